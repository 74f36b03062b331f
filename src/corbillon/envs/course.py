"""A lone deal of a fresh match, stepped from outside: its laws as drivers, its state cheap to copy."""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy

from corbillon.encode.encoding import Encoding, encoding
from corbillon.encode.layout import words_of
from corbillon.envs.dealing import Dealing
from corbillon.games import GAMES
from corbillon.kernel import chance, table
from corbillon.kernel.chance import Chance, one_of
from corbillon.kernel.copying import copy_position
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver, native
from corbillon.record import read_rules
from corbillon.search.sampling import draw_world
from corbillon.search.worlds import Worlds, prepare

DEALING = -1
"""What is advanced by the deal, not by an action."""
OVER, TURN, ACTIONS, TOLD = range(4)
"""What there is to know after each step: whether all is settled, whose turn it is, what he may do, what was seen."""
MOST_PLACES = 9


@functools.cache
def advancing(game: Game) -> Callable[..., None]:
    """A driver that deals the pack or does an action, and says how things stand."""
    open_deal, play, told, over, legal = game.open_deal, game.play, game.told, game.over, game.legal

    @driver
    def advance(rules: Any, tables: Any, now: Any, pack: Any, action: int) -> None:
        rule, table = rules[0], tables[0]
        if action == DEALING:
            open_deal(rule, table, pack)
        else:
            now[TOLD] = told(table, action)
            play(rule, table, action)
        settled = over(table)
        now[OVER] = int(settled)
        now[TURN] = table.turn
        now[ACTIONS] = 0 if settled else legal(rule, table)

    return advance


@functools.cache
def looking(game: Game) -> Callable[..., None]:
    """A driver that writes what a seat sees."""
    look = game.look

    @driver
    def see(rules: Any, tables: Any, views: Any, seat: int) -> None:
        look(rules[0], tables[0], seat, views[0])

    return see


@functools.cache
def writing(game: Game, code: Encoding) -> Callable[..., None]:
    """A driver that writes a view as an observation."""
    write = code.write

    @driver
    def put(views: Any, words: Any, out: Any) -> None:
        write(views[0], words, out)

    return put


@functools.cache
def supposing(game: Game) -> Callable[..., None]:
    """A driver that lays a world, drawn evenly among all that are possible, into a table as a seat imagines it."""
    suppose, over, legal = game.suppose, game.over, game.legal

    @driver
    def lay(rules: Any, roots: Any, tables: Any, now: Any, room: Any) -> None:
        rule, table = rules[0], tables[0]
        worlds, places, own = room
        draw_world(worlds, places, own)
        copy_position(roots[0], table)
        suppose(rule, table, places, own)
        now[ACTIONS] = 0 if over(table) else legal(rule, table)

    return lay


@functools.cache
def finishing(game: Game) -> Callable[..., None]:
    """A driver that plays on at random to the settlement."""
    play, over, legal = game.play, game.over, game.legal

    @driver
    def finish(rules: Any, tables: Any, own: Any) -> None:
        rule, table = rules[0], tables[0]
        while not over(table):
            play(rule, table, one_of(legal(rule, table), own))

    return finish


