"""Proposals in the database: what people at a table are asked to agree to, with their votes and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import ColumnElement, Row, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.rows import Kind, ProposalId, ProposalRow, TableId
from bot.store.schema import PROPOSALS
from games.engine import Seat

_SHOWING = ("channel", "message", "shown")
"""What is known of a proposal's message: written by whoever shows it, and by nobody else."""


_UNSETTLED = or_(PROPOSALS.c.outcome.is_(None), PROPOSALS.c.shown.is_distinct_from(PROPOSALS.c.changes))


class KeptProposals(Database):
    """What is kept of proposals."""

    async def proposal(self, proposal: ProposalId) -> ProposalRow | None:
        """Return a proposal, if there is one of this id."""
        async with self._transaction() as connection:
            found = await _rows(connection, PROPOSALS.c.id == proposal)
        return found[0] if found else None

    async def proposals_at(self, table: TableId) -> Sequence[ProposalRow]:
        """Return the proposals of a table that are open, or not shown as they are, oldest first."""
        if (found := self._latest.proposals.get(table)) is not None:
            return found
        async with self._transaction() as connection:
            return await self._read_proposals(connection, table)

    async def _read_proposals(self, connection: AsyncConnection, table: TableId) -> Sequence[ProposalRow]:
        found = await _rows(connection, PROPOSALS.c.table == table, _UNSETTLED)
        self._latest.proposals.keep(table, found)
        return found

    async def tables_with_proposals(self) -> Sequence[TableId]:
        """Return the tables at which proposals are open, or not shown as they are."""
        async with self._transaction() as connection:
            found = await connection.scalars(select(PROPOSALS.c.table).where(_UNSETTLED).distinct())
            return [TableId(table) for table in found]

    async def add_proposal(self, proposal: ProposalRow) -> ProposalRow:
        """Keep a new proposal; return it with its id."""
        values = {key: value for key, value in _values(proposal).items() if key != "id"}
        async with self._transaction() as connection:
            added = await connection.execute(insert(PROPOSALS).values(values).returning(*PROPOSALS.columns))
            return _proposal(added.one())

    async def keep_proposal(self, proposal: ProposalRow) -> None:
        """Keep a proposal as it is now, but for what is known of its message."""
        async with self._transaction() as connection:
            await write_proposal(connection, proposal)

    async def mark_proposal(self, proposal: ProposalId, channel: int | None, message: int | None, shown: int) -> None:
        """Remember which message shows a proposal, after so many changes."""
        marked = update(PROPOSALS).where(PROPOSALS.c.id == proposal)
        await self._do(marked.values(channel=channel, message=message, shown=shown))


async def write_proposal(connection: AsyncConnection, proposal: ProposalRow) -> None:
    """Write a proposal as it is now, but for what is known of its message."""
    values = {key: value for key, value in _values(proposal).items() if key not in _SHOWING}
    await connection.execute(update(PROPOSALS).where(PROPOSALS.c.id == proposal.id).values(values))


async def _rows(connection: AsyncConnection, *wanted: ColumnElement[bool]) -> Sequence[ProposalRow]:
    found = await connection.execute(select(PROPOSALS).where(*wanted).order_by(PROPOSALS.c.id))
    return [_proposal(row) for row in found]


def _values(proposal: ProposalRow) -> dict[str, Any]:
    votes = {str(seat): vote for seat, vote in proposal.votes.items()}
    return asdict(proposal) | {"kind": proposal.kind.value, "votes": votes}


def _proposal(row: Row[Any]) -> ProposalRow:
    votes = {Seat(int(seat)): vote for seat, vote in row.votes.items()}
    return ProposalRow(**row._asdict() | {"kind": Kind(row.kind), "votes": votes})
