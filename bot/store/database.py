"""One open SQLite database: transactions, one after the other, reads beside them, and the report of
its failure.

Transactions wait for their turn without a limit in time: a busy machine is no broken database. How
many wait is bounded where requests come in (`bot.commands.admission`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar

from prometheus_client import Gauge
from sqlalchemy import Row, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from bot.store.cache import RowCache
from bot.store.file_guard import FileGuard
from bot.store.opening import NO_FSYNC, StoreError, check, open_engine, reason
from bot.store.reading import Read, Reader

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
    """One SQLite file. Open it with `await Database.open(path)`; close it at the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._no_fsync_engine = engine.execution_options(**{NO_FSYNC: True})
        self._turn = asyncio.Lock()  # first come, first served
        self.cache = RowCache(engine.sync_engine)
        self._path = Path(engine.url.database or "")
        self.reader = Reader(engine.url.database or "")
        self._files = FileGuard(self._path)
        event.listen(engine.sync_engine, "connect", lambda *_: self._files.renew())
        self._closed = self._checked = False
        self.broken: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        """Done once the database has failed: the bot must stop."""

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database at *path*, creating it if needed; raise `StoreError` on failure."""
        return cls(await open_engine(path))

    async def check_integrity(self) -> None:
        """Check a large database for damage, once, while it is in use; `broken` reports damage.

        A small one was already checked when it was opened.
        """
        if not self._checked:
            self._checked = True
            try:
                await asyncio.to_thread(check, self._path)
            except StoreError as failure:
                self._fail(failure)

    def check_files(self) -> None:
        """Check that the database's files are still in place; `broken` reports it if not."""
        if not self._closed and (lost := self._lost()):
            self._fail(lost)

    async def close(self) -> None:
        """Wait for running transactions, then close the file. No read or write works afterwards."""
        self._closed = True
        async with self._turn:  # no transaction is running
            with suppress(SQLAlchemyError):
                self.reader.close()
            await self._engine.dispose()

    @asynccontextmanager
    async def transaction(self, *, fsync: bool = True) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. Leaving the block normally means that it is committed, on disk.

        Without *fsync* it may be lost if the machine loses power.
        """
        if self._closed:
            raise StoreError("The database is closed.")
        async with self._my_turn():
            with self._reporting(), self.cache.transaction():
                engine = self._engine if fsync else self._no_fsync_engine
                async with engine.connect() as connection:
                    async with connection.begin():
                        yield connection
                    self._check_lost()  # while the connection is still ours

    async def catch_up(self) -> None:
        """Wait for what is being written, though not for long.

        People act on what they see on Discord the moment it is there, and what is there is written
        down after that.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_CATCH_UP_SECONDS), self._turn:
                pass

    def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """Read rows that an index finds."""
        with self._reading():
            return self.reader.execute(statement)

    async def read_apart(self, statement: Executable) -> Sequence[Row[Any]]:
        """Read many rows, in a thread."""
        return (await self.read_all_apart(statement))[0]

    async def read_all_apart(self, *statements: Executable) -> Sequence[Sequence[Row[Any]]]:
        """Read by several statements from one state of the database, in a thread."""
        with self._reading():
            return await self.reader.execute_apart(*statements)

    @contextmanager
    def snapshot(self) -> Iterator[Read]:
        """Read several times, by plain SQL, from one state of the database."""
        with self._reading(), self.reader.snapshot() as read:
            yield read

    @asynccontextmanager
    async def _my_turn(self) -> AsyncIterator[None]:
        with WRITES_WAITING.track_inprogress():
            await self._turn.acquire()
        try:
            yield
        finally:
            self._turn.release()

    @contextmanager
    def _reading(self) -> Iterator[None]:
        if self._closed:
            raise StoreError("The database is closed.")
        with self._reporting():
            yield
            self._check_lost()

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        """Report an error of the database as its failure, for good."""
        try:
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, sqlite3.Error) as error:
            failure = self._lost() or StoreError(f"The database failed: {reason(error)}.")
            self._fail(failure)
            raise failure from error

    def _check_lost(self) -> None:
        if lost := self._lost():
            self._fail(lost)
            raise lost

    def _lost(self) -> StoreError | None:
        """Return the failure if the files are gone, so that nothing written can be found."""
        fault = self._files.fault()
        return StoreError(f"The database failed: {fault}.") if fault else None

    def _fail(self, failure: StoreError) -> None:
        if not self.broken.done():
            self.broken.set_result(failure)

    async def execute(self, statement: Any, *, fsync: bool = True) -> None:
        """Execute one statement in a transaction of its own."""
        async with self.transaction(fsync=fsync) as connection:
            await connection.execute(statement)
