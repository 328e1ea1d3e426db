"""Makes palettes anew from all pieces of a game: `python -m renderers splendor last_will`.

Without names it makes the palettes of all games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from PIL import Image

from renderers import glyphs
from renderers.canvas import Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face
from renderers.palette import found_in, write
from renderers.pieces import ground, seats
from renderers.scenes import Scene, scenes
from renderers.sprites import Sprite
from renderers.theme import (
    ACTIVE,
    FIGURE,
    GOOD,
    GOOD_INK,
    LACK,
    PARLOUR,
    SEAT_MARKS,
    TEXT,
    Theme,
)

SHEET = 1200
GAP = 20


def specimens(theme: Theme, several: Sequence[Scene[Any]]) -> Iterator[Image.Image]:
    """Everything the pictures of a theme are made of, on cloth and on plates."""
    if not several:
        yield rainbow()
    yield lettering(theme).image
    marks = [seats.badge(mark.number - 1, size) for mark in SEAT_MARKS for size in (40, 46, 52)]
    marks += [ground.medal(place, 56) for place in (2, 3, 4)]
    marks += [glyphs.icon(glyphs.laurel, 220, ACTIVE), glyphs.icon(glyphs.tick, 36, GOOD, GOOD_INK)]
    yield from pages(theme, [*marks, *(piece for scene in several for piece in scene.pieces())])


def rainbow() -> Image.Image:
    """Some of all colours, for pictures that show little but what people bring: portraits."""
    ramp = Image.linear_gradient("L")
    hue = ramp.rotate(90).resize((SHEET, SHEET // 6))
    light = ramp.resize(hue.size)
    bands = [
        Image.merge("HSV", (hue, Image.new("L", hue.size, share), light)).convert("RGB")
        for share in (60, 120, 190)
    ]
    page = Image.new("RGB", (SHEET, SHEET // 2))
    for place, band in enumerate(bands):
        page.paste(band, (0, place * band.height))
    return page


def pages(theme: Theme, pieces: list[Sprite]) -> Iterator[Image.Image]:
    """The pieces, as many to a page as fit."""
    page, x, y, line = blank(theme), GAP, GAP, 0
    for piece in pieces:
        if x + piece.w + GAP > SHEET:
            x, y, line = GAP, y + line + GAP, 0
        if y + piece.h + GAP > SHEET:
            yield page.image
            page, x, y, line = blank(theme), GAP, GAP, 0
        page.put(piece, Box(x, y, *piece.image.size))
        x, line = x + piece.w + GAP, max(line, piece.h)
    yield page.image


def blank(theme: Theme) -> Canvas:
    """A plate that fills its cloth."""
    page = ground.canvas(theme, SHEET, SHEET)
    page.put(ground.plate(theme, SHEET - 8, SHEET - 8), Box(4, 4, 0, 0))
    return page


def lettering(theme: Theme) -> Canvas:
    """Every colour of text, on cloth, plate and active plate, with its smoothed edges; and the
    light of a change.
    """
    page = ground.canvas(theme, SHEET, SHEET)
    for active, column in zip(
        (None, False, True), page.box.inset(40).columns(1, 1, 1, gap=40), strict=True
    ):
        if active is not None:
            page.put(ground.plate(theme, *column.size, active=active), column)
        for ink, row in zip(
            (TEXT, theme.muted, theme.metal, ACTIVE, FIGURE, GOOD, LACK),
            column.rows(*[1] * 7),
            strict=True,
        ):
            for place, (face, size) in enumerate(
                ((Face.SERIF, 44), (Face.MEDIUM, 31), (Face.SANS, 26))
            ):
                page.text(
                    Point(row.x + 20, row.y + 20 + 45 * place),
                    "Parlour 0123456789",
                    face,
                    size,
                    ink,
                )
        page.put(ground.halo(120, 40, 12), Box(column.x + 60, column.bottom - 60, 0, 0))
        page.put(ground.good_outline(90, 40, 12), Box(column.x + 220, column.bottom - 60, 0, 0))
    return page


def main(names: Sequence[str]) -> None:
    """Write the palettes of these themes, or of all if none is named."""
    themes = (*dict.fromkeys(scene.theme for scene in scenes()), PARLOUR)
    if unknown := {*names} - {theme.name for theme in themes}:
        sys.exit(f"There is no theme named {', '.join(sorted(unknown))}.")
    for theme in themes:
        if not names or theme.name in names:
            several = [scene for scene in scenes() if scene.theme is theme]
            colours = found_in(specimens(theme, several), theme)
            folder = Path(str(files(theme.home))) / "palettes"
            folder.mkdir(exist_ok=True)
            file = folder / f"{theme.name}.txt"
            write(colours, file)
            sys.stdout.write(f"Wrote {file}.\n")


if __name__ == "__main__":
    main(sys.argv[1:])
