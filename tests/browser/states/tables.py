"""A table, in all that may come to pass at it."""

import re
from collections.abc import Callable, Mapping
from functools import partial

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.looking import dress
from tests.browser.playing import QUICK
from tests.browser.states.scene import GAMES, NAMES, Scene, alone, choosing, doing, shown, together, turn


def waiting(scene: Scene) -> Page:
    """Before the first deal, alone."""
    page = scene.come()
    return shown(page, scene.guest(page).open("zinzolin"))


def gathering(scene: Scene) -> Page:
    """Before the first deal, with somebody, with rules and a clock of one's own, and the invitation."""
    page = scene.come()
    table = scene.guest(page).open("reversis", rules={"tours": 1, "peek": "allowed_if_kept"}, listed=True,
                                   clock={"move": 20, "first": 40, "bank": 60})  # fmt: skip
    scene.forget((scene.guest(page), table))
    scene.sit(scene.guest(), table, 2).ready()
    shown(page, table)
    expect(page.get_by_role("img", name=re.compile("Code to be read"))).to_be_visible()
    return page


def exchange(game: str, scene: Scene) -> Page:
    """A card may be put aside."""
    return alone(scene, game, lambda seat: seat.legal and doing(seat) == "exchange")


def in_turn(game: str, scene: Scene) -> Page:
    """Some cards are refused."""
    return alone(scene, game, lambda seat: turn(seat) and seat.last["choices"]["refused"])


def show(scene: Scene) -> Page:
    """Cards may be shown."""
    return alone(scene, "zinzolin", lambda seat: any(action[0] == "d" for action in seat.legal))


def not_in_turn(game: str, scene: Scene) -> Page:
    """Somebody else is to play."""
    return together(scene, game, lambda one, other: turn(one) and not other.legal)


def raised(scene: Scene) -> Page:
    """A card awaits the second gesture."""
    page = alone(scene, "reversis", choosing, confirm=True)
    page.get_by_role("button", name=re.compile(", allowed$")).first.click()
    expect(page.get_by_role("button", name=re.compile("^Play: "))).to_be_visible()
    return page


def why_not(scene: Scene) -> Page:
    """A refused card was touched."""
    page = alone(scene, "zinzolin", choosing)
    page.get_by_role("button", name=re.compile(", refused$")).first.click()
    expect(page.get_by_role("region", name="Answer")).to_be_visible()
    return page


def board_card(scene: Scene) -> Page:
    """A board card may be laid with or without the word."""
    page = alone(scene, "nain-jaune", lambda seat: any(f"{action}!" in seat.legal for action in seat.legal))
    page.get_by_role("button", name=re.compile("board card, allowed$")).first.click()
    expect(page.get_by_role("button", name=re.compile("saying nothing$"))).to_be_visible()
    return page


def pending(scene: Scene) -> Page:
    """Something is due when the deal is settled."""
    page = alone(scene, "reversis", lambda seat: turn(seat) and seat.last["sight"]["pending"])
    page.locator("summary", has_text="Pending").click()
    return page


def settlement(game: str, scene: Scene) -> Page:
    """A deal is over."""
    return alone(scene, game, lambda seat: seat.phase == "between")


def over(game: str, scene: Scene) -> Page:
    """The match is over."""
    page = alone(scene, game, lambda seat: seat.phase == "over")
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
    return page


