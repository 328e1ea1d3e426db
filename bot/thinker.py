"""What an automa thinks of a table; and the process beside the bot in which it is thought.

`python -m bot.thinker` is asked with a table as its game's codec writes it, and answers with an action.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import orjson

from bot.frames import frame, live
from games import GAMES
from games.automa import choose
from games.chance import Chance
from games.engine import Action, Seat, Table
from games.game import Game


@dataclass(frozen=True, slots=True)
class Task:
    """Which seat is to find a good action, at what table, and in how many seconds; *seed* is its luck in thinking."""

    game: Game[Any, Any]
    table: Table
    seat: Seat
    seed: int
    seconds: float


def thought(task: Task) -> Action:
    """Find a good action."""
    return choose(task.game, task.table, task.seat, Chance(task.seed), time.monotonic, task.seconds)


def asking(task: Task) -> bytes:
    """The frame that asks for an action."""
    head = {"game": task.game.key, "seat": task.seat, "seed": task.seed, "seconds": task.seconds}
    return frame(head, task.game.codec.write_table(task.table))


def asked_for(head: bytes, body: bytes) -> Task:
    """What a frame asks for."""
    asked = orjson.loads(head)
    game = next(game for game in GAMES if game.key == asked["game"])
    return Task(game, game.codec.read_table(body), Seat(asked["seat"]), asked["seed"], asked["seconds"])


def answer(head: bytes, body: bytes) -> bytes:
    """The frame that answers one that asks."""
    task = asked_for(head, body)
    return frame({}, task.game.codec.write_move(thought(task)))


if __name__ == "__main__":
    live(answer)
