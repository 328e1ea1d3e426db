"""What the answer of a puzzle of Splendor Duel promises: a win in the same turn, whatever is turned
up, and that nothing else does.
"""

from __future__ import annotations

import pytest

from games.chance import Chance
from games.engine import Seat, play
from games.moves import Action
from games.packs import MOST_SEARCHED, moves_of, puzzles_of, solution_of
from games.proofs import Alone
from games.puzzles import SearchLimit
from games.splendor_duel import GAME
from games.splendor_duel.actions import Replenish, SpendPrivilege
from games.splendor_duel.mind.puzzles import TURN, WIN
from games.splendor_duel.table import DuelTable
from games.text import Text

PUZZLES = puzzles_of(GAME)
SOME = range(0, len(PUZZLES), 15)
CHAINED = next(
    number for number, puzzle in enumerate(PUZZLES) if (puzzle.seed, puzzle.seat) == (2, 1)
)
"""A card that brings another turn comes first."""


def position(number: int) -> tuple[DuelTable, Seat]:
    table, _ = moves_of(GAME, PUZZLES[number])
    assert isinstance(table, DuelTable)
    return table, PUZZLES[number].seat


@pytest.mark.parametrize("number", [*SOME, CHAINED])
def test_the_answer_wins_whatever_is_turned_up(number: int) -> None:
    table, seat = position(number)
    solution = solution_of(GAME, PUZZLES[number])
    assert solution is not None
    for deal in range(4):
        dealt = GAME.rules.scramble(table, seat, Chance(deal))
        dealt = play(dealt, seat, solution.best.action).table
        while not dealt.over:
            best = max(
                WIN.prove(dealt, seat, SearchLimit(MOST_SEARCHED)),
                key=lambda move: (move.least, -move.moves),
            )
            assert best.least == 1
            dealt = play(dealt, seat, best.action).table
        assert dealt.active == seat
        assert dealt.players[seat].reached


@pytest.mark.parametrize("number", [*SOME, CHAINED])
def test_what_is_left_out_of_the_search_wins_nothing(number: int) -> None:
    """All is looked at, but the bag, and privileges after the second one."""
    table, seat = position(number)

    def looked_at(table: DuelTable, action: Action) -> bool:
        return not isinstance(action, Replenish) and (
            not isinstance(action, SpendPrivilege) or table.players[seat].privileges > spare
        )

    spare = max(0, table.players[seat].privileges - 2)
    whole = Alone(
        worth=TURN.worth,
        key=TURN.key,
        ended=TURN.ended,
        worth_a_look=looked_at,
        drawn=TURN.drawn,
    )
    found, proved = (
        {move.action: (move.least, move.most) for move in how.prove(table, seat, SearchLimit(most))}
        for how, most in ((whole, 30_000), (TURN, MOST_SEARCHED))
    )
    assert found == proved


@pytest.mark.parametrize(("number", "alone"), [(1, True), (3, False), (9, False)])
def test_it_is_said_that_nothing_else_wins_only_where_that_is_so(
    number: int, *, alone: bool
) -> None:
    solution = solution_of(GAME, PUZZLES[number])
    assert solution is not None
    winning = {move.action for move in solution.moves if move.least == 1}
    assert (winning == {solution.best.action}) is alone
    assert WIN.why(solution) == Text("puzzle-win-why", alone="yes" if alone else "no")
