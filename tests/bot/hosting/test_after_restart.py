"""What a host finds after a restart or a kill: everything that it had told of, and what it had
shown.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

from bot.hosting.host import Host, Position, open_host
from bot.store import Store, TableId, open_store
from games.chance import Chance
from games.library import Library
from tests.bot.host_helpers import ANN, GAME, begun, move, opened
from tests.library import LIBRARY, with_rules


async def played_on(path: Path, *, restarts: bool) -> Position:
    """Where twenty moves lead, with a restart before each of them or with none."""
    store = await open_store(path)
    table = await begun(open_host(store, LIBRARY, randomness=lambda bits: 5))
    host, chance = open_host(store, LIBRARY), Chance(4)
    for _ in range(20):
        if restarts:
            await store.database.close()
            store = await open_store(path)
            host = open_host(store, LIBRARY)
        await move(host, table, chance)
    position = await host.tables.position(table)
    await store.database.close()
    return position


async def test_a_game_goes_on_after_every_restart_as_if_there_had_been_none(tmp_path: Path) -> None:
    restarted = await played_on(tmp_path / "restarted.db", restarts=True)
    stayed = await played_on(tmp_path / "stayed.db", restarts=False)
    assert restarted.table == stayed.table


async def test_news_are_the_same_from_memory_and_from_the_record(host: Host, store: Store) -> None:
    table = await begun(host)
    chance = Chance(5)
    for _ in range(12):
        await move(host, table, chance)
    remembered = await host.tables.news_since(table, None)
    assert [news.ply for news in remembered] == list(range(13))
    assert list(await open_host(store, LIBRARY).tables.news_since(table, None)) == list(remembered)
    assert list(await open_host(store, LIBRARY).tables.news_since(table, 9)) == list(
        remembered[10:]
    )
    assert list(await host.tables.news_since(table, 12)) == []


async def test_more_news_than_are_remembered_come_from_the_record(host: Host) -> None:
    table = await begun(host)
    chance = Chance(5)
    for _ in range(70):
        await move(host, table, chance)
    assert [news.ply for news in await host.tables.news_since(table, None)] == list(range(71))


async def test_under_a_newer_edition_a_game_goes_on_but_old_news_are_not_guessed(
    host: Host, store: Store
) -> None:
    table = await begun(host)
    await move(host, table, Chance(6))
    newer = open_host(store, Library([with_rules(GAME, edition=GAME.rules.edition + 1)]))
    assert list(await newer.tables.news_since(table, None)) == []
    await move(newer, table, Chance(7))
    assert [news.ply for news in await newer.tables.news_since(table, 1)] == [2]
    assert [entry.edition for entry in await host.record.of(table)] == [
        GAME.rules.edition,
        GAME.rules.edition + 1,
    ]


async def test_a_move_that_was_not_shown_before_a_kill_is_told_of_after_it(
    host: Host, store: Store
) -> None:
    table = await begun(host)
    await store.shown.mark_table(table, 0, 500, [])
    outcome = await move(host, table, Chance(8))
    (found,) = await open_host(store, LIBRARY).startup.unshown()
    row = await host.tables.row(found)
    assert (row.id, row.ply, row.shown) == (table, 1, 0)
    assert list(await open_host(store, LIBRARY).tables.news_since(table, row.shown)) == [
        outcome.news
    ]


ENDLESS_PLAY = """
import asyncio, sys
from pathlib import Path
from bot.hosting.host import open_host
from bot.store import open_store
from games.chance import Chance
from tests.library import LIBRARY
from tests.bot.host_helpers import begun, move

async def main():
    host, chance = open_host(await open_store(Path(sys.argv[1])), LIBRARY), Chance(9)
    while True:
        table = await begun(host)
        for _ in range(30):
            outcome = await move(host, table, chance)
            print(table, outcome.news.ply, flush=True)

asyncio.run(main())
"""


async def told_before_a_kill(database: Path) -> tuple[TableId, int]:
    """The last move that a host told of before it was killed: at which table, and its ply."""
    playing = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", ENDLESS_PLAY, str(database)), stdout=asyncio.subprocess.PIPE
    )
    assert playing.stdout is not None
    told = [await playing.stdout.readline() for _ in range(100)]
    playing.kill()
    told += (await playing.stdout.read()).splitlines(keepends=True)
    await playing.wait()
    table, ply = next(line for line in reversed(told) if line.endswith(b"\n")).split()
    return TableId(int(table)), int(ply)


async def test_a_host_killed_while_it_plays_has_lost_no_move_that_it_told_of(
    tmp_path: Path,
) -> None:
    database = tmp_path / "parlour.db"
    table, ply = await told_before_a_kill(database)
    store = await open_store(database)
    host = open_host(store, LIBRARY)
    position = await host.tables.position(table)
    assert position.row.ply >= ply
    assert [entry.ply for entry in await host.record.of(table)] == list(
        range(1, position.row.ply + 1)
    )
    news = await host.tables.news_since(table, None)
    assert list(news[-1].events) == position.table.last
    await move(host, table, Chance(10))
    await store.database.close()


# What was shown


async def test_what_was_shown_is_remembered(host: Host, store: Store) -> None:
    table = await begun(host)
    position = await host.tables.position(table)
    seat = position.table.waiting[0].seat
    await store.shown.mark_notice(table, 400)
    await store.shown.mark_thread(table, 80)
    await store.shown.mark_table(table, 0, 500, [seat])
    await store.shown.mark_hand(table, position.row.seats[seat], 90, 600, 0)
    row = await open_host(store, LIBRARY).tables.row(table)
    assert (row.notice, row.thread, row.place, row.message, row.shown) == (400, 80, 80, 500, 0)
    assert row.called == {seat}
    hand = row.seats[seat]
    assert (hand.hand_channel, hand.hand_message, hand.hand_shown) == (90, 600, 0)


async def test_direct_messages_count_as_closed_until_their_owner_is_met_again(
    host: Host, store: Store
) -> None:
    table = await opened(host)
    await store.people.mark_closed(ANN.id, True)
    assert (await host.tables.row(table)).seats[0].closed
    await store.people.meet(replace(ANN, locale="ru"))
    (seat,) = (await host.tables.row(table)).seats
    assert (seat.closed, seat.locale) == (False, "ru")


async def test_whoever_was_gone_counts_as_back_when_they_are_met_again(
    host: Host, store: Store
) -> None:
    table = await opened(host)
    await store.people.mark_closed(ANN.id, False, departed=True)
    assert (await host.tables.row(table)).seats[0].departed
    await store.people.meet(ANN)
    assert not (await host.tables.row(table)).seats[0].departed
