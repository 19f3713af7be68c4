"""Speed of the Python package, against C on the same maps, plain Python, and an empty call, in one run.

    python bench.py BENCH_MAPS

BENCH_MAPS is the C program of that name in the build folder; it reads the same maps and scores them one by one.
"""

import subprocess
import sys
import time
import timeit

import numpy as np

import cartog
import plain_scorer
from cartog import batch, capi

N = 100_000
RUINS = cartog.Map.side("A").ruins


def best(call, rounds=5):
    found = []
    for _ in range(rounds):
        start = time.perf_counter()
        call()
        found.append(time.perf_counter() - start)
    return min(found)


def each(statement, names, number=50_000):
    return min(timeit.repeat(statement, globals=names, number=number, repeat=5)) / number * 1e9


def main():
    maps = batch.play(np.arange(N, dtype=np.uint64))["maps"]
    text = "\n".join(batch.to_cpn(maps, RUINS)) + "\n"
    theirs = float(subprocess.run([sys.argv[1]], input=text, capture_output=True, text=True, check=True).stdout)
    ours = best(lambda: batch.score(maps, ruins=RUINS)) / N * 1e9
    both = best(lambda: batch.score(maps, ruins=RUINS, threads=2)) / N * 1e9
    ruins = {(int(r), int(k)) for r, k in np.argwhere(RUINS)}
    some = maps[:300].tolist()
    plain = best(lambda: [plain_scorer.scores(rows, ruins) for rows in some], 3) / len(some) * 1e9
    print(f"all 16 cards on {N} maps, nanoseconds a map")
    print(f"  batch.score            {ours:9.0f}")
    print(f"  two threads            {both:9.0f}   {ours / both:5.2f} times faster")
    print(f"  C, one map after other {theirs:9.0f}   batch.score has {theirs / ours:.2f} of its speed (bar 0.5)")
    print(f"  plain Python           {plain:9.0f}   batch.score is {plain / ours:.0f} times faster (bar 100)")

    m = cartog.Map.side("A")
    names = {"cartog": cartog, "m": m, "empty": capi.lib.cartog_abi}
    nothing = each("empty()", names)
    print("single calls, nanoseconds")
    print(f"  empty ctypes call      {nothing:9.0f}")
    for what in (
        "cartog.score(m, 'greenbough')",
        "m['c4']",
        "m.check('F:a1,b1,c1,c2', 'orchard')",
        "len(m.legal('orchard'))",
        "m.copy()",
        "m.svg()",
    ):
        took = each(what, names, 2000)
        print(f"  {what:36} {took:9.0f}   {took / nothing:6.1f} empty calls")
    games = best(lambda: batch.play(np.arange(20_000, dtype=np.uint64)), 3)
    print(f"random solo games: {20_000 / games:.0f} a second")


if __name__ == "__main__":
    main()
