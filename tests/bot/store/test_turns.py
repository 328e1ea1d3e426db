"""Turns in the store: what is noted of somebody, or of a table, that has been deleted since."""

from __future__ import annotations

from dataclasses import replace

from bot.store import ForetoldRow, Store, UserId, WaitRow
from games.engine import Seat
from tests.bot.store.test_store import ANN, THEO, begun

STRANGER = UserId(404)
"""Of whom the store knows nothing, like of somebody who was forgotten."""


async def test_a_turn_of_somebody_forgotten_is_left_out_and_the_others_are_kept(
    store: Store,
) -> None:
    table = await begun(store)
    mine = WaitRow(table=table, seat=Seat(0), user=ANN.id, since=1_800_000_000)
    theirs = replace(mine, seat=Seat(1), user=STRANGER)
    await store.turns.keep([mine, theirs])
    assert await store.turns.at(table) == [mine]
    await store.turns.keep([theirs], over=[mine])
    assert await store.turns.at(table) == []


async def test_a_turn_that_was_muted_meanwhile_stays_muted_until_it_is_over(store: Store) -> None:
    table = await begun(store)
    mine = WaitRow(table=table, seat=Seat(0), user=ANN.id, since=1_800_000_000, message=8)
    await store.turns.keep([mine])
    assert await store.turns.mute(ANN.id, 8)
    await store.turns.keep([replace(mine, times=1)])
    assert await store.turns.of(ANN.id) == [replace(mine, times=1, muted=True)]
    later = replace(mine, since=mine.since + 1)
    await store.turns.keep([later])
    assert await store.turns.of(ANN.id) == [later]


async def test_only_the_turns_that_a_message_lists_are_muted(store: Store) -> None:
    here, there = await begun(store), await begun(store)
    mine = WaitRow(table=here, seat=Seat(0), user=ANN.id, since=1_800_000_000, times=2, message=8)
    other = replace(mine, table=there, message=9)
    await store.turns.keep([mine, other])
    assert await store.turns.mute(ANN.id, 8)
    assert not await store.turns.mute(THEO.id, 9)
    assert await store.turns.at_all([here, there]) == [replace(mine, muted=True), other]
    await store.turns.keep([], over=[mine])
    assert not await store.turns.mute(ANN.id, 8)
    assert await store.turns.at(here) == []


async def test_nobody_forgotten_is_noted_as_next(store: Store) -> None:
    table = await begun(store)
    told = ForetoldRow(table=table, user=ANN.id, channel=7, message=8)
    await store.turns.keep_foretold(replace(told, user=STRANGER))
    assert await store.turns.foretold() == []
    await store.turns.keep_foretold(told)
    assert await store.turns.foretold() == [told]
