"""The job of choosing a computer player's move, and the worker process that does it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial

from bot.workers.framing import frame, read_head, run_worker
from bot.workers.own_cards import open_worker_library
from bot.workers.pool import Job
from games.automa import choose
from games.chance import Chance
from games.engine import Seat, Table
from games.levels import BY_KEY, REGULAR, Level, Temperament
from games.library import Library
from games.moves import Action
from games.package import AnyGame


@dataclass(frozen=True, slots=True)
class AutomaTurn:
    """The turn of a computer player, who has so many *seconds*; *seed* is its luck in thinking.

    A stand-in has no *temperament*.
    """

    game: AnyGame
    table: Table
    seat: Seat
    seed: int
    seconds: float
    level: Level = REGULAR
    temperament: Temperament | None = None


@dataclass(frozen=True, slots=True)
class _Head:
    game: str
    seat: Seat
    seed: int
    seconds: float
    level: str
    temperament: str


def choose_action(turn: AutomaTurn) -> Action:
    """Choose a good action."""
    luck = Chance(turn.seed)
    return choose(
        turn.game,
        turn.table,
        turn.seat,
        luck,
        time.thread_time,
        turn.seconds,
        turn.level,
        turn.temperament,
    )


def _write(turn: AutomaTurn) -> bytes:
    temperament = turn.temperament.value if turn.temperament else ""
    head = _Head(turn.game.key, turn.seat, turn.seed, turn.seconds, turn.level.key, temperament)
    return frame(head, turn.game.rules.codec.write_table(turn.table))


def _read_action(turn: AutomaTurn, _head: bytes, body: bytes) -> Action:
    return turn.game.rules.codec.read_action(body)


AUTOMAS: Job[AutomaTurn, Action] = Job(
    "automa", "bot.workers.automa_worker", choose_action, _write, _read_action, choose_action
)


@dataclass(frozen=True, slots=True)
class _Nothing:
    pass


def answer(library: Library, head: bytes, body: bytes) -> bytes:
    """Answer a frame with the action."""
    asked = read_head(head, _Head)
    game = library[asked.game]
    turn = AutomaTurn(
        game,
        game.rules.codec.read_table(body),
        asked.seat,
        asked.seed,
        asked.seconds,
        BY_KEY[asked.level],
        Temperament(asked.temperament) if asked.temperament else None,
    )
    return frame(_Nothing(), game.rules.codec.write_move(choose_action(turn)))


if __name__ == "__main__":
    run_worker(partial(answer, open_worker_library()))
