"""Proposals in the database, with their votes and outcomes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import bindparam, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cache import ABOUT, SHOWS
from bot.store.database import Database, only_reads, uncancelled
from bot.store.enums import ProposalKind
from bot.store.prepared import Found, Prepared
from bot.store.rows import Copy, ProposalId, ProposalRow, TableId
from bot.store.schema import PROPOSALS
from games.engine import Seat

_SHOWING = ("channel", "message", "shown", "copies")
"""Columns about a proposal's messages: `mark_shown` and `mark_copies` alone write them."""

_UNSETTLED = or_(
    PROPOSALS.c.outcome.is_(None), PROPOSALS.c.shown.is_distinct_from(PROPOSALS.c.changes)
)
PROPOSALS_AT = Prepared(
    select(PROPOSALS)
    .where(PROPOSALS.c.table == bindparam("at"), _UNSETTLED)
    .order_by(PROPOSALS.c.id)
)
"""The proposals of a table that are open or shown out of date."""


@uncancelled
class ProposalStore:
    """Reads and writes proposals."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache = database.cache

    async def find(self, proposal: ProposalId) -> ProposalRow | None:
        """Return the proposal with this id, or None."""
        found = await self._database.read(select(PROPOSALS).where(PROPOSALS.c.id == proposal))
        return _proposal(found[0]._asdict()) if found else None

    @only_reads
    async def at(self, table: TableId) -> Sequence[ProposalRow]:
        """Return the proposals of a table that are open or shown out of date, oldest first."""
        if (found := self._cache.proposals.get(table)) is not None:
            return found
        with self._cache.look(table) as look:
            (rows,) = await self._database.read_prepared(PROPOSALS_AT(at=table))
            found = proposals_of(rows)
            if look.fresh:
                self._cache.proposals[table] = found
        return found

    async def tables(self) -> Sequence[TableId]:
        """Return the tables with proposals that are open or shown out of date."""
        found = await self._database.read_apart(
            select(PROPOSALS.c.table).where(_UNSETTLED).distinct()
        )
        return [TableId(row.table) for row in found]

    async def add(self, proposal: ProposalRow) -> ProposalRow:
        """Add a new proposal; return it with its id."""
        values = {key: value for key, value in _values(proposal).items() if key != "id"}
        async with self._database.transaction() as connection:
            new = insert(PROPOSALS).values(values).returning(*PROPOSALS.columns)
            added = await connection.execute(new.execution_options(**{ABOUT: proposal.table}))
            return _proposal(added.one()._asdict())

    async def keep(self, proposal: ProposalRow) -> None:
        """Update a proposal, except for the columns about its message."""
        async with self._database.transaction() as connection:
            await write_proposal(connection, proposal)

    async def mark_shown(
        self, proposal: ProposalRow, channel: int | None, message: int | None
    ) -> None:
        """Write which message shows a proposal as it is."""
        marked = (
            update(PROPOSALS)
            .where(PROPOSALS.c.id == proposal.id)
            .values(channel=channel, message=message, shown=proposal.changes)
        )
        await self._database.execute(
            marked.execution_options(**{ABOUT: proposal.table, SHOWS: True})
        )

    async def mark_copies(
        self, proposal: ProposalRow, copies: Sequence[Copy], *, whole: bool
    ) -> None:
        """Write which messages show a proposal to whom, and if they are *whole*, that it is shown
        to everybody as it is.
        """
        values: dict[str, Any] = {"copies": [asdict(copy) for copy in copies]}
        if whole:
            values["shown"] = proposal.changes
        marked = update(PROPOSALS).where(PROPOSALS.c.id == proposal.id).values(values)
        await self._database.execute(
            marked.execution_options(**{ABOUT: proposal.table, SHOWS: True})
        )


def proposals_of(rows: Found) -> Sequence[ProposalRow]:
    """Return the proposals in rows that were read."""
    return [_proposal(row) for row in rows]


async def write_proposal(connection: AsyncConnection, proposal: ProposalRow) -> None:
    """Update a proposal, except for the columns about its message."""
    values = {key: value for key, value in _values(proposal).items() if key not in _SHOWING}
    kept = update(PROPOSALS).where(PROPOSALS.c.id == proposal.id).values(values)
    await connection.execute(kept.execution_options(**{ABOUT: proposal.table}))


def _values(proposal: ProposalRow) -> dict[str, Any]:
    votes = {str(seat): vote for seat, vote in proposal.votes.items()}
    return asdict(proposal) | {"kind": proposal.kind.value, "votes": votes}


def _proposal(values: Mapping[str, Any]) -> ProposalRow:
    votes = {Seat(int(seat)): vote for seat, vote in values["votes"].items()}
    copies = tuple(Copy(**copy) for copy in values["copies"])
    kind = ProposalKind(values["kind"])
    return ProposalRow(**{**values, "kind": kind, "votes": votes, "copies": copies})
