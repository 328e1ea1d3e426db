"""The command `parlour`: what it says when it cannot go on, and that nothing it has begun is
lost.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sys
from datetime import datetime
from importlib.metadata import version
from pathlib import Path

import pytest
from aiohttp import ClientSession
from click.testing import CliRunner

from bot.__main__ import run
from bot.operations.cli import main
from tests.bot.tab import Json, address_from, children, end, outcome, sandbox, start, tab
from tests.bot.wire import standing

TOKEN = {"PARLOUR_TOKEN": "not.a.token"}


async def said_by(*words: str, **environment: str) -> tuple[int, str]:
    return await outcome(await start(*words, environment=environment))


def one_line(code: int, said: str) -> str:
    """The one line with which a command gives up."""
    (line,) = said.splitlines()
    assert code == 1
    return line


async def refusal(*words: str, **environment: str) -> str:
    """The one line with which a process of the command gives up."""
    return one_line(*await said_by(*words, **environment))


async def said_here(*words: str, **environment: str) -> tuple[int, str]:
    """How a command ended that never comes to run the bot, and what it said; in a thread of this
    process, as it has an event loop of its own.
    """
    runner = CliRunner(env={"PARLOUR_TOKEN": None, **environment})
    result = await asyncio.to_thread(runner.invoke, main, words, obj=run)
    return result.exit_code, result.output


async def test_it_tells_its_version() -> None:
    said = await outcome(await start("--version", python=sys.executable))
    assert said == (0, f"parlour {version('parlour')}\n")


async def test_help_lists_every_setting() -> None:
    _, said = await said_here("run", "--help")
    settings = {
        "PARLOUR_TOKEN",
        "PARLOUR_DATA",
        "PARLOUR_LOG",
        "PARLOUR_LOG_FORMAT",
        "PARLOUR_AUTOMA_SECONDS",
        "PARLOUR_REQUESTS",
        "PARLOUR_PAINT_AHEAD",
        "PARLOUR_PORT",
        "PARLOUR_TOKEN_FILE",
    }
    assert settings <= set(re.findall(r"PARLOUR_[A-Z_]+", said))


async def test_without_a_token_it_says_so() -> None:
    assert "PARLOUR_TOKEN is not set" in await refusal("run")


async def test_a_wrong_setting_is_one_line() -> None:
    line = one_line(*await said_here("run", "--log", "loud", **TOKEN))
    assert "DEBUG, INFO, WARNING, ERROR" in line


async def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").write_bytes(b"a shopping list, for instance; " * 100)
    assert "cannot be opened" in await refusal("run", "--data", str(tmp_path), **TOKEN)


async def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be written" in await refusal("run", "--data", str(tmp_path / "file"), **TOKEN)


async def test_a_style_sheet_in_a_language_without_words_is_refused(tmp_path: Path) -> None:
    code, said = await said_here("style", "--language", "xx", str(tmp_path / "sheet.png"))
    assert (code, "'xx' is not one of 'en', 'ru'" in said) == (2, True)


async def test_a_token_that_discord_refuses_is_one_line(tmp_path: Path) -> None:
    async with standing() as stand_in:
        settings = {**TOKEN, "PARLOUR_DATA": str(tmp_path), "PARLOUR_LOG": "WARNING"}
        assert "refuses the token" in await refusal("beside", stand_in.address, **settings)


async def test_a_discord_out_of_reach_is_one_line(tmp_path: Path) -> None:
    async with standing() as stand_in:
        address = stand_in.address
    settings = {**TOKEN, "PARLOUR_DATA": str(tmp_path), "PARLOUR_LOG": "WARNING"}
    assert "cannot be reached" in await refusal("beside", address, **settings)


async def test_its_first_line_says_what_runs_in_json_where_that_is_asked_for(
    tmp_path: Path,
) -> None:
    async with standing() as stand_in:
        address = stand_in.address
    settings = {**TOKEN, "PARLOUR_DATA": str(tmp_path), "PARLOUR_LOG_FORMAT": "json"}
    code, said = await said_by("beside", address, **settings)
    first = json.loads(said.splitlines()[0])
    assert (code, first["level"], first["logger"]) == (1, "INFO", "bot.app")
    assert f"Parlour {version('parlour')} on Python" in first["message"]
    assert f"database {tmp_path / 'parlour.db'}; games: splendor, " in first["message"]
    assert datetime.fromisoformat(first["time"]).tzinfo is not None


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_closes_the_sandbox_and_its_bot_which_no_setting_of_a_real_one_reached(
    tmp_path: Path, number: signal.Signals
) -> None:
    token = tmp_path / "token"
    token.write_text("real.token", encoding="ascii")
    real = {"PARLOUR_TOKEN_FILE": str(token), "PARLOUR_SHARDS": "3/16", "PARLOUR_HTTP": "8080"}
    opened = sandbox(tmp_path / "sandbox", environment=real)
    async with opened as (process, address), tab(address) as page:
        await page.bot_is_there()
        end(process, number)
        code, said = await outcome(process)
    assert (code, said.strip()) == (0, "Ctrl+C closes it; everything is kept for the next time.")


async def test_a_bot_that_is_killed_is_started_again_and_ends_when_its_sandbox_is_killed(
    tmp_path: Path,
) -> None:
    async with sandbox(tmp_path) as (process, address), tab(address) as page:
        await page.bot_is_there()
        (bot,) = children(process.pid)
        os.kill(bot, signal.SIGKILL)
        await page.until(lambda note: note["kind"] == "bot" and not note["bot"]["online"])
        await page.until(lambda note: note["kind"] == "bot" and note["bot"]["online"])
        process.kill()
        # The bot holds the other end of the pipe: it closes only when both have ended.
        await outcome(process)


def calls_on_ann(note: Json) -> bool:
    """Whether this is a picture of a table at which Ann is to act."""
    shown = note.get("message", {})
    return (
        bool(shown.get("attachments"))
        and re.search(r"[Ii]t’s <@\d+>’s turn", shown["content"]) is not None
    )


def reserved(note: Json) -> bool:
    """Whether a message tells that Ann has reserved the card that nobody saw."""
    return "top card of deck 1" in note.get("message", {}).get("content", "")


async def test_a_game_goes_on_after_everything_was_killed(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as (process, address), tab(address) as page:
        await page.bot_is_there()
        games = (n for n, quick in enumerate(page.world["quicks"]) if quick["ways"])
        await page.ask("quick", index=next(games))
        before = (await page.until(calls_on_ann))["message"]
        end(process)
        await outcome(process)
    assert address.port is not None
    async with sandbox(tmp_path, address.port) as (_, again), tab(again) as page:
        assert again == address
        await page.bot_is_there()
        await page.ask(
            "slash", channel=before["channel"], line="play", options={"move": "reserve deck-1"}
        )
        # The post from before may be edited first: its bot was killed before it noted it. And the
        # computer players may answer in the post of the move, or in the next one.
        after = await page.until(reserved)
        if not calls_on_ann(after):
            after = await page.until(calls_on_ann)
    assert after["message"]["channel"] == before["channel"]


async def test_a_container_with_a_token_runs_the_bot() -> None:
    line = one_line(*await said_here("start", PARLOUR_TOKEN="not a token"))
    assert "has a space in it" in line


async def test_a_container_without_a_token_opens_the_sandbox_to_the_computer_around_it(
    tmp_path: Path,
) -> None:
    process = await start("start", "--port", "0", environment={"PARLOUR_DATA": str(tmp_path)})
    try:
        address = await address_from(process)
        # The computer around it comes in from another address than the container's own loopback, by
        # the same name.
        around, host = address.with_host("127.0.0.2"), {"Host": address.authority}
        async with ClientSession() as session, session.get(around, headers=host) as answer:
            assert answer.status == 200
        async with tab(address) as page:
            await page.bot_is_there()
    finally:
        end(process)
        await process.communicate()


async def test_a_second_sandbox_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    async with sandbox(tmp_path):
        line = await refusal("sandbox", "--data", str(tmp_path), "--port", "0", "--no-open")
    assert f"Another Parlour is running in {tmp_path}" in line


async def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = await refusal("sandbox", "--data", str(tmp_path), "--port", port, "--no-open")
    assert f"Port {port} is taken" in line


async def test_a_sandbox_whose_bot_cannot_start_gives_up_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "parlour.db").mkdir()
    async with sandbox(tmp_path) as (process, _):
        code, said = await outcome(process)
    assert code == 1
    assert "cannot be opened" in said
    assert "Traceback" not in said
