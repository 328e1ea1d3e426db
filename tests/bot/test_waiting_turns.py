"""Whom tables wait for, though somebody moves while that is looked at."""

from __future__ import annotations

import pytest

from bot.delivery.waiting_turns import WaitingTurns
from bot.hosting.host import Host
from bot.store import Store, TableId, TableRow
from games.chance import Chance
from tests.bot.host_helpers import begun, move


async def test_a_move_made_during_a_look_is_seen_whole(
    store: Store, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, read = await begun(host), host.tables.row

    async def overtaken(table: TableId) -> TableRow:
        row = await read(table)
        monkeypatch.undo()
        await move(host, table, Chance(1))
        return row

    monkeypatch.setattr(host.tables, "row", overtaken)
    look, now = await WaitingTurns(store.turns, host).look(table), await host.tables.position(table)
    assert look.row.ply == now.row.ply
    assert [wait.seat for wait in look.begun] == [decision.seat for decision in now.table.waiting]
