"""Counts the votes that people cast on proposals."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.changes import Changes
from bot.hosting.locks import TableLocks
from bot.hosting.settlement import Settlement
from bot.hosting.tables import Tables
from bot.hosting.vote_rules import GUEST, Ballot, ballots, closed, concerned, voters
from bot.store import Person, ProposalId, ProposalKind, ProposalRow
from bot.store.proposals import ProposalStore
from games.moves import require


class Votes:
    """Casts votes."""

    def __init__(
        self,
        store: ProposalStore,
        tables: Tables,
        settlement: Settlement,
        locks: TableLocks,
        changes: Changes,
    ) -> None:
        self._store = store
        self._tables = tables
        self._settlement = settlement
        self._locks = locks
        self._changes = changes

    async def cast(self, proposal: ProposalId, person: Person, ballot: Ballot) -> ProposalRow:
        """Count somebody's vote; it replaces their former one.

        Raises `Illegal` for people without a vote, and once the proposal is closed. The person
        whose seat would be handed on has no vote, but keeps the seat by saying no.
        """
        found = await self._settlement.proposal(proposal)
        await self._settlement.settle(found.table)
        async with self._locks.of(found.table):
            found = await self._settlement.proposal(proposal)
            require(found.outcome is None, "proposal-closed")
            require(ballot in ballots(found.kind), "proposal-no-such-vote")
            row = await self._tables.row(found.table)
            sits = row.seat_of(person.id)
            if concerned(found, row) == person.id:
                require(ballot is Ballot.NO, "proposal-not-yours")
                await self._store.keep(closed(found, ballot))
                self._changes.announce(found.table)
                return await self._settlement.proposal(proposal)
            if found.kind is ProposalKind.OFFER:
                require(person.id == found.guest, "offer-not-yours")
                voter = GUEST
            else:
                require(sits is not None and sits.seat in voters(found, row), "proposal-not-yours")
                assert sits is not None
                voter = sits.seat
            votes = {**found.votes, voter: ballot.value}
            await self._store.keep(replace(found, votes=votes, changes=found.changes + 1))
            await self._settlement.settle_locked(found.table, person)
        self._changes.announce(found.table)
        return await self._settlement.proposal(proposal)
