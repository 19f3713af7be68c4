"""Many games, or the scores of many positions: on this machine or on a cluster, with the same results everywhere.

    >>> import cartog
    >>> result = cartog.simulate(500, seed=1)
    >>> len(result), int(result.totals.max())
    (500, 77)

Work is cut into chunks, and chunks go to threads, processes or the workers of a dask cluster. Game number i has the
seed `game_seeds(seed, i, i + 1)`, whoever plays it and however the chunks are cut, so the same seed gives the same
results. A chunk whose worker is lost is done again. On a cluster:

    from dask.distributed import Client
    client = Client("tcp://scheduler:8786")    # or a LocalCluster, SLURMCluster, KubeCluster
    result = cartog.simulate(10_000_000, seed=1, client=client, progress=True)

cartog must be installed on the workers. What is in flight at one time is a few chunks for each of their threads.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex, Union, overload

from . import _constants as c
from . import batch
from ._arrays import numpy
from ._crew import GAMES_MAX, Crew, chunks_of, packed_policy, teller, work
from ._ffi import U64, at_least, whole
from .card import Card, CardLike
from .errors import CartogError, InvalidArgument
from .map import Map
from .placement import Placement
from .scoring import SCORING, scoring_id
from .sheet import Sheet
from .table import Phase, Table, rating
from .tasks import Task

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    #: Chooses a placement: a function of copies of sheet and table, the task, and a generator of the game's own.
    Policy = Callable[[Sheet, Task, Table, np.random.Generator], Union[Placement, str]]

    from ._crew import Arrays, Progress

__all__ = ["Games", "PolicyError", "Scores", "game_seeds", "simulate"]

_GOLDEN = 0x9E3779B97F4A7C15
_CHUNK = {"random": 2000, "policy": 20, "positions": 20000}


class PolicyError(CartogError, RuntimeError):
    """A policy that raised, or chose what is not legal. The text names the game, its seed and the card.

    Attributes:
        code: of the refusal, or "policy".
        game: number of the game, from 0.
        seed: its seed.
    """

    def __init__(self, code: str, message: str, game: int, seed: int) -> None:
        super().__init__(code, message, f"game {game} (seed {seed}): {message}")
        self.game = game
        self.seed = seed


@dataclass(frozen=True, eq=False)
class Games:
    """Games that were played, in the order of their numbers.

    Attributes:
        seeds: uint64 (n,), a game's seed; `cartog.batch.play` of it plays a random game again.
        totals: int32 (n,)
        ratings: int32 (n,), the solo ratings.
        boxes: int32 (n, 4, 5), for each season first edict, second edict, coins, monsters, total.
        edicts: uint32 (n, 4), ids of the scoring cards A to D.
        maps: uint8 (n, 11, 11), the final terrain.
    """

    seeds: npt.NDArray[np.uint64]
    totals: npt.NDArray[np.int32]
    ratings: npt.NDArray[np.int32]
    boxes: npt.NDArray[np.int32]
    edicts: npt.NDArray[np.uint32]
    maps: npt.NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.seeds)

    def summary(self) -> dict[str, dict[str, float]]:
        """Mean, standard deviation, least, quartiles and greatest of total, rating, and a game's coins and monsters."""
        return {
            "total": _facts(self.totals),
            "rating": _facts(self.ratings),
            "coins": _facts(self.boxes[:, :, 2].sum(axis=1)),
            "monsters": _facts(self.boxes[:, :, 3].sum(axis=1)),
        }

    def __str__(self) -> str:
        return _table(f"{len(self)} games", self.summary())


@dataclass(frozen=True, eq=False)
class Scores:
    """Scores of positions, in their order.

    Attributes:
        cards: the keys of the scoring cards.
        points: int32 (n, number of cards)
        monsters: int32 (n,), the penalty in points, 0 or more.
        mountains: int32 (n,), closed mountains.
        status: int32 (n,), 0, or why a position is no valid one (see `cartog.status_word`); then its numbers are 0.
    """

    cards: tuple[str, ...]
    points: npt.NDArray[np.int32]
    monsters: npt.NDArray[np.int32]
    mountains: npt.NDArray[np.int32]
    status: npt.NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.points)

    def summary(self) -> dict[str, dict[str, float]]:
        """Mean, standard deviation, least, quartiles and greatest of cards and penalty, over valid positions."""
        valid = self.status == 0
        columns = {key: self.points[valid, i] for i, key in enumerate(self.cards)}
        return {name: _facts(numbers) for name, numbers in {**columns, "monsters": self.monsters[valid]}.items()}

    def __str__(self) -> str:
        return _table(f"{len(self)} positions, {int((self.status != 0).sum())} not valid", self.summary())


