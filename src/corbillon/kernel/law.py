"""One text, two speeds: rules are plain Python, and machine code inside a driver.

``@law`` only notes a function. ``@driver`` marks a loop over laws; at its first call Numba is loaded, every law noted
so far is registered, and the loop is compiled. Without Numba a driver is the plain function: slower, the same answers.
"""

import contextlib
import functools
import gc
import hashlib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import platformdirs

P = ParamSpec("P")
R = TypeVar("R")

LAWFUL_ROOMS = ("kernel", "games", "bots", "search", "analysis", "encode", "envs")
"""The packages whose sources decide what a driver does, and so key its cache (numba#1833)."""

_laws: list[Callable[..., Any]] = []
_registered = 0
_compiling = threading.RLock()


def law(function: Callable[P, R]) -> Callable[P, R]:
    """A rule or a verb: ordinary Python when called from Python, machine code when called from a driver."""
    _laws.append(function)
    return function


def driver(function: Callable[P, R]) -> Callable[P, R]:
    """A loop over laws, compiled at its first call; it takes arrays of records, or lists of objects without Numba."""
    kernel: Callable[P, R] | None = None

    @functools.wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        nonlocal kernel
        if kernel is None:
            with _compiling:
                kernel = kernel or _compile(function, args)
        return kernel(*args, **kwargs)

    return call


@functools.cache
def native() -> bool:
    """Whether drivers run as machine code here: Numba is installed and not told to stand aside."""
    try:
        import numba
    except ImportError:
        return False
    config: Any = numba.config
    return not config.DISABLE_JIT


@functools.cache
def sources_hash() -> str:
    """A digest of every source that a driver may run."""
    package = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for room in LAWFUL_ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            digest.update(str(path.relative_to(package)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def laws() -> tuple[Callable[..., Any], ...]:
    """Every law noted so far, in the order of definition."""
    return tuple(_laws)


def _compile(function: Callable[..., Any], args: tuple[Any, ...]) -> Callable[..., Any]:
    """The machine code of a driver for arguments of these types, from the cache if it is there."""
    if not native():
        return function
    import numba

    _register_laws()
    # The cache directory is a setting of the whole process: it is ours only while the loop is handed over.
    config: Any = numba.config
    before = config.CACHE_DIR
    if not before:
        config.CACHE_DIR = str(_cache_folder(numba.__version__, bool(config.BOUNDSCHECK)))
    try:
        compiled: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before
    with _no_collection():
        compiled.compile(tuple(numba.typeof(arg) for arg in args))
    return compiled  # type: ignore[no-any-return]


def _cache_folder(version: str, checked: bool) -> Path:
    """Where compiled code lies; Numba's own key tells neither our sources apart nor code with checked indices."""
    kind = f"numba-{version}-checked" if checked else f"numba-{version}"
    return platformdirs.user_cache_path("corbillon") / kind / sources_hash()


@contextlib.contextmanager
def _no_collection() -> Iterator[None]:
    """Compiling makes many small objects that live: collecting among them takes a tenth of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _register_laws() -> None:
    """Tell Numba of every law noted since the last time."""
    from numba.extending import register_jitable

    import corbillon.kernel.bits_native  # gives the bit functions their machine form
    import corbillon.kernel.copying_native  # noqa: F401
    from corbillon.kernel.linking import LinkedLaw

    global _registered
    for rule in _laws[_registered:]:
        register_jitable(no_cfunc_wrapper=True, pipeline_class=LinkedLaw, forceinline=True)(rule)
        _registered += 1
