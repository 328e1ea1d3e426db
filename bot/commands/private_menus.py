"""Who is asked again where they have just pressed: below the table's newest post comes what *Play*
would open there.

A press may be followed up for a quarter of an hour. Nothing that stands there is taken away or
changed, so whatever somebody presses meanwhile is answered as ever. All of this is in memory: after
a restart, *Play* opens the menu.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TypeAlias

from cachetools import TTLCache

from bot.delivery.coalescing import Coalescer
from bot.delivery.errors import REQUEST_FAILURES
from bot.delivery.interactions import LIFETIME_SECONDS
from bot.hosting.host import Host, Position
from bot.messages.turns import seats_to_act
from bot.store import Status, TableId, UserId
from games.engine import Seat

Send: TypeAlias = Callable[[], Awaitable[None]]
Ask: TypeAlias = Callable[[Position], Awaitable[Send | None]]
"""Finds what somebody may do in a position; what sends it where they have pressed last, if that can
still be followed up.
"""

MOST_TABLES = 1_000
"""The tables of the oldest menus are forgotten first: there *Play* opens the next one."""
LAST_SECONDS = 1.0
"""How long closing waits for what is being sent."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Menu:
    """The newest menu of somebody: of which ply it tells what they may do, and how to send them
    another one.
    """

    ply: int
    ask: Ask


class PrivateMenus:
    """The newest menus of people at the tables of *host*, so that they are asked again."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._menus: TTLCache[TableId, dict[UserId, _Menu]] = TTLCache(
            MOST_TABLES, LIFETIME_SECONDS
        )
        self.asking = Coalescer("ask again at table", self._ask_all)

    def note(self, position: Position, user: UserId, ask: Ask) -> None:
        """Note that a menu tells somebody what they may do in a position."""
        row = position.row
        if row.status is not Status.RUNNING:
            self._menus.pop(row.id, None)
            return
        menus = self._menus.get(row.id, {})
        menus[user] = _Menu(row.ply, ask)
        self._menus[row.id] = menus
        self.refresh(row.id)  # the table may have gone on before the answer was there

    @contextmanager
    def answering(self, table: TableId, user: UserId) -> Iterator[None]:
        """Send somebody no menu while they are answered: the answer is one, and is noted."""
        menus = self._menus.get(table, {})
        menu = menus.pop(user, None)
        try:
            yield
        except BaseException:
            if menu is not None:
                menus.setdefault(user, menu)
                self.refresh(table)  # the post may have come meanwhile
            raise

    def refresh(self, table: TableId) -> None:
        """Ask again soon whoever must act at a table, and sees only what they could do before."""
        if table in self._menus:
            self.asking.call(table)

    async def close(self) -> None:
        """Finish what is being sent."""
        await self.asking.close(LAST_SECONDS)

    async def _ask_all(self, table: TableId, changed: asyncio.Event) -> None:
        changed.clear()
        menus = self._menus.get(table, {})
        if not menus:
            return
        position = await self._host.tables.position(table)
        row = position.row
        if row.shown != row.ply:
            return  # this is called again once everybody can see the table as it is now
        acting, asked = seats_to_act(position), list[Awaitable[None]]()
        for user, menu in [*menus.items()]:
            seat = row.seat_of(user)
            if seat is None:  # it is somebody else's by now, and so is what it may do
                menus.pop(user, None)
            elif (
                seat.seat in acting
                and await self._is_due(position, seat.seat, menu)
                and menus.get(user) is menu  # else they have pressed something meanwhile
            ):
                menus[user] = replace(menu, ply=row.ply)
                asked.append(self._send(user, menus[user], position))
        await asyncio.gather(*asked)

    async def _is_due(self, position: Position, seat: Seat, menu: _Menu) -> bool:
        """Whether a seat is asked something that a menu does not ask, and no order will answer."""
        if await self._host.moves.holds(position, seat, menu.ply):
            return False
        order = await self._host.orders.row(position.row.id, seat)
        return order is None or order.due is None

    async def _send(self, user: UserId, menu: _Menu, position: Position) -> None:
        """Ask somebody, unless they press something meanwhile. If that fails they press *Play*."""
        table = position.row.id
        try:
            send = await menu.ask(position)
            if self._menus.get(table, {}).get(user) is not menu:
                return
            if send is None:  # too late to follow up
                self._menus[table].pop(user)
            else:
                await send()
        except REQUEST_FAILURES as failure:
            _log.info("table %d: somebody is not asked again: %s", table, failure)
        except Exception:  # noqa: BLE001 - whatever it is, the others are to be asked
            _log.exception("table %d: somebody is not asked again", table)
