"""All lettering of all games stands out from what it is written on, as far as WCAG asks (level AA),
to every eye.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PIL import Image

from bot.hosting.host import AnyGame
from games.engine import Seat
from renderers.canvas import Canvas
from renderers.lettering import Ink
from renderers.theme import Colour
from renderers.words import LANGUAGES, words_for
from tests.bench.rules import positions
from tests.library import GAMES, picture
from tests.renderers.eyes import Eye, seen_by
from tests.renderers.showing import Corners, contrast, unseen, watch_what_is_written
from tests.renderers.test_sizes import STANDINGS

LARGE = 40  # pixels: lettering that is still large when the picture is seen at 400 pixels
ENOUGH, ENOUGH_WHEN_LARGE = 4.5, 3.0
NAMES = ("Ann", "Бенедикт Тридцатидвухбуквенный Имя", "Cleo", "Дмитрий", "Eve")
PLIES = 60
APART = 20
"""So many plies lie between two tables that are looked at."""
PATCHES = 12, 4
"""Into so many the ground of a text is divided."""


def read_all(monkeypatch: pytest.MonkeyPatch, eye: Eye | None = None) -> list[tuple[str, float]]:
    """From now on, note here what is written and would be hard to read. An eye may lack cones."""
    faint: list[tuple[str, float]] = []

    def read(canvas: Canvas, ink: Ink, box: Corners, fill: Colour) -> None:
        found = worst(canvas.image.crop(box), fill, eye)
        if found < (ENOUGH_WHEN_LARGE if ink.size >= LARGE else ENOUGH):
            faint.append((ink.text, round(found, 2)))

    watch_what_is_written(monkeypatch, read)
    return faint


def worst(ground: Image.Image, fill: Colour, eye: Eye | None = None) -> float:
    """The contrast where the ground is least in favour of the lettering, but for a fifth of it:
    edges, ornaments.
    """
    channels = iter(ground.resize(PATCHES, Image.Resampling.BOX).tobytes())
    seen: Callable[[Colour], Colour] = partial(seen_by, eye) if eye else lambda colour: colour
    found = sorted(
        contrast(seen(patch), seen(fill))
        for patch in zip(channels, channels, channels, strict=True)
    )
    return found[len(found) // 5]


@pytest.mark.parametrize("eye", Eye, ids=lambda eye: eye.name.lower())
@pytest.mark.parametrize("game", STANDINGS)
def test_lettering_stands_out_to_whoever_lacks_cones(
    game: str, eye: Eye, monkeypatch: pytest.MonkeyPatch
) -> None:
    faint = read_all(monkeypatch, eye)
    standing = STANDINGS[game]
    package = next(one.home for one in GAMES if one.key == game)
    picture(standing.view, words_for("ru", "bot.messages", package), standing.names, encode=unseen)
    assert faint == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_lettering_stands_out_from_its_ground(
    game: AnyGame, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faint = read_all(monkeypatch)
    words = words_for(language, "bot.messages", game.home)
    for seats in game.rules.seats:
        for table in list(positions(game, seats, PLIES))[::APART]:
            for seat in (None, Seat(0)):
                picture(game.rules.look(table, seat), words, NAMES[:seats], encode=unseen)
    assert " ".join(f"{text}:{found}" for text, found in sorted(set(faint))) == ""
