"""What was last read, for as long as nothing is written of it: most of what the bot asks, it has just asked.

Every statement is watched. One that writes about tables, seats or people makes forget what was read: of the one table
that it says it is `ABOUT`, or of all. Nobody else writes: the folder of a bot is its own.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from sqlalchemy import Connection, Delete, Engine, Insert, Update, event
from sqlalchemy.engine.interfaces import ExecutionContext

from bot.store.rows import Person, TableId, TableRow, UserId
from bot.store.schema import PEOPLE, SEATS, TABLES

ABOUT: Final = "about"
"""The execution option that names the one table of which a statement writes."""
MOST = 512

Found = tuple[TableRow, bytes | None]
"""A table, and what lies on it as the game's codec wrote it, if it has begun."""


class Latest:
    """What was last read; the least recently used is forgotten first."""

    def __init__(self, engine: Engine) -> None:
        self._found: OrderedDict[TableId, Found] = OrderedDict()
        self._people: dict[UserId, Person] = {}
        event.listen(engine, "after_cursor_execute", self._hear)

    def get(self, table: TableId) -> Found | None:
        """Return what was last read of a table, if that is how it is."""
        found = self._found.get(table)
        if found is not None:
            self._found.move_to_end(table)
        return found

    def keep(self, found: Found) -> None:
        """Keep what is being read; the transaction must still be open, so that nobody can have written since."""
        self._found[found[0].id] = found
        if len(self._found) > MOST:
            self._found.popitem(last=False)

    def knows(self, person: Person) -> bool:
        """Whether this is what was last kept of a person."""
        return self._people.get(person.id) == person

    def met(self, person: Person) -> None:
        """Keep a person as they are being written."""
        if len(self._people) >= MOST:
            self._people.clear()
        self._people[person.id] = person

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
        if not isinstance(written, Insert | Update | Delete) or cursor.rowcount == 0:
            return
        about = context.execution_options.get(ABOUT)
        if written.table in (TABLES, SEATS, PEOPLE) and about is None:
            self._found.clear()
            self._people.clear()
        elif about is not None:
            self._found.pop(about, None)
