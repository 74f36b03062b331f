"""An application over an empty SQLite store: in process, and behind a real server for its streams."""

import gzip
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from corbillon.server.config import Config
from corbillon.server.serving import Server, listen
from corbillon.server.web.app import create_app
from corbillon.words import words
from tests.server.web.asking import Served, visitor


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as a build leaves it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Corbillon</title>")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    script = folder / "assets" / "index-Bx3.js"
    script.write_text("export {}")
    script.with_name("index-Bx3.js.br").write_bytes(b"brotli")
    script.with_name("index-Bx3.js.gz").write_bytes(gzip.compress(b"export {}"))
    return folder


@pytest.fixture
def config(tmp_path: Path, built: Path) -> Config:
    return Config(data=tmp_path / "data", page=built)


@pytest.fixture
async def app(config: Config) -> AsyncIterator[FastAPI]:
    """An application at work."""
    made = create_app(config)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(made.router.lifespan_context(made))
        yield made


@pytest.fixture
async def client(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """A browser on the same machine."""
    async with visitor(app) as opened:
        yield opened


@pytest.fixture
def served(config: Config) -> Iterator[Served]:
    """A real server on a free port of this machine."""
    listening = listen(replace(config, host="127.0.0.1", port=None), words("en"))
    app = create_app(replace(config, host="127.0.0.1"))
    started = threading.Event()
    server = Server(app, started.set)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    assert started.wait(10)
    host, port = listening.getsockname()
    yield Served(f"http://{host}:{port}", app, server, thread)
    server.should_exit = True
    begun = time.monotonic()
    thread.join(5)
    assert time.monotonic() - begun < 2, "a server ends within two seconds"
