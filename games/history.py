"""How the scores went in a game: round by round, and the move that brought most at once, with what
had to be chosen after it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from games.engine import Seat, Table
from games.package import AnyGame
from games.rules import Scores
from games.text import Arg, Name, Text

MOST_LINES = 2
"""Of the news of the best move, so many lines tell it."""
TURN = "turn"
"""The kind of decision with which a move begins, in games of turns. What the same player chooses
after it in the same round belongs to it, such as who comes to visit.
"""
DOER = "who"
"""What events call whoever does something."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A move of a finished game: who made it, what came of it, and what everybody was told."""

    seat: Seat
    after: Table
    lines: Sequence[Text] = ()


@dataclass(frozen=True, slots=True)
class _Begun:
    """A move, as far as it has come: from which scores, and its parts with the tables before."""

    scores: Scores
    seat: Seat
    parts: tuple[tuple[Table, Turn], ...] = ()

    def holds(self, turn: Turn, table: Table, scores: Scores) -> bool:
        """Whether what was done on *table* still belongs to this move."""
        begins = any(owed.kind == TURN for owed in table.waiting)
        return not begins and turn.seat == self.seat and scores.round == self.scores.round


@dataclass(frozen=True, slots=True)
class BestMove:
    """The move after which somebody's score had become better by most."""

    seat: Seat
    """Whose score it was; in an auction another's move may have ended it."""
    round: int
    gain: float
    """By how much it was better; more than 0."""
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class History:
    """How the scores went, from the beginning of a game or from a position that was laid out."""

    rounds: tuple[tuple[float, ...], ...]
    """The scores of all seats at the beginning, and after each round."""
    best: BestMove | None = None
    out: frozenset[Seat] = frozenset()
    """Who has lost whatever the score."""
    falls: bool = False
    """Whether less is better."""
    first: int = 0
    """After how many rounds it begins."""


def history(game: AnyGame, first: Table, turns: Sequence[Turn]) -> History | None:
    """Return how the scores went from the *first* table to the end of a game; nothing if the game
    keeps no score by rounds.
    """
    if game.rules.scores is None or not turns:
        return None
    before, out = game.rules.scores(first), game.rules.scores(turns[-1].after).out
    earliest = max(before.round, 1)
    rounds, best, table = [before.points], None, first
    begun: _Begun | None = None
    for turn in turns:
        after = game.rules.scores(turn.after)
        if begun is None or not begun.holds(turn, table, before):
            begun = _Begun(before, turn.seat)
        begun = replace(begun, parts=(*begun.parts, (table, turn)))
        ended = after.round - max(before.round, 1) + (1 if turn.after.over else 0)
        rounds += [after.points] * max(0, ended)
        if not after.settled:
            best = _better(best, _gained(game, begun, after, out))
        before, table = after, turn.after
    return History(tuple(rounds), best, frozenset(out), before.falls, earliest - 1)


def _gained(game: AnyGame, begun: _Begun, after: Scores, out: Collection[Seat]) -> BestMove:
    """What the seat that gained most had gained by a move; one that left somebody out is no
    good one.
    """
    before = begun.scores
    sign = -1 if after.falls else 1
    gains = [
        0.0 if seat in out else sign * (now - then)
        for seat, (then, now) in enumerate(zip(before.points, after.points, strict=True))
    ]
    seat = Seat(max(range(len(gains)), key=gains.__getitem__))
    return BestMove(seat, max(before.round, 1), gains[seat], _told(game, begun, seat))


def _told(game: AnyGame, begun: _Begun, seat: Seat) -> tuple[Text, ...]:
    """What brought the points, as the game says it; else the news that begins with the seat."""
    gains = game.rules.gains
    if gains is not None:
        told = [text for table, turn in begun.parts for text in gains(table, turn.after, seat)]
        if told:
            return tuple(told)
    lines = [line for _, turn in begun.parts for line in turn.lines]
    about = [line for line in lines if dict(line.args).get(DOER) == Name(seat)]
    about = about or [line for line in lines if _names(line, seat)][:1]
    return tuple(about[:MOST_LINES])


def _better(best: BestMove | None, found: BestMove) -> BestMove | None:
    """The earlier of two that brought as much."""
    if found.gain <= 0 or (best is not None and best.gain >= found.gain):
        return best
    return found


def _names(arg: Arg, seat: Seat) -> bool:
    match arg:
        case Name(named):
            return named == seat
        case Text():
            return any(_names(part, seat) for _, part in arg.args)
        case tuple():
            return any(_names(part, seat) for part in arg)
    return False
