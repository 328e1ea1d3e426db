"""Deletes all personal data of somebody who asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.hosting.portraits import Portraits
from bot.hosting.preferences import KnownPreferences
from bot.hosting.vote_rules import ProposalOutcome
from bot.store import TableId, UserId
from bot.store.people import PeopleStore


class DataDeletion:
    """Deletes personal data."""

    def __init__(
        self, store: PeopleStore, preferences: KnownPreferences, portraits: Portraits
    ) -> None:
        self._store = store
        self._preferences = preferences
        self._portraits = portraits

    async def tables_about(self, user: UserId) -> Sequence[TableId]:
        """Return the active tables of which the store holds personal data of *user*."""
        return await self._store.tables_about(user)

    async def forget(self, user: UserId, nobody: Mapping[str, str]) -> Sequence[TableId]:
        """Delete all data of *user*, who must have left all active tables.

        Returns the tables at which a proposal was closed by this. *nobody* is the name that
        replaces theirs at finished tables, by language. Hold the locks of `tables_about` meanwhile:
        a change at one of those tables could write the deleted data again.
        """
        tables = await self._store.forget(user, nobody, ProposalOutcome.OVER.value)
        self._preferences.forget(user)
        self._portraits.forget(user)
        return tables
