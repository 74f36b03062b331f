"""A match: deals in succession at one table, checked at the edge, every payment kept.

``Match.act`` is where an action is checked, once; the laws behind it trust.
"""

import operator
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from corbillon.errors import RecordError
from corbillon.kernel.arithmetic import Expression
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name, parse_card
from corbillon.kernel.chance import seeded, shuffle
from corbillon.kernel.game import Game
from corbillon.kernel.notation import read_move

Account = int | str
"""A seat's number or a pot's name."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """A payment that was made: chips from one account to another, by an article."""

    deal: int
    source: Account
    target: Account
    amount: int
    clause: str
    card: int
    """The card on account of which it was paid, or −1."""
    arithmetic: Expression | None
    """How the amount comes about, where the match was asked to explain."""


@dataclass(frozen=True)
class Start:
    """Where a match, or a record of a part of it, begins; a balance that is None is that of a fresh match."""

    deal: int = 1
    dealer: int = 0
    seats: tuple[int, ...] | None = None
    pots: dict[str, int] = field(default_factory=dict)


@dataclass
class DealLog:
    """A deal as the record keeps it: the hands by seat as dealt, the talon from the top, the actions."""

    hands: list[list[str]]
    talon: list[str]
    actions: list[str] = field(default_factory=list)


class Match:
    """A table with its rules, its log and its payments.

    :param game: one of ``GAMES``.
    :param rules: its switches, as ``record.read_rules`` reads them.
    :param seats: how many play; one of ``game.seats(rules)``.
    :param start: where it begins, where not as a fresh match.
    :param explained: whether every payment keeps its arithmetic.
    :param laws: who begins, opens, and plays: the same laws in another form.
    :raises RecordError: ``bad_format`` when the game is not played by so many.
    """

    def __init__(
        self,
        game: Game,
        rules: Any,
        seats: int,
        start: Start | None = None,
        *,
        explained: bool = False,
        laws: Any = None,
    ) -> None:
        allowed = game.seats(rules)
        if seats not in allowed:
            numbers = ", ".join(map(str, sorted(allowed)))
            raise RecordError("bad_format", f"seats are {seats!r}: {game.name} is played by {numbers}")
        self.game = game
        """The game that is played."""
        self.rules = rules
        """Its switches."""
        self.laws = laws or game
        """Who begins, opens, and plays: the game itself, or the same laws in another form."""
        self.explained = explained
        """Whether payments keep their arithmetic."""
        self.table = game.table()
        """The table, which no seat sees in one piece."""
        self.pots = game.pots(rules)
        """The names of its pots, in the order of their accounts."""
        self.start = start
        """Where it began, where that was not a fresh match."""
        self.deals: list[DealLog] = []
        """The deals so far, as a record keeps them; the last may be in progress."""
        self.transfers: list[Transfer] = []
        """Every payment so far, in order."""
        self.finished = 0
        """How many deals are settled."""
        self.laws.begin(rules, self.table, seats)
        if start is not None:
            self._resume(start)
        self._collect(0, self.table.deal - 1)

    def _resume(self, start: Start) -> None:
        """Begin where a record begins."""
        table = self.table
        table.deal, table.dealer = start.deal, start.dealer
        for seat, balance in enumerate(start.seats or ()):
            table.accounts[seat] = balance
        for index, pot in enumerate(self.pots):
            table.accounts[self.game.first_pot + index] = start.pots.get(pot, 0)
        self.laws.resume(self.rules, table)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.table.match_over)

    @property
    def in_deal(self) -> bool:
        """Whether a deal is in progress."""
        return not self.game.over(self.table)

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is."""
        return self.table.turn if self.in_deal else None

    def legal(self) -> list[int]:
        """The actions of the seat whose turn it is, by their numbers: cards, then words."""
        return members(self.laws.legal(self.rules, self.table)) if self.in_deal else []

    def view(self, seat: int) -> Any:
        """What a seat may see now, as a game's own view: see ``corbillon.views`` for one that reads itself."""
        view = self.game.view()
        self.game.look(self.rules, self.table, seat, view)
        return view

    def text(self, action: int) -> str:
        """An action as the record writes it."""
        return self.game.text(self.rules, self.table, action)

    def account(self, index: int) -> Account:
        """A seat's number or a pot's name."""
        return index if index < self.game.first_pot else self.pots[index - self.game.first_pot]

    def open_hands(self, hands: Sequence[Sequence[str]], talon: Sequence[str]) -> list[Transfer]:
        """Open a deal with known hands, by seat as dealt, and the talon from the top; what is paid for it is returned.

        :raises RecordError: ``bad_card``, ``bad_deal`` or ``deal_over``.
        """
        if self.over:
            raise RecordError("deal_over", "the match is over", self.table.deal)
        return self.open_pack(stack(self.game, self.rules, self.table, hands, talon))

    def open_pack(self, pack: Sequence[int]) -> list[Transfer]:
        """Open a deal from a shuffled pack; what is paid for it is returned.

        :raises RecordError: ``bad_format`` while a deal is in progress.
        """
        game, table = self.game, self.table
        if self.in_deal:
            raise RecordError("bad_format", "a deal follows one that is not finished", table.deal)
        order = [card_name(card, game.order) for card in pack]
        hands, talon = deal_plan(game, self.rules, table.seats, table.dealer)
        self.deals.append(DealLog([[order[k] for k in places] for places in hands], [order[k] for k in talon]))
        self.laws.open_deal(self.rules, table, list(pack))
        return self._collect(0, table.deal)

    def open_shuffled(self, seed: int) -> list[Transfer]:
        """Open a deal whose pack is shuffled from a seed: deal n of the match is number n of it.

        :raises RecordError: ``deal_over`` when the match is over; ``bad_format`` while a deal is in progress.
        :raises ValueError: when the seed is below 0.
        """
        if self.over:
            raise RecordError("deal_over", "the match is over", self.table.deal)
        if seed < 0:
            raise ValueError(f"seed {seed} is below 0")
        pack = list(self.game.cards(self.rules))
        shuffle(pack, len(pack), seeded(seed, self.table.deal))
        return self.open_pack(pack)

    def act(self, text: str) -> list[Transfer]:
        """Do an action of the seat whose turn it is, as a record writes it; what it caused to be paid is returned.

        :raises RecordError: when it is refused: then nothing has been done.
        :raises TypeError: when it is no text.
        """
        if not isinstance(text, str):
            raise TypeError(f"{text!r} is no action as a record writes it, such as 'KS': numbers are for Match.play")
        number = self.table.deal if self.in_deal else self.table.deal - 1
        place = len(self.deals[-1].actions) if self.deals else 0
        if not self.in_deal:
            raise RecordError("deal_over", f"{text!r}: the deal is over", number, place)
        try:
            move = read_move(text, self.game.order)
        except ValueError as fault:
            raise RecordError("bad_card", str(fault), number, place) from None
        refusal = self.game.refusal(self.rules, self.table, move)
        if refusal is not None:
            raise RecordError(refusal.code, refusal.message, number, place, refusal.clause)  # type: ignore[arg-type]
        return self._play(self.game.action(move), text)

    def play(self, action: int) -> list[Transfer]:
        """Do an action of the seat whose turn it is, by its number; what it caused to be paid is returned.

        :raises ValueError: when it is not legal now: then nothing has been done.
        :raises TypeError: when it is no whole number.
        """
        action = operator.index(action)
        if action not in (legal := self.legal()):
            raise ValueError(f"action {action} is not legal now: {legal}")
        return self._play(action, self.text(action))

    def _play(self, action: int, text: str) -> list[Transfer]:
        before, deal = self.table.entries, self.table.deal
        self.deals[-1].actions.append(text)
        self.laws.play(self.rules, self.table, action)
        if not self.in_deal:
            self.finished += 1
        return self._collect(before, deal)

    def _collect(self, before: int, deal: int) -> list[Transfer]:
        """The journal's new entries as transfers of a deal."""
        table = self.table
        new = []
        for index in range(before, table.entries):
            entry = table.journal[index]
            told = self.game.explain(self.rules, table, entry) if self.explained else None
            new.append(self._transfer(deal, entry, told))
        self.transfers += new
        return new

    def _transfer(self, deal: int, entry: Sequence[int], told: Expression | None) -> Transfer:
        source, target, amount, clause, card = entry
        return Transfer(
            deal, self.account(source), self.account(target), amount, f"{self.game.letter}{clause}", card, told
        )

    def pending(self) -> list[Transfer]:
        """What is due so far in the deal and will be booked later; all may know it, and it may still change."""
        due = self.game.pending(self.rules, self.view(0))
        return [self._transfer(self.table.deal, entry, told) for entry, told in due]

    def balances(self) -> tuple[list[int], dict[str, int]]:
        """The balances of the seats, and what lies in each pot, in the smallest unit."""
        table, first = self.table, self.game.first_pot
        pots = {pot: table.accounts[first + index] for index, pot in enumerate(self.pots)}
        return list(table.accounts[: table.seats]), pots

    def gains(self, deal: int) -> list[int]:
        """What each seat has gained in a deal, or lost."""
        gains = [0] * self.table.seats
        for transfer in self.transfers:
            if transfer.deal == deal:
                for account, sign in ((transfer.source, -1), (transfer.target, 1)):
                    if isinstance(account, int):
                        gains[account] += sign * transfer.amount
        return gains

    def ranking(self) -> list[int]:
        """The rank of each seat by its balance."""
        return self.game.ranking(self.balances()[0])

    def following(self) -> tuple[int, int] | None:
        """Number and dealer of the next deal (during a deal: of the one after it), None when the match is over."""
        if self.over:
            return None
        if self.in_deal:
            return self.table.deal + 1, self.game.next_dealer(self.table)
        return self.table.deal, self.table.dealer


