"""Menus that people have open where nobody else sees them: they go on without a press.

A press may be followed up for a quarter of an hour. So whoever has made a move, and waits for the
others, is asked again under the table's newest post, and the former menu is taken away. All of this
is in memory: after a restart, *Play* opens a new menu.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from cachetools import TTLCache

from bot.delivery.coalescing import Coalescer
from bot.delivery.interactions import LIFETIME_SECONDS
from bot.hosting.host import Host, Position
from bot.messages.turns import seats_to_act
from bot.store import Status, TableId, UserId

MOST_TABLES = 1_000
"""Older menus are forgotten first: their owners press *Play*."""
LAST_SECONDS = 1.0
"""How long closing waits for what is being shown."""


class OpenMenu(Protocol):
    """A menu that somebody has open."""

    async def renewed(self, position: Position) -> OpenMenu | None:
        """Show in a new menu what its owner may do now; None if that did not work."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A menu, and the ply that it shows."""

    ply: int
    menu: OpenMenu


class PrivateMenus:
    """The menus of the last minutes at the tables of *host*, the newest of each person."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._open: TTLCache[TableId, dict[UserId, _Open]] = TTLCache(MOST_TABLES, LIFETIME_SECONDS)
        self.renewing = Coalescer("renew menus of table", self._renew)

    def note(self, position: Position, user: UserId, menu: OpenMenu) -> None:
        """Note the menu that was shown last to somebody."""
        row = position.row
        if row.status is not Status.RUNNING:
            self._open.pop(row.id, None)
            return
        menus = self._open.get(row.id, {})
        menus[user] = _Open(row.ply, menu)
        self._open[row.id] = menus

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """Leave somebody's menu alone while they change the table: the answer shows what is next,
        wherever it stands.
        """
        menus = self._open.get(table, {})
        menu = menus.pop(user, None)
        try:
            yield
        except BaseException:
            if menu is not None:
                menus.setdefault(user, menu)
            raise

    def refresh(self, table: TableId) -> None:
        """Renew them soon, where another process shows the table."""
        if table in self._open:
            self.renewing.call(table)

    async def close(self) -> None:
        """Finish what is being shown."""
        await self.renewing.close(LAST_SECONDS)

    async def _renew(self, table: TableId, changed: asyncio.Event) -> None:
        changed.clear()
        await self.renew(table)

    async def renew(self, table: TableId) -> None:
        """Renew the menus of a table that show less than their owners may do."""
        if table not in self._open:
            return
        position, menus = await self._host.tables.position(table), self._open.get(table, {})
        acting = seats_to_act(position)
        for user, menu in [*menus.items()]:
            seat = position.row.seat_of(user)
            if seat is None:  # the seat is somebody else's by now, and so is the hand
                del menus[user]
            elif seat.seat in acting and not await self._host.moves.holds(
                position, seat.seat, menu.ply
            ):
                if menus.get(user) is not menu:
                    continue  # something was pressed there meanwhile
                del menus[user]
                renewed = await menu.menu.renewed(position)
                if renewed is not None and table in self._open:
                    menus.setdefault(user, _Open(position.row.ply, renewed))
