"""A database of version 0.1.0 opens, shows its tables, and is played on.

`version-0.1.0.db.gz` was written by that version: a running table of every game, each with a move
that was taken back; standing orders; three finished games; a table that is still open. The digests
beside it are what `parlour replay` said of it there.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from bot.hosting.host import Host, Position
from bot.operations.doctor import digests, examine
from bot.store import MadeBy, Status, Store, TableRow
from bot.store.backups import revision
from bot.store.migrating import NEWEST
from games.chance import Chance
from tests.bot.host_helpers import move, mover, refused
from tests.library import GAMES, LIBRARY

WRITTEN = Path(__file__).parent / "version-0.1.0.db.gz"
SAID = Path(__file__).parent / "version-0.1.0.digests.txt"
NEWER_EDITIONS = {"last-will"}
"""Games whose rules have a newer edition than in version 0.1.0."""
REWORDED = {"high-society", "princes-of-florence", "splendor", "splendor-duel"}
"""Games that tell some moves in other texts now. A digest is one of texts, so it differs."""


@pytest.fixture(autouse=True)
def earlier(database: Path) -> None:
    """Put the database where `store` opens it."""
    database.parent.mkdir()
    database.write_bytes(gzip.decompress(WRITTEN.read_bytes()))


async def begun(host: Host, store: Store) -> list[Position]:
    """All tables that have begun, oldest first."""
    return [await host.tables.position(row.id) for row in await begun_rows(store)]


async def begun_rows(store: Store) -> list[TableRow]:
    return [row for row in reversed(await store.tables.all()) if row.status is not Status.OPEN]


async def test_every_table_is_there_and_can_be_seen(
    host: Host, store: Store, database: Path
) -> None:
    assert revision(database) == NEWEST
    positions = await begun(host, store)
    running = [one.game.key for one in positions if one.row.status is Status.RUNNING]
    finished = [one for one in positions if one.row.status is Status.FINISHED]
    assert sorted(running) == sorted(game.key for game in GAMES)
    assert len(finished) == 3
    assert {seat.level for position in positions for seat in position.row.seats} == {"regular"}
    for position in positions:
        seats = [seat.seat for seat in position.row.seats]
        views = [position.game.rules.look(position.table, seat) for seat in (None, *seats)]
        assert len({repr(view) for view in views}) > 1
        assert bool(position.table.waiting) is (position.row.status is Status.RUNNING)
    assert (await store.tables.all())[0].status is Status.OPEN


async def test_its_games_are_played_on(host: Host, store: Store) -> None:
    for position in await begun(host, store):
        row = position.row
        if row.status is not Status.RUNNING:
            continue
        played = await move(host, row.id, Chance(row.seed))
        assert played.position.row.ply == row.ply + 1
        kept = await store.record.of(row.id)
        assert [entry.ply for entry in kept] == list(range(1, row.ply + 2))
        assert MadeBy.TABLE in {entry.by for entry in kept}
        assert kept[-1].edition == position.game.rules.edition


async def test_a_game_of_an_older_edition_is_played_to_its_end(host: Host, store: Store) -> None:
    older = [one for one in await begun(host, store) if one.game.key in NEWER_EDITIONS]
    (position,) = [one for one in older if one.row.status is Status.RUNNING]
    chance = Chance(3)
    while position.row.status is Status.RUNNING:
        position = (await move(host, position.row.id, chance)).position
    assert position.row.status is Status.FINISHED
    assert not position.table.waiting


async def test_its_records_are_replayed_unless_the_rules_have_a_newer_edition(
    host: Host, store: Store
) -> None:
    for position in await begun(host, store):
        row = position.row
        if position.game.key in NEWER_EDITIONS:
            assert row.edition < position.game.rules.edition
            assert await refused(host.replay.moment(row.id, 0)) == "record-unreadable"
            assert await host.tables.news_since(row.id, None) == ()
            if row.status is Status.RUNNING:
                undone = host.take_backs.way_back(position, mover(position))
                assert await refused(undone) == "undo-older-rules"
            continue
        assert row.edition == position.game.rules.edition
        for ply in (0, row.ply // 2, row.ply):
            assert (await host.replay.moment(row.id, ply)).position.row.ply == ply
        assert (await host.replay.moment(row.id, row.ply)).position.table == position.table
        assert len(await host.tables.news_since(row.id, None)) == row.ply + 1


async def test_its_orders_are_read(host: Host, store: Store) -> None:
    left = [
        order
        for position in await begun(host, store)
        for seat in position.row.seats
        if (order := await host.orders.at(position, seat.seat)) is not None
    ]
    assert len(left) == 3
    assert all(order.order is not None for order in left)


async def test_the_doctor_finds_nothing_amiss(database: Path) -> None:
    found = [finding async for finding in examine(database.parent, LIBRARY.find)]
    assert [finding.text for finding in found if not finding.sound] == []
    older = [one.text for one in found if "older edition" in one.text]
    assert len(older) == 2
    assert all(f" {key}," in text for text in older for key in NEWER_EDITIONS)


async def test_replay_says_what_the_earlier_version_said(database: Path) -> None:
    now = [str(digest).split() async for digest in digests(database, LIBRARY.find)]
    then = [line.split() for line in SAID.read_text(encoding="ascii").splitlines()]
    assert [line[:2] for line in now] == [line[:2] for line in then]
    reworded = set[str]()
    for line, earlier_line in zip(now, then, strict=True):
        if line[1] in NEWER_EDITIONS:
            continue
        _, game, ply, digest = line
        assert ply == earlier_line[2]
        assert digest != "refused"
        reworded |= {game} if digest != earlier_line[3] else set()
    assert reworded == REWORDED
