"""The Python that the two README files show runs."""

import re

import pytest


@pytest.mark.parametrize("path", ["README.md", "bindings/python/README.md"])
def test_blocks_run(root, path, monkeypatch, tmp_path, capsys):
    pytest.importorskip("numpy", reason="the examples use numpy")
    pytest.importorskip("gymnasium", reason="the examples use gymnasium")
    text = (root / path).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    assert blocks
    monkeypatch.chdir(tmp_path)
    names = {}
    for block in blocks:
        exec(block, names)
    assert "occupied: a space is a mountain, which is filled: d2" in capsys.readouterr().out
