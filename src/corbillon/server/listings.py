"""A table in short, for the lobby and for the lists of its players."""

import orjson

from corbillon.server.protocol.lobby import Listing
from corbillon.server.room import entries as stored
from corbillon.server.room.room import Room
from corbillon.server.storage import Summary
from corbillon.witness.lengths import planned_deals

LISTED = (stored.Sat, stored.Stood, stored.Arranged, stored.Closed, stored.Dealt)
"""The entries that change how a table is listed."""
STATES = {"gathering": "gathering", "playing": "playing", "between": "playing", "over": "over", "closed": "closed"}


def summary(room: Room, at: int) -> Summary:
    """What the store keeps of a table besides its entries."""
    settings, deal = room.settings, room.play.deal
    listing = Listing(
        table=room.table,
        game=settings.game,
        preset=settings.preset,
        deviations=len(room.deviations),
        names=[place.name for place in room.places],
        phase=room.phase,
        deal=deal.deal if deal is not None else 0,
        of=planned_deals(room.game, room.rules),
        clock=settings.clock is not None,
        watching=settings.watching,
        at=at,
        again=room.again is not None,
    )
    state, guests = STATES[room.phase], tuple(sorted(room.people))
    return Summary(settings.game, settings.preset, settings.listed, state, guests, orjson.dumps(listing), at)


def listing(summary: Summary) -> Listing:
    """A table as a list shows it."""
    return Listing(**orjson.loads(summary.body))
