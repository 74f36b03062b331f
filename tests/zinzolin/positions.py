"""Deals of Zinzolin written as the book writes them: what is laid, in order; the hands follow from it.

The dealer is A, then B, C and D in the order of play, whatever seat A has.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from corbillon.games import GAMES
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.games.zinzolin.rules import Rules
from corbillon.games.zinzolin.table import ORDER
from corbillon.kernel.cards import SUITS, card_name, parse_card
from corbillon.match import Account, Match, Start
from corbillon.record import read_rules
from tests.forms import Form

assert GAMES["zinzolin"] is ZINZOLIN

A, B, C, D = range(4)
"""The dealer and those after him, when seat 0 deals."""
BASKET, ROCAMBOLE = "basket", "rocambole"
PACK = tuple(card_name(card, ORDER) for card in ZINZOLIN.pack)
Payment = tuple[Account, Account, int]


def cards(text: str) -> list[str]:
    """Cards written suit by suit: ``"KQ2S 7H"`` is ``KS QS 2S 7H``."""
    return [rank + suit[-1] for suit in text.split() for rank in suit[:-1]]


def hand(text: str) -> int:
    """The bit set of ``cards``."""
    return sum(1 << parse_card(card, ORDER) for card in cards(text))


def card(text: str) -> int:
    """The number of a card."""
    return parse_card(text, ORDER)


def rules(**switches: Any) -> Rules:
    """Rules by the words of the record."""
    made = read_rules(ZINZOLIN, "seed", switches)
    assert isinstance(made, Rules)
    return made


def match_at(
    form: Form,
    *,
    deal: int = 1,
    dealer: int = A,
    seats: tuple[int, ...] | None = None,
    basket: int = 0,
    rocambole: int = 0,
    **switches: Any,
) -> Match:
    """A match that begins at a deal with these balances, every payment explained."""
    start = Start(deal, dealer, seats, {BASKET: basket, ROCAMBOLE: rocambole})
    return Match(ZINZOLIN, rules(**switches), 4, start, explained=True, laws=form)


def open_with(match: Match, holding: Mapping[int, str], talon: str = "") -> None:
    """Open a deal in which the seats hold at least these cards; what is left of the pack fills the hands."""
    held = [cards(holding.get(seat, "")) for seat in range(4)]
    match.open_hands(*_filled(held, cards(talon), [set(), set(), set(), set()]))


def play_deal(match: Match, line: str, holding: Mapping[int, str] | None = None, talon: str = "") -> Match:
    """Open the deal in which these actions are possible, keep all hands, and do them.

    ``holding`` are cards held whether laid or not; hands that the line leaves open are filled without breaking it.
    """
    dealer = match.table.dealer
    laid = laid_by(line, (dealer + 1) % 4)
    held = [[card for seat, card, _ in laid if seat == of] for of in range(4)]
    for seat, text in (holding or {}).items():
        held[seat] += [card for card in cards(text) if card not in held[seat]]
    void = [{led[1] for seat, card, led in laid if seat == of and card[1] != led[1]} for of in range(4)]
    match.open_hands(*_filled(held, cards(talon), void))
    for action in (*["keep"] * 4, *line.split()):
        match.act(action)
    return match


def laid_by(line: str, leader: int) -> list[tuple[int, str, str]]:
    """Who lays which card of a line, and the card led: the highest of the suit led leads to the next trick."""
    laid: list[tuple[int, str, str]] = []
    for text in line.split():
        if text[1] not in SUITS:
            continue
        trick = laid[len(laid) // 4 * 4 :]
        if not trick and laid:
            leader = taker_of(laid[-4:])
        led = trick[0][1] if trick else text
        laid.append(((leader + len(trick)) % 4, text, led))
    return laid


def taker_of(trick: Sequence[tuple[int, str, str]]) -> int:
    """The seat that laid the highest card of the suit led."""
    following = [(ORDER.index(card[0]), seat) for seat, card, led in trick if card[1] == led[1]]
    return max(following)[1]


def _filled(held: list[list[str]], talon: list[str], void: list[set[str]]) -> tuple[list[list[str]], list[str]]:
    """Twelve cards in each hand and four in the talon, with no card of a suit in which a hand is to be void."""
    places = [*held, talon]
    sizes = (12, 12, 12, 12, 4)
    barred: list[set[str]] = [*void, set()]
    known = [card for place in places for card in place]
    rest = [card for card in PACK if card not in known]
    rest.sort(key=lambda card: -sum(card[1] in suits for suits in barred))
    assert len(set(known)) == len(known), "a card twice"
    assert _place(rest, places, sizes, barred), "no deal has these hands"
    return [list(place) for place in places[:4]], list(places[4])


def _place(rest: list[str], places: list[list[str]], sizes: Sequence[int], barred: list[set[str]]) -> bool:
    if not rest:
        return True
    card = rest[0]
    for place in sorted(range(5), key=lambda place: len(places[place]) - sizes[place]):
        if len(places[place]) < sizes[place] and card[1] not in barred[place]:
            places[place].append(card)
            if _place(rest[1:], places, sizes, barred):
                return True
            places[place].pop()
    return False


def paid(match: Match, *clauses: str, deal: int | None = None) -> list[Payment]:
    """The payments that bear these articles, in order: from, to, amount."""
    return [
        (each.source, each.target, each.amount)
        for each in match.transfers
        if each.clause in clauses and deal in (None, each.deal)
    ]


def gains(payments: Sequence[Payment]) -> dict[Account, int]:
    """What each account gains by some payments, without those that end even."""
    sums: dict[Account, int] = {}
    for source, target, amount in payments:
        sums[source] = sums.get(source, 0) - amount
        sums[target] = sums.get(target, 0) + amount
    return {account: amount for account, amount in sums.items() if amount}


def pots(match: Match) -> tuple[int, int]:
    """The basket and the Rocambole."""
    held = match.balances()[1]
    return held[BASKET], held[ROCAMBOLE]
