"""How long the host waits for people: from when, not in a pause, and the same after a restart."""

from __future__ import annotations

import pytest

from bot.hosting.host import Host, MovedOn, open_host
from bot.hosting.scheduler import Scheduler
from bot.hosting.vote_rules import Ballot
from bot.store import Absence, MadeBy, ProposalKind, Store
from bot.store.policy import TablePolicy
from bot.workers.automas import Automas
from games.library import Library
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Pass, Seal
from tests.bot.host_helpers import ANN, MEI, THEO, refused
from tests.bot.hosting.auction import FIRST, HOUR, SECOND, begun, lay, waits
from tests.bot.workers.test_automas import until


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, Library((MARBLES,)), clock, lambda bits: 2**bits // 2)


async def test_a_seat_is_waited_for_from_the_moment_it_must_act(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host)
    clock.tick(5 * HOUR)
    await host.moves.play(table, 0, ANN.id, lay(1))
    assert await waits(host, table) == [None, 5]


async def test_the_answers_of_others_do_not_set_the_clock_back(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host, auction="sealed")
    clock.tick(5 * HOUR)
    await host.moves.play(table, 0, ANN.id, Seal(1))
    assert await waits(host, table) == [None, 0]


async def test_a_pause_does_not_count(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    clock.tick(2 * HOUR)
    pause = await host.proposals.pause(table, THEO.id)
    await host.votes.cast(pause.id, ANN, Ballot.YES)
    clock.tick(7 * HOUR)
    await host.pauses.resume(table, ANN.id)
    assert await waits(host, table) == [7, None]


async def test_a_seat_handed_on_in_a_pause_is_waited_for_from_the_end_of_the_pause(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host)
    pause = await host.proposals.pause(table, THEO.id)
    await host.votes.cast(pause.id, ANN, Ballot.YES)
    clock.tick(3 * HOUR)
    offer = await host.proposals.offer(table, ANN.id, None, MEI.id)
    await host.votes.cast(offer.id, MEI, Ballot.YES)
    clock.tick(4 * HOUR)
    await host.pauses.resume(table, MEI.id)
    assert await waits(host, table) == [7, None]


async def test_orders_wait_for_the_end_of_a_pause_and_then_as_long_as_ever(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    await host.moves.play(table, 0, ANN.id, lay(4))
    pause = await host.proposals.pause(table, THEO.id)
    await host.votes.cast(pause.id, ANN, Ballot.YES)
    clock.tick(HOUR)
    await host.moves.obey(table, SECOND)
    assert await host.orders.next_due(table) is None
    await host.pauses.resume(table, ANN.id)
    due = await host.orders.next_due(table)
    assert due is not None
    assert due[1] > clock()


async def test_what_fell_due_is_neither_lost_nor_doubled_by_a_restart(
    store: Store, clock: Clockwork
) -> None:
    policy = TablePolicy(absent=Absence.VOTE, absent_after=1)
    table = await begun(open_host(store, Library((MARBLES,)), clock), policy)
    clock.tick(HOUR)
    restarted = [open_host(store, Library((MARBLES,)), clock) for _ in range(3)]
    for again in restarted:
        await again.settlement.settle(table)
    assert [proposal.kind for proposal in await store.proposals.at(table)] == [ProposalKind.ABSENT]
    assert await restarted[-1].settlement.next_deadline(table) is None


async def test_of_ten_things_due_at_a_start_none_is_lost_and_none_done_twice(
    store: Store, clock: Clockwork
) -> None:
    before = open_host(store, Library((MARBLES,)), clock)
    moved = [
        await begun(before, TablePolicy(absent=Absence.AUTOMATIC, absent_after=1)) for _ in range(5)
    ]
    asked = [
        await begun(before, TablePolicy(absent=Absence.VOTE, absent_after=1)) for _ in range(5)
    ]
    clock.tick(HOUR)
    for _ in range(2):
        host = open_host(store, Library((MARBLES,)), clock)
        automas, dues = Automas(host, seconds=0), Scheduler(host, sleep=clock.sleep)
        await dues.start()
        await automas.start()
        for table in moved:
            await until(host, table, lambda position: position.row.ply == 1)
        for table in asked:
            await host.settlement.settle(table)
        await dues.close()
        await automas.close()
    assert [[entry.by for entry in await before.record.of(table)] for table in moved] == [
        [MadeBy.STAND_IN]
    ] * 5
    assert [len(await store.proposals.at(table)) for table in asked] == [1] * 5


async def test_whoever_is_the_only_person_waits_for_nobody(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent=Absence.VOTE, absent_after=1))
    await host.seats.resign(table, THEO.id)
    clock.tick(HOUR)
    await host.settlement.settle(table)
    assert await store.proposals.at(table) == []


async def test_a_person_for_whom_an_automa_was_to_move_may_still_be_quicker(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent=Absence.AUTOMATIC, absent_after=1))
    clock.tick(HOUR)
    await host.settlement.settle(table)
    assert (await host.tables.row(table)).seats[FIRST].stand_in
    await host.moves.play(table, 0, ANN.id, lay(4))
    with pytest.raises(MovedOn):
        await host.moves.play_automa(table, 0, FIRST, Pass())


@pytest.mark.parametrize("hours", [0, 0.05, 100_000])
async def test_hours_of_absence_out_of_range_are_refused(host: Host, hours: float) -> None:
    assert await refused(begun(host, TablePolicy(absent_after=hours))) == "form-no-wait"
