"""Moves that leave nothing to choose: the game goes on by itself, and can be taken back."""

from __future__ import annotations

import pytest

from bot.hosting.host import Host, MovedOn, open_host
from bot.store import MadeBy, Store
from games.engine import Seat
from games.library import Library
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.host_helpers import ANN, THEO
from tests.bot.hosting.auction import begun, lay


@pytest.fixture
def host(store: Store) -> Host:
    return open_host(store, Library((MARBLES,)), Clockwork(), lambda bits: 2**bits // 2)


async def test_whoever_cannot_raise_is_not_asked(host: Host) -> None:
    table = await begun(host, auction="brisk")
    played = await host.moves.play(table, 0, ANN.id, lay(1, 2, 3, 4, 5))
    record = await host.record.of(table)
    assert [(entry.by, entry.seat) for entry in record] == [
        (MadeBy.HAND, 0),
        (MadeBy.FORCED, 1),
        (MadeBy.FORCED, 0),
    ]
    assert played.news.ply == 1
    assert [(news.ply, [note.key for note in news.notes]) for news in played.following] == [
        (2, ["note-forced"]),
        (3, []),  # said once a game
    ]
    assert [one.seat for one in played.position.table.waiting] == [1]
    assert await host.tables.position(table) == played.position


async def test_whoever_can_raise_is_asked(host: Host) -> None:
    table = await begun(host, auction="brisk")
    played = await host.moves.play(table, 0, ANN.id, lay(5))
    assert (played.following, played.position.row.ply) == ((), 1)


async def test_a_move_is_taken_back_with_all_that_followed_by_itself(host: Host) -> None:
    table = await begun(host, auction="brisk")
    before = (await host.tables.position(table)).table
    await host.moves.play(table, 0, ANN.id, lay(1, 2, 3, 4, 5))
    way = await host.take_backs.way_back(await host.tables.position(table), ANN.id)
    assert (way.ply, way.asks) == (1, frozenset())  # Theo chose nothing, so nobody asks him
    assert await host.proposals.take_back(table, ANN.id, ply=1) is None
    assert (await host.tables.position(table)).table == before


async def test_whoever_was_not_asked_takes_nothing_back(host: Host) -> None:
    table = await begun(host, auction="brisk")
    await host.moves.play(table, 0, ANN.id, lay(4))
    await host.moves.play(table, 1, THEO.id, lay(5))
    played = await host.moves.play(table, 2, ANN.id, lay(1, 2, 3, 5))
    assert played.position.row.ply == 5
    way = await host.take_backs.way_back(played.position, THEO.id)
    assert (way.ply, way.asks) == (2, frozenset({Seat(0)}))


async def test_the_end_of_a_game_is_left_to_the_player(host: Host) -> None:
    table = await begun(host, auction="brisk", lots="1")
    played = await host.moves.play(table, 0, ANN.id, lay(1, 2, 3, 4, 5))
    assert played.following == ()
    assert played.position.owed_by(Seat(1)) is not None


async def test_an_interaction_that_comes_twice_is_answered_alike(host: Host) -> None:
    table = await begun(host, auction="brisk")
    first = await host.moves.play(table, 0, ANN.id, lay(1, 2, 3, 4, 5), interaction=7)
    again = await host.moves.play(table, 0, ANN.id, lay(1, 2, 3, 4, 5), interaction=7)
    assert (again.position, again.news.ply) == (first.position, first.news.ply)
    with pytest.raises(MovedOn):
        await host.moves.play(table, 0, ANN.id, lay(1), interaction=8)
