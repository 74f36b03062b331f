"""Whatever a client sends: no fault of the server, and every answer as it is described.

Each operation but the stream is asked twice over: of tables and records that nobody knows, and of real ones by their
owner. What the schema allows and the rules do not (a game of no name) may be refused, so that check is left out.
"""

import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import negative_data_rejection

from corbillon.games import GAMES
from corbillon.server import studying
from corbillon.server.config import Config
from corbillon.server.house import House
from corbillon.server.serving import Server, listen
from corbillon.server.storage import open_store
from corbillon.server.web import openapi
from corbillon.server.web.app import Backing, create_app
from corbillon.server.web.limits import RATES, Rate, Share
from corbillon.words import words
from tests.server.thinkers import Thinkers
from tests.test_commands import some_deal

EXAMPLES = 12
UNBOUND = {kind: Rate(Share(10**6, 1e-6), Share(10**6, 1e-6)) for kind in RATES}
bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@dataclass
class Site:
    """A server with a table and a record, and the cookies of their owner."""

    base: str
    table: str
    key: str
    cookies: dict[str, str]


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Backing]:
    """A store and a house that studies in a thread."""
    store = open_store(None, config.data)
    house = House(store, thinkers=Thinkers())
    await house.start()
    yield store, house
    await house.stop()
    await store.close()


@pytest.fixture(scope="module")
def quick() -> Iterator[None]:
    """Reviews are of few worlds: here they are only to be well formed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(studying, "WORLDS", 8)
        yield


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, quick: None) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("site")
    config = Config(data=folder, host="127.0.0.1")
    listening = listen(config, words("en"))
    app = create_app(config, opening=opened, rates=UNBOUND)
    started = threading.Event()
    server = Server(app, started.set)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    assert started.wait(10)
    host, port = listening.getsockname()
    with httpx.Client(base_url=f"http://{host}:{port}") as owner:
        table = owner.post("/api/tables", json={"settings": {"game": "zinzolin"}}).json()["table"]
        key = owner.post("/api/records", json=some_deal(GAMES["reversis"])).json()["key"]
        assert owner.get(f"/api/records/{key}/deals/1/review", timeout=120).status_code == 200
        yield Site(str(owner.base_url), table, key, dict(owner.cookies))
    server.should_exit = True
    thread.join(5)


CHECKS = {
    "positive_data_acceptance": {"enabled": False},
    "negative_data_rejection": {"expected-statuses": ["400", "403", "404", "405", "413", "422"]},
}
api = schemathesis.openapi.from_dict(
    openapi.document(create_app(Config(data=Path()))), config=schemathesis.Config.from_dict({"checks": CHECKS})
).exclude(operation_id="table_stream")


@api.parametrize()
@bounded
def test_of_what_nobody_knows(case: Case[Any], site: Site) -> None:
    case.call_and_validate(base_url=site.base)


@api.parametrize()
@bounded
def test_of_real_tables_by_their_owner(case: Case[Any], site: Site) -> None:
    known = {"table": site.table, "key": site.key, "number": 1, "game": "zinzolin"}
    for name in set(known) & set(case.path_parameters or {}):
        case.path_parameters[name] = known[name]  # so that what was to be wrong may be right
    case.call_and_validate(base_url=site.base, cookies=site.cookies, excluded_checks=[negative_data_rejection])
