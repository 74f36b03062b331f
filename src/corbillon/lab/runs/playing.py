"""The deals of an arm as pages of rows: as machine code where all bots are laws, else move by move."""

from collections.abc import Iterator

from corbillon import bots
from corbillon.bots import policies
from corbillon.lab.runs.plan import Arm
from corbillon.search.chronicle import Page, Think, chronicle_of_policies, pages, thought_through
from corbillon.search.playouts import MOST_SEATS, Batch


def play(arm: Arm, first: int, count: int, *, interpreted: bool = False) -> Iterator[Page]:
    """So many deals or matches of an arm from a number on, page by page; ``interpreted``: as Python runs them."""
    batch = Batch(seats=arm.seats, seed=arm.seed, first=first, count=count, whole=int(arm.whole))
    if not arm.of_policies:
        return thought_through(arm.game, think(arm), arm.rules, batch)
    laws = arm.laws
    for seat, bot in enumerate(arm.bots_by_seat):
        batch.policies[seat] = laws.index(bots.policy(arm.game, bot))
    write = chronicle_of_policies(arm.game, laws, policies.sow_decision)
    return pages(write, arm.game, arm.rules, batch, interpreted=interpreted)


def think(arm: Arm) -> Think:
    """How the bots of an arm choose, each from what its own seat sees."""
    game, seated = arm.game, arm.bots_by_seat
    for bot in seated:
        bots.bring(bot)  # a worker has not read the file that names it

    def choose(rules: object, table: object, actions: int, seed: int) -> int:
        view, seat = game.view(), seed % MOST_SEATS
        game.look(rules, table, seat, view)
        return bots.decide(game, seated[seat], rules, view, actions, seed, simulations=arm.budget).action

    return choose
