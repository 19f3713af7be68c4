"""The wheel that CARTOG_WHEEL names: its tag, what it holds and needs, and that every CPython imports it."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

WHEEL = os.environ.get("CARTOG_WHEEL")
pytestmark = pytest.mark.skipif(not WHEEL, reason="CARTOG_WHEEL names no wheel")

SMOKE = """
import pickle, sys
import cartog
assert "numpy" not in sys.modules and cartog.LIBRARY_PATH.startswith(sys.path[0])
m = cartog.Map.side("A")
m.place("F:a1,b1,c1,c2", card="orchard")
assert m.score("sentinel_wood") == 3 and pickle.loads(pickle.dumps(m)) == m
game = cartog.Game.new(["ann"], seed=10)
game.begin(); game.reveal(); game.draw("ann")
assert game.svg().startswith("<svg") and cartog.Game.parse(game.text) == game
try:
    m.array
except ImportError as error:
    assert "cartog[numpy]" in str(error)
print("%d.%d" % sys.version_info[:2])
"""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    zipfile.ZipFile(WHEEL).extractall(folder)
    return folder


def test_tag_and_contents(unpacked):
    assert re.fullmatch(r"cartog-\d+\.\d+\.\d+-py3-none-(?!any).+\.whl", Path(WHEEL).name)
    names = zipfile.ZipFile(WHEEL).namelist()
    libraries = [name for name in names if re.search(r"\.(so|dylib|dll)$", name)]
    assert len(libraries) == 1 and libraries[0].startswith("cartog/") and "cartog/py.typed" in names
    assert all(re.match(r"cartog(-[\d.]+\.dist-info)?/", name) for name in names)
    assert "Root-Is-Purelib: false" in next(unpacked.glob("*.dist-info/WHEEL")).read_text()


def test_library_needs_only_libc(unpacked):
    if shutil.which("readelf") is None:
        pytest.skip("readelf is missing")
    library = next((unpacked / "cartog").glob("libcartog.so"))
    dynamic = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=True).stdout
    assert set(re.findall(r"NEEDED.*\[(.+)\]", dynamic)) <= {"libc.so.6"}


def interpreters():
    """Every CPython on the path and of pyenv, by version."""
    folders = os.environ.get("PATH", "").split(os.pathsep)
    folders += map(str, Path.home().glob(".pyenv/versions/*/bin"))
    found = {f"{sys.version_info[0]}.{sys.version_info[1]}": sys.executable}
    for folder in folders:
        for path in sorted(Path(folder).glob("python3.*")) if folder else []:
            if re.fullmatch(r"python3\.\d+", path.name) and "shims" not in folder:
                found.setdefault(path.name[6:], str(path))
    return found


FOUND = interpreters()


@pytest.mark.parametrize("version", ["3.9", "3.10", "3.11", "3.12", "3.13", "3.14"])
def test_every_python_imports_it(unpacked, version, tmp_path):
    if version not in FOUND:
        pytest.skip(f"CPython {version} is not on this machine")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "CARTOG"))}
    code = f"import sys; sys.path.insert(0, {str(unpacked)!r})" + SMOKE
    command = [FOUND[version], "-S", "-c", code]
    result = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == version
