"""What stands around a question, over the wire: where one is, and a sentence for newcomers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from games.chance import Chance
from tests.bot.evenings.course import Course, course_at, preferring
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.wire import standing

SEED = 5
NEW = "💡 New here?"


@pytest.fixture
async def course(tmp_path: Path) -> AsyncIterator[Course]:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person("ann"), evening.person("theo")]
        async with course_at(evening, tmp_path, SEED, people, "splendor") as course:
            yield course
        assert not stand_in.rest.refused


async def test_a_menu_says_where_one_is_and_introduces_a_decision_once(course: Course) -> None:
    evening, told = course.evening, []
    for turn in range(6):
        table: Any = (await course.position()).table
        seat = table.waiting[0].seat
        who, other = course.person(seat), course.person(1 - seat)
        menu = await evening.slash(who, course.thread, "play")
        line = f"-# Round {turn // 2 + 1}: one action, then **{other.shown_name}** plays."
        assert line in menu.content
        told.append(NEW in menu.content)
        assert NEW not in evening.posts(course.thread)[-1].content
        page = await evening.answer(who, menu, f"ask:1:{turn}:reserve")
        assert line in page.content
        assert NEW not in page.content
        await course.play_on(preferring("take"), Chance(turn), 1)
    assert told == [True] * 2 + [False] * 4


async def test_newcomers_may_want_no_tips(course: Course) -> None:
    evening, seat = course.evening, (await course.position()).table.waiting[0].seat
    who = course.person(seat)
    shown = await evening.slash(who, course.thread, "settings", tips=False)
    assert "Explain what is new to me in a game: off" in shown.content
    assert NEW not in (await evening.slash(who, course.thread, "play")).content
