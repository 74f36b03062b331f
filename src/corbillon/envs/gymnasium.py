"""Our games as environments of Gymnasium: one seat, against bots by name. Importing this registers them.

>>> import corbillon.envs.gymnasium, gymnasium
>>> env = gymnasium.make("corbillon/Zinzolin-v1", opponents="thumb")
>>> observation, info = env.reset(seed=7)
>>> observation["observation"].shape
(726,)
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

try:
    import gymnasium
except ImportError as missing:
    raise ImportError("Gymnasium is not installed: pip install 'corbillon[gymnasium]'") from missing

from corbillon import bots
from corbillon.bots.policies import sow_decision
from corbillon.envs import VERSION
from corbillon.envs.course import deals_of
from corbillon.envs.episode import Episode, check_drawing, is_whole
from corbillon.envs.spaces import actions_of, observed, sights_of
from corbillon.envs.telling import told
from corbillon.games import GAMES
from corbillon.kernel import chance
from corbillon.kernel.game import Game
from corbillon.kernel.law import driver
from corbillon.search.playouts import seed_of_seat

__all__ = ["SeatEnv", "gymnasium_name"]

SEEDS = 1 << 48


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat at a table of bots, for a deal of a fresh match, or a whole match; rewards are its chips.

    What a deal has brought before one's first turn, stakes above all, is in the reward of the first step.

    An illegal action is refused: nothing is done, the reward is 0, and ``info["refused"]`` says why.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "zinzolin",
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "thumb",
        seats: int | None = None,
        preset: str = "seed",
        rules: Mapping[str, Any] | None = None,
        episode: Literal["deal", "match"] = "deal",
        render_mode: Literal["ansi", "human"] | None = None,
    ) -> None:
        """A table.

        :param seat: whose place is taken, from 0; the first deal is dealt by seat 0.
        :param opponents: the bot of all other seats, or one for each of them, from the seat after one's own on.
        :raises ValueError: when there is no such game, seat, number of seats or bot.
        :raises RecordError: ``bad_rule``.
        """
        self.deals = deals_of(game, seats, preset, rules)
        """What is played: the game, its rules, how many seats."""
        if not 0 <= seat < self.deals.seats:
            raise ValueError(f"seat {seat} of {self.deals.seats}")
        check_drawing(render_mode, self.metadata["render_modes"])
        self.seat, self.whole, self.render_mode = seat, is_whole(episode), render_mode
        self.opponents = _opponents(self.deals.game, opponents, self.deals.seats - 1)
        """The bots of the other seats, from the one after one's own on."""
        self.observation_space = sights_of(self.deals)
        """A dictionary of ``observation`` and ``action_mask``."""
        self.action_space = actions_of(self.deals)
        """The actions of the game: the cards, then its words."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new episode, of a seed or of the next one that chance brings."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(SEEDS))
        self.episode = Episode(self.deals, whole=self.whole, seed=own)
        self._bots = chance.draw(chance.seeded(own, 1))
        self._due = self._answer()
        return observed(self.episode, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """An action, and what the others do until it is one's turn again or the episode is over."""
        if self.episode.turn != self.seat or not self.episode.is_legal(int(action)):
            allowed = [int(other) for other in self.episode.mask(self.seat).nonzero()[0]]
            refused = f"action {action} is not legal now: {allowed}"
            return observed(self.episode, self.seat), 0.0, self.episode.over, False, {"refused": refused}
        chips = self._due + self.episode.play(int(action))[self.seat] + self._answer()
        self._due = 0
        if self.render_mode == "human":
            self.render()
        return observed(self.episode, self.seat), float(chips), self.episode.over, False, {}

    def _answer(self) -> int:
        """The others act until it is one's turn; the chips that it brings oneself."""
        brought = 0
        while not self.episode.over and self.episode.turn != self.seat:
            brought += self.episode.play(self._choice())[self.seat]
        return brought

    def _choice(self) -> int:
        """What the bot in turn does, by what its seat sees."""
        episode, deals = self.episode, self.deals
        bot = self.opponents[(episode.turn - self.seat - 1) % deals.seats]
        seed, actions = seed_of_seat(self._bots, episode.turn), episode.course.actions
        if bots.searches(deals.game, bot) or bots.is_own(bot):
            view = episode.course.view(episode.turn)
            return bots.decide(deals.game, bot, deals.switches, view, actions, seed).action
        asked = chance.for_drivers([seed, actions, 0])
        own = chance.for_drivers([0, 0, 0, 0])
        choosing(deals.game, bot)(deals.rules, episode.course.views(episode.turn), asked, own)
        return int(asked[CHOSEN])

    def render(self) -> str | None:
        """The table as one's seat sees it: as text, or printed."""
        text = told(self.episode, self.seat)
        if self.render_mode != "human":
            return text
        print(text)
        return None


SEED, ACTIONS, CHOSEN = range(3)


@functools.cache
def choosing(game: Game, bot: str) -> Callable[..., None]:
    """A driver that asks a policy, of the chance of this decision, as at a table."""
    policy = bots.policy(game, bot)

    @driver
    def choose(rules: Any, views: Any, asked: Any, own: Any) -> None:
        view = views[0]
        sow_decision(own, asked[SEED], view.deal, view.ply, asked[ACTIONS])
        asked[CHOSEN] = policy(rules[0], view, asked[ACTIONS], own)

    return choose


def _opponents(game: Game, named: str | Sequence[str], others: int) -> list[str]:
    opponents = [named] * others if isinstance(named, str) else list(named)
    if len(opponents) != others:
        raise ValueError(f"{len(opponents)} opponents, not {others}")
    for bot in opponents:
        bots.policy(game, bots.bring(bot))
    return opponents


def gymnasium_name(game: Game) -> str:
    """What Gymnasium calls a game of ours: ``corbillon/Zinzolin-v1``."""
    return f"corbillon/{game.name.title().replace('-', '')}-v{VERSION}"


for _game in GAMES.values():
    _name, _kind = gymnasium_name(_game), "corbillon.envs.gymnasium:SeatEnv"
    if _name not in gymnasium.registry:
        gymnasium.register(_name, entry_point=_kind, kwargs={"game": _game.name})
