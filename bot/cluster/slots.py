"""Slots: which tables are this process's to show, where several share the work.

Every channel belongs to one of 64 slots, and every slot to one process, which holds a lock of the
database for it. Whoever dies loses its locks with its connection. Each process looks every second
how many there are, takes free slots up to its share, and gives back what is beyond it.

What nobody has told of is searched: each half minute among the tables that may be shown out of
date, which the database finds at once, and sometimes among all.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import TypeAlias

from prometheus_client import Gauge

from bot.cluster.neighbours import Neighbours
from bot.hosting.tables import Tables
from bot.store import StoreError, TableId, UserId
from bot.store.slots import SLOTS, slot_of

BALANCED_EVERY_SECONDS = 1.0
SCANNED_EVERY_SECONDS = 30.0
"""How often a slot is searched for work of which nobody has told, at tables that may be shown out
of date.
"""
SEARCHED_EVERY_SECONDS = 600.0
"""How often it is searched at all tables: the database reads each of them, and its seats."""
OF_SLOTS, OF_WORKERS = 0x7061_7202, 0x7061_7203
"""The kinds of these locks."""

HELD = Gauge("parlour_slots", "Of 64 slots of channels, those that this process shows")

Taken: TypeAlias = Callable[[Collection[int]], Awaitable[None]]
Searched: TypeAlias = Callable[[Collection[int], bool], Awaitable[None]]
"""Searches slots; whether at all tables."""

_log = logging.getLogger(__name__)


class Slots:
    """The slots that this process holds, among its *neighbours* on the database.

    `start` is given what is done with slots: before they count as held, once they do, every half
    minute, and before others may take them. Every half minute may be at tables that are shown out
    of date only; `search_all` asks for all.
    """

    def __init__(self, neighbours: Neighbours, tables: Tables) -> None:
        self._neighbours = neighbours
        self._tables = tables
        self.held: set[int] = set()
        self.known: dict[TableId, int] = {}
        """The slots of tables that were asked for."""
        self._session: object = None
        self._number = random.getrandbits(31)
        self._all = False
        """Whether the next search is to be at all tables."""
        self._task: asyncio.Task[None] | None = None
        HELD.set_function(lambda: len(self.held))

    def holds(self, table: TableId) -> bool:
        """Whether a table that was asked for is this process's."""
        return self.known.get(table) in self.held

    def shows(self, channel: int) -> bool:
        """Whether what is in a channel is this process's to show."""
        return slot_of(channel) in self.held

    def reminds(self, user: UserId) -> bool:
        """Whether somebody is this process's to remind, wherever they play."""
        return slot_of(user) in self.held

    def learn(self, channels: Mapping[TableId, int]) -> None:
        """Note the channels of tables, so that `holds` knows them."""
        self.known |= {table: slot_of(channel) for table, channel in channels.items()}

    async def owns(self, table: TableId) -> bool:
        """Whether a table is this process's."""
        if table not in self.known:
            self.known[table] = slot_of((await self._tables.row(table)).channel)
        return self.holds(table)

    @property
    def started(self) -> bool:
        """Whether slots are taken."""
        return self._task is not None

    def start(self, prepare: Taken, take_up: Taken, scan: Searched, leave: Taken) -> None:
        """Begin to hold slots."""
        self._prepare, self._take_up, self._scan, self._leave = prepare, take_up, scan, leave
        self._task = asyncio.create_task(self._run(), name="slots")

    def search_all(self) -> None:
        """Search at all tables the next time: something may have been given up anywhere."""
        self._all = True

    async def close(self) -> None:
        """Take no more. The locks go with their connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        scanned = searched = clock()
        while True:
            try:
                await self._balance()
                if clock() - scanned > SCANNED_EVERY_SECONDS:
                    scanned = clock()
                    if scanned - searched > SEARCHED_EVERY_SECONDS:
                        self._all = True
                    if self._all:
                        searched = scanned
                    await self._search()
            except StoreError as error:
                _log.info("the slots cannot be looked at: %s", error)
            except Exception:  # noqa: BLE001 - without slots nothing would be shown any more
                _log.exception("the slots cannot be looked at")
            await asyncio.sleep(BALANCED_EVERY_SECONDS)

    async def _search(self) -> None:
        """Search the slots, and all tables again the next time if that fails."""
        everywhere, self._all = self._all, False
        try:
            await self._scan(frozenset(self.held), everywhere)
        except BaseException:
            self._all |= everywhere
            raise

    async def _balance(self) -> None:
        workers = await self._neighbours.taken(OF_WORKERS)
        session = self._neighbours.session
        if self._session is None or session is not self._session:
            lost, self.held = self.held, set()
            if lost:
                await self._leave(lost)
            # Some may be held by the new connection, if it was opened while they were being taken.
            for slot in lost & await self._neighbours.taken(OF_SLOTS):
                await self._neighbours.give(OF_SLOTS, slot)
            await self._neighbours.take_now(OF_WORKERS, self._number)
            self._session = session
        share = math.ceil(SLOTS / len(workers | {self._number}))
        if beyond := sorted(self.held)[share:]:
            self.held.difference_update(beyond)
            await self._leave(beyond)
            for slot in beyond:
                await self._neighbours.give(OF_SLOTS, slot)
            return
        if len(self.held) < share:
            gained = await self._gained(share - len(self.held))
            if gained:
                try:
                    await self._prepare(gained)
                finally:  # their locks are held: what failed now, the next scan does
                    self.held.update(gained)
                _log.info("this process shows %d of %d slots", len(self.held), SLOTS)
                await self._take_up(gained)

    async def _gained(self, most: int) -> set[int]:
        free = sorted(set(range(SLOTS)) - await self._neighbours.taken(OF_SLOTS) - self.held)
        random.shuffle(free)
        gained = set[int]()
        for slot in free:
            if len(gained) < most and await self._neighbours.take_now(OF_SLOTS, slot):
                gained.add(slot)
        return gained
