"""Somebody is forgotten between two actions at a table, and never in the middle of one."""

from __future__ import annotations

import asyncio

from bot.hosting.characters import character_of
from bot.hosting.host import Host
from bot.hosting.vote_rules import Ballot, ProposalOutcome
from bot.store import Preferences, ProposalRow, Store
from tests.bot.host_helpers import ANN, THEO, begun, opened, refused


async def proposed_by_somebody_gone(host: Host) -> ProposalRow:
    """What Theo has proposed before he gave his seat up."""
    table = await begun(host)
    proposal = await host.proposals.end(table, THEO.id)
    assert proposal is not None
    await host.seats.resign(table, THEO.id)
    return proposal


async def test_a_table_knows_of_somebody_who_has_left_it(store: Store, host: Host) -> None:
    proposal = await proposed_by_somebody_gone(host)
    await opened(host)
    assert await host.data_deletion.tables_about(THEO.id) == [proposal.table]


async def test_nobody_votes_while_whoever_proposed_it_is_forgotten(
    store: Store, host: Host
) -> None:
    proposal = await proposed_by_somebody_gone(host)
    async with host.locks.all_of([proposal.table]):
        voting = asyncio.create_task(refused(host.votes.cast(proposal.id, ANN, Ballot.NO)))
        await host.data_deletion.forget(THEO.id, {"en": "somebody"})
        assert not voting.done()
    assert await voting == "proposal-closed"
    kept = await store.proposals.find(proposal.id)
    assert kept is not None
    assert (kept.user, kept.outcome) == (None, ProposalOutcome.OVER.value)


async def test_in_the_next_game_a_computer_player_sits_for_whoever_was_forgotten(
    host: Host,
) -> None:
    table = await begun(host)
    await host.closing.close(table)
    await host.data_deletion.forget(THEO.id, {"en": "somebody"})
    again, _ = await host.seating.again(table, ANN, swap=False)
    ann, other = again.seats
    assert ann.user == ANN.id
    assert other.automa
    assert character_of(other.name) is not None


async def test_a_setting_that_comes_after_all_is_forgotten_is_kept_again(store: Store) -> None:
    await store.people.meet(THEO)
    await store.people.forget(THEO.id, {"en": "somebody"}, ProposalOutcome.OVER.value)
    await store.introductions.met(THEO.id, "coins", "lay")  # of a menu that was on its way
    assert not await store.introductions.has_met(THEO.id, "coins", ("lay",))
    await store.people.keep_preferences(THEO, Preferences(hours=6))
    assert await store.people.preferences(THEO.id) == {THEO.id: Preferences(hours=6)}
