"""Orders at the host: left, kept, obeyed in their time, and over when their time is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.hosting.host import Host, LeftOrder, MovedOn, open_host
from bot.hosting.vote_rules import Ballot
from bot.store import DELAY, MadeBy, Store, TableId
from bot.store.policy import TablePolicy
from games.engine import Seat
from games.library import Library
from games.moves import Action
from games.text import Text
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Blindly, Pass, UpTo
from tests.bot.host_helpers import ANN, MEI, THEO, refused
from tests.bot.hosting.auction import FIRST, SECOND, begun, lay

LONGEST = DELAY[1]


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, Library((MARBLES,)), clock, lambda bits: 2**bits // 2)


async def hand(host: Host, table: TableId, ply: int, action: Action) -> None:
    """A move of whoever must act."""
    position = await host.tables.position(table)
    user = position.row.seats[position.table.waiting[0].seat].user
    assert user is not None
    await host.moves.play(table, ply, user, action)


async def order_of(host: Host, table: TableId, seat: Seat = SECOND) -> LeftOrder | None:
    return await host.orders.at(await host.tables.position(table), seat)


async def due_of(host: Host, table: TableId) -> float:
    due = await host.orders.next_due(table)
    assert due is not None
    return due[1]


async def come(host: Host) -> TableId:
    """A table at which Theo goes up to nine, and Ann has bid four."""
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    await hand(host, table, 0, lay(4))
    return table


# Leaving


async def test_an_order_is_read_by_its_owner_alone(host: Host) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    assert await order_of(host, table) == LeftOrder(
        Text("order-up-to", limit=9), coming=False, over=None
    )
    assert await order_of(host, table, FIRST) is None
    assert [
        (position.row.id, left.line.key) for position, left in await host.orders.of_user(THEO.id)
    ] == [(table, "order-up-to")]
    assert await host.orders.of_user(ANN.id) == []


async def test_a_seat_has_one_order_the_last_that_was_left(host: Host) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    await host.orders.leave(table, THEO.id, "pass")
    assert await order_of(host, table) == LeftOrder(Text("do-pass"), coming=False, over=None)


async def test_an_order_that_is_not_asked_for_is_not_taken(host: Host) -> None:
    table = await begun(host)
    with pytest.raises(MovedOn):
        await host.orders.leave(table, THEO.id, "up-to 99")
    with pytest.raises(MovedOn):
        await host.orders.leave(table, THEO.id, "up-to")
    sealed = await begun(host, auction="sealed")
    with pytest.raises(MovedOn):
        await host.orders.leave(sealed, THEO.id, "up-to 9")


async def test_strangers_leave_and_withdraw_nothing(host: Host) -> None:
    table = await begun(host)
    assert await refused(host.orders.leave(table, MEI.id, "up-to 9")) == "table-not-yours"
    assert await refused(host.orders.withdraw(table, MEI.id)) == "table-not-yours"


async def test_nobody_withdraws_the_order_of_another(host: Host) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    assert not await host.orders.withdraw(table, ANN.id)
    assert await order_of(host, table) is not None


# On one's turn


async def test_an_order_on_ones_turn_is_obeyed_at_once_as_if_by_hand_and_stands(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host)
    played = await host.moves.play(table, 0, ANN.id, UpTo(limit=9, lot=1))
    assert [event.line.key for event in played.news.events] == ["raised"]
    stands = LeftOrder(Text("order-up-to", limit=9), coming=False, over=None)
    assert await order_of(host, table, FIRST) == played.order == stands
    assert [entry.by for entry in await host.record.of(table)] == [MadeBy.HAND]
    assert await host.orders.next_due(table) is None
    await hand(host, table, 1, lay(4))
    assert LONGEST > await due_of(host, table) - clock() > 0


async def test_an_order_on_ones_turn_takes_the_place_of_an_older_one(host: Host) -> None:
    table = await begun(host)
    await host.orders.leave(table, ANN.id, "up-to 5")
    played = await host.moves.play(table, 0, ANN.id, UpTo(limit=9, lot=1))
    assert played.order == LeftOrder(Text("order-up-to", limit=9), coming=False, over=None)


async def test_what_is_no_order_for_ones_turn_leaves_none(host: Host) -> None:
    table = await begun(host)
    with pytest.raises(MovedOn):
        await host.moves.play(table, 0, THEO.id, UpTo(limit=9, lot=1))
    assert await refused(host.moves.play(table, 0, ANN.id, Blindly(frozenset({9}), 1)))
    assert await order_of(host, table, FIRST) is None
    assert await order_of(host, table) is None


async def test_whoever_takes_such_a_move_back_takes_the_order_back(host: Host) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, UpTo(limit=9, lot=1))
    position = await host.tables.position(table)
    await host.take_backs.go_back(position, await host.take_backs.way_back(position, ANN.id))
    left = await order_of(host, table, FIRST)
    assert left is not None
    assert left.over == Text("order-taken-back")


async def test_where_only_one_person_plays_orders_wait_for_nothing(
    host: Host, clock: Clockwork
) -> None:
    row = await host.seating.open(
        MARBLES.key,
        ANN,
        size=2,
        automas=1,
        options=(),
        policy=TablePolicy(),
        language="en",
        guild=7,
        channel=8,
    )
    await host.moves.play(row.id, 0, ANN.id, UpTo(limit=9, lot=1))
    await host.moves.play_automa(row.id, 1, SECOND, lay(4))
    assert await due_of(host, row.id) == clock()
    await host.moves.obey(row.id, FIRST)
    assert (await host.tables.position(row.id)).table.waiting[0].seat == SECOND


# Obeying


async def test_an_order_waits_for_its_turn(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    assert await host.orders.next_due(table) is None
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert (await host.tables.row(table)).ply == 0


@pytest.mark.parametrize(
    ("bits", "waits"),
    [(lambda bits: 0, 30.0), (lambda bits: 2 ** (bits - 1), 105.0)],
    ids=["least", "middle"],
)
async def test_when_its_turn_has_come_it_waits_for_a_time_within_the_tables_range(
    store: Store, clock: Clockwork, bits: Callable[[int], int], waits: float
) -> None:
    host = open_host(store, Library((MARBLES,)), clock, bits)
    table = await come(host)
    assert await due_of(host, table) - clock() == waits


async def test_it_is_not_obeyed_a_second_too_soon(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    clock.tick(await due_of(host, table) - clock() - 1)
    await host.moves.obey(table, SECOND)
    assert (await host.tables.row(table)).ply == 1


async def test_it_is_obeyed_as_an_ordinary_action(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    entry = (await host.record.of(table))[-1]
    assert (entry.ply, entry.seat, entry.user, entry.by) == (2, SECOND, THEO.id, MadeBy.ORDER)
    by_hand = await begun(host)
    await hand(host, by_hand, 0, lay(4))
    await hand(host, by_hand, 1, lay(5))
    assert (await host.tables.news_since(table, 0))[1:] == (
        await host.tables.news_since(by_hand, 0)
    )[1:]


async def test_it_stays_in_force_and_waits_anew_at_each_turn(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert await host.orders.next_due(table) is None
    await hand(host, table, 2, lay(2))
    assert await due_of(host, table) > clock()


async def test_while_it_waits_its_owner_may_act(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    await host.moves.play(table, 1, THEO.id, lay(5, 1))
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert [entry.by for entry in await host.record.of(table)] == [MadeBy.HAND, MadeBy.HAND]
    assert await order_of(host, table) is not None


async def test_while_it_waits_it_may_be_changed_and_waits_no_longer_for_that(
    host: Host, clock: Clockwork
) -> None:
    table = await come(host)
    due = await due_of(host, table)
    clock.tick(20)
    await host.orders.leave(table, THEO.id, "pass")
    assert await due_of(host, table) == due
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert (await host.record.of(table))[-1].action == MARBLES.rules.codec.write_move(Pass())


async def test_while_it_waits_it_may_be_withdrawn(host: Host, clock: Clockwork) -> None:
    table = await come(host)
    assert await host.orders.withdraw(table, THEO.id)
    clock.tick(LONGEST)
    await host.moves.obey(table, SECOND)
    assert (await host.tables.row(table)).ply == 1


async def test_in_a_pause_its_owner_is_not_told_that_it_acts_soon(host: Host) -> None:
    table = await come(host)
    asked = await host.proposals.pause(table, ANN.id)
    await host.votes.cast(asked.id, THEO, Ballot.YES)
    paused = await order_of(host, table)
    assert paused is not None
    assert not paused.coming
    await host.pauses.resume(table, ANN.id)
    resumed = await order_of(host, table)
    assert resumed is not None
    assert resumed.coming


# Restarts


async def test_a_restart_neither_loses_nor_shortens_the_wait(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await come(host)
    due = await due_of(host, table)
    clock.tick(20)
    again = open_host(store, Library((MARBLES,)), clock)
    assert await again.orders.renew_delays() == [table]
    assert await due_of(again, table) == due


async def test_what_fell_due_while_nobody_was_there_is_not_obeyed_at_the_very_start(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await come(host)
    clock.tick(24 * 60 * 60)
    again = open_host(store, Library((MARBLES,)), clock)
    await again.orders.renew_delays()
    assert DELAY[0] <= await due_of(again, table) - clock() <= DELAY[1]


# The range


@pytest.mark.parametrize("delay", [(-1, 5), (6, 5), (0, 4000)])
async def test_a_range_that_is_none_is_refused(host: Host, delay: tuple[int, int]) -> None:
    opening = host.seating.open(
        MARBLES.key, ANN, size=2, delay=delay, language="en", guild=7, channel=8
    )
    assert await refused(opening) == "table-delay"
