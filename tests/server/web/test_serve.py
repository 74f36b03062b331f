"""``corbillon serve`` as it is run: what it prints, where it listens, a second one, wrong settings, and the end."""

import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from corbillon.server import serving
from corbillon.server.config import Config, ConfigError, read_config, signing_key
from corbillon.server.running import claim, running_link
from corbillon.server.serving import ServingError, has_screen, listen, open_page
from corbillon.server.web.reach import addresses_of, bases, is_own_name, local_addresses
from corbillon.words import words

ENGLISH = words("en")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "corbillon.cli", *arguments]


@contextmanager
def serving_at(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running server, and where it says it is."""
    given = command("serve", "--data", str(folder), "--host", "127.0.0.1", "--lang", "en", *arguments)
    process = subprocess.Popen(given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + (process.stderr.read() if process.stderr else "")
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


def test_it_serves_says_where_and_ends_at_once_with_a_stream_open(tmp_path: Path) -> None:
    begun = time.monotonic()
    with serving_at(tmp_path / "data") as (process, link):
        assert time.monotonic() - begun < 10
        with httpx.Client(base_url=link) as client:
            table = client.post("/api/tables", json={"settings": {"game": "reversis"}}).json()["table"]
            with client.stream("GET", f"/api/tables/{table}/stream") as stream:
                lines = stream.iter_lines()
                next(lines)
                ending = time.monotonic()
                process.send_signal(signal.SIGINT)
                assert list(lines)
                assert process.wait(5) == 0
                assert time.monotonic() - ending < 2
        assert process.stderr is not None
        assert process.stderr.read() == ""
    with serving_at(tmp_path / "data") as (_, link):
        assert httpx.get(f"{link}/api/tables/{table}").status_code == 200


def test_a_second_one_says_where_the_first_is(tmp_path: Path) -> None:
    with serving_at(tmp_path / "data") as (first, link):
        given = command("--no-open", "--data", str(tmp_path / "data"), "--lang", "fr")
        second = subprocess.run(given, capture_output=True, text=True, timeout=20, check=False)
        assert second.returncode == 0
        assert link in second.stdout
        assert "déjà ouvert" in second.stdout
        first.send_signal(signal.SIGKILL)
        first.wait()
        held = claim(tmp_path / "data")
        assert held is not None, "the system lets go of what a killed process held"
        assert running_link(tmp_path / "data", 0) is None
        assert claim(tmp_path / "data") is None
        held.release()


@pytest.mark.parametrize(
    ("arguments", "environment", "named"),
    [
        (["--port", "0"], {}, "'0'"),
        (["--port", "http"], {}, "'http'"),
        (["--host", "256.1.1.1"], {}, "256.1.1.1"),
        (["--host", "203.0.113.77"], {}, "203.0.113.77"),
        ([], {"CORBILLON_SECRET": "short"}, "CORBILLON_SECRET"),
        ([], {"CORBILLON_TRUSTED_PROXIES": "10.0.0.300"}, "CORBILLON_TRUSTED_PROXIES"),
        ([], {"CORBILLON_DATABASE": "oracle://x"}, "oracle"),
        ([], {"CORBILLON_OPEN_METRICS": "yes"}, "CORBILLON_OPEN_METRICS"),
        ([], {"CORBILLON_THINKERS": "0"}, "CORBILLON_THINKERS"),
        ([], {"CORBILLON_THINKERS": "many"}, "CORBILLON_THINKERS"),
        (["--data", "/dev/null/x"], {}, "/dev/null"),
    ],
)
def test_wrong_settings_are_one_line(
    tmp_path: Path, arguments: list[str], environment: dict[str, str], named: str
) -> None:
    given = command("serve", "--data", str(tmp_path), *arguments)
    done = subprocess.run(
        given, capture_output=True, text=True, env={**os.environ, **environment}, timeout=20, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("corbillon")
    assert named in done.stderr


def test_a_port_that_is_taken_is_said_so_or_passed_over(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        config = Config(data=tmp_path, host="127.0.0.1", port=port)
        with pytest.raises(ServingError, match=f"port {port} is taken"):
            listen(config, ENGLISH)
    first = listen(Config(data=tmp_path, host="127.0.0.1"), ENGLISH)
    second = listen(Config(data=tmp_path, host="127.0.0.1"), ENGLISH)
    assert first.getsockname()[1] < second.getsockname()[1]
    first.close()
    second.close()


def test_no_free_port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving, "PORTS", range(port, port + 1))
        with pytest.raises(ServingError, match=f"no free port from {port}"):
            listen(Config(data=tmp_path, host="127.0.0.1"), ENGLISH)


def test_settings_come_from_the_environment_and_a_command_is_heard_first(tmp_path: Path) -> None:
    environment = {
        "CORBILLON_DATA": str(tmp_path),
        "CORBILLON_DATABASE": "postgresql://localhost/corbillon",
        "CORBILLON_HOST": "0.0.0.0",
        "CORBILLON_PORT": "9000",
        "CORBILLON_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
        "CORBILLON_SECRET": "x" * 16,
        "CORBILLON_OPEN_METRICS": "1",
        "CORBILLON_THINKERS": "3",
    }
    config = read_config(environment)
    assert (config.data, config.host, config.port) == (tmp_path, "0.0.0.0", 9000)
    assert [str(network) for network in config.trusted] == ["10.0.0.0/8", "::1/128"]
    assert config.open_metrics
    assert config.thinkers == 3
    assert signing_key(config) == "x" * 16
    told = read_config(environment, data=str(tmp_path / "b"), host="127.0.0.1", port="9001")
    assert (told.data, told.host, told.port) == (tmp_path / "b", "127.0.0.1", 9001)
    assert read_config({}).host is None
    assert read_config({}).port is None


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    config = Config(data=tmp_path / "data")
    key = signing_key(config)
    assert len(key) == 64
    assert signing_key(config) == key
    path = config.data / "secret.key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(config.data.stat().st_mode) == 0o700
    assert [file.name for file in config.data.iterdir()] == ["secret.key"]
    path.write_text("short")
    with pytest.raises(ConfigError, match=r"secret\.key"):
        signing_key(config)


def test_who_has_no_screen_is_told_the_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_screen()
    open_page("http://127.0.0.1:1", ENGLISH)
    assert "http://127.0.0.1:1" in capsys.readouterr().out


def test_who_has_one_sees_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", opened.append)
    open_page("http://127.0.0.1:1", ENGLISH)
    until = time.monotonic() + 2
    while not opened:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert opened == ["http://127.0.0.1:1"]


def test_addresses_are_found_without_asking_anybody() -> None:
    for address in local_addresses():
        assert socket.inet_aton(address)
        assert not address.startswith("127.")
    assert addresses_of("127.0.0.1") == []
    assert addresses_of("192.168.1.2") == ["192.168.1.2"]


@pytest.mark.parametrize(
    ("host", "listens", "links"),
    [
        ("127.0.0.1:8765", None, ["http://192.168.1.20:8765", "http://10.0.0.3:8765"]),
        ("localhost:8765", "0.0.0.0", ["http://192.168.1.20:8765", "http://10.0.0.3:8765"]),
        ("127.0.0.1:8765", "127.0.0.1", ["http://127.0.0.1:8765"]),
        ("[::1]:8765", "::1", ["http://[::1]:8765"]),
        ("10.0.0.3:8765", None, ["http://10.0.0.3:8765", "http://192.168.1.20:8765"]),
        ("laptop.local:8765", None, ["http://laptop.local:8765", "http://192.168.1.20:8765", "http://10.0.0.3:8765"]),
        ("corbillon.example", "0.0.0.0", ["http://corbillon.example"]),
        ("192.168.1.20:8765", "192.168.1.20", ["http://192.168.1.20:8765"]),
    ],
)
def test_invitations(monkeypatch: pytest.MonkeyPatch, host: str, listens: str | None, links: list[str]) -> None:
    monkeypatch.setattr("corbillon.server.web.reach.local_addresses", lambda: ["192.168.1.20", "10.0.0.3"])
    assert bases("http", host, 8765, listens) == links


@pytest.mark.parametrize(("name", "own"), [("localhost", True), ("[::1]:1", True), ("127.0.0.9", True), ("a.b", False)])
def test_a_machines_own_names(name: str, own: bool) -> None:
    assert is_own_name(name) is own
