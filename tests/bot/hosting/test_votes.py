"""Votes at the host: whose count, what they decide, and what makes an end of them."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.hosting.host import Host, open_host
from bot.hosting.vote_rules import Ballot, ProposalOutcome
from bot.store import Absence, Person, ProposalKind, Status, Store, TableId, TakeBack
from bot.store.policy import TablePolicy
from games.engine import Seat
from games.library import Library
from games.moves import Illegal
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Lay, Seal
from tests.bot.host_helpers import ANN, MEI, THEO, refused
from tests.bot.hosting.auction import FIRST, HOUR, begun

DAY = 24 * HOUR


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, Library((MARBLES,)), clock)


# Whether somebody is replaced


async def test_of_two_people_one_does_not_decide_at_once_that_the_other_is_replaced(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent_after=1))
    clock.tick(HOUR)
    asked = await host.proposals.offer(table, THEO.id, FIRST, MEI.id)
    assert (asked.kind, asked.outcome) == (ProposalKind.REPLACE, None)


@pytest.mark.parametrize(("who", "seat"), [(ANN, 1), (THEO, 0)], ids=["opener", "guest"])
async def test_nobody_hands_on_the_seat_of_somebody_who_plays(
    host: Host, store: Store, who: Person, seat: int
) -> None:
    table = await begun(host)
    assert (
        await refused(host.proposals.offer(table, who.id, Seat(seat), MEI.id)) == "proposal-plays"
    )
    assert not await store.proposals.at(table)


async def test_whoever_moves_again_keeps_their_seat(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent_after=1))
    clock.tick(HOUR)
    asked = await host.proposals.offer(table, THEO.id, FIRST, MEI.id)
    await host.moves.play(table, 0, ANN.id, Lay(frozenset({4})))
    await host.settlement.settle(table)
    assert [found.outcome for found in await store.proposals.at(table) if found.id == asked.id] == [
        ProposalOutcome.OVER.value
    ]


async def test_whoever_comes_back_while_their_seat_is_offered_keeps_it(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent_after=1))
    clock.tick(HOUR)
    await host.proposals.offer(table, THEO.id, FIRST, MEI.id)
    clock.tick(DAY)
    await host.settlement.settle(table)
    offer = next(
        found for found in await store.proposals.at(table) if found.kind is ProposalKind.OFFER
    )
    await host.moves.play(table, 0, ANN.id, Lay(frozenset({4})))
    assert await refused(host.votes.cast(offer.id, MEI, Ballot.YES)) == "proposal-closed"
    assert (await host.tables.row(table)).seats[FIRST].user == ANN.id


async def test_nobody_takes_another_seat_than_their_own_former_one(host: Host) -> None:
    table = await begun(host)
    offer = await host.proposals.offer(table, ANN.id, None, MEI.id)
    await host.votes.cast(offer.id, MEI, Ballot.YES)
    assert await refused(host.proposals.offer(table, THEO.id, None, ANN.id)) == "proposal-sat-here"
    back = await host.proposals.offer(table, MEI.id, None, ANN.id)
    await host.votes.cast(back.id, ANN, Ballot.YES)
    assert (await host.tables.row(table)).seats[FIRST].user == ANN.id


async def test_an_offer_that_was_made_before_its_guest_sat_elsewhere_is_over(host: Host) -> None:
    table = await begun(host)
    mine, theirs = [await host.proposals.offer(table, who.id, None, MEI.id) for who in (ANN, THEO)]
    await host.votes.cast(mine.id, MEI, Ballot.YES)
    await host.seats.resign(table, MEI.id)
    assert await refused(host.votes.cast(theirs.id, MEI, Ballot.YES)) == "proposal-closed"


async def test_the_seat_of_an_automa_is_offered_by_whoever_opened_the_table(host: Host) -> None:
    table = await begun(host)
    await host.seats.resign(table, THEO.id)
    assert (await host.proposals.offer(table, ANN.id, Seat(1), MEI.id)).kind is ProposalKind.OFFER


async def test_whose_seat_is_to_be_offered_may_refuse(host: Host, clock: Clockwork) -> None:
    table = await begun(host, TablePolicy(absent_after=1))
    clock.tick(HOUR)
    asked = await host.proposals.offer(table, THEO.id, FIRST, MEI.id)
    assert (await host.votes.cast(asked.id, ANN, Ballot.NO)).outcome == Ballot.NO.value


async def test_somebody_who_is_away_is_replaced_without_being_asked(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent=Absence.VOTE, absent_after=1))
    clock.tick(HOUR)
    await host.proposals.offer(table, THEO.id, FIRST, MEI.id)
    clock.tick(DAY)
    await host.settlement.settle(table)
    assert ProposalKind.OFFER in [
        found.kind for found in await store.proposals.at(table) if found.outcome is None
    ]


async def test_whoever_stays_away_while_asked_about_their_seat_does_not_count_then(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent=Absence.AUTOMATIC, absent_after=1))
    clock.tick(HOUR)
    asked = await host.proposals.offer(table, THEO.id, FIRST, MEI.id)
    clock.tick(DAY)
    await host.settlement.settle(table)
    assert [found.kind for found in await store.proposals.at(table) if found.id != asked.id] == [
        ProposalKind.OFFER
    ]


async def test_where_nothing_happens_to_whoever_is_away_silence_decides_nothing(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent=Absence.NONE, absent_after=1))
    clock.tick(HOUR)
    await host.proposals.end(table, THEO.id)
    clock.tick(DAY)
    await host.settlement.settle(table)
    assert [found.outcome for found in await store.proposals.at(table)] == [
        ProposalOutcome.LATE.value
    ]


async def test_who_is_only_reminded_may_answer_as_long_as_the_vote_lasts(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent_after=1))
    clock.tick(HOUR)
    await host.proposals.end(table, THEO.id)
    clock.tick(DAY - 1)
    await host.settlement.settle(table)
    assert (await host.tables.row(table)).status is Status.RUNNING


async def test_a_vote_that_whoever_is_only_reminded_does_not_answer_is_decided_in_the_end(
    host: Host, clock: Clockwork
) -> None:
    table = await begun(host, TablePolicy(absent_after=1))
    clock.tick(HOUR)
    asked = await host.proposals.end(table, THEO.id)
    assert asked is not None
    assert await host.settlement.next_deadline(table) == asked.until
    clock.tick(DAY)
    await host.settlement.settle(table)
    assert (await host.tables.row(table)).status is Status.ENDED


async def test_whoever_opened_a_table_closes_it_whatever_happens_to_those_who_are_away(
    host: Host,
) -> None:
    table = await begun(host, TablePolicy(absent=Absence.NONE))
    await host.proposals.end(table, ANN.id)
    assert (await host.tables.row(table)).status is Status.ENDED


async def test_once_somebody_else_has_moved_whoever_opened_the_table_asks_them_too(
    host: Host,
) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, Lay(frozenset({4})))
    await host.moves.play(table, 1, THEO.id, Lay(frozenset({5})))
    asked = await host.proposals.end(table, ANN.id)
    assert asked is not None
    assert (await host.tables.row(table)).status is Status.RUNNING
    await host.votes.cast(asked.id, THEO, Ballot.YES)
    assert (await host.tables.row(table)).status is Status.ENDED


# Whether a move is taken back


@pytest.mark.parametrize(
    ("policy", "outcome"),
    [
        (TablePolicy(), ProposalOutcome.OVER.value),
        (TablePolicy(undo=TakeBack.ANYTHING), Ballot.YES.value),
    ],
    ids=["not", "by leave"],
)
async def test_what_an_automa_has_brought_to_light_since_the_question_goes_back(
    host: Host, store: Store, policy: TablePolicy, outcome: str
) -> None:
    table = await begun(host, policy, automas=1, auction="sealed", lots="2")
    await host.moves.play(table, 0, ANN.id, Seal(7))
    await host.moves.play(table, 0, THEO.id, Seal(3))
    asked = await host.proposals.take_back(table, ANN.id)
    assert asked is not None
    automa = next(seat.seat for seat in (await host.tables.row(table)).seats if seat.automa)
    await host.moves.play_automa(table, 2, automa, Seal(5))
    await host.settlement.settle(table)
    with suppress(Illegal):
        await host.votes.cast(asked.id, THEO, Ballot.YES)
    assert [found.outcome for found in await store.proposals.at(table)] == [outcome]


# Who is away


async def of_three(host: Host) -> TableId:
    """A sealed auction of Ann's, Theo's and Mei's that waits an hour, and in which Mei alone has
    answered.
    """
    row = await host.seating.open(
        MARBLES.key,
        ANN,
        size=3,
        options={"auction": "sealed"}.items(),
        policy=TablePolicy(absent=Absence.VOTE, absent_after=1),
        language="en",
        guild=7,
        channel=8,
    )
    for person in (THEO, MEI):
        await host.seating.join(row.id, person)
    await host.seating.begin(row.id, ANN.id)
    await host.moves.play(row.id, 0, MEI.id, Seal(3))
    return row.id


async def test_if_two_of_three_are_away_the_third_decides(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await of_three(host)
    clock.tick(HOUR)
    await host.settlement.settle(table)
    for asked in await store.proposals.at(table):
        await host.votes.cast(asked.id, MEI, Ballot.SKIP)
    assert [seat.stand_in for seat in (await host.tables.row(table)).seats] == [True, True, False]


async def test_whoever_is_away_may_vote_about_others_and_counts_then(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await of_three(host)
    clock.tick(HOUR)
    await host.settlement.settle(table)
    asked = next(found for found in await store.proposals.at(table) if found.seat == FIRST)
    await host.votes.cast(asked.id, THEO, Ballot.END)
    assert (await host.votes.cast(asked.id, MEI, Ballot.SKIP)).outcome is None


async def test_a_table_is_closed_once_those_who_do_not_answer_are_away(
    host: Host, clock: Clockwork
) -> None:
    table = await of_three(host)
    await host.proposals.end(table, MEI.id)
    assert (
        await host.settlement.next_deadline(table)
        == (await host.tables.row(table)).opened_at + HOUR
    )
    clock.tick(HOUR)
    await host.settlement.settle(table)
    assert (await host.tables.row(table)).status is Status.ENDED


async def test_in_a_pause_nobody_comes_to_be_away(host: Host, clock: Clockwork) -> None:
    table = await of_three(host)
    pause = await host.proposals.pause(table, MEI.id)
    for person in (ANN, THEO):
        await host.votes.cast(pause.id, person, Ballot.YES)
    await host.proposals.end(table, MEI.id)
    clock.tick(2 * HOUR)
    await host.settlement.settle(table)
    assert (await host.tables.row(table)).status is Status.RUNNING


# What may be voted for


async def test_nobody_votes_for_what_is_not_asked(host: Host) -> None:
    table = await begun(host)
    pause = await host.proposals.pause(table, ANN.id)
    assert await refused(host.votes.cast(pause.id, THEO, Ballot.END)) == "proposal-no-such-vote"


async def test_an_offer_is_accepted_or_declined_and_nothing_else(host: Host) -> None:
    table = await begun(host)
    offer = await host.proposals.offer(table, ANN.id, None, MEI.id)
    assert await refused(host.votes.cast(offer.id, MEI, Ballot.SKIP)) == "proposal-no-such-vote"
