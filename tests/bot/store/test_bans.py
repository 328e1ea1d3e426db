"""Who is barred is kept while the database is in use, on both kinds of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store.bans import BANS, Bans, change_bans
from bot.store.urls import parse_address

BARRED = Bans(frozenset({7}), frozenset({8}))


async def test_who_is_barred_is_kept_beside_a_bot(store: Store, address: Path | str) -> None:
    database = parse_address(address)
    assert Bans.read(await store.key_values.get(BANS)) == Bans()
    assert await asyncio.to_thread(change_bans, database, lambda _: BARRED) == BARRED
    kept = Bans.read(await store.key_values.get(BANS))
    assert (kept.bar(7, None), kept.bar(1, 8), kept.bar(1, 7)) == (True, True, False)
    assert await asyncio.to_thread(change_bans, database, lambda bans: bans) == BARRED
    await store.key_values.set("later", "yes")


def test_no_database_is_made_for_it(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        change_bans(tmp_path / "parlour.db", lambda _: BARRED)
    assert not [*tmp_path.iterdir()]
