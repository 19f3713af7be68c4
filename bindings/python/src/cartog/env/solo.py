"""The game alone as a Gymnasium environment."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

import gymnasium as gym

from ..game import Game
from ..table import rating
from .actions import ACTIONS, IllegalAction
from .match import Match
from .spaces import LegalDiscrete, MapLike, observation_space

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Observation = dict[str, npt.NDArray[Any]]

__all__ = ["SoloEnv"]

#: Seeds of games that the environment chooses itself are below this, so that they fit into any integer array.
SEEDS = 1 << 63

#: Worse than a game can end, but for very bad ones.
ILLEGAL_REWARD = -100.0


def one_of(name: str, value: object, *allowed: object) -> None:
    if value not in allowed:
        raise ValueError(f"{name} must be one of {', '.join(map(repr, allowed))}, not {value!r}")


def check_seed(seed: int | None) -> None:
    if seed is not None and not 0 <= index(seed) < 1 << 64:
        raise ValueError(f"seed must be 0 to 2**64 - 1, not {seed}")


class SoloEnv(gym.Env[Any, Any]):
    """A game alone, registered as "cartog/Cartographers-v0".

    Each step draws one explore card. Ambush cards walk by themselves, and cards for which nothing can be drawn are
    passed. Observations are described in `cartog.env.planes`, actions in `cartog.env.actions`. An episode is one game,
    about 21 steps; it terminates and is never truncated.

    Reward: what the step added to the total of the seasons scored so far. It is 0 but at the end of a season, may be
    negative, and adds up to the final total.

    Seeds: `reset(seed=s)` plays the deal of seed s, the same as `cartog.Table(seed=s)`. `reset()` draws a seed from the
    generator that the last given seed started.

    info holds seed, season (1 to 4), turn (cards drawn), coins, total, and in the last step rating.

    Illegal actions: masked sampling and `action_space.sample()` never give one. Otherwise, with illegal="terminate",
    the step draws nothing and ends the episode with reward illegal_reward, and info says why in "illegal", a code as
    "occupied": Gymnasium wants every action of the space to be taken. With illegal="raise" it raises `IllegalAction`, a
    ValueError with code, action and placement, and nothing is changed. Numbers outside the space always raise it.

    Args:
        map: the blank map, "A", "B" or a `cartog.Map`.
        fallback: "any", or "card" if the single space that stands in for a card keeps to its terrains.
        illegal: "terminate" or "raise".
        illegal_reward: the reward of a step that is not legal.
        render_mode: "ansi" for text, "svg" for a picture, "human" to print the text at each moment, None.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "svg"], "render_fps": 4}
    def __init__(
        self,
        map: MapLike = "A",
        fallback: str = "any",
        *,
        illegal: str = "terminate",
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
    ) -> None:
        one_of("render_mode", render_mode, None, *self.metadata["render_modes"])
        one_of("fallback", fallback, "any", "card")
        one_of("illegal", illegal, "terminate", "raise")
        self._illegal, self._illegal_reward = illegal, illegal_reward
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = self._actions = LegalDiscrete()
        self._match = Match(("player",), map, fallback)
        self._begun = False
        self._total = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a game. options is ignored."""
        check_seed(seed)
        super().reset(seed=seed)
        self._match.start(int(self.np_random.integers(SEEDS)) if seed is None else int(seed))
        self._begun = True
        self._total = 0
        self._show()
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Draws, and goes on to the next card with a choice. Raises RuntimeError before `reset` and after the end."""
        if not self._begun or self._match.over:
            raise RuntimeError("there is no game, or it is over: call reset")
        number = index(action)
        try:
            self._match.act({0: number})
        except IllegalAction as error:
            if self._illegal == "raise" or not 0 <= number < ACTIONS:
                raise
            self._match.stop()
            return self._observation(), self._illegal_reward, True, False, {**self._info(), "illegal": error.code}
        total = self._match.totals[0]
        reward, self._total = float(total - self._total), total
        self._show()
        return self._observation(), reward, self._match.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, as bools: bool (ACTIONS,). Libraries with masked policies look for this method."""
        return self._actions.legal.astype(bool)

    def _observation(self) -> Observation:
        mask = self._match.mask(0)
        self._actions.legal = mask
        return {"observation": self._match.see(0), "action_mask": mask.copy()}

    def _info(self) -> dict[str, Any]:
        match = self._match
        season, sheet = match.table.season, match.sheets[0]
        info = {
            "seed": match.deal.seed,
            "season": int(season) if season else 0,
            "turn": match.turn,
            "coins": sheet.coins,
            "total": sheet.total,
        }
        if match.complete:
            info["rating"] = rating(sheet.total, match.deal.edicts).rating
        return info

    def render(self) -> Any:
        """Text or an `Svg` of the sheet; None without a render mode and with "human"."""
        if self.render_mode == "svg":
            return self._match.sheets[0].svg()
        return self._match.text() if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self._match.text())

    def game(self) -> Game:
        """The game so far as a verified record; `game().text` can be saved and replayed."""
        return self._match.game()
