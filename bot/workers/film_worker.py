"""The job of making a film of a game, and the worker process that does it.

Films have a pool of their own, so that the picture of a move never waits for a film.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate, pairwise

from bot.messages.language import words_drawn
from bot.workers.framing import NICENESS, Report, frame, read_head, run_reporting_worker
from bot.workers.own_cards import open_worker_library
from bot.workers.pool import Job, ProcessPool
from games.engine import Table
from games.library import Library
from games.package import AnyGame
from renderers.encoding import quick
from renderers.film import Animated, film
from renderers.pictures import pictures_of

FILM_TIMEOUT_SECONDS = 60.0
"""After which a worker is given up that says nothing: it does after every picture."""
DRAWING = 0.6
"""The share of the work that is drawing; the rest is joining what was drawn."""
NO_FILM = Animated(b"", 0)


def _told_nobody(_share: float) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Reel:
    """The states that a film shows, in order, as a spectator sees them."""

    game: AnyGame
    tables: Sequence[Table]
    language: str
    names: Sequence[str]
    report: Report = field(default=_told_nobody, repr=False, compare=False)
    """Is told how far the film has come; not from this thread if the worker is a thread."""


@dataclass(frozen=True, slots=True)
class _Head:
    game: str
    language: str
    names: tuple[str, ...]
    lengths: tuple[int, ...]
    """The size of each table in the body, in bytes."""


@dataclass(frozen=True, slots=True)
class _Made:
    pictures: int


def make_film(reel: Reel) -> Animated:
    """Draw the tables and join them; return `NO_FILM` for a game without pictures, and if a scene
    fails, after printing why.
    """
    words = words_drawn(reel.language, reel.game)
    pictures, shown = list[bytes](), pictures_of(reel.game)
    if not shown.scenes:
        return NO_FILM
    try:
        for table in reel.tables:
            view = reel.game.rules.look(table, None)
            pictures.append(shown.picture(view, words, reel.names, encode=quick))
            reel.report(DRAWING * len(pictures) / len(reel.tables))
        return film(pictures, lambda share: reel.report(DRAWING + (1 - DRAWING) * share))
    except Exception:  # noqa: BLE001 - without a film, the game can still be viewed ply by ply
        traceback.print_exc()
        return NO_FILM


def write_reel(reel: Reel) -> bytes:
    """Return the frame that asks for a film."""
    written = [reel.game.rules.codec.write_table(table) for table in reel.tables]
    lengths = tuple(len(table) for table in written)
    head = _Head(reel.game.key, reel.language, tuple(reel.names), lengths)
    return frame(head, b"".join(written))


def read_reel(library: Library, head: bytes, body: bytes, report: Report = _told_nobody) -> Reel:
    """Return what a frame asks for."""
    asked = read_head(head, _Head)
    game = library[asked.game]
    cuts = pairwise(accumulate(asked.lengths, initial=0))
    tables = [game.rules.codec.read_table(body[begin:end]) for begin, end in cuts]
    return Reel(game, tables, asked.language, asked.names, report)


FILMS: Job[Reel, Animated] = Job(
    "film",
    "bot.workers.film_worker",
    make_film,
    write_reel,
    lambda _reel, head, body: Animated(body, read_head(head, _Made).pictures),
    lambda _reel: NO_FILM,
    lambda reel: reel.report,
)


def film_pool(environment: Mapping[str, str]) -> ProcessPool[Reel, Animated]:
    """Return a pool of one process, which ends after each film and gives back its memory."""
    return ProcessPool(
        FILMS, 1, timeout=FILM_TIMEOUT_SECONDS, restart=True, environment=environment
    )


def answer(library: Library, head: bytes, body: bytes, report: Report) -> bytes:
    """Answer a frame with the film."""
    made = make_film(read_reel(library, head, body, report))
    return frame(_Made(made.pictures), made.content)


if __name__ == "__main__":
    # Pictures of moves go before films.
    run_reporting_worker(partial(answer, open_worker_library()), niceness=2 * NICENESS)
