"""Which tables a start looks at: those with which something is left to do, and no others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy import event

from bot.store import (
    Absence,
    MadeBy,
    NewAutoma,
    OrderRow,
    Preferences,
    SeatRow,
    Status,
    Store,
    TableId,
    TablePolicy,
    WaitRow,
    Where,
)
from bot.store.slots import SLOTS, slot_of
from bot.store.sqlite import SqliteFile
from games.engine import Seat
from tests.bot.store.test_store import ANN, NEW, THEO, begun, play

WAITING = SeatRow(seat=Seat(0), user=ANN.id, name="Ann", locale="en-US", waits_since=5)


async def settled(store: Store, ply: int = 0) -> TableId:
    """A running table that waits for Ann, of which all is shown and noted."""
    table = await begun(store)
    await store.shown.mark_notice(table, 499)
    await store.tables.mark_waiting(table, WAITING)
    await store.shown.mark_table(table, ply, 500, [Seat(0)])
    await store.shown.mark_hand(table, WAITING, 90, 501, ply)
    await store.shown.mark_settled(table, ply)
    await store.turns.keep([WaitRow(table=table, seat=Seat(0), user=ANN.id, since=5)])
    return table


@pytest.mark.usefixtures("database")
async def test_no_start_reads_the_tables_that_are_over_and_done_with(store: Store) -> None:
    asked = list[tuple[str, tuple[object, ...]]]()
    assert isinstance(store.database.backend, SqliteFile)
    event.listen(
        store.database.backend.reader.engine,
        "before_cursor_execute",
        lambda *of: asked.append(of[2:4]),
    )
    await store.startup.without_notice()
    await store.startup.unshown()
    await store.startup.with_deadlines()
    await store.startup.waiting_for_automas()
    await store.startup.with_stale_turns()
    queries = [(statement, values) for statement, values in asked if statement.startswith("SELECT")]
    plans = list[str]()
    async with store.database.transaction() as connection:
        for statement, values in queries:
            plans += [
                plan
                for *_, plan in await connection.exec_driver_sql(
                    f"EXPLAIN QUERY PLAN {statement}", values
                )
            ]
    assert {plan for plan in plans if plan.startswith("SCAN tables")} == {
        "SCAN tables USING INDEX ix_tables_unshown"
    }


async def test_at_a_table_of_which_all_is_shown_and_noted_nothing_is_left_to_do(
    store: Store,
) -> None:
    await settled(store)
    found = [
        await store.startup.without_notice(),
        await store.startup.unshown(),
        await store.startup.with_deadlines(),
    ]
    assert [
        *found,
        await store.startup.waiting_for_automas(),
        await store.startup.with_stale_turns(),
    ] == [
        [],
        [],
        [],
        [],
        [],
    ]


async def test_a_finished_table_is_unshown_until_all_that_anybody_is_to_see_of_it_was_shown(
    store: Store,
) -> None:
    table = await begun(store)
    await store.record.add_play(table, play(1), b"over", Status.FINISHED, None)
    await store.shown.mark_table(table, 1, 500, [])
    assert await store.startup.unshown() == [table]
    await store.shown.mark_settled(table, 1)
    assert await store.startup.unshown() == []


async def test_a_lobby_that_is_closed_is_unshown_while_its_call_to_a_free_seat_stands(
    store: Store,
) -> None:
    table = (await store.tables.add(NEW, ANN, lambda _: [])).id
    await store.shown.mark_notice(table, 499)
    await store.shown.mark_seat_call(table, 500)
    await store.tables.close(table)
    assert await store.startup.unshown() == [table]
    await store.shown.mark_seat_call(table, None)
    assert await store.startup.unshown() == []


BEHIND: dict[str, Callable[[Store, TableId], Awaitable[object]]] = {
    "a move": lambda store, table: store.record.add_play(
        table, play(1), b"after", Status.RUNNING, None
    ),
    "the end": lambda store, table: store.record.add_play(
        table, play(1), b"after", Status.FINISHED, None
    ),
    "a thread that was deleted": lambda store, table: store.shown.mark_table(table, None, None, []),
    "an order that was left": lambda store, table: store.orders.keep(
        OrderRow(table=table, seat=Seat(0), order=b"{}")
    ),
    "a hand that is gone": lambda store, table: store.shown.mark_hand(
        table, WAITING, None, None, None
    ),
}


@pytest.mark.parametrize("changed", BEHIND.values(), ids=BEHIND.keys())
async def test_what_was_not_shown_is_shown_at_the_start(
    store: Store, changed: Callable[[Store, TableId], Awaitable[object]]
) -> None:
    await settled(store)
    table = await settled(store)
    await changed(store, table)
    assert await store.startup.unshown() == [table]


async def test_at_tables_that_are_behind_all_is_found_that_is_to_be_done_there(
    store: Store,
) -> None:
    """Whatever a process that ended has left of a change: a table stays behind until it is shown,
    and what nobody has noted, or an automa owes, is found with it.
    """
    shown, behind = await settled(store), await settled(store)
    automa = SeatRow(seat=Seat(1), user=None, name="Cog", locale="", waits_since=5)
    for table in (shown, behind):
        await store.tables.mark_waiting(table, replace(WAITING, waits_since=6))
        await store.tables.mark_waiting(table, automa)
        await store.orders.keep(OrderRow(table=table, seat=Seat(0), order=b"{}", due=5.0))
    await store.record.add_play(behind, play(1), b"after", Status.RUNNING, None)
    opened = (await store.tables.add(NEW, ANN, lambda _: [])).id
    assert await store.startup.behind() == [opened, behind]
    startup = store.startup.only(range(SLOTS), among=[opened, behind])
    assert await startup.without_notice() == [opened]
    assert await startup.unshown() == [opened, behind]
    assert (
        await startup.with_deadlines()
        == await startup.waiting_for_automas()
        == await startup.with_stale_turns()
        == [behind]
    )
    assert await store.startup.with_stale_turns() == [behind, shown]


async def test_at_tables_that_are_behind_turns_that_are_over_are_found(store: Store) -> None:
    await settled(store)
    table = await settled(store)
    await store.record.add_play(table, play(1), b"over", Status.FINISHED, None)
    behind = await store.startup.behind()
    assert behind == [table]
    assert await store.startup.only(range(SLOTS), among=behind).with_stale_turns() == [table]


async def test_where_nothing_is_behind_nothing_is_found(store: Store) -> None:
    await settled(store)
    behind = await store.startup.behind()
    startup = store.startup.only(range(SLOTS), among=behind)
    assert behind == await startup.with_stale_turns() == await startup.with_deadlines() == []


async def test_newer_tables_are_shown_before_older_ones(store: Store) -> None:
    older, newer = await begun(store), await begun(store)
    assert await store.startup.unshown() == [newer, older]


async def test_a_table_without_a_notice_is_found(store: Store) -> None:
    table = await begun(store)
    assert await store.startup.without_notice() == [table]


async def test_a_table_that_waits_for_an_automa_is_found(store: Store) -> None:
    table = await settled(store)
    automa = SeatRow(seat=Seat(1), user=None, name="Cog", locale="", waits_since=5)
    await store.tables.mark_waiting(table, automa)
    assert await store.startup.waiting_for_automas() == [table]


async def test_a_table_of_which_nobody_knows_whom_it_waits_for_is_looked_at(store: Store) -> None:
    table = await begun(store)
    assert (
        await store.startup.waiting_for_automas()
        == await store.startup.with_stale_turns()
        == [table]
    )


async def test_a_turn_that_is_noted_otherwise_is_found(store: Store) -> None:
    await settled(store)
    table = await settled(store)
    await store.tables.mark_waiting(table, replace(WAITING, waits_since=6))
    assert await store.startup.with_stale_turns() == [table]


async def test_a_turn_that_is_over_and_still_noted_is_found(store: Store) -> None:
    table = await settled(store)
    await store.tables.mark_waiting(table, replace(WAITING, waits_since=None))
    await store.tables.mark_waiting(table, replace(WAITING, seat=Seat(1), user=None))
    assert await store.startup.with_stale_turns() == [table]


async def test_a_table_in_a_pause_waits_for_nobody(store: Store) -> None:
    table = await settled(store)
    row = await store.tables.find(table)
    assert row is not None
    await store.record.add_act(replace(row, ply=1, paused_at=7), replace(play(1), by=MadeBy.TABLE))
    assert await store.startup.with_stale_turns() == [table]


async def test_an_order_that_is_to_be_obeyed_is_waited_for(store: Store) -> None:
    await settled(store)
    table = await settled(store)
    await store.orders.keep(OrderRow(table=table, seat=Seat(0), order=b"{}", due=5.0))
    assert await store.startup.with_deadlines() == [table]


async def test_a_table_at_which_the_absent_are_seconded_is_waited_for(store: Store) -> None:
    row = await store.tables.add(
        replace(NEW, policy=TablePolicy(absent=Absence.AUTOMATIC)),
        ANN,
        lambda _: [NewAutoma("Cog")],
    )
    await store.tables.begin(row.id, 3, b"laid out", [WAITING])
    assert await store.startup.with_deadlines() == [row.id]


async def test_as_many_tables_are_counted_on_a_server_as_are_there(store: Store) -> None:
    await begun(store)
    await store.tables.add(replace(NEW, guild=99, opener=THEO.id), THEO)
    assert NEW.guild is not None
    assert await store.tables.count_on_server(NEW.guild, (Status.OPEN, Status.RUNNING)) == 1


HOUR = 3600
START = 1_800_000_000
TURN = WaitRow(table=TableId(1), seat=Seat(0), user=ANN.id, since=START)
TURNS = [
    TURN,
    replace(TURN, reminded=START + 10 * HOUR, times=1),
    replace(TURN, reminded=START + 10 * HOUR, times=3),
    replace(TURN, muted=True),
    replace(TURN, call_at=START + 6 * HOUR),
]
WISHES = [
    Preferences(),
    Preferences(hours=1),
    Preferences(hours=30, most=10),
    Preferences(reminders=Where.NOWHERE),
    Preferences(reminders=Where.THREAD, most=1),
]


async def test_whoever_is_to_be_reminded_is_found_before_that_time_and_not_earlier(
    store: Store,
) -> None:
    table, startup = await begun(store), store.startup
    for wishes in (None, *WISHES):
        if wishes is not None:
            await store.people.keep_preferences(ANN, wishes)
        wanted = wishes or Preferences()
        for turn in TURNS:
            await store.turns.keep([replace(turn, table=table)])
            due = (turn.reminded or turn.since) + wanted.hours * HOUR
            never = turn.muted or turn.times >= wanted.most or wanted.reminders is Where.NOWHERE
            reminded = {} if never or turn.call_at is not None else {ANN.id: due}
            called = {} if turn.call_at is None else {ANN.id: turn.call_at}
            assert await startup.to_remind(due) == {}
            assert await startup.to_remind(due + 0.5) == reminded
            assert await startup.to_call(START + 6 * HOUR) == {}
            assert await startup.to_call(START + 6 * HOUR + 0.5) == called
            await store.turns.keep([], over=[replace(turn, table=table)])


async def test_of_several_turns_the_one_that_is_due_first_is_told(store: Store) -> None:
    for since in (300, 100, 200):
        turn = WaitRow(table=await begun(store), seat=Seat(0), user=ANN.id, since=since)
        await store.turns.keep([turn])
    assert await store.startup.to_remind(10**9) == {ANN.id: 100 + 24 * HOUR}


async def test_each_process_reminds_its_own_people_and_calls_to_its_own_tables(
    store: Store,
) -> None:
    told = dict[TableId, int]()
    table = await begun(store)
    called = WaitRow(table=table, seat=Seat(0), user=ANN.id, since=100, call_at=200)
    await store.turns.keep([called, WaitRow(table=table, seat=Seat(1), user=ANN.id, since=100)])
    channel = NEW.channel
    own = store.startup.only([slot_of(channel)], told.update)
    other = store.startup.only({*range(SLOTS)} - {slot_of(channel)})
    assert (await own.to_call(300), await other.to_call(300)) == ({ANN.id: 200}, {})
    whose = slot_of(ANN.id)
    theirs, others = store.startup.only([whose]), store.startup.only({*range(SLOTS)} - {whose})
    assert await theirs.to_remind(10**9) == {ANN.id: 100 + 24 * HOUR}
    assert await others.to_remind(10**9) == {}
    await own.without_notice()
    assert told == {table: channel}
