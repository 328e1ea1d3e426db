"""What High Society lies on: felt, and plates with stepped corners."""

from __future__ import annotations

from enum import Enum

from PIL import Image

from games.high_society.catalogue import RED_FRAMES
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.lettering import Face, width
from renderers.painted import painted
from renderers.pieces import brass
from renderers.pieces.settings import Setting
from renderers.sprites import Light, Sprite, kept
from renderers.theme import HIGH_SOCIETY, rgb

HOME = "renderers.high_society"
GOLD = rgb("#D3AC55")
SOFT = HIGH_SOCIETY.muted
INK = rgb("#211B1E")
CREAM = rgb("#FFE9B8")
FIGURE = rgb("#FFF6DC")
PINK = rgb("#FFB4A8")
"""Of what is bad: always with a word."""
NIGHT, DARK = rgb("#221D23"), rgb("#1F1B20")
"""Dark glass, and the plate of whoever is out."""
CLOCK_INK, LEAST = rgb("#8C0F20"), 28
"""The figures of the clock, and the least size that they have."""
CORNER = 24
"""How much of a plate's ends keeps its shape."""
FELT = (0.02, 0.37, 0.96, 0.4)
"""The part of the table that is nothing but felt."""


class State(Enum):
    """How a plate stands out: not at all, by a gold edge, by being darker than the others, or by
    the red edge of whoever is eliminated.
    """

    PLAIN = "plain"
    ACTIVE = "active"
    OUT = "out"
    FALLEN = "fallen"


@kept
def felt(w: int, h: int) -> Sprite:
    """Felt in a brass line: what low pictures lie on, and long ones."""
    image = painted(HOME, "table", w, h, FELT).image.convert("RGB")
    image = image.point(lambda v: round(v * 0.72))
    edge = brass.frame(w - 12, h - 12, 8, 4).image
    image.paste(edge, (6, 6), edge)
    return Sprite(image)


def sheet(w: int, h: int) -> Canvas:
    """An empty picture of this size."""
    return Canvas(HIGH_SOCIETY, felt(w, h))


@kept
def plate(w: int, h: int, state: State = State.PLAIN) -> Sprite:
    """A plate with stepped corners, as large as it has to be; that of whoever is to move is lit."""
    whole = painted(HOME, f"plate-{state.value}", 240).image.convert("RGBA")
    done = Image.new("RGBA", (w, h))
    parts_x = _parts(whole.width, w)
    for top, bottom, y, high in _parts(whole.height, h):
        for left, right, x, wide in parts_x:
            part = whole.crop((left, top, right, bottom))
            done.paste(part.resize((wide, high), Image.Resampling.BILINEAR), (x, y))
    under = brass.shadow(w, h, 8, 8, 0.7)
    if state is State.ACTIVE:
        under = brass.light(w, h, 8, brass.LIT, 10, 3)
    whole = under.image
    whole.alpha_composite(done, (under.margin, under.margin))
    return Sprite(whole, under.margin, Light.FIRST if state is State.ACTIVE else None)


def _parts(whole: int, length: int) -> list[tuple[int, int, int, int]]:
    """Two ends and what is between them: from where to where, and where it comes and how long."""
    end = min(CORNER, length // 2)
    ends = [(0, end, 0, end), (whole - end, whole, length - end, end)]
    if length > 2 * end:
        ends.insert(1, (end, whole - end, end, length - 2 * end))
    return ends


def sign(name: str, size: int) -> Sprite:
    """A painted sign, so wide: gavel, pockets turned inside out, mask, cross."""
    return painted(HOME, f"sign-{name}", size)


def clock(canvas: Canvas, middle: Point, seen: int, size: int) -> None:
    """The clock of the red frames, so wide, with its figures on a plate."""
    canvas.stamp(painted(HOME, f"clock-{seen}", size), middle)
    number, figure = f"{seen}/{RED_FRAMES}", max(LEAST, round(size * 0.17))
    if figure == LEAST:
        high = LEAST + 10
        wide = round(width(number, Face.BLACK, LEAST)) + 18
        hub = brass.glass(wide, high, high // 2, GOLD, 1, CREAM)
        canvas.put(hub, Box(round(middle.x - wide / 2), round(middle.y - high / 2), wide, high))
    canvas.text(middle.moved(dy=-1), number, Face.BLACK, figure, CLOCK_INK, Anchor.MIDDLE)


def _plate(w: int, h: int, won: bool) -> Sprite:
    return plate(w, h, State.ACTIVE if won else State.PLAIN)


SETTING = Setting(sheet, _plate)
"""What all its pictures lie on."""
