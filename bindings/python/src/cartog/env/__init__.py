"""Environments for reinforcement learning, imported when they are first used: pip install 'cartog[rl]'.

    parallel_env    the game of several players for PettingZoo's parallel API, cartographers_v0; `env` and `raw_env`
                    for its AEC API
    SoloEnv         the game alone for Gymnasium; importing this module registers it as "cartog/Cartographers-v0", and
                    gymnasium.make("cartog.env:cartog/Cartographers-v0") does both
    VectorEnv       many games alone in one environment, over the batch calls; also `gymnasium.make_vec` of that name
                    with vectorization_mode="vector_entry_point"

All share observations (`PLANES`, described in `cartog.env.planes`) and actions (described in `cartog.env.actions`),
which carry a mask. A seed gives the same game everywhere, and every environment gives its game as a verified record:

    env = cartog.env.SoloEnv()
    observation, info = env.reset(seed=10)
    terminated = False
    while not terminated:
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
    print(info["total"], env.game().text)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import cartographers_v0
    from .actions import ACTIONS, PASS, IllegalAction, decode, encode, legal_actions
    from .parallel import CartographersEnv, env, parallel_env, raw_env
    from .planes import PLANES
    from .solo import SoloEnv
    from .vector import VectorEnv

__all__ = [
    "ACTIONS",
    "PASS",
    "PLANES",
    "CartographersEnv",
    "IllegalAction",
    "SoloEnv",
    "VectorEnv",
    "cartographers_v0",
    "decode",
    "encode",
    "env",
    "legal_actions",
    "parallel_env",
    "raw_env",
]

_HOME = {
    **dict.fromkeys(("ACTIONS", "PASS", "IllegalAction", "decode", "encode", "legal_actions"), "actions"),
    **dict.fromkeys(("CartographersEnv", "env", "parallel_env", "raw_env"), "parallel"),
    "PLANES": "planes",
    "SoloEnv": "solo",
    "VectorEnv": "vector",
}


def __getattr__(name: str) -> Any:
    if name == "cartographers_v0":
        return import_module(f"{__name__}.{name}")
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name not in ("numpy", "gymnasium", "pettingzoo"):
            raise
        raise ImportError(f"cartog.env.{name} needs {error.name}: pip install 'cartog[rl]'") from error


def __dir__() -> list[str]:
    return __all__


def _register() -> None:
    try:
        from gymnasium.envs.registration import register
    except ImportError:
        return
    register(
        id="cartog/Cartographers-v0",
        entry_point=f"{__name__}.solo:SoloEnv",
        vector_entry_point=f"{__name__}.vector:VectorEnv",
    )


_register()