def ledger(scene: Scene) -> Page:
    """All payments."""
    page = alone(scene, "nain-jaune", lambda seat: seat.last["face"]["deal"] == 2 and turn(seat))
    page.get_by_role("button", name="Accounts").click()
    expect(page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    return page


def story(scene: Scene) -> Page:
    """How the chips of an account came to be."""
    page = alone(scene, "zinzolin", choosing)
    page.get_by_role("button", name=re.compile("How did this come to be")).first.click()
    expect(page.get_by_role("dialog").get_by_text("How this came to be")).to_be_visible()
    return page


def last_trick(scene: Scene) -> Page:
    """The last trick, looked at again."""
    page = alone(scene, "zinzolin", choosing)
    page.get_by_role("button", name="Last trick").click()
    expect(page.get_by_role("region", name="Answer")).to_be_visible()
    return page


def panel(name: str, scene: Scene) -> Page:
    """One of the panels, at a table with company where everything is allowed."""
    page = together(
        scene, "reversis", lambda one, other: turn(one), first=True, free_text=True, watching="seat",
        rules={"tours": 1, "peek": "allowed_if_kept"},
    ) if name != "Rules" else gathering(scene)  # fmt: skip
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def covered(scene: Scene) -> Page:
    """A bot plays for one who is not there."""
    page = scene.come()
    owner, absent = scene.guest(page), scene.guest()
    table = owner.open("reversis", **QUICK["reversis"])
    seat = scene.seat(owner, table)
    absent.wish(table, "sit", seat=1, name=NAMES[1])
    seat.ready()
    absent.wish(table, "ready", seat.last["seq"], seat=1, contribution="cd" * 16)
    owner.wish(table, "call_bot", seat=1)
    seat.hear(lambda _: turn(seat) or seat.legal)
    return shown(page, table)


def own_covered(scene: Scene) -> Page:
    """A bot has played in one's place."""
    page = scene.come()
    owner, absent = scene.guest(), scene.guest(page)
    table = owner.open("reversis", **QUICK["reversis"])
    seat = scene.seat(owner, table)
    absent.wish(table, "sit", seat=1, name=NAMES[1])
    seat.ready()
    absent.wish(table, "ready", seat.last["seq"], seat=1, contribution="cd" * 16)
    owner.wish(table, "call_bot", seat=1)
    seat.hear(lambda _: seat.legal)
    return shown(page, table)


def taking_back(scene: Scene, *, first: bool) -> Page:
    """Somebody asks to take a card back: as he sees it, or as the other does."""
    page = together(scene, "zinzolin", lambda one, other: one.last["face"]["may_take_back"], first=first)
    scene.seats[0].wish("take_back")
    expect(page.get_by_text(re.compile("asks to take|awaits the answer")).first).to_be_visible()
    return page


def passing(scene: Scene) -> Page:
    """Several at one device."""
    page = scene.come()
    guest = scene.guest(page)
    table = guest.open("zinzolin")
    seats = scene.seat(guest, table), scene.sit(guest, table, 1)
    for seat in seats:
        seat.hear(lambda told: told["seq"] >= seats[1].last["seq"])
        seat.ready()
    seats[0].settled()
    shown(page, table)
    expect(page.get_by_text("The hand is covered.")).to_be_visible()
    return page


def spectator(watching: str, scene: Scene) -> Page:
    """One who holds no seat."""
    owner = scene.guest()
    table = owner.open("nain-jaune", watching=watching)
    seat = scene.seat(owner, table)
    seat.ready()
    seat.settled()
    if watching == "seat":
        seat.wish("show_hand", shown=True)
    page = shown(scene.come(), table)
    if watching == "seat":
        page.get_by_role("button", name=re.compile("^Watch with")).click()
        expect(page.get_by_text("You see the hand of").first).to_be_visible()
    return page


def lost(scene: Scene) -> Page:
    """The server is silent."""
    page = alone(scene, "reversis", turn)
    dress(page, "fr", "light")  # a dead server sends no words
    dress(page, "en", "light")
    scene.people.served.kill()
    expect(page.get_by_text("The server does not answer").first).to_be_visible(timeout=15_000)
    return page


def closed(scene: Scene) -> Page:
    """A table that was closed."""
    page = scene.come()
    guest = scene.guest(page)
    table = guest.open("zinzolin")
    guest.wish(table, "close")
    page.goto(f"/t/{table}")
    expect(page.get_by_text("This table is closed.")).to_be_visible()
    return page


def nowhere(scene: Scene) -> Page:
    """A table that is none."""
    page = scene.come()
    page.goto("/t/there-is-none")
    expect(page.get_by_text("There is no table at this address.")).to_be_visible()
    return page


def answered(page: Page) -> None:
    """A refused card is touched, in any language: an answer is given in one, and goes with it."""
    page.locator(".hand .refused").first.click()
    expect(page.locator(".over .note")).to_be_visible()


def answered_by_key(page: Page) -> None:
    """The last trick is asked for."""
    page.keyboard.press("l")
    expect(page.locator(".over .note")).to_be_visible()


ASKED_AGAIN: Mapping[str, Callable[[Page], None]] = {"table-why-not": answered, "table-last-trick": answered_by_key}
"""What is done in every view, for what is seen has gone with the language."""

PANELS = {"menu": "The table", "phrases": "Speak", "rules": "Rules", "log": "Log"}
STATES: Mapping[str, Callable[[Scene], Page]] = {
    "table-waiting": waiting,
    "table-gathering": gathering,
    "table-exchange-zinzolin": partial(exchange, "zinzolin"),
    "table-exchange-reversis": partial(exchange, "reversis"),
    **{f"table-turn-{game}": partial(in_turn, game) for game in GAMES},
    "table-show": show,
    **{f"table-others-{game}": partial(not_in_turn, game) for game in GAMES},
    "table-raised": raised,
    "table-why-not": why_not,
    "table-board-card": board_card,
    "table-pending": pending,
    **{f"table-settled-{game}": partial(settlement, game) for game in GAMES},
    **{f"table-over-{game}": partial(over, game) for game in GAMES},
    "table-ledger": ledger,
    "table-story": story,
    "table-last-trick": last_trick,
    **{f"table-{name}": partial(panel, label) for name, label in PANELS.items()},
    "table-covered": covered,
    "table-own-covered": own_covered,
    "table-take-back": partial(taking_back, first=False),
    "table-take-back-asked": partial(taking_back, first=True),
    "table-passing": passing,
    **{f"table-spectator-{watching}": partial(spectator, watching) for watching in ("off", "seat", "late")},
    "table-lost": lost,
    "table-closed": closed,
    "table-nowhere": nowhere,
}
