"""The job of thinking for a person, for hints and reviews, and the worker process that does it.

It has a pool of its own, so that no computer player's move waits for somebody's hint.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias

from bot.store import texts
from bot.workers.framing import NICENESS, frame, read_head, run_worker
from bot.workers.own_cards import open_worker_library
from bot.workers.pool import Job, ProcessPool
from games.chance import Chance
from games.engine import Seat, Table
from games.hints import Hint, hint
from games.levels import STRONG, Level
from games.library import Library
from games.moves import Action
from games.package import AnyGame
from games.reviews import estimate
from games.text import Text

TIMEOUT_SECONDS = 120.0
"""Of time on the wall, which on a busy machine is many times the processor time."""


@dataclass(frozen=True, slots=True)
class HintWanted:
    """What the best moves of a seat are, which must act; *seed* is the luck in thinking."""

    game: AnyGame
    table: Table
    seat: Seat
    seed: int
    level: Level = STRONG
    played: Action | None = None
    """What the seat has done, if that is looked at, too."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """How probably everybody wins from a position of a finished game, by what a seat may know."""

    game: AnyGame
    table: Table
    seat: Seat
    seed: int


@dataclass(frozen=True, slots=True)
class Told:
    """A move, how probably one wins with it, and what speaks for it."""

    notation: str
    chance: float
    reasons: tuple[Text, ...]
    chances: tuple[float, ...] = ()
    """How probably each seat wins with it; nothing where there was no other move."""
    doubt: float = 0.0
    """The variance of the chance."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The best move, and the second best if there are two."""

    best: Told
    second: Told | None
    played: Told | None = None
    """What was done; nothing if that was not asked, or is not possible on the imagined table."""


@dataclass(frozen=True, slots=True)
class _Head:
    game: str
    seat: Seat
    seed: int
    level: Level | None
    """Nothing if only the chances of winning are asked for."""
    played: str | None = None


@dataclass(frozen=True, slots=True)
class _Chances:
    chances: list[float]


@dataclass(frozen=True, slots=True)
class _Move:
    notation: str
    chance: float
    reasons: list[dict[str, Any]]
    chances: list[float]
    doubt: float


@dataclass(frozen=True, slots=True)
class _Moves:
    best: _Move
    second: _Move | None
    played: _Move | None


Asked: TypeAlias = HintWanted | Weighed
Found: TypeAlias = Answered | Sequence[float]


def advise(asked: Asked) -> Found:
    """Think about the best moves, or the chances of winning."""
    if isinstance(asked, Weighed):
        return estimate(asked.game, asked.table, asked.seat, asked.seed)
    return _best(asked)


def _best(asked: HintWanted) -> Answered:
    luck, seat = Chance(asked.seed), asked.seat
    clock, level = time.thread_time, asked.level
    return _answered(
        hint(asked.game, asked.table, seat, luck, clock, level=level, played=asked.played)
    )


def _answered(found: Hint) -> Answered:
    best, second, played = (
        Told(advice.notation, advice.chance, advice.reasons, advice.chances, advice.doubt)
        if advice
        else None
        for advice in (found.best, found.second, found.played)
    )
    assert best is not None
    # What was tried seldom may look better than what was tried often, by luck.
    return Answered(best, _at_most(second, best.chance), _at_most(played, best.chance))


def _at_most(told: Told | None, chance: float) -> Told | None:
    return told and replace(told, chance=min(told.chance, chance))


def _write(asked: Asked) -> bytes:
    codec = asked.game.rules.codec
    level: Level | None = None
    played: str | None = None
    if isinstance(asked, HintWanted):
        level = asked.level
        if asked.played is not None:
            played = codec.write_move(asked.played).decode()
    head = _Head(asked.game.key, asked.seat, asked.seed, level, played)
    return frame(head, codec.write_table(asked.table))


def _read(asked: Asked, head: bytes, _body: bytes) -> Found:
    if isinstance(asked, Weighed):
        return read_head(head, _Chances).chances
    moves = read_head(head, _Moves)
    best, second, played = (
        _told(move) if move else None for move in (moves.best, moves.second, moves.played)
    )
    assert best is not None
    return Answered(best, second, played)


def _told(move: _Move) -> Told:
    reasons = tuple(map(texts.read, move.reasons))
    return Told(move.notation, move.chance, reasons, tuple(move.chances), move.doubt)


def _move(told: Told) -> _Move:
    reasons = list(map(texts.write, told.reasons))
    return _Move(told.notation, told.chance, reasons, [*told.chances], told.doubt)


def answer(library: Library, head: bytes, body: bytes) -> bytes:
    """Answer a frame with the best moves, or with the chances of winning."""
    asked = read_head(head, _Head)
    game = library[asked.game]
    codec = game.rules.codec
    table = codec.read_table(body)
    if asked.level is None:
        return frame(_Chances([*estimate(game, table, asked.seat, asked.seed)]))
    played = None if asked.played is None else codec.read_action(asked.played.encode())
    found = _best(HintWanted(game, table, asked.seat, asked.seed, asked.level, played))
    best, second, done = (
        _move(told) if told else None for told in (found.best, found.second, found.played)
    )
    assert best is not None
    return frame(_Moves(best, second, done))


ADVICE: Job[Asked, Found] = Job(
    "advice", "bot.workers.adviser_worker", advise, _write, _read, advise
)


def advice_pool(environment: Mapping[str, str]) -> ProcessPool[Asked, Found]:
    """Return a pool of one process, which is started when somebody asks for the first time."""
    return ProcessPool(ADVICE, 1, timeout=TIMEOUT_SECONDS, environment=environment)


if __name__ == "__main__":
    run_worker(
        partial(answer, open_worker_library()), niceness=2 * NICENESS
    )  # moves go before advice
