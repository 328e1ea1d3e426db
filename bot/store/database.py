"""One open database: transactions, one after the other, reads beside them, and the report of its
failure.

Transactions wait for their turn without a limit in time: a busy machine is no broken database. How
many wait is bounded where requests come in (`bot.commands.admission`). What somebody else holds, a
row or the whole file, is waited for a second; then it is refused as `StoreBusy`, and so are those
that have waited behind it for longer.

A SQLite file that fails otherwise has failed for good, and the bot must stop. A server may come
back: until then whatever is asked waits for a moment, and is then refused as `StoreAway`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar

from prometheus_client import Gauge
from sqlalchemy import Row
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import Executable

from bot.store.backend import Backend
from bot.store.blocked_tables import BlockedTables
from bot.store.cache import RowCache
from bot.store.carried_out import current, note
from bot.store.errors import StoreAway, StoreBusy, StoreError, StoreHeld, reason
from bot.store.outage import Outage
from bot.store.prepared import Found, Query
from bot.store.rows import TableId
from bot.store.sqlite import open_file
from bot.store.urls import ServerUrl, parse_address

P = ParamSpec("P")
R = TypeVar("R")
ServiceT = TypeVar("ServiceT")

LONGEST_CATCH_UP_SECONDS = 0.5
WRITES_WAITING = Gauge("parlour_writes_waiting", "Transactions that wait for their turn")


def uncancelled(service: type[ServiceT]) -> type[ServiceT]:
    """Class decorator: the public coroutines of *service* run to their end even if cancelled.

    A cancelled coroutine would close its connection with an open cursor, which a traceback may
    still hold. SQLite then keeps the file locked until that is collected, even against this bot.
    """
    for name, method in list(vars(service).items()):
        if iscoroutinefunction(method) and not name.startswith("_") and method not in _READS:
            setattr(service, name, _shielded(method))
    return service


_READS: set[Callable[..., object]] = set()
ReadT = TypeVar("ReadT", bound=Callable[..., object])


def only_reads(method: ReadT) -> ReadT:
    """Decorator within an `uncancelled` class: *method* opens no transaction and needs no task."""
    _READS.add(method)
    return method


def _shielded(work: Callable[P, Coroutine[Any, Any, R]]) -> Callable[P, Awaitable[R]]:
    @wraps(work)
    async def shielded(*args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.create_task(work(*args, **kwargs))
        task.add_done_callback(_retrieve_exception)
        return await asyncio.shield(task)

    return shielded


def _retrieve_exception(task: asyncio.Task[Any]) -> None:
    """Retrieve the exception of a task that nobody awaits: `broken` reports failures."""
    if not task.cancelled():
        task.exception()


class Database:
    """One open database. Open it with `await Database.open(where)`; close it at the end."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self._turn = asyncio.Lock()  # first come, first served
        self.cache = RowCache(*backend.engines)
        self.peers = backend.peers(self.cache)
        """The other processes on this database; None if there can be none."""
        self._closed = self._checked = False
        self.broken: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        """Done once the database has failed: the bot must stop."""
        self._outage = Outage(backend, self.cache)
        self._blocked = BlockedTables()

    @classmethod
    async def open(cls, database: Path | str) -> Self:
        """Open a database by its path or URL; raise `StoreError` on failure.

        A file that is missing is created; a server's database must be there.
        """
        match parse_address(database):
            case ServerUrl() as url:
                try:
                    from bot.store.postgresql import open_server
                except ImportError as error:
                    raise StoreError(
                        "A database on PostgreSQL needs psycopg: pip install 'parlour[postgresql]'."
                    ) from error
                opened = cls(await open_server(url))
                if opened.peers is not None:
                    await opened.peers.open()
                return opened
            case path:
                return cls(await open_file(path))

    @property
    def on_return(self) -> list[Callable[[], Awaitable[None]]]:
        """What is done once a server can be used again: it takes up what has failed meanwhile."""
        return self._outage.on_return

    async def check_integrity(self) -> None:
        """Check a large file for damage, once, while it is in use; `broken` reports damage.

        A small one was already checked when it was opened.
        """
        if not self._checked:
            self._checked = True
            try:
                await asyncio.to_thread(self.backend.check)
            except StoreError as failure:
                self._fail(failure)

    def check_files(self) -> None:
        """Check that the database's files are still in place; `broken` reports it if not."""
        if not self._closed and (lost := self._lost()):
            self._fail(lost)

    async def close(self) -> None:
        """Wait for running transactions, then close. No read or write works afterwards."""
        self._closed = True
        await self._outage.close()
        async with self._turn:  # no transaction is running
            if self.peers is not None:
                await self.peers.close()
            await self.backend.close()

    @asynccontextmanager
    async def transaction(
        self, *, fsync: bool = True, waited: float | None = None, patient: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. Leaving the block normally means that it is committed, on disk.

        Without *fsync* it may be lost if the machine loses power. A write that is tried again says
        since when, by `time.monotonic`, it has *waited*: it hardly waits any more. A *patient* one
        may take longer than an answer may. The first one of a request notes that its interaction
        is carried out, and raises `AlreadyCarriedOut` if it was before.
        """
        if self._closed:
            raise StoreError("The database is closed.")
        asked = time.monotonic()
        async with self._my_turn():
            await self._outage.wait(asked)
            with (
                self._outage.writing(asked, waited) as lock_seconds,
                self._reporting(),
                self.cache.transaction(),
            ):
                engine = self.backend.durable if fsync else self.backend.lazy
                async with engine.connect() as connection:
                    carried_out = current()
                    async with self.backend.begin(connection, lock_seconds, patient=patient):
                        self._check_lost()
                        if carried_out is not None:
                            await note(connection, carried_out)
                        yield connection
                        told = await self._published(connection)
                    self._check_lost()  # while the connection is still ours
                    if carried_out is not None:
                        carried_out.settled = True
                    if self.peers is not None:
                        self.peers.published(told)

    @asynccontextmanager
    async def locked(self, table: TableId) -> AsyncIterator[None]:
        """Hold a table against all other processes on this database.

        While others hold a row of it for longer, it is refused at once: each try would hold up the
        writes at other tables.
        """
        if self.peers is None:
            yield
            return
        await self._outage.wait(time.monotonic())
        async with AsyncExitStack() as held:
            try:
                self._blocked.check(table)
                with self._reporting():
                    await held.enter_async_context(self.peers.locked(table))
            except StoreBusy as busy:
                self._outage.note_busy(str(busy))
                raise
            with self._blocked.noting(table):
                yield

    def note_read(self, table: TableId, version: int) -> None:
        """Note that all that is cached of a table was read at this version of its row."""
        if self.peers is not None:
            self.peers.note_read(table, version)

    def say(self, kind: str, value: object) -> None:
        """Tell other processes, with the commit of the transaction that is open, that something has
        changed that they keep in memory.
        """
        self.cache.written.said.append((kind, value))

    async def _published(self, connection: AsyncConnection) -> Mapping[TableId, int]:
        """Tell other processes what a transaction writes, once it is committed."""
        if self.peers is None:
            return {}
        return await self.peers.publish(connection, self.cache.written)

    async def catch_up(self) -> None:
        """Wait for what is being written, though not for long.

        People act on what they see on Discord the moment it is there, and what is there is written
        down after that.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_CATCH_UP_SECONDS), self._turn:
                pass

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """Read rows that an index finds."""
        return await self._read(lambda: self.backend.read(statement))

    async def read_apart(self, statement: Executable) -> Sequence[Row[Any]]:
        """Read many rows, without holding up the event loop."""
        return (await self.read_all_apart(statement))[0]

    async def read_all_apart(self, *statements: Executable) -> Sequence[Sequence[Row[Any]]]:
        """Read many rows, by several statements, from one state of the database."""
        return await self._read(lambda: self.backend.read_apart(*statements))

    async def read_prepared(self, *asked: Query) -> Sequence[Found]:
        """Read by prepared statements, from one state of the database."""
        return await self._read(lambda: self.backend.read_prepared(*asked))

    async def execute(self, statement: Any, *, fsync: bool = True, patient: bool = False) -> None:
        """Execute one statement in a transaction of its own."""
        async with self.transaction(fsync=fsync, patient=patient) as connection:
            await connection.execute(statement)

    async def _read(self, read: Callable[[], Awaitable[R]]) -> R:
        """Read; once more if the server went away meanwhile and is back soon."""
        asked = time.monotonic()
        try:
            return await self._read_once(read, asked)
        except StoreBusy:
            raise
        except StoreAway:
            return await self._read_once(read, asked)

    async def _read_once(self, read: Callable[[], Awaitable[R]], asked: float) -> R:
        if self._closed:
            raise StoreError("The database is closed.")
        await self._outage.wait(asked)
        with self._reporting():
            found = await read()
            self._check_lost()
            return found

    @asynccontextmanager
    async def _my_turn(self) -> AsyncIterator[None]:
        with WRITES_WAITING.track_inprogress():
            await self._turn.acquire()
        try:
            yield
        finally:
            self._turn.release()

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        """Report an error of the database as its failure: of a file for good, of a server until it
        is back.
        """
        try:
            yield
        except (IntegrityError, DataError):
            raise
        except self.backend.errors as error:
            lost, failed = self._lost(), f"The database failed: {reason(error)}."
            if lost is None and self.backend.is_busy(error):
                self._outage.note_busy(failed)
                held = self.backend.is_held(error)
                raise (StoreHeld if held else StoreBusy)(failed) from error
            if lost is None and self.backend.passes(error):
                self._outage.begin(failed)
                raise StoreAway(failed) from error
            if self.backend.is_outdated(error):
                newer = "A newer version of Parlour has changed the database: this one ends."
                failed = f"{newer} {failed}"
            failure = lost or StoreError(failed)
            self._fail(failure)
            raise failure from error

    def _check_lost(self) -> None:
        if lost := self._lost():
            self._fail(lost)
            raise lost

    def _lost(self) -> StoreError | None:
        """Return the failure if the files are gone, so that nothing written can be found."""
        fault = self.backend.lost()
        return StoreError(f"The database failed: {fault}.") if fault else None

    def _fail(self, failure: StoreError) -> None:
        if not self.broken.done():
            self.broken.set_result(failure)
