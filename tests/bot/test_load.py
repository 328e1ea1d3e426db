"""What many tables cost: a start, and a move, ask the database as little with many tables as with
few.

Statements and requests are counted, and no seconds: those `python -m tests.bench load` measures.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import event

from bot.app import Parlour
from bot.sandbox import world_events
from bot.sandbox.ids import ChannelId, FileId, MessageId
from bot.sandbox.server import StandIn
from bot.sandbox.things import Attachment, Channel, ChannelKind, Message, ThreadState
from bot.store import Store, open_store
from tests.bench.players import Players, Seen, seconds_until, was_made
from tests.bench.town import PLAYED, Stand, build
from tests.bot.evenings.evening import unhurried
from tests.bot.wire import PATIENCE, SOON, furnished, logged_in, reply, standing, until
from tests.library import LIBRARY

FEW, MANY = 10, 150
ALIKE = 10
"""Statements more or less, which depend on what comes first."""
BEHIND = 3
A_LITTLE_SECONDS = 0.05


@dataclass
class Town:
    """A bot with many tables, and what it has asked of its database."""

    stand_in: StandIn
    store: Store
    database: Path
    stands: list[Stand]
    seen: Seen
    statements: Counter[str]
    """How many statements were executed that begin so."""


@pytest.mark.parametrize("kind", ["png", "gif", "webp"])
def test_the_onlooker_takes_a_picture_and_an_animation_for_the_ply_they_show(kind: str) -> None:
    stand_in = StandIn(furnished())
    world, seen = stand_in.world, Seen(stand_in)
    home = ChannelId(world.new_id())
    thread = Channel(home, ChannelKind.PUBLIC_THREAD, "1", thread=ThreadState(0.0, 0.0))
    world.registry.restore(thread)
    file = Attachment(FileId(world.new_id()), f"high-society-8-9.{kind}", 1, f"image/{kind}")
    post = Message(
        MessageId(world.new_id()), thread.id, world.bot.id, 0.0, "Sold.", attachments=(file,)
    )
    seen.hear(world_events.MessageCreated(post))
    assert seen.shows(thread.id, 9)
    assert not seen.shows(thread.id, 10)


async def test_what_never_happens_is_told_as_the_longest_wait() -> None:
    assert await seconds_until(StandIn(furnished()), lambda: False, 0.01) == 0.01


@asynccontextmanager
async def town(database: Path, tables: int, behind: int = 0) -> AsyncIterator[Town]:
    """A bot with so many tables, of which the newest are behind; logged in."""
    world = furnished()
    stands = await build(world, database, tables, behind=behind, scripts=1)
    async with standing(world, rates=unhurried()) as stand_in:
        store = await open_store(database)
        asked, seen = Counter[str](), Seen(stand_in)
        world.watch(seen.hear)
        for engine in store.database.backend.engines:
            event.listen(
                engine,
                "after_cursor_execute",
                lambda _connection, _cursor, statement, *_: asked.update(
                    [" ".join(statement.split()[:3])]
                ),
            )
        store.database.backend.trace(lambda told: asked.update([" ".join(told.split()[:3])]))
        try:
            async with logged_in(Parlour(store, LIBRARY, **SOON), stand_in):
                yield Town(stand_in, store, database, stands, seen, asked)
        finally:
            await store.database.close()


async def moved_and_seen(town: Town, stand: Stand) -> None:
    """A move at a table, until everybody sees it."""
    assert await Players(town.stand_in).move(stand)
    await until(town.stand_in.world, lambda: town.seen.shows(stand.thread.id, stand.ply))


async def started(database: Path, tables: int) -> int:
    """How many statements a start with so many tables takes, until the first answer."""
    async with town(database, tables) as found:
        await moved_and_seen(found, found.stands[0])
        return found.statements.total()


async def test_a_start_asks_the_database_as_little_with_many_tables_as_with_few(
    tmp_path: Path,
) -> None:
    many, few = await started(tmp_path / "many", MANY), await started(tmp_path / "few", FEW)
    assert abs(many - few) <= ALIKE


async def moved_and_settled(town: Town, stand: Stand) -> None:
    """A move at a table, until its post and all hands show it and the bot has noted that.

    The test reads the file by a connection of its own, which nobody counts.
    """
    await moved_and_seen(town, stand)
    with closing(sqlite3.connect(town.database)) as beside:
        async with asyncio.timeout(PATIENCE):
            while True:
                settled = beside.execute("SELECT settled FROM tables WHERE id = ?", [stand.id])
                if settled.fetchone() == (stand.ply,):
                    return
                await asyncio.sleep(A_LITTLE_SECONDS)


async def moved(database: Path, tables: int) -> Counter[str]:
    """What one asks of the database for a move among so many tables, until all is shown."""
    async with town(database, tables) as found:
        await moved_and_settled(found, found.stands[0])
        before = Counter(found.statements)
        await moved_and_settled(found, found.stands[0])
        return found.statements - before


async def test_a_move_asks_the_database_as_little_among_many_tables_as_among_few(
    tmp_path: Path,
) -> None:
    many, few = await moved(tmp_path / "many", MANY), await moved(tmp_path / "few", FEW)
    assert many["INSERT INTO record"] == few["INSERT INTO record"] == 1
    assert abs(many.total() - few.total()) <= ALIKE, (many, few)


async def test_tables_that_are_behind_are_shown_at_the_start_and_no_others(tmp_path: Path) -> None:
    async with town(tmp_path / "tables.db", MANY, BEHIND) as found:
        behind = found.stands[-BEHIND:]
        await until(
            found.stand_in.world,
            lambda: all(found.seen.shows(stand.thread.id, PLAYED) for stand in behind),
            seconds=30,
        )
        assert found.seen.came.keys() == {stand.thread.id for stand in behind}


async def test_a_script_leaves_out_what_the_bot_does_by_itself(tmp_path: Path) -> None:
    async with town(tmp_path / "tables.db", MANY) as found:
        stand = next(
            stand for stand in found.stands if any(ply.forced for ply in stand.script.to_come)
        )
        players = Players(found.stand_in)
        while await players.move(stand):
            pass
        assert players.refused == []
        assert stand.made == len(stand.script.to_come)
        last = stand.made - 1
        typed = {"table": str(stand.id), "move": "what-nobody-types"}
        who = stand.people[stand.script.to_come[last].seat]
        action = await found.stand_in.people.slash(who, stand.thread, "play", **typed)
        assert not was_made((await reply(found.stand_in, action)).content)
