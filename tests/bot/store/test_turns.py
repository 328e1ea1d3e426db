"""Turns in the store: what is noted of somebody, or of a table, that has been deleted since."""

from __future__ import annotations

from dataclasses import replace

from bot.store import ForetoldRow, Store, UserId, WaitRow
from games.engine import Seat
from tests.bot.store.test_store import ANN, begun

STRANGER = UserId(404)
"""Of whom the store knows nothing, like of somebody who was forgotten."""


async def test_a_turn_of_somebody_forgotten_is_left_out_and_the_others_are_kept(
    store: Store,
) -> None:
    table = await begun(store)
    mine = WaitRow(table=table, seat=Seat(0), user=ANN.id, since=1_800_000_000)
    theirs = replace(mine, seat=Seat(1), user=STRANGER)
    await store.turns.keep([mine, theirs])
    assert await store.turns.all() == [mine]
    await store.turns.keep([theirs], over=[mine])
    assert await store.turns.all() == []


async def test_nobody_forgotten_is_noted_as_next(store: Store) -> None:
    table = await begun(store)
    told = ForetoldRow(table=table, user=ANN.id, channel=7, message=8)
    await store.turns.keep_foretold(replace(told, user=STRANGER))
    assert await store.turns.foretold() == []
    await store.turns.keep_foretold(told)
    assert await store.turns.foretold() == [told]
