"""All lettering of all games stands out from what it is written on, as far as WCAG asks (level AA),
to every eye, and lies over no other: on tables, hands and ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations, groupby

import pytest
from PIL import Image

from bot.hosting.host import AnyGame
from bot.operations.covers import played
from renderers.theme import Colour
from renderers.words import LANGUAGES, words_for
from tests.library import GAMES, picture
from tests.renderers.eyes import Eye, seen_by
from tests.renderers.showing import Corners, Written, contrast, unseen, watch_what_is_written
from tests.renderers.test_sizes import STANDINGS

LARGE = 40  # pixels: lettering that is still large when the picture is seen at 400 pixels
ENOUGH, ENOUGH_WHEN_LARGE = 4.5, 3.0
NAMES = ("Ingrid", "Дмитрий", "Automa Clara", "Mateo", "Evangeline")
LUCK = 41
MOMENTS, HALF_WAY = (0.1, 0.5, 1), (0.5,)
"""Of a game, by the number of its plies: for the fewest and the most players, and for others."""
SHARED = 3
"""So many pixels two texts may share: letters reach a little out of the room they take."""
PATCHES = 12, 4
"""Into so many the ground of a text is divided."""


def read_all(monkeypatch: pytest.MonkeyPatch, eye: Eye | None = None) -> list[tuple[str, float]]:
    """From now on, note here what is written and would be hard to read. An eye may lack cones."""
    faint: list[tuple[str, float]] = []

    def read(met: Written) -> None:
        found = worst(met.ground, met.fill, eye)
        if found < (ENOUGH_WHEN_LARGE if met.ink.size >= LARGE else ENOUGH):
            faint.append((met.text, round(found, 2)))

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
def test_lettering_stands_out_from_its_ground_and_lies_over_no_other(
    game: AnyGame, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faint, written = read_all(monkeypatch), list[Written]()
    watch_what_is_written(monkeypatch, written.append)
    words, over = words_for(language, "bot.messages", game.home), set[str]()
    for seats in game.rules.seats:
        tables, _ = played(game, seats, LUCK)
        moments = MOMENTS if seats in {game.rules.seats[0], game.rules.seats[-1]} else HALF_WAY
        for table in (tables[int((len(tables) - 1) * share)] for share in moments):
            for seat in (None, *(decision.seat for decision in table.waiting[:1])):
                written.clear()
                picture(game.rules.look(table, seat), words, NAMES[:seats], encode=unseen)
                assert written, "a picture on which no text was seen"
                over |= overlapping(written)
    assert " ".join(f"{text}:{found}" for text, found in sorted(set(faint))) == ""
    assert not over


def overlapping(written: Iterable[Written]) -> set[str]:
    """The pairs of texts that lie over each other on a picture, or on one of its pieces."""
    alone = sorted({(str(met.piece), met.text, met.box) for met in written})
    return {
        f"{one} / {other}"
        for _, together in groupby(alone, lambda met: met[0])
        for (_, one, here), (_, other, there) in combinations(together, 2)
        if _shared(here, there) > SHARED
    }


def _shared(here: Corners, there: Corners) -> float:
    """How many pixels two boxes share, across or down, whichever is less."""
    across = min(here[2], there[2]) - max(here[0], there[0])
    down = min(here[3], there[3]) - max(here[1], there[1])
    return min(across, down)
