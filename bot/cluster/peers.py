"""Several processes on one database of a PostgreSQL server: locks that they share, and what they
tell each other.

A table is changed under an advisory lock of the server. Whoever takes the lock reads the version
in the table's row, and forgets what it has cached of another version. Every commit that changes
the table makes the version larger, but only from the one that was read: should the lock have been
lost meanwhile, with its connection, nothing is written. A commit also tells the other processes
what it has written, so that they forget it at once and may act.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, LiteralString, TypeVar

import psycopg
from cachetools import LRUCache
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cluster.neighbours import Heard, Said
from bot.store.cache import ENTRIES, RowCache, WrittenRows
from bot.store.errors import StaleTable, StoreAway, StoreBusy, reason
from bot.store.rows import TableId, UserId
from bot.store.watchdog import AnyConnection, Watchdog

T = TypeVar("T")

CHANNEL: Final = "parlour"
MOST_BYTES = 7_500
"""Of one notification; the server takes 8,000."""
OF_TABLES: Final = 0x7061_7201
"""The class of the locks of tables, among the server's advisory locks of two numbers."""
FIRST_WAIT_SECONDS, LONGEST_PAUSE_SECONDS = 0.004, 0.05
TABLE_LOCK_SECONDS = 2.0
"""How long one waits for a table that another process changes."""
LISTENED_AGAIN_SECONDS = 0.5

_PUBLISH = text(
    "WITH now AS (SELECT * FROM jsonb_to_recordset(CAST(:changed AS jsonb))"
    " AS given(id bigint, was bigint)),"
    " kept AS (UPDATE tables SET version = tables.version + 1 FROM now"
    " WHERE tables.id = now.id AND (now.was IS NULL OR now.was = tables.version)"
    " RETURNING now.was)"
    " SELECT (SELECT count(*) FROM kept WHERE was IS NOT NULL), (SELECT"
    " count(pg_notify(:channel, one)) FROM jsonb_array_elements_text(CAST(:told AS jsonb)) AS one)"
)
# Two statements in one message: the second sees what was committed before the first ended.
_TAKE = "SELECT pg_try_advisory_lock(%s, %s); SELECT version FROM tables WHERE id = %s"

_TAKEN: Final = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND objsubid = 2 AND classid = %s"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
# The server gives up the locks of a connection whose other end is gone after eleven seconds.
_SOON_GIVEN_UP: Final = (
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3"
)
# The row says until when requests are leased, by the server's clock. If that is further ahead than
# two hundred processes would lease, the clock was set back since.
_LEASE: Final = (
    "INSERT INTO kept (key, value) VALUES"
    " ('pace', (extract(epoch FROM clock_timestamp()) - %s + %s)::text)"
    " ON CONFLICT (key) DO UPDATE SET value = CASE WHEN kept.value::numeric + %s"
    " BETWEEN excluded.value::numeric AND excluded.value::numeric + 30"
    " THEN (kept.value::numeric + %s)::text ELSE excluded.value END"
    " RETURNING value::numeric - %s - extract(epoch FROM clock_timestamp())"
)

_log = logging.getLogger(__name__)


