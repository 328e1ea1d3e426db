"""What the answer of a puzzle of Splendor promises: a win, whatever is done and turned up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.chance import Chance
from games.engine import Seat, play
from games.moves import Action
from games.packs import moves_of, puzzles_of, solution_of
from games.playouts import stroll
from games.proofs import ways
from games.splendor import GAME
from games.splendor.actions import Buy
from games.splendor.events import called
from games.splendor.table import SplendorTable

PUZZLES = puzzles_of(GAME)
SOME = range(0, len(PUZZLES), 15)
DEALS = 12


def after_own_turn(table: SplendorTable, seat: Seat) -> Iterator[SplendorTable]:
    """The tables once it is the other one's turn: tokens may be returned in several ways."""
    if table.waiting[0].seat != seat:
        yield table
    else:
        for _, after in ways(table, table.waiting[0]):
            yield from after_own_turn(after, seat)


def replied(table: SplendorTable, seat: Seat, chance: Chance) -> SplendorTable:
    """The table once the other one has done something at random."""
    while not table.over and table.waiting[0].seat != seat:
        decision = table.waiting[0]
        move = stroll(decision.ask(table), chance)
        assert isinstance(move, Action)
        table = play(table, decision.seat, move).table
    return table


def may_win(table: SplendorTable, seat: Seat) -> bool:
    """Whether the turn of a seat can end the game with it in the first place, alone."""
    if table.over:
        first, second = GAME.rules.standings(table)
        return first.seat == seat and second.place > 1
    if table.waiting[0].seat != seat:
        return False
    return any(may_win(after, seat) for _, after in ways(table, table.waiting[0]))


@pytest.mark.parametrize("number", SOME)
def test_after_the_answer_the_next_turn_wins(number: int) -> None:
    puzzle = PUZZLES[number]
    table, _ = moves_of(GAME, puzzle)
    assert isinstance(table, SplendorTable)
    solution = solution_of(GAME, puzzle)
    assert solution is not None
    for deal in range(DEALS):
        chance = Chance(100 * number + deal)
        dealt = GAME.rules.scramble(table, puzzle.seat, chance)
        answered = play(dealt, puzzle.seat, solution.best.action).table
        assert any(
            may_win(replied(then, puzzle.seat, chance), puzzle.seat)
            for then in after_own_turn(answered, puzzle.seat)
        )


@pytest.mark.parametrize("number", SOME)
def test_one_of_the_purchases_that_are_told_wins_whatever_the_other_does(number: int) -> None:
    puzzle = PUZZLES[number]
    table, _ = moves_of(GAME, puzzle)
    solution = solution_of(GAME, puzzle)
    assert solution is not None
    assert solution.best.course is not None
    told = dict(solution.best.course.args)["cards"]
    assert isinstance(table, SplendorTable)
    assert isinstance(told, tuple)
    answered = play(table, puzzle.seat, solution.best.action).table
    for deal in range(DEALS):
        then = replied(answered, puzzle.seat, Chance(deal))
        winning = {
            called(action.card)
            for action, after in ways(then, then.waiting[0])
            if isinstance(action, Buy) and may_win(after, puzzle.seat)
        }
        assert winning & {*told}
