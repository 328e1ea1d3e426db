"""The job of making a film of a game, and the worker process that does it.

Films have a pool of their own, so that the picture of a move never waits for a film.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any

from bot.workers.framing import NICENESS, frame, read_head, run_worker
from bot.workers.installed_games import GAMES
from bot.workers.pool import Job, ProcessPool
from games.engine import Table
from games.game import Game
from renderers import picture
from renderers.film import film
from renderers.words import words_for

FILM_TIMEOUT_SECONDS = 180.0
"""A film is two dozen pictures, drawn by a new process that has no painted pieces yet."""


@dataclass(frozen=True, slots=True)
class Reel:
    """The states that a film shows, in order, as a spectator sees them."""

    game: Game[Any, Any]
    tables: Sequence[Table]
    language: str
    names: Sequence[str]


@dataclass(frozen=True, slots=True)
class _Head:
    game: str
    language: str
    names: tuple[str, ...]
    lengths: tuple[int, ...]
    """The size of each table in the body, in bytes."""


@dataclass(frozen=True, slots=True)
class _Nothing:
    pass


def make_film(reel: Reel) -> bytes:
    """Draw the tables and join them to a GIF; return no bytes, and print why, if a scene fails."""
    words = words_for(reel.language, "bot.messages", reel.game.package)
    try:
        return film(
            [picture(reel.game.look(table, None), words, reel.names) for table in reel.tables]
        )
    except Exception:  # noqa: BLE001 - without a film, the game can still be viewed ply by ply
        traceback.print_exc()
        return b""


def write_reel(reel: Reel) -> bytes:
    """Return the frame that asks for a film."""
    written = [reel.game.codec.write_table(table) for table in reel.tables]
    lengths = tuple(len(table) for table in written)
    head = _Head(reel.game.key, reel.language, tuple(reel.names), lengths)
    return frame(head, b"".join(written))


def read_reel(head: bytes, body: bytes) -> Reel:
    """Return what a frame asks for."""
    asked = read_head(head, _Head)
    game = next(game for game in GAMES if game.key == asked.game)
    cuts = pairwise(accumulate(asked.lengths, initial=0))
    tables = [game.codec.read_table(body[begin:end]) for begin, end in cuts]
    return Reel(game, tables, asked.language, asked.names)


FILMS: Job[Reel, bytes] = Job(
    "film",
    "bot.workers.film_worker",
    make_film,
    write_reel,
    lambda _reel, _head, body: body,
    lambda _reel: b"",
)


def film_pool() -> ProcessPool[Reel, bytes]:
    """Return a pool of one process, which ends after each film and gives back its memory."""
    return ProcessPool(FILMS, 1, timeout=FILM_TIMEOUT_SECONDS, restart=True)


def answer(head: bytes, body: bytes) -> bytes:
    """Answer a frame with the film."""
    return frame(_Nothing(), make_film(read_reel(head, body)))


if __name__ == "__main__":
    run_worker(answer, niceness=2 * NICENESS)  # pictures of moves go before films
