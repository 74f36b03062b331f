"""What the first visit weighs on the way."""

import pytest

from tests.browser.conftest import People
from tests.browser.playing import open_table

LIGHT = 150_000


@pytest.mark.parametrize("at", ["home", "table"])
def test_the_first_visit_is_light_before_the_cards(people: People, at: str) -> None:
    page = people.come("fr")
    path = "/" if at == "home" else open_table(page.request, "zinzolin")
    addresses: dict[str, str] = {}
    weights: dict[str, int] = {}
    devtools = page.context.new_cdp_session(page)
    devtools.on("Network.responseReceived", lambda told: addresses.update({told["requestId"]: told["response"]["url"]}))
    devtools.on(
        "Network.loadingFinished", lambda told: weights.update({told["requestId"]: int(told["encodedDataLength"])})
    )
    devtools.send("Network.enable")
    page.goto(path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_timeout(1_000)
    before = {
        address: weights.get(name, 0)
        for name, address in addresses.items()
        if "/assets/" not in address or not address.endswith(".svg")
    }
    assert len(before) > 8
    assert sum(before.values()) < LIGHT, sorted(before.items(), key=lambda one: -one[1])[:8]
