"""A table's life at the host: moves taken back, votes, seats handed on, pauses, and people who do
not act.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.hosting.acts import Act, Ended, Handed, Paused, Resumed, TakenBack, read_act, write_act
from bot.hosting.host import Host, MovedOn, open_host
from bot.hosting.scheduler import Scheduler
from bot.hosting.seating import Manners
from bot.hosting.vote_rules import Ballot
from bot.store import Absence, By, Kind, Status, Store, TableId, TakeBack
from bot.workers.automas import Automas
from games.engine import Seat
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Lay, Pass, Seal
from tests.bot.host_helpers import ANN, MEI, THEO, refused
from tests.bot.workers.test_automas import until

HOUR = 3600
FIRST, SECOND = Seat(0), Seat(1)
BOTH = frozenset({FIRST, SECOND})


@pytest.fixture
def clock() -> Clockwork:
    return Clockwork()


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, (MARBLES,), clock, lambda bits: 2**bits // 2)


async def begun(
    host: Host, manners: Manners | None = None, automas: int = 0, **options: str
) -> TableId:
    """An auction of Ann's and Theo's, with Ann to bid first."""
    row = await host.seating.open(
        MARBLES.key,
        ANN,
        size=2 + automas,
        automas=automas,
        options=options.items(),
        manners=manners or Manners(),
        language="en",
        guild=7,
        channel=8,
    )
    await host.seating.join(row.id, THEO)
    await host.seating.begin(row.id, ANN.id)
    return row.id


def lay(*coins: int) -> Lay:
    return Lay(frozenset(coins))


async def waits(host: Host, table: TableId) -> list[int | None]:
    """Since when the game waits, by seat, in hours since the table was opened."""
    row = await host.tables.row(table)
    return [
        None if seat.waits_since is None else (seat.waits_since - row.opened_at) // HOUR
        for seat in row.seats
    ]


# Taking back


async def test_plies_only_grow(host: Host) -> None:
    table = await begun(host)
    before = (await host.tables.position(table)).table
    await host.moves.play(table, 0, ANN.id, lay(4))
    await host.proposals.take_back(table, ANN.id)
    after = await host.tables.position(table)
    assert (after.row.ply, after.table) == (2, before)
    assert [entry.by for entry in await host.record.of(table)] == [By.HAND, By.TABLE]


async def test_an_action_thought_of_before_a_take_back_is_not_played(host: Host) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(4))
    await host.proposals.take_back(table, ANN.id)
    for ply in (0, 1):
        with pytest.raises(MovedOn):
            await host.moves.play(table, ply, ANN.id, lay(2))
    await host.moves.play(table, 2, ANN.id, lay(2))


async def test_an_answer_thought_of_before_a_take_back_is_not_played_though_others_answer_meanwhile(
    host: Host,
) -> None:
    table = await begun(host, auction="sealed")
    await host.moves.play(table, 0, ANN.id, Seal(7))
    await host.proposals.take_back(table, ANN.id)
    await host.moves.play(table, 2, ANN.id, Seal(3))
    with pytest.raises(MovedOn):
        await host.moves.play(table, 0, THEO.id, Seal(9))
    await host.moves.play(table, 2, THEO.id, Seal(9))


async def test_what_was_taken_back_is_not_taken_back_again(host: Host) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(4))
    await host.proposals.take_back(table, ANN.id)
    assert await refused(host.proposals.take_back(table, ANN.id)) == "undo-nothing"


async def test_one_may_go_back_move_by_move(host: Host) -> None:
    table = await begun(host, lots="1")
    before = (await host.tables.position(table)).table
    await host.moves.play(table, 0, ANN.id, lay(1))
    await host.moves.play(table, 1, THEO.id, lay(2))
    for user, other in ((THEO, ANN), (ANN, THEO)):
        proposal = await host.proposals.take_back(table, user.id)
        if proposal is not None:
            await host.votes.cast(proposal.id, other, Ballot.YES)
    assert (await host.tables.position(table)).table == before


async def test_an_interaction_delivered_twice_takes_one_move_back(host: Host) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(4))
    await asyncio.gather(
        *(host.proposals.take_back(table, ANN.id, interaction=99) for _ in range(2))
    )
    assert (await host.tables.row(table)).ply == 2


async def test_a_replay_after_a_restart_tells_the_same_news(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(4))
    await host.proposals.take_back(table, ANN.id)
    await host.moves.play(table, 2, ANN.id, lay(1, 2))
    assert await open_host(store, (MARBLES,)).tables.news_since(
        table, None
    ) == await host.tables.news_since(table, None)


async def test_across_an_edition_nothing_is_taken_back(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(4))
    newer = open_host(store, (replace(MARBLES, edition=2),))
    assert await refused(newer.proposals.take_back(table, ANN.id)) == "undo-older-rules"


async def test_a_successor_does_not_take_back_what_somebody_else_has_done(host: Host) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(4))
    offer = await host.proposals.offer(table, ANN.id, None, MEI.id)
    await host.votes.cast(offer.id, MEI, Ballot.YES)
    assert await refused(host.proposals.take_back(table, MEI.id)) == "undo-nothing"


async def test_a_vote_that_comes_too_late_takes_nothing_back(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(1))
    await host.moves.play(table, 1, THEO.id, lay(2))
    proposal = await host.proposals.take_back(table, ANN.id)
    assert proposal is not None
    clock.tick(24 * HOUR)
    assert await refused(host.votes.cast(proposal.id, THEO, Ballot.YES)) == "proposal-closed"
    assert (await host.tables.row(table)).ply == 2


async def test_asking_twice_asks_once(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(1))
    await host.moves.play(table, 1, THEO.id, lay(2))
    asked = [await host.proposals.take_back(table, ANN.id) for _ in range(2)]
    assert len({proposal.id for proposal in asked if proposal}) == 1
    assert [proposal.kind for proposal in await store.proposals.at(table)] == [Kind.TAKE_BACK]


async def test_votes_at_once_are_all_counted(host: Host) -> None:
    row = await host.seating.open(MARBLES.key, ANN, size=3, language="en", guild=7, channel=8)
    for person in (THEO, MEI):
        await host.seating.join(row.id, person)
    await host.seating.begin(row.id, ANN.id)
    pause = await host.proposals.pause(row.id, ANN.id)
    await asyncio.gather(*(host.votes.cast(pause.id, person, Ballot.YES) for person in (THEO, MEI)))
    assert (await host.tables.row(row.id)).paused_at is not None
    assert [entry.by for entry in await host.record.of(row.id)] == [By.TABLE]


# Seats


async def test_an_order_is_forgotten_with_the_seat_it_was_left_in(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    await host.seats.resign(table, THEO.id)
    assert await store.orders.at(table) == []


async def test_who_plays_on_for_the_opener_of_a_table_is_not_its_host(host: Host) -> None:
    table = await begun(host)
    await host.seats.resign(table, ANN.id)
    assert (await host.tables.row(table)).opener == THEO.id


async def test_without_people_a_table_is_closed_and_everything_is_free(
    host: Host, store: Store
) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    await host.seats.resign(table, ANN.id)
    await host.seats.resign(table, THEO.id)
    row = await host.tables.row(table)
    assert (row.status, await waits(host, table)) == (Status.ENDED, [None, None])
    assert await store.orders.at(table) == []
    assert await host.tables.of_user(THEO.id) == []


# Waiting and pauses


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
    manners = Manners(absence=Absence.VOTE, patience=1)
    table = await begun(open_host(store, (MARBLES,), clock), manners)
    clock.tick(HOUR)
    restarted = [open_host(store, (MARBLES,), clock) for _ in range(3)]
    for again in restarted:
        await again.settlement.settle(table)
    assert [proposal.kind for proposal in await store.proposals.at(table)] == [Kind.ABSENT]
    assert await restarted[-1].settlement.next_deadline(table) is None


async def test_of_ten_things_due_at_a_start_none_is_lost_and_none_done_twice(
    store: Store, clock: Clockwork
) -> None:
    before = open_host(store, (MARBLES,), clock)
    moved = [await begun(before, Manners(absence=Absence.AUTOMATIC, patience=1)) for _ in range(5)]
    asked = [await begun(before, Manners(absence=Absence.VOTE, patience=1)) for _ in range(5)]
    clock.tick(HOUR)
    for _ in range(2):
        host = open_host(store, (MARBLES,), clock)
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
        [By.STAND_IN]
    ] * 5
    assert [len(await store.proposals.at(table)) for table in asked] == [1] * 5


async def test_whoever_is_the_only_person_waits_for_nobody(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await begun(host, Manners(absence=Absence.VOTE, patience=1))
    await host.seats.resign(table, THEO.id)
    clock.tick(HOUR)
    await host.settlement.settle(table)
    assert await store.proposals.at(table) == []


async def test_a_person_for_whom_an_automa_was_to_move_may_still_be_quicker(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host, Manners(absence=Absence.AUTOMATIC, patience=1))
    clock.tick(HOUR)
    await host.settlement.settle(table)
    assert (await host.tables.row(table)).seats[FIRST].stand_in
    await host.moves.play(table, 0, ANN.id, lay(4))
    with pytest.raises(MovedOn):
        await host.moves.play_automa(table, 0, FIRST, Pass())


async def test_a_table_may_allow_less_or_more(host: Host) -> None:
    table = await begun(host, Manners(take_back=TakeBack.NONE))
    await host.moves.play(table, 0, ANN.id, lay(4))
    assert await refused(host.proposals.take_back(table, ANN.id)) == "undo-never"


@pytest.mark.parametrize("patience", [0, 100_000])
async def test_a_patience_that_is_none_is_refused(host: Host, patience: int) -> None:
    assert await refused(begun(host, Manners(patience=patience))) == "table-patience"


@pytest.mark.parametrize(
    "act",
    [TakenBack(3, True), Handed(True, False), Paused(), Resumed(), Ended()],
    ids=lambda act: type(act).__name__,
)
def test_an_act_is_read_as_it_was_written(act: Act) -> None:
    assert read_act(write_act(act)) == act


@pytest.mark.parametrize(
    "written", [b"{}", b"[]", b'{"is": "Dance"}', b'{"is": "TakenBack"}', b"?"]
)
def test_what_is_no_act_is_not_read(written: bytes) -> None:
    with pytest.raises(ValueError, match=r"not an act|Expecting"):
        read_act(written)
