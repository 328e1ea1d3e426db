"""An interaction that was carried out is noted with the first thing that it writes, and changes
nothing when it comes again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.store import AlreadyCarriedOut, AlreadyPlayed, Person, Status, Store, UserId, carry_out
from bot.store.carried_out import CarriedOut
from tests.bot.store.test_store import begun, play

AT = 1_700_000_000


async def carried_out(interaction: int, *works: Coroutine[Any, Any, None]) -> None:
    """Do these things for an interaction, as a request does: in a task of their own."""

    async def request() -> None:
        carrying = carry_out(interaction, AT)
        for work in works:
            await work
        carrying.settled = True

    await asyncio.create_task(request())


async def test_what_comes_again_changes_nothing(store: Store) -> None:
    await carried_out(7, store.key_values.set("a", "1"), store.key_values.set("b", "1"))
    with pytest.raises(AlreadyCarriedOut):
        await carried_out(7, store.key_values.set("a", "2"))
    assert await store.key_values.get("a") == "1"
    await carried_out(8, store.key_values.set("a", "3"))
    assert await store.key_values.get("a") == "3"


async def test_what_failed_may_be_tried_again(store: Store) -> None:
    async def fail() -> None:
        async with store.database.transaction():
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await carried_out(7, fail())
    await carried_out(7, store.key_values.set("a", "1"))
    assert await store.key_values.get("a") == "1"


async def test_whoever_only_reads_may_come_again(store: Store) -> None:
    async def look() -> None:
        assert await store.key_values.get("a") is None

    await carried_out(7, look())
    await carried_out(7, look(), store.key_values.set("a", "1"))


async def test_what_outlives_its_request_is_written_all_the_same(store: Store) -> None:
    over, noted = asyncio.Event(), list[CarriedOut]()

    async def later() -> None:
        await over.wait()
        await store.key_values.set("a", "2")

    async def request() -> asyncio.Task[None]:
        noted.append(carry_out(7, AT))
        return asyncio.create_task(later())

    await carried_out(7, store.key_values.set("a", "1"))
    outliving = await asyncio.create_task(request())
    noted[0].settled = True  # as the end of a request's task does
    over.set()
    await outliving
    assert await store.key_values.get("a") == "2"


async def test_a_repeated_play_does_not_harm_those_that_are_committed_with_it(
    store: Store,
) -> None:
    here, there = await begun(store), await begun(store)
    await carried_out(7, store.record.add_play(here, play(1), b"", Status.RUNNING, 7))
    repeated, other = await asyncio.gather(
        carried_out(7, store.record.add_play(here, play(2), b"", Status.RUNNING, 7)),
        carried_out(8, store.record.add_play(there, play(1), b"", Status.RUNNING, 8)),
        return_exceptions=True,
    )
    assert isinstance(repeated, AlreadyPlayed)
    assert other is None
    assert await store.record.ply_of(here, 7) == await store.record.ply_of(there, 8) == 1


async def test_a_move_may_follow_what_its_request_has_written(store: Store) -> None:
    table = await begun(store)
    mei = Person(UserId(9), "Mei", "en-GB")
    await carried_out(
        7,
        store.people.meet(mei),
        store.record.add_play(table, play(1), b"", Status.RUNNING, 7),
        store.key_values.set("a", "1"),
    )
    assert await store.record.ply_of(table, 7) == 1
    with pytest.raises(AlreadyPlayed):
        await carried_out(7, store.record.add_play(table, play(2), b"", Status.RUNNING, 7))
    with pytest.raises(AlreadyCarriedOut):
        await carried_out(7, store.key_values.set("a", "2"))


async def test_it_is_forgotten_once_it_is_old(store: Store) -> None:
    await carried_out(7, store.key_values.set("a", "1"))
    await store.record.forget_interactions(AT)
    with pytest.raises(AlreadyCarriedOut):
        await carried_out(7, store.key_values.set("a", "2"))
    await store.record.forget_interactions(AT + 1)
    await carried_out(7, store.key_values.set("a", "3"))
    assert await store.key_values.get("a") == "3"
