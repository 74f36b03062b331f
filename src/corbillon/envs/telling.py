"""A table as text, as the seat in turn sees it: for whoever looks at an environment."""

from corbillon.envs.episode import Episode
from corbillon.views import SeatView


def told(episode: Episode, seat: int | None = None) -> str:
    """What a seat sees, or the one in turn, in a few lines; cards in the notation of records."""
    looks = episode.turn if seat is None else seat
    turn = None if episode.over else episode.turn
    actions = int(episode.course.actions) if looks == turn else 0
    view = SeatView(episode.deals.game, episode.deals.switches, episode.course.view(looks), turn, actions)
    return view.told() + ("\n  the episode is over" if episode.over else "")
