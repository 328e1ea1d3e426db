"""The fixed palette of each game, kept as 256 colours in a file beside this one.

`python -m renderers NAME` makes that of one game anew from its pieces, and without a name those of
all games. It is needed only when colours or pieces change.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from PIL import Image

from renderers.theme import Colour, Theme, mix

COLOURS = 256
# kept for the light on the cloth, or for all ramps of a theme, which would show steps otherwise
SHADES = 40
ACROSS = 8  # colours in a line of the file


@lru_cache(maxsize=16)
def palette_of(theme: Theme) -> Image.Image:
    """The palette as Pillow wants it for quantising."""
    text = (files(theme.home) / "palettes" / f"{theme.name}.txt").read_text("ascii")
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes.fromhex(text))
    return palette


def found_in(pictures: Iterable[Image.Image], theme: Theme) -> list[Colour]:
    """The colours that serve these pictures best: chosen for coverage, so that small bright things
    keep theirs.
    """
    sheets = list(pictures)
    sheet = Image.new(
        "RGB", (max(p.width for p in sheets), sum(p.height for p in sheets)), theme.surface
    )
    top = 0
    for picture in sheets:
        sheet.paste(picture, (0, top))
        top += picture.height
    fitted = (
        sheet.quantize(COLOURS - SHADES, method=Image.Quantize.MAXCOVERAGE, kmeans=1).getpalette()
        or []
    )
    colours: list[Colour] = [
        (fitted[i], fitted[i + 1], fitted[i + 2]) for i in range(0, len(fitted), 3)
    ]
    ramps = theme.ramps or ((theme.surface, theme.surface_lit),)
    steps = SHADES // len(ramps)
    shades = [
        mix(dark, light, step / (steps - 1)) for dark, light in ramps for step in range(steps)
    ]
    return [*colours[: COLOURS - SHADES], *shades]


def write(colours: list[Colour], path: Path) -> None:
    """Eight colours a line, as hexadecimal numbers."""
    words = [bytes(colour).hex() for colour in colours]
    lines = [" ".join(words[start : start + ACROSS]) for start in range(0, len(words), ACROSS)]
    path.write_text("\n".join(lines) + "\n", "ascii")
