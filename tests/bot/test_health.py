"""Health and figures: what the running bot says of itself on a port of this computer, and how it is asked."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from aiohttp import ClientSession

from bot.health import asked
from tests.bot.tab import end, outcome, start
from tests.bot.wire import standing

PATIENCE = 30.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


async def well(port: int) -> tuple[bool, str]:
    """What the bot says, once it is well or patience ends."""
    async with asyncio.timeout(PATIENCE):
        while not (said := await asked(port))[0]:
            pass
    return said


async def test_a_bot_that_is_connected_and_can_write_is_well(tmp_path: Path) -> None:
    port = free_port()
    async with standing() as stand_in:
        settings = {"PARLOUR_TOKEN": stand_in.world.token, "PARLOUR_DATA": str(tmp_path), "PARLOUR_PORT": str(port)}
        bot = await start("beside", stand_in.address, environment=settings)
        assert await well(port) == (True, "well")
        assert await outcome(await start("health", environment={"PARLOUR_PORT": str(port)})) == (0, "well\n")
        async with ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            figures = await answer.text()
        end(bot)
        await outcome(bot)
    assert "parlour_tables_to_show 0.0" in figures
    assert "parlour_acknowledged_seconds_bucket" in figures


async def test_a_bot_that_is_not_there_is_not_well() -> None:
    code, said = await outcome(await start("health", environment={"PARLOUR_PORT": str(free_port())}))
    assert code == 1
    assert "nobody answers" in said


async def test_without_a_port_nobody_can_be_asked() -> None:
    code, said = await outcome(await start("health"))
    assert (code, said) == (1, "Error: PARLOUR_PORT is not set: the bot cannot be asked.\n")


async def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = {"PARLOUR_TOKEN": "a.b.c", "PARLOUR_DATA": str(tmp_path), "PARLOUR_PORT": str(port)}
        code, said = await outcome(await start("run", environment={**settings, "PARLOUR_LOG": "WARNING"}))
    assert code == 1
    assert f"Port {port} is taken" in said
