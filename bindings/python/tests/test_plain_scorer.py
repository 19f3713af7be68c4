"""The plain scorer that the benchmark compares with gives the library's points."""

import numpy as np

import cartog
import plain_scorer
from conftest import random_maps


def test_same_points():
    rng = np.random.default_rng(1)
    maps = random_maps(150).copy()
    maps[50:100] = rng.choice([0, 0, 1, 2, 3, 4, 5, 6, 7, 10], size=(50, 11, 11))
    maps[100:] = rng.choice([1, 1, 2, 3, 3, 4, 4, 7], size=(50, 11, 11))
    marks = (rng.random(maps.shape) < 0.1) & (maps < 6)
    points = cartog.batch.score(maps, ruins=marks)
    assert [card.__name__ for card in plain_scorer.CARDS] == list(cartog.SCORING)
    for rows, marked, row in zip(maps.tolist(), marks, points):
        ruins = {(int(r), int(k)) for r, k in np.argwhere(marked)}
        assert plain_scorer.scores(rows, ruins) == row.tolist()
