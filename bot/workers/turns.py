"""Turns at the workers: by persons, however much one of them asks for, and tables between them."""

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
    """So many *places*; whoever finds none free waits, and a person for *most* things at most."""

    def __init__(self, places: int, most: int = MOST_OF_ONE) -> None:
        self._free = places
        self._most = most
        self._lines: OrderedDict[int | None, deque[asyncio.Future[None]]] = OrderedDict()
        """By person; the first is the next. Every second turn is a table's, if one waits."""
        self._tables_next = True

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """Hold a place; raise `Illegal` if this person already waits for too much."""
        await self._enter(ASKER.get())
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, asker: int | None) -> None:
        if self._free:
            self._free -= 1
            return
        line = self._lines.setdefault(asker, deque())
        if asker is not None and len(line) >= self._most:
            raise Illegal(Text("too-much-at-once"))
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            raise

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
