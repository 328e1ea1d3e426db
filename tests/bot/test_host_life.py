"""A table's life at the host: moves taken back, votes, seats handed on, pauses, and people who do not act."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.acts import Act, Ended, Handed, Paused, Resumed, TakenBack, read_act, write_act
from bot.automas import Automas
from bot.host import Host, MovedOn
from bot.orders import Orders
from bot.seating import Manners
from bot.store import Absence, By, Kind, Status, Store, TableId, TakeBack
from bot.voting import Ballot
from games.engine import Seat
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Lay, Pass, Seal
from tests.bot.hosting import ANN, MEI, THEO, refused
from tests.bot.test_automas import until

HOUR = 3600
FIRST, SECOND = Seat(0), Seat(1)
BOTH = frozenset({FIRST, SECOND})


@pytest.fixture
def clock() -> Clockwork:
    return Clockwork()


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return Host(store, (MARBLES,), clock, lambda bits: 2**bits // 2)


async def begun(host: Host, manners: Manners | None = None, automas: int = 0, **options: str) -> TableId:
    """An auction of Ann's and Theo's, with Ann to bid first."""
    row = await host.open_table(
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
    await host.join(row.id, THEO)
    await host.begin(row.id, ANN.id)
    return row.id


def lay(*coins: int) -> Lay:
    return Lay(frozenset(coins))


async def waits(host: Host, table: TableId) -> list[int | None]:
    """Since when the game waits, by seat, in hours since the table was opened."""
    row = await host.row(table)
    return [None if seat.waits_since is None else (seat.waits_since - row.opened_at) // HOUR for seat in row.seats]


# Taking back


async def test_plies_only_grow(host: Host) -> None:
    table = await begun(host)
    before = (await host.position(table)).table
    await host.play(table, 0, ANN.id, lay(4))
    await host.undo(table, ANN.id)
    after = await host.position(table)
    assert (after.row.ply, after.table) == (2, before)
    assert [entry.by for entry in await host.record(table)] == [By.HAND, By.TABLE]


async def test_an_action_thought_of_before_a_take_back_is_not_played(host: Host) -> None:
    table = await begun(host)
    await host.play(table, 0, ANN.id, lay(4))
    await host.undo(table, ANN.id)
    for ply in (0, 1):
        with pytest.raises(MovedOn):
            await host.play(table, ply, ANN.id, lay(2))
    await host.play(table, 2, ANN.id, lay(2))


async def test_an_answer_thought_of_before_a_take_back_is_not_played_though_others_answer_meanwhile(
    host: Host,
) -> None:
    table = await begun(host, auction="sealed")
    await host.play(table, 0, ANN.id, Seal(7))
    await host.undo(table, ANN.id)
    await host.play(table, 2, ANN.id, Seal(3))
    with pytest.raises(MovedOn):
        await host.play(table, 0, THEO.id, Seal(9))
    await host.play(table, 2, THEO.id, Seal(9))


async def test_what_was_taken_back_is_not_taken_back_again(host: Host) -> None:
    table = await begun(host)
    await host.play(table, 0, ANN.id, lay(4))
    await host.undo(table, ANN.id)
    assert await refused(host.undo(table, ANN.id)) == "undo-nothing"


async def test_one_may_go_back_move_by_move(host: Host) -> None:
    table = await begun(host, lots="1")
    before = (await host.position(table)).table
    await host.play(table, 0, ANN.id, lay(1))
    await host.play(table, 1, THEO.id, lay(2))
    for user, other in ((THEO, ANN), (ANN, THEO)):
        proposal = await host.undo(table, user.id)
        if proposal is not None:
            await host.vote(proposal.id, other, Ballot.YES)
    assert (await host.position(table)).table == before


async def test_an_interaction_delivered_twice_takes_one_move_back(host: Host) -> None:
    table = await begun(host)
    await host.play(table, 0, ANN.id, lay(4))
    await asyncio.gather(*(host.undo(table, ANN.id, interaction=99) for _ in range(2)))
    assert (await host.row(table)).ply == 2


async def test_a_replay_after_a_restart_tells_the_same_news(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.play(table, 0, ANN.id, lay(4))
    await host.undo(table, ANN.id)
    await host.play(table, 2, ANN.id, lay(1, 2))
    assert await Host(store, (MARBLES,)).news_since(table, None) == await host.news_since(table, None)


async def test_across_an_edition_nothing_is_taken_back(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.play(table, 0, ANN.id, lay(4))
    newer = Host(store, (replace(MARBLES, edition=2),))
    assert await refused(newer.undo(table, ANN.id)) == "undo-older-rules"


async def test_a_successor_does_not_take_back_what_somebody_else_has_done(host: Host) -> None:
    table = await begun(host)
    await host.play(table, 0, ANN.id, lay(4))
    offer = await host.offer(table, ANN.id, None, MEI.id)
    await host.vote(offer.id, MEI, Ballot.YES)
    assert await refused(host.undo(table, MEI.id)) == "undo-nothing"


async def test_a_vote_that_comes_too_late_takes_nothing_back(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    await host.play(table, 0, ANN.id, lay(1))
    await host.play(table, 1, THEO.id, lay(2))
    proposal = await host.undo(table, ANN.id)
    assert proposal is not None
    clock.tick(24 * HOUR)
    assert await refused(host.vote(proposal.id, THEO, Ballot.YES)) == "proposal-closed"
    assert (await host.row(table)).ply == 2


async def test_asking_twice_asks_once(host: Host) -> None:
    table = await begun(host)
    await host.play(table, 0, ANN.id, lay(1))
    await host.play(table, 1, THEO.id, lay(2))
    asked = [await host.undo(table, ANN.id) for _ in range(2)]
    assert len({proposal.id for proposal in asked if proposal}) == 1
    assert [proposal.kind for proposal in await host.proposals(table)] == [Kind.TAKE_BACK]


async def test_votes_at_once_are_all_counted(host: Host) -> None:
    row = await host.open_table(MARBLES.key, ANN, size=3, language="en", guild=7, channel=8)
    for person in (THEO, MEI):
        await host.join(row.id, person)
    await host.begin(row.id, ANN.id)
    pause = await host.pause(row.id, ANN.id)
    await asyncio.gather(*(host.vote(pause.id, person, Ballot.YES) for person in (THEO, MEI)))
    assert (await host.row(row.id)).paused_at is not None
    assert [entry.by for entry in await host.record(row.id)] == [By.TABLE]


# Seats


async def test_an_order_is_forgotten_with_the_seat_it_was_left_in(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.leave_order(table, THEO.id, "up-to 9")
    await host.resign(table, THEO.id)
    assert await store.orders_at(table) == []


async def test_who_plays_on_for_the_opener_of_a_table_is_not_its_host(host: Host) -> None:
    table = await begun(host)
    await host.resign(table, ANN.id)
    assert (await host.row(table)).opener == THEO.id


async def test_without_people_a_table_is_closed_and_everything_is_free(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.leave_order(table, THEO.id, "up-to 9")
    await host.resign(table, ANN.id)
    await host.resign(table, THEO.id)
    row = await host.row(table)
    assert (row.status, await waits(host, table)) == (Status.ENDED, [None, None])
    assert await store.orders_at(table) == []
    assert await host.tables_of(THEO.id) == []


# Waiting and pauses


async def test_a_seat_is_waited_for_from_the_moment_it_must_act(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    clock.tick(5 * HOUR)
    await host.play(table, 0, ANN.id, lay(1))
    assert await waits(host, table) == [None, 5]


async def test_the_answers_of_others_do_not_set_the_clock_back(host: Host, clock: Clockwork) -> None:
    table = await begun(host, auction="sealed")
    clock.tick(5 * HOUR)
    await host.play(table, 0, ANN.id, Seal(1))
    assert await waits(host, table) == [None, 0]


async def test_a_pause_does_not_count(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    clock.tick(2 * HOUR)
    pause = await host.pause(table, THEO.id)
    await host.vote(pause.id, ANN, Ballot.YES)
    clock.tick(7 * HOUR)
    await host.resume(table, ANN.id)
    assert await waits(host, table) == [7, None]


async def test_a_seat_handed_on_in_a_pause_is_waited_for_from_the_end_of_the_pause(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host)
    pause = await host.pause(table, THEO.id)
    await host.vote(pause.id, ANN, Ballot.YES)
    clock.tick(3 * HOUR)
    offer = await host.offer(table, ANN.id, None, MEI.id)
    await host.vote(offer.id, MEI, Ballot.YES)
    clock.tick(4 * HOUR)
    await host.resume(table, MEI.id)
    assert await waits(host, table) == [7, None]


async def test_orders_wait_for_the_end_of_a_pause_and_then_as_long_as_ever(host: Host, clock: Clockwork) -> None:
    table = await begun(host)
    await host.leave_order(table, THEO.id, "up-to 9")
    await host.play(table, 0, ANN.id, lay(4))
    pause = await host.pause(table, THEO.id)
    await host.vote(pause.id, ANN, Ballot.YES)
    clock.tick(HOUR)
    await host.obey(table, SECOND)
    assert await host.next_due(table) is None
    await host.resume(table, ANN.id)
    due = await host.next_due(table)
    assert due is not None
    assert due[1] > clock()


async def test_what_fell_due_is_neither_lost_nor_doubled_by_a_restart(store: Store, clock: Clockwork) -> None:
    manners = Manners(absence=Absence.VOTE, patience=1)
    table = await begun(Host(store, (MARBLES,), clock), manners)
    clock.tick(HOUR)
    restarted = [Host(store, (MARBLES,), clock) for _ in range(3)]
    for again in restarted:
        await again.settle(table)
    assert [proposal.kind for proposal in await restarted[-1].proposals(table)] == [Kind.ABSENT]
    assert await restarted[-1].next_deadline(table) is None


async def test_of_ten_things_due_at_a_start_none_is_lost_and_none_done_twice(store: Store, clock: Clockwork) -> None:
    before = Host(store, (MARBLES,), clock)
    moved = [await begun(before, Manners(absence=Absence.AUTOMATIC, patience=1)) for _ in range(5)]
    asked = [await begun(before, Manners(absence=Absence.VOTE, patience=1)) for _ in range(5)]
    clock.tick(HOUR)
    for _ in range(2):
        host = Host(store, (MARBLES,), clock)
        automas, dues = Automas(host, seconds=0), Orders(host, sleep=clock.sleep)
        await dues.start()
        await automas.start()
        for table in moved:
            await until(host, table, lambda position: position.row.ply == 1)
        for table in asked:
            await host.settle(table)
        await dues.close()
        await automas.close()
    assert [[entry.by for entry in await before.record(table)] for table in moved] == [[By.STAND_IN]] * 5
    assert [len(await before.proposals(table)) for table in asked] == [1] * 5


async def test_whoever_is_the_only_person_waits_for_nobody(host: Host, clock: Clockwork) -> None:
    table = await begun(host, Manners(absence=Absence.VOTE, patience=1))
    await host.resign(table, THEO.id)
    clock.tick(HOUR)
    await host.settle(table)
    assert await host.proposals(table) == []


async def test_a_person_for_whom_an_automa_was_to_move_may_still_be_quicker(host: Host, clock: Clockwork) -> None:
    table = await begun(host, Manners(absence=Absence.AUTOMATIC, patience=1))
    clock.tick(HOUR)
    await host.settle(table)
    assert (await host.row(table)).seats[FIRST].stand_in
    await host.play(table, 0, ANN.id, lay(4))
    with pytest.raises(MovedOn):
        await host.play_automa(table, 0, FIRST, Pass())


async def test_a_table_may_allow_less_or_more(host: Host) -> None:
    table = await begun(host, Manners(take_back=TakeBack.NONE))
    await host.play(table, 0, ANN.id, lay(4))
    assert await refused(host.undo(table, ANN.id)) == "undo-never"


@pytest.mark.parametrize("patience", [0, 100_000])
async def test_a_patience_that_is_none_is_refused(host: Host, patience: int) -> None:
    assert await refused(begun(host, Manners(patience=patience))) == "table-patience"


@pytest.mark.parametrize(
    "act", [TakenBack(3, True), Handed(True, False), Paused(), Resumed(), Ended()], ids=lambda act: type(act).__name__
)
def test_an_act_is_read_as_it_was_written(act: Act) -> None:
    assert read_act(write_act(act)) == act


@pytest.mark.parametrize("written", [b"{}", b"[]", b'{"is": "Dance"}', b'{"is": "TakenBack"}', b"?"])
def test_what_is_no_act_is_not_read(written: bytes) -> None:
    with pytest.raises(ValueError, match=r"not an act|Expecting"):
        read_act(written)
