"""Evenings on which the computer that the bot runs on fails it: its disk, its database, its
clock.
"""

import asyncio
import logging
import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.app import Parlour
from bot.hosting import scheduler
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from bot.store import DELAY, open_store, outage
from tests.bot.beside import bot_beside
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.evenings.sentences import sentence
from tests.bot.wire import SOON, logged_in, standing, sure
from tests.library import LIBRARY

SORRY = "Something went wrong"
HOUR = 3600.0
BUSY = "Too much is going on right now, so nothing was done. Please try again in a moment."
SHORTLY = 0.3
"""Seconds; a write waits a second for the database."""


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    """A Discord that stays while the bot comes and goes; people wait longer than there, for a slow
    computer's sake.
    """
    async with standing(rates=unhurried()) as opened:
        yield opened


def held(database: Path) -> sqlite3.Connection:
    """A database in which another program is writing, until it rolls back."""
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


async def ordered(evening: Evening, ann: User, theo: User) -> Channel:
    """An auction in which Theo's order is to bid five soon; the thread."""
    thread = await evening.begun(ann, theo, game="marbles", options="lots=1")
    await evening.confirm(theo, await evening.hand(theo, sentence("order-ask")), "up-to", "9")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.hand(theo, sentence("order-coming"))
    return thread


async def obeyed(evening: Evening, thread: Channel) -> None:
    """Wait until Theo has bid five."""
    # Not only in the newest post: once more time has passed, Ann is called aloud below it.
    await evening.until(
        lambda: [post for post in evening.posts(thread) if "**Theo** bids 5" in post.content]
    )


def call_noted(database: Path) -> bool:
    """Whether the database says for whom a table waits."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as opened:
        return bool(opened.execute("SELECT 1 FROM waits").fetchone())


async def test_while_another_program_writes_in_the_database_a_move_waits(
    evening: Evening, tmp_path: Path, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    other = held(tmp_path / "tables.db")
    asyncio.get_running_loop().call_later(SHORTLY, other.rollback)
    answer = await evening.slash(ann, thread, "play", move="take 1")
    assert "takes 1" in answer.content
    assert (await evening.table_calling(theo, thread)).attachments
    other.close()


async def test_while_another_program_holds_the_database_everybody_is_told_and_nothing_is_done_later(
    evening: Evening, tmp_path: Path, ann: User, theo: User, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.hand(theo)
    other = held(tmp_path / "tables.db")
    answers = await asyncio.gather(
        evening.slash(ann, thread, "play", move="take 1"),
        evening.slash(theo, evening.games, "table new", game="pebbles"),
    )
    assert [answer.content for answer in answers] == [BUSY, BUSY]
    # Whoever asks gets an answer, however long it lasts.
    assert (await evening.slash(ann, thread, "play", move="take 1")).content == BUSY
    other.rollback()
    other.close()
    assert "takes 1" in (await evening.slash(ann, thread, "play", move="take 1")).content
    assert (await evening.table_calling(theo, thread)).attachments
    assert "#2" not in (await evening.slash(theo, evening.games, "table list")).content
    held_up = [line for line in caplog.records if "another program holds it" in line.message]
    assert len(held_up) == 1


async def test_an_order_that_falls_due_while_the_database_is_held_is_obeyed_after_it(
    evening: Evening,
    clock: Clockwork,
    tmp_path: Path,
    ann: User,
    theo: User,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(outage, "BUSY_SECONDS", SHORTLY)
    caplog.set_level(logging.INFO, scheduler.__name__)
    thread = await ordered(evening, ann, theo)
    other = held(tmp_path / "tables.db")
    clock.tick(max(DELAY))
    await sure(lambda: "is settled once the database can be used" in caplog.text)
    other.rollback()
    other.close()
    await obeyed(evening, thread)


async def test_on_a_full_disk_nothing_is_played_and_everything_goes_on_after_it(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_beside(stand_in, tmp_path) as bot:
        thread = await evening.begun(ann, theo, game="splendor")
        # The last that a new table writes: else this would be the first that fails, not Ann's.
        await sure(lambda: call_noted(tmp_path / "parlour.db"))
        # To the bot it is as if the disk took nothing more, whatever file it writes to.
        resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (0, 0))
        assert (
            SORRY in (await evening.slash(ann, evening.games, "table new", game="splendor")).content
        )
        assert await bot.process.wait() == 1
    assert bot.logged[-1].startswith("Error: The database failed: ")
    store = await open_store(tmp_path / "parlour.db")
    async with logged_in(Parlour(store, LIBRARY, **SOON), stand_in):
        assert SORRY not in (await evening.slash(ann, thread, "board")).content
    await store.database.close()


# The clock is set back


async def test_with_a_clock_that_was_set_back_one_plays_on(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    clock.set_back(HOUR)
    await evening.table_calling(theo, thread)
    await evening.slash(theo, thread, "play", move="take 1")
    await evening.table_calling(ann, thread)
    await evening.slash(ann, thread, "play", move="take 1")
    assert "takes 1" in (await evening.table_calling(theo, thread)).content


async def test_an_order_does_not_wait_for_the_time_that_was_set_back(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await ordered(evening, ann, theo)
    clock.set_back(HOUR)
    for _ in range(5):
        clock.tick(max(DELAY))
        await evening.slash(ann, thread, "board")
    await obeyed(evening, thread)
