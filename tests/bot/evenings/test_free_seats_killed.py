"""Evenings on which the bot is killed at every statement of opening a table with a free seat:
whoever asked to be told of it is called once at most, and always if nobody wrote that they are.

It comes back only when Discord has forgotten what it was sent, so that no nonce helps it.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.sandbox.things import Message
from bot.sandbox.world_events import MessageCreated, WorldEvent
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.evenings.test_finding_killed import (
    FEWEST_STEPS,
    MOST_STEPS,
    STRIDE,
    died_over,
)
from tests.bot.evenings.test_free_seats import asked
from tests.bot.forked import forking
from tests.bot.wire import standing

OPENED = 'SELECT count(*) FROM "tables"'
CALLED = "SELECT coalesce(max(called_to), 0) FROM callees"
NOTED = 'SELECT count(*) FROM "tables" WHERE seat_call IS NOT NULL'


@pytest.mark.timeout(900)
async def test_wherever_it_is_killed_nobody_is_called_twice(tmp_path: Path) -> None:
    file, calls = tmp_path / "parlour.db", list[Message]()

    def kept(query: str) -> int:
        with closing(sqlite3.connect(file)) as database:
            return int(database.execute(query).fetchone()[0])

    def noted_since(before: int) -> bool:
        return kept(NOTED) > before

    def called_since(before: int) -> bool | None:
        return len(calls) > before or None

    def an_hour_passes() -> None:
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE callees SET called_at = called_at - 3600")

    def hear(note: WorldEvent) -> None:
        match note:
            case MessageCreated(message=posted) if not posted.is_ephemeral and posted.mentions:
                calls.append(posted)

    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        stand_in.world.watch(hear)
        ann, theo = evening.person("ann"), evening.person("theo")
        async with forking(stand_in, tmp_path) as bot:
            await bot.start(later=0)
            await evening.slash(ann, evening.games, "setup", each=0)
            await asked(evening, theo, "splendor")
            await bot.kill()
            told = 0
            for step in range(0, MOST_STEPS, STRIDE):
                an_hour_passes()
                await bot.start(later=step)
                tables, noted = kept(OPENED), kept(NOTED)
                opening = stand_in.people.slash(
                    ann, evening.games, "table new", game="splendor", seats=2
                )
                died = await died_over(bot, opening, partial(noted_since, noted))
                # It came back: whoever was not called is called now.
                if kept(OPENED) > tables and kept(CALLED) < kept(OPENED):
                    await evening.until(partial(called_since, told))
                await evening.slash(ann, evening.games, "table list")
                assert len(calls) <= told + 1
                told = len(calls)
                await bot.kill()
                if not died:
                    break
        assert step > FEWEST_STEPS, "nothing was killed"
        assert 0 < told <= kept(OPENED)
