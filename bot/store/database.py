"""One open SQLite database: transactions, one after the other, and the report of its failure."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar

from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.cache import RowCache
from bot.store.file_guard import FileGuard
from bot.store.opening import NO_FSYNC, StoreError, check, open_engine, reason

P = ParamSpec("P")
R = TypeVar("R")
ServiceT = TypeVar("ServiceT")


def uncancelled(service: type[ServiceT]) -> type[ServiceT]:
    """Class decorator: the public coroutines of *service* run to their end even if cancelled.

    A cancelled coroutine would close its connection with an open cursor, which a traceback may
    still hold. SQLite then keeps the file locked until that is collected, even against this bot.
    """
    for name, method in list(vars(service).items()):
        if iscoroutinefunction(method) and not name.startswith("_"):
            setattr(service, name, _shielded(method))
    return service


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
        self.cache = RowCache(engine.sync_engine)
        self._path = Path(engine.url.database or "")
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
        with suppress(SQLAlchemyError):  # a broken database cannot be waited for
            # There is only one connection: getting it means that no transaction is running.
            async with self._engine.connect():
                pass
        await self._engine.dispose()

    @asynccontextmanager
    async def transaction(self, *, fsync: bool = True) -> AsyncIterator[AsyncConnection]:
        """Open a transaction. Leaving the block normally means that it is committed, on disk.

        Without *fsync* it may be lost if the machine loses power.
        """
        if self._closed:
            raise StoreError("The database is closed.")
        try:
            async with (self._engine if fsync else self._no_fsync_engine).connect() as connection:
                async with connection.begin():
                    yield connection
                if lost := self._lost():  # checked while the connection is still ours
                    self._fail(lost)
                    raise lost
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            failure = self._lost() or StoreError(f"The database failed: {reason(error)}.")
            self._fail(failure)
            raise failure from error

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
