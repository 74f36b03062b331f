"""Deals of Reversis written as the book writes them: what is laid, in order; hands and four cards follow from it.

Seat 3 deals, so that P1, P2, P3 and P4 are seats 0 to 3, and the basket holds 50 once the stakes are in.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from corbillon.games.reversis import REVERSIS
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.table import ORDER
from corbillon.games.reversis.views import View
from corbillon.kernel.bits import bits_of
from corbillon.kernel.cards import card_name, parse_card
from corbillon.match import Account, Match, Start
from corbillon.record import read_rules
from tests.forms import Form

P1, P2, P3, P4 = range(4)
BASKET = "basket"
PACK = tuple(card_name(card, ORDER) for card in REVERSIS.pack)
Payment = tuple[Account, Account, int]


def card(text: str) -> int:
    """The number of a card."""
    return parse_card(text, ORDER)


def hand(text: str) -> int:
    """The bit set of some cards."""
    return bits_of([card(each) for each in text.split()])


def rules(preset: str = "seed", **switches: Any) -> Rules:
    """Rules by the words of the record."""
    made = read_rules(REVERSIS, preset, switches)
    assert isinstance(made, Rules)
    return made


def match_at(
    form: Form,
    *,
    deal: int = 2,
    dealer: int = P4,
    seats: tuple[int, ...] | None = None,
    basket: int = 45,
    preset: str = "seed",
    **switches: Any,
) -> Match:
    """A match that begins at a deal with these balances, every payment explained."""
    start = Start(deal, dealer, seats, {BASKET: basket})
    return Match(REVERSIS, rules(preset, **switches), 4, start, explained=True, laws=form)


def laid_by(line: str, eldest: int = P1) -> list[tuple[int, str, str]]:
    """Who lays which card of a line, and the card led: the highest of the suit led leads to the next trick."""
    laid: list[tuple[int, str, str]] = []
    leader = eldest
    for text in line.split():
        trick = laid[len(laid) // 4 * 4 :]
        if not trick and laid:
            leader = taker_of(laid[-4:])
        laid.append(((leader + len(trick)) % 4, text, trick[0][1] if trick else text))
    return laid


def taker_of(trick: Sequence[tuple[int, str, str]]) -> int:
    """The seat that laid the highest card of the suit led."""
    return max((ORDER.index(card[0]), seat) for seat, card, led in trick if card[1] == led[1])[1]


def takers(line: str, eldest: int = P1) -> list[int]:
    """Who takes each trick of a line."""
    laid = laid_by(line, eldest)
    return [taker_of(laid[k : k + 4]) for k in range(0, len(laid), 4)]


def points(cards: Iterable[str]) -> int:
    """What cards count in tricks."""
    return sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(card[0], 0) for card in cards)


def four_cards(line: str) -> list[str]:
    """The cards of the pack that a whole line leaves out."""
    return [text for text in PACK if text not in line.split()]


def open_deal(match: Match, line: str) -> None:
    """Open the deal in which a whole line is laid without an exchange: the dealer has the first of the four cards."""
    dealer = match.table.dealer
    laid = laid_by(line, (dealer + 1) % 4)
    hands = [[text for seat, text, _ in laid if seat == of] for of in range(4)]
    own, *talon = four_cards(line)
    hands[dealer].append(own)
    match.open_hands(hands, talon)


def put_aside(match: Match, line: str) -> None:
    """The three keep their hands, the dealer puts aside the card too many."""
    for action in ("keep", "keep", "keep", f"x{four_cards(line)[0]}"):
        match.act(action)


def play_deal(match: Match, line: str, upto: int = 44) -> Match:
    """Open the deal of a line, keep all hands, and lay its first cards; without a word needed in between."""
    open_deal(match, line)
    put_aside(match, line)
    for text in line.split()[:upto]:
        match.act(text)
    return match


def played(form: Form, line: str, **start: Any) -> Match:
    """A match in which the deal of a line was played, and no other."""
    return play_deal(match_at(form, **start), line)


def paid(match: Match, *clauses: str, on: str | None = None) -> list[Payment]:
    """The payments that bear these articles, in order: from, to, amount; only those on account of a card, if named."""
    return [
        (each.source, each.target, each.amount)
        for each in match.transfers
        if each.clause in clauses and (on is None or each.card == card(on))
    ]


def gains(match: Match, *without: str) -> list[int]:
    """What each seat and at last the basket gain by the deal after the stakes, but for some articles."""
    sums = {P1: 0, P2: 0, P3: 0, P4: 0, BASKET: 0}
    for each in match.transfers:
        if each.clause not in ("R8", "R9", "R67", *without):
            sums[each.source] -= each.amount
            sums[each.target] += each.amount
    return list(sums.values())


def basket(match: Match) -> int:
    """What the basket holds."""
    return match.balances()[1][BASKET]


def legal(match: Match) -> set[str]:
    """The legal actions as words."""
    return {match.text(action) for action in match.legal()}


def seen_by(match: Match, seat: int) -> View:
    """What a seat sees."""
    view = REVERSIS.view()
    REVERSIS.look(match.rules, match.table, seat, view)
    assert isinstance(view, View)
    return view
