"""Types of columns: what SQLite keeps as whole numbers, PostgreSQL keeps as it is.

SQLite has one kind of whole number, of 64 bits. PostgreSQL has `BIGINT` for ids and `TIMESTAMPTZ`
for times. Outside the store a time is in either case Unix time in seconds.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import TIMESTAMP, BigInteger, Dialect, Float, Integer
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeDecorator

DECIMALS = 6
"""Of a second: PostgreSQL keeps microseconds."""
NEVER: Final = 2**53
"""A Unix time that never comes."""
_LAST: Final = datetime(9999, 1, 1, tzinfo=UTC)
"""PostgreSQL keeps this in place of `NEVER`, because Python knows no later year."""


class _Whole(TypeDecorator[int]):
    """Full seconds, kept as `TIMESTAMPTZ`."""

    impl = TIMESTAMP(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: float | None, dialect: Dialect) -> Any:
        if value is None:
            return None
        return _LAST if value >= _LAST.timestamp() else datetime.fromtimestamp(value, UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> int | None:
        if value is None:
            return None
        return NEVER if value >= _LAST else int(value.timestamp())


class _Fine(_Whole):
    """Seconds and fractions, kept as `TIMESTAMPTZ`."""

    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else round(value.timestamp(), DECIMALS)


ID: Final = BigInteger().with_variant(Integer(), "sqlite")
"""An id of Discord or of ours, a digest, or a seed: up to 64 bits."""
TIME: Final = Integer().with_variant(_Whole(), "postgresql")
"""A time in full seconds."""
MOMENT: Final = Float().with_variant(_Fine(), "postgresql")
"""A time with a fraction of a second."""


class HoursLater(FunctionElement[int]):
    """So many hours after a time: `HoursLater(time, hours)`."""

    type = TIME
    inherit_cache = True


@compiles(HoursLater)
def _in_seconds(later: HoursLater, compiler: SQLCompiler, **options: Any) -> str:
    time, hours = (compiler.process(of, **options) for of in later.clauses)
    return f"({time} + {hours} * 3600)"


@compiles(HoursLater, "postgresql")
def _as_interval(later: HoursLater, compiler: SQLCompiler, **options: Any) -> str:
    time, hours = (compiler.process(of, **options) for of in later.clauses)
    return f"({time} + {hours} * INTERVAL '1 hour')"
