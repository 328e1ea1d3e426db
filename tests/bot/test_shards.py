"""Shards and logins: several connections in one process, and what is said when Discord refuses."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import discord
import psycopg
import pytest
from discord.gateway import KeepAliveHandler

from bot.app import Parlour, run
from bot.cluster import sharing
from bot.cluster.sharing import COUNT_BITS, OF_SHARDS
from bot.operations.login import REFUSED, REFUSED_SECONDS, Identifying, connect
from bot.operations.settings import CannotRun, Role, Settings
from bot.sandbox.events import Intent
from bot.sandbox.gateway import _Session
from bot.sandbox.logins import shard_of
from bot.sandbox.server import StandIn
from bot.sandbox.things import Json
from bot.store import open_store
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening
from tests.bot.wire import PATIENCE, SOON, logged_in, standing
from tests.library import LIBRARY
from tests.postgres import Server

APART = 0.2


class Slept(Exception):
    """The bot would sleep now."""


def other_shard(stand_in: StandIn) -> None:
    """Add servers until each of two shards has one, with everybody in it."""
    world = stand_in.world
    home = next(iter(world.guilds.values()))
    while len({shard_of(guild, 2) for guild in world.guilds}) < 2:
        people = [world.users[member] for member in home.members if not world.users[member].bot]
        world.add_guild("Elsewhere", *people)


async def test_two_shards_play_in_one_process(tmp_path: Path) -> None:
    async with standing() as stand_in:
        other_shard(stand_in)
        world = stand_in.world
        world.logins.shards, world.logins.apart = 2, APART / 2
        ann, theo = (user for user in world.users.values() if user.name in {"ann", "theo"})
        store = await open_store(tmp_path / "tables.db")
        client = Parlour(store, LIBRARY, **SOON)
        client.identifying = Identifying(APART)
        evening = Evening(stand_in)
        async with logged_in(client, stand_in):
            assert client.shard_count == 2
            assert world.logins.taken == 2
            for guild in list(world.guilds.values()):
                channel = next(
                    (found for found in world.channels.values() if found.guild == guild.id), None
                ) or world.add_channel(guild, "games")
                said = await stand_in.people.slash(ann, channel, "games")
                assert not said.failed, f"shard {shard_of(guild.id, 2)}"
            await evening.begun(ann, theo, game="splendor")
            assert (await evening.hand(theo)).content, "direct messages come from the first shard"
        await store.database.close()


async def test_too_few_shards_are_one_line_and_no_quick_retry(tmp_path: Path) -> None:
    async with standing() as stand_in:
        other_shard(stand_in)
        stand_in.world.logins.most_guilds = 1
        settings = Settings(token=stand_in.world.token, folder=tmp_path, shards=1)
        with pytest.raises(CannotRun, match=r"so few shards; leave PARLOUR_SHARDS out.*\(4011\)"):
            await run(settings, asyncio.Event())
        store, slept = await open_store(settings.database), list[float]()

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            raise Slept

        async with Parlour(store, LIBRARY, **SOON) as client:
            with pytest.raises(Slept):
                await connect(
                    client, settings.token, client.identifying, store.key_values, sleep=sleep
                )
        assert slept == [pytest.approx(150, abs=20)]
        assert settings.token not in (await store.key_values.get(REFUSED) or "")
        await store.database.close()


async def test_a_refused_token_waits_before_it_is_tried_again_and_another_does_not(
    tmp_path: Path,
) -> None:
    async with standing() as stand_in:
        store, clock, slept = await open_store(tmp_path / "tables.db"), Clockwork(), list[float]()

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            raise Slept

        async def tried(token: str) -> None:
            async with Parlour(store, LIBRARY, **SOON) as client:
                kept = store.key_values
                await connect(client, token, client.identifying, kept, clock=clock, sleep=sleep)

        with pytest.raises(CannotRun, match="refuses the token"):
            await tried("wrong")
        clock.tick(30)
        with pytest.raises(Slept):
            await tried("wrong")
        with pytest.raises(CannotRun, match="refuses the token"):
            await tried("wrong too")
        assert slept == [REFUSED_SECONDS - 30]
        assert stand_in.world.logins.taken == 0
        await store.database.close()


@pytest.mark.parametrize(
    ("is_readable", "said"),
    [
        (True, r"does not allow these intents; .*page “Bot” does \(4014\)\.$"),
        (False, r"cannot read \(KeyError: 'user'\); update Parlour\.$"),
    ],
)
async def test_intents_that_are_not_allowed_and_what_cannot_be_read_are_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    is_readable: bool,
    said: str,
) -> None:
    dispatch = _Session.dispatch

    def without_user(session: _Session, event: str, shape: Json) -> None:
        dispatch(session, event, {key: part for key, part in shape.items() if key != "user"})

    async with standing() as stand_in:
        store = await open_store(tmp_path / "tables.db")
        async with Parlour(store, LIBRARY, **SOON) as client:
            if is_readable:
                stand_in.gateway._privileged = Intent(0)
                client._connection._intents |= discord.Intents(members=True)
            else:
                monkeypatch.setattr(_Session, "dispatch", without_user)
            with pytest.raises(CannotRun, match=said):
                await connect(client, stand_in.world.token, client.identifying, store.key_values)
        await store.database.close()
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


async def test_a_connection_that_is_given_up_half_way_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    greeted = asyncio.Event()

    async def wait_for_ever(*_: object, initial: bool) -> None:
        greeted.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Parlour, "before_identify_hook", wait_for_ever)
    async with standing() as stand_in:
        store = await open_store(tmp_path / "tables.db")
        async with Parlour(store, LIBRARY, **SOON) as client:
            running = asyncio.create_task(
                connect(client, stand_in.world.token, client.identifying, store.key_values)
            )
            await greeted.wait()
            (beating,) = (
                thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)
            )
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            beating.join(PATIENCE)
            assert not beating.is_alive()
            assert not beating.ws.open
        await store.database.close()


async def test_the_last_logins_of_a_day_are_left_alone(tmp_path: Path) -> None:
    async with standing() as stand_in:
        stand_in.world.logins.taken = 985
        store, slept = await open_store(tmp_path / "tables.db"), list[float]()

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            raise Slept

        async with Parlour(store, LIBRARY, **SOON) as client:
            with pytest.raises(Slept):
                await connect(
                    client, stand_in.world.token, client.identifying, store.key_values, sleep=sleep
                )
        assert slept == [24 * 60 * 60]
        assert stand_in.world.logins.taken == 985
        await store.database.close()


@pytest.fixture
async def another(server: Server, template: str) -> AsyncIterator[psycopg.AsyncConnection[object]]:
    """Another process's connection to a database."""
    name = server.new_database(template)
    async with await psycopg.AsyncConnection.connect(server.url(name), autocommit=True) as opened:
        yield opened
    server.drop(name)