def _facts(numbers: npt.NDArray[Any]) -> dict[str, float]:
    if not len(numbers):
        return {}
    low, quarter, half, three, high = (float(q) for q in numpy().percentile(numbers, [0, 25, 50, 75, 100]))
    facts = {"min": low, "25%": quarter, "50%": half, "75%": three, "max": high}
    return {"mean": float(numbers.mean()), "std": float(numbers.std()), **facts}


def _table(title: str, summary: dict[str, dict[str, float]]) -> str:
    rows = [f"{name:<18}" + "".join(f"{value:9.2f}" for value in facts.values()) for name, facts in summary.items()]
    heads = next((list(facts) for facts in summary.values() if facts), [])
    return "\n".join([title, " " * 18 + "".join(f"{head:>9}" for head in heads), *rows])


def game_seeds(seed: int, start: int, stop: int) -> npt.NDArray[np.uint64]:
    """The seeds of games start to stop - 1 of a simulation: uint64 of shape (stop - start,).

    Game i has number i + 1 of the generator splitmix64 that starts with the seed, the one that deals games (see
    cartog/game.h). No two games of a simulation share a seed.

    >>> game_seeds(0, 0, 2).tolist()
    [16294208416658607535, 7960286522194355700]
    """
    np = numpy()
    seed, start, stop = whole(seed, "a seed", *U64), whole(start, "start", *U64), whole(stop, "stop", *U64)
    if stop - start > GAMES_MAX:
        raise InvalidArgument("range", f"at most {GAMES_MAX} games at a time, not {stop - start}")
    word = np.uint64
    z = np.arange(start + 1, stop + 1, dtype=word) * word(_GOLDEN) + word(seed)
    z = (z ^ (z >> word(30))) * word(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> word(27))) * word(0x94D049BB133111EB)
    seeds: npt.NDArray[Any] = z ^ (z >> word(31))
    return seeds


# ---- what is done with a chunk; these run on workers ----


def _play_random(seeds: npt.NDArray[np.uint64], side: str, fallback: str) -> Arrays:
    return batch.play(seeds, side, fallback=fallback)


def _play_policy(seeds: npt.NDArray[np.uint64], first: int, side: str, fallback: str, policy: bytes) -> Arrays:
    np = numpy()
    choose = pickle.loads(policy)
    n = len(seeds)
    played: Arrays = {
        "maps": np.zeros((n, c.CARTOG_ROWS, c.CARTOG_COLUMNS), np.uint8),
        "edicts": np.zeros((n, c.CARTOG_EDICTS), np.uint32),
        "boxes": np.zeros((n, c.CARTOG_SEASONS, c.CARTOG_BOX_COLUMNS), np.int32),
        "total": np.zeros(n, np.int32),
        "rating": np.zeros(n, np.int32),
    }
    for i, seed in enumerate(seeds.tolist()):
        table, sheet = _play_one(first + i, seed, side, fallback, choose)
        edicts = list(table._raw.edicts)
        played["maps"][i] = sheet.map.array
        played["edicts"][i] = edicts
        played["boxes"][i] = [(b.first, b.second, b.coins, b.monsters, b.total) for b in sheet.seasons if b]
        played["total"][i] = sheet.total
        played["rating"][i] = rating(sheet.total, edicts).rating
    return played


def _play_one(game: int, seed: int, side: str, fallback: str, choose: Policy) -> tuple[Table, Sheet]:
    table, sheet = Table(seed=seed, fallback=fallback), Sheet(Map.side(side))
    random = numpy().random.default_rng(seed)
    while True:
        phase = table.phase
        if phase is Phase.SCORE or phase is Phase.OVER:
            table.score(sheet)
        if phase is Phase.OVER:
            return table, sheet
        if phase is Phase.REVEAL:
            table.reveal()
        elif phase is Phase.DRAW:
            _draw(game, seed, table, sheet, choose, random)
        else:
            table.begin()


