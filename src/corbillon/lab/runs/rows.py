"""Rows as Arrow tables: one a deal and one a payment, by the journal and the contract of a game.

``docs/laboratory.md`` documents every column.
"""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import fields
from itertools import chain, repeat
from typing import Any

import pyarrow

from corbillon.kernel.cards import NO_CARD, card_name
from corbillon.kernel.chips import AMOUNT, CARD, CLAUSE, ENTRY, SOURCE, TARGET
from corbillon.kernel.game import Game
from corbillon.lab.runs.plan import Arm
from corbillon.search.chronicle import DealRow, Page

NUMBER, LIST = pyarrow.int64(), pyarrow.list_(pyarrow.int64())

PAYMENTS = ("arm", "match", "deal", "ordinal", "payer", "payee", "amount", "article", "card")


def deals_schema(game: Game, whole: bool) -> pyarrow.Schema:
    """The columns of a deal's row; each rare event of the game has one, with how often it happened."""
    before = [("arm", pyarrow.string())] + [("match", NUMBER)] * whole
    numbers = ("deal", "seed", "seats", "dealer", "first_seat", "actions", "turns", "cards_laid")
    lists = ("balances_before", "gains", "pots_before", "pots_gained", "hands")
    return pyarrow.schema(
        before
        + [(name, NUMBER) for name in numbers]
        + [("match_over", pyarrow.bool_())]
        + [(name, LIST) for name in lists]
        + [(event, NUMBER) for event in game.events]
    )


def payments_schema(whole: bool) -> pyarrow.Schema:
    """The columns of a payment's row."""
    texts = ("arm", "payer", "payee", "article", "card")
    names = [name for name in PAYMENTS if whole or name != "match"]
    return pyarrow.schema([(name, pyarrow.string() if name in texts else NUMBER) for name in names])


def account_names(game: Game, rules: Any, seats: int) -> list[str | None]:
    """Each account by its number: S0, S1, … are the seats, as a record numbers them; the pots have their own names."""
    empty: list[str | None] = [None] * (game.first_pot - seats)
    return [f"S{seat}" for seat in range(seats)] + empty + list(game.pots(rules))


def named(arm: Arm, table: pyarrow.Table) -> pyarrow.Table:
    """Rows with the name of their arm before them."""
    return table.add_column(0, "arm", pyarrow.repeat(arm.name, table.num_rows))


def tables(arm: Arm, pages: Iterable[Page]) -> tuple[pyarrow.Table, pyarrow.Table]:
    """The deals and the payments of some pages, in the order in which they were played, not named yet."""
    read = [(_columns(page), array("q", page.payments)) for page in pages]
    columns = {name: list(chain.from_iterable(of[name] for of, _ in read)) for name in DealRow.__slots__}
    entries = array("q", chain.from_iterable(payments for _, payments in read))
    return _deals(arm, columns), _payments(arm, columns, entries)


def _columns(page: Page) -> dict[str, list[Any]]:
    """The fields of a page's deals as columns of Python's own numbers and lists, which the next page leaves alone."""
    names = [field.name for field in fields(DealRow)]
    if isinstance(page.deals, list):
        return {name: [_copied(getattr(row, name)) for row in page.deals] for name in names}
    return {name: page.deals[name].tolist() for name in names}  # type: ignore[call-overload]


def _copied(value: Any) -> Any:
    return list(value) if isinstance(value, list) else int(value)


def _deals(arm: Arm, rows: dict[str, list[Any]]) -> pyarrow.Table:
    game, seats, first = arm.game, arm.seats, arm.game.first_pot
    last = first + len(game.pots(arm.rules))
    gained = [[a - b for a, b in zip(*of, strict=True)] for of in zip(rows["after"], rows["before"], strict=True)]
    columns: dict[str, Any] = {
        "match": rows["number"],
        "deal": rows["deal"] if arm.whole else rows["number"],
        "seed": rows["seed"],
        "seats": [seats] * len(gained),
        "dealer": rows["dealer"],
        "first_seat": rows["first"],
        "actions": rows["actions"],
        "turns": rows["turns"],
        "cards_laid": rows["laid"],
        "match_over": [bool(over) for over in rows["match_over"]],
        "balances_before": [accounts[:seats] for accounts in rows["before"]],
        "gains": [accounts[:seats] for accounts in gained],
        "pots_before": [accounts[first:last] for accounts in rows["before"]],
        "pots_gained": [accounts[first:last] for accounts in gained],
        "hands": [hands[:seats] for hands in rows["hands"]],
    }
    for number, event in enumerate(game.events):
        columns[event] = [times[number] for times in rows["events"]]
    schema = deals_schema(game, arm.whole).remove(0)
    return pyarrow.table([columns[name] for name in schema.names], schema=schema)


def _payments(arm: Arm, rows: dict[str, list[Any]], entries: Sequence[int]) -> pyarrow.Table:
    game = arm.game
    accounts = account_names(game, arm.rules, arm.seats)
    cards = {card: card_name(card, game.order) for card in game.pack} | {NO_CARD: None}
    counts = rows["payments"]
    of_match = chain.from_iterable(map(repeat, rows["number"], counts))
    of_deal = chain.from_iterable(map(repeat, rows["deal"], counts))
    columns: dict[str, Any] = {
        "match": list(of_match),
        "deal": list(of_deal),
        "ordinal": list(chain.from_iterable(map(range, counts))),
        "payer": [accounts[source] for source in entries[SOURCE::ENTRY]],
        "payee": [accounts[target] for target in entries[TARGET::ENTRY]],
        "amount": entries[AMOUNT::ENTRY],
        "article": [f"{game.letter}{clause}" for clause in entries[CLAUSE::ENTRY]],
        "card": [cards[card] for card in entries[CARD::ENTRY]],
    }
    if not arm.whole:
        columns["deal"] = columns["match"]
    schema = payments_schema(arm.whole).remove(0)
    return pyarrow.table([columns[name] for name in schema.names], schema=schema)