SHARD_LOCK = (OF_SHARDS, 1 << COUNT_BITS)
"""Of the only shard."""
HOLDERS = (
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND classid = %s AND objid = %s"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)

WAITING = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


async def holder(connection: psycopg.AsyncConnection[object], *others_than: int) -> int:
    """Wait until another session holds the lock of the shard; its process."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await (await connection.execute(HOLDERS, SHARD_LOCK)).fetchall()
            if pids := {cast(tuple[int], row)[0] for row in found} - {*others_than}:
                return pids.pop()
            await asyncio.sleep(0.02)


async def test_a_shard_is_claimed_again_once_the_connection_of_its_lock_is_lost(
    tmp_path: Path, another: psycopg.AsyncConnection[object]
) -> None:
    async with standing() as stand_in:
        stop = asyncio.Event()
        running = asyncio.create_task(run(settings_on(another, stand_in, tmp_path), stop))
        first = await holder(another)
        await another.execute("SELECT pg_terminate_backend(%s)", [first])
        assert await holder(another, first, another.info.backend_pid)
        assert not running.done()
        stop.set()
        await running


async def test_a_gateway_ends_once_another_one_has_taken_its_shard(
    tmp_path: Path,
    another: psycopg.AsyncConnection[object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sharing, "CLAIMED_WITHIN_SECONDS", 0.5)
    async with standing() as stand_in:
        running = asyncio.create_task(
            run(settings_on(another, stand_in, tmp_path), asyncio.Event())
        )
        first = await holder(another)
        async with await psycopg.AsyncConnection.connect(
            another.info.dsn, autocommit=True
        ) as waiting:
            takes = asyncio.create_task(
                waiting.execute("SELECT pg_advisory_lock(%s, %s)", SHARD_LOCK)
            )
            async with asyncio.timeout(PATIENCE):
                while not (await (await another.execute(WAITING)).fetchall()):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            await another.execute("SELECT pg_terminate_backend(%s)", [first])
            await takes
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(CannotRun, match=r"^Another gateway .* holds shard 0 of 1\.$"):
                    await running


def settings_on(
    connection: psycopg.AsyncConnection[object], stand_in: StandIn, folder: Path
) -> Settings:
    """A gateway on the database of a connection, with one shard."""
    info = connection.info
    url = f"postgresql://{info.user}@/{info.dbname}?host={info.host}"
    return Settings(
        token=stand_in.world.token, folder=folder, shards=1, role=Role.GATEWAY, server=url
    )
