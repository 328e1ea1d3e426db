"""What each kind of picture of each game takes of a processor, and how large it gets, against what
it may: `python -m tests.bench budgets`.

Time is that of the processor, so other work on the machine counts little.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from PIL import Image

from bot.messages.choices import asked_at
from bot.messages.outcomes import outcome
from games.history import history
from games.package import AnyGame
from games.rules import View
from renderers.encoding import LARGEST, Encode, webp
from renderers.scenes import Asked
from renderers.words import Words, words_for
from tests.bench.figures import Figure, percentile
from tests.games.playing import finished
from tests.library import GAMES, menu_picture, picture, square_picture

NAMES = ("Ingrid Ashdown", "Тео", "Maximiliana von Hohenfels-Brandt", "Mateo R.", "Evangeline")
MOMENTS, WARM = 6, 2
"""Of each game so many, and how often each is drawn before it counts."""
COMPOSED, ENCODED, STRIP = 60, 60, 80
"""Milliseconds of a processor for nineteen of twenty pictures; a strip has them for both."""
POSTER = 300
"""KiB."""
SEEDS = (5, 6)


@dataclass(slots=True)
class Measured:
    """What pictures of one kind took."""

    composed: list[float] = field(default_factory=list)
    encoded: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)

    def draw(self, drawn: Callable[[Encode], bytes]) -> None:
        """Draw a picture until all its pieces are kept, then once more with a clock."""
        within = 0.0

        def encode(image: Image.Image) -> bytes:
            nonlocal within
            begin = time.process_time()
            file = webp(image)
            within = (time.process_time() - begin) * 1000
            return file

        for _ in range(WARM):
            drawn(encode)
        begin = time.process_time()
        file = drawn(encode)
        self.composed.append((time.process_time() - begin) * 1000 - within)
        self.encoded.append(within)
        self.sizes.append(len(file) / 1024)

    def figures(self, name: str, most: float) -> Iterator[Figure]:
        """The largest, and what nineteen of twenty took."""
        yield Figure(f"{name}: largest", max(self.sizes), "KiB", most)
        yield Figure(f"{name}: composed, p95", percentile(self.composed, 95), "ms", COMPOSED)
        yield Figure(f"{name}: encoded, p95", percentile(self.encoded, 95), "ms", ENCODED)

    def strip_figures(self, name: str) -> Iterator[Figure]:
        """The same of menus, whose time is counted in all."""
        both = [one + other for one, other in zip(self.composed, self.encoded, strict=True)]
        yield Figure(f"{name}: largest", max(self.sizes), "KiB", LARGEST / 1024)
        yield Figure(f"{name}: composed and encoded, p95", percentile(both, 95), "ms", STRIP)


def budget_figures(games: Sequence[AnyGame] = GAMES) -> Iterator[Figure]:
    """Tables, hands, strips, ends and posters of these games, with fewest and most players."""
    for game in games:
        kinds = {kind: Measured() for kind in ("table", "hand", "strip", "end", "poster")}
        words = words_for("ru", "bot.messages", game.home)
        for seats in sorted({min(game.rules.seats), max(game.rules.seats)}):
            for seed in SEEDS:
                _measure(game, seats, seed, words, kinds)
        for kind, measured in kinds.items():
            name = f"{game.key}: {kind}"
            if kind == "strip":
                yield from measured.strip_figures(name)
            else:
                yield from measured.figures(name, POSTER if kind == "poster" else LARGEST / 1024)


def _measure(
    game: AnyGame, seats: int, seed: int, words: Words, kinds: dict[str, Measured]
) -> None:
    """One game from its beginning to its end."""
    first, turns = finished(game, seats, seed)
    names = NAMES[:seats]
    for turn in turns[:: max(1, len(turns) // MOMENTS)]:
        table = turn.after
        if table.over:
            continue
        asked = table.waiting[0]
        kinds["table"].draw(partial(_table, game.rules.look(table, None), words, names))
        mine = game.rules.look(table, asked.seat)
        kinds["hand"].draw(partial(_table, mine, words, names))
        question = asked_at(asked.ask(table), ())
        kinds["strip"].draw(partial(_strip, mine, question, words, names))
    last = turns[-1].after
    ended = outcome(game, last, history(game, first, turns), names, words)
    view = game.rules.look(last, None)
    kinds["end"].draw(lambda encode: picture(view, words, names, ended, encode=encode))
    kinds["poster"].draw(lambda encode: square_picture(view, words, names, ended, encode))


def _table(view: View, words: Words, names: Sequence[str], encode: Encode) -> bytes:
    return picture(view, words, names, encode=encode)


def _strip(view: View, asked: Asked, words: Words, names: Sequence[str], encode: Encode) -> bytes:
    return menu_picture(view, asked, words, names, encode=encode)
