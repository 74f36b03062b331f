"""A server from its start to its end: one socket, a few printed lines, and an end that waits for nobody."""

import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from corbillon.server.config import FIRST_PORT, Config, ConfigError, read_config
from corbillon.server.running import Claim, claim, running_link
from corbillon.server.storage import StoreFailure
from corbillon.server.web.app import create_app
from corbillon.server.web.reach import addresses_of, is_own_name
from corbillon.words import Words, words

PORTS = range(FIRST_PORT, FIRST_PORT + 100)
PATIENCE = 5.0
"""How many seconds another server has to say where it is: it may just be starting."""
AT_MOST = 1
"""Seconds that answers under way have when the server ends."""
KEPT_ALIVE = 65
"""Seconds for which a connection waits for the next question: a player thinks longer than the usual five."""
MOST_CONNECTIONS = 12_000
FILES_BESIDE = 200


class ServingError(Exception):
    """The server cannot be started; the message is one line for a person."""


def serve(host: str | None, port: str | None, data: str | None, lang: str, *, opens: bool) -> int:
    """Serve until it is ended.

    :raises ServingError: when a setting is wrong, the port is taken, or the database cannot be opened.
    """
    said = words(lang)
    try:
        config = read_config(os.environ, data=data, host=host, port=port)
        held = None if config.database else claim(config.data)
    except ConfigError as fault:
        raise ServingError(str(fault)) from None
    if config.database is None and held is None:
        return _open_running(config, said, opens)
    try:
        return _serve(config, held, said, opens)
    finally:
        if held is not None:
            held.release()


def _open_running(config: Config, said: Words, opens: bool) -> int:
    """The server of this folder is there already: its page is as good as another."""
    link = running_link(config.data, PATIENCE)
    if link is None:
        raise ServingError(said.say("serve-silent", folder=str(config.data)))
    print(said.say("serve-running", link=link))
    if opens:
        open_page(link, said)
    return 0


def _serve(config: Config, held: Claim | None, said: Words, opens: bool) -> int:
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # what goes wrong is said in one line below
    allow_files(MOST_CONNECTIONS + FILES_BESIDE)
    listening = listen(config, said)
    app = create_app(config)
    link = _link(config, listening)

    def started() -> None:
        if held is not None:
            held.announce(link, app.state.site.instance)
        _say_where(config, listening, link, said)
        if opens:
            open_page(link, said)

    server = Server(app, started)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        print()
    except SystemExit:
        _say_fault(app)
    return 0


def _say_fault(app: FastAPI) -> None:
    fault = getattr(app.state, "fault", None)
    if isinstance(fault, ValueError | StoreFailure | OSError):
        raise ServingError(str(fault)) from None
    if fault is not None:
        raise fault


class Server(uvicorn.Server):
    """A server that says when it listens, and ends its streams before it waits for answers to end."""

    def __init__(self, app: FastAPI, started: Callable[[], None]) -> None:
        self._app = app
        self._when_started = started
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                ws="none",
                lifespan="on",
                limit_concurrency=MOST_CONNECTIONS,
                timeout_keep_alive=KEPT_ALIVE,
                timeout_graceful_shutdown=AT_MOST,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        await super().startup(sockets)
        self._when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End."""
        self._app.state.site.streams.close()
        await super().shutdown(sockets)


def listen(config: Config, said: Words) -> socket.socket:
    """A socket at the host and port of a configuration, or at the first port that is free.

    :raises ServingError: when there is none.
    """
    host = config.host or "0.0.0.0"
    for port in PORTS if config.port is None else (config.port,):
        try:
            return _bound(host, port)
        except OSError as fault:
            if isinstance(fault, socket.gaierror) or not _is_taken(fault):
                raise ServingError(said.say("serve-no-address", host=host, why=fault.strerror or str(fault))) from None
    if config.port is None:
        raise ServingError(said.say("serve-no-port", first=PORTS[0], last=PORTS[-1]))
    raise ServingError(said.say("serve-port-taken", port=config.port))


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name != "nt":  # there it would let two servers have one port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(False)
    return bound


def _is_taken(fault: OSError) -> bool:
    return fault.errno == errno.EADDRINUSE or (os.name == "nt" and fault.errno == errno.EACCES)


def _link(config: Config, listening: socket.socket) -> str:
    """The address for this machine."""
    port = listening.getsockname()[1]
    if config.host is None or is_own_name(config.host):
        return f"http://{'[::1]' if config.host == '::1' else '127.0.0.1'}:{port}"
    return f"http://[{config.host}]:{port}" if ":" in config.host else f"http://{config.host}:{port}"


def _say_where(config: Config, listening: socket.socket, link: str, said: Words) -> None:
    print(said.say("serve-here", link=link))
    port = listening.getsockname()[1]
    near = [f"http://{address}:{port}" for address in addresses_of(config.host)]
    for other in near:
        if other != link:
            print(said.say("serve-network", link=other))
    if near and config.host is None:
        print(said.say("serve-network-note"))
    if not (config.page / "index.html").is_file():
        print(said.say("serve-no-page"))
    print(said.say("serve-stop"), flush=True)


def open_page(link: str, said: Words) -> None:
    """Open the page, where there is a browser that shows it elsewhere than in this terminal."""
    if not has_screen():
        print(said.say("serve-no-browser", link=link), flush=True)
        return

    def opening() -> None:
        try:
            opened = webbrowser.open(link)
        except webbrowser.Error:
            opened = False
        if not opened:
            print(said.say("serve-no-browser", link=link), flush=True)

    threading.Thread(target=opening, daemon=True).start()  # some browsers take their time to start


def has_screen() -> bool:
    """Whether somebody sits before a screen of this machine, and not at the other end of a terminal."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))


def allow_files(wished: int) -> None:
    """Let this process have so many connections open, as far as the system allows it."""
    try:
        import resource
    except ImportError:
        return  # Windows counts otherwise
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wished if hard == resource.RLIM_INFINITY else min(wished, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
