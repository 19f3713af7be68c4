"""The notebooks run from top to bottom, and show what they are there to show."""

from __future__ import annotations

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat", reason="notebooks are run by nbclient")
nbclient = pytest.importorskip("nbclient", reason="notebooks are run by nbclient")
pytest.importorskip("ipykernel", reason="notebooks need a kernel")
pytest.importorskip("numpy", reason="the notebooks work on arrays")

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"


def run(name, tmp_path):
    """Runs a notebook in another folder and returns it with its outputs. A cell that raises is an error here."""
    notebook = nbformat.read(NOTEBOOKS / name, as_version=4)
    nbformat.validate(notebook)
    folder = {"metadata": {"path": str(tmp_path)}}
    nbclient.NotebookClient(notebook, timeout=300, kernel_name="python3", resources=folder).execute()
    return notebook


def shown(notebook, kind):
    """The outputs of one MIME type, by the first line of their cells."""
    return {
        cell.source.splitlines()[0]: output.data[kind]
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if kind in output.get("data", {})
    }


def printed(notebook, stream="stdout"):
    return "".join(
        output.text
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if output.output_type == "stream" and output.name == stream
    )


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.name)
def test_notebooks_are_kept_without_outputs(path):
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        assert cell.cell_type != "code" or (not cell.outputs and cell.execution_count is None)


def test_quickstart(tmp_path):
    notebook = run("quickstart.ipynb", tmp_path)
    pictures = shown(notebook, "image/svg+xml")
    for cell in ("import cartog", 'paper.explain("canal_lake")', "def gain(placement):", 'cartog.Card.get("orchard")'):
        assert "<svg" in pictures[cell], f"no picture under {cell!r}"
    tables = shown(notebook, "text/html")
    assert "Canal Lake" in tables['paper.explain("canal_lake")']
    assert "occupied" in tables['verdict = paper.check("F:c1,d1,d2,d3", "treetop_village")']
    text = printed(notebook)
    words = ["'greenbough': 10", "F:e2,f2,g2,g1    legal", "shape_not_on_card", "fallback_not_allowed", "and gains 6"]
    for word in words:
        assert word in text
    assert printed(notebook, "stderr") == ""


def test_analysis(tmp_path):
    pytest.importorskip("matplotlib", reason="the plots are matplotlib's")
    pytest.importorskip("tqdm", reason="the progress bar is tqdm's")
    notebook = run("analysis.ipynb", tmp_path)
    figures = shown(notebook, "image/png")
    assert len(figures) == 4 and all(len(figure) > 10_000 for figure in figures.values())
    assert "100000 games" in printed(notebook) and "100k/100k" in printed(notebook, "stderr")
    assert any("<svg" in picture for picture in shown(notebook, "image/svg+xml").values()), "the best map is not shown"