def _draw(game: int, seed: int, table: Table, sheet: Sheet, choose: Policy, random: np.random.Generator) -> None:
    task = table.task()
    legal = sheet.map.legal(task)
    if task.drawer == "walk" or not legal:
        table.draw(sheet, next(legal.placements(), Placement()))
        return
    try:
        table.draw(sheet, choose(sheet.copy(), task, table.copy(), random))
    except Exception as error:
        told = str(error) or "no reason"
        code = error.code if isinstance(error, CartogError) else "policy"
        text = f"the policy fails for {task.card.key}: {type(error).__name__}: {told}"
        raise PolicyError(code, text, game, seed) from error


def _score_maps(maps: Any, ruins: Any, ids: list[int]) -> Arrays:
    np = numpy()
    status = np.zeros(len(maps), np.int32)
    points = batch.score(maps, ids, ruins, status=status)
    # What is no map for the scores, ruins included, is none for the rest either.
    fine = status == 0
    numbers = {"monsters": np.zeros(len(maps), np.int32), "mountains": np.zeros(len(maps), np.int32)}
    numbers["monsters"][fine] = batch.monsters(maps[fine])
    numbers["mountains"][fine] = batch.mountains(maps[fine])
    return {"points": points, **numbers, "status": status}


def _score_texts(texts: Sequence[str], ids: list[int]) -> Arrays:
    status = numpy().zeros(len(texts), "int32")
    maps, ruins = batch.from_cpn(texts, status=status)
    scored = _score_maps(maps, ruins, ids)
    for name, numbers in scored.items():
        numbers[status != 0] = status[status != 0] if name == "status" else 0
    return scored


# ---- the call ----


@overload
def simulate(
    games: int,
    *,
    policy: str | Policy = ...,
    seed: int = ...,
    side: str = ...,
    fallback: str = ...,
    workers: int = ...,
    client: Any = ...,
    chunk: int | None = ...,
    retries: int = ...,
    progress: Progress | None = ...,
) -> Games: ...
@overload
def simulate(
    games: npt.NDArray[np.uint8] | Sequence[str],
    *,
    cards: Sequence[CardLike] = ...,
    ruins: npt.NDArray[Any] | None = ...,
    workers: int = ...,
    client: Any = ...,
    chunk: int | None = ...,
    retries: int = ...,
    progress: Progress | None = ...,
) -> Scores: ...
def simulate(
    games: int | npt.NDArray[np.uint8] | Sequence[str],
    *,
    policy: str | Policy = "random",
    seed: int = 0,
    side: str = "A",
    fallback: str = "any",
    cards: Sequence[CardLike] = SCORING,
    ruins: npt.NDArray[Any] | None = None,
    workers: int = 1,
    client: Any = None,
    chunk: int | None = None,
    retries: int = 3,
    progress: Progress | None = None,
) -> Games | Scores:
    """Plays games alone, or scores positions. The results depend on the first seven arguments only.

    Args:
        games: how many games to play; or positions to score, an array uint8 (n, 11, 11) or position strings.
        policy: "random", played inside the C library; or a function policy(sheet, task, table, rng) -> Placement or its
            text, that gets copies of sheet and table and a `numpy.random.Generator` that the game's seed starts. It is
            not asked where nothing can be chosen.
        seed: 0 to 2**64 - 1, the seed of the whole simulation.
        side: "A" or "B".
        fallback: "any", or "card" if the single space that stands in for a card keeps to its terrains.
        cards: for positions, the scoring cards.
        ruins: for an array of positions, marks as in `cartog.batch.score`.
        workers: how many threads to use, or processes where the policy is a function. A script that uses processes must
            be importable: what it does stands behind `if __name__ == "__main__":`.
        client: a `dask.distributed.Client`; then the cluster's workers are used.
        chunk: games or positions a chunk; 2000 random games, 20 games of a function, 20000 positions.
        retries: how often a chunk is done again whose worker was lost. A chunk that raises is not done again.
        progress: a function of (done, total), or True for a bar of tqdm.

    Raises:
        PolicyError: a policy that raised or chose what is not legal, with game and seed.
        InvalidArgument, TypeError, ValueError: for arguments, as `cartog.batch` has them.
        BrokenProcessPool, distributed.KilledWorker: a chunk lost its worker more often than retries allow.

    >>> import cartog
    >>> scores = simulate(["F10/11/11/11/11/11/11/11/11/11/11", "nothing"], cards=["sentinel_wood"])
    >>> scores.points.tolist(), [cartog.status_word(status) for status in scores.status]
    ([[1], [0]], ['ok', 'bad_letter'])
    """
    if isinstance(games, (bool, float)):
        raise TypeError(f"games is a number of games, an array or texts, not {games!r}")
    np = numpy()
    with ExitStack() as stack:
        if isinstance(games, SupportsIndex) and not isinstance(games, np.ndarray):
            count = index(games)
            arrays = _games(count, policy, seed, side, fallback, workers, client, chunk, retries, progress, stack)
            return Games(
                game_seeds(seed, 0, count),
                arrays["total"],
                arrays["rating"],
                arrays["boxes"],
                arrays["edicts"],
                arrays["maps"],
            )
        ids = [scoring_id(card) for card in cards]
        keys = tuple(Card.get(number).key for number in ids)
        arrays = _positions(games, ids, ruins, workers, client, chunk, retries, progress, stack)
        return Scores(keys, arrays["points"], arrays["monsters"], arrays["mountains"], arrays["status"])


