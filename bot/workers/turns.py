"""Limits how many requests the workers serve at once, and shares the places out fairly."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

from games.engine import Illegal
from games.text import Text

MOST_OF_ONE = 8
"""Pictures that one person may wait for."""

ASKER: ContextVar[int | None] = ContextVar("asker", default=None)
"""Who asks by hand; None where the bot itself shows a table."""


class Turns:
    """A fair semaphore: at most *places* requests run at once.

    Waiting requests are served person by person; every second free place goes to the bot's own
    requests, if some wait. `one` raises `Illegal` if a person already has *most* requests waiting,
    or all people together *in_all*.
    """

    def __init__(self, places: int, most: int = MOST_OF_ONE, in_all: int | None = None) -> None:
        self._free = places
        self._most = most
        self._in_all = in_all
        self._lines: OrderedDict[int | None, deque[asyncio.Future[None]]] = OrderedDict()
        """By person; the first is the next. Every second turn is a table's, if one waits."""
        self._tables_next = True

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """Hold a place during the block, once one is free."""
        await self._enter(ASKER.get())
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, asker: int | None) -> None:
        if self._free:
            self._free -= 1
            return
        self._check_may_wait(asker)
        line = self._lines.setdefault(asker, deque())
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            raise

    def _check_may_wait(self, asker: int | None) -> None:
        if asker is None:
            return
        if len(self._lines.get(asker, ())) >= self._most:
            raise Illegal(Text("too-much-at-once"))
        waiting = sum(len(line) for who, line in self._lines.items() if who is not None)
        if self._in_all is not None and waiting >= self._in_all:
            raise Illegal(Text("busy"))

    def _leave(self) -> None:
        while self._lines:
            asker = self._next()
            line = self._lines.pop(asker)
            turn = line.popleft()
            if line:
                self._lines[asker] = line  # behind everybody else
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> int | None:
        """Whose turn it is."""
        people = next((asker for asker in self._lines if asker is not None), None)
        tables = None in self._lines and (self._tables_next or people is None)
        self._tables_next = not tables
        return None if tables else people
