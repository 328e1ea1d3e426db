"""What the store keeps at hand: asked of the database once, and never older than what is
written.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event

from bot.store import (
    MadeBy,
    NewAutoma,
    OrderRow,
    Person,
    ProposalId,
    ProposalKind,
    ProposalRow,
    SeatRow,
    Status,
    Store,
    TableId,
    open_store,
)
from bot.store.cache import RowCache
from bot.store.statements import update_table
from games.engine import Seat
from games.text import Text
from tests.bot.store.test_store import ANN, NEW, THEO, begun, play
from tests.bot.wire import PATIENCE

Writing = Callable[[Store, TableId], Awaitable[object]]

EVERY = tuple(Status)
ORDER = OrderRow(table=TableId(1), seat=Seat(0), order=b"{}", due=5.0)
SEAT = SeatRow(seat=Seat(0), user=ANN.id, name="Ann", locale="en-US")
PROPOSAL = ProposalRow(
    id=ProposalId(1),
    table=TableId(1),
    kind=ProposalKind.PAUSE,
    seat=Seat(0),
    user=ANN.id,
    ply=0,
    until=1_800_000_000,
)


async def hand_on(store: Store, table: TableId) -> None:
    """Theo plays on in Ann's seat."""
    row = await store.tables.find(table)
    assert row is not None
    await store.people.meet(THEO)
    seats = (replace(row.seats[0], user=THEO.id, name=THEO.name), *row.seats[1:])
    entry = replace(play(1), by=MadeBy.TABLE)
    await store.record.add_act(
        replace(row, ply=1, seats=seats),
        entry,
        freed=Seat(0),
        proposal=replace(PROPOSAL, outcome="yes"),
    )


WRITINGS: dict[str, Writing] = {
    "a table is opened": lambda store, _: store.tables.add(NEW, ANN),
    "a person sits down": lambda store, table: store.tables.add_person(table, Seat(2), THEO),
    "an automa sits down": lambda store, table: store.tables.add_automa(
        table, Seat(2), NewAutoma("Rivet")
    ),
    "a seat becomes free": lambda store, table: store.tables.remove_seat(
        table, Seat(1), opener=ANN.id, status=Status.OPEN
    ),
    "the last one leaves": lambda store, table: store.tables.remove_seat(
        table, Seat(0), opener=ANN.id, status=Status.ENDED
    ),
    "the game begins": lambda store, table: store.tables.begin(table, 4, b"laid out anew"),
    "a play": lambda store, table: store.record.add_play(
        table, play(1), b"after", Status.RUNNING, 99
    ),
    "a play that changes an order": lambda store, table: store.record.add_play(
        table, play(1), b"after", Status.RUNNING, 99, [replace(ORDER, due=7.0)]
    ),
    "the last play": lambda store, table: store.record.add_play(
        table, play(1), b"after", Status.FINISHED, 99
    ),
    "the notice": lambda store, table: store.shown.mark_notice(table, 5),
    "what the notice says": lambda store, table: store.shown.mark_notice_digest(table, 5),
    "the thread": lambda store, table: store.shown.mark_thread(table, 6),
    "the table is shown": lambda store, table: store.shown.mark_table(table, 0, 7, [Seat(0)]),
    "a hand is shown": lambda store, table: store.shown.mark_hand(table, SEAT, 8, 9, 0),
    "closed direct messages": lambda store, _: store.people.mark_closed(ANN.id, True),
    "another language": lambda store, _: store.people.meet(Person(ANN.id, "Ann", "ru")),
    "a seat changes hands": hand_on,
    "somebody is waited for": lambda store, table: store.tables.mark_waiting(
        table, replace(SEAT, waits_since=5)
    ),
    "a proposal": lambda store, _: store.proposals.add(PROPOSAL),
    "a vote": lambda store, _: store.proposals.keep(replace(PROPOSAL, votes={Seat(0): "yes"})),
    "a proposal is shown": lambda store, _: store.proposals.mark_shown(PROPOSAL, 8, 9),
    "an order": lambda store, _: store.orders.keep(replace(ORDER, order=b"{1}")),
    "an order is over": lambda store, _: store.orders.keep(
        replace(ORDER, over=Text("order-amiss"))
    ),
    "an order is withdrawn": lambda store, table: store.orders.drop(table, Seat(0)),
    "an order falls due": lambda store, table: store.orders.mark_due(table, Seat(0), 9.0),
}


