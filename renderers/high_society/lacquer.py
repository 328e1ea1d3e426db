"""What High Society lies on: plates with stepped corners, and a sunburst."""

from __future__ import annotations

from enum import Enum

from PIL import Image

from renderers.canvas import Canvas, Pen
from renderers.geometry import Box, Point, around
from renderers.painted import painted
from renderers.pieces import brass
from renderers.pieces.settings import Setting
from renderers.sprites import Light, Sprite, ground, kept
from renderers.theme import BLACK, HIGH_SOCIETY, Colour, mix, rgb

HOME = "renderers.high_society"
GOLD, GOLD_LIGHT, GOLD_DEEP = rgb("#D3AC55"), rgb("#F0D896"), rgb("#8F6C28")
SOFT = HIGH_SOCIETY.muted
CREAM = rgb("#FFE9B8")
FIGURE = rgb("#FFF6DC")
PINK = rgb("#FFB4A8")
"""Of what is bad: always with a word."""
LACQUER = (rgb("#1B171C"), rgb("#0C0B0E"))  # from above to below
PLATE = (rgb("#2B262C"), rgb("#221D23"))
OUT = (rgb("#1F1B20"), rgb("#1A171B"))
INK = rgb("#211B1E")
RED = rgb("#B8404A")
RADIUS, RAYS = 18, 36
CORNER = 24
"""How much of a plate's ends keeps its shape."""


class State(Enum):
    """How a plate stands out: not at all, by a gold edge, by being darker than the others, or by
    the red edge of whoever is eliminated.
    """

    PLAIN = "plain"
    ACTIVE = "active"
    OUT = "out"
    FALLEN = "fallen"


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
    sheet = under.image.copy()
    sheet.alpha_composite(done, (under.margin, under.margin))
    return Sprite(sheet, under.margin, Light.FIRST if state is State.ACTIVE else None)


def _parts(whole: int, length: int) -> list[tuple[int, int, int, int]]:
    """Two ends and what is between them: from where to where, and where it comes and how long."""
    end = min(CORNER, length // 2)
    return (
        [
            (0, end, 0, end),
            (end, whole - end, end, length - 2 * end),
            (whole - end, whole, length - end, end),
        ]
        if length > 2 * end
        else [(0, end, 0, end), (whole - end, whole, end, length - end)]
    )


@kept
def rule(w: int, h: int) -> Sprite:
    """A hairline between the parts of a plate."""
    return Sprite(Image.new("RGBA", (w, h), (*HIGH_SOCIETY.plate_edge, 255)))


def sign(name: str, size: int) -> Sprite:
    """A painted sign, so wide: gavel, pockets turned inside out, mask, cross."""
    return painted(HOME, f"sign-{name}", size)


def table(w: int, h: int, sun: Point) -> Canvas:
    """An empty table with the sun behind the thing that matters."""
    return Canvas(HIGH_SOCIETY, lacquer(w, h, *sun))


@kept
def lacquer(w: int, h: int, sun_x: float, sun_y: float) -> Sprite:
    pen = Pen(w, h, scale=2)
    pen.wash(pen.body, 0, *LACQUER)
    with pen.veil(opacity=0.05) as light:
        sunburst(light, Point(sun_x, sun_y), w + h, RAYS, GOLD)
    for inset, thickness, tone in ((9, 2.5, GOLD_DEEP), (15, 1, mix(GOLD_DEEP, LACQUER[0], 0.2))):
        pen.line(stepped(pen.body.inset(inset), 13), tone, thickness)
    return ground(pen.done().image)


def sunburst(pen: Pen, centre: Point, reach: float, rays: int, fill: Colour) -> None:
    """As many rays as gaps, turned by a quarter of a step: an edge that lies level would look like
    a fault.
    """
    step = 360 / rays
    for ray in range(rays):
        edges = [around(centre, reach, step * (ray + share)) for share in (0.25, 0.75)]
        pen.poly([centre, *edges], fill)


def stepped(box: Box, step: float) -> list[tuple[float, float]]:
    """A box whose corners go in by two steps: the mark of this game's pictures. Closed."""
    across, down = (box.x, box.right), (box.y, box.bottom)
    corner = [(0, 2), (1, 2), (1, 1), (2, 1), (2, 0)]
    path: list[tuple[float, float]] = []
    for right, low in ((0, 0), (1, 0), (1, 1), (0, 1)):
        steps = corner if right == low else corner[::-1]
        path += [
            (across[right] + (-dx if right else dx) * step, down[low] + (-dy if low else dy) * step)
            for dx, dy in steps
        ]
    return [*path, path[0]]


def raised(w: float, h: int, edge: float, rim: Colour, wash: tuple[Colour, Colour]) -> Pen:
    """A pen that has drawn a plate with its shadow: the rim, and the wash within it."""
    pen = Pen(w, h, margin=16, scale=2)
    with pen.veil(blur=6, opacity=0.6, under=True) as shadow:
        shadow.box(Box(0, 5, w, h), RADIUS, BLACK)
    pen.box(pen.body, RADIUS, rim)
    pen.wash(pen.body.inset(edge), RADIUS - edge, *wash)
    return pen


@kept
def ring(w: int, h: int, radius: int) -> Sprite:
    """The mark of a change on a dark plate: thin and pale, to leave the light to whoever moves."""
    pen = Pen(w, h, margin=8)
    pen.outline(pen.body, radius, SOFT, 2.5)
    return pen.done(Light.CHANGED)


def _sheet(w: int, h: int) -> Canvas:
    return table(w, h, Point(w / 2, 92))


def _plate(w: int, h: int, won: bool) -> Sprite:
    return plate(w, h, State.ACTIVE if won else State.PLAIN)


SETTING = Setting(_sheet, _plate)
"""What all its pictures lie on."""
