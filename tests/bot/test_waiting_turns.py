"""Whom tables wait for, though somebody moves while that is looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.delivery.waiting_turns import TurnChanges, WaitingTurns
from bot.hosting.host import Host
from bot.store import Store, TableId, TableRow, WaitRow
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


async def test_turns_are_those_that_another_process_has_stored(store: Store, host: Host) -> None:
    table = await begun(host)
    mine, others = WaitingTurns(store.turns, host), WaitingTurns(store.turns, host)
    (begun_turn,) = (await applied(others, table)).begun
    assert await mine.at(table) == [begun_turn] == await mine.of(begun_turn.user)
    while not (look := await applied(others, table)).ended:
        await move(host, table, Chance(1))
    assert list(await mine.at(table)) == list(look.begun)
    assert not await mine.of(begun_turn.user)


async def test_turns_that_have_changed_are_told_once_they_are_stored(
    store: Store, host: Host
) -> None:
    table = await begun(host)
    turns, told = WaitingTurns(store.turns, host), list[WaitRow]()
    turns.changed.append(told.extend)
    (begun_turn,) = (await applied(turns, table)).begun
    assert told == [begun_turn]
    await turns.keep(later := replace(begun_turn, times=1))
    assert told == [begun_turn, later]


async def test_of_turns_that_another_process_has_changed_those_that_it_calls_are_not_told(
    store: Store, host: Host
) -> None:
    table = await begun(host)
    turns, told = WaitingTurns(store.turns, host), list[WaitRow]()
    look = await applied(turns, table)
    turns.changed.append(told.extend)
    await turns.hear([table])
    assert told == list(look.begun)
    await store.turns.keep([replace(wait, call_at=wait.since) for wait in look.begun])
    await turns.hear([table])
    assert told == list(look.begun)
