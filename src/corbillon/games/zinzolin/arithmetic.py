"""The arithmetic of each payment, told from the journal right after the action that caused it."""

from collections.abc import Sequence

from corbillon.games.zinzolin.equinoxes import run_after_equinox, run_value
from corbillon.games.zinzolin.rules import EndTest, FinalRocambole, Rules
from corbillon.games.zinzolin.table import BASKET, FICHE, NOBODY, ORDER, ROCAMBOLE, SEATS, Table, worth
from corbillon.kernel.arithmetic import Expression, Figure, Sum, times
from corbillon.kernel.cards import card_name, of_rank, rank
from corbillon.kernel.chips import AMOUNT, CARD, CLAUSE, SOURCE


def explain(rules: Rules, table: Table, entry: Sequence[int]) -> Expression:
    """The cards and factors that make an entry's amount."""
    clause, amount = entry[CLAUSE], entry[AMOUNT]
    match clause:
        case 8 | 10:
            return times(Figure(FICHE, "fiche"), doubled(table.fiches))
        case 24:
            return combination_shown(table, entry)
        case 34 | 35 | 36:
            card = entry[CARD]
            return times(Figure(worth(card), "sigisbe", {"card": card_name(card, ORDER)}), doubled(table.stake))
        case 40:
            run = run_after_equinox(rules, table.taken[table.first_equinox])
            return times(Figure(run_value(rules, run), "run", {"tricks": run}), doubled(table.stake))
        case 42 | 43 if entry[SOURCE] < SEATS:
            return times(Figure(4, "second-equinox"), doubled(table.stake))
        case 47:
            return Sum("÷", (Figure(2 * amount + table.accounts[ROCAMBOLE], "rocambole"), Figure(2, "winners")))
        case 51:
            return basket_left(rules, table, entry)
        case 52:
            return rocambole_left(rules, table, entry)
        case 45:
            return Figure(amount, "rocambole")
        case _:
            return Figure(amount, "basket")


def doubled(multiple: int) -> Figure:
    """The factor of the double round; nothing in a single one."""
    return Figure(multiple, "double-round" if multiple > 1 else "")


def combination_shown(table: Table, entry: Sequence[int]) -> Expression:
    """A Triangle or a Quarré."""
    of = of_rank(rank(entry[CARD]))
    held = next(shown & of for shown in table.shown if shown & of)
    name = ORDER[rank(entry[CARD])]
    return times(
        Figure(held.bit_count(), "cards-shown", {"rank": name}),
        Figure(worth(entry[CARD]), "worth-each", {"rank": name}),
        doubled(table.stake),
    )


def basket_left(rules: Rules, table: Table, entry: Sequence[int]) -> Expression:
    """The basket at the end of the match: shared, its remainder, or what was left in it by the winner."""
    shares = [e for e in table.journal[: table.entries] if e[SOURCE] == BASKET and e[CLAUSE] == 51]
    rounds_over = table.deal - 1 >= 4 * (rules.rounds + 1)
    taken = rules.end_test == EndTest.CONTINGENT_WON and table.basket_winner != NOBODY
    if rounds_over and taken and len(shares) == 1:
        return Figure(entry[AMOUNT], "left-in-basket")
    if len(shares) % SEATS == 1 and entry is shares[-1]:
        return Figure(entry[AMOUNT], "remainder")
    held = sum(e[AMOUNT] for e in shares) + table.accounts[BASKET]
    return Sum("÷", (Figure(held, "basket"), Figure(SEATS, "players")))


def rocambole_left(rules: Rules, table: Table, entry: Sequence[int]) -> Expression:
    """The last Rocambole."""
    if rules.final_rocambole == FinalRocambole.DEALERS_TAKE_BACK:
        return Figure(entry[AMOUNT], "put-in")
    shares = [e[AMOUNT] for e in table.journal[: table.entries] if e[CLAUSE] == 52]
    if rules.final_rocambole == FinalRocambole.LAST_BASKET_WINNER and table.last_basket_winner != NOBODY:
        return Figure(entry[AMOUNT], "rocambole")
    return Sum("÷", (Figure(sum(shares) + table.accounts[ROCAMBOLE], "rocambole"), Figure(SEATS, "players")))
