"""What the operator says to a bot that runs: whom it answers no longer, and what it tells
everybody. Each is kept as one value.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import SQLAlchemyError

from bot.store.connecting import require_own_log
from bot.store.errors import StoreError, reason
from bot.store.key_values import keeping
from bot.store.opening import transaction
from bot.store.schema import KEPT
from bot.store.urls import DatabaseAddress

BANS, NOTICE = "bans", "notice"
"""The keys of the values."""


@dataclass(frozen=True, slots=True)
class Bans:
    """The ids of people and of servers who are answered no longer."""

    people: frozenset[int] = frozenset()
    servers: frozenset[int] = frozenset()

    @classmethod
    def read(cls, kept: str | None) -> Self:
        """Read the value that is kept; None if nobody was ever barred."""
        found = json.loads(kept) if kept else {}
        return cls(frozenset(found.get("people", ())), frozenset(found.get("servers", ())))

    def written(self) -> str:
        """Return the value to keep."""
        return json.dumps({"people": sorted(self.people), "servers": sorted(self.servers)})

    def bar(self, person: int, server: int | None) -> bool:
        """Whether this person is barred, or the server on which they ask."""
        return person in self.people or server in self.servers


def change_bans(database: DatabaseAddress, change: Callable[[Bans], Bans]) -> Bans:
    """Change who is barred in a database, which may be in use; raise `StoreError` on failure."""

    def written(kept: str | None) -> str:
        return change(Bans.read(kept)).written()

    return Bans.read(change_kept(database, BANS, written))


def change_kept(
    database: DatabaseAddress, key: str, change: Callable[[str | None], str | None]
) -> str | None:
    """Change the value of *key* in a database, which may be in use, and return it; None is none.
    Raises `StoreError` on failure.
    """
    try:
        with _writing(database) as connection:
            kept = connection.execute(select(KEPT.c.value).where(KEPT.c.key == key)).scalar()
            value = change(kept)
            if value is None:
                connection.execute(delete(KEPT).where(KEPT.c.key == key))
            elif value != kept:
                connection.execute(keeping(connection, key, value))
            return value
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"The database {database} cannot be changed: {reason(error)}.") from error


@contextmanager
def _writing(database: DatabaseAddress) -> Iterator[Connection]:
    if isinstance(database, Path):
        if not database.exists():
            raise StoreError(f"The database {database} does not exist.")
        require_own_log(database)
        with transaction(database) as connection:
            yield connection
        return
    from bot.store.postgresql import connect

    engine = connect(database)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