class Deals:
    """Lone deals of a game by some rules, for so many seats; what all of them share."""

    def __init__(self, game: Game, rules: Any, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.switches = rules
        self.code = encoding(game, seats)
        self.rules = table.for_drivers([rules])
        fresh = game.table()
        game.begin(rules, fresh, seats)
        self.start: list[int] = list(fresh.accounts[:seats])
        """What each seat had before the deal, stakes not yet paid."""
        self.fresh = table.for_drivers([fresh])
        self.cards = game.cards(rules)
        self.dealing = Dealing(game, rules, seats)
        self.idle = chance.for_drivers([0] * len(self.cards))
        self.unseen = table.for_drivers([game.view()])
        self.fields = _layout(game.view) if native() else []

    def __reduce__(self) -> tuple[Any, ...]:
        return _deals, (self.game.name, self.switches, self.seats)

    def copy(self, tables: Any) -> Any:
        """A table like this one, its journal apart."""
        if native():
            return tables.copy()
        other = self.game.table()
        copy_position(tables[0], other)
        return [other]

    def gains(self, tables: Any) -> list[int]:
        """What each seat has at a table more than before the deal."""
        accounts = tables["accounts"][0].tolist() if native() else tables[0].accounts
        return [accounts[seat] - before for seat, before in enumerate(self.start)]

    def is_match_over(self, tables: Any) -> bool:
        """Whether no deal follows at a table."""
        return bool(tables["match_over"][0] if native() else tables[0].match_over)

    def facts(self, views: Any) -> str:
        """All that a view says, by name."""
        if not native():
            view = views[0]
            return " ".join(f"{name}={_plain(getattr(view, name))}" for name in view.__slots__)
        numbers = views.view("i8").tolist()
        return " ".join(f"{name}={_plain(numbers[place])}" for name, place in self.fields)


def deals_of(
    game: str,
    seats: int | None,
    preset: str,
    rules: Mapping[str, Any] | None,
    sizes: Mapping[str, int] | None = None,
) -> Deals:
    """The deals of a game that are meant; with ``sizes``, from a reduced pack.

    :raises ValueError: when there is no such game, size or pack, or it is not played by so many.
    :raises RecordError: ``bad_rule``.
    """
    if game not in GAMES:
        raise ValueError(f"no game {game!r}: {', '.join(GAMES)}")
    known = GAMES[game]
    read = known.reduced(read_rules(known, preset, dict(rules or {})), sizes or {})
    allowed = known.seats(read)
    if seats is not None and seats not in allowed:
        raise ValueError(f"{game} is played by {', '.join(map(str, sorted(allowed)))}, not by {seats}")
    return Deals(known, read, allowed[0] if seats is None else seats)


class Course:
    """How far a deal is: the cards dealt so far by chance, then the pack and a table."""

    __slots__ = ("_imagined", "_observed", "deals", "log", "now", "pack", "tables")

    def __init__(self, deals: Deals) -> None:
        self.deals = deals
        self.pack: tuple[int, ...] = ()
        self.tables: Any = None
        self.now: list[int] = [0, 0, 0, 0]
        self.log: tuple[tuple[int, int], ...] = ()
        """What everybody has seen: who did what, a card put aside as one that lies face down."""
        self._imagined: dict[int, tuple[Any, Worlds]] = {}
        self._observed: dict[int, str] = {}

    def clone(self) -> "Course":
        """The same again, to go another way."""
        other = Course(self.deals)
        other.pack, other.now, other.log = self.pack, self.now, self.log
        other.tables = None if self.tables is None else self.deals.copy(self.tables)
        other._observed = dict(self._observed)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _course, (self.deals, self.pack, self.tables, self.now, self.log)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return self.clone()

    @property
    def dealing(self) -> bool:
        """Whether chance has cards to deal."""
        return self.tables is None

    @property
    def over(self) -> bool:
        """Whether the deal is settled."""
        return self.now[OVER] != 0

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.now[TURN]

    @property
    def actions(self) -> int:
        """What the seat whose turn it is may do (a bit set)."""
        return self.now[ACTIONS]

    def undealt(self) -> list[tuple[int, float]]:
        """The cards that chance may deal next, with their probabilities."""
        return self.deals.dealing.outcomes(self.pack)

    def deal(self, card: int) -> None:
        """The next card, as ``Dealing`` has them; with the last one all have theirs."""
        self.pack += (card,)
        if len(self.pack) == len(self.deals.cards):
            self.deal_all(self.deals.dealing.pack(self.pack))

    def deal_all(self, pack: Sequence[int]) -> None:
        """All the cards in this order; after a settled deal it is the next one of the match."""
        if self.tables is None:
            self.tables = self.deals.copy(self.deals.fresh)
        self.pack, self.log = tuple(pack), ()
        self._advance(chance.for_drivers(list(pack)), DEALING)

    def play(self, action: int) -> None:
        """Do an action known to be legal."""
        seat = self.turn
        self._advance(self.deals.idle, action)
        self.log += ((seat, self.now[TOLD]),)

    def _advance(self, pack: Any, action: int) -> None:
        now = chance.for_drivers([0, 0, 0, 0])
        advancing(self.deals.game)(self.deals.rules, self.tables, now, pack, action)
        self.now = list(map(int, now))
        self._observed.clear()
        self._imagined.clear()

    def gains(self) -> list[int]:
        """What each seat has now more than before the deal."""
        return self.deals.gains(self.tables)

    def finished_at_random(self, own: Chance) -> list[int]:
        """What each seat would have more than before the deal, were it played on at random from here."""
        tables = self.deals.copy(self.tables)
        finishing(self.deals.game)(self.deals.rules, tables, own)
        return self.deals.gains(tables)

    def table(self) -> Any:
        """The table as an object; what is done to it is not done to this deal."""
        return table.to_object(self.deals.game.table, self.tables[0])

    def views(self, seat: int) -> Any:
        """What a seat sees, in the form that drivers take."""
        views = self.deals.unseen.copy() if native() else [self.deals.game.view()]
        looking(self.deals.game)(self.deals.rules, self.tables, views, seat)
        return views

    def view(self, seat: int) -> Any:
        """What a seat sees, as an object."""
        return table.to_object(self.deals.game.view, self.views(seat)[0])

    def observation(self, seat: int) -> str:
        """What a seat sees, as text."""
        if self.dealing:
            return f"seat={seat}"
        if seat not in self._observed:
            self._observed[seat] = self.deals.facts(self.views(seat))
        return self._observed[seat]

    def information(self, seat: int) -> str:
        """All that a seat has seen since the deal, and sees, as text."""
        return " ".join((*self.told(), self.observation(seat)))

    def told(self) -> list[str]:
        """What everybody has seen, as text: seat and action."""
        return [f"{seat}:{action}" for seat, action in self.log]

    def array(self, seat: int) -> Any:
        """What a seat sees as numbers, shape (width,), float32; before the deal is dealt, which seat it is."""
        code = self.deals.code
        out = numpy.zeros(code.width, numpy.float32)
        if self.dealing:
            out[seat] = 1
            return out
        views = self.views(seat)
        words = views.view(numpy.int64) if native() else words_of(views[0])
        writing(self.deals.game, code)(views, words, out)
        return out

    def history(self, seat: int) -> Any:
        """What everybody has seen as numbers, told from a seat, shape (2 · decisions,), float32."""
        return self.deals.code.history(self.log, seat)

    def resampled(self, seat: int, seed: int) -> "Course":
        """A deal that this seat cannot tell from this one, every such deal as likely as another."""
        deals = self.deals
        if self.dealing:
            return self._redealt(seed)
        if seat not in self._imagined:
            self._imagined[seat] = _imagined(deals, self.view(seat))
        root, worlds = self._imagined[seat]
        now = chance.for_drivers(list(self.now))
        other = Course(deals)
        other.pack, other.log, other.tables = self.pack, self.log, deals.copy(root)
        room = worlds.room, chance.for_drivers([0] * MOST_PLACES), chance.for_drivers(chance.seeded(seed))
        supposing(deals.game)(deals.rules, root, other.tables, now, room)
        other.now = list(map(int, now))
        return other

    def _redealt(self, seed: int) -> "Course":
        """As many cards dealt, of which nobody has seen any yet."""
        pack = list(self.deals.cards)
        chance.shuffle(pack, len(pack), chance.seeded(seed))
        other = Course(self.deals)
        other.pack = self.deals.dealing.begun(pack, len(self.pack))
        return other


def _deals(name: str, rules: Any, seats: int) -> Deals:
    return Deals(GAMES[name], rules, seats)


def _course(deals: Deals, pack: tuple[int, ...], tables: Any, now: list[int], log: Any) -> Course:
    course = Course(deals)
    course.pack, course.tables, course.now, course.log = pack, tables, now, log
    return course


def _imagined(deals: Deals, view: Any) -> tuple[Any, Worlds]:
    """The table as a seat imagines it, hidden hands empty, and the worlds that it must reckon with."""
    imagined = deals.game.table()
    deals.game.imagine(deals.switches, view, imagined)
    return table.for_drivers([imagined]), prepare(deals.game.world(deals.switches, view))


def _layout(kind: Any) -> list[tuple[str, Any]]:
    """The fields of a record of whole numbers, and where each stands in a flat list of them."""
    found: list[tuple[str, Any]] = []
    fields = table.record_type(kind).fields
    for name, (of, offset) in fields.items():
        first, count = offset // 8, of.itemsize // 8
        found.append((name, slice(first, first + count) if of.shape else first))
    return found


def _plain(value: int | Sequence[int]) -> str:
    """A number, or numbers with commas, without the empty end of an array."""
    if isinstance(value, int):
        return str(value)
    count = len(value)
    while count and value[count - 1] == 0:
        count -= 1
    return ",".join(map(str, value[:count]))
