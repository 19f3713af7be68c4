"""What the tests share. They run against an installed package, from any directory."""

import os
from pathlib import Path

import hypothesis
import pytest

import cartog
from cartog import _ffi, scoring, sheet, table

ROOT = Path(__file__).resolve().parents[3]
CALLED = set()

hypothesis.settings.register_profile("steady", deadline=None, derandomize=True, max_examples=60)
hypothesis.settings.load_profile("steady")


def _watch(name):
    """Notes that a function of the library was called."""
    function = getattr(_ffi.lib, name)

    def watched(*arguments):
        CALLED.add(name)
        return function(*arguments)

    setattr(_ffi.lib, name, watched)
    return watched


for _name in _ffi.FUNCTIONS:
    _watch(_name)
scoring._score = _ffi.lib.cartog_score
sheet.Sheet._LAYOUT = (sheet.Sheet._LAYOUT[0], _ffi.lib.cartog_sheet_validate)
table.Table._LAYOUT = (table.Table._LAYOUT[0], _ffi.lib.cartog_table_validate)


def pytest_collection_modifyitems(items):
    """The test that counts calls comes last."""
    items.sort(key=lambda item: item.name == "test_every_function_is_called")


@pytest.fixture(scope="session")
def vectors():
    """Reads a file of shared vectors: the fields of each line."""

    def read(name):
        text = (ROOT / "tests/vectors" / name).read_text(encoding="utf-8")
        rows = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
        assert rows
        return rows

    return read


@pytest.fixture(scope="session")
def root():
    return ROOT


@pytest.fixture(scope="session")
def command():
    """The C command line, which CARTOG_CLI names."""
    path = os.environ.get("CARTOG_CLI")
    if not path:
        pytest.skip("CARTOG_CLI does not name the command line to compare with")
    return path


@pytest.fixture
def finished():
    text = (ROOT / "examples/boards/finished_game.txt").read_text()
    return cartog.Map.parse(text)


def random_maps(number):
    """Final maps of random games."""
    import numpy as np

    return cartog.batch.play(np.arange(number, dtype=np.uint64))["maps"]
