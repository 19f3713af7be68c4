"""Looks at what was built and installed, not at the source: symbols, data, headers, consumers."""

import ctypes
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

SOURCE = Path(os.environ["CARTOG_SOURCE"])
BUILD = Path(os.environ["CARTOG_BUILD"])
HEADERS = sorted((SOURCE / "include/cartog").glob("*.h"))
ALLOWED_FROM_OUTSIDE = {"memcpy", "memmove", "memset", "memcmp"}
CC = os.environ.get("CC", "cc").split()
CXX = os.environ.get("CXX", "c++").split()


def run(*command, **options):
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result.stdout


def declared():
    pattern = re.compile(r"^CARTOG_API [\w \*]+?(cartog_\w+)\(", re.M)
    return {name for header in HEADERS for name in pattern.findall(header.read_text())}


def macros():
    """Names and definitions of the public constants."""
    pattern = re.compile(r"^#define (CARTOG_[A-Z0-9_]+)[ \t]+(\S.*)$", re.M)
    return {
        name
        for header in HEADERS
        if header.name != "api.h"
        for name, _ in pattern.findall(header.read_text())
    }


def test_exported_is_declared_is_mapped():
    exported = {
        line.split()[2].split("@")[0]
        for line in run("nm", "-D", "--defined-only", BUILD / "lib/libcartog.so").splitlines()
        if line.split()[1] != "A"
    }
    text = (SOURCE / "lib/cartog.map").read_text()
    mapped = set(re.findall(r"^    (cartog_\w+);", text, re.M))
    assert declared() == mapped == exported
    assert len(exported) > 60


def test_shared_library_needs_nothing_else():
    undefined = {
        line.split()[-1].split("@")[0]
        for line in run("nm", "-D", "--undefined-only", BUILD / "lib/libcartog.so").splitlines()
        if " U " in line
    }
    assert undefined <= ALLOWED_FROM_OUTSIDE


def test_soname_is_the_abi_number():
    abi = re.search(r"#define CARTOG_ABI (\d+)", (SOURCE / "include/cartog/version.h").read_text())[1]
    assert f"[libcartog.so.{abi}]" in run("readelf", "-d", BUILD / "lib/libcartog.so")


def test_archive_names_are_ours():
    defined, undefined = set(), set()
    for line in run("nm", "--extern-only", BUILD / "lib/libcartog.a").splitlines():
        words = line.split()
        if len(words) == 3:
            defined.add(words[2])
        elif len(words) == 2 and words[0] == "U":
            undefined.add(words[1])
    assert all(name.startswith(("cartog_", "ctg_")) for name in defined)
    assert undefined - defined <= ALLOWED_FROM_OUTSIDE | {"_GLOBAL_OFFSET_TABLE_"}


def test_no_writable_and_no_relocated_data():
    for line in run("size", "-A", BUILD / "lib/libcartog.a").splitlines():
        words = line.split()
        if words and re.match(r"\.(data|bss|tdata|tbss)", words[0]):
            assert words[1] == "0", line


def test_constants_at_run_time_are_those_of_the_headers():
    library = ctypes.CDLL(str(BUILD / "lib/libcartog.so"))
    library.cartog_constant_name.restype = ctypes.c_char_p
    names, index = [], 0
    while name := library.cartog_constant_name(ctypes.c_uint32(index)):
        names.append(name.decode())
        index += 1
    assert len(names) == len(set(names))
    assert {name for name in names if name.startswith("CARTOG_")} == macros()
    structs = set(re.findall(r"^\} (cartog_\w+);", "".join(h.read_text() for h in HEADERS), re.M))
    assert {name.split()[1] for name in names if name.startswith("sizeof ")} == structs
    locked = (SOURCE / "tests/abi/layout.c").read_text()
    for name in names:
        if name.startswith("CARTOG_VERSION"):
            continue
        form = re.sub(r"^offsetof (\w+)\.(\w+)$", r"offsetof(\1, \2)", re.sub(r"^sizeof (\w+)$", r"sizeof(\1)", name))
        assert f"SAME({form}, " in locked, name


@pytest.mark.parametrize("header", HEADERS, ids=lambda path: path.name)
def test_each_header_compiles_alone(header, tmp_path):
    source = tmp_path / "alone"
    source.write_text(f'#include "cartog/{header.name}"\n#include "cartog/{header.name}"\nint used;\n')
    flags = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", f"-I{SOURCE}/include", "-fsyntax-only"]
    run(*CC, "-std=c99", "-x", "c", *flags, source)
    run(*CXX, "-std=c++11", "-x", "c++", *flags, source)


def test_layout_is_locked_in_c_and_cpp():
    layout = SOURCE / "tests/abi/layout.c"
    run(*CC, "-std=c11", f"-I{SOURCE}/include", "-fsyntax-only", layout)
    run(*CXX, "-std=c++11", "-x", "c++", f"-I{SOURCE}/include", "-fsyntax-only", layout)


