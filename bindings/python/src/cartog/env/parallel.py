"""The game of several players as a PettingZoo environment."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]  # it says nothing of its types
from pettingzoo.utils import parallel_to_aec, wrappers  # type: ignore[import-untyped]

from ..game import Game
from .actions import ACTIONS, IllegalAction
from .match import Match
from .solo import ILLEGAL_REWARD, SEEDS, check_seed, one_of
from .spaces import LegalDiscrete, MapLike, observation_space

if TYPE_CHECKING:
    from gymnasium import spaces

__all__ = ["CartographersEnv", "env", "parallel_env", "raw_env"]


class CartographersEnv(ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # untyped, see above
    """A game in which all players draw the same card at the same time.

    Each step is one card. For an explore card each agent draws on its own map. An ambush card is a step in which each
    agent draws monsters on the map of the neighbour whom the arrow names, and its observation shows that map then
    (plane "neighbour" is 1). An agent whose map has no room has the pass as its only action. Cards that nobody can draw
    are passed by themselves, and so are walks in a game of one. Observations are described in `cartog.env.planes`,
    actions in `cartog.env.actions`. All agents terminate together at the end of winter; there is no truncation.

    Reward, with reward="score": what the step added to an agent's total of the seasons scored so far; 0 but at the end
    of a season. With reward="rank": 0 until the end, then (players strictly behind - players strictly ahead) /
    (players - 1), from -1 to 1, ties broken by fewer points lost to monsters.

    Illegal actions: masked sampling and `action_space(agent).sample()` never give one. With illegal="raise" they raise
    `IllegalAction`, a ValueError with agent, code, action and placement, and nothing is changed for anybody. With
    illegal="terminate" nothing is drawn and the game ends for all, since the others cannot go on without a draw that is
    owed: the agent gets illegal_reward, the others 0, and its info says why in "illegal", a code as "occupied". Numbers
    outside the space always raise.

    Seeds: `reset(seed=s)` plays the deal of seed s, the same as `cartog.Table(seed=s)`. `reset()` draws a seed from the
    generator that the last given seed started.

    Each info holds seed, season, turn, card (its key, "" when over), owner (the agent whose map is shown), coins and
    total of the agent, and when the game is complete rank.

    Args:
        players: 1 to 100.
        map: the blank map, "A", "B" or a `cartog.Map`.
        fallback: "any", or "card" if the single space that stands in for a card keeps to its terrains.
        reward: "score" or "rank".
        illegal: "raise" or "terminate".
        illegal_reward: the reward of an agent whose action is not legal.
        render_mode: "ansi" for text, "svg" for a picture of all sheets, "human" to print the text at each moment, None.
    """

    metadata: dict[str, Any] = {
        "name": "cartographers_v0",
        "render_modes": ["human", "ansi", "svg"],
        "render_fps": 4,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        map: MapLike = "A",
        fallback: str = "any",
        reward: str = "score",
        illegal: str = "raise",
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
    ) -> None:
        if not 1 <= players <= 100:
            raise ValueError(f"players must be 1 to 100, not {players}")
        one_of("reward", reward, "score", "rank")
        one_of("fallback", fallback, "any", "card")
        one_of("illegal", illegal, "raise", "terminate")
        one_of("render_mode", render_mode, None, *self.metadata["render_modes"])
        self.render_mode = render_mode
        self.possible_agents = [f"player_{i}" for i in range(players)]
        self.agents: list[str] = []
        self._numbers = {agent: i for i, agent in enumerate(self.possible_agents)}
        self._seen = {agent: observation_space() for agent in self.possible_agents}
        self._acts = {agent: LegalDiscrete() for agent in self.possible_agents}
        self._reward = reward
        self._illegal, self._illegal_reward = illegal, illegal_reward
        self._match = Match(self.possible_agents, map, fallback)
        self._totals = [0] * players
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations: always the same object."""
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions: always the same object. Its `sample()` draws from what is legal now."""
        return self._acts[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begins a game. options is ignored. Returns observations and infos by agent."""
        check_seed(seed)
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._match.start(int(self._random.integers(SEEDS)) if seed is None else int(seed))
        self.agents = list(self.possible_agents)
        self._totals = [0] * len(self.agents)
        self._show()
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[
        dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Draws what all agents want. Returns observations, rewards, terminations, truncations and infos by agent.

        Raises IllegalAction, which names the first agent at fault and the code, and ValueError where an agent's action
        is missing; nothing was changed then. After the end it returns empty dictionaries.
        """
        if not self.agents:
            return {}, {}, {}, {}, {}
        if set(actions) != set(self.agents):
            odd = sorted(set(actions) ^ set(self.agents))
            raise ValueError(f"each agent in play must have one action; missing or too many: {', '.join(odd)}")
        match = self._match
        faults: dict[str, str] = {}
        try:
            match.act({self._numbers[agent]: index(action) for agent, action in actions.items()})
            rewards = dict(zip(self.agents, self._rewards()))
        except IllegalAction as error:
            if self._illegal == "raise" or not 0 <= error.action < ACTIONS:
                raise
            faults[str(error.agent)] = error.code
            match.stop()
            rewards = {agent: self._illegal_reward if agent in faults else 0.0 for agent in self.agents}
        terminations = dict.fromkeys(self.agents, match.over)
        truncations = dict.fromkeys(self.agents, False)
        observations, infos = self._observations(), self._infos()
        for agent, code in faults.items():
            infos[agent]["illegal"] = code
        if match.over:
            self.agents = []
        self._show()
        return observations, rewards, terminations, truncations, infos

    def _rewards(self) -> list[float]:
        if self._reward == "score":
            before, self._totals = self._totals, self._match.totals
            return [float(now - was) for now, was in zip(self._totals, before)]
        ranks = self._match.ranks
        if not self._match.over or len(ranks) == 1:
            return [0.0] * len(ranks)
        return [
            (sum(other > rank for other in ranks) - sum(other < rank for other in ranks)) / (len(ranks) - 1)
            for rank in ranks
        ]

    def _observations(self) -> dict[str, Any]:
        seen = {}
        for agent in self.agents:
            number = self._numbers[agent]
            mask = self._match.mask(number)
            self._acts[agent].legal = mask
            seen[agent] = {"observation": self._match.see(number), "action_mask": mask.copy()}
        return seen

    def _infos(self) -> dict[str, dict[str, Any]]:
        match = self._match
        season = match.table.season
        shared = {
            "seed": match.deal.seed,
            "season": int(season) if season else 0,
            "turn": match.turn,
            "card": match.task.card.key if match.task else "",
        }
        ranks = match.ranks if match.complete else []
        infos = {}
        for agent in self.agents:
            number = self._numbers[agent]
            sheet = match.sheets[number]
            owner = self.possible_agents[number if match.over else match.target[number]]
            infos[agent] = {**shared, "owner": owner, "coins": sheet.coins, "total": sheet.total}
            if ranks:
                infos[agent]["rank"] = ranks[number]
        return infos

    def render(self) -> Any:
        """Text or an `Svg` of all sheets; None without a render mode and with "human"."""
        if self.render_mode == "svg":
            return self.game().svg()
        return self._match.text() if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self._match.text())

    def game(self) -> Game:
        """The game so far as a verified record; `game().text` can be saved and replayed."""
        return self._match.game()


def parallel_env(players: int = 2, **settings: Any) -> CartographersEnv:
    """The environment as PettingZoo's parallel API has it: `CartographersEnv` with its arguments."""
    return CartographersEnv(players, **settings)


def raw_env(players: int = 2, **settings: Any) -> AECEnv[str, Any, Any]:
    """The same for PettingZoo's AEC API, by its stock wrapper: agents act in turn, on what was there before."""
    return parallel_to_aec(parallel_env(players, **settings))


def env(players: int = 2, **settings: Any) -> AECEnv[str, Any, Any]:
    """`raw_env` with PettingZoo's check that calls come in order."""
    return wrappers.OrderEnforcingWrapper(raw_env(players, **settings))
