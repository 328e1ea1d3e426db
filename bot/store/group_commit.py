"""Group commit: writes requested at the same time share one transaction, and one wait for disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from contextvars import Context
from dataclasses import dataclass, field
from typing import TypeAlias

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.carried_out import AlreadyCarriedOut
from bot.store.errors import StaleTable, StoreBusy

Write: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""Executes statements. It is called a second time if its first transaction is rolled back."""


@dataclass(frozen=True, slots=True)
class _Request:
    write: Write
    done: asyncio.Future[None]
    asked: float = field(default_factory=time.monotonic)


class GroupCommit:
    """Runs writes in transactions opened by *transaction*; calls *on_rollback* after a rollback."""

    def __init__(
        self,
        transaction: Callable[..., AbstractAsyncContextManager[AsyncConnection]],
        on_rollback: Callable[[], None],
    ) -> None:
        self._transaction = transaction
        self._on_rollback = on_rollback
        self._requests: list[_Request] = []
        self._committing: asyncio.Task[None] | None = None

    async def run(self, write: Write) -> None:
        """Run *write* together with the other waiting writes; return once it is on disk."""
        request = _Request(write, asyncio.get_running_loop().create_future())
        self._requests.append(request)
        if self._committing is None:
            # Many requests share it, so it runs in the context of none of them.
            self._committing = asyncio.create_task(self._commit_all(), context=Context())
        await request.done

    async def _commit_all(self) -> None:
        try:
            while self._requests:
                await self._commit_group()
        finally:
            self._committing = None

    async def _commit_group(self) -> None:
        group: list[_Request] = []
        try:
            async with self._transaction() as connection:  # more may come until it begins
                group, self._requests = self._requests, []
                for request in group:
                    await request.write(connection)
        except (IntegrityError, AlreadyCarriedOut, StaleTable, StoreBusy) as refusal:
            self._on_rollback()
            if len(group) == 1 and not isinstance(refusal, StoreBusy):
                group[0].done.set_exception(refusal)
                return
            if not group:
                self._fail([], refusal)
            # One write is refused: each gets its own transaction, so that the others succeed. Or
            # the group was in the way of another process, as one write alone seldom is.
            for request in group:
                waited = request.asked if isinstance(refusal, StoreBusy) else None
                await self._commit_alone(request, waited)
        except Exception as failure:  # noqa: BLE001 - every waiting caller is told
            self._on_rollback()
            self._fail(group, failure)
        else:
            for request in group:
                request.done.set_result(None)

    def _fail(self, group: list[_Request], failure: Exception) -> None:
        """Tell everybody who waits."""
        waiting, self._requests = [*group, *self._requests], []
        for request in waiting:
            request.done.set_exception(failure)

    async def _commit_alone(self, request: _Request, waited: float | None) -> None:
        try:
            async with self._transaction(waited=waited) as connection:
                await request.write(connection)
        except Exception as failure:  # noqa: BLE001 - the caller is told
            self._on_rollback()
            request.done.set_exception(failure)
        else:
            request.done.set_result(None)
