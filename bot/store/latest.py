"""What was last read, for as long as nothing is written of it: most of what the bot asks, it has just asked.

Every statement is watched. One that writes makes forget what it may have changed: of the one table or person that it
says it is `ABOUT`, or of all; a table that is known to be `becoming` another is kept as that. Nobody else writes: the
folder of a bot is its own. Whatever was read is kept while the transaction that read it is still open, so that nobody
can have written since; whatever was written, once it is on disk.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Delete, Engine, Insert, Update, event
from sqlalchemy.engine.interfaces import ExecutionContext

from bot.store.rows import OrderRow, Person, ProposalRow, TableId, TableRow, UserId
from bot.store.schema import ORDERS, PEOPLE, PROPOSALS, SEATS, TABLES

ABOUT: Final = "about"
"""The execution option that names the one table, or the one person, of which a statement writes."""
STAYS: Final = "stays"
"""The execution option of a statement after which a table is found where it was: by place, status and people."""
MOST = 1024

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

Found = tuple[TableRow, bytes | None]
"""A table, and what lies on it as the game's codec wrote it, if it has begun."""


class Kept(Generic[K, V]):
    """The values that were last kept; the least recently used is forgotten first."""

    def __init__(self) -> None:
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Return what is kept, if anything is."""
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def keep(self, key: K, value: V) -> None:
        """Keep a value."""
        self._values[key] = value
        if len(self._values) > MOST:
            self._values.popitem(last=False)

    def keys(self, holds: Callable[[V], bool]) -> Sequence[K]:
        """The keys of the values of which something holds."""
        return [key for key, value in self._values.items() if holds(value)]

    def forget(self, key: K | None) -> None:
        """Forget a value, or with none all."""
        if key is None:
            self._values.clear()
        else:
            self._values.pop(key, None)


class Latest:
    """What was last read through an *engine*."""

    def __init__(self, engine: Engine) -> None:
        self.tables: Kept[TableId, Found] = Kept()
        self.searches: Kept[Hashable, Sequence[TableId]] = Kept()
        """Which tables were found by what was wanted of them."""
        self.orders: Kept[TableId, Sequence[OrderRow]] = Kept()
        self.proposals: Kept[TableId, Sequence[ProposalRow]] = Kept()
        self.people: Kept[UserId, Person] = Kept()
        self._coming: dict[TableId, Found] = {}
        """Tables as they will be once the disk has them."""
        event.listen(engine, "after_cursor_execute", self._hear)

    @contextmanager
    def becoming(self, table: TableId, after: Callable[[Found], Found]) -> Iterator[None]:
        """Note a table as it will be *after* what is written meanwhile, if it is kept: nobody need read it again."""
        found = self.tables.get(table)
        yield
        if found is not None:
            self._coming[table] = after(found)

    def come(self, table: TableId) -> None:
        """Keep a table as it was to become, unless it has been written of since: the disk has it now."""
        if (found := self._coming.pop(table, None)) is not None:
            self.tables.keep(table, found)

    def forget_all(self) -> None:
        """Forget everything: what was written has come to nothing."""
        self._coming.clear()
        for kept in (self.tables, self.searches, self.orders, self.proposals, self.people):
            kept.forget(None)

    def _hear(
        self,
        _connection: Connection,
        cursor: Any,
        _statement: str,
        _parameters: object,
        context: ExecutionContext,
        _many: bool,
    ) -> None:
        written = context.invoked_statement
        # What is to return something has not been counted yet.
        if not isinstance(written, Insert | Update | Delete) or (cursor.rowcount == 0 and cursor.description is None):
            return
        about = context.execution_options.get(ABOUT)
        if written.table is PEOPLE:
            self.people.forget(about)
            for table in self.tables.keys(lambda found: about is None or found[0].seat_of(about) is not None):
                self.tables.forget(table)
            self._coming.clear()
        elif written.table is ORDERS:
            self.orders.forget(about)
        elif written.table is PROPOSALS:
            self.proposals.forget(about)
        elif written.table in (TABLES, SEATS):
            self.tables.forget(about)
            if about is None:
                self._coming.clear()
            else:
                self._coming.pop(about, None)
            if not context.execution_options.get(STAYS, False):
                self.searches.forget(None)
