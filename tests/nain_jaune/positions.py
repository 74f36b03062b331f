"""Deals of Nain jaune written as the book writes them: the dealer is seat 0, and P1 after him opens."""

from collections.abc import Mapping, Sequence
from typing import Any

from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.nain_jaune.rules import Rules
from corbillon.games.nain_jaune.table import ASKED, EVERY, HAND, OPENING, ORDER, PASS, STOP, Table, next_rank
from corbillon.kernel.bits import bits_of
from corbillon.kernel.cards import card_name, parse_card
from corbillon.match import Account, Match, Start
from corbillon.record import read_rules
from tests.forms import Form

P4, P1, P2, P3 = range(4)
"""Four players as the book numbers them: P1 opens, P4 deals."""
NOTHING_LAID = ""
PACK = tuple(card_name(card, ORDER) for card in NAIN_JAUNE.pack)
Payment = tuple[Account, Account, int]


def card(text: str) -> int:
    """The number of a card."""
    return parse_card(text, ORDER)


def hand(text: str) -> int:
    """The bit set of some cards."""
    return bits_of([card(name) for name in text.split()])


def rules(**switches: Any) -> Rules:
    """Rules by the words of the record."""
    made = read_rules(NAIN_JAUNE, "seed", switches)
    assert isinstance(made, Rules)
    return made


def match_at(
    form: Form,
    *,
    players: int = 4,
    deal: int = 1,
    dealer: int = 0,
    balances: Sequence[int] | None = None,
    boxes: Mapping[str, int] | None = None,
    **switches: Any,
) -> Match:
    """A match that begins at a deal with these balances, P1's first, and these boxes; every payment is explained."""
    seats = None if balances is None else (balances[-1], *balances[:-1])
    start = Start(deal, dealer, seats, dict(boxes or {}))
    return Match(NAIN_JAUNE, rules(**switches), players, start, explained=True, laws=form)


def open_with(
    match: Match, holding: Mapping[int, str], *, talon: str = "", lacking: Mapping[int, str] | None = None
) -> Match:
    """Open a deal in which the seats hold at least these cards and none of the ranks that they lack."""
    seats = match.table.seats
    places = [holding.get(seat, "").split() for seat in range(seats)] + [talon.split()]
    sizes = [HAND[seats]] * seats + [len(PACK) - seats * HAND[seats]]
    barred = [(lacking or {}).get(seat, "") for seat in range(seats)] + [""]
    known = [name for place in places for name in place]
    assert len(set(known)) == len(known), "a card twice"
    rest = [name for name in PACK if name not in known]
    rest.sort(key=lambda name: -sum(name[0] in ranks for ranks in barred))
    assert _placed(rest, places, sizes, barred), "no deal has these hands"
    match.open_hands(places[:-1], places[-1])
    return match


def _placed(rest: list[str], places: list[list[str]], sizes: list[int], barred: list[str]) -> bool:
    """Put every card left into the emptiest place that may hold it, trying again where that leads nowhere."""
    if not rest:
        return True
    for place in sorted(range(len(places)), key=lambda place: len(places[place]) - sizes[place]):
        if len(places[place]) < sizes[place] and rest[0][0] not in barred[place]:
            places[place].append(rest[0])
            if _placed(rest[1:], places, sizes, barred):
                return True
            places[place].pop()
    return False


def opened(form: Form, **more: Any) -> Match:
    """A match whose first deal is open, whatever its hands."""
    return open_with(match_at(form, **more), {})


def set_hands(match: Match, hands: Mapping[int, str], turn: int, after: str = NOTHING_LAID) -> Match:
    """The middle of the open deal: these hands; the seat is asked for the rank after a card, or opens a new run."""
    table = match.table
    for seat in range(table.seats):
        table.hands[seat] = hand(hands.get(seat, ""))
    before = (turn - 1) % table.seats
    table.turn = turn
    table.phase = ASKED if after else OPENING
    table.wanted = next_rank(card(after)) if after else EVERY
    for seat, laid in ((turn, "KS"), (before, after)) if after else ((before, "KD"), (turn, "KS")):
        table.plays[table.ply] = card(laid)
        table.players[table.ply] = seat
        table.ply += 1
    table.last = before if after else turn
    return match


def do(match: Match, line: str) -> Match:
    """Do these actions."""
    for action in line.split():
        match.act(action)
    return match


def legal(match: Match) -> set[str]:
    """What the seat in turn may do, as a record writes it."""
    return {match.text(action) for action in match.legal()}


def silent(match: Match) -> set[str]:
    """What it may do without announcing anything."""
    return {text for text in legal(match) if not text.endswith("!")}


def paid(match: Match, *clauses: str, deal: int | None = None) -> list[Payment]:
    """The payments that bear these articles, in order: from, to, amount."""
    return [
        (each.source, each.target, each.amount)
        for each in match.transfers
        if each.clause in clauses and deal in (None, each.deal)
    ]


def gain(match: Match, seat: int, *clauses: str) -> int:
    """What an account gains by the payments that bear these articles."""
    payments = paid(match, *clauses)
    return sum(amount * ((target == seat) - (source == seat)) for source, target, amount in payments)


def balances(match: Match) -> list[int]:
    """The balances as the book lists them, P1's first and the dealer of the first deal last."""
    seats = match.balances()[0]
    return [*seats[1:], seats[0]]


def boxes(match: Match) -> list[int]:
    """What the five boxes hold: ten, jack, queen, king, Nain jaune."""
    return list(match.balances()[1].values())


def held(match: Match, seat: int) -> set[str]:
    """The cards of a seat."""
    table: Table = match.table
    return {card_name(number, ORDER) for number in NAIN_JAUNE.pack if table.hands[seat] >> number & 1}


def can_pass(match: Match) -> bool:
    """Whether the seat in turn may pass."""
    return PASS in match.legal()


def can_stop(match: Match) -> bool:
    """Whether the seat in turn may stop."""
    return STOP in match.legal()


def explained(match: Match) -> bool:
    """Whether the arithmetic of every payment gives its amount."""
    return all(each.arithmetic is not None and each.arithmetic.result() == each.amount for each in match.transfers)
