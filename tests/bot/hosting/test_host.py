"""The host: who may sit down, who may play, and that every move is played exactly once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.hosting.host import Host, MovedOn, PlayedMove, open_host
from bot.store import NO_CALL, MadeBy, Status, Store, TableId, open_store
from games import engine
from games.chance import Chance
from games.moves import Illegal
from tests.bot.host_helpers import (
    ANN,
    GAME,
    MEI,
    MOST,
    THEO,
    begun,
    move,
    mover,
    moves,
    opened,
    refused,
)
from tests.library import LIBRARY


async def test_people_sit_in_the_order_in_which_they_join(host: Host) -> None:
    table = await opened(host, MOST)
    await host.seating.join(table, THEO)
    await host.seating.add_automa(table, THEO.id)
    row = await host.seating.join(table, MEI)
    assert row.names == ("Ann", "Theo", "Cog", "Mei")
    assert [seat.automa for seat in row.seats] == [False, False, True, False]


async def test_nobody_sits_twice_at_one_table(host: Host) -> None:
    assert await refused(host.seating.join(await opened(host), ANN)) == "table-seated"


async def test_somebody_may_sit_at_several_tables(host: Host) -> None:
    first, second = await opened(host), await opened(host)
    await host.seating.join(first, THEO)
    await host.seating.join(second, THEO)
    assert [row.id for row in await host.tables.of_user(THEO.id)] == [second, first]


async def test_a_full_table_takes_nobody(host: Host) -> None:
    table = await opened(host)
    await host.seating.join(table, THEO)
    assert await refused(host.seating.join(table, MEI)) == "table-full"
    assert await refused(host.seating.add_automa(table, ANN.id)) == "table-full"


async def test_two_who_press_join_at_once_do_not_share_a_seat(host: Host) -> None:
    table = await opened(host)
    come = await asyncio.gather(
        host.seating.join(table, THEO), host.seating.join(table, MEI), return_exceptions=True
    )
    assert sum(isinstance(outcome, Illegal) for outcome in come) == 1
    assert len((await host.tables.row(table)).seats) == 2


async def test_whoever_joins_last_is_seated_though_the_opener_begins_in_that_moment(
    host: Host,
) -> None:
    row = await host.seating.open(
        GAME.key, ANN, size=2, begins_full=True, language="en", guild=7, channel=8
    )
    joined, _ = await asyncio.gather(
        host.seating.join(row.id, THEO),
        host.seating.begin(row.id, ANN.id),
        return_exceptions=True,
    )
    assert not isinstance(joined, BaseException)
    assert joined.seat_of(THEO.id) is not None
    assert joined.status is Status.RUNNING


async def test_a_stranger_may_not_add_automas(host: Host) -> None:
    assert await refused(host.seating.add_automa(await opened(host), THEO.id)) == "table-not-yours"


async def test_the_next_person_opens_when_the_opener_leaves(host: Host) -> None:
    table = await opened(host, 3)
    await host.seating.add_automa(table, ANN.id)
    await host.seating.join(table, THEO)
    row = await host.seating.leave(table, ANN.id)
    assert (row.names, row.opener, row.status) == (("Cog", "Theo"), THEO.id, Status.OPEN)


async def test_the_call_of_the_opener_is_known_however_fast_people_come_and_go(
    host: Host, store: Store
) -> None:
    table, call = await opened(host), 77
    await host.seating.join(table, THEO)
    await store.shown.mark_opener_call(table, call)
    await host.seating.leave(table, THEO.id)
    assert (await host.tables.row(table)).opener_call == call
    await host.seating.join(table, MEI)
    assert (await host.tables.row(table)).opener_call == call, "it is there, and may be taken back"


async def test_an_opener_who_knows_that_the_table_is_full_is_called_when_it_fills_anew(
    host: Host,
) -> None:
    table = await opened(host, 3)
    await host.seating.join(table, THEO)
    await host.seating.add_automa(table, ANN.id)
    assert (await host.tables.row(table)).opener_call == NO_CALL
    await host.seating.leave(table, THEO.id)
    await host.seating.join(table, MEI)
    assert (await host.tables.row(table)).opener_call is None


async def test_a_table_ends_when_the_last_person_leaves(host: Host) -> None:
    table = await opened(host)
    await host.seating.add_automa(table, ANN.id)
    row = await host.seating.leave(table, ANN.id)
    assert row.status is Status.ENDED
    assert await refused(host.seating.join(table, THEO)) == "table-ended"
    assert await refused(host.tables.position(table)) == "table-ended"


async def test_seats_do_not_change_once_the_game_has_begun(host: Host) -> None:
    table = await begun(host)
    assert await refused(host.seating.join(table, MEI)) == "table-begun"
    assert await refused(host.seating.leave(table, ANN.id)) == "table-begun"
    assert await refused(host.seating.begin(table, ANN.id)) == "table-begun"


async def test_only_the_opener_may_begin(host: Host) -> None:
    table = await opened(host)
    await host.seating.join(table, THEO)
    assert await refused(host.seating.begin(table, THEO.id)) == "table-opener"
    assert await refused(host.seating.begin(table, MEI.id)) == "table-not-yours"


async def test_only_the_opener_may_close_a_table_that_was_just_opened(host: Host) -> None:
    table = await opened(host, MOST)
    await host.seating.join(table, THEO)
    assert await refused(host.seating.close_own(table, THEO.id)) == "table-closer"
    assert await refused(host.seating.close_own(table, MEI.id)) == "table-not-yours"
    await host.seating.close_own(table, ANN.id)
    assert (await host.tables.row(table)).status is Status.ENDED


async def test_nobody_begins_alone(host: Host) -> None:
    assert await refused(host.seating.begin(await opened(host), ANN.id)) == "table-too-few"


async def test_a_game_may_begin_before_every_seat_is_taken(host: Host) -> None:
    table = await opened(host, MOST)
    await host.seating.join(table, THEO)
    assert len((await host.seating.begin(table, ANN.id)).row.seats) == 2


async def test_a_table_filled_with_automas_begins_at_once(host: Host) -> None:
    row = await host.tables.row(await opened(host, MOST, automas=MOST - 1))
    assert row.status is Status.RUNNING
    assert len(set(row.names)) == MOST


@pytest.mark.parametrize(
    ("key", "wishes"),
    [
        ("table-unknown-game", {"game": "tiddlywinks"}),
        ("table-size", {"size": MOST + 1}),
        ("table-automas", {"size": 2, "automas": 2}),
        ("table-automas", {"size": 2, "automas": -1}),
        ("table-unknown-option", {"options": [("safety", "first")]}),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(
    host: Host, key: str, wishes: dict[str, object]
) -> None:
    usual: dict[str, object] = {
        "game": GAME.key,
        "size": 2,
        "language": "en",
        "guild": 7,
        "channel": 8,
    }
    assert await refused(host.seating.open(opener=ANN, **usual | wishes)) == key  # type: ignore[arg-type]
    assert await host.tables.of_user(ANN.id) == []


# Playing


async def test_a_table_opened_before_there_was_an_option_begins_without_it(
    host: Host, database: Path
) -> None:
    table = await opened(host)
    await host.seating.join(table, THEO)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET chosen = '{}'")
    again = await open_store(database)
    started = await open_host(again, LIBRARY).seating.begin(table, ANN.id)
    await again.database.close()
    assert started.row.status is Status.RUNNING


async def test_a_move_leads_to_what_the_rules_say(host: Host) -> None:
    table = await begun(host)
    position = await host.tables.position(table)
    action = moves(position)[0]
    outcome = await host.moves.play(table, 0, mover(position), action)
    played = engine.play(position.table, position.table.waiting[0].seat, action)
    assert (outcome.position.table, outcome.news.events) == (played.table, played.news)
    assert (await host.tables.position(table)).table == played.table


async def test_the_record_says_who_did_what_and_how(host: Host) -> None:
    table = await begun(host)
    position = await host.tables.position(table)
    action = moves(position)[0]
    await host.moves.play(table, 0, mover(position), action)
    (entry,) = await host.record.of(table)
    assert (entry.ply, entry.user, entry.by, entry.at) == (
        1,
        mover(position),
        MadeBy.HAND,
        1_800_000_000,
    )
    assert GAME.rules.codec.read_action(entry.action) == action


async def test_a_table_that_is_not_there_is_refused(host: Host) -> None:
    assert await refused(host.tables.position(TableId(404))) == "table-gone"
    assert await refused(host.tables.row(TableId(404))) == "table-gone"


async def test_nobody_plays_before_the_game_begins(host: Host) -> None:
    assert await refused(host.tables.position(await opened(host))) == "table-not-begun"


async def test_a_stranger_may_not_play(host: Host) -> None:
    table = await begun(host)
    action = moves(await host.tables.position(table))[0]
    assert await refused(host.moves.play(table, 0, MEI.id, action)) == "table-not-yours"


async def test_who_is_not_to_act_is_told_so(host: Host) -> None:
    table = await begun(host)
    position = await host.tables.position(table)
    (other,) = {ANN.id, THEO.id} - {mover(position)}
    assert (
        await refused(host.moves.play(table, 0, other, moves(position)[0]))
        == "engine-not-your-turn"
    )


async def test_a_move_meant_for_an_older_table_is_not_played(host: Host) -> None:
    table = await begun(host)
    position = await host.tables.position(table)
    await move(host, table, Chance(1))
    with pytest.raises(MovedOn):
        await host.moves.play(table, 0, mover(position), moves(position)[0])
    assert len(await host.record.of(table)) == 1


async def test_an_interaction_delivered_twice_is_played_once_and_answered_alike(host: Host) -> None:
    table = await begun(host)
    position = await host.tables.position(table)
    clicks = [
        host.moves.play(table, 0, mover(position), moves(position)[0], interaction=99)
        for _ in range(2)
    ]
    first, second = await asyncio.gather(*clicks)
    assert first.news == second.news
    assert len(await host.record.of(table)) == 1


async def test_of_fifty_plays_at_once_one_is_played(host: Host) -> None:
    table = await begun(host)
    position = await host.tables.position(table)
    action = moves(position)[0]
    plays = [host.moves.play(table, 0, mover(position), action, interaction=n) for n in range(50)]
    outcomes = await asyncio.gather(*plays, return_exceptions=True)
    assert sum(isinstance(outcome, PlayedMove) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, MovedOn) for outcome in outcomes) == 49
    assert [entry.ply for entry in await host.record.of(table)] == [1]


async def test_two_hosts_on_one_database_do_not_play_one_ply_twice(
    host: Host, store: Store
) -> None:
    table = await begun(host)
    position = await host.tables.position(table)
    hosts = [host, open_host(store, LIBRARY)]
    plays = [one.moves.play(table, 0, mover(position), moves(position)[0]) for one in hosts]
    outcomes = await asyncio.gather(*plays, return_exceptions=True)
    assert sum(isinstance(outcome, MovedOn) for outcome in outcomes) == 1
    assert len(await host.record.of(table)) == 1


async def test_whoever_listens_is_told_when_the_move_is_on_disk(host: Host, database: Path) -> None:
    table = await begun(host)
    found = []

    def look(changed: TableId) -> None:
        with sqlite3.connect(database) as connection:
            found.append(
                connection.execute("SELECT ply FROM tables WHERE id = ?", (changed,)).fetchone()
            )
        connection.close()

    host.changes.on_change.append(look)
    await move(host, table, Chance(2))
    assert found == [(1,)]


async def test_a_finished_game_can_still_be_read_but_not_played(host: Host) -> None:
    table = await begun(host)
    chance = Chance(3)
    position = await host.tables.position(table)
    action = moves(position)[0]
    while position.row.status is Status.RUNNING:
        position = (await move(host, table, chance)).position
    after = await host.tables.position(table)
    assert after.row.status is Status.FINISHED
    assert after.table.over
    assert await refused(host.moves.play(table, after.row.ply, ANN.id, action)) == "table-finished"
    assert await host.tables.of_user(ANN.id) == []
    assert [row.id for row in await host.tables.of_user(ANN.id, [Status.FINISHED])] == [table]
