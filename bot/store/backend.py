"""What a database of either kind can do; `Database` knows nothing else of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import Engine, Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from bot.store.cache import RowCache
from bot.store.prepared import Found, Query

if TYPE_CHECKING:
    from bot.cluster.peers import Peers


class Backend(Protocol):
    """An open database: a SQLite file, or a database of a PostgreSQL server."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What its driver raises."""

    @property
    def engines(self) -> tuple[Engine, ...]:
        """The engines that write, for whoever listens to what is written."""

    @property
    def durable(self) -> AsyncEngine:
        """The engine whose commits are on disk when they return."""

    @property
    def lazy(self) -> AsyncEngine:
        """The engine whose commits do not wait for the disk."""

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """Read rows that an index finds."""

    async def read_apart(self, *statements: Executable) -> Sequence[Sequence[Row[Any]]]:
        """Read many rows, by several statements, from one state of the database."""

    async def read_prepared(self, *asked: Query) -> Sequence[Found]:
        """Read by prepared statements, from one state of the database."""

    def lost(self) -> str | None:
        """Return what has happened to the database's files if they are gone, or None."""

    def passes(self, error: Exception) -> bool:
        """Whether a failure may pass by itself, so that the bot need not end."""

    def is_busy(self, error: Exception) -> bool:
        """Whether something was not done because of what others did at the same time, or hold."""

    def is_held(self, error: Exception) -> bool:
        """Whether it has failed because somebody else holds what it needs."""

    def is_outdated(self, error: Exception) -> bool:
        """Whether it has failed because a newer version has changed the database's shape."""

    def trace(self, told: Callable[[str], object]) -> None:
        """Tell of every statement that reads from now on, for tests."""

    def begin(
        self, connection: AsyncConnection, lock_seconds: float, *, patient: bool
    ) -> AbstractAsyncContextManager[None]:
        """Open a transaction that waits no longer than this for what others hold. A *patient* one
        may take the database as long as it likes.
        """

    async def try_using(self) -> None:
        """Write and read something, on new connections, and raise what the driver raises."""

    def peers(self, cache: RowCache) -> Peers | None:
        """Return the other processes on the database; None if it is this one's alone."""

    def check(self) -> None:
        """Look for damage that opening has not looked for, in a thread; raise `StoreError`."""

    async def close(self) -> None:
        """Close all connections."""
