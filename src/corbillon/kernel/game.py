"""The contract of a game: a value that names its parts. Everything outside ``games`` speaks to a game through it."""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from corbillon.kernel.arithmetic import Expression
from corbillon.kernel.notation import Move
from corbillon.kernel.rules import JSON, Size, Switch, sizes, switches
from corbillon.kernel.world import World

Rules = Any
Table = Any
View = Any

FACE_DOWN = 63
"""What the others see of an action that puts a card aside unseen; above every action of a game."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is refused: a code of the record format, the article, and the facts."""

    code: str
    message: str
    clause: str | None = None


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game. Laws work on tables in both forms; the others are for the edges and take objects."""

    name: str
    letter: str
    """The first letter of its articles."""
    order: str
    """The ranks, weakest first."""
    pack: tuple[int, ...]
    """All its cards, in the order in which a record numbers them."""
    first_pot: int
    """Number of the first account that is no seat."""
    events: tuple[str, ...]
    """Names of the rare events that ``happened`` counts."""
    presets: Mapping[str, Mapping[str, JSON]]
    rules: type[Rules]
    table: type[Table]
    view: type[View]

    seats: Callable[[Rules], tuple[int, ...]]
    """The numbers of seats that these rules allow, the usual one first."""
    cards: Callable[[Rules], tuple[int, ...]]
    """The cards that are played with: the pack, or what research has left of it."""
    pots: Callable[[Rules], tuple[str, ...]]
    """Names of the pots, in the order of their accounts."""
    clash: Callable[[Rules], str | None]
    """Why these switches do not go together, if they do not."""

    begin: Callable[[Rules, Table, int], None]
    """Law. A fresh match of so many seats: deal 1, dealer 0, balances as at the start."""
    resume: Callable[[Rules, Table], None]
    """Law. A match goes on from the deal, dealer and accounts written into the table; it may be over already."""
    open_deal: Callable[[Rules, Table, Any], None]
    """Law. Stakes and deal, from a pack in the order in which it is dealt."""
    legal: Callable[[Rules, Table], int]
    """Law. The actions of the seat whose turn it is (a bit set): cards, then words."""
    play: Callable[[Rules, Table, int], None]
    """Law. An action that is legal is done, with all that follows from it."""
    over: Callable[[Table], bool]
    """Law. Whether the deal is settled."""
    next_dealer: Callable[[Table], int]
    """Law. Who deals after this deal."""
    look: Callable[[Rules, Table, int, View], None]
    """Law. Write what a seat may see into a view."""
    happened: Callable[[Table, Any], None]
    """Law. Add the rare events of a settled deal to their counts."""

    imagine: Callable[[Rules, View, Table], None]
    """Law. Write into a table what this view sees; hidden hands are empty, the journal begins anew."""
    suppose: Callable[[Rules, Table, Any, Any], None]
    """Law. Lay a world into a table just imagined: the bit set of hidden cards at each place of its ``World``."""
    told: Callable[[Table, int], int]
    """Law. A legal action as the other seats will see it: itself, or ``FACE_DOWN``."""
    alike: Callable[[Rules, Table, int], int]
    """Law. Legal actions without those that, all hands being open, can make no difference against a lower one."""
    rest: Callable[[Rules, Table, Any], int]
    """Law. Write all that payments to come depend on into the first words of a key, and tell how many they are; with
    equal keys equal continuations are paid equally, seat by seat. None are written where looking back is in vain."""
    rest_size: int
    """The length of the longest key."""

    world: Callable[[Rules, View], World]
    action: Callable[[Move], int]
    """The action that a move means, where its kind is possible."""
    text: Callable[[Rules, Table | View, int], str]
    """An action as the record writes it, at this table or in this view."""
    refusal: Callable[[Rules, Table, Move], Refusal | None]
    """Why a move is refused now, if it is."""
    explain: Callable[[Rules, Table, Any], Expression]
    """The arithmetic of an entry of the journal, right after the action that caused it."""
    pending: Callable[[Rules, View], list[tuple[Any, Expression]]]
    """What is due so far and will be booked later, as entries with their arithmetic, from what a seat sees."""
    ranking: Callable[[list[int]], list[int]]
    """The rank of each balance; equal balances share a rank."""

    def switches(self) -> tuple[Switch, ...]:
        """Its switches, in the order of the rule book."""
        return tuple(switches(self.rules))

    def sizes(self) -> tuple[Size, ...]:
        """The sizes of its pack that research may reduce."""
        return tuple(sizes(self.rules))

    def reduced(self, rules: Rules, wanted: Mapping[str, int]) -> Rules:
        """These rules with a smaller pack, for research: records refuse them.

        :raises ValueError: when a size is unknown, or is none of those that are possible.
        """
        known = {size.name: size for size in self.sizes()}
        for name, value in wanted.items():
            if name not in known:
                raise ValueError(f"{self.name} has no size {name!r}: {', '.join(known)}")
            if value not in known[name].among:
                among = ", ".join(map(str, known[name].among))
                raise ValueError(f"{name} = {value}: one of {among} ({known[name].article})")
        return dataclasses.replace(rules, **wanted)

    def is_reduced(self, rules: Rules) -> bool:
        """Whether these rules are those of a smaller pack."""
        return any(getattr(rules, size.name) != size.whole for size in self.sizes())
