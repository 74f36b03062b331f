"""Our games as games of OpenSpiel: importing this registers ``python_zinzolin`` and its fellows.

>>> import corbillon.envs.openspiel, pyspiel
>>> game = pyspiel.load_game("python_nain_jaune(players=3)")
"""

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed: pip install 'corbillon[openspiel]'") from missing

from corbillon.envs.openspiel.adapter import CardGame, CardState, register

__all__ = ["CardGame", "CardState", "register"]

register(pyspiel)
