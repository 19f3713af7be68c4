"""Chunks of work and who does them: threads, processes or a cluster, all through one loop."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from operator import index
from typing import TYPE_CHECKING, Any, Union

from ._ffi import at_least

if TYPE_CHECKING:
    from contextlib import ExitStack

    import numpy.typing as npt

    Arrays = dict[str, npt.NDArray[Any]]
    Progress = Union[bool, Callable[[int, int], None]]

__all__ = ["GAMES_MAX", "Crew", "chunks_of", "packed_policy", "teller", "work"]


# All results are held at the end, so more would fill the memory before the first game is played.
GAMES_MAX = 10**9
_CHUNKS_MAX = 10**6


def chunks_of(total: int, size: int) -> list[tuple[int, int]]:
    """Stretches of that size; a single empty one where there is nothing, for arrays of the right shape."""
    size = index(size)
    if total < 0 or size < 1:
        raise ValueError(f"a number of games is 0 or more and a chunk holds at least 1, not {total} and {size}")
    if total > GAMES_MAX or -(-total // size) > _CHUNKS_MAX:
        raise ValueError(
            f"at most {GAMES_MAX} games at a time, in at most {_CHUNKS_MAX} chunks, not {total} in chunks of {size}"
        )
    return [(at, min(at + size, total)) for at in range(0, total, size)] or [(0, 0)]


def packed_policy(policy: Callable[..., Any]) -> bytes:
    """The policy as bytes; with cloudpickle, where it is there, functions of a notebook too."""
    try:
        import cloudpickle  # type: ignore[import-untyped, import-not-found, unused-ignore]  # optional
    except ImportError:
        dumps: Callable[[Any], bytes] = pickle.dumps
    else:
        dumps = cloudpickle.dumps
    try:
        return dumps(policy)
    except Exception as error:
        raise TypeError(f"policy cannot be sent to workers: {error}") from error


def _is_lost(error: BaseException) -> bool:
    """Whether a chunk failed because its worker is gone, not because of itself."""
    if isinstance(error, BrokenExecutor):
        return True
    lost = ("KilledWorker", "CommClosedError", "FutureCancelledError", "CancelledError", "NoValidWorkerError")
    return any(kind.__name__ in lost for kind in type(error).__mro__)


class Crew:
    """Workers, which can be called together anew when they broke down."""

    def __init__(self, workers: int, client: Any, processes: bool) -> None:
        workers = at_least(workers, "workers", 1)
        self._workers, self._client, self._processes = workers, client, processes
        self._executor: Executor | None = None

    def submit(self, call: Callable[..., Arrays], arguments: tuple[Any, ...]) -> Future[Arrays]:
        if self._executor is None:
            if self._client is not None:
                self._executor = self._client.get_executor(pure=False)
            elif self._processes:
                self._executor = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
            else:
                self._executor = ThreadPoolExecutor(self._workers)
        assert self._executor is not None
        return self._executor.submit(call, *arguments)

    @property
    def room(self) -> int:
        """How many chunks may be under way: enough that no worker waits for the next."""
        threads = self._workers if self._client is None else sum(self._client.nthreads().values())
        return max(4, 2 * threads)

    def dismiss(self) -> None:
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=self._client is None)


def work(
    crew: Crew,
    call: Callable[..., Arrays],
    chunks: list[tuple[int, int]],
    arguments: Callable[[int, int], tuple[Any, ...]],
    retries: int,
    tell: Callable[[int], None],
) -> list[Arrays]:
    """Does all chunks and returns their results in order. A chunk that lost its worker is done again."""
    retries = at_least(retries, "retries", 0)
    results: dict[int, Arrays] = {}
    attempts = dict.fromkeys(range(len(chunks)), 0)
    waiting = list(reversed(range(len(chunks))))
    under_way: dict[Future[Arrays], int] = {}
    try:
        while waiting or under_way:
            room = crew.room
            while waiting and len(under_way) < room:
                number = waiting.pop()
                try:
                    under_way[crew.submit(call, arguments(*chunks[number]))] = number
                except BrokenExecutor:  # told by the futures under way too
                    waiting.append(number)
                    if not under_way:
                        crew.dismiss()
                    break
            done, _ = wait(under_way, timeout=60, return_when=FIRST_COMPLETED)
            broken = False
            for future in done:
                number = under_way.pop(future)
                try:
                    results[number] = future.result()
                except BaseException as error:
                    attempts[number] += 1
                    if not _is_lost(error) or attempts[number] > retries:
                        raise
                    waiting.append(number)
                    broken |= isinstance(error, BrokenExecutor)
                else:
                    tell(chunks[number][1] - chunks[number][0])
            if broken and not under_way:
                crew.dismiss()
    finally:
        for future in under_way:
            future.cancel()
        crew.dismiss()
    return [results[number] for number in range(len(chunks))]


def teller(progress: Progress | None, total: int, unit: str, stack: ExitStack) -> Callable[[int], None]:
    """What is told of each chunk that is done."""
    if progress is None or progress is False:
        return lambda number: None
    if progress is True:
        try:
            from tqdm import tqdm  # type: ignore[import-untyped, import-not-found, unused-ignore]  # optional
        except ImportError:
            raise ImportError("progress=True needs tqdm: pip install 'cartog[simulate]', or give a function") from None
        bar = stack.enter_context(tqdm(total=total, unit=unit, unit_scale=True))

        def move(number: int) -> None:
            bar.update(number)

        return move
    if not callable(progress):
        raise TypeError(f"progress is a function, True or None, not {type(progress).__name__}")
    done = 0

    def tell(number: int) -> None:
        nonlocal done
        done += number
        progress(done, total)

    return tell
