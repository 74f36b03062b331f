"""The arithmetic of each payment, told from the journal right after the action that caused it."""

from collections.abc import Sequence

from corbillon.games.reversis.choices import (
    NO_CAP,
    BrokenPayer,
    FinalBasket,
    ForcedAcePaidBy,
    PartieBonus,
    RenewalDealerExtra,
)
from corbillon.games.reversis.honours import ace_value, across, at_the_bonne, doubling
from corbillon.games.reversis.partie import value_in_four
from corbillon.games.reversis.quinola import FIVE
from corbillon.games.reversis.rules import Rules
from corbillon.games.reversis.stakes import DEALERS_FIVE, STAKE
from corbillon.games.reversis.table import BASKET, FORCED, ORDER, QUINOLA, SEATS, Table
from corbillon.games.reversis.undertaking import REVERSIS
from corbillon.kernel.arithmetic import Expression, Figure, Sum, plus, times
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name
from corbillon.kernel.chips import AMOUNT, CARD, CLAUSE, SOURCE, TARGET
from corbillon.kernel.seats import opposite

Entry = Sequence[int]


def explain(rules: Rules, table: Table, entry: Entry) -> Expression:
    """The cards and factors that make an entry's amount."""
    if is_remise(table, entry):
        return remise_moved(rules, table, entry)
    match entry[CLAUSE]:
        case 8 | 9:
            return put_in(rules, entry)
        case 25 | 26 | 31:
            return for_an_ace(rules, table, entry)
        case 33 | 34 | 36 | 37:
            return for_the_quinola(rules, table, entry)
        case 43 | 57:
            return given_back(rules, table, entry)
        case 44 | 45 | 46 | 58:
            return for_a_reversis(rules, entry)
        case 56 if entry[CARD] == QUINOLA:
            return given_back(rules, table, entry)
        case 67:
            return basket_left(rules, table, entry)
        case _:
            return for_the_partie(rules, table, entry)


def about(card: int) -> dict[str, str | int]:
    """The card that a figure is about."""
    return {"card": card_name(card, ORDER)}


def is_remise(table: Table, entry: Entry) -> bool:
    """Whether an entry is a remise won or paid, be it to the forcer; stakes and the basket left over are none."""
    if entry[CLAUSE] in (8, 9, 67):
        return False
    if BASKET in (entry[SOURCE], entry[TARGET]):
        return True
    if entry[CLAUSE] == 56:
        return entry[CARD] == QUINOLA and table.quinola_fate == FORCED
    return entry[CLAUSE] == 34 and entry is not first_between(table, entry)


def first_between(table: Table, entry: Entry) -> Entry:
    """The first payment for a forced quinola from one player to another; a remise to the forcer comes after his 10."""
    parties = entry[SOURCE], entry[TARGET], entry[CLAUSE]
    return next(e for e in table.journal if (e[SOURCE], e[TARGET], e[CLAUSE]) == parties)


def remise_moved(rules: Rules, table: Table, entry: Entry) -> Expression:
    """As much as the basket held, up to the ceiling."""
    journal = table.journal[: table.entries]
    held = table.accounts[BASKET]
    for later in reversed(journal[journal.index(list(entry)) :]):
        held += later[AMOUNT] * ((later[SOURCE] == BASKET) - (later[TARGET] == BASKET))
    if rules.remise_cap == NO_CAP:
        return Figure(held, "basket")
    return Sum("min", (Figure(held, "basket"), Figure(rules.remise_cap, "ceiling")))


def put_in(rules: Rules, entry: Entry) -> Expression:
    """A stake, the dealer's five, or the dealer's stake with his five in it or added."""
    five = Figure(DEALERS_FIVE, "dealers-five")
    if entry[AMOUNT] == STAKE:
        return Figure(STAKE, "stake")
    if entry[CLAUSE] == 9:
        return five
    if rules.renewal_dealer_extra == RenewalDealerExtra.ADDED:
        return plus(Figure(STAKE + DEALERS_FIVE, "dealers-stake"), five)
    return plus(Figure(STAKE, "stake"), five)