def test_binary_interface_is_the_baseline(tmp_path):
    """Additions count too: tests/abi/refresh takes them into the baseline, in the commit that makes them."""
    if shutil.which("abidiff") is None or os.uname().machine != "x86_64":
        pytest.skip("abidiff is missing, or the baseline is for another machine")
    run("sh", SOURCE / "tests/abi/refresh", tmp_path / "now.abi")
    run("abidiff", SOURCE / "tests/abi/libcartog.abi", tmp_path / "now.abi")


def test_freestanding(tmp_path):
    object_file = tmp_path / "all.o"
    run(*CC, "-std=c11", "-O2", "-ffreestanding", f"-I{SOURCE}/include", "-c", SOURCE / "lib/cartog_all.c", "-o", object_file)
    undefined = {line.split()[-1] for line in run("nm", "--undefined-only", object_file).splitlines()}
    assert undefined <= ALLOWED_FROM_OUTSIDE


def test_unity_file_can_hide_every_name(tmp_path):
    user = tmp_path / "user.c"
    user.write_text('#define CARTOG_API static\n#include "cartog_all.c"\nint main(void) { return cartog_abi(); }\n')
    object_file = tmp_path / "user.o"
    run(*CC, "-std=c11", "-O1", f"-I{SOURCE}/include", f"-I{SOURCE}/lib", "-c", user, "-o", object_file)
    defined = [line.split()[-1] for line in run("nm", "--extern-only", "--defined-only", object_file).splitlines()]
    assert defined == ["main"]
    listed = set(re.findall(r'^#include "(.+\.c)"', (SOURCE / "lib/cartog_all.c").read_text(), re.M))
    present = {str(path.relative_to(SOURCE / "lib")) for path in (SOURCE / "lib").rglob("*.c")}
    assert listed == present - {"cartog_all.c"}


def test_every_public_function_is_fuzzed():
    harnesses = "".join(path.read_text() for path in (SOURCE / "fuzz").glob("*.[ch]"))
    assert declared() <= set(re.findall(r"\bcartog_\w+", harnesses)), "harnesses of fuzz/ that call them are missing"


def test_generated_forms_are_those_of_the_generator():
    printed = run(BUILD / "tests/print_forms")
    assert printed == (SOURCE / "lib/rules/forms_table.h").read_text()
    printed = run(BUILD / "tests/print_forms", "fits")
    assert printed == (SOURCE / "lib/rules/fits_table.h").read_text()
    printed = run(BUILD / "tests/print_forms", "bits")
    assert printed == (SOURCE / "lib/rules/byte_bits_table.h").read_text()


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("install")
    build = folder / "build"
    run("meson", "setup", build, SOURCE, f"-Dprefix={folder}/prefix", "-Dlibdir=lib", "-Ddefault_library=both")
    # What is installed and must be built first, and none of the tests, which meson would build otherwise.
    files = [Path(name) for name in json.loads(run("meson", "introspect", "--installed", build))]
    run("ninja", "-C", build, *(file.relative_to(build) for file in files if build in file.parents and not file.exists()))
    run("meson", "install", "--no-rebuild", "-C", build)
    return folder / "prefix"


def test_consumer_by_pkg_config(installed, tmp_path):
    environment = dict(os.environ, PKG_CONFIG_PATH=str(installed / "lib/pkgconfig"))
    for link in ([], ["--static"]):
        flags = run("pkg-config", "--cflags", "--libs", *link, "cartog", env=environment).split()
        run(*CC, SOURCE / "tests/consumer/consumer.c", "-o", tmp_path / "consumer", *flags)
        run(tmp_path / "consumer", env=dict(os.environ, LD_LIBRARY_PATH=str(installed / "lib")))
    run(installed / "bin/cartog", "map", "A")


def test_consumer_by_find_package(installed, tmp_path):
    run("cmake", "-S", SOURCE / "tests/consumer", "-B", tmp_path, f"-DCMAKE_PREFIX_PATH={installed}")
    run("cmake", "--build", tmp_path)
    run(tmp_path / "consumer")


def test_consumer_by_subproject(tmp_path):
    folder = tmp_path / "host"
    shutil.copytree(SOURCE / "tests/consumer", folder)
    (folder / "subprojects").mkdir()
    (folder / "subprojects/cartog").symlink_to(SOURCE)
    for kind in ("static", "shared", "both"):
        build, prefix = tmp_path / f"build-{kind}", tmp_path / f"prefix-{kind}"
        run("meson", "setup", build, folder, "--wrap-mode=forcefallback", f"-Dprefix={prefix}", f"-Ddefault_library={kind}")
        run("meson", "compile", "-C", build)
        run(build / "consumer")
        assert ("libcartog" in run("readelf", "-d", build / "consumer")) == (kind == "shared")
        assert "No tests defined" in run("meson", "test", "-C", build)
        run("meson", "install", "-C", build)
        installed = [path.name for path in prefix.rglob("*") if path.is_file()]
        assert all("libcartog.so" in name or name == "consumer" for name in installed), installed
        assert kind == "shared" or installed == ["consumer"]
