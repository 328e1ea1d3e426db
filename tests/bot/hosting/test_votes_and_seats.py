"""Votes at the host when seats change hands: no vote is about, or of, whoever sat there before."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.hosting.host import Host, open_host
from bot.hosting.vote_rules import Ballot, ProposalOutcome
from bot.store import Person, Store, UserId
from games.library import Library
from games.moves import Illegal
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Lay
from tests.bot.host_helpers import ANN, MEI, THEO
from tests.bot.hosting.auction import FIRST, HOUR, begun
from tests.bot.hosting.test_votes import of_three

OLA = Person(UserId(4), "Ola", "en-US")


@pytest.fixture
def host(store: Store, clock: Clockwork) -> Host:
    return open_host(store, Library((MARBLES,)), clock)


async def test_nobody_is_replaced_for_the_absence_of_who_sat_there_before(
    host: Host, store: Store, clock: Clockwork
) -> None:
    table = await of_three(host)
    clock.tick(HOUR)
    await host.settlement.settle(table)
    (absence,) = [asked for asked in await store.proposals.at(table) if asked.seat == FIRST]
    pause = await host.proposals.pause(table, MEI.id)
    for person in (ANN, THEO):
        await host.votes.cast(pause.id, person, Ballot.YES)
    offer = await host.proposals.offer(table, ANN.id, None, OLA.id)
    await host.votes.cast(offer.id, OLA, Ballot.YES)
    with suppress(Illegal):
        for person in (THEO, MEI):
            await host.votes.cast(absence.id, person, Ballot.AUTOMA)
    assert (await host.tables.row(table)).seats[FIRST].user == OLA.id
    kept = await store.proposals.find(absence.id)
    assert kept is not None
    assert kept.outcome == ProposalOutcome.OVER.value


async def test_a_vote_does_not_stay_with_the_seat(host: Host) -> None:
    table = await begun(host)
    pause = await host.proposals.pause(table, ANN.id)
    offer = await host.proposals.offer(table, ANN.id, None, MEI.id)
    await host.votes.cast(offer.id, MEI, Ballot.YES)
    assert (await host.votes.cast(pause.id, THEO, Ballot.YES)).outcome is None


async def test_whoever_sits_there_next_votes_anew(host: Host) -> None:
    table = await begun(host)
    pause = await host.proposals.pause(table, ANN.id)
    offer = await host.proposals.offer(table, ANN.id, None, MEI.id)
    await host.votes.cast(offer.id, MEI, Ballot.YES)
    for person in (THEO, MEI):
        await host.votes.cast(pause.id, person, Ballot.YES)
    assert (await host.tables.row(table)).paused_at is not None


async def test_no_move_is_taken_back_by_leave_of_nobody(host: Host, store: Store) -> None:
    table = await begun(host)
    await host.moves.play(table, 0, ANN.id, Lay(frozenset({1})))
    await host.moves.play(table, 1, THEO.id, Lay(frozenset({2})))
    await host.proposals.take_back(table, ANN.id)
    await host.seats.resign(table, THEO.id)
    await host.settlement.settle(table)
    assert [found.outcome for found in await store.proposals.at(table)] == [None]
