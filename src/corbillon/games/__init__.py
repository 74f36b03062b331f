"""The games: each reads as its rule book. ``GAMES`` is the only list of them."""

from collections.abc import Mapping

from corbillon.games.nain_jaune import NAIN_JAUNE
from corbillon.games.reversis import REVERSIS
from corbillon.games.zinzolin import ZINZOLIN
from corbillon.kernel.game import Game

GAMES: Mapping[str, Game] = {game.name: game for game in (ZINZOLIN, NAIN_JAUNE, REVERSIS)}
"""Every game by its name: ``zinzolin``, ``nain-jaune``, ``reversis``."""
