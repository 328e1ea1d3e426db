"""What is told of puzzles: all of it, even where it is longest."""

from __future__ import annotations

from functools import cache

import pytest

from bot.hosting.puzzles import Daily, Solved, Standings
from bot.messages.components import LONGEST_POST
from bot.messages.language import words_of
from bot.messages.puzzles import MOST_FINDERS, MOST_PLACES, daily_post, solution_lines
from bot.store import UserId
from games.packs import kind_of, moves_of, puzzles_of, question_of, solution_of
from renderers.words import LANGUAGES
from tests.library import LIBRARY

LONGEST_ID = 10**19
DAY = 20_000
TOLD = LIBRARY["high-society"]
"""The game with the longest questions: they tell what others hold."""
LONG = 3
"""So many of its puzzles are looked at, those with the longest questions."""


@cache
def longest() -> tuple[tuple[Daily, Solved], ...]:
    """The puzzles with the longest questions, with their solutions."""
    asked = sorted(puzzles_of(TOLD), key=lambda puzzle: -len(str(question_of(TOLD, puzzle))))
    found = list[tuple[Daily, Solved]]()
    for day, puzzle in enumerate(asked[:LONG], start=DAY):
        then, solution = Daily(day, TOLD, puzzle), solution_of(TOLD, puzzle)
        assert solution is not None
        found.append((then, Solved(then, moves_of(TOLD, puzzle)[0], solution, 1_000, 1_000)))
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_post_has_its_question_whole_and_its_solution_above_it(language: str) -> None:
    words = words_of(language, TOLD)
    people = [UserId(LONGEST_ID - n) for n in range(2 * MOST_FINDERS)]
    month = dict.fromkeys(people[: 2 * MOST_PLACES], 31)
    standings = Standings(DAY, tuple(people), month)
    for (today, _), (_, solved) in zip(longest(), longest()[1:], strict=False):
        post = daily_post(today, solved, standings, words, words)
        assert len(post.content) <= LONGEST_POST
        solution, _, _ = post.content.partition("\n\n")
        assert words.say(kind_of(TOLD, solved.daily.puzzle).why(solved.solution), ()) in solution
        *_, last = post.content.split("\n")
        assert last == words("puzzle-post", time=f"<t:{(today.day + 1) * 86_400}:f>")


def test_it_is_told_how_the_bidding_goes_after_the_next_best_bid() -> None:
    words = words_of("en", TOLD)
    _, solved = longest()[0]
    second = solved.solution.teaching
    assert second is not None
    assert second.course is not None
    name = "Ann"
    lines = solution_lines(solved, None, 0, name, words)
    told = words.say(second.course, solved.daily.players(name))
    assert any(line.startswith("The next best") for line in lines[: lines.index(told)])
