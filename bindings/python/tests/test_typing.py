"""The installed package has complete types, and a typed program that uses it is clean."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cartog
import typed_user

HERE = Path(__file__).parent


def run(*command, folder, status=0):
    environment = {k: v for k, v in os.environ.items() if k != "MYPYPATH"}
    environment["PYTHONPATH"] = str(Path(cartog.__file__).parents[1])
    result = subprocess.run([*map(str, command)], cwd=folder, env=environment, capture_output=True, text=True)
    assert status is None or result.returncode == status, result.stdout + result.stderr
    return result.stdout


def test_the_program_runs(capsys):
    typed_user.main()
    assert capsys.readouterr().out == "occupied d2\n"


def test_mypy(tmp_path):
    pytest.importorskip("mypy", reason="mypy is not installed")
    run(sys.executable, "-m", "mypy", "--strict", "-p", "cartog", folder=tmp_path)
    run(sys.executable, "-m", "mypy", "--strict", HERE / "typed_user.py", folder=tmp_path)


def test_pyright(tmp_path):
    pytest.importorskip("basedpyright", reason="basedpyright is not installed")
    package = Path(cartog.__file__).parent
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "standard"}')
    program = tmp_path / "typed_user.py"
    program.write_text((HERE / "typed_user.py").read_text())
    checker = [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable]
    run(*checker, package, program, folder=tmp_path)

    result = run(*checker, "--ignoreexternal", "--verifytypes", "cartog", "--outputjson", folder=tmp_path, status=None)
    symbols = json.loads(result)["typeCompleteness"]["symbols"]
    unknown = [one["name"] for one in symbols if one["isExported"] and not one["isTypeKnown"]]
    # The environments inherit from classes of frameworks, whose types are not complete.
    assert len(symbols) > 500 and [name for name in unknown if not name.startswith("cartog.env")] == []
