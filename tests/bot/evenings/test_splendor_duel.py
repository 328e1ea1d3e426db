"""An evening of Splendor Duel over the wire on which everything happens, and is told to
everybody.
"""

from __future__ import annotations

import re
from pathlib import Path

from games.chance import Chance
from games.questions import Pick
from tests.bot.evenings.course import Course, course_at, possible, preferring
from tests.bot.evenings.evening import Evening, contents, unhurried
from tests.bot.wire import standing

SEED = 35
"""With which all of it happens in as few moves as any."""
BY_FORCE = ["replenish"]
"""All that is offered to whoever must replenish."""

frugal = preferring("buy", "take", "reserve")
"""Whoever never replenishes unless nothing else is possible."""


async def test_an_evening_with_all_that_can_happen_is_told_up_to_the_victory(
    tmp_path: Path,
) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = evening.person("ann"), evening.person("theo")
        async with course_at(evening, tmp_path, SEED, people, "splendor-duel") as course:
            forced = await played(course)
            told = "\n".join(contents(evening.posts(course.thread)))
    assert forced
    for what, sentence in (
        ("a copied colour", r"buys .*any-colour.* and makes it (white|blue|green|red|black)"),
        ("a stolen token", r"steals a token: \w+\."),
        ("an extra turn", r"takes another turn\."),
        ("a royal", r"wins a royal: \d points.* \(R-\d\)\."),
        ("a refill", r"refills the board with \d+ tokens\."),
        ("a victory", r"the game is over\n1\. .*\n.* wins with "),
    ):
        assert re.search(sentence, told, re.DOTALL), what
    assert not stand_in.rest.refused


async def played(course: Course) -> int:
    """Play to the end; how often nothing but to replenish was possible, which everybody was told
    each time.
    """
    chance, forced = Chance(SEED), 0
    while not (position := await course.position()).table.over:
        decision = position.table.waiting[0]
        question = decision.ask(position.table)
        assert isinstance(question, Pick)
        await course.type(decision.seat, possible(position, frugal, chance))
        if [option.key for option in question.options] == BY_FORCE:
            forced += 1
            newest = course.evening.posts(course.thread)[-1].content
            assert f"**{position.row.names[decision.seat]}** refills" in newest
    return forced
