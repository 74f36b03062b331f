"""A game of OpenSpiel made of one of ours: a lone deal of a fresh match, dealt hand by hand by chance.

What a deal returns to a player is the change of his own account, stakes included; what pots gain or lose is nobody's,
so the returns need not sum to nothing.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy
import pyspiel

from corbillon.envs.course import Course, Deals, deals_of
from corbillon.games import GAMES
from corbillon.kernel.bits import members
from corbillon.kernel.cards import card_name
from corbillon.kernel.game import FACE_DOWN, Game
from corbillon.options import read_switches

LONGEST = 512
"""No deal has more decisions: at most 52 cards, each passed by seven others, and words."""
MOST = 10_000.0
"""No seat wins or loses more chips in a lone deal."""
SEEDS = 1 << 52


def spiel_name(game: Game) -> str:
    """What OpenSpiel calls a game of ours."""
    return "python_" + game.name.replace("-", "_")


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    seats = game.seats(game.rules())
    return pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=game.name.replace("-", " ").capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": seats[0],
            "preset": "seed",
            "rules": "",
            **{size.name: size.whole for size in game.sizes()},
        },
    )


def read_parameters(game: Game, parameters: Mapping[str, Any]) -> Deals:
    """The deals that parameters mean: ``players``, ``preset``, and ``rules`` such as ``rounds:1+1;declare:automatic``.

    A setting has a colon, for OpenSpiel writes games down as text, in which ``=`` belongs to the parameters. The sizes
    of a reduced pack are parameters by their own names (``tricks``, ``talon``; at Nain jaune ``ranks``).

    :raises ValueError: when these rules have no such number of seats, or a setting is none.
    :raises RecordError: ``bad_rule``.
    """
    settings = [setting.replace(":", "=", 1) for setting in str(parameters.get("rules", "")).split(";") if setting]
    seats = int(parameters["players"]) if "players" in parameters else None
    sizes = {size.name: int(parameters[size.name]) for size in game.sizes() if size.name in parameters}
    return deals_of(game.name, seats, parameters.get("preset", "seed"), read_switches(settings), sizes)


class CardGame(pyspiel.Game):
    """One of our games, with its rules and number of seats."""

    ours: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = self.ours
        self.deals = read_parameters(game, parameters or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=FACE_DOWN,
            max_chance_outcomes=max(game.pack) + 1,
            num_players=self.deals.seats,
            min_utility=-MOST,
            max_utility=MOST,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(parameters or {}))

    def new_initial_state(self) -> "CardState":
        """A deal of which no card is dealt yet."""
        return CardState(self, Course(self.deals))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Watcher":
        """Who tells what a player sees."""
        return Watcher(self.deals, iig_obs_type is not None and iig_obs_type.perfect_recall)


class CardState(pyspiel.State):
    """A deal in progress; ``course`` has all of it that is ours."""

    def __init__(self, game: CardGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.course.dealing:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.over else self.course.turn

    def is_terminal(self) -> bool:
        """Whether the deal is settled."""
        return self.course.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next: a hand comes in ascending order, so every deal comes in one way."""
        return self.course.undealt()

    def returns(self) -> list[float]:
        """The change of each player's account, once the deal is settled."""
        if not self.course.over:
            return [0.0] * self.course.deals.seats
        return [float(gain) for gain in self.course.gains()]

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "CardState":
        """A state that this player cannot tell from this one; how it was reached it does not know."""
        return CardState(self.get_game(), self.course.resampled(player, int(rng() * SEEDS)))

    def _legal_actions(self, player: int) -> list[int]:
        return members(self.course.actions)

    def _apply_action(self, action: int) -> None:
        if self.course.dealing:
            self._deal(action)
        elif self.course.actions >> action & 1:
            self.course.play(action)
        else:
            raise ValueError(f"action {action} is not legal now: {members(self.course.actions)}")

    def _deal(self, card: int) -> None:
        possible = [outcome for outcome, _ in self.course.undealt()]
        if card not in possible:
            raise ValueError(f"card {card} is not dealt now: {possible}")
        self.course.deal(card)

    def _action_to_string(self, player: int, action: int) -> str:
        deals = self.course.deals
        if self.course.dealing:
            return card_name(action, deals.game.order)
        return deals.game.text(deals.switches, self.course.table(), action)

    def __str__(self) -> str:
        deals = self.course.deals
        if self.course.dealing:
            return " ".join(card_name(card, deals.game.order) for card in self.course.pack)
        hands = self.course.table().hands[: deals.seats]
        named = [" ".join(card_name(card, deals.game.order) for card in members(hand)) for hand in hands]
        return "\n".join((*(f"{seat}: {cards}" for seat, cards in enumerate(named)), " ".join(self.course.told())))


class Watcher:
    """Tells what a player sees, or all that he has seen (perfect recall)."""

    def __init__(self, deals: Deals, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        width = deals.code.width
        self.tensor = numpy.zeros(width + 2 * deals.code.layout.decisions * perfect_recall, numpy.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor[:width]}
        if perfect_recall:
            self.dict["history"] = self.tensor[width:]

    def set_from(self, state: CardState, player: int) -> None:
        """What there is to know, as numbers."""
        self.dict["observation"][:] = state.course.array(player)
        if self.perfect_recall:
            self.dict["history"][:] = state.course.history(player)

    def string_from(self, state: CardState, player: int) -> str:
        """What there is to know, as text."""
        return state.course.information(player) if self.perfect_recall else state.course.observation(player)


def register(spiel: Any) -> None:
    """Make our games known to OpenSpiel, each as a class: it keeps them till after Python has ended."""
    for game in GAMES.values():
        kind = game_type(game)
        made = type(game.name.title().replace("-", ""), (CardGame,), {"ours": game, "kind": kind})
        globals()[made.__name__] = made  # where pickle looks for it
        spiel.register_game(kind, made)
