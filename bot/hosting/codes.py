"""Codes: by one of them somebody joins a table that is played by direct message.

A code is a secret between those who pass it on. It is good while its table is open, for some days,
and whoever tries wrong ones is stopped.
"""

from __future__ import annotations

import re

from cachetools import TTLCache

from bot.hosting.changes import Changes
from bot.hosting.clock import HOUR_SECONDS, Clock, Randomness, seconds
from bot.hosting.locks import TableLocks
from bot.hosting.tables import Tables
from bot.store import Status, TableId, TableRow, UserId
from bot.store.tables import CodeStore
from games.moves import Illegal, require
from games.text import Text

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: none of them is easily taken for another."""
LENGTH = 8
BITS = 5 * LENGTH
CODE_SECONDS = 72 * HOUR_SECONDS
"""For so long a code is good."""
MOST_WRONG = 5
"""So many wrong codes somebody may try before they have to wait."""
WRONG_SECONDS = 10 * 60
MOST_TRYING = 10_000
"""People who tried wrong codes lately; beyond that the first ones are forgotten."""
MOST_OPEN = 10
"""Living tables by direct message that one person may have opened."""

_ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1"})


def new_code(randomness: Randomness) -> str:
    """Return a code that nobody can guess."""
    number = randomness(BITS)
    return "".join(LETTERS[number >> 5 * place & 31] for place in range(LENGTH))


def as_typed(typed: str) -> str:
    """Return the code that somebody has typed, in whatever way."""
    return re.sub(r"[\s–—-]", "", typed).upper().translate(_ALIKE)


class Codes:
    """Finds tables by their codes, and gives them new ones."""

    def __init__(
        self,
        store: CodeStore,
        tables: Tables,
        locks: TableLocks,
        changes: Changes,
        clock: Clock,
        randomness: Randomness,
    ) -> None:
        self._store, self._tables = store, tables
        self._locks, self._changes = locks, changes
        self._clock, self._randomness = clock, randomness
        self._wrong: TTLCache[UserId, int] = TTLCache(MOST_TRYING, WRONG_SECONDS, timer=clock)
        """How many wrong codes somebody has tried lately."""

    async def table(self, typed: str, user: UserId) -> TableId:
        """Return the table that is joined by a code; raise `Illegal` for a code that is not good.

        Whoever has tried too many is told only that, be the code good or not.
        """
        wrong = self._wrong.get(user, 0)
        require(wrong < MOST_WRONG, "code-wait", minutes=WRONG_SECONDS // 60)
        code = as_typed(typed)
        found = await self._store.table(code) if len(code) == LENGTH else None
        if found is None or self._is_over(await self._tables.row(found)):
            self._wrong[user] = self._wrong.get(user, 0) + 1
            raise Illegal(Text("code-unknown"))
        return found

    async def renew(self, table: TableId, user: UserId) -> TableRow:
        """Give an open table a new code in place of the former one, which nobody can use any more.

        Raise `Illegal` for anybody but its opener.
        """
        async with self._locks.of(table):
            row = await self._tables.row(table)
            require(row.direct, "code-none")
            require(row.status is Status.OPEN, "table-begun")
            opener = row.seat_of(row.opener)
            require(row.opener == user, "code-opener", who=opener.name if opener else "")
            until = seconds(self._clock) + CODE_SECONDS
            await self._store.keep(table, new_code(self._randomness), until)
        self._changes.announce(table)
        return await self._tables.row(table)

    async def check_may_open(self, user: UserId) -> None:
        """Raise `Illegal` if somebody has opened enough tables by direct message."""
        active = await self._tables.of_user(user)
        opened = [row for row in active if row.direct and row.opener == user]
        require(len(opened) < MOST_OPEN, "direct-enough", n=MOST_OPEN)

    def _is_over(self, row: TableRow) -> bool:
        return row.code_until is None or row.code_until <= self._clock()
