"""Evenings on which the bot is killed at every statement of a search for players: those who fit are
seated at one table, each is called once, and the game begins once.

It comes back only when Discord has forgotten what it was sent, so that no nonce helps it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.server import StandIn
from bot.sandbox.things import Message, User
from bot.sandbox.world_events import MessageCreated, WorldEvent
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.forked import Forked, forking
from tests.bot.wire import standing, sure

FEWEST_STEPS, MOST_STEPS = 5, 60
"""Fewer and more than there are statements and commits in a search, or in its end."""
STRIDE = 1 if "PARLOUR_KILLS" in os.environ else 7
"""Every step in `make soak`, otherwise some of them."""
FIRST = {"search": 0, "ready": 1}
NOTED = 'SELECT count(*) FROM seats WHERE ready_called AND "table" = ?'
BEGUN = "SELECT count(*) FROM tables WHERE status = 'running' AND id = ?"
LIVE = {"game": "splendor", "people": "2-2", "pace": "live"}


@dataclass
class Search:
    """Two people who look for players again and again, and what they are sent."""

    evening: Evening
    bot: Forked
    file: Path
    ann: User
    theo: User
    calls: list[Message] = field(default_factory=list)
    tables: int = 0

    @property
    def stand_in(self) -> StandIn:
        return self.evening.stand_in

    def hear(self, note: WorldEvent) -> None:
        """Note each call that is posted."""
        match note:
            case MessageCreated(message=posted) if not posted.is_ephemeral:
                ids = self.stand_in.people.component_ids(posted)
                if posted.mentions and any(one.startswith("ready@") for one in ids):
                    self.calls.append(posted)

    def kept(self, query: str, *values: object) -> int:
        """A number that the database gives."""
        with closing(sqlite3.connect(self.file)) as database:
            return int(database.execute(query, values).fetchone()[0])

    @property
    def opened(self) -> int:
        """How many tables have been opened for people who looked for players."""
        return self.kept('SELECT count(*) FROM "tables" WHERE found IS NOT NULL')

    def called(self) -> bool:
        return len(self.calls) > self.tables

    def begun(self) -> bool:
        return len(self.stand_in.world.threads_of(self.evening.games)) > self.tables

    async def find(self, who: User) -> None:
        await self.evening.slash(who, self.evening.games, "find", **LIVE)

    async def come(self, who: User) -> None:
        await self.evening.press(who, self.calls[-1], f"ready@{self.tables + 1}")

    async def die(self, doing: Coroutine[Any, Any, object], done: Callable[[], bool]) -> bool:
        return await died_over(self.bot, doing, done)

    async def seek(self, *, dying: bool) -> bool:
        """Two look for players; whether the bot died over the second search."""
        await self.find(self.ann)
        if not dying:
            await self.find(self.theo)
        died = dying and await self.die(
            self.stand_in.people.slash(self.theo, self.evening.games, "find", **LIVE),
            lambda: self.kept(NOTED, self.tables + 1) == len((self.ann, self.theo)),
        )
        if self.opened == self.tables:  # what was looked for is written with the table, or not
            looks = "SELECT count(*) FROM seekers WHERE user = ?"
            assert not self.kept(looks, int(self.theo.id))
            await self.find(self.theo)
        await self.evening.until(lambda: self.called() or None)
        return died

    async def play(self, *, dying: bool) -> bool:
        """Both say that they are there; whether the bot died over the second."""
        await self.come(self.ann)
        table = self.tables + 1
        awaited = 'SELECT count(*) FROM seats WHERE ready_by IS NOT NULL AND "table" = ?'
        await self.evening.until(lambda: self.kept(awaited, table) == 1 or None)
        if not dying:
            await self.come(self.theo)
        died = dying and await self.die(
            self.stand_in.people.click(self.theo, self.calls[-1], f"ready@{table}"),
            lambda: self.kept(BEGUN, table) == 1,
        )
        if self.kept(awaited, table):
            await self.come(self.theo)
        await self.evening.until(lambda: self.begun() or None)
        return died


async def died_over(
    bot: Forked, doing: Coroutine[Any, Any, object], done: Callable[[], bool]
) -> bool:
    """Let a bot die while it does something, at the latest when that is noted, and live again;
    whether it died before.
    """
    assert bot.ended is not None
    bot.arm()
    asked = asyncio.create_task(doing)
    noted = asyncio.create_task(sure(done))
    await asyncio.wait({noted, bot.ended}, return_when=asyncio.FIRST_COMPLETED)
    died = bot.ended.done()
    for task in (asked, noted):
        task.cancel()
    await asyncio.gather(asked, noted, return_exceptions=True)
    await bot.kill()
    bot.stand_in.world.nonces.forget()
    await bot.start()
    return died


@pytest.mark.timeout(900)
@pytest.mark.parametrize("over", ["search", "ready"])
async def test_wherever_it_is_killed_they_are_seated_and_called_once(
    tmp_path: Path, over: str
) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        async with forking(stand_in, tmp_path) as bot:
            ann, theo = evening.person("ann"), evening.person("theo")
            search = Search(evening, bot, tmp_path / "parlour.db", ann, theo)
            stand_in.world.watch(search.hear)
            for step in range(FIRST[over], MOST_STEPS, STRIDE):
                await bot.start(later=step)
                await evening.slash(ann, evening.games, "setup", each=0)
                died = await search.seek(dying=over == "search")
                assert len(search.calls) == search.opened == search.tables + 1
                died |= await search.play(dying=over == "ready")
                search.tables += 1
                assert search.kept("SELECT count(*) FROM seekers") == 0
                await bot.kill()
                if not died:
                    break
        assert step > FEWEST_STEPS, "nothing was killed"
        assert Counter(frozenset(call.mentions) for call in search.calls) == {
            frozenset({ann.id, theo.id}): search.tables
        }
        assert len(stand_in.world.threads_of(evening.games)) == search.tables
