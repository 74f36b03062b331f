"""The deals of an arm as pages of rows: as machine code where all bots are laws, else move by move."""

from collections.abc import Iterator

from corbillon import bots
from corbillon.bots import policies
from corbillon.lab.by_moves import Decide, play_by_moves
from corbillon.lab.runs.plan import Arm
from corbillon.search.chronicle import Page, Think, chronicle_of_policies, pages, thought_through
from corbillon.search.playouts import MOST_SEATS, Batch


def play(arm: Arm, first: int, count: int, *, interpreted: bool = False) -> Iterator[Page]:
    """So many deals or matches of an arm from a number on, page by page; ``interpreted``: as Python runs them."""
    batch = Batch(seats=arm.seats, seed=arm.seed, first=first, count=count, whole=int(arm.whole))
    if not arm.of_policies:
        return thought(arm, batch)
    laws = arm.laws
    for seat, bot in enumerate(arm.bots_by_seat):
        batch.policies[seat] = laws.index(bots.policy(arm.game, bot))
    write = chronicle_of_policies(arm.game, laws, policies.sow_decision)
    return pages(write, arm.game, arm.rules, batch, interpreted=interpreted)


def thought(arm: Arm, batch: Batch) -> Iterator[Page]:
    """The pages of bots of which one at least is no law.

    :raises IllegalAnswer: with the record of the deal.
    """
    for bot in arm.bots_by_seat:
        bots.bring(bot)  # a worker has not read the file that names it
    try:
        yield from thought_through(arm.game, think(arm), arm.rules, batch)
    except bots.IllegalAnswer:
        met_again(arm, batch)
        raise


def think(arm: Arm) -> Think:
    """How the bots of an arm choose, each from what its own seat sees."""
    game, decide = arm.game, decider(arm)

    def choose(rules: object, table: object, actions: int, seed: int) -> int:
        view, seat = game.view(), seed % MOST_SEATS
        game.look(rules, table, seat, view)
        return decide(seat, view, actions, seed)

    return choose


def decider(arm: Arm) -> Decide:
    """What a seat of an arm does with its view."""
    seated = arm.bots_by_seat

    def decide(seat: int, view: object, actions: int, seed: int) -> int:
        return bots.decide(arm.game, seated[seat], arm.rules, view, actions, seed, simulations=arm.budget).action

    return decide


def met_again(arm: Arm, batch: Batch) -> None:
    """Play a batch in which a bot broke the rules once more, as matches that have a record.

    :raises IllegalAnswer: with the record of the deal.
    """
    for number in range(batch.first, batch.first + batch.count):
        play_by_moves(arm.game, arm.rules, arm.seats, arm.seed, number, arm.whole, decider(arm), lambda table: None)
