"""In-memory cache of rows last read from the database.

Every statement is watched. A write evicts the row named by its `ABOUT` option, or everything if it
names none. If a write's full effect on a table is known (`replacing`), the cached table is updated
after the commit instead of evicted. No other process writes to this database, so a cached row is
never stale. A row that was read is cached inside the transaction that read it, so no write can
come in between.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias, TypeVar

from cachetools import Cache, LRUCache
from sqlalchemy import Connection, Delete, Engine, Insert, Update, event
from sqlalchemy.engine.interfaces import ExecutionContext

from bot.store.rows import OrderRow, Person, ProposalRow, TableId, TableRow, UserId
from bot.store.schema import ORDERS, PEOPLE, PROPOSALS, SEATS, TABLES

ABOUT: Final = "about"
"""Execution option: the id of the only table, or the only person, that a statement changes."""
KEEPS_SEARCHES: Final = "keeps_searches"
"""Execution option: the statement changes no channel, status or seat, so searches stay valid."""
ENTRIES = 1024
"""How many entries each cache holds."""

K = TypeVar("K", bound=Hashable)

TableAndState: TypeAlias = tuple[TableRow, bytes | None]
"""A table's row, and its state as the game's codec wrote it (None before the game begins)."""


class RowCache:
    """The rows last read through an *engine*."""

    def __init__(self, engine: Engine) -> None:
        self.tables: LRUCache[TableId, TableAndState] = LRUCache(ENTRIES)
        self.searches: LRUCache[Hashable, Sequence[TableId]] = LRUCache(ENTRIES)
        """Table ids found, by search."""
        self.orders: LRUCache[TableId, Sequence[OrderRow]] = LRUCache(ENTRIES)
        self.proposals: LRUCache[TableId, Sequence[ProposalRow]] = LRUCache(ENTRIES)
        self.people: LRUCache[UserId, Person] = LRUCache(ENTRIES)
        self._uncommitted: dict[TableId, TableAndState] = {}
        """Tables as they will be after the commit."""
        event.listen(engine, "after_cursor_execute", self._evict_written)

    @contextmanager
    def replacing(
        self, table: TableId, after: Callable[[TableAndState], TableAndState]
    ) -> Iterator[None]:
        """Note what a cached table becomes through the writes in this block; see `committed`."""
        found = self.tables.get(table)
        yield
        if found is not None:
            self._uncommitted[table] = after(found)

    def committed(self, table: TableId) -> None:
        """Cache a table as `replacing` noted it, unless it has been written to since."""
        if (found := self._uncommitted.pop(table, None)) is not None:
            self.tables[table] = found

    def clear(self) -> None:
        """Evict everything, because a transaction was rolled back."""
        self._uncommitted.clear()
        for cache in (self.tables, self.searches, self.orders, self.proposals, self.people):
            cache.clear()

    def _evict_written(
        self,
        _connection: Connection,
        cursor: Any,
        _statement: str,
        _parameters: object,
        context: ExecutionContext,
        _many: bool,
    ) -> None:
        written = context.invoked_statement
        # The row count of a RETURNING statement is not known yet, so it counts as a write.
        if not isinstance(written, Insert | Update | Delete) or (
            cursor.rowcount == 0 and cursor.description is None
        ):
            return
        about = context.execution_options.get(ABOUT)
        if written.table is PEOPLE:
            _evict(self.people, about)
            self._evict_tables_of(about)
            self._uncommitted.clear()
        elif written.table is ORDERS:
            _evict(self.orders, about)
        elif written.table is PROPOSALS:
            _evict(self.proposals, about)
        elif written.table in (TABLES, SEATS):
            _evict(self.tables, about)
            if about is None:
                self._uncommitted.clear()
            else:
                self._uncommitted.pop(about, None)
            if not context.execution_options.get(KEEPS_SEARCHES, False):
                self.searches.clear()

    def _evict_tables_of(self, user: UserId | None) -> None:
        """Evict the tables at which *user* sits; all tables if None."""
        for table in list(self.tables):
            row, _ = Cache.__getitem__(self.tables, table)  # a look that does not count as use
            if user is None or row.seat_of(user) is not None:
                del self.tables[table]


def _evict(cache: LRUCache[K, Any], key: K | None) -> None:
    if key is None:
        cache.clear()
    else:
        cache.pop(key, None)
