"""Turns at the workers: by persons, with tables between them, and a bound for each person."""

from __future__ import annotations

import asyncio

import pytest

from bot.workers.fair_queue import ASKER, FairQueue
from games.moves import Illegal

ANN, THEO, TABLE = 1, 2, None


async def wait(turns: FairQueue, asker: int | None, order: list[int | None]) -> None:
    ASKER.set(asker)
    async with turns.one():
        order.append(asker)
        await asyncio.sleep(0)


async def test_who_asks_for_much_does_not_keep_others_waiting_nor_tables() -> None:
    turns, order = FairQueue(1), list[int | None]()
    askers = (ANN, ANN, ANN, ANN, THEO, TABLE, TABLE)
    async with asyncio.TaskGroup() as asking:
        for asker in askers:
            asking.create_task(wait(turns, asker, order))
    assert order == [ANN, TABLE, ANN, TABLE, THEO, ANN, ANN]


async def test_one_person_waits_for_so_much_and_tables_for_any_number() -> None:
    turns, order = FairQueue(1, most=2), list[int | None]()
    async with turns.one():
        waiting = [
            asyncio.create_task(wait(turns, asker, order)) for asker in (ANN, ANN, *[TABLE] * 20)
        ]
        await asyncio.sleep(0)
        ASKER.set(ANN)
        with pytest.raises(Illegal, match="too-much-at-once"):
            async with turns.one():
                pass
    await asyncio.gather(*waiting)
    assert len(order) == 22


async def test_whoever_goes_away_keeps_no_place() -> None:
    turns, order = FairQueue(1), list[int | None]()
    async with turns.one():
        gone = asyncio.create_task(wait(turns, ANN, order))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
    await wait(turns, THEO, order)
    assert order == [THEO]
