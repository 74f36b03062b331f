"""How a table speaks: players, cards, accounts and amounts in the words of a language."""

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import zip_longest
from typing import Any

from corbillon.kernel.cards import RANKS, SUITS, card_name
from corbillon.kernel.game import Game
from corbillon.match import Account
from corbillon.terminal.purse import CHIPS, in_chips
from corbillon.terminal.seating import Seating
from corbillon.words import Words, words

NAMES = ("Agathe", "Barnabé", "Clélie", "Damis", "Églé", "Florimond", "Hortense")
"""The bots' names, alphabetical in the order of play from the person on; women and men in turn."""

FICHES: Mapping[str, int] = {"zinzolin": 8}
"""The games that count in fiches of so many jetons."""
BY_RANK = frozenset({"nain-jaune"})
"""The games whose hands are sorted by rank; others by suit."""
BLACK, RED = "SC", "HD"
RANK_KEYS = dict(
    zip("A23456789TJQK", "ace two three four five six seven eight nine ten jack queen king".split(), strict=True)
)
"""Ranks as messages tell them apart."""
GLYPHS = dict(zip(SUITS, "♠♥♦♣", strict=True))


class Voice:
    """The words of one table, in the language of its person."""

    def __init__(self, seating: Seating, lang: str | None = None) -> None:
        self.seating = seating
        self.game: Game = seating.game
        self.words = words(lang or seating.lang)
        self.letters = dict(zip("A23456789TJQK", self.words.say("rank-letters").split(), strict=True))

    def say(self, name: str, part: str | None = None, /, **about: Any) -> str:
        """A sentence."""
        return self.words.say(name, part, **about)

    def name(self, seat: int) -> str:
        """A player's name."""
        if seat == self.seating.seat:
            return self.say("name-you")
        return NAMES[(seat - self.seating.seat) % self.seating.seats - 1]

    def who(self, seat: int) -> str:
        """The person of grammar: ``you``, ``she`` or ``he``."""
        if seat == self.seating.seat:
            return "you"
        return ("he", "she")[(seat - self.seating.seat) % self.seating.seats % 2]

    def by(self, seat: int) -> dict[str, str]:
        """The facts of a sentence about a player."""
        return {"who": self.who(seat), "name": self.name(seat)}

    def code(self, card: int) -> str:
        """A card as the record writes it."""
        return card_name(card, self.game.order)

    def card(self, card: int) -> str:
        """A card in words: «king of spades»."""
        return self.card_coded(self.code(card))

    def card_coded(self, code: str) -> str:
        """A card of the record in words."""
        return self.say("card", rank=RANK_KEYS[code[0]], suit=code[1])

    def rank(self, code: str, name: str = "rank") -> str:
        """A rank in words; ``name`` chooses another message: several of the rank, or the call that misses it."""
        return self.say(name, rank=RANK_KEYS[code])

    def the_card(self, card: int) -> str:
        """A card in words, with its article where the language wants one."""
        code = self.code(card)
        return self.say("the-card", rank=RANK_KEYS[code[0]], suit=code[1])

    def cards(self, cards: Sequence[int]) -> str:
        """Some cards in words."""
        return self.words.listing([self.card(card) for card in cards])

    def face(self, card: int) -> str:
        """A card as drawn: «K♠», in French «R♠»."""
        code = self.code(card)
        return self.letters[code[0]] + GLYPHS[code[1]]

    def sorted(self, cards: Sequence[int]) -> list[int]:
        """A hand as its game sorts it."""
        order = suits_in_turn({SUITS[card // RANKS] for card in cards})
        if self.game.name in BY_RANK:
            return sorted(cards, key=lambda card: (card % RANKS, SUITS[card // RANKS]))
        return sorted(cards, key=lambda card: (order.index(SUITS[card // RANKS]), -(card % RANKS)))

    def held(self, cards: Sequence[int]) -> list[str]:
        """A hand in words, a line a suit, or a line for all where hands are sorted by rank."""
        ordered = self.sorted(cards)
        if not ordered:
            return [self.say("nothing")]
        if self.game.name in BY_RANK:
            return [", ".join(self.card(card) for card in ordered)]
        lines = []
        for letter in suits_in_turn({self.code(card)[1] for card in ordered}):
            ranks = [self.rank(self.code(card)[0]) for card in ordered if self.code(card)[1] == letter]
            if ranks:
                lines.append(self.say("suit-held", suit=letter, ranks=", ".join(ranks)))
        return lines

    def held_in_line(self, cards: Sequence[int]) -> str:
        """A hand in one line of words."""
        return reduce(lambda told, suit: self.say("list-suits", first=told, last=suit), self.held(cards))

    def amount(self, n: int) -> str:
        """An amount with its unit."""
        return self.say(f"amount-{self.game.name}", n=n)

    def gain(self, n: int) -> str:
        """A gain or a loss, with its sign."""
        return f"{'+' if n > 0 else '−' if n < 0 else ''}{abs(n)}"

    def balance(self, n: int) -> str:
        """A balance as the game counts it: in fiches and jetons where it has both."""
        if self.game.name not in FICHES:
            return self.signed_amount(n)
        fiches, rest = divmod(abs(n), FICHES[self.game.name])
        return self.say(
            "balance-in-fiches", amount=self.signed_amount(n), sign="−" if n < 0 else "", fiches=fiches, rest=rest
        )

    def purse(self, n: int) -> str:
        """A balance, and the chips in which it lies; what is owed lies in none."""
        chips = in_chips(n, CHIPS[self.game.name])
        if self.game.name in FICHES or n <= 0:
            return self.balance(n)
        told = ", ".join(f"{count} × {worth}" for count, worth in chips)
        return self.say("balance-in-chips", amount=self.balance(n), chips=told)

    def signed(self, n: int) -> str:
        """A bare number with a true minus sign."""
        return f"−{-n}" if n < 0 else str(n)

    def signed_amount(self, n: int) -> str:
        """An amount that may be owed: a minus sign before it."""
        return ("−" if n < 0 else "") + self.amount(abs(n))

    def account(self, account: Account, part: str | None = None) -> str:
        """A player's name, or a pot: its name, or «into it», «from it»."""
        if isinstance(account, int):
            return self.name(account)
        return self.say(f"pot-{self.game.name}-{account}", part)


def level_told(said: Words, level: str) -> str:
    """A level of bots in a line: its name, and how it plays."""
    name = said.say(f"ui-bot-{level}")
    return said.say("ui-level", name=name[0].upper() + name[1:], about=said.say(f"ui-bot-{level}", "about"))


def suits_in_turn(held: set[str]) -> str:
    """The suits of a hand, black and red in turn as far as they go: a black one stands between two red ones.

    >>> suits_in_turn({"S", "H", "D", "C"}), suits_in_turn({"H", "D", "C"}), suits_in_turn({"S", "C", "D"})
    ('SHCD', 'HCD', 'SDC')
    """
    black = [suit for suit in BLACK if suit in held]
    red = [suit for suit in RED if suit in held]
    first, second = (black, red) if len(black) >= len(red) else (red, black)
    return "".join(suit for pair in zip_longest(first, second, fillvalue="") for suit in pair)