class Peers:
    """The other processes on the database that *conninfo* names; what they write is forgotten by
    *cache*.
    """

    def __init__(self, conninfo: str, connecting: Mapping[str, Any], cache: RowCache) -> None:
        self._conninfo = conninfo
        self._connecting = dict(connecting)
        self._cache = cache
        self._name = secrets.token_hex(4)
        self._watchdog = Watchdog()
        self._locks: AnyConnection | None = None
        self._opening = asyncio.Lock()
        self._held: dict[TableId, int] = {}
        """The versions of the tables whose locks are held."""
        self._seen: LRUCache[TableId, int] = LRUCache(ENTRIES)
        """The versions of which something may be cached."""
        self._listening: asyncio.Task[None] | None = None
        self._heard_first = asyncio.Event()
        self._ends: set[asyncio.Task[Any]] = set()
        self.on_change: list[Heard] = []
        """Called with a table that another process has changed."""
        self.on_said: list[Said] = []
        """Called with what another process has said."""
        self.on_missed: list[Callable[[], None]] = []
        """Called when something may have been missed."""

    async def open(self) -> None:
        """Listen from now on."""
        self._listening = asyncio.create_task(self._listen(), name="listen to other processes")
        await self._heard_first.wait()

    async def close(self) -> None:
        """Let go of all locks, and listen no more."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait({self._listening})
        if self._ends:
            await asyncio.wait(self._ends)
        if self._locks is not None:
            await self._locks.close()

    @asynccontextmanager
    async def locked(self, table: TableId) -> AsyncIterator[None]:
        """Hold the lock of a table, against all processes; this one asks once at a time."""
        connection, version = await self._to_its_end(
            self._take(table), lambda taken: self._give_back(table, taken[0])
        )
        if self._seen.get(table) != version:
            self._cache.forget(table)
            self._seen[table] = version
        self._held[table] = version
        try:
            yield
        finally:
            del self._held[table]
            await self._to_its_end(self._give_back(table, connection))

    def note_read(self, table: TableId, version: int) -> None:
        """Note that all that is cached of a table was read at this version of its row: whoever
        takes its lock next need not read it again.
        """
        if self._seen.get(table) != version:
            self._cache.outdate(table)  # other reads may have begun before this version was written
            self._seen[table] = version

    async def publish(
        self, connection: AsyncConnection, written: WrittenRows
    ) -> dict[TableId, int]:
        """Count what a transaction has written, and tell it with its commit.

        Return the versions after the commit. Raises `StaleTable` if another process has changed
        one of the tables although its lock is held here.
        """
        if not written:
            return {}
        changed = [{"id": table, "was": self._held.get(table)} for table in sorted(written.tables)]
        notices = json.dumps([self._notice(told) for told in written.told()])
        told = {"changed": json.dumps(changed), "channel": CHANNEL, "told": notices}
        kept = (await connection.execute(_PUBLISH, told)).one()[0]
        guarded = {table: self._held[table] for table in written.tables if table in self._held}
        if kept < len(guarded):
            raise StaleTable("the version of a table")
        return {table: version + 1 for table, version in guarded.items()}

    def published(self, versions: Mapping[TableId, int]) -> None:
        """Note what `publish` has returned, once it is committed."""
        for table, version in versions.items():
            self._seen[table] = version
            if table in self._held:
                self._held[table] = version

    async def say(self, kind: str, value: object) -> None:
        """Say something to the other processes; those that do not listen now miss it."""
        await self._asked(
            "SELECT pg_notify(%s, %s)", CHANNEL, self._notice({"said": (kind, value)})
        )

    async def lease(self, requests: int, per_second: float, burst: float) -> float:
        """Lease so many requests to Discord, below the rate of all processes together; return after
        how many seconds they may be sent.
        """
        lasts, early = requests / per_second, burst / per_second
        ((seconds,),) = await self._asked(_LEASE, early, lasts, lasts, lasts, lasts)
        return max(0.0, float(seconds))

    async def take_now(self, kind: int, number: int) -> bool:
        """Take a lock of another kind if it is free; it is held until the connection ends."""
        ((taken,),) = await self._asked("SELECT pg_try_advisory_lock(%s, %s)", kind, number)
        return bool(taken)

    async def give(self, kind: int, number: int) -> None:
        """Give back such a lock."""
        await self._asked("SELECT pg_advisory_unlock(%s, %s)", kind, number)

    async def taken(self, kind: int) -> set[int]:
        """Return which locks of a kind are held, by whomever."""
        return {int(number) for (number,) in await self._asked(_TAKEN, kind)}

    @property
    def session(self) -> object:
        """Identifies the connection that holds the locks. A different object means that the
        connection, and every lock, was lost.
        """
        return self._locks

    async def give_up_locks(self) -> None:
        """Lose all locks at once, as if their connection had broken."""
        if self._locks is not None:
            await self._locks.close()

    async def _take(self, table: TableId) -> tuple[AnyConnection, int]:
        """Take the lock of a table; return the connection that holds it, and the version of the
        table's row.
        """
        pause, clock = FIRST_WAIT_SECONDS, asyncio.get_running_loop().time
        until = clock() + TABLE_LOCK_SECONDS
        while True:
            connection, taken, version = await self._try_lock(table)
            if taken:
                return connection, version
            if clock() > until:
                raise StoreBusy("Another process holds a table for too long.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    async def _try_lock(self, table: TableId) -> tuple[AnyConnection, bool, int]:
        """Try to take the lock of a table; once more if the connection was lost while it was idle,
        which only its next use shows. A lost connection holds no locks.
        """
        before = self._locks
        connection = await self._opened()
        try:
            return connection, *await self._tried(connection, table)
        except psycopg.Error:
            if connection is not before or not connection.closed:
                raise
        connection = await self._opened()
        return connection, *await self._tried(connection, table)

    async def _tried(self, connection: AnyConnection, table: TableId) -> tuple[bool, int]:
        """Take the lock of a table if it is free; return whether it was, and the version of its
        row.
        """
        cursor = psycopg.AsyncClientCursor(connection)
        with self._watchdog.watching(connection):
            await cursor.execute(_TAKE, (OF_TABLES, table, table))
            (taken,) = await cursor.fetchone() or (False,)
            cursor.nextset()
            (version,) = await cursor.fetchone() or (0,)
        return bool(taken), int(version)

    async def _give_back(self, table: TableId, connection: AnyConnection) -> None:
        """Give back a lock to the connection that took it: a later one may hold it anew."""
        if connection.closed:
            return  # the lock went with the connection
        try:
            with self._watchdog.watching(connection):
                await connection.execute(
                    "SELECT pg_advisory_unlock(%s, %s)", (OF_TABLES, int(table))
                )
        except psycopg.Error as error:
            _log.info("the lock of table %d went with its connection: %s", table, error)

    async def _to_its_end(
        self,
        work: Coroutine[Any, Any, T],
        undo: Callable[[T], Coroutine[Any, Any, None]] | None = None,
    ) -> T:
        """Let work come to its end even if whoever waits is cancelled; then undo it."""
        task = asyncio.create_task(work)
        self._ends.add(task)
        task.add_done_callback(self._ends.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if undo is not None:
                after = asyncio.create_task(_undone(task, undo))
                self._ends.add(after)
                after.add_done_callback(self._ends.discard)
            raise

    async def _asked(self, statement: LiteralString, *values: object) -> Sequence[Any]:
        """Execute a statement on the connection of the locks; return the rows."""
        try:
            connection = await self._opened()
            with self._watchdog.watching(connection):
                found = await connection.execute(statement, values)
                return await found.fetchall()
        except (psycopg.Error, OSError) as error:
            raise StoreAway(f"The database failed: {reason(error)}.") from error

    async def _opened(self) -> AnyConnection:
        async with self._opening:
            if self._locks is None or self._locks.closed:
                self._locks = await self._connect()
                with self._watchdog.watching(self._locks):
                    await self._locks.execute(_SOON_GIVEN_UP)
            return self._locks

    async def _connect(self) -> AnyConnection:
        return await psycopg.AsyncConnection.connect(
            self._conninfo, autocommit=True, **self._connecting
        )

    async def _listen(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._heard_first.is_set():
                        self._miss()
                    self._heard_first.set()
                    async for notice in connection.notifies():
                        self._hear(notice.payload)
            except (psycopg.Error, OSError) as error:
                _log.info("the other processes cannot be heard: %s", error)
            self._heard_first.set()
            await asyncio.sleep(LISTENED_AGAIN_SECONDS)

    def _hear(self, told: str) -> None:
        try:
            self._heed(json.loads(told))
        except Exception as error:  # noqa: BLE001 - whatever it is, the next notice must be heard
            # Neither the notice nor the traceback's text: tokens of interactions are told, too.
            _log.error(
                "a notice of another process, of %d signs, cannot be read: %s",
                len(told),
                type(error).__name__,
            )
            self._miss()

    def _heed(self, heard: Any) -> None:
        if heard["from"] == self._name:
            return
        if "said" in heard:
            for said in self.on_said:
                said(*heard["said"])
            return
        if heard.get("all"):
            self._miss()
        if heard.get("searches"):
            self._cache.searches.clear()
        for user in heard.get("people", ()):
            self._cache.forget_person(UserId(user))
        for number in heard.get("deleted", ()):
            self._cache.forget(TableId(number))
        for number in heard.get("tables", ()):
            self._cache.forget(TableId(number))
            for changed in self.on_change:
                changed(TableId(number), bool(heard.get("searches")))

    def _miss(self) -> None:
        """Forget everything: something may have been missed."""
        self._cache.clear()
        for missed in self.on_missed:
            missed()

    def _notice(self, told: Mapping[str, object]) -> str:
        notice = json.dumps({"from": self._name, **told})
        return notice if len(notice) < MOST_BYTES else json.dumps({"from": self._name, "all": 1})


async def _undone(task: asyncio.Task[T], undo: Callable[[T], Coroutine[Any, Any, None]]) -> None:
    """Wait for a task whose waiter has gone, and undo what it has done."""
    await asyncio.wait({task})
    if not task.cancelled() and task.exception() is None:
        await undo(task.result())
