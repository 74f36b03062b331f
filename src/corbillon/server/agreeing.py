"""Whether what somebody wishes for a table can be."""

from collections.abc import Container

from corbillon import record
from corbillon.bots import APPRENTICE, BOTS, LEVELS, ORACLE
from corbillon.errors import RecordError
from corbillon.games import GAMES
from corbillon.server.protocol.settings import Settings
from corbillon.server.refusals import Refused

Bots = Container[str]
KNOWN_BOTS = frozenset(BOTS) - {ORACLE, APPRENTICE}
"""The bots of all tables that there may be: those of before the levels too."""


def check_settings(settings: Settings, seat: int, bots: Bots = LEVELS) -> None:
    """Game, rules, seats and bot go together; :raises Refused: ``bad_rule`` or ``bad_format``."""
    game = GAMES.get(settings.game)
    if game is None:
        raise Refused("bad_format", f"there is no game {settings.game!r}: {', '.join(GAMES)}")
    try:
        rules = record.read_rules(game, settings.preset, settings.rules)
    except RecordError as fault:
        raise Refused(fault.code, fault.message, fault.clause) from None
    allowed = game.seats(rules)
    if settings.seats not in allowed:
        raise Refused("bad_format", f"{game.name} is played by {', '.join(map(str, sorted(allowed)))}")
    if seat >= settings.seats:
        raise Refused("bad_format", f"seat {seat} is none of 0 to {settings.seats - 1}")
    if settings.bot not in bots:
        raise Refused("bad_format", f"there is no bot {settings.bot!r}: {', '.join(LEVELS)}")
