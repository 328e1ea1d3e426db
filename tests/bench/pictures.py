"""How long pictures take, and how large they get."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

from bot.messages.choices import asked_at
from games.chance import Chance
from games.engine import Seat
from games.package import AnyGame
from renderers.encoding import LARGEST
from renderers.sprites import ROOM, forget, taken
from renderers.words import words_for
from tests.bench.figures import Figure, percentile
from tests.bench.rules import positions
from tests.library import GAMES, menu_picture, picture

NAMES = ("Ingrid Ashdown", "Theo", "Maximiliana von Hohenfels-Strasse", "Mateo R.", "Пётр")


def picture_figures(game: AnyGame) -> Iterator[Figure]:
    """Drawing and encoding the table with most players: first, warm, and how large it gets."""
    words, seats = words_for("en", game.home), max(game.rules.seats)
    tables = list(positions(game, seats, 160))
    yield Figure(f"{game.key}: first picture of a new process", first_picture(game), "ms", 1_000)
    for table in tables[::4]:
        picture(game.rules.look(table, None), words, NAMES)
    timed = [
        _timed(partial(picture, game.rules.look(table, None), words, NAMES))
        for table in tables[40::2]
    ]
    times, sizes = [ms for ms, _ in timed], [size for _, size in timed]
    yield Figure(f"{game.key}: picture, warm, p50", percentile(times, 50), "ms", 80)
    yield Figure(f"{game.key}: picture, warm, p95", percentile(times, 95), "ms", 80)
    yield Figure(f"{game.key}: largest picture", max(sizes) / 1024, "KiB", LARGEST / 1024)


def mixed_figures() -> Iterator[Figure]:
    """Pictures of all games in turn, as one worker draws them: are all their pieces kept?"""
    wanted = [
        partial(picture, game.rules.look(table, seat), words_for("en", game.home), NAMES[:seats])
        for game in GAMES
        for seats in game.rules.seats
        for table in list(positions(game, seats, 160))[::8]
        for seat in (None, Seat(0))
    ]
    forget()
    in_turn = Chance(3).shuffled(wanted)
    for draw in in_turn:
        draw()
    times = [_timed(draw)[0] for draw in in_turn]
    yield Figure("all games in turn: picture, warm, p50", percentile(times, 50), "ms", 80)
    yield Figure("all games in turn: picture, warm, p95", percentile(times, 95), "ms", 80)
    yield Figure("all games in turn: room for pieces taken", 100 * taken() / ROOM, "%", 95)


def menu_figures(game: AnyGame) -> Iterator[Figure]:
    """Drawing and encoding what menus show."""
    words, timed = words_for("en", game.home), []
    for table in list(positions(game, max(game.rules.seats), 160))[::4]:
        decision = table.waiting[0]
        asked = asked_at(decision.ask(table), ())
        view = game.rules.look(table, decision.seat)
        timed.append(_timed(partial(menu_picture, view, asked, words, NAMES))[0])
    warm = timed[len(timed) // 4 :]
    yield Figure(f"{game.key}: menu's picture, warm, p50", percentile(warm, 50), "ms", 80)
    yield Figure(f"{game.key}: menu's picture, warm, p95", percentile(warm, 95), "ms", 200)


def first_picture(game: AnyGame) -> float:
    """Return how many milliseconds the first picture takes in a process that has drawn nothing
    yet.
    """
    command = [sys.executable, "-m", "tests.bench", game.key]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def milliseconds_of_the_first(game: AnyGame) -> float:
    """Return how many milliseconds a game's first picture takes here, where nothing was drawn
    yet.
    """
    view = game.rules.look(list(positions(game, max(game.rules.seats), 41))[-1], None)
    return _timed(lambda: picture(view, words_for("en", game.home), NAMES))[0]


def _timed(draw: Callable[[], bytes]) -> tuple[float, int]:
    start = time.perf_counter()
    size = len(draw())
    return (time.perf_counter() - start) * 1000, size
