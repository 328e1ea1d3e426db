"""How a review is made: its curve, and what has changed between two decisions."""

from __future__ import annotations

from functools import cache

import pytest

from bot.store import TableId
from bot.workers.adviser import Adviser
from bot.workers.reviewing import Course, Findings, MoveKind
from games.automa import choose_by_habit
from games.chance import Chance
from games.engine import Seat, begin, play
from games.hints import hint
from games.moves import Action
from games.reviews import LOOK
from tests.library import GAMES

(SOCIETY,) = [game for game in GAMES if game.key == "high-society"]
SEATS, ME = 4, Seat(0)


@cache
def course() -> Course:
    """A game that is played by habit."""
    table = begin(SOCIETY.rules.laid_out(SEATS, Chance(2), {})).table
    tables, movers, actions = [table], list[Seat](), list[Action]()
    while not table.over:
        seat = table.waiting[0].seat
        actions.append(choose_by_habit(SOCIETY, table, seat, Chance(len(actions))))
        movers.append(seat)
        table = play(table, seat, actions[-1]).table
        tables.append(table)
    return Course(SOCIETY, tables, movers, actions)


async def reviewed() -> Findings:
    adviser = Adviser()
    try:
        return await adviser.review(TableId(1), ME, course()).task
    finally:
        await adviser.close()


async def test_the_curve_shows_the_decisions_of_a_seat_and_ends_with_what_was_won() -> None:
    found, last = await reviewed(), len(course().movers)
    own = {moment - 1 for moment in course().moves_of(ME)}
    assert {*found.chances} <= {0, last} | own
    assert all(sum(chances) == pytest.approx(1) for chances in found.chances.values())
    won = {standing.seat for standing in SOCIETY.rules.standings(course().tables[-1])[:1]}
    assert {seat for seat, chance in enumerate(found.chances[last]) if chance} == won


async def test_turning_points_lie_on_the_curve_and_others_made_them() -> None:
    found = await reviewed()
    turns = [one for one in found.told if one.kind is MoveKind.TURN]
    assert turns
    for one in turns:
        assert one.span is not None
        assert one.span.after == found.chances[one.span.end][ME]
        assert one.span.move <= one.moments[0] <= one.moments[-1] <= one.span.end
        movers = {course().movers[moment - 1] for moment in one.moments}
        assert len(movers) == 1
        others = {*course().movers[one.span.move : one.span.end]} - {ME}
        assert movers <= (others or {ME})


async def test_a_hint_speaks_of_the_same_chances_as_the_review() -> None:
    found = await reviewed()
    first, *_ = course().moves_of(ME)
    table = course().tables[first - 1]
    advised = hint(SOCIETY, table, ME, Chance(7), lambda: 0.0, 1.0, LOOK)
    assert advised.best.chances[ME] == pytest.approx(advised.best.chance, abs=0.02)
    assert found.chances[first - 1][ME] == pytest.approx(advised.best.chance, abs=0.1)
