"""Evenings of Last Will over the wire: four heirs with a restart in mid-turn, and two with neutral
markers.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from games.chance import Chance
from games.last_will.rules.turns import Turn
from tests.bot.evenings.course import Course, Scribes, course_at, preferring
from tests.bot.evenings.evening import Evening, bot_at, contents, unhurried
from tests.bot.wire import standing

NAMES = ("ann", "pyotr", "theo", "ingrid")
SEED = 4
SPENDING = preferring("play", "use", "place", "buy", "end")
"""Whoever plays and uses what there is, and owns a house only where nothing else is left."""


async def in_mid_turn(course: Course, chance: Chance) -> None:
    """Play until somebody has taken the first of several steps of a turn."""
    seat = None
    while True:
        decision = (await course.position()).table.waiting[0]
        if isinstance(decision, Turn) and decision.seat == seat:
            return
        seat = decision.seat if isinstance(decision, Turn) else None
        await course.play_on(SPENDING, chance, plies=1)


async def test_four_heirs_go_on_after_a_restart_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening, chance = Evening(stand_in), Chance(SEED)
        people = [evening.person(name) for name in NAMES]
        async with course_at(
            evening, tmp_path, SEED, people, "last-will", pictures=Scribes()
        ) as course:
            await in_mid_turn(course, chance)
            before = await course.position()
        async with bot_at(stand_in, tmp_path, pictures=Scribes()) as bot:
            course = replace(course, bot=bot)
            assert (await course.position()).table == before.table
            assert (await course.play_on(SPENDING, chance)).table.over
        told = "\n".join(contents(evening.posts(course.thread)))
    assert re.search(r"the game is over\n1\. .* in total.*\n2\. ", told)
    assert not stand_in.rest.refused


async def test_two_heirs_block_planning_spaces_with_neutral_markers(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening, chance = Evening(stand_in), Chance(SEED)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(
            evening, tmp_path, SEED, people, "last-will", pictures=Scribes()
        ) as course:
            assert (await course.play_on(SPENDING, chance)).table.over
        told = "\n".join(contents(evening.posts(course.thread)))
    assert all(re.search(rf"\*\*{person.shown_name}\*\* blocks ", told) for person in people)
    assert re.search(r"the game is over\n1\. .* in total.*\n2\. ", told)
    assert not stand_in.rest.refused
