"""Hands of people who gave up their seats: none is left to them because something failed."""

from __future__ import annotations

import discord
import pytest

from bot.delivery.former_hands import FormerHands
from bot.hosting.changes import Changes
from bot.hosting.host import Host
from bot.store import Store, StoreError
from tests.bot.host_helpers import begun


async def test_whatever_fails_the_hands_of_a_table_are_removed_another_time(
    store: Store, host: Host
) -> None:
    row = await host.tables.row(await begun(host))
    former = FormerHands(
        discord.Client(intents=discord.Intents.none()), store.former_hands, Changes()
    )
    former.tables.add(row.id)
    await store.database.close()
    with pytest.raises(StoreError, match="closed"):
        await former.remove_all(row)
    assert former.tables == {row.id}