def doublings(rules: Rules, table: Table, entry: Entry) -> tuple[Figure, ...]:
    """Twice between opposites, twice in the last trick, four times for both or once only."""
    trick = table.plays.index(entry[CARD]) >> 2
    factors = [
        Figure(across(rules, entry[SOURCE], entry[TARGET]), "opposite"),
        Figure(at_the_bonne(rules, trick), "last-trick"),
    ]
    if doubling(rules, entry[SOURCE], entry[TARGET], trick) < factors[0].value * factors[1].value:
        return (Figure(2, "doubled-once"),)
    return tuple(factor for factor in factors if factor.value > 1)


def for_an_ace(rules: Rules, table: Table, entry: Entry) -> Expression:
    """An ace placed, forced or led."""
    card = entry[CARD]
    name = {25: "ace-placed", 26: "ace-forced", 31: "ace-led"}[entry[CLAUSE]]
    as_placed = entry[CLAUSE] == 25 or (entry[CLAUSE] == 26 and rules.forced_ace_paid_by == ForcedAcePaidBy.ALL)
    value = ace_value(card) if as_placed else 5 * ace_value(card)
    return times(Figure(value, name, about(card)), *doublings(rules, table, entry))


def for_the_quinola(rules: Rules, table: Table, entry: Entry) -> Expression:
    """The quinola placed, forced or led."""
    if entry[CLAUSE] in (33, 37):
        figure = Figure(FIVE, "quinola-placed")
    else:
        name = "quinola-forced" if entry[CLAUSE] == 34 else "quinola-led"
        owner = entry[SOURCE] == quinola_owner(table)
        figure = Figure(rules.forced_quinola_owner_pays if owner else FIVE, name)
    return times(figure, *doublings(rules, table, entry))


def quinola_owner(table: Table) -> int:
    """Who played the quinola."""
    ply = table.plays.index(QUINOLA)
    return next(seat for noted, seat in table.honours[: table.honours_played] if noted == ply)


def given_back(rules: Rules, table: Table, entry: Entry) -> Expression:
    """What was received for an ace or the quinola, once or twice."""
    parties = entry[TARGET], entry[SOURCE], entry[CARD]
    received = next(e for e in table.journal if (e[SOURCE], e[TARGET], e[CARD]) == parties)
    times_given = entry[AMOUNT] // received[AMOUNT]
    return times(explain(rules, table, received), Figure(times_given, "double" if times_given > 1 else ""))


def for_a_reversis(rules: Rules, entry: Entry) -> Expression:
    """The whole of a reversis, or a player's share; twice when broken at the last trick."""
    twice = Figure(2, "last-trick") if entry[CLAUSE] == 46 else Figure(1)
    shared = entry[CLAUSE] == 44 or (entry[CLAUSE] in (45, 46) and rules.broken_payer == BrokenPayer.TABLE)
    figure = Figure(REVERSIS, "reversis")
    if shared and entry[SOURCE] == opposite(entry[TARGET]):
        figure = Figure(REVERSIS // 2, "opposite-share")
    elif shared:
        figure = Figure(REVERSIS // 4, "neighbour-share")
    return times(figure, Figure(rules.reversis_unit, "unit" if rules.reversis_unit > 1 else ""), twice)


def for_the_partie(rules: Rules, table: Table, entry: Entry) -> Expression:
    """So many times the points of the four cards and what is added to them."""
    four = [Figure(value_in_four(rules, card), "four-cards", about(card)) for card in members(table.four_cards)]
    bonus: Expression = Figure(4, "bonus")
    if rules.partie_bonus == PartieBonus.PER_CARD:
        bonus = times(Figure(SEATS, "cards"), bonus)
    across_table = across(rules, entry[SOURCE], entry[TARGET], True)
    return times(
        Figure(rules.partie_multiplier, "a-point"),
        plus(*(figure for figure in four if figure.value), bonus),
        Figure(across_table, "opposite" if across_table > 1 else ""),
    )


def basket_left(rules: Rules, table: Table, entry: Entry) -> Expression:
    """The basket left at the end: a quarter of it, its rest, or all of it."""
    shares = [e for e in table.journal[: table.entries] if e[CLAUSE] == 67]
    held = sum(e[AMOUNT] for e in shares) + table.accounts[BASKET]
    if rules.final_basket == FinalBasket.LAST_WINNER:
        return Figure(entry[AMOUNT], "basket")
    if entry[AMOUNT] != held >> 2 or (len(shares) > SEATS and entry is shares[-1]):
        return Figure(entry[AMOUNT], "remainder")
    return Sum("÷", (Figure(held, "basket"), Figure(SEATS, "players")))
