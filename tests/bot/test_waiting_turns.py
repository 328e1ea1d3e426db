"""Whom tables wait for, though somebody moves while that is looked at."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery.waiting_turns import TurnChanges, WaitingTurns
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


async def applied(turns: WaitingTurns, table: TableId) -> TurnChanges:
    """Look at a table, and store how its turns have changed."""
    look = await turns.look(table)
    await turns.apply(look)
    return look


async def test_turns_read_again_are_those_that_are_still_stored(store: Store, host: Host) -> None:
    table = await begun(host)
    mine, others = WaitingTurns(store.turns, host), WaitingTurns(store.turns, host)
    (begun_turn,) = (await applied(others, table)).begun
    await mine.open()
    assert list(mine.everywhere) == [begun_turn]
    while not (look := await applied(others, table)).ended:
        await move(host, table, Chance(1))
    await mine.open()
    assert list(mine.everywhere) == list(look.begun)
    assert not mine.of(begun_turn.user)


async def test_no_turn_is_lost_that_is_stored_while_all_are_read(store: Store, host: Host) -> None:
    table = await begun(host)
    turns = WaitingTurns(store.turns, host)
    look = await turns.look(table)
    await asyncio.gather(turns.apply(look), turns.open())
    assert list(turns.everywhere) == list(look.begun) == list(await store.turns.all())