async def read(store: Store, table: TableId) -> tuple[object, ...]:
    """All that a store keeps at hand of a table."""
    return (
        await store.tables.find_with_state(table),
        await store.tables.of_user(ANN.id, EVERY),
        await store.tables.of_user(THEO.id, (Status.RUNNING,)),
        await store.tables.in_channel(NEW.channel, EVERY),
        await store.tables.in_channel(NEW.channel, (Status.RUNNING,)),
        await store.tables.in_channel(6, EVERY),
        await store.orders.at(table),
        await store.orders.next(table),
        await store.proposals.at(table),
    )


@pytest.fixture
async def other(address: Path | str, store: Store) -> AsyncIterator[Store]:
    """The same database, without anything at hand."""
    opened = await open_store(address)
    yield opened
    await opened.database.close()


def statements(store: Store) -> list[str]:
    """What is asked of the database from now on."""
    asked: list[str] = []
    for engine in store.database.backend.engines:
        event.listen(engine, "before_cursor_execute", lambda *heard: asked.append(heard[2]))
    store.database.backend.trace(asked.append)
    return asked


@pytest.mark.parametrize("writing", WRITINGS.values(), ids=WRITINGS)
async def test_what_is_written_is_read_at_once(
    store: Store, other: Store, writing: Writing
) -> None:
    table = await begun(store)
    await store.orders.keep(ORDER)
    await store.proposals.add(PROPOSAL)
    before = await read(store, table)
    await writing(store, table)
    after = await read(store, table)
    assert after == await read(other, table)
    assert after != before


async def test_what_was_read_is_not_asked_of_the_database_again(store: Store) -> None:
    table = await begun(store)
    await read(store, table)
    asked = statements(store)
    await read(store, table)
    assert asked == []


async def test_what_is_written_of_one_table_leaves_the_others_at_hand(store: Store) -> None:
    table, another = await begun(store), await begun(store)
    await store.tables.find_with_state(table)
    await store.tables.in_channel(NEW.channel, EVERY)
    await store.record.add_play(another, play(1), b"after", Status.RUNNING, None)
    await store.shown.mark_table(another, 1, 7, [])
    await store.shown.mark_hand(another, SEAT, 8, 9, 1)
    await store.tables.find_with_state(another)
    asked = statements(store)
    await store.tables.find_with_state(table)
    await store.tables.in_channel(NEW.channel, EVERY)
    assert asked == []


@pytest.mark.parametrize(
    ("writing", "outdated"),
    [
        (lambda store, _: store.tables.add(NEW, ANN), False),
        (
            lambda store, lesson: store.tables.remove_seat(
                lesson, Seat(0), opener=ANN.id, status=Status.OPEN
            ),
            True,
        ),
        (lambda store, lesson: store.lessons.delete(lesson), True),
    ],
    ids=["a table is opened", "a seat becomes free", "a lesson is deleted"],
)
async def test_what_is_opened_left_or_deleted_leaves_other_tables_at_hand(
    store: Store, other: Store, writing: Writing, outdated: bool
) -> None:
    """In this process, and in another one, which hears of what has changed and no more."""
    table = await begun(store)
    lesson = (await store.tables.add(replace(NEW, lesson=True), ANN)).id
    missed, heard = list[None](), asyncio.Event()
    for each in (store, other):
        await each.tables.find(table)
        await each.tables.find(lesson)
    if (peers := other.database.peers) is not None:
        peers.on_missed.append(lambda: missed.append(None))
        peers.on_said.append(lambda _kind, _value: heard.set())
    await writing(store, lesson)
    if peers is not None:
        assert store.database.peers is not None
        await store.database.peers.say("after it", None)
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
        assert (lesson not in other.database.cache.tables) == outdated
    assert (lesson not in store.database.cache.tables) == outdated
    assert {table} <= {*store.database.cache.tables} & {*other.database.cache.tables}
    assert not missed


