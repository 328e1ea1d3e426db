"""Answers that several people owe at once: none makes another stale, and each may be given anew
until all are in.
"""

from __future__ import annotations

import asyncio

import pytest

from bot.hosting.host import Host, MovedOn, open_host
from bot.messages.turns import TurnPart, part_of
from bot.store import MadeBy, Store, TableId
from games.engine import Seat
from games.library import Library
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Lay, Opened, Pass, Seal
from tests.bot.host_helpers import ANN, MEI, THEO, refused
from tests.bot.workers.test_automas import playing, until

SEATS = [Seat(0), Seat(1), Seat(2)]


@pytest.fixture
def host(store: Store) -> Host:
    return open_host(store, Library((MARBLES,)))


async def begun(host: Host, auction: str = "sealed") -> TableId:
    """A game of three, all of whom are asked at once if the auction is sealed."""
    options = [("auction", auction), ("lots", "1")]
    row = await host.seating.open(
        MARBLES.key, ANN, size=3, options=options, language="en", guild=7, channel=8
    )
    for person in (THEO, MEI):
        await host.seating.join(row.id, person)
    await host.seating.begin(row.id, ANN.id)
    return row.id


async def limits(host: Host, table: TableId) -> list[int]:
    """What everybody has been told of the limits."""
    news = await host.tables.news_since(table, 0)
    return [
        event.limit
        for move in news
        for event in move.events
        if isinstance(event, Opened) and event.to is None
    ]


async def test_who_answers_at_once_with_others_is_not_refused(host: Host) -> None:
    table = await begun(host)
    people = (ANN, THEO, MEI)
    await asyncio.gather(
        *(host.moves.play(table, 0, who.id, Seal(n)) for n, who in enumerate(people, start=1))
    )
    assert (await host.tables.position(table)).table.over
    assert sorted(await limits(host, table)) == [1, 2, 3]


async def test_an_answer_may_be_given_anew_until_the_last_has_come_in(host: Host) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, Seal(1))
    await host.moves.play(table, 0, THEO.id, Seal(2))
    await host.moves.play(table, 1, ANN.id, Seal(3))
    assert not (await host.tables.position(table)).table.over
    await host.moves.play(table, 0, MEI.id, Seal(0))
    assert sorted(await limits(host, table)) == [0, 2, 3]


async def test_an_answer_to_what_one_has_answered_since_is_not_taken(host: Host) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, Seal(1))
    with pytest.raises(MovedOn):
        await host.moves.play(table, 0, ANN.id, Seal(1))
    assert (await host.tables.row(table)).ply == 1


async def test_an_interaction_delivered_twice_answers_once(host: Host) -> None:
    table = await begun(host)
    for _ in range(2):
        await host.moves.play(table, 0, ANN.id, Seal(1), interaction=99)
        await host.moves.play(table, 0, THEO.id, Seal(2), interaction=100)
    assert (await host.tables.row(table)).ply == 2


async def test_an_answer_comes_too_late_once_all_are_in(host: Host) -> None:
    table = await begun(host)
    for who in (ANN, THEO, MEI):
        await host.moves.play(table, 0, who.id, Seal(0))
    assert await refused(host.moves.play(table, 1, ANN.id, Seal(9))) == "table-finished"


async def test_a_move_in_turn_is_not_played_for_an_older_table(host: Host) -> None:
    table = await begun(host, "open")
    await host.moves.play(table, 0, ANN.id, Lay(frozenset({1})))
    await host.moves.play(table, 1, THEO.id, Pass())
    with pytest.raises(MovedOn):
        await host.moves.play(table, 1, MEI.id, Pass())


async def test_the_table_waits_only_for_those_whose_answer_is_not_in(host: Host) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, THEO.id, Seal(2))
    position = await host.tables.position(table)
    assert [part_of(position, seat) for seat in SEATS] == [
        TurnPart.ACT,
        TurnPart.REVISE,
        TurnPart.ACT,
    ]


async def test_an_automa_answers_once(host: Host) -> None:
    async with playing(host) as automas:
        options = [("auction", "sealed"), ("lots", "1")]
        row = await host.seating.open(
            MARBLES.key, ANN, size=2, automas=1, options=options, language="en", guild=7, channel=8
        )
        await until(host, row.id, lambda position: position.row.ply == 1)
        automas.wake(row.id)
        await host.moves.play(row.id, 0, ANN.id, Seal(1))
    assert [entry.by for entry in await host.record.of(row.id)] == [MadeBy.AUTOMA, MadeBy.HAND]
