"""Tables and their seats as they are read: the statements, and the rows that they find."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import bindparam, select

from bot.store.cache import TableAndState
from bot.store.enums import Status
from bot.store.policy import TablePolicy
from bot.store.prepared import Found, Prepared, Query
from bot.store.rows import SeatRow, TableId, TableRow
from bot.store.schema import FORMER_POLICY, PEOPLE, SEATS, TABLES
from games.engine import Seat

_COLUMNS = tuple(column for column in TABLES.columns if column not in set(FORMER_POLICY))
WITHOUT_STATE = tuple(column for column in _COLUMNS if column.name != "state")
"""The columns of tables that are read by the hundred."""
SITTING = (
    select(SEATS, PEOPLE.c.locale, PEOPLE.c.closed, PEOPLE.c.departed)
    .outerjoin(PEOPLE, SEATS.c.user == PEOPLE.c.id)
    .order_by(SEATS.c.seat)
)
"""The seats with the people in them."""
_TABLE = Prepared(select(*_COLUMNS).where(TABLES.c.id == bindparam("wanted")))
_SEATS_AT = Prepared(SITTING.where(SEATS.c.table == bindparam("wanted")))


def reads_of(table: TableId) -> tuple[Query, Query]:
    """Return what is asked for a table with its state, and for its seats."""
    return _TABLE(wanted=table), _SEATS_AT(wanted=table)


def first(rows: Found, seats: Found) -> TableAndState | None:
    """Return the table that was read, if there is one."""
    return table_row(rows[0], map(seat_row, seats)) if rows else None


def version_of(rows: Found) -> int:
    """Return the version of the table that was read, or 0 if there is none."""
    return int(rows[0]["version"]) if rows else 0


def table_row(found: Mapping[str, Any], seats: Iterable[SeatRow]) -> TableAndState:
    """Return a table as it was read, with its state, or without if that was not read."""
    values = dict(found)
    for unread in ("version", "noted"):
        values.pop(unread, None)
    state = values.pop("state", None)
    if isinstance(state, str):  # SQLite keeps text where somebody wrote it by hand
        state = state.encode()
    values["status"] = Status(values["status"])
    values["called"] = frozenset(map(Seat, values["called"]))
    values["policy"] = TablePolicy.read(values["policy"])
    values["invited"] = tuple(values["invited"])
    values["plan"] = tuple(values["plan"])
    values["begins_full"] = bool(values["begins_full"])
    values["forum"] = bool(values["forum"])
    return TableRow(**values, seats=tuple(seats)), state


def seat_row(found: Mapping[str, Any]) -> SeatRow:
    """Return a seat as it was read."""
    values = dict(found)
    del values["table"]
    locale = values.pop("locale") or ""
    closed, departed = bool(values.pop("closed")), bool(values.pop("departed"))
    values["ready_called"] = bool(values["ready_called"])
    return SeatRow(**values, locale=locale, closed=closed, departed=departed)
