"""In-memory cache of rows last read from the database.

Every statement is watched. A write evicts the row named by its `ABOUT` option, or everything if it
names none. If a write's full effect on a table is known (`replacing`), the cached table is updated
after the commit instead of evicted. When another process has written to a table, `forget` is
called: at the latest before this process changes that table. Reads do not wait for a write and may
cache what it is about to replace, so whatever a transaction has evicted is evicted again once it is
over, before anybody hears that it is. A read that takes a while is cached only if nothing that it
reads was written meanwhile (`look`).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
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
SHOWS: Final = "shows"
"""Execution option: the statement writes only what Discord shows of a table."""
ADDS: Final = "adds"
"""Execution option: the statement adds a table, of which nothing can be cached but searches."""
DELETES: Final = "deletes"
"""Execution option: the statement is part of the deletion of a table."""
ENTRIES = 1024
"""How many entries each cache holds."""

K = TypeVar("K", bound=Hashable)

TableAndState: TypeAlias = tuple[TableRow, bytes | None]
"""A table's row, and its state as the game's codec wrote it (None before the game begins)."""
TableAndPacked: TypeAlias = tuple[TableRow, bytes | None]
"""The same, with the state compressed."""


def packed(state: bytes | None) -> bytes | None:
    """Return a state compressed: it is a quarter as large, and seldom read, since most tables are
    cached as they were decoded.
    """
    return None if state is None else zlib.compress(state, zlib.Z_BEST_SPEED)


def unpacked(found: TableAndPacked) -> TableAndState:
    """Return a cached table with its state as the codec wrote it."""
    row, state = found
    return row, None if state is None else zlib.decompress(state)


@dataclass(eq=False, slots=True)
class RowRead:
    """A read in progress."""

    tables: frozenset[TableId]
    """The tables that it reads; every table if empty."""
    fresh: bool = True
    """Whether nothing that it reads has been written since it began, so that it may be cached."""


@dataclass(slots=True)
class WrittenRows:
    """What a transaction has written, for other processes on the same database."""

    tables: set[TableId] = field(default_factory=set)
    """Tables of which the row, a seat, an order or a proposal has changed."""
    shown: set[TableId] = field(default_factory=set)
    """Tables of which something is shown."""
    deleted: set[TableId] = field(default_factory=set)
    people: set[UserId] = field(default_factory=set)
    searches: bool = False
    """Whether a table may be found in other places, or by other people."""
    everything: bool = False
    """Whether nothing narrower is known."""
    said: list[tuple[str, object]] = field(default_factory=list)
    """What is said with the commit, to those who listen with `on_said`."""

    def __bool__(self) -> bool:
        tables = self.tables or self.shown or self.deleted
        return bool(tables or self.people or self.searches or self.everything or self.said)

    def told(self) -> list[Mapping[str, object]]:
        """Return the content of the notices for other processes."""
        changed: dict[str, object] = {
            "all": int(self.everything),
            "searches": int(self.searches),
            "tables": sorted(self.tables | self.shown),
            "deleted": sorted(self.deleted),
            "people": sorted(self.people),
        }
        notices: list[Mapping[str, object]] = [{"said": said} for said in self.said]
        if any(changed.values()):
            notices.insert(0, {part: of for part, of in changed.items() if of})
        return notices


class RowCache:
    """The rows last read; *engines* are those that write."""

    def __init__(self, *engines: Engine) -> None:
        self.tables: LRUCache[TableId, TableAndPacked] = LRUCache(ENTRIES)
        self.searches: LRUCache[Hashable, Sequence[TableId]] = LRUCache(ENTRIES)
        """Table ids found, by search."""
        self.orders: LRUCache[TableId, Sequence[OrderRow]] = LRUCache(ENTRIES)
        self.proposals: LRUCache[TableId, Sequence[ProposalRow]] = LRUCache(ENTRIES)
        self.people: LRUCache[UserId, Person] = LRUCache(ENTRIES)
        self._uncommitted: dict[TableId, TableAndPacked] = {}
        """Tables as they will be after the commit."""
        self._written: list[Callable[[], None]] = []
        """The evictions of the transaction that is open."""
        self._changed: set[TableId | None] = set()
        """The tables that it has written to; None stands for all."""
        self._forgotten: set[TableId | None] = set()
        """The tables that another process has changed since it began; None stands for all."""
        self.written = WrittenRows()
        """What it has written, for other processes."""
        self._looks: set[RowRead] = set()
        """Reads that have begun and not ended."""
        for engine in engines:
            event.listen(engine, "after_cursor_execute", self._evict_written)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Note what a transaction writes; at its end evict it, or cache what it has become.

        There is one transaction at a time.
        """
        self._forgotten.clear()
        try:
            yield
        except BaseException:
            self._uncommitted.clear()
            raise
        finally:
            for evict in self._written:
                evict()
            self._written.clear()
            self._changed.clear()
            self.written = WrittenRows()
            for table, became in self._uncommitted.items():
                self.tables[table] = became
            self._uncommitted.clear()

    @contextmanager
    def replacing(
        self, table: TableId, after: Callable[[TableAndPacked], TableAndPacked]
    ) -> Iterator[None]:
        """Note what a cached table becomes through the writes in this block, once committed; unless
        another process changes it meanwhile.
        """
        found = self._uncommitted.get(table)
        if found is None and not {table, None} & self._changed:
            found = self.tables.get(table)
        yield
        if found is not None and not {table, None} & self._forgotten:
            self._uncommitted[table] = after(found)

    @contextmanager
    def look(self, *tables: TableId) -> Iterator[RowRead]:
        """Note that these tables, or all tables, are being read: what is written meanwhile makes
        the look out of date.
        """
        look = RowRead(frozenset(tables))
        self._looks.add(look)
        try:
            yield look
        finally:
            self._looks.discard(look)

    def clear(self) -> None:
        """Evict everything: a transaction was rolled back, or other processes were not heard."""
        self.outdate(None)
        self._uncommitted.clear()
        self._forgotten.add(None)
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
        self._note(written.table, about, context)
        self._evict(partial(self.outdate, about if written.table in (TABLES, SEATS) else None))
        if written.table is PEOPLE:
            self._uncommitted.clear()
            self._changed.add(None)
            self._evict(partial(_evict, self.people, about))
            self._evict(partial(self._evict_tables_of, about))
        elif written.table is ORDERS:
            self._evict(partial(_evict, self.orders, about))
        elif written.table is PROPOSALS:
            self._evict(partial(_evict, self.proposals, about))
        elif written.table in (TABLES, SEATS):
            if not context.execution_options.get(ADDS, False):
                self._evict_table(about)
            if not context.execution_options.get(KEEPS_SEARCHES, False):
                self._evict(self.searches.clear)

    def forget(self, table: TableId) -> None:
        """Evict a table, its orders and its proposals: another process has changed them."""
        self.outdate(table)
        self._uncommitted.pop(table, None)
        self._forgotten.add(table)
        for cache in (self.tables, self.orders, self.proposals):
            self._evict(partial(_evict, cache, table))

    def forget_person(self, user: UserId) -> None:
        """Evict a person, and the tables at which they sit: another process has changed them."""
        self.outdate(None)
        self._uncommitted.clear()
        self._forgotten.add(None)
        self._evict(partial(_evict, self.people, user))
        self._evict(partial(self._evict_tables_of, user))

    def _note(self, written: object, about: Any, context: ExecutionContext) -> None:
        """Note what a statement has written, for other processes."""
        if written not in (TABLES, SEATS, ORDERS, PROPOSALS, PEOPLE):
            return
        options = context.execution_options
        if about is None:
            self.written.everything |= not options.get(ADDS, False)
        elif written is PEOPLE:
            self.written.people.add(about)
        elif options.get(SHOWS, False):
            self.written.shown.add(about)
        elif options.get(DELETES, False):
            self.written.deleted.add(about)
        else:
            self.written.tables.add(about)
        if written in (TABLES, SEATS):
            self.written.searches |= not options.get(KEEPS_SEARCHES, False)

    def _evict(self, evict: Callable[[], None]) -> None:
        """Evict now, and again at the end of the transaction."""
        evict()
        self._written.append(evict)

    def outdate(self, table: TableId | None) -> None:
        """Let no read in progress be cached that reads *table*; none at all if it is None."""
        for look in self._looks:
            if table is None or not look.tables or table in look.tables:
                look.fresh = False

    def _evict_table(self, table: TableId | None) -> None:
        """Evict a table; all tables if it is None."""
        if table is None:
            self._uncommitted.clear()
        else:
            self._uncommitted.pop(table, None)
        self._changed.add(table)
        self._evict(partial(_evict, self.tables, table))

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
