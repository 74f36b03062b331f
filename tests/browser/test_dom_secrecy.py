"""What a page holds of cards, searched over whole deals: nothing that its seat cannot know, in no spelling.

What a seat can know is reckoned from the deal once it lies open, never from what the page was told.
"""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.guests import Guest, RefusedError, Seat, play
from tests.browser.spelling import named
from tests.browser.states.scene import GAMES, Scene, shown

DEALS = 20
LONG: dict[str, dict[str, Any]] = {
    "zinzolin": {},
    "nain-jaune": {"rules": {"end": {"rounds": DEALS}}},
    "reversis": {"rules": {"tours": 8}},
}
QUICK = {"speed": "none", "collect": "never", "sound": False}
PATIENCE = 10.0

PAST = """
() => {
  for (const it of document.querySelectorAll('.log li, [data-live] p, .bubble')) it.hidden = true
}
"""
"""What was told of deals that are over may name every card; from now on it does not count."""

HELD = """
() => {
  const [attributes, texts] = [new Set(), []]
  const walk = (it) => {
    if (it.nodeType === Node.TEXT_NODE) texts.push(it.data)
    if (it.nodeType !== Node.ELEMENT_NODE || it.hidden || it.matches('script, style, link, .board .box')) return
    for (const { name, value } of it.attributes) if (name !== 'data-account') attributes.add(value)
    if ('value' in it) attributes.add(String(it.value))
    for (const child of it.childNodes) walk(child)
  }
  walk(document.documentElement)
  const hand = [...document.querySelectorAll('.hand [data-card]')].map((it) => it.dataset.card).sort()
  const asked = document.querySelector('.prompt.own') !== null
  return { attributes: [...attributes].join('\\n'), text: texts.join(''), hand, asked }
}
"""
"""All attributes (a line each) and all text of a page; not the boxes of the board, which bear the names of cards."""


@pytest.mark.parametrize("game", GAMES)
def test_a_page_names_no_card_that_its_seat_cannot_know(people: People, game: str) -> None:
    with Scene(people) as scene:
        page, passer_by = scene.come(**QUICK), scene.come(**QUICK)
        deals = cards = 0
        while deals < DEALS:
            guest = Guest.of(page, scene.address)
            seat = scene.seat(guest, guest.open(game, **LONG[game]))
            shown(page, seat.table)
            passer_by.goto(f"/t/{seat.table}")
            expect(passer_by.locator(".actions")).to_be_visible()
            while deals < DEALS and seat.phase != "over":
                cards += searched(seat, page, passer_by)
                deals += 1
            guest.wish(seat.table, "close")
            seat.leave()
    assert cards > DEALS * 100


def searched(seat: Seat, page: Page, passer_by: Page) -> int:
    """One deal; how many names of cards were found, all of them of cards that could be known."""
    number = seat.last["face"]["deal"] + 1
    if number > 1:
        expect(page.locator("[data-live=polite] p").last).to_contain_text(f"Deal {number - 1} is settled")
    page.keyboard.press("Escape")
    page.evaluate(PAST)
    seat.ready()
    seat.hear(lambda _: seat.phase == "playing")
    looks: list[tuple[set[str], set[str]]] = []
    while seat.hear(lambda _: seat.legal or seat.phase != "playing") and seat.legal:
        whole = (number + len(looks)) % 2 == 0
        looks.append((of_the_player(page, seat, whole=whole), of_the_passer_by(passer_by, seat, whole=not looks)))
        seat.act(seat.legal[0])
    deal = seat.guest.ask("GET", f"/api/tables/{seat.table}/deals/{number}")
    moments = [at for at, step in enumerate(deal["steps"]) if step["seat"] == seat.seat]
    assert len(moments) == len(looks)
    for at, (own, public) in zip(moments, looks, strict=True):
        beyond = own - known(deal["steps"][:at], seat.seat), public - known(deal["steps"][:at], None)
        assert beyond == (set(), set()), f"deal {number}, step {at}: {beyond}"
    return sum(len(own) + len(public) for own, public in looks)


