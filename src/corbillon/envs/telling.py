"""A table as text, as the seat in turn sees it: for whoever looks at an environment."""

from collections.abc import Iterator

from corbillon.envs.episode import Episode
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name


def told(episode: Episode, seat: int | None = None) -> str:
    """What a seat sees, or the one in turn, in a few lines; cards in the notation of records."""
    return "\n".join(_lines(episode, episode.turn if seat is None else seat))


def _lines(episode: Episode, seat: int) -> Iterator[str]:
    deals, view = episode.deals, episode.course.view(seat)
    game, seats = deals.game, deals.seats
    pots = game.pots(deals.switches)
    yield f"{game.name}, deal {view.deal}, dealer: seat {view.dealer}"
    for other in range(seats):
        turn = "  ← in turn" if other == episode.turn and not episode.over else ""
        yield f"  seat {other}: {view.accounts[other]} chips, {view.sizes[other]} cards{turn}"
    chips = view.accounts[game.first_pot : game.first_pot + len(pots)]
    yield "  " + ", ".join(f"{pot}: {amount}" for pot, amount in zip(pots, chips, strict=True))
    yield "  played: " + (" ".join(card_name(card, game.order) for card in view.plays[: view.ply]) or "–")
    yield f"  hand of seat {seat}: " + (" ".join(card_name(card, game.order) for card in members(view.hand)) or "–")
    if episode.over:
        yield "  the episode is over"
    elif seat == episode.turn:
        actions = members(episode.course.actions)
        yield "  may: " + " ".join(f"{action}={game.text(deals.switches, view, action)}" for action in actions)
