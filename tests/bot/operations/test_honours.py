"""What people have earned is found anew from the records: all of it, and as often as one likes."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

from sqlalchemy import update

from bot.hosting.host import open_host
from bot.store import ResultRow, Store, TableId, open_store
from bot.store.people_schema import RESULTS
from bot.store.schema import RECORD
from games.automa import choose_by_habit
from games.chance import Chance
from tests.bot.host_helpers import ANN, MEI, THEO
from tests.bot.operations.test_maintenance import said_by
from tests.library import LIBRARY

PROMISING = 6
"""A seed with which somebody earns something, as computer players bid today."""


async def played(store: Store, seed: int) -> TableId:
    """A whole game of three people, after whose end nobody has asked for anything."""
    host, luck = open_host(store, LIBRARY, randomness=Random(seed).getrandbits), Chance(seed)
    row = await host.seating.open(
        "high-society", ANN, size=3, automas=0, language="en", guild=7, channel=8
    )
    for guest in (THEO, MEI):
        await host.seating.join(row.id, guest)
    await host.seating.begin(row.id, ANN.id)
    while (position := await host.tables.position(row.id)).live:
        seat = position.table.waiting[0].seat
        user = position.row.seats[seat].user
        assert user is not None
        action = choose_by_habit(position.game, position.table, seat, luck)
        await host.moves.play(row.id, position.row.ply, user, action)
    return row.id


async def with_honours(store: Store) -> tuple[TableId, list[ResultRow]]:
    """The first game in which somebody earned something, and its results."""
    for seed in count(PROMISING):
        table = await played(store, seed)
        host = open_host(store, LIBRARY)
        if await host.results.honours(await host.tables.position(table)):
            return table, [*await store.results.of(table)]
    raise AssertionError("there is no end of seeds")


async def test_honours_of_earlier_games_are_found_in_their_records(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "parlour.db")
    table, known = await with_honours(store)
    assert any(row.honours for row in known)
    await store.database.execute(update(RESULTS).values(honours=None))
    await store.database.close()
    for _ in range(2):
        code, said = await said_by("honours", "--data", tmp_path)
        assert (code, said.splitlines()[1:]) == (0, [])
        store = await open_store(tmp_path / "parlour.db")
        assert await store.results.of(table) == known
        await store.database.close()


async def test_what_cannot_be_played_again_stays_as_it_is(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "parlour.db")
    table, known = await with_honours(store)
    games = len(await store.results.games_of_people())
    await store.database.execute(update(RECORD).where(RECORD.c.table == table).values(edition=99))
    await store.database.close()
    code, said = await said_by("honours", "--data", tmp_path)
    assert (code, said.splitlines()) == (
        0,
        [
            f"Games whose honours are known: {games - 1}.",
            "Left as they are, because they cannot be played again: 1.",
        ],
    )
    store = await open_store(tmp_path / "parlour.db")
    assert await store.results.of(table) == known
    await store.database.close()


async def test_honours_of_a_seat_whose_person_was_forgotten_are_nobodys(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "parlour.db")
    table, known = await with_honours(store)
    gone = next(row.user for row in known if row.honours)
    assert gone is not None
    await store.people.forget(gone, {"en": "Someone"}, "over")
    host = open_host(store, LIBRARY)
    shown = await host.results.honours(await host.tables.position(table))
    assert shown == {row.seat: row.honours for row in known if row.honours and row.user != gone}
    kept = [replace(row, user=None, name="") if row.user == gone else row for row in known]
    assert await store.results.of(table) == kept
    await store.database.close()
