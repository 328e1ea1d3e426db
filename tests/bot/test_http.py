"""Interactions by HTTP: signed ones are worked on as the gateway's are, all others are refused."""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import orjson
import pytest
from aiohttp import ClientSession

from bot.app import run
from bot.cluster.http_interactions import MOST_BYTES, PATH
from bot.commands.admission import REPEATED
from bot.operations.doctor import examine
from bot.operations.settings import CannotRun, Settings
from bot.sandbox import interaction_payloads
from bot.sandbox.server import StandIn
from bot.sandbox.things import Overwrite, User
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.wire import PATIENCE, standing
from tests.library import LIBRARY


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@asynccontextmanager
async def bot_by_http(stand_in: StandIn, folder: Path) -> AsyncIterator[str]:
    """The bot, which takes interactions by HTTP; the address at which it does."""
    port, stop = free_port(), asyncio.Event()
    settings = Settings(
        token=stand_in.world.token, folder=folder, http=("127.0.0.1", port), automa_seconds=0.01
    )
    running = asyncio.create_task(run(settings, stop))
    address = f"http://127.0.0.1:{port}{PATH}"
    try:
        async with asyncio.timeout(PATIENCE):
            while not running.done() and not await answers(port):  # noqa: ASYNC110  # a port
                await asyncio.sleep(0.01)
        yield address
    finally:
        stop.set()
        await running


async def answers(port: int) -> bool:
    """Whether somebody listens there."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


def signed(stand_in: StandIn, body: bytes, at: float | str) -> dict[str, str]:
    """The headers of a request that Discord has signed at a time."""
    stamp = at if isinstance(at, str) else str(int(at))
    signature = stand_in.world.signature.sign(stamp.encode() + body).signature.hex()
    return {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": stamp}


async def test_a_game_is_played_without_a_gateway(tmp_path: Path) -> None:
    async with (
        standing(rates=unhurried()) as stand_in,
        bot_by_http(stand_in, tmp_path) as address,
    ):
        await stand_in.endpoint.use(address)  # as the portal does: a PING, and a false signature
        evening = Evening(stand_in)
        ann, theo, mei, ingrid = (evening.person(name) for name in ("ann", "theo", "mei", "ingrid"))
        hidden = Overwrite(ingrid.id, deny=frozenset({"view_channel"}))
        world = stand_in.world
        world.change_channel(replace(evening.games, overwrites=(hidden,)))
        thread = await evening.begun(ann, theo, game="splendor")
        people = {ann.id: ann, theo.id: theo}

        def called() -> User | None:
            posts = evening.posts(thread)
            return people[posts[-1].mentions[0]] if posts and posts[-1].mentions else None

        first = await evening.until(called)
        await evening.slash(first, thread, "play", move="take white+blue+green")
        other = theo if first is ann else ann
        await evening.table_calling(other, thread)
        lobby = world.channel_named("lobby")
        watched = await evening.slash(mei, lobby, "board", table="1")
        assert "Splendor" in watched.content, "whoever sees the channel sees the table"
        refused = await evening.slash(ingrid, lobby, "board", table="1")
        none = await evening.slash(ingrid, lobby, "board", table="2")
        assert refused.content == none.content, "for whoever does not see it there is none"
        assert not stand_in.gateway.is_connected
        assert stand_in.endpoint.refused == 0
        assert not stand_in.rest.faults


async def test_what_is_not_signed_is_refused(tmp_path: Path) -> None:
    async with standing() as stand_in, bot_by_http(stand_in, tmp_path) as address:
        async with ClientSession() as session:
            for headers in (
                {},
                {"X-Signature-Ed25519": "00" * 64, "X-Signature-Timestamp": "1"},
                {"X-Signature-Ed25519": "zz", "X-Signature-Timestamp": "1"},
                {"X-Signature-Ed25519": "00", "X-Signature-Timestamp": "1"},
            ):
                async with session.post(address, data=b'{"type":1}', headers=headers) as answer:
                    assert answer.status == 401
            async with session.post(address, data=b" " * (MOST_BYTES + 1)) as answer:
                assert answer.status == 413
        async with ClientSession() as session:
            for body in (b'{"type":2}', b"[" * 100_000 + b"]" * 100_000, b'"a"', b"9" * 9_999):
                headers = signed(stand_in, body, time.time())
                async with session.post(address, data=body, headers=headers) as answer:
                    assert answer.status == 400, "it is signed, but no interaction"
        port = int(address.removesuffix(PATH).rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /interactions HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{")
        async with asyncio.timeout(PATIENCE):
            assert (await reader.readline()).startswith(b"HTTP/1.1 408"), "nobody waits for it"
        writer.close()


async def test_what_was_signed_some_time_ago_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        standing() as stand_in,
        bot_by_http(stand_in, tmp_path) as address,
        ClientSession() as session,
    ):

        async def status(stamp: float | str) -> int:
            body = b'{"type":1}'
            async with session.post(
                address, data=body, headers=signed(stand_in, body, stamp)
            ) as answer:
                return answer.status

        now = time.time()
        assert [await status(now + apart) for apart in (0, -45, 45)] == [200] * 3
        assert [await status(now + apart) for apart in (-1200, -62, 90, 1e9)] == [401] * 4
        assert [await status(stamp) for stamp in ("", "-1", "1e9", "9" * 5000)] == [401] * 4
    told = [one.getMessage() for one in caplog.records if "set the clock" in one.getMessage()]
    assert len(told) == 1, "one line, however many are posted"
    assert re.search(r"its time is 120\d s behind this computer's clock", told[0])
    findings = [finding async for finding in examine(tmp_path, LIBRARY.find)]
    (skewed,) = [finding.text for finding in findings if not finding.sound]
    assert re.search(r"an interaction by HTTP was refused: its time was 1,20\d s behind", skewed)


async def test_what_was_carried_out_is_not_done_again_after_a_restart(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        ann, theo = evening.person("ann"), evening.person("theo")
        async with bot_by_http(stand_in, tmp_path) as address:
            await stand_in.endpoint.use(address)
            notice = await evening.slash(ann, evening.games, "table new", game="splendor", seats=3)
            joined = await evening.press(theo, notice, "join")
            posted = interaction_payloads.interaction(stand_in.world, stand_in.address, joined)
            body = orjson.dumps(posted)
            headers = signed(stand_in, body, time.time())
            await evening.until(lambda: "Theo" in evening.now(notice).content)
            await evening.press(theo, evening.now(notice), "leave")
            await evening.until(lambda: "Theo" not in evening.now(notice).content)
        await stand_in.endpoint.use(None)
        before = REPEATED._value.get()
        async with bot_by_http(stand_in, tmp_path) as address, ClientSession() as session:
            async with session.post(address, data=body, headers=headers) as answer:
                assert answer.status == 202
            async with asyncio.timeout(PATIENCE):
                while REPEATED._value.get() == before:  # noqa: ASYNC110  # a metric
                    await asyncio.sleep(0.01)
            await stand_in.endpoint.use(address)
            shown = await evening.slash(ann, evening.games, "table show", table="1")
            assert "Theo" not in shown.content


async def test_an_address_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        async with standing() as stand_in:
            settings = Settings(
                token=stand_in.world.token, folder=tmp_path, http=("127.0.0.1", port)
            )
            with pytest.raises(CannotRun, match=rf"127\.0\.0\.1:{port}.*PARLOUR_HTTP"):
                await run(settings, asyncio.Event())
