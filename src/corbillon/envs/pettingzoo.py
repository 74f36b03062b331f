"""Our games as environments of PettingZoo: every seat an agent, each acting in its turn.

>>> from corbillon.envs import pettingzoo
>>> env = pettingzoo.env("zinzolin")
>>> env.reset(seed=7)
>>> env.agent_selection, env.last()[0]["observation"].shape
('seat_1', (726,))
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any, Literal

try:
    from gymnasium.spaces import Dict, Space
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as missing:
    raise ImportError("PettingZoo is not installed: pip install 'corbillon[pettingzoo]'") from missing

from corbillon.envs import VERSION
from corbillon.envs.course import deals_of
from corbillon.envs.episode import Episode, check_drawing, is_whole
from corbillon.envs.spaces import actions_of, observed, sights_of
from corbillon.envs.telling import told

__all__ = ["CardEnv", "env", "parallel_env", "raw_env"]

SEEDS = 48
MODES = ["ansi", "human"]


class CardEnv(AECEnv):
    """A deal of a fresh match, or a whole match; rewards are chips.

    An illegal action is refused with a ``ValueError``, and nothing is done.
    """

    def __init__(
        self,
        game: str = "zinzolin",
        *,
        seats: int | None = None,
        preset: str = "seed",
        rules: Mapping[str, Any] | None = None,
        episode: Literal["deal", "match"] = "deal",
        render_mode: Literal["ansi", "human"] | None = None,
    ) -> None:
        super().__init__()
        self.deals = deals_of(game, seats, preset, rules)
        """What is played: the game, its rules, how many seats."""
        self.whole, self.render_mode = is_whole(episode), render_mode
        check_drawing(render_mode, MODES)
        name = f"{game.replace('-', '_')}_v{VERSION}"
        self.metadata = {"name": name, "render_modes": MODES, "render_fps": 1}
        """Its name, with the version of all environments, and how it can be looked at."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self.deals.seats)]
        """A name a seat."""
        self._sights = {agent: sights_of(self.deals) for agent in self.possible_agents}
        self._actions = {agent: actions_of(self.deals) for agent in self.possible_agents}
        self._seed, self._number = randbits(SEEDS), -1
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        """The observation and the mask of an agent."""
        return self._sights[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The actions of the game: the cards, then its words."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first episode of a seed, or the next one."""
        if seed is not None:
            self._seed, self._number = seed, -1
        self._number += 1
        self.episode = Episode(self.deals, whole=self.whole, seed=self._seed, number=self._number)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees and may do."""
        return observed(self.episode, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """An action of the agent in turn; ``None`` of one whose episode is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.episode.is_legal(int(action)):
            raise ValueError(f"action {action} of {agent} is not legal now: {self.legal()}")
        self._cumulative_rewards[agent] = 0
        for seat, chips in enumerate(self.episode.play(int(action))):
            self.rewards[self.possible_agents[seat]] = chips
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.episode.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def legal(self) -> list[int]:
        """What the agent in turn may do."""
        return [int(action) for action in self.episode.mask(self.episode.turn).nonzero()[0]]

    def render(self) -> str | None:
        """The table as the seat in turn sees it: as text, or printed."""
        text = told(self.episode)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(game: str = "zinzolin", **options: Any) -> CardEnv:
    """The environment itself; what may be asked of it is that of ``CardEnv``."""
    return CardEnv(game, **options)


def env(game: str = "zinzolin", **options: Any) -> Any:
    """The environment, looked after: what is asked in the wrong order is refused."""
    return OrderEnforcingWrapper(raw_env(game, **options))


def parallel_env(game: str = "zinzolin", **options: Any) -> Any:
    """The environment as a parallel one, by PettingZoo's own wrapper: only the action of the agent in turn counts."""
    return turn_based_aec_to_parallel(env(game, **options))
