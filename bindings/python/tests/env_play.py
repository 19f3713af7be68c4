"""Random games in environments, for their tests."""

from __future__ import annotations

import numpy as np


def random_action(random, mask):
    return int(random.choice(np.flatnonzero(mask)))


def play_solo(env, seed, random):
    """Plays a game at random and yields (observation, reward, terminated, info) of every moment."""
    observation, info = env.reset(seed=seed)
    yield observation, 0.0, False, info
    terminated = False
    while not terminated:
        action = random_action(random, observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        yield observation, reward, terminated, info


def play_parallel(env, seed, random):
    observations, infos = env.reset(seed=seed)
    yield observations, None, infos
    while env.agents:
        actions = {agent: random_action(random, observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert not any(truncations.values()) and len(set(terminations.values())) == 1
        yield observations, rewards, infos
