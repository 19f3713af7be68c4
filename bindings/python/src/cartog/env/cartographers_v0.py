"""The environment under the name that PettingZoo's users look for: `from cartog.env import cartographers_v0`."""

from __future__ import annotations

from .parallel import env, parallel_env, raw_env

__all__ = ["env", "parallel_env", "raw_env"]
