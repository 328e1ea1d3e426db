"""Newcomers: whoever has not met a kind of decision twice, by their own hand, in a real game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.hosting.host import Host, open_host
from bot.store import Store, TableId
from games.engine import Seat
from games.lesson import LEARNER
from games.library import Library
from games.questions import answers
from games.splendor import GAME as SPLENDOR
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN, THEO


@pytest.fixture
def host(store: Store) -> Host:
    return open_host(store, Library((SPLENDOR,)), Clockwork(), lambda bits: 1)


async def begun(host: Host) -> TableId:
    row = await host.seating.open(SPLENDOR.key, ANN, size=2, language="en", guild=7, channel=8)
    await host.seating.join(row.id, THEO)
    await host.seating.begin(row.id, ANN.id)
    return row.id


async def turns(host: Host, table: TableId, n: int) -> Sequence[tuple[Seat, bool]]:
    """Who acts in these turns, and whether they are new to that."""
    found = []
    for _ in range(n):
        position = await host.tables.position(table)
        (decision,) = position.table.waiting
        seat = decision.seat
        found.append((seat, await host.introductions.is_newcomer(position, seat)))
        user = position.row.seats[seat].user
        assert user is not None
        action = next(move for _, move in answers(decision.ask(position.table)))
        await host.moves.play(table, position.row.ply, user, action)  # type: ignore[arg-type]
    return found


async def test_whoever_has_met_a_decision_once_knows_it(host: Host) -> None:
    table = await begun(host)
    found = await turns(host, table, 4)
    assert [new for _, new in found] == [True] * 2 + [False] * 2
    assert {seat for seat, _ in found[2:]} == {0, 1}


async def test_it_is_known_at_the_next_table_until_its_owner_is_forgotten(host: Host) -> None:
    await turns(host, await begun(host), 2)
    again = await host.tables.position(await begun(host))
    waiting = again.table.waiting[0].seat
    assert not await host.introductions.is_newcomer(again, waiting)
    user = again.row.seats[waiting].user
    assert user is not None
    await host.data_deletion.forget(user, {"en": "somebody"})
    assert await host.introductions.is_newcomer(again, waiting)


async def test_what_a_computer_player_does_counts_for_nobody(host: Host) -> None:
    row = await host.seating.open(
        SPLENDOR.key, ANN, size=2, automas=1, language="en", guild=7, channel=8
    )
    position = await host.tables.position(row.id)
    automa = next(seat.seat for seat in position.row.seats if seat.automa)
    for _ in range(2):
        position = await host.tables.position(row.id)
        if (decision := position.table.waiting[0]).seat == automa:
            assert not await host.introductions.is_newcomer(position, automa)
            action = next(move for _, move in answers(decision.ask(position.table)))
            await host.moves.play_automa(row.id, position.row.ply, automa, action)  # type: ignore[arg-type]
        else:
            await turns(host, row.id, 1)
    assert await host.introductions._store.has_met(ANN.id, SPLENDOR.key, ("turn",))


async def test_a_lesson_counts_for_nothing_before_its_end_and_introduces_nothing(
    host: Host,
) -> None:
    position = await host.lessons.open(ANN, SPLENDOR.key, "en")
    for _ in range(3):
        line = (await host.lessons.progress(position)).line
        assert line is not None
        assert not await host.introductions.is_newcomer(position, LEARNER)
        await host.moves.play(position.row.id, position.row.ply, ANN.id, line.action)
        position = await host.lessons.go_on(position.row.id)
    table = await begun(host)
    assert all(new for _, new in await turns(host, table, 2))


async def test_whoever_has_finished_the_lesson_is_no_newcomer(host: Host) -> None:
    position = await host.lessons.open(ANN, SPLENDOR.key, "en")
    while (line := (await host.lessons.progress(position)).line) is not None:
        await host.moves.play(position.row.id, position.row.ply, ANN.id, line.action)
        position = await host.lessons.go_on(position.row.id)
    table = await begun(host)
    assert dict(await turns(host, table, 2)) == {0: False, 1: True}
