"""Limits how many requests the workers serve at once, and shares the places out fairly."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from contextvars import ContextVar

from bot.workers.fair_semaphore import FairSemaphore, Person
from games.moves import Illegal
from games.text import Text

MOST_OF_ONE = 8
"""Pictures that one person may wait for."""

ASKER: ContextVar[Person] = ContextVar("asker", default=None)
"""Who asks by hand; None where the bot itself shows a table."""


class FairQueue:
    """Lets at most *places* requests run at once.

    Waiting requests are served person by person; every second free place goes to the bot's own
    requests, if some wait. `one` raises `Illegal` if a person already has *most* requests waiting,
    or all people together *in_all*.
    """

    def __init__(self, places: int, most: int = MOST_OF_ONE, in_all: int | None = None) -> None:
        self._places = FairSemaphore(places, self._next)
        self._most = most
        self._in_all = in_all
        self._tables_next = True

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """Hold a place during the block, once one is free."""
        asker = ASKER.get()
        if asker is not None and self._places.is_full:
            self._check_may_wait(asker)
        await self._places.acquire(asker)
        try:
            yield
        finally:
            self._places.release()

    def _check_may_wait(self, asker: int) -> None:
        if self._places.waiting(asker) >= self._most:
            raise Illegal(Text("too-much-at-once"))
        people = self._places.waiting_in_all - self._places.waiting(None)
        if self._in_all is not None and people >= self._in_all:
            raise Illegal(Text("busy"))

    def _next(self, waiting: Collection[Person]) -> Person:
        """The next person, or None where it is a table's turn."""
        person = next((asker for asker in waiting if asker is not None), None)
        table = None in waiting and (self._tables_next or person is None)
        self._tables_next = not table
        return None if table else person
