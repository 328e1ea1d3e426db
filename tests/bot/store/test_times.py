"""Times as they are kept: what is written comes back as it was, whatever the database."""

from __future__ import annotations

import pytest

from bot.store import NEVER, ProposalId, ProposalKind, ProposalRow, Store, TableId
from games.engine import Seat
from tests.bot.store.test_store import begun

NOW = 1_800_000_000


def vote(table: TableId, until: int) -> ProposalRow:
    """A vote about the absence of whoever sits in the first seat."""
    return ProposalRow(
        id=ProposalId(0),
        table=table,
        kind=ProposalKind.ABSENT,
        seat=Seat(0),
        user=None,
        ply=0,
        until=until,
    )


@pytest.mark.parametrize("until", [0, NOW, NEVER])
async def test_a_vote_is_open_until_its_time_or_without_an_end(store: Store, until: int) -> None:
    table = await begun(store)
    asked = await store.proposals.add(vote(table, until))
    assert asked.until == until
    assert await store.proposals.find(asked.id) == asked
    assert await store.proposals.at(table) == [asked]