@lru_cache(maxsize=4096)
def deal_plan(game: Game, rules: Any, seats: int, dealer: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Which places of the pack go to which seat, and which to the talon: a pack whose cards are their places, dealt."""
    table = game.table()
    game.begin(rules, table, seats)
    table.dealer = dealer
    table.match_over = 0
    places = list(range(len(game.cards(rules))))
    game.open_deal(rules, table, places)
    hands = tuple(tuple(members(table.hands[seat])) for seat in range(seats))
    dealt = {place for hand in hands for place in hand}
    return hands, tuple(place for place in places if place not in dealt)


def stack(game: Game, rules: Any, table: Any, hands: Sequence[Sequence[str]], talon: Sequence[str]) -> list[int]:
    """The pack that deals these hands; :raises RecordError: ``bad_card`` or ``bad_deal``."""
    number = table.deal
    try:
        read = [[parse_card(text, game.order) for text in hand] for hand in (*hands, talon)]
    except ValueError as fault:
        raise RecordError("bad_card", str(fault), number) from None
    plan = deal_plan(game, rules, table.seats, table.dealer)
    _check_deal(game, rules, read, [*plan[0], plan[1]], number)
    pack = [0] * len(game.cards(rules))
    for cards, places in zip(read, (*plan[0], plan[1]), strict=True):
        for card, place in zip(cards, places, strict=True):
            pack[place] = card
    return pack


def _check_deal(
    game: Game, rules: Any, read: Sequence[Sequence[int]], places: Sequence[Sequence[int]], number: int
) -> None:
    """Every card of the pack once, in the right numbers."""
    if len(read) != len(places):
        raise RecordError("bad_deal", f"{len(read) - 1} hands for {len(places) - 1} seats", number)
    for index, (cards, wanted) in enumerate(zip(read, places, strict=True)):
        if len(cards) != len(wanted):
            whose = "the talon" if index == len(places) - 1 else f"the hand of seat {index}"
            raise RecordError("bad_deal", f"{whose} has {len(cards)} cards, not {len(wanted)}", number)
    seen: set[int] = set()
    for card in _all(read):
        if card in seen:
            raise RecordError("bad_deal", f"{card_name(card, game.order)} is dealt twice", number)
        seen.add(card)
    strangers = seen.difference(game.cards(rules))
    if strangers:
        raise RecordError("bad_deal", f"{card_name(min(strangers), game.order)} is not in the pack", number)


def _all(read: Iterable[Iterable[int]]) -> Iterable[int]:
    return (card for cards in read for card in cards)
