"""What the person may know by the truth of the table, and which cards a text names: for tests of secrecy."""

import re

from corbillon.kernel.bits import members
from corbillon.kernel.cards import NO_CARD, card_name
from corbillon.match import Match
from corbillon.terminal.sitting import Sitting
from corbillon.terminal.voice import GLYPHS, RANK_KEYS
from corbillon.words import words


def known(match: Match, seat: int) -> set[str]:
    """The cards of the deal that a seat may know: its own, the played and shown ones; after the deal every hand."""
    table, deal, order = match.table, match.deals[-1], match.game.order
    cards = set(deal.hands[seat])
    cards |= {text[:2] for text in deal.actions if re.fullmatch(r"[A2-9TJQK][SHDC]!?", text)}
    for own in ("drawn", "offered"):
        card = getattr(table, own, [NO_CARD] * 8)[seat]
        cards |= {card_name(card, order)} if card != NO_CARD else set()
    if hasattr(table, "shown"):
        cards |= {card_name(card, order) for shown in table.shown for card in members(shown)}
    if match.in_deal:
        return cards
    cards |= {card_name(card, order) for hand in table.hands for card in members(hand)}
    return cards | {card_name(card, order) for card in members(getattr(table, "four_cards", 0))}


def known_to(sitting: Sitting) -> set[str]:
    """The cards that the person of a sitting may know."""
    return known(sitting.match, sitting.seat) if sitting.match.deals else set()


def cards_named(text: str, lang: str) -> set[str]:
    """Every card that a text names: in the notation, drawn, in words, or in a hand told by suits."""
    said = words(lang)
    found = set(re.findall(r"(?<![A-Za-z0-9])([A2-9TJQK][SHDC])(?![A-Za-z0-9])", text))
    letters = dict(zip(said.say("rank-letters").split(), "A23456789TJQK", strict=True))
    for rank, glyph in re.findall(r"(10|[A-Z0-9])([♠♥♦♣])", text):
        found.add(letters[rank] + next(suit for suit, sign in GLYPHS.items() if sign == glyph))
    for suit in "SHDC":
        for rank in "A23456789TJQK":
            if re.search(rf"\b{said.say('card', rank=RANK_KEYS[rank], suit=suit)}\b", text):
                found.add(rank + suit)
        label = said.say("suit-held", suit=suit, ranks="")
        for ranks in re.findall(rf"{re.escape(label)}([\w, ]+)", text):
            for rank in "A23456789TJQK":
                if said.say("rank", rank=RANK_KEYS[rank]) in ranks.split(", "):
                    found.add(rank + suit)
    return found
