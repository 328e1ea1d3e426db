"""Health and figures: what the running bot says of itself on a port of this computer, and how it is
asked.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from bot.operations.health_check import ask
from bot.sandbox.server import StandIn
from tests.bot.tab import end, outcome, start
from tests.bot.wire import PATIENCE, standing, until

HOST = "127.0.0.1"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def well(stand_in: StandIn, port: int) -> tuple[bool, str]:
    """What the bot says, once it has logged in and is well, or patience ends."""
    await until(stand_in.world, lambda: stand_in.gateway.is_connected)
    async with asyncio.timeout(PATIENCE):
        while not (said := await asyncio.to_thread(ask, HOST, port))[0]:  # noqa: ASYNC110  # a port
            await asyncio.sleep(0.05)
    return said


async def test_a_bot_that_is_connected_and_can_write_is_well(tmp_path: Path) -> None:
    port = free_port()
    async with standing() as stand_in:
        settings = {
            "PARLOUR_TOKEN": stand_in.world.token,
            "PARLOUR_DATA": str(tmp_path),
            "PARLOUR_PORT": str(port),
        }
        bot = await start("beside", stand_in.address, environment=settings)
        assert await well(stand_in, port) == (True, "well")
        assert await outcome(await start("health", environment={"PARLOUR_PORT": str(port)})) == (
            0,
            "well\n",
        )
        async with (
            ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/metrics") as answer,
        ):
            figures = await answer.text()
        end(bot)
        await outcome(bot)
    assert "parlour_tables_to_show 0.0" in figures
    assert "parlour_acknowledged_seconds_bucket" in figures


async def test_a_bot_that_is_not_there_is_not_well() -> None:
    code, said = await outcome(
        await start("health", environment={"PARLOUR_PORT": str(free_port())})
    )
    assert code == 1
    assert "nobody answers" in said


async def test_health_is_told_to_other_computers_where_that_is_asked_for(tmp_path: Path) -> None:
    port = free_port()
    async with standing() as stand_in:
        settings = {
            "PARLOUR_TOKEN": stand_in.world.token,
            "PARLOUR_DATA": str(tmp_path),
            "PARLOUR_PORT": f"0.0.0.0:{port}",
        }
        bot = await start("beside", stand_in.address, environment=settings)
        assert await well(stand_in, port) == (True, "well")
        assert await asyncio.to_thread(ask, "0.0.0.0", port) == (True, "well")
        reached = await asyncio.to_thread(ask, "127.0.0.2", port)  # no address of the bot's own
        end(bot)
        await outcome(bot)
    assert reached == (True, "well")


async def test_no_proxy_is_asked_for_health(monkeypatch: pytest.MonkeyPatch) -> None:
    """Docker names its proxy to everything in a container."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response(text="well\n")

    monkeypatch.setenv("http_proxy", f"http://127.0.0.1:{free_port()}")
    app = web.Application()
    app.add_routes([web.get("/health", answer)])
    async with TestServer(app) as bot:
        assert bot.port is not None
        assert await asyncio.to_thread(ask, HOST, bot.port) == (True, "well")


async def test_another_program_on_the_port_is_not_well() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"220 this is a mail server\r\n")
        writer.close()

    async with await asyncio.start_server(talk, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        well, said = await asyncio.to_thread(ask, HOST, port)
    assert not well
    assert f"another program answers on port {port}" in said


async def test_without_a_port_nobody_can_be_asked() -> None:
    code, said = await outcome(await start("health"))
    assert (code, said) == (1, "Error: PARLOUR_PORT is not set: the bot cannot be asked.\n")


async def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = {
            "PARLOUR_TOKEN": "a.b.c",
            "PARLOUR_DATA": str(tmp_path),
            "PARLOUR_PORT": str(port),
        }
        code, said = await outcome(
            await start("run", environment={**settings, "PARLOUR_LOG": "WARNING"})
        )
    assert code == 1
    assert f"Health cannot be told at 127.0.0.1:{port}: " in said


async def test_whoever_asks_for_health_does_not_load_the_bot() -> None:
    """The container asks every minute: it took 1.7 s of processor to load all of Parlour."""
    looking = "import sys; from bot.operations import cli; cli.main.get_command(None, 'health');"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", f"{looking} print(*sys.modules)"), stdout=asyncio.subprocess.PIPE
    )
    loaded = (await process.communicate())[0].decode().split()
    assert "bot.operations.health_check" in loaded
    assert {"discord", "sqlalchemy", "PIL", "aiohttp", "games"}.isdisjoint(loaded)
