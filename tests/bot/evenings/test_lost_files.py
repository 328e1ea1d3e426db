"""Evenings on which somebody deletes the database while the bot runs: it says so and stops, and no
move is lost.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from tests.bot.beside import bot_beside
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.test_killed import MOVE, called, calling
from tests.bot.wire import PATIENCE

IN_VAIN_SECONDS = 1.0
"""How long somebody waits for a bot that has ended."""


def delete(database: Path) -> None:
    database.unlink()


def replace(database: Path) -> None:
    shutil.copy(database, database.with_name("copy.db"))
    database.with_name("copy.db").replace(database)


def delete_folder(database: Path) -> None:
    shutil.rmtree(database.parent)


@pytest.mark.parametrize(
    ("mishap", "told"), [(delete, "deleted"), (replace, "replaced"), (delete_folder, "deleted")]
)
async def test_no_move_is_acknowledged_once_the_database_is_gone(
    stand_in: StandIn, tmp_path: Path, mishap: Callable[[Path], None], told: str
) -> None:
    evening = Evening(stand_in)
    people = [evening.person(name) for name in ("ann", "theo")]
    async with bot_beside(stand_in, tmp_path / "kept") as bot:
        thread = await evening.begun(*people, game="splendor")
        who = called(await calling(evening, thread, 0), *people)
        assert (
            f"**{who.shown_name}**" in (await evening.slash(who, thread, "play", move=MOVE)).content
        )
        who = called(await calling(evening, thread, 1), *people)
        stand_in.open_interactions.answer_seconds = IN_VAIN_SECONDS
        mishap(tmp_path / "kept" / "parlour.db")
        sent = await stand_in.people.slash(who, thread, "play", move=MOVE)
        assert await bot.process.wait() == 1
    answer = stand_in.people.reply(sent)
    assert answer is None or f"**{who.shown_name}**" not in answer.content
    database = tmp_path / "kept" / "parlour.db"
    assert (
        bot.logged[-1] == f"Error: The database failed: {database} was {told} while it was in use."
    )


async def test_it_is_found_soon_while_nobody_plays(stand_in: StandIn, tmp_path: Path) -> None:
    async with bot_beside(stand_in, tmp_path) as bot:
        (tmp_path / "parlour.db").unlink()
        async with asyncio.timeout(PATIENCE):
            assert await bot.process.wait() == 1
    assert "was deleted while it was in use" in bot.logged[-1]
