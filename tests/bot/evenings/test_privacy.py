"""Evenings on which somebody wants to be forgotten."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.sandbox.things import User
from tests.bot.evenings.evening import Evening


def kept(folder: Path) -> Iterator[object]:
    """Everything that is in the database."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            yield from (value for row in connection.execute(f'SELECT * FROM "{table}"') for value in row)


async def forgotten(evening: Evening, who: User) -> str:
    told = await evening.slash(who, evening.games, "privacy")
    return (await evening.answer(who, told, "privacy:forget")).content


async def test_everybody_is_told_what_is_kept_of_them(evening: Evening, ann: User, theo: User) -> None:
    await evening.begun(ann, theo)
    told = await evening.slash(ann, evening.games, "privacy")
    assert told.only_for == ann.id
    assert "you leave one table" in told.content


async def test_nothing_is_left_of_somebody_who_wants_to_be_forgotten(
    evening: Evening, ann: User, theo: User, tmp_path: Path
) -> None:
    await evening.slash(ann, evening.games, "settings", language="en", quiet="1-2")
    over = await evening.begun(ann, theo, options="heap=3")
    await evening.slash(ann, over, "play", move="take 3")
    await evening.table_saying("the game is over", over)
    await evening.slash(ann, evening.games, "leaderboard")
    running = await evening.begun(ann, theo)
    await evening.slash(ann, running, "play", move="take 1")
    assert "is deleted" in await forgotten(evening, ann)
    values = list(kept(tmp_path))
    assert int(ann.id) not in values
    assert "Ann" not in values
    assert int(theo.id) in values


async def test_whoever_is_forgotten_leaves_their_games_to_automas(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid)
    await evening.table_calling(ann, thread)
    await forgotten(evening, ann)
    await evening.table_calling(theo, thread)


async def test_a_finished_game_keeps_a_seat_without_a_name(evening: Evening, ann: User, theo: User) -> None:
    thread = await evening.begun(ann, theo, options="heap=3")
    await evening.slash(ann, thread, "play", move="take 3")
    await evening.table_saying("the game is over", thread)
    await forgotten(evening, ann)
    assert "**Somebody** takes 3" in (await evening.slash(theo, thread, "record")).content
