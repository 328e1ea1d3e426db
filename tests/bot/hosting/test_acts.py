"""A table's life at the host: moves taken back, votes, and seats handed on."""

from __future__ import annotations

import asyncio

import pytest

from bot.hosting.host import Host, MovedOn, open_host
from bot.hosting.vote_rules import Ballot
from bot.store import MadeBy, ProposalKind, Status, Store, TakeBack
from bot.store.policy import TablePolicy
from games.library import Library
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Seal
from tests.bot.host_helpers import ANN, MEI, THEO, refused
from tests.bot.hosting.auction import HOUR, begun, lay, waits
from tests.library import with_rules


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, Library((MARBLES,)), clock, lambda bits: 2**bits // 2)


# Taking back


async def test_plies_only_grow(host: Host) -> None:
    table = await begun(host)
    before = (await host.tables.position(table)).table
    await host.moves.play(table, 0, ANN.id, lay(4))
    await host.proposals.take_back(table, ANN.id)
    after = await host.tables.position(table)
    assert (after.row.ply, after.table) == (2, before)
    assert [entry.by for entry in await host.record.of(table)] == [MadeBy.HAND, MadeBy.TABLE]


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
    assert await open_host(store, Library((MARBLES,))).tables.news_since(
        table, None
    ) == await host.tables.news_since(table, None)


async def test_across_an_edition_nothing_is_taken_back(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, lay(4))
    newer = open_host(store, Library((with_rules(MARBLES, edition=2),)))
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
    assert [proposal.kind for proposal in await store.proposals.at(table)] == [
        ProposalKind.TAKE_BACK
    ]


async def test_votes_at_once_are_all_counted(host: Host) -> None:
    row = await host.seating.open(MARBLES.key, ANN, size=3, language="en", guild=7, channel=8)
    for person in (THEO, MEI):
        await host.seating.join(row.id, person)
    await host.seating.begin(row.id, ANN.id)
    pause = await host.proposals.pause(row.id, ANN.id)
    await asyncio.gather(*(host.votes.cast(pause.id, person, Ballot.YES) for person in (THEO, MEI)))
    assert (await host.tables.row(row.id)).paused_at is not None
    assert [entry.by for entry in await host.record.of(row.id)] == [MadeBy.TABLE]


async def test_at_a_table_without_take_backs_nothing_is_taken_back(host: Host) -> None:
    table = await begun(host, TablePolicy(undo=TakeBack.NONE))
    await host.moves.play(table, 0, ANN.id, lay(4))
    assert await refused(host.proposals.take_back(table, ANN.id)) == "undo-never"


# Seats


async def test_an_order_is_forgotten_with_the_seat_it_was_left_in(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.orders.leave(table, THEO.id, "up-to 9")
    await host.seats.resign(table, THEO.id)
    assert await store.orders.at(table) == []


async def test_whoever_takes_a_seat_over_has_asked_for_no_hints_that_are_known(host: Host) -> None:
    table = await begun(host)
    for seat in (await host.tables.row(table)).seats:
        await host.results.note_hint(await host.tables.position(table), seat)
    await host.seats.resign(table, THEO.id)
    assert [seat.hints for seat in (await host.tables.row(table)).seats] == [1, None]


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
