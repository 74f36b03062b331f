"""How a server is set up: from the environment, and from what a command was told."""

import ipaddress
import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from corbillon.bots.thinking import PROCESSES

FIRST_PORT = 8765
MOST_THINKERS = 64
SHORTEST_SECRET = 16
PAGE = Path(__file__).parent / "page"
KEY_FILE = "secret.key"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class ConfigError(ValueError):
    """A setting has a value that it cannot have."""


@dataclass(frozen=True)
class Config:
    """A server's settings."""

    data: Path
    """The folder of the embedded database and of the key."""
    database: str | None = None
    """The address of a database; None for the embedded one."""
    host: str | None = None
    """The address to listen at; None for this machine and its local network, and nobody else."""
    port: int | None = None
    """None for the first free one from 8765 on."""
    trusted: tuple[Network, ...] = ()
    """Proxies that are believed when they say for whom they ask, and whether by TLS."""
    secret: str | None = None
    """The key that signs cookies; None for the one in the data folder."""
    thinkers: int = PROCESSES
    """How many processes think for the bots; one more does so for hints and reviews."""
    open_metrics: bool = False
    """Whether others than this machine may read the metrics."""
    page: Path = PAGE


def read_config(
    environment: Mapping[str, str],
    *,
    data: str | None = None,
    host: str | None = None,
    port: str | None = None,
) -> Config:
    """The settings of the environment, where a command was not told otherwise.

    :raises ConfigError: when a value is wrong; the message names setting and value.
    """
    folder = data or environment.get("CORBILLON_DATA") or platformdirs.user_data_dir("corbillon", appauthor=False)
    return Config(
        data=Path(folder).expanduser().absolute(),
        database=environment.get("CORBILLON_DATABASE") or None,
        host=host or environment.get("CORBILLON_HOST") or None,
        port=_port(port or environment.get("CORBILLON_PORT") or None),
        trusted=_networks(environment.get("CORBILLON_TRUSTED_PROXIES", "")),
        secret=_secret(environment.get("CORBILLON_SECRET") or None),
        thinkers=_thinkers(environment.get("CORBILLON_THINKERS") or None),
        open_metrics=_switch("CORBILLON_OPEN_METRICS", environment.get("CORBILLON_OPEN_METRICS", "")),
    )


def _port(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 6 and 1 <= int(text) <= 65535):
        raise ConfigError(f"port: {text!r} is no number from 1 to 65535")
    return int(text)


def _thinkers(text: str | None) -> int:
    if text is None:
        return PROCESSES
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_THINKERS):
        raise ConfigError(f"CORBILLON_THINKERS: {text!r} is no number from 1 to {MOST_THINKERS}")
    return int(text)


def _networks(text: str) -> tuple[Network, ...]:
    try:
        return tuple(ipaddress.ip_network(part) for part in text.replace(",", " ").split())
    except ValueError as fault:
        raise ConfigError(f"CORBILLON_TRUSTED_PROXIES: {fault}") from None


def _secret(text: str | None) -> str | None:
    if text is not None and len(text) < SHORTEST_SECRET:
        raise ConfigError(f"CORBILLON_SECRET: has {len(text)} characters, at least {SHORTEST_SECRET} are needed")
    return text


def _switch(name: str, text: str) -> bool:
    if text not in ("", "0", "1"):
        raise ConfigError(f"{name}: {text!r} is neither 0 nor 1")
    return text == "1"


def signing_key(config: Config) -> str:
    """The key that signs cookies: given, or kept in the data folder, where it is made at the first start.

    :raises ConfigError: when the kept one is too short to be one.
    """
    if config.secret is not None:
        return config.secret
    make_folder(config.data)
    path = config.data / KEY_FILE
    if not path.exists():
        _make_key(path)
    key = path.read_text(encoding="ascii", errors="replace").strip()
    if len(key) < SHORTEST_SECRET:
        raise ConfigError(f"{path}: holds no key; remove it to have one made")
    return key


def make_folder(folder: Path) -> None:
    """The data folder; made for its owner's eyes only: tables lie in it, with the hands of deals not yet over."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def _make_key(path: Path) -> None:
    """Make a key that only its owner reads; of two processes that do so at once the first one's stays."""
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(32))
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        os.replace(draft, path)
        return
    draft.unlink()
