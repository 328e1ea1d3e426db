"""A database that is open: its transactions one after the other, and what becomes of it when it fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any, ParamSpec, Self, TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.latest import Latest
from bot.store.opening import LIGHTLY, StoreError, check, open_engine, reason

P = ParamSpec("P")
R = TypeVar("R")


def whole(work: Callable[P, Coroutine[Any, Any, R]]) -> Callable[P, Awaitable[R]]:
    """Let *work* come to its end even if whoever waits for it is cancelled.

    Its connection would be closed with a cursor in the middle of its rows, which somebody's traceback may hold: until
    that is collected SQLite keeps the file locked, also against the next connection of this very bot.
    """

    @wraps(work)
    async def uncut(*args: P.args, **kwargs: P.kwargs) -> R:
        working = asyncio.create_task(work(*args, **kwargs))
        working.add_done_callback(_heed)
        return await asyncio.shield(working)

    return uncut


def _heed(working: asyncio.Task[Any]) -> None:
    """Take note of how it ended: nobody else may, and a failure of the database is told by `broken` in any case."""
    if not working.cancelled():
        working.exception()


class Database:
    """One SQLite file; `await open(path)`, and `close` at the end. What its parts are asked for happens `whole`."""

    def __init_subclass__(cls) -> None:
        for name, work in list(vars(cls).items()):
            if iscoroutinefunction(work) and not name.startswith("_"):
                setattr(cls, name, whole(work))

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._light_engine = engine.execution_options(**{LIGHTLY: True})
        self._latest = Latest(engine.sync_engine)
        self._closed = self._checked = False
        self.broken: asyncio.Future[StoreError] = asyncio.get_running_loop().create_future()
        """Done once the database has failed: then the bot must stop."""

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the database at *path*, made where there is none; raise `StoreError` if that cannot be."""
        return cls(await open_engine(path))

    async def check(self) -> None:
        """Look through a large file, once, while it is in use: one that is damaged has failed, as `broken` says.

        A small one has been looked through already when it was opened.
        """
        if not self._checked:
            self._checked = True
            try:
                await asyncio.to_thread(check, Path(self._engine.url.database or ""))
            except StoreError as failure:
                self._fail(failure)

    async def close(self) -> None:
        """Let what has been begun come to its end, and let go of the file; nothing is read or written afterwards."""
        self._closed = True
        with suppress(SQLAlchemyError):  # a database that failed cannot be waited for
            async with self._engine.connect():  # there is but one connection: nobody else has it now
                pass
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self, *, lightly: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction; *lightly*, one that may be lost with the machine's power."""
        if self._closed:
            raise StoreError("The database is closed.")
        try:
            async with (self._light_engine if lightly else self._engine).begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            failure = StoreError(f"The database failed: {reason(error)}.")
            self._fail(failure)
            raise failure from error

    def _fail(self, failure: StoreError) -> None:
        if not self.broken.done():
            self.broken.set_result(failure)

    async def _do(self, statement: Any, *, lightly: bool = False) -> None:
        async with self._transaction(lightly=lightly) as connection:
            await connection.execute(statement)
