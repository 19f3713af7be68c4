"""Many games alone in one Gymnasium environment, over the batch calls of the C library."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv as _VectorEnv
from gymnasium.vector.utils import batch_space

from .. import _constants as c
from .. import batch
from .._ffi import at_least
from ..card import Kind, cards
from ..game import Game
from ..placement import Placement
from ..scoring import SCORING
from ..table import rating
from ..tasks import Task
from .actions import ACTIONS, PASS, IllegalAction, decode, numbering, write_masks
from .deal import CARDS_MAX, COINS, SEASON, Deal, numbers_of
from .match import checked, game_of
from .planes import NUMBERS, observe
from .solo import ILLEGAL_REWARD, SEEDS, check_seed, one_of
from .spaces import LegalDiscrete, LegalMultiDiscrete, MapLike, map_of, observation_space

if TYPE_CHECKING:
    import numpy.typing as npt

    Rows = npt.NDArray[np.intp]
    Arrays = dict[str, npt.NDArray[Any]]

__all__ = ["VectorEnv"]

_AMBUSH = tuple(card.id for card in cards(Kind.AMBUSH))
_ENVS_MAX = 10**6  # each has some 12 kB
_OVER = 0  # stands for a card in a game that is over


class VectorEnv(_VectorEnv[Any, Any, Any]):
    """num_envs games alone that go on together: each what `cartog.env.SoloEnv` plays, much faster for many.

    metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP: the step after a game's last one ignores that game's action,
    begins the next game, and gives its first observation with reward 0. Each game has a generator of its own, so that
    it goes as it does in `gymnasium.vector.SyncVectorEnv` of `SoloEnv` with the same seeds.

    Observations are a dictionary of arrays: "observation" uint8 (n, 79, 11, 11), "action_mask" int8 (n, 2542). Rewards
    are float64 (n,), terminations and truncations bool (n,), actions integers (n,). infos holds arrays (n,): seed
    (uint64), season, turn, coins and total (int64), rating where a game has just been completed, and illegal (codes)
    where an action was not legal, with the masks "_rating" and so on.

    Args:
        num_envs: how many games, at most a million.
        map: the blank map, "A", "B" or a `cartog.Map`.
        fallback: "any", or "card" if the single space that stands in for a card keeps to its terrains.
        illegal: "terminate" or "raise", as in `SoloEnv`; with "raise" nothing is changed in any game.
        illegal_reward: the reward of a step that is not legal.
        threads: how many threads the batch calls share the games among.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
    def __init__(
        self,
        num_envs: int = 1,
        map: MapLike = "A",
        fallback: str = "any",
        *,
        illegal: str = "terminate",
        illegal_reward: float = ILLEGAL_REWARD,
        threads: int = 1,
    ) -> None:
        if not 1 <= index(num_envs) <= _ENVS_MAX:
            raise ValueError(f"num_envs must be 1 to {_ENVS_MAX}, not {num_envs}")
        one_of("fallback", fallback, "any", "card")
        one_of("illegal", illegal, "terminate", "raise")
        self.num_envs = n = num_envs
        self.single_observation_space = observation_space()
        self.single_action_space = LegalDiscrete()
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = self._actions = LegalMultiDiscrete(n)
        self._fallback, self._threads = fallback, at_least(threads, "threads", 1)
        self._illegal, self._illegal_reward = illegal, illegal_reward
        self._map, blank = map_of(map)
        self._blank, self._ruins = blank._arrays()
        self._tasks = {
            2 * card.id + duty: Task(card, ruins=bool(duty), solo=True, fallback=fallback)
            for kind in (Kind.EXPLORE, Kind.AMBUSH)
            for card in cards(kind)
            for duty in (0, 1)
        }
        self._randoms: list[np.random.Generator] = []
        self._deals: list[Deal] = []
        self._maps = np.zeros((n, *self._blank.shape), np.uint8)
        self._coins = np.zeros(n, np.uint8)
        self._totals = np.zeros(n, np.int64)
        self._turns = np.zeros(n, np.intp)
        self._over = np.ones(n, bool)
        self._mask = np.zeros((n, ACTIONS), np.int8)
        self._seeds = np.zeros(n, np.uint64)
        self._drawn = np.full((n, CARDS_MAX), -1, np.int64)
        # What the deals say of each card: its task as a key of _tasks, and the season that it ends.
        self._keys = np.zeros((n, CARDS_MAX + 1), np.intp)
        self._ends = np.zeros((n, CARDS_MAX + 1), np.intp)
        self._pairs = np.zeros((n, c.CARTOG_SEASONS + 1, 2), np.intp)
        self._numbers = np.zeros((n, CARDS_MAX + 1, NUMBERS), np.uint8)

    # ---- the interface of Gymnasium ----

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begins all games: with a seed s game i has the deal of s + i; a sequence holds a seed for each.

        options is ignored.
        """
        n = self.num_envs
        if seed is None:
            seeds: list[int | None] = [None] * n
        elif isinstance(seed, (int, np.integer)):
            seeds = [int(seed) + i for i in range(n)]
        else:
            seeds = list(seed)
        if len(seeds) != n:
            raise ValueError(f"seed must be a number or hold {n} of them, not {len(seeds)}")
        for one in seeds:
            check_seed(one)
        if not self._randoms:
            self._randoms = [seeding.np_random(one)[0] for one in seeds]
        else:
            self._randoms = [
                was if one is None else seeding.np_random(one)[0] for was, one in zip(self._randoms, seeds)
            ]
        if not self._deals:
            self._deals = [Deal(0)] * n
        rows = np.arange(n)
        self._begin(rows, seeds)
        return self._observation(), self._info(np.zeros(n, bool), {})

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Arrays, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Draws in every game that goes on, and begins those anew that are over.

        Raises TypeError for actions that are no integers, ValueError for a wrong shape, and IllegalAction, which names
        the first game at fault, for numbers outside the action space; nothing was changed then in any game.
        """
        if not self._deals:
            raise RuntimeError("there are no games: call reset")
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions must be integers, not {given.dtype}")
        if given.shape != (self.num_envs,):
            raise ValueError(f"actions must have shape ({self.num_envs},), not {given.shape}")
        over = self._over.copy()
        rows = np.flatnonzero(~over)
        chosen = given[rows].astype(np.int64)
        faults = self._faults(rows, chosen)
        if faults:
            legal = ~np.isin(rows, list(faults))
            rows, chosen = rows[legal], chosen[legal]
        before = self._totals.copy()
        self._draw(rows, chosen)
        self._settle(rows)
        rewards = (self._totals - before).astype(np.float64)
        complete = self._over & ~over
        for row in faults:
            self._stop(row)
            rewards[row] = self._illegal_reward
        ended = self._over & ~over
        if over.any():
            anew = np.flatnonzero(over)
            rewards[anew] = 0.0
            self._begin(anew, [None] * len(anew))
        return self._observation(), rewards, ended, np.zeros(self.num_envs, bool), self._info(complete, faults)

    def game(self, row: int) -> Game:
        """The game of one row so far as a verified record."""
        deal = self._deals[row]

        def placements() -> Iterator[Placement | None]:
            for turn in range(int(self._turns[row])):
                action = int(self._drawn[row, turn])
                key = int(self._keys[row, turn])
                yield None if action < 0 else decode(self._tasks[key], action)

        return game_of(("player",), self._map, self._fallback, deal.seed, placements())

    # ---- games ----

    def _begin(self, rows: Rows, seeds: Sequence[int | None]) -> None:
        deals = [Deal(int(self._randoms[r].integers(SEEDS)) if s is None else s) for r, s in zip(rows, seeds)]
        self._numbers[rows] = numbers_of(deals)
        for row, deal in zip(rows, deals):
            self._deals[row] = deal
            self._seeds[row] = deal.seed
            self._keys[row, : deal.count] = [2 * card + duty for card, duty in zip(deal.cards, deal.duty)]
            self._keys[row, deal.count :] = _OVER
            self._ends[row, : deal.count] = deal.ends
            self._pairs[row, 1:] = deal.scoring
        self._maps[rows] = self._blank
        self._coins[rows] = 0
        self._totals[rows] = 0
        self._turns[rows] = 0
        self._drawn[rows] = -1
        self._over[rows] = False
        self._settle(rows)

    def _faults(self, rows: Rows, chosen: npt.NDArray[np.int64]) -> dict[int, str]:
        """The codes of what is not legal, by game. Raises IllegalAction where that is wanted."""
        inside = (chosen >= 0) & (chosen < ACTIONS)
        legal = inside & (self._mask[rows, np.where(inside, chosen, 0)] == 1)
        faults = {}
        for at in np.flatnonzero(~legal):
            row, action = int(rows[at]), int(chosen[at])
            map = batch.unstack(self._maps[row : row + 1], self._ruins)[0]
            try:
                checked(map, self._tasks[int(self._keys[row, self._turns[row]])], action, row)
            except IllegalAction as error:
                if self._illegal == "raise" or not inside.all():
                    raise
                faults[row] = error.code
        return faults

    def _stop(self, row: int) -> None:
        self._over[row] = True
        self._mask[row] = 0
        self._mask[row, PASS] = 1

    def _groups(self, rows: Rows) -> Iterator[tuple[Task, Rows, Rows]]:
        """The rows by the task of their next card: task, rows, and where these stand among the rows given."""
        keys = self._keys[rows, self._turns[rows]]
        order = np.argsort(keys, kind="stable")
        found, starts = np.unique(keys[order], return_index=True)
        for key, at in zip(found, np.split(order, starts[1:])):
            yield self._tasks[int(key)], rows[at], at

    def _place(self, rows: Rows, task: Task, places: npt.NDArray[np.int64], terrain: npt.NDArray[np.uint8]) -> None:
        """Draws places in the legal mask of a task on those maps, which the mask has said to be legal."""
        maps, coins = self._maps[rows], self._coins[rows]
        status = batch.place(
            maps, task, batch.spaces(task, places), terrain, ruins=self._ruins, coins=coins, threads=self._threads
        )
        if status.any():
            raise RuntimeError(f"the C library refuses what its mask has: status {status[status != 0][0]}")
        self._maps[rows], self._coins[rows] = maps, coins

    def _draw(self, rows: Rows, chosen: npt.NDArray[np.int64]) -> None:
        self._drawn[rows, self._turns[rows]] = chosen
        for task, group, at in self._groups(rows):
            meaning = numbering(task)
            self._place(group, task, meaning.place[chosen[at]], meaning.terrain[chosen[at]])
        self._turn(rows)

    def _turn(self, rows: Rows) -> None:
        """Scores the seasons that the cards just drawn complete, and goes on to the next card."""
        season = self._ends[rows, self._turns[rows]]
        done = rows[season > 0]
        if len(done):
            maps = self._maps[done]
            pair = self._pairs[done, season[season > 0]] - c.CARTOG_CARD_SENTINEL_WOOD
            points = batch.score(maps, SCORING, self._ruins, threads=self._threads)
            edicts = np.take_along_axis(points, pair, axis=1).sum(axis=1)
            penalty = batch.monsters(maps, threads=self._threads)
            self._totals[done] += edicts + self._coins[done] - penalty
        self._turns[rows] += 1

    def _settle(self, rows: Rows) -> None:
        """Goes on in these games, which have a new card, until each waits for a choice or is over; writes masks."""
        while len(rows):
            self._mask[rows] = 0
            keys = self._keys[rows, self._turns[rows]]
            over = keys == _OVER
            self._over[rows[over]] = True
            self._mask[rows[over], PASS] = 1
            rows = rows[~over]
            walks = np.isin(keys[~over] // 2, _AMBUSH)
            self._walk(rows[walks])
            asked = rows[~walks]
            for task, group, _ in self._groups(asked):
                write_masks(self._maps[group], self._ruins, task, self._mask, group, self._threads)
            passed = asked[~self._mask[asked].any(axis=1)]
            rows = np.concatenate([rows[walks], passed])
            self._turn(rows)

    def _walk(self, rows: Rows) -> None:
        for task, group, _ in self._groups(rows):
            flat = batch.legal_mask(self._maps[group], task, ruins=self._ruins, threads=self._threads)
            flat = flat.reshape(len(group), -1)
            fits = flat.any(axis=1)
            group, places = group[fits], flat[fits].argmax(axis=1).astype(np.int64)
            self._place(group, task, places, np.full(len(group), task.card.terrains[0], np.uint8))

    # ---- what is seen ----

    def _observation(self) -> Arrays:
        rows = np.arange(self.num_envs)
        numbers = self._numbers[rows, self._turns]
        numbers[:, COINS] = self._coins
        self._actions.legal = self._mask
        return {"observation": observe(self._maps, self._ruins, numbers), "action_mask": self._mask.copy()}

    def _info(self, complete: npt.NDArray[np.bool_], faults: dict[int, str]) -> dict[str, Any]:
        n = self.num_envs
        info: dict[str, Any] = {
            "seed": self._seeds.copy(),
            "season": self._numbers[np.arange(n), self._turns, SEASON].astype(np.int64),
            "turn": self._turns.astype(np.int64),
            "coins": self._coins.astype(np.int64),
            "total": self._totals.copy(),
        }
        info.update({f"_{name}": np.ones(n, bool) for name in list(info)})
        if complete.any():
            info["rating"], info["_rating"] = np.zeros(n, np.int64), complete.copy()
            for row in np.flatnonzero(complete):
                info["rating"][row] = rating(int(self._totals[row]), self._deals[row].edicts).rating
        if faults:
            info["illegal"], info["_illegal"] = np.full(n, None, object), np.zeros(n, bool)
            info["illegal"][list(faults)] = list(faults.values())
            info["_illegal"][list(faults)] = True
        return info

