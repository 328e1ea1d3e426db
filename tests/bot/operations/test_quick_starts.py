"""The quick starts of the sandbox's first page."""

from dataclasses import replace

import pytest

from bot.operations.quick_starts import quick_starts
from games.lesson import lesson_of
from games.library import Library
from games.package import AnyGame
from tests.each_game import each_game
from tests.library import GAMES


@each_game(having=lesson_of)
async def test_a_game_starts_with_as_many_players_as_its_lesson(game: AnyGame) -> None:
    lesson = lesson_of(game)
    quicks = {quick.options.get("game"): quick for quick in quick_starts(["Ann"])("en-US")}
    options = quicks[game.key].options
    assert lesson is not None
    assert (options["seats"], options["computers"]) == (lesson.seats, lesson.seats - 1)


async def test_a_game_without_pictures_has_no_cover(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(GAMES[0], pictures="")
    monkeypatch.setattr("bot.operations.quick_starts.open_library", lambda _: Library([bare]))
    assert [quick.cover for quick in quick_starts(["Ann"])("en-US")] == [None, None]


async def test_lessons_come_first_and_every_game_has_levels() -> None:
    levels = [bool(quick.ways) for quick in quick_starts(["Ann"])("en-US")]
    assert levels == [False, *[True for _ in GAMES]]
