"""Two processes on one database of a PostgreSQL server: whatever they do at once, it is as if one
had done it.

Two stores and two hosts in one process stand for them: they share nothing but the database.
`make race` does all of it many times more.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from bot.hosting.host import Host, MovedOn, open_host
from bot.hosting.scheduler import Scheduler
from bot.hosting.vote_rules import Ballot
from bot.store import MadeBy, StaleTable, Status, Store, TableId, open_store
from bot.store.statements import update_table
from games.library import Library
from games.moves import Illegal
from games.questions import Misread
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Pass
from tests.bot.host_helpers import ANN, MEI, THEO
from tests.bot.hosting.auction import FIRST, SECOND, begun, lay
from tests.bot.wire import PATIENCE
from tests.postgres import Server

RACES = int(os.environ.get("PARLOUR_RACES", "35"))
"""Of each kind."""


@dataclass(frozen=True, slots=True)
class Two:
    """Two processes."""

    stores: tuple[Store, Store]
    hosts: tuple[Host, Host]
    clock: Clockwork


@pytest.fixture
async def two(server: Server, template: str, clock: Clockwork) -> AsyncIterator[Two]:
    name = server.new_database(template)
    stores = (await open_store(server.url(name)), await open_store(server.url(name)))
    first, second = (
        open_host(store, Library((MARBLES,)), clock, lambda bits: 2**bits // 2) for store in stores
    )
    yield Two(stores, (first, second), clock)
    for store in stores:
        await store.database.close()
    server.drop(name)


async def at_once(*works: Awaitable[object]) -> list[object]:
    """Do all of it at once; what came of each, where a refusal is one too."""
    done = await asyncio.gather(*works, return_exceptions=True)
    for found in done:
        if isinstance(found, BaseException) and not isinstance(found, Illegal | Misread):
            raise found
    return list(done)


async def plies(two: Two, table: TableId) -> list[int]:
    """The plies of the record; both processes see the same table, and all of the record."""
    rows = [await host.tables.row(table) for host in two.hosts]
    record = await two.stores[0].record.of(table)
    assert len(record) == max(row.ply for row in rows)
    return [entry.ply for entry in record]


async def test_a_hint_that_is_noted_holds_up_no_move_of_another_process(two: Two) -> None:
    table = await begun(two.hosts[0])
    position = await two.hosts[0].tables.position(table)
    async with two.hosts[1].locks.of(table):
        await two.hosts[0].results.note_hint(position, position.row.seats[0])
        written = update_table(table, thread=5)  # a write that counts as a change, as a move does
        await two.stores[1].database.execute(written)
    seats = [(await host.tables.row(table)).seats[0] for host in two.hosts]
    assert [seat.hints for seat in seats] == [1, 1]


async def test_of_two_moves_at_once_one_is_made(two: Two) -> None:
    for _ in range(RACES):
        table = await begun(two.hosts[0])
        done = await at_once(
            *(
                host.moves.play(table, 0, ANN.id, lay(coin))
                for host, coin in zip(two.hosts, (3, 4), strict=True)
            )
        )
        assert sum(isinstance(found, MovedOn) for found in done) == 1, done
        assert await plies(two, table) == [1]
        # Whoever lost knows the table as it is now.
        loser = next(
            host for host, found in zip(two.hosts, done, strict=True) if isinstance(found, MovedOn)
        )
        await loser.moves.play(table, 1, THEO.id, Pass())
        assert await plies(two, table) == [1, 2]


async def test_votes_at_once_are_all_counted(two: Two) -> None:
    one, other = two.hosts
    for _ in range(RACES):
        table = await begun(one)
        asked = await one.proposals.pause(table, ANN.id)
        assert (await other.tables.row(table)).paused_at is None
        await at_once(
            other.votes.cast(asked.id, THEO, Ballot.YES),
            one.votes.cast(asked.id, ANN, Ballot.YES),
            one.moves.play(table, 0, ANN.id, lay(3)),
        )
        (proposal,) = [await one.settlement.proposal(asked.id)]
        assert proposal.votes.keys() == {FIRST, SECOND} or proposal.outcome is not None
        paused = await two.stores[1].tables.find(table)
        assert paused is not None
        assert (paused.paused_at is not None) == (proposal.outcome == Ballot.YES.value)
        assert await plies(two, table) == list(range(1, paused.ply + 1))


async def test_of_two_take_backs_at_once_one_takes_back(two: Two) -> None:
    one, other = two.hosts
    for _ in range(RACES):
        table = await begun(one)
        await other.moves.play(table, 0, ANN.id, lay(3))
        done = await at_once(
            one.proposals.take_back(table, ANN.id, ply=1),
            other.proposals.take_back(table, ANN.id, ply=1),
        )
        assert sum(isinstance(found, Illegal) for found in done) == 1, done
        assert await plies(two, table) == [1, 2]


async def test_an_order_is_obeyed_once(two: Two) -> None:
    one, other = two.hosts
    for _ in range(RACES):
        table = await begun(one)
        await one.orders.leave(table, THEO.id, "up-to 9")
        await other.moves.play(table, 0, ANN.id, lay(4))
        due = await one.orders.next_due(table)
        assert due is not None
        two.clock.tick(due[1] - two.clock() + 1)
        await at_once(*(host.moves.obey(table, SECOND) for host in (one, other, one, other)))
        record = await two.stores[0].record.of(table)
        assert [entry.by for entry in record] == [MadeBy.HAND, MadeBy.ORDER]


async def test_an_order_and_its_withdrawal_at_once_are_one_after_the_other(two: Two) -> None:
    one, other = two.hosts
    for _ in range(RACES):
        table = await begun(one)
        await one.orders.leave(table, THEO.id, "up-to 9")
        await other.moves.play(table, 0, ANN.id, lay(4))
        due = await one.orders.next_due(table)
        assert due is not None
        two.clock.tick(due[1] - two.clock() + 1)
        withdrawn, _ = await at_once(
            other.orders.withdraw(table, THEO.id), one.moves.obey(table, SECOND)
        )
        record = await two.stores[1].record.of(table)
        assert withdrawn is True or len(record) == 2
        assert await one.orders.row(table, SECOND) is None
        assert await other.orders.row(table, SECOND) is None


async def test_of_two_who_take_the_last_seat_at_once_one_sits(two: Two) -> None:
    one, other = two.hosts
    for _ in range(RACES):
        row = await one.seating.open(
            MARBLES.key, ANN, size=2, automas=0, language="en", guild=7, channel=8
        )
        done = await at_once(one.seating.join(row.id, THEO), other.seating.join(row.id, MEI))
        assert sum(isinstance(found, Illegal) for found in done) == 1, done
        begins = await at_once(*(host.seating.begin(row.id, ANN.id) for host in two.hosts))
        assert sum(isinstance(found, Illegal) for found in begins) == 1, begins
        found = await two.stores[1].tables.find(row.id)
        assert found is not None
        assert (len(found.seats), found.status) == (2, Status.RUNNING)


async def test_what_one_changes_the_other_sees_without_asking(two: Two) -> None:
    one, other = two.hosts
    table = await begun(one)
    assert (await other.tables.row(table)).ply == 0
    heard = asyncio.Event()
    peers = two.stores[1].database.peers
    assert peers is not None
    peers.on_change.append(lambda changed, _: heard.set() if changed == table else None)
    await one.moves.play(table, 0, ANN.id, lay(3))
    async with asyncio.timeout(PATIENCE):
        while (await other.tables.row(table)).ply == 0:
            await heard.wait()
            heard.clear()


async def test_a_table_that_was_read_is_not_read_again_under_its_lock(two: Two) -> None:
    one, other = two.hosts
    table, read = await begun(one), list[str]()
    two.stores[1].database.backend.trace(read.append)
    await other.tables.row(table)
    assert read
    read.clear()
    async with other.locks.of(table):
        await other.tables.row(table)
    assert not read


async def test_what_is_written_after_the_lock_was_lost_is_not_kept(two: Two) -> None:
    """The connection that holds the lock is cut in the middle of a change, and another process
    changes the table meanwhile.
    """
    one, other = two.hosts
    table = await begun(one)
    peers = two.stores[0].database.peers
    assert peers is not None
    await one.orders.leave(table, THEO.id, "up-to 9")
    async with one.locks.of(table):
        row = await one.orders.row(table, SECOND)
        assert row is not None
        await peers.give_up_locks()
        assert await other.orders.withdraw(table, THEO.id)
        with pytest.raises(StaleTable):
            await two.stores[0].orders.keep(row)
    assert await other.orders.row(table, SECOND) is None
    assert await one.orders.row(table, SECOND) is None


def outrun(two: Two) -> None:
    """Let the first process, the next time it holds a table, lose the lock, and let the other one
    change the table.
    """
    one, other = two.hosts
    hold_off = one.locks._hold_off

    @asynccontextmanager
    async def held(table: TableId) -> AsyncIterator[None]:
        async with hold_off(table):
            one.locks._hold_off = hold_off
            await one.tables.row(table)
            peers = two.stores[0].database.peers
            assert peers is not None
            await peers.give_up_locks()
            await other.orders.leave(table, THEO.id, "up-to 9")
            yield

    one.locks._hold_off = held


async def test_whoever_loses_a_race_is_told_that_the_table_has_moved_on(two: Two) -> None:
    one, _ = two.hosts
    table = await begun(one)
    works: dict[str, Callable[[], Awaitable[object]]] = {
        "a move": lambda: one.moves.play(table, 0, ANN.id, lay(3)),
        "an order": lambda: one.orders.leave(table, THEO.id, "up-to 8"),
        "a proposal": lambda: one.proposals.pause(table, ANN.id),
    }
    for work in works.values():
        outrun(two)
        with pytest.raises(MovedOn):
            await work()
    assert await plies(two, table) == []


async def test_a_race_lost_at_a_deadline_does_not_end_the_watch(
    two: Two, caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = two.hosts
    table = await begun(one)
    asked = await one.proposals.pause(table, ANN.id)
    two.clock.tick(asked.until - two.clock() + 1)
    scheduler = Scheduler(one, sleep=two.clock.sleep)
    outrun(two)
    closed = asyncio.Event()
    one.changes.on_change.append(lambda _: closed.set())
    with caplog.at_level(logging.ERROR):
        scheduler.wake(table)
        async with asyncio.timeout(PATIENCE):
            await closed.wait()
    assert (await one.settlement.proposal(asked.id)).outcome is not None
    assert not caplog.records
    await scheduler.close()
