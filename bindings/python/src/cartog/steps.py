"""The events of a record, one by one."""

from __future__ import annotations

from .sheet import Sheet
from .table import Table

__all__ = ["Step"]


class Step:
    """One event of a record. Sheets and tables are copies, made when they are asked for."""

    __slots__ = ("_after", "_before", "_table", "line", "text")
    #: Its number in the record, from 1.
    line: int
    #: The line.
    text: str

    def __init__(
        self, line: int, text: str, before: dict[str, Sheet], after: dict[str, Sheet], table: Table
    ) -> None:
        self.line = line
        self.text = text
        self._before = before
        self._after = after
        self._table = table

    @property
    def before(self) -> dict[str, Sheet]:
        """The sheets before it, by the names of players."""
        return {name: sheet.copy() for name, sheet in self._before.items()}

    @property
    def after(self) -> dict[str, Sheet]:
        """The sheets after it."""
        return {name: sheet.copy() for name, sheet in self._after.items()}

    @property
    def table(self) -> Table:
        """The table after it."""
        return self._table.copy()

    @property
    def changed(self) -> tuple[str, ...]:
        """The players whose sheets it changed."""
        return tuple(name for name, sheet in self._after.items() if sheet is not self._before[name])

    def __repr__(self) -> str:
        return f"<Step {self.line}: {self.text}>"
