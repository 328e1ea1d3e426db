"""Automas that stand in for somebody at the host: for a whole turn, unless whoever is away comes
back.
"""

from __future__ import annotations

from bot.hosting.host import Host, open_host
from bot.store import Absence, MadeBy, Store, TableId
from bot.store.policy import TablePolicy
from games.library import Library
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN, THEO
from tests.bot.hosting.auction import FIRST, HOUR
from tests.games.toy import TOY, Bid, Share


async def at_the_last_bid(store: Store, clock: Clockwork) -> tuple[Host, TableId]:
    """A table at which Theo has bid, and an automa is to stand in for Ann, whose turn is a bid and
    what comes of it.
    """
    host = open_host(store, Library((TOY,)), clock)
    policy = TablePolicy(absent=Absence.AUTOMATIC, absent_after=1)
    row = await host.seating.open(
        TOY.key, ANN, size=2, policy=policy, language="en", guild=7, channel=8
    )
    await host.seating.join(row.id, THEO)
    await host.seating.begin(row.id, ANN.id)
    await host.moves.play(row.id, 0, THEO.id, Bid(0))
    clock.tick(HOUR)
    await host.settlement.settle(row.id)
    return host, row.id


async def test_whoever_stands_in_plays_on_until_the_game_waits_for_somebody_else(
    store: Store, clock: Clockwork
) -> None:
    host, table = await at_the_last_bid(store, clock)
    await host.moves.play_automa(table, 1, FIRST, Bid(3))
    await host.moves.play_automa(table, 2, FIRST, Share(frozenset({0})))
    assert [entry.by for entry in await host.record.of(table)] == [
        MadeBy.HAND,
        MadeBy.STAND_IN,
        MadeBy.STAND_IN,
    ]
    assert not (await host.tables.row(table)).seats[FIRST].stand_in


async def test_whoever_comes_back_in_the_middle_of_their_turn_plays_on_themselves(
    store: Store, clock: Clockwork
) -> None:
    host, table = await at_the_last_bid(store, clock)
    await host.moves.play_automa(table, 1, FIRST, Bid(3))
    await host.moves.play(table, 2, ANN.id, Share(frozenset({0})))
    assert [seat.stand_in for seat in (await host.tables.row(table)).seats] == [False, False]
