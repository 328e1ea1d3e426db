"""Finding puzzles: a game that computer players play without a search is looked at move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from games.automa import choose_by_habit, decided
from games.chance import Chance
from games.engine import Seat, Table, begin, play
from games.levels import REGULAR
from games.moves import Action
from games.package import AnyGame
from games.packs import MOST_SEARCHED, Puzzle
from games.puzzles import AnyPuzzleKind, Judgement, SearchLimit, Solution, Unproved
from games.questions import notation_of

LEAST = (False, 1)
"""What is no harder is found too easily: a single other answer brings something, and a computer
player is not fooled.
"""


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle, and whether a computer player who does not think long gets it wrong."""

    puzzle: Puzzle
    tempting: bool

    @property
    def rank(self) -> tuple[bool, int]:
        """How hard it is, for comparison."""
        return self.tempting, self.puzzle.grade


def found_in(game: AnyGame, seed: int) -> Sequence[Puzzle]:
    """Return the puzzles of the game that a seed makes: for each seat the hardest, if it is hard
    enough.
    """
    hardest = dict[Seat, Found]()
    for found in _candidates(game, seed):
        seat = found.puzzle.seat
        if found.rank > LEAST and (seat not in hardest or found.rank > hardest[seat].rank):
            hardest[seat] = found
    return [found.puzzle for found in hardest.values()]


def _candidates(game: AnyGame, seed: int) -> Iterator[Found]:
    seats = game.rules.seats[seed % len(game.rules.seats)]
    table: Any = begin(game.rules.laid_out(seats, Chance(seed), {})).table
    luck = Chance(seed)
    plies = list[tuple[Seat, str]]()
    while not table.over:
        decision = table.waiting[0]
        if len(table.waiting) == 1:
            for kind in game.mind.puzzles:
                solution = _solution(kind, table, decision.seat)
                if solution is not None:
                    grade, tempting = solution.failing, _tempts(game, table, solution)
                    puzzle = Puzzle(kind.key, seats, seed, {}, decision.seat, tuple(plies), grade)
                    yield Found(puzzle, tempting)
        action = _played(game, table, decision.seat, luck)
        plies.append((decision.seat, notation_of(decision.ask(table), action)))
        table = play(table, decision.seat, action).table


def _played(game: AnyGame, table: Table, seat: Seat, luck: Chance) -> Action:
    """What a player does without a search: where the game knows it, that of a regular one."""
    if game.mind.decide is not None:
        return decided(game, table, seat, luck, REGULAR)
    return choose_by_habit(game, table, seat, luck)


def _solution(kind: AnyPuzzleKind, table: Table, seat: Seat) -> Solution | None:
    if not kind.asked(table, seat):
        return None
    try:
        return kind.solution(table, seat, SearchLimit(MOST_SEARCHED))
    except Unproved:
        return None


def _tempts(game: AnyGame, table: Table, solution: Solution) -> bool:
    """Whether what a player does first of all, without a search, fails."""
    first = choose_by_habit(game, table, table.waiting[0].seat, Chance(1))
    return solution.judge(first) is Judgement.WRONG
