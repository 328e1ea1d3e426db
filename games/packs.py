"""Packs of puzzles: positions of games of computer players, kept as deals and moves.

A game's puzzles.json holds no word of any language: a seed, the moves in notation, and which
question is asked of whom. It counts only for the edition of the rules under which it was proved,
and for the printed cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from math import inf
from typing import Any

from games import engine
from games.chance import Chance
from games.codec import printed_components
from games.engine import Seat, Table
from games.moves import Action
from games.package import AnyGame
from games.puzzles import AnyPuzzleKind, Judgement, SearchLimit, Solution, Unproved, judge
from games.questions import read
from games.text import Text

FILE = "puzzles.json"
MOST_SEARCHED = 3_000
"""Positions to which a proof is held, so that anybody may repeat it within a second or two."""

MOST_QUESTIONS = 64
"""So many questions are remembered: nearly everybody reads those of two days."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and what is asked there."""

    kind: str
    seats: int
    seed: int
    options: Mapping[str, str]
    seat: Seat
    """Who is asked, and is to move."""
    plies: tuple[tuple[Seat, str], ...]
    """The moves that lead to the position, in notation."""
    grade: int
    """How many answers fail although they bring something."""

    @property
    def key(self) -> str:
        """Which of its game's puzzles it is, whatever pack it is in."""
        return f"{self.kind}-{self.seed}-{self.seat}"


@dataclass(frozen=True, slots=True)
class Pack:
    """The puzzles of a game, and how far games were searched for them."""

    edition: int
    searched: int
    """The last seed whose game was looked at."""
    puzzles: tuple[Puzzle, ...]


@cache
def pack_of(game: AnyGame) -> Pack | None:
    """Return the pack of a game as it stands; None if it has none."""
    if not files(game.home).joinpath(FILE).is_file():
        return None
    written = printed_components(game.home, FILE)
    return Pack(written["edition"], written["searched"], tuple(map(_puzzle, written["puzzles"])))


def puzzles_of(game: AnyGame) -> Sequence[Puzzle]:
    """Return the puzzles that can be set: none if the rules or the cards are others than those they
    were proved with.
    """
    pack = pack_of(game)
    if pack is None or game.own_cards or pack.edition != game.rules.edition:
        return ()
    return pack.puzzles


def kind_of(game: AnyGame, puzzle: Puzzle) -> AnyPuzzleKind:
    """Return the kind of a game's puzzle."""
    return next(kind for kind in game.mind.puzzles if kind.key == puzzle.kind)


def question_of(game: AnyGame, puzzle: Puzzle) -> Text:
    """Return what a puzzle asks. It may name players by their seats."""
    question = kind_of(game, puzzle).question
    return question if isinstance(question, Text) else _question_at(game, puzzle.key)


@lru_cache(maxsize=MOST_QUESTIONS)
def _question_at(game: AnyGame, key: str) -> Text:
    """The question of a position, which is told again and again."""
    puzzle = next(puzzle for puzzle in puzzles_of(game) if puzzle.key == key)
    kind, (table, _) = kind_of(game, puzzle), moves_of(game, puzzle)
    assert not isinstance(kind.question, Text)
    return kind.question(table, puzzle.seat)


def moves_of(game: AnyGame, puzzle: Puzzle) -> tuple[Table, Sequence[tuple[Seat, Action]]]:
    """Return the position of a puzzle and the moves that lead to it.

    Raises `Illegal` if the rules take one of them no more.
    """
    laid_out = game.rules.laid_out(puzzle.seats, Chance(puzzle.seed), puzzle.options)
    table: Table = engine.begin(laid_out).table
    moves = list[tuple[Seat, Action]]()
    for seat, notation in puzzle.plies:
        decision = table.decision_of(seat)
        assert decision is not None, f"seat {seat} has nothing to decide"
        action = read(decision.ask(table), notation).here
        assert isinstance(action, Action), notation
        table = engine.play(table, seat, action).table
        moves.append((seat, action))
    return table, moves


def solution_of(game: AnyGame, puzzle: Puzzle) -> Solution | None:
    """Prove a puzzle anew; None if it is no puzzle, or no longer one."""
    table, _ = moves_of(game, puzzle)
    try:
        return kind_of(game, puzzle).solution(table, puzzle.seat, SearchLimit(MOST_SEARCHED))
    except Unproved:
        return None


def judged(
    game: AnyGame, puzzle: Puzzle, solution: Solution, made: Sequence[Action]
) -> Judgement | None:
    """Judge what somebody played from the position of a puzzle on; None as long as it has brought
    the best no nearer, but has not lost it either.

    Raises `Illegal` if the rules take one of them no more.
    """
    (table, _), proved = moves_of(game, puzzle), solution.moves
    for action in made:
        judgement = judge(proved, action)
        if judgement in {Judgement.RIGHT, Judgement.WRONG}:
            return judgement
        table = engine.play(table, puzzle.seat, action).table
        try:
            proved = (*kind_of(game, puzzle).prove(table, puzzle.seat, SearchLimit(MOST_SEARCHED)),)
        except Unproved:
            return None
        if max((move.least for move in proved), default=-inf) < solution.best.least:
            return Judgement.WRONG  # a move that no proof looks at threw the best away
    return None


def _puzzle(line: Mapping[str, Any]) -> Puzzle:
    plies = (ply.split(" ", 1) for ply in line["plies"].split("; "))
    return Puzzle(
        kind=line["kind"],
        seats=line["seats"],
        seed=line["seed"],
        options=line["options"],
        seat=Seat(line["seat"]),
        plies=tuple((Seat(int(seat)), notation) for seat, notation in plies),
        grade=line["grade"],
    )
