"""The spaces of the environments: observations with a mask, and actions that know what is legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

import numpy as np
from gymnasium import spaces

from ..map import Map
from .actions import ACTIONS, PASS
from .planes import highest

if TYPE_CHECKING:
    import numpy.typing as npt

    Mask = npt.NDArray[np.int8]

__all__ = ["LegalDiscrete", "LegalMultiDiscrete", "observation_space"]

#: The blank map of a game: "A", "B", or a map.
MapLike = Union[str, Map]


def map_of(map: MapLike) -> tuple[MapLike, Map]:
    """A map as records want it, the letter of a printed side or a copy, and the blank map itself."""
    if isinstance(map, Map):
        own = map.copy()
        return own, own
    return map, Map.side(map)


def observation_space() -> spaces.Dict:
    """The space of one observation, as `cartog.env.planes` describes it."""
    high = highest()
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


class LegalDiscrete(spaces.Discrete):
    """`gymnasium.spaces.Discrete` whose `sample()` without arguments draws from what is legal now.

    Attributes:
        legal: the mask of the environment's last observation, int8 (ACTIONS,); before the first the pass alone.
    """

    legal: Mask

    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.legal = np.zeros(ACTIONS, np.int8)
        self.legal[PASS] = 1

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action: with a mask or probabilities as Discrete does, else out of what is legal now."""
        return super().sample(self.legal if mask is None and probability is None else mask, probability)


class LegalMultiDiscrete(spaces.MultiDiscrete):
    """`gymnasium.spaces.MultiDiscrete` whose `sample()` without arguments draws from what is legal now.

    Attributes:
        legal: the masks of the last observations, int8 (n, ACTIONS).
    """

    legal: Mask

    def __init__(self, count: int) -> None:
        super().__init__([ACTIONS] * count)
        self.legal = np.zeros((count, ACTIONS), np.int8)
        self.legal[:, PASS] = 1

    def sample(self, mask: Any = None, probability: Any = None) -> npt.NDArray[np.int64]:
        """Random actions: with masks or probabilities as MultiDiscrete does, else out of what is legal now."""
        return super().sample(tuple(self.legal) if mask is None and probability is None else mask, probability)
