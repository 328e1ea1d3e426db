"""What the store keeps at hand: asked of the database once, and never older than what is written."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import event

from bot.store import Person, Status, Store, TableId
from games.engine import Seat
from tests.bot.test_store import ANN, THEO, begun, play

Writing = Callable[[Store, TableId], Awaitable[object]]

WRITINGS: dict[str, Writing] = {
    "a person sits down": lambda store, table: store.add_person(table, Seat(2), THEO),
    "an automa sits down": lambda store, table: store.add_automa(table, Seat(2), "Rivet"),
    "a seat becomes free": lambda store, table: store.remove_seat(table, Seat(1), opener=ANN.id, status=Status.OPEN),
    "the game begins": lambda store, table: store.begin(table, 4, b"laid out anew"),
    "a play": lambda store, table: store.add_play(table, play(1), b"after", Status.FINISHED, 99),
    "the notice": lambda store, table: store.mark_notice(table, 5),
    "the thread": lambda store, table: store.mark_thread(table, 6),
    "the table is shown": lambda store, table: store.mark_shown(table, 0, 7, [Seat(0)]),
    "a hand is shown": lambda store, table: store.mark_hand(table, Seat(0), 8, 9, 0, 0),
    "closed direct messages": lambda store, _: store.mark_closed(ANN.id, True),
    "another language": lambda store, _: store.meet(Person(ANN.id, "Ann", "ru")),
}


@pytest.fixture
async def other(database: Path, store: Store) -> AsyncIterator[Store]:
    """The same database, without anything at hand."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


def statements(store: Store) -> list[str]:
    """What is asked of the database from now on."""
    asked: list[str] = []
    event.listen(store._engine.sync_engine, "before_cursor_execute", lambda *heard: asked.append(heard[2]))
    return asked


@pytest.mark.parametrize("writing", WRITINGS.values(), ids=WRITINGS)
async def test_what_is_written_is_read_at_once(store: Store, other: Store, writing: Writing) -> None:
    table = await begun(store)
    before = await store.state(table)
    await writing(store, table)
    after = await store.state(table)
    assert after == await other.state(table)
    assert after != before


async def test_a_table_is_asked_of_the_database_once(store: Store) -> None:
    table = await begun(store)
    await store.state(table)
    asked = statements(store)
    await store.table(table)
    await store.state(table)
    assert asked == []


async def test_what_is_written_of_one_table_leaves_the_others_at_hand(store: Store) -> None:
    table, another = await begun(store), await begun(store)
    await store.state(table)
    await store.add_play(another, play(1), b"after", Status.RUNNING, None)
    await store.mark_shown(another, 1, 7, [])
    asked = statements(store)
    await store.state(table)
    assert asked == []


async def test_somebody_known_is_met_without_the_database(store: Store) -> None:
    await store.meet(ANN)
    asked = statements(store)
    await store.meet(ANN)
    assert asked == []


async def test_somebody_whose_direct_messages_were_closed_is_met_anew(store: Store) -> None:
    table = await begun(store)
    await store.meet(ANN)
    await store.mark_closed(ANN.id, True)
    await store.meet(ANN)
    row = await store.table(table)
    assert row is not None
    assert not row.seats[0].closed


async def test_an_unknown_table_is_not_taken_for_a_known_one(store: Store) -> None:
    assert await store.table(TableId(1)) is None
    assert await store.table(await begun(store)) is not None


async def test_a_play_waits_for_the_disk_and_what_can_be_shown_again_does_not(store: Store) -> None:
    table = await begun(store)
    asked = statements(store)
    await store.mark_shown(table, 0, 7, [])
    await store.mark_hand(table, Seat(0), 8, 9, 0, 0)
    await store.add_play(table, play(1), b"after", Status.RUNNING, None)
    told = [statement.split()[0] if "PRAGMA" not in statement else statement for statement in asked]
    assert told[:4] == ["PRAGMA synchronous=NORMAL", "BEGIN", "UPDATE", "BEGIN"]
    assert told[4:8] == ["UPDATE", "PRAGMA synchronous=FULL", "BEGIN", "INSERT"]
