"""Steps a second of the environments, in one run: python bindings/python/tests/bench_env.py

Prints each environment's steps a second and its ratio to gymnasium's SyncVectorEnv of as many `SoloEnv`. Only `step` is
timed, resets within it included; actions are drawn from the masks. Ends with status 1 if VectorEnv of 256 games is
less than BAR times as fast.
"""

from __future__ import annotations

import sys
import time

import numpy as np
from gymnasium.vector import SyncVectorEnv

from cartog import env as rl

BAR = 4.0
random = np.random.default_rng(1)


def chosen(masks):
    """A legal action for each row."""
    return (masks * random.random(masks.shape, dtype=np.float32)).argmax(axis=1)


def of_vector(env, steps):
    observations, _ = env.reset(seed=1)
    spent = 0.0
    for _ in range(steps):
        actions = chosen(observations["action_mask"])
        start = time.perf_counter()
        observations, *_ = env.step(actions)
        spent += time.perf_counter() - start
    return env.num_envs * steps / spent


def of_parallel(env, games):
    spent, count = 0.0, 0
    for seed in range(games):
        observations, _ = env.reset(seed=seed)
        while env.agents:
            masks = np.stack([observations[agent]["action_mask"] for agent in env.agents])
            actions = dict(zip(env.agents, chosen(masks)))
            start = time.perf_counter()
            observations, *_ = env.step(actions)
            spent += time.perf_counter() - start
            count += len(actions)
    return count / spent


def main():
    print(f"{'environment':<28}{'games':>6}{'steps/s':>12}{'ratio':>8}")
    ratios = {}
    for n in (1, 16, 256, 1024):
        steps = max(30, 2000 // n)
        base = of_vector(SyncVectorEnv([rl.SoloEnv] * n), min(steps, 4000 // n + 1))
        fast = of_vector(rl.VectorEnv(n), steps)
        ratios[n] = fast / base
        print(f"{'SyncVectorEnv of SoloEnv':<28}{n:>6}{base:>12.0f}{1:>8.2f}")
        print(f"{'VectorEnv':<28}{n:>6}{fast:>12.0f}{ratios[n]:>8.2f}")
    print(f"{'parallel_env, agent steps':<28}{4:>6}{of_parallel(rl.parallel_env(4), 10):>12.0f}")
    return 0 if ratios[256] >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
