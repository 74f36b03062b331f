"""The record of a table: its finished deals, how each was shuffled, and who did what when."""

from importlib.metadata import version
from typing import Any

from corbillon import record, shuffle
from corbillon.server.room.play import Shuffled
from corbillon.server.room.room import Room


def record_of(room: Room) -> record.Record:
    """What may leave the house: every deal that is over, and all of them once the match is."""
    match = room.play.match
    more: dict[str, Any] = {
        "version": version("corbillon"),
        "players": [place.name for place in room.places],
        "deals": [shuffled(room, deal) for deal in room.play.deals],
    }
    kept = record.record_of(match, room.settings.preset, **more)
    finished = len(room.play.history)
    kept.deals = kept.deals[:finished]
    kept.source["deals"] = kept.source["deals"][:finished]
    return kept


def shuffled(room: Room, deal: Shuffled) -> dict[str, Any]:
    """What the record says of a deal besides its cards and actions."""
    own: dict[str, Any] = {
        "bots": [room.settings.bot] * len(room.places),
        "by": list(deal.by),
        "times": list(deal.times),
    }
    if deal.again:
        own["again"] = {"deal": deal.deal, "actions": deal.given}
    else:
        own["shuffle"] = {
            "commitment": shuffle.commitment(deal.secret),
            "secret": deal.secret.hex(),
            "contributions": list(deal.contributions),
        }
    if any(made is not None for made in deal.simulations):
        own["simulations"] = list(deal.simulations)
    return {**own, "taken_back": deal.taken_back} if deal.taken_back else own
