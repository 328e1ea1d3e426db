"""Settings of people and servers in memory: they are those that are stored, whatever is written
while they are read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from bot.hosting.preferences import KnownPreferences, Servers
from bot.store import Preferences, ServerRow, Store
from tests.bot.host_helpers import ANN

ON_ITS_WAY_SECONDS = 1.0


class SlowRead:
    """A read whose rows are on their way for a while."""

    def __init__(self, read: Callable[..., Awaitable[Any]]) -> None:
        self._read = read
        self._answered = asyncio.Event()

    async def __call__(self, *wanted: object) -> Any:
        found = await self._read(*wanted)
        self._answered.set()
        await asyncio.sleep(ON_ITS_WAY_SECONDS)
        return found

    async def overtaken(
        self, reading: Coroutine[Any, Any, None], by: Coroutine[Any, Any, None]
    ) -> None:
        """Write something before the rows that were read are there."""
        self._answered.clear()
        task = asyncio.create_task(reading)
        await self._answered.wait()
        await by
        await task


async def test_a_setting_that_is_changed_while_all_are_read_holds(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, slow = KnownPreferences(store.people), SlowRead(store.people.preferences)
    monkeypatch.setattr(store.people, "preferences", slow)
    await slow.overtaken(known.open(), known.prefer(ANN, Preferences(hours=6)))
    assert known.of(ANN.id) == Preferences(hours=6)
    await slow.overtaken(known.read_again(ANN.id), known.prefer(ANN, Preferences(hours=7)))
    assert known.of(ANN.id) == Preferences(hours=7)


async def test_what_a_manager_changes_while_all_servers_are_read_holds(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    servers, slow = Servers(store.servers), SlowRead(store.servers.all)
    monkeypatch.setattr(store.servers, "all", slow)
    changed = ServerRow(guild=7, most_each=1)
    await slow.overtaken(servers.open(), servers.change(changed))
    assert servers.of(7) == changed
