"""SELECTs written out once: what is read most often needs no compiling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Dialect, Select
from sqlalchemy.dialects import postgresql, sqlite

DIALECTS: Mapping[str, Dialect] = {
    "sqlite": sqlite.dialect(paramstyle="named"),
    "postgresql": postgresql.psycopg.dialect(paramstyle="pyformat"),  # type: ignore[no-untyped-call]
}
Found: TypeAlias = Sequence[Mapping[str, Any]]
"""Rows, as values by the names of their columns."""


@dataclass(frozen=True, slots=True)
class CompiledSelect:
    """A statement as one kind of database reads it."""

    sql: str
    _names: tuple[str, ...]
    _processors: tuple[tuple[str, Any], ...]

    def rows(self, found: Iterable[Sequence[Any]]) -> Found:
        """Return the rows that the driver has found."""
        rows = [dict(zip(self._names, row, strict=True)) for row in found]
        for name, process in self._processors:
            for row in rows:
                row[name] = process(row[name])
        return rows


class Prepared:
    """A SELECT, to be read again and again with other values."""

    def __init__(self, statement: Select[Any]) -> None:
        self._statement = statement
        self.written = cache(self._write)

    def __call__(self, **values: object) -> Query:
        """Return the statement with *values*, to be read by a database."""
        return Query(self, values)

    def _write(self, kind: str) -> CompiledSelect:
        dialect = DIALECTS[kind]
        columns = list(self._statement.selected_columns)
        processors = (
            (column.name, column.type.dialect_impl(dialect).result_processor(dialect, None))
            for column in columns
        )
        return CompiledSelect(
            str(self._statement.compile(dialect=dialect)),
            tuple(column.name for column in columns),
            tuple((name, process) for name, process in processors if process is not None),
        )


@dataclass(frozen=True, slots=True)
class Query:
    """A prepared statement with its values."""

    prepared: Prepared
    values: Mapping[str, object]
