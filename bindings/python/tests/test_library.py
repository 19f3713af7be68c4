"""Finding the C library, the answer to one that does not fit, and that all of it can be reached."""

import ctypes
import os
import shutil
import subprocess
import sys

import pytest

import cartog
from cartog import _ffi, capi
from conftest import CALLED

CC = os.environ.get("CC", "cc").split()


def load(path):
    """Imports the package in a process of its own, with that library; returns what it says."""
    environment = {**os.environ, "CARTOG_LIBRARY": str(path)}
    code = "import cartog; print(cartog.LIBRARY_PATH)"
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory, root):
    if shutil.which(CC[0]) is None:
        pytest.skip("no C compiler")

    def build(name, source):
        folder = tmp_path_factory.mktemp(name)
        (folder / "lib.c").write_text(source)
        library = folder / "libcartog.so"
        command = [*CC, "-shared", "-fPIC", "-DCARTOG_BUILDING_SHARED", f"-I{root}/include", f"-I{root}/lib"]
        subprocess.run([*command, folder / "lib.c", "-o", library], check=True)
        return library

    return build


# Changes what one constant of the library says.
LYING = """
#define cartog_constant_value ctg_honest_value
#include "cartog_all.c"
#undef cartog_constant_value
CARTOG_API int32_t cartog_constant_value(uint32_t index, int64_t *value) {
  int32_t status = ctg_honest_value(index, value);
  if (status == 0 && strcmp(cartog_constant_name(index), "%s") == 0)
    ++*value;
  return status;
}
"""


def test_a_library_that_fits(compiled):
    path = compiled("fits", '#include "cartog_all.c"\n')
    result = load(path)
    assert result.returncode == 0 and result.stdout.strip() == str(path)


@pytest.mark.parametrize("name", ["CARTOG_TERRAIN_FARM", "sizeof cartog_map", "offsetof cartog_verdict.spaces"])
def test_a_library_that_is_laid_out_otherwise(compiled, name):
    result = load(compiled("lying", LYING % name))
    assert result.returncode == 1 and "AbiError" in result.stderr and name in result.stderr


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("int cartog_abi(void) { return 99; }", "has binary interface 99, and 0 is needed"),
        ("int cartog_abi(void) { return 0; }", "has no cartog_"),
        ("int other;", "is no cartog library"),
    ],
)
def test_a_library_that_is_another(compiled, source, words):
    path = compiled("other", source)
    result = load(path)
    assert result.returncode == 1 and words in result.stderr and str(path) in result.stderr


def test_files_that_are_no_library(tmp_path):
    empty = tmp_path / "empty.so"
    empty.write_bytes(b"")
    for path in (empty, tmp_path / "missing.so"):
        result = load(path)
        assert result.returncode == 1 and "AbiError" in result.stderr and str(path) in result.stderr


def test_without_any_library(tmp_path):
    """A copy of the package without its library names every place that was tried."""
    package = tmp_path / "cartog"
    shutil.copytree(os.path.dirname(cartog.__file__), package, ignore=shutil.ignore_patterns("*.so", "*.dylib", "*.dll"))
    environment = {k: v for k, v in os.environ.items() if k not in ("CARTOG_LIBRARY", "PYTHONPATH")}
    result = subprocess.run(
        [sys.executable, "-c", "import sys; sys.path.insert(0, sys.argv[1]); import cartog", tmp_path],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 1 and "AbiError" in result.stderr
    assert str(package) in result.stderr and "the system" in result.stderr


def test_the_c_interface():
    raw = capi.structs.cartog_spaces()
    assert capi.lib.cartog_spaces_add(capi.byref(raw), 120) == 0
    assert capi.lib.cartog_spaces_has(capi.byref(raw), 120) == 1
    assert capi.lib.cartog_spaces_remove(capi.byref(raw), 120) == 0 and not any(raw.w)
    out = ctypes.create_string_buffer(8)
    assert capi.lib.cartog_spaces_print(capi.byref(raw), out, 8) == 0
    assert capi.abi() == capi.constants.CARTOG_ABI and capi.version() == capi.constants.CARTOG_VERSION
    values = capi.loaded_constants()
    assert values["CARTOG_SPACES"] == 121 and values["sizeof cartog_map"] == 512
    # Used while the package is imported, before calls are counted.
    assert capi.lib.cartog_terrain_name(4) == b"water" and capi.lib.cartog_version_text() == cartog.__version__.encode()
    assert capi.lib.cartog_rule_set().decode() == cartog.RULE_SET and capi.lib.cartog_space_name(0) == b"a1"


def test_headers_and_package_agree(root):
    pytest.importorskip("pycparser", reason="pycparser reads the headers")
    generator = root / "bindings/python/generate_abi.py"
    result = subprocess.run([sys.executable, generator, "--check"], capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_function_is_called(request):
    """Of the public functions of the C library, which this run of all tests did not call."""
    files = {item.path.name for item in request.session.items}
    folder = request.path.parent
    if request.config.getoption("keyword") or files < {path.name for path in folder.glob("test_*.py")}:
        pytest.skip("only a run of all tests calls all functions")
    assert sorted(set(_ffi.FUNCTIONS) - CALLED) == []