def _games(
    count: int,
    policy: str | Policy,
    seed: int,
    side: str,
    fallback: str,
    workers: int,
    client: Any,
    chunk: int | None,
    retries: int,
    progress: Progress | None,
    stack: ExitStack,
) -> Arrays:
    game_seeds(seed, 0, 0)
    batch.play(game_seeds(0, 0, 0), side, fallback=fallback)  # says what is wrong with side and fallback
    tell = teller(progress, count, "game", stack)
    if callable(policy):
        packed = packed_policy(policy)
        crew = Crew(workers, client, processes=at_least(workers, "workers", 1) > 1)
        chunks = chunks_of(count, _CHUNK["policy"] if chunk is None else chunk)
        done = work(
            crew, _play_policy, chunks, lambda a, b: (game_seeds(seed, a, b), a, side, fallback, packed), retries, tell
        )
    elif policy == "random":
        crew = Crew(workers, client, processes=False)
        chunks = chunks_of(count, _CHUNK["random"] if chunk is None else chunk)
        done = work(crew, _play_random, chunks, lambda a, b: (game_seeds(seed, a, b), side, fallback), retries, tell)
    else:
        raise ValueError(f"policy is 'random' or a function, not {policy!r}")
    return _joined(done)


def _positions(
    positions: Any,
    ids: list[int],
    ruins: Any,
    workers: int,
    client: Any,
    chunk: int | None,
    retries: int,
    progress: Progress | None,
    stack: ExitStack,
) -> Arrays:
    texts = not hasattr(positions, "dtype")
    if isinstance(positions, (str, bytes)) or (texts and not all(isinstance(text, str) for text in positions)):
        raise TypeError("positions are an array uint8 (n, 11, 11) or a sequence of position strings")
    each: Any = ruins if getattr(ruins, "ndim", 0) == 3 else None
    if texts:
        if ruins is not None:
            raise ValueError("position strings have their own ruins")
    else:
        batch.score(positions[:0], ids, ruins if each is None else each[:0])  # says what is wrong with them
        if each is not None and len(ruins) != len(positions):
            raise ValueError(f"ruins must have shape (11, 11) or ({len(positions)}, 11, 11), not {ruins.shape}")

    def arguments(start: int, stop: int) -> tuple[Any, ...]:
        part = positions[start:stop]
        return (list(part), ids) if texts else (part, ruins if each is None else each[start:stop], ids)

    tell = teller(progress, len(positions), "map", stack)
    call: Callable[..., Arrays] = _score_texts if texts else _score_maps
    chunks = chunks_of(len(positions), _CHUNK["positions"] if chunk is None else chunk)
    return _joined(work(Crew(workers, client, processes=False), call, chunks, arguments, retries, tell))


def _joined(parts: list[Arrays]) -> Arrays:
    np = numpy()
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
