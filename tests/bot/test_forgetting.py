"""Somebody is forgotten between two deeds at a table, and never in the middle of one."""

from __future__ import annotations

import asyncio

from bot.host import Host
from bot.people import People
from bot.store import ProposalRow, Store
from bot.voting import Ballot, Outcome
from tests.bot.hosting import ANN, THEO, begun, opened, refused


async def proposed_by_somebody_gone(host: Host) -> ProposalRow:
    """What Theo has proposed before he gave his seat up."""
    table = await begun(host)
    proposal = await host.end(table, THEO.id)
    assert proposal is not None
    await host.resign(table, THEO.id)
    return proposal


async def test_a_table_knows_of_somebody_who_has_left_it(store: Store, host: Host) -> None:
    proposal = await proposed_by_somebody_gone(host)
    await opened(host)
    assert await People(store).tables_about(THEO.id) == [proposal.table]


async def test_nobody_votes_while_whoever_proposed_it_is_forgotten(store: Store, host: Host) -> None:
    proposal = await proposed_by_somebody_gone(host)
    async with host.still([proposal.table]):
        voting = asyncio.create_task(refused(host.vote(proposal.id, ANN, Ballot.NO)))
        await People(store).forget(THEO.id)
        assert not voting.done()
    assert await voting == "proposal-closed"
    kept = await store.proposal(proposal.id)
    assert kept is not None
    assert (kept.user, kept.outcome) == (None, Outcome.OVER.value)