async def test_somebody_known_is_met_without_the_database(store: Store) -> None:
    await store.people.meet(ANN)
    asked = statements(store)
    await store.people.meet(ANN)
    assert asked == []


async def test_somebody_whose_direct_messages_were_closed_is_met_anew(store: Store) -> None:
    table = await begun(store)
    await store.people.meet(ANN)
    await store.people.mark_closed(ANN.id, True)
    await store.people.meet(ANN)
    row = await store.tables.find(table)
    assert row is not None
    assert not row.seats[0].closed


async def test_an_unknown_table_is_not_taken_for_a_known_one(store: Store) -> None:
    assert await store.tables.find(TableId(1)) is None
    assert await store.tables.find(await begun(store)) is not None


@pytest.mark.usefixtures("database", "flushed")
async def test_a_play_waits_for_the_disk_and_what_can_be_shown_again_does_not(store: Store) -> None:
    table = await begun(store)
    asked = statements(store)
    await store.shown.mark_table(table, 0, 7, [])
    await store.shown.mark_hand(table, SEAT, 8, 9, 0)
    await store.record.add_play(table, play(1), b"after", Status.RUNNING, None)
    told = [statement.split()[0] if "PRAGMA" not in statement else statement for statement in asked]
    assert told[:4] == ["PRAGMA synchronous=NORMAL", "BEGIN", "UPDATE", "BEGIN"]
    assert told[4:8] == ["UPDATE", "PRAGMA synchronous=FULL", "BEGIN", "INSERT"]


async def test_an_order_of_whose_end_its_owner_was_told_is_gone_at_once(store: Store) -> None:
    table = await begun(store)
    await store.orders.keep(replace(ORDER, due=None, over=Text("order-amiss")))
    assert await store.orders.at(table)
    await store.record.add_play(table, play(1), b"after", Status.RUNNING, 99)
    assert not await store.orders.at(table)


async def over(store: Store, count: int) -> list[TableId]:
    """So many tables that nobody plays at any more, newest first."""
    rows = [await store.tables.add(NEW, ANN) for _ in range(count)]
    for row in rows:
        await store.tables.close(row.id)
    return [row.id for row in reversed(rows)]


async def test_of_the_tables_that_are_over_only_the_newest_are_found_and_of_the_living_all(
    store: Store,
) -> None:
    oldest = await begun(store)
    ended = await over(store, 26)
    assert [row.id for row in await store.tables.in_channel(NEW.channel, EVERY)] == [
        *ended[:25],
        oldest,
    ]
    assert [row.id for row in await store.tables.of_user(ANN.id, EVERY)] == [*ended[:25], oldest]


async def test_many_tables_that_are_found_do_not_drive_out_what_is_at_hand(store: Store) -> None:
    for _ in range(65):
        await store.tables.add(NEW, ANN)
    found = await store.tables.in_channel(NEW.channel, EVERY)
    asked = statements(store)
    assert await store.tables.in_channel(NEW.channel, EVERY) == found
    assert len([told for told in asked if told.startswith("SELECT")]) == 3


async def test_what_is_read_while_it_is_being_written_is_not_taken_for_what_is_written(
    store: Store,
) -> None:
    table = await begun(store)
    async with store.database.transaction() as connection:
        await connection.execute(update_table(table, language="ru"))
        row = await store.tables.find(table)
        assert row is not None
        assert row.language == NEW.language, "a read waits for no write"
    row = await store.tables.find(table)
    assert row is not None
    assert row.language == "ru"


@pytest.mark.parametrize("heard", [RowCache.forget, RowCache.clear], ids=["table", "everything"])
async def test_what_another_process_changes_during_a_write_is_read_again(
    store: Store, heard: Callable[..., None]
) -> None:
    table = await begun(store)
    stale = await store.tables.find(table)
    assert stale is not None
    cache = store.database.cache
    with cache.transaction(), cache.replacing(table, lambda found: found):
        heard(cache, *([table] if heard is RowCache.forget else []))
    assert table not in cache.tables