def of_the_player(page: Page, seat: Seat, *, whole: bool) -> set[str]:
    """The cards that a player's page names at his turn, once it stands there; every other time in its tree as well."""
    hand = sorted(seat.last["sight"]["hand"])
    until = time.monotonic() + PATIENCE
    held = page.evaluate(HELD)
    while not (held["asked"] and held["hand"] == hand):
        assert time.monotonic() < until, f"the page shows {held['hand']}, not {hand}"
        page.wait_for_timeout(10)
        held = page.evaluate(HELD)
    return cards_in(held, seat, page.locator("body").aria_snapshot() if whole else "")


def of_the_passer_by(page: Page, seat: Seat, *, whole: bool) -> set[str]:
    """The cards that the page of one without a seat names, and now and then its accessibility tree."""
    return cards_in(page.evaluate(HELD), seat, page.locator("body").aria_snapshot() if whole else "")


def cards_in(held: dict[str, Any], seat: Seat, tree: str) -> set[str]:
    """The cards that are named; the name of a table is none."""
    attributes = held["attributes"].replace(seat.table, "").split("\n")
    return named(attributes, f"{held['text']}\n{tree.replace(seat.table, '')}")


def known(steps: list[dict[str, Any]], seat: int | None) -> set[str]:
    """The cards that a seat has had in hand or seen in these steps of a deal; for None, that all have seen."""
    found: set[str] = set()
    for before, step in zip([None, *steps], steps, strict=False):
        found |= set(step["hands"][seat]) if seat is not None else set()
        action = (step["action"] or "").strip("!")
        if before is None or step["seat"] is None:
            continue
        if len(action) == 2 and action[0] == "d":
            found |= {card for card in before["hands"][step["seat"]] if card[0] == action[1]}
        elif action in before["hands"][step["seat"]]:
            found.add(action)
    return found


def test_every_spelling_is_read() -> None:
    told = "You lead: queen of spades. Le dix de carreau; R♥, 10 ♣\ufe0e and x4D, but no box of the king."
    assert named(["/assets/7H-four-Dz9_-a4K.svg", "c JC", "slot--2S"], told) == {
        "QS",
        "TD",
        "KH",
        "TC",
        "4D",
        "7H",
        "JC",
        "2S",
    }
    assert named(["/assets/index-B7D-9KC.js", "svelte-9hkc2s", "H"], "deal 2, 10 points") == set()


def test_commands_are_neither_swapped_nor_replayed(people: People) -> None:
    with Scene(people) as scene:
        one, other = scene.come(), scene.come()
        owner, friend = Guest.of(one, scene.address), Guest.of(other, scene.address)
        table = owner.open("reversis")
        seats = scene.seat(owner, table), scene.sit(friend, table, 1)
        shown(one, table)
        with one.expect_request("**/commands") as sent:
            one.get_by_role("button", name="Begin").click()
        command: dict[str, Any] = sent.value.post_data_json or {}
        seats[0].hear(lambda told: told["face"]["places"][0]["ready"])
        path, done = f"/api/tables/{table}/commands", seats[0].last["seq"]
        assert refused(friend, path, command) == "not_yours"
        assert owner.ask("POST", path, command)["seq"] == done
        elsewhere = friend.open("reversis")
        assert refused(owner, f"/api/tables/{elsewhere}/commands", command) == "not_yours"
        assert refused(owner, path, {**command, "id": "another-command"}) == "not_now"
        play(seats, lambda: seats[0].legal)
        act = {"id": "the-first-card", "seen": seats[0].last["seq"], "wish": wish(seats[0])}
        assert refused(friend, path, act) == "not_yours"
        seq = owner.ask("POST", path, act)["seq"]
        assert owner.ask("POST", path, act)["seq"] == seq
        assert refused(owner, path, {**act, "id": "once-more"}) == "stale"
        assert owner.ask("GET", f"/api/tables/{table}")["deal"] == 1


def wish(seat: Seat) -> dict[str, Any]:
    """The first thing that is allowed."""
    return {"kind": "act", "seat": seat.seat, "action": seat.legal[0]}


def refused(guest: Guest, path: str, command: Any) -> str:
    """The code with which a command is refused."""
    with pytest.raises(RefusedError) as refusal:
        guest.ask("POST", path, command)
    return str(refusal.value.told["code"])
