"""Writes that are asked for at the same time go into one transaction: the disk is waited for once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

Work: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""Executes statements; where one of them is refused, it is done once more from the beginning."""


@dataclass(frozen=True, slots=True)
class _Asked:
    work: Work
    done: asyncio.Future[None]


class Together:
    """Writes in transactions that *transaction* begins; *undone* is called whenever one has come to nothing."""

    def __init__(
        self, transaction: Callable[[], AbstractAsyncContextManager[AsyncConnection]], undone: Callable[[], None]
    ) -> None:
        self._transaction = transaction
        self._undone = undone
        self._asked: list[_Asked] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> None:
        """Do *work* in a transaction, with whatever else is to be written by then; it is on disk, or raises why not."""
        asked = _Asked(work, asyncio.get_running_loop().create_future())
        self._asked.append(asked)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await asked.done

    async def _write_all(self) -> None:
        try:
            while self._asked:
                await self._write_those_who_wait()
        finally:
            self._writing = None

    async def _write_those_who_wait(self) -> None:
        group: list[_Asked] = []
        try:
            async with self._transaction() as connection:  # more may ask until it begins
                group, self._asked = self._asked, []
                for asked in group:
                    await asked.work(connection)
        except IntegrityError as refusal:
            self._undone()
            if len(group) == 1:
                group[0].done.set_exception(refusal)
                return
            for asked in group:  # one of them is refused: each for itself, so that the others are not
                await self._write_alone(asked)
        except Exception as failure:  # noqa: BLE001 - whatever it is, those who asked are told
            self._undone()
            waiting, self._asked = [*group, *self._asked], []
            for asked in waiting:
                asked.done.set_exception(failure)
        else:
            for asked in group:
                asked.done.set_result(None)

    async def _write_alone(self, asked: _Asked) -> None:
        try:
            async with self._transaction() as connection:
                await asked.work(connection)
        except Exception as failure:  # noqa: BLE001 - the same
            self._undone()
            asked.done.set_exception(failure)
        else:
            asked.done.set_result(None)
