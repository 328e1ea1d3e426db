"""Cut stones and what is made of them: bare stones for costs, tokens, and the tiles of bonuses.

Colour, outline and number always go together. A *bare stone* is a cost, a *stone in a notched disc*
a token, an *upright tile* a bonus. Numbers stand on the flat facet in the middle.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from renderers.canvas import Pen
from renderers.geometry import ORIGIN, Box, Point, around, polygon
from renderers.glyphs import star_points
from renderers.lettering import Face
from renderers.pieces.ground import faint
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, Colour, Theme, mix, rgb

PEARL_STEPS = 14
LIGHT = Point(-0.55, -0.835)  # where the light comes from: the upper left, everywhere


class Stone(Enum):
    """A kind of token."""

    WHITE = "white"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"
    BLACK = "black"
    PEARL = "pearl"
    GOLD = "gold"


@dataclass(frozen=True, slots=True)
class StoneLook:
    """How a stone looks: five tones from dark to light, rim, middle facet, ink on it, and the
    ground of its disc.
    """

    rim: Colour
    tones: tuple[Colour, ...]
    table: Colour
    ink: Colour
    ground: Colour


def _look(rim: str, tones: str, table: str, ink: str, ground: str) -> StoneLook:
    return StoneLook(
        rgb(rim), tuple(rgb(tone) for tone in tones.split()), rgb(table), rgb(ink), rgb(ground)
    )


LOOKS = {
    Stone.WHITE: _look(
        "#4A5A78", "#8C9FBE #B4C4DA #D5DFEC #EFF4FA #FFFFFF", "#EDF2F8", "#131C36", "#4B5C7D"
    ),
    Stone.BLUE: _look(
        "#0B1D4D", "#0F2F7A #1C4DB0 #2F70DA #6CA2F2 #B9D6FF", "#1D55BE", "#FFFFFF", "#0B2258"
    ),
    Stone.GREEN: _look(
        "#04301F", "#06573B #0E7C50 #1FA672 #6AD6A8 #C2F6DD", "#0F7D50", "#FFFFFF", "#053B29"
    ),
    Stone.RED: _look(
        "#45050F", "#6B0818 #960F26 #C42437 #EC6A70 #FFBDBA", "#9C1229", "#FFFFFF", "#4C0714"
    ),
    Stone.BLACK: _look(
        "#D5D8E2", "#121217 #22232B #3A3C48 #666A7A #A9AEBF", "#1D1E26", "#FFFFFF", "#A5A9B8"
    ),
    Stone.PEARL: _look(
        "#7D5F86", "#B79FC4 #D6C3DA #EEE2EC #FBF5F6 #FFFFFF", "#F1E7EE", "#331A40", "#6A4A78"
    ),
    Stone.GOLD: _look(
        "#6B4300", "#A1660A #D2931C #EFBB40 #FBDA7E #FFF3C4", "#EFBB40", "#2F1C00", "#7A4E06"
    ),
}


def octagon(w: float, h: float, cut: float) -> list[Point]:
    """A rectangle of half sizes w and h with cut corners."""
    upper = [(-w + cut, -h), (w - cut, -h), (w, -h + cut), (w, h - cut)]
    return [Point(x, y) for x, y in (*upper, *((-x, -y) for x, y in upper))]


OUTLINES = {
    Stone.WHITE: [Point(0, -1.04), Point(0.9, 0), Point(0, 1.04), Point(-0.9, 0)],
    Stone.BLUE: polygon(16, 0.97),
    Stone.GREEN: octagon(0.72, 1.02, 0.3),
    Stone.RED: polygon(6, 1.04),
    Stone.BLACK: octagon(0.86, 0.86, 0.1),
}


@kept
def gem(stone: Stone, size: int, count: int | None = None) -> Sprite:
    """A bare stone: a cost or a requirement, or the stone itself in a line of text."""
    pen = Pen(size, size)
    cost(pen, stone, pen.body.centre, size, count)
    return pen.done()


@kept
def ghost(stone: Stone, size: int) -> Sprite:
    """The stone of an empty pile."""
    pen = Pen(size, size)
    cut(pen, stone, pen.body.centre, size * 0.475)
    pen.fade(0.35)
    return pen.done()


@kept
def chip(stone: Stone, size: int, count: int | None = None) -> Sprite:
    """A token: a disc with eight notches, the stone in its middle."""
    look, pen = LOOKS[stone], Pen(size, size)
    centre, radius = pen.body.centre, size / 2
    edge = look.tones[2 if stone is Stone.BLACK else 1]
    pale = stone in (Stone.BLACK, Stone.WHITE)
    pen.disc(centre, radius * 0.99, rgb("#0B0C12") if pale else mix(look.tones[0], BLACK, 0.45))
    pen.disc(centre, radius * 0.94, edge)
    notch = rgb("#6F83A6") if stone is Stone.WHITE else look.tones[4]
    for place in range(8):
        degrees = 22.5 + 45 * place
        out, across = around(ORIGIN, radius, degrees), around(ORIGIN, radius, degrees + 90)
        corners = ((0.94, -0.14), (0.94, 0.14), (0.76, 0.11), (0.76, -0.11))
        pen.poly(
            [centre.moved(out.x * a + across.x * b, out.y * a + across.y * b) for a, b in corners],
            notch,
        )
    pen.disc(centre, radius * 0.78, mix(edge, BLACK, 0.35))
    pen.disc(centre, radius * 0.74, look.ground)
    share = {Stone.GOLD: 0.72, Stone.PEARL: 0.72, Stone.BLACK: 0.68}.get(stone, 0.66)
    if count is not None:
        share += 0.16 if stone is Stone.WHITE else 0.1
    cut(pen, stone, centre, radius * share)
    if count is not None:
        numeral(pen, stone, centre, size * 0.86, count)
    return pen.done()


@kept
def no_chip(theme: Theme, size: int, active: bool = False) -> Sprite:
    """No token of this kind: a faint ring keeps the column."""
    pen = Pen(size, size)
    pen.ring(pen.body.centre, size * 0.38, faint(theme, 0.35, active), 1.6)
    return pen.done()


@kept
def tile(stone: Stone, w: int, h: int, count: int) -> Sprite:
    """A bonus: the stone above, how many of it below; a ghost when there is none."""
    look, pen = LOOKS[stone], Pen(w, h)
    if count == 0:
        pen.outline(pen.body.inset(1), w * 0.17, look.tones[3 if stone is Stone.BLACK else 2], 1.5)
        cut(pen, stone, pen.body.centre, w * 0.26)
        pen.fade(0.42)
        return pen.done()
    pale = stone is Stone.WHITE
    pen.box(pen.body, w * 0.17, WHITE if pale else look.tones[4])
    pen.wash(
        pen.body.inset(2), w * 0.14, look.tones[3 if pale else 1], look.tones[2 if pale else 0]
    )
    with pen.veil(opacity=0.1) as sheen:
        sheen.poly([(2, 2), (w - 2, 2), (w - 2, h * 0.18), (2, h * 0.42)], WHITE)
    cut(pen, stone, Point(w / 2, h * 0.26), w * 0.27)
    edge = None if pale else look.tones[0] if stone is Stone.BLACK else look.rim
    pen.text(Point(w / 2, h * 0.71), str(count), Face.BOLD, h * 0.52, look.ink, edge)
    return pen.done()


def cost(pen: Pen, stone: Stone, centre: Point, size: float, count: int | None) -> None:
    """A stone with its number, as it stands on cards and nobles."""
    cut(pen, stone, centre, size * 0.475)
    if count is not None:
        numeral(pen, stone, centre, size, count)


def numeral(pen: Pen, stone: Stone, centre: Point, size: float, count: int) -> None:
    """The number on a stone; gold and pearl have no flat facet but a disc for it."""
    look = LOOKS[stone]
    if stone in (Stone.GOLD, Stone.PEARL):
        pen.disc(centre, size * 0.31, look.tones[3])
    edge = (
        look.tones[3] if look.ink != WHITE else look.tones[0] if stone is Stone.BLACK else look.rim
    )
    pen.text(
        centre,
        str(count),
        Face.BOLD,
        size * (0.62 if stone is Stone.WHITE else 0.66),
        look.ink,
        edge,
    )


def cut(pen: Pen, stone: Stone, centre: Point, radius: float) -> None:
    """The stone itself: rim, facets in five tones, and the flat facet with a sheen in the
    middle.
    """
    if stone is Stone.GOLD:
        _coin(pen, centre, radius)
        return
    if stone is Stone.PEARL:
        _pearl(pen, centre, radius)
        return
    look, outline = LOOKS[stone], OUTLINES[stone]

    def put(points: list[Point], fill: Colour) -> None:
        pen.poly([centre.moved(x * radius, y * radius) for x, y in points], fill)

    put(outline, look.rim)
    body = _scaled(outline, 0.88 if stone is Stone.BLACK else 0.91)
    match stone:
        case Stone.BLUE:
            table, facets = _round_cut(look, body)
        case Stone.GREEN | Stone.BLACK:
            table, facets = _step_cut(look, body)
        case _:
            table, facets = _star_cut(look, body)
    for points, fill in facets:
        put(points, fill)
    put(table, look.table)
    sheen = [corner for corner in table if corner.x * LIGHT.x + corner.y * LIGHT.y > -0.12]
    if len(sheen) > 2:
        put(sheen, mix(look.table, look.tones[3], 0.5 if stone is Stone.WHITE else 0.22))


Facets = list[tuple[list[Point], Colour]]


def _round_cut(look: StoneLook, body: list[Point]) -> tuple[list[Point], Facets]:
    """A round brilliant: eight stars, eight kites and the girdle."""
    table, middles = (
        polygon(8, 0.58, 22.5),
        polygon(8, 0.74, 45),
    )  # a middle lies between its table corner and the next
    facets: Facets = []
    for i in range(8):
        ahead, back, tip = middles[i], middles[i - 1], body[(2 * i + 1) % 16]
        facets += [
            ([table[i], table[(i + 1) % 8], ahead], _lit(look, [ahead], 0.6)),
            ([table[i], ahead, tip, back], _lit(look, [tip], -0.3)),
            ([ahead, tip, body[(2 * i + 2) % 16]], _lit(look, [ahead, tip], 0.2)),
            ([back, body[2 * i], tip], _lit(look, [back, tip], -0.9)),
        ]
    return table, facets


def _step_cut(look: StoneLook, body: list[Point]) -> tuple[list[Point], Facets]:
    """Two steps down to the table."""
    step, table = _scaled(body, 0.8), _scaled(body, 0.6)
    facets: Facets = []
    for outer, inner, shift in ((body, step, 0.0), (step, table, -0.75)):
        for i in range(8):
            j = (i + 1) % 8
            facets.append(
                ([outer[i], outer[j], inner[j], inner[i]], _lit(look, [outer[i], outer[j]], shift))
            )
    return table, facets


def _star_cut(look: StoneLook, body: list[Point]) -> tuple[list[Point], Facets]:
    """Two facets and a star to every edge."""
    table = _scaled(body, 0.6)
    facets: Facets = []
    for i, corner in enumerate(body):
        j = (i + 1) % len(body)
        middle = Point((corner.x + body[j].x) / 2, (corner.y + body[j].y) / 2)
        facets += [
            ([corner, middle, table[i]], _lit(look, [corner, middle], -0.2)),
            ([middle, body[j], table[j]], _lit(look, [middle, body[j]], -0.2)),
            ([table[i], table[j], middle], _lit(look, [middle], 0.55)),
        ]
    return table, facets


def _lit(look: StoneLook, points: list[Point], shift: float) -> Colour:
    """The tone of a facet: how far its middle lies towards the light."""
    x = sum(point.x for point in points) / len(points)
    y = sum(point.y for point in points) / len(points)
    level = (1 + (x * LIGHT.x + y * LIGHT.y) / (math.hypot(x, y) or 1)) * 2 + shift
    level = min(4.0, max(0.0, level))
    low = int(level)
    return mix(look.tones[low], look.tones[min(4, low + 1)], level - low)


def _coin(pen: Pen, centre: Point, radius: float) -> None:
    """Gold: a milled coin with a star, the only token with a toothed edge."""
    tones = LOOKS[Stone.GOLD].tones
    teeth = [
        around(centre, radius if tooth % 2 else radius * 0.93, 9 * tooth) for tooth in range(40)
    ]
    pen.poly(teeth, LOOKS[Stone.GOLD].rim)
    pen.disc(centre, radius * 0.91, tones[1])
    pen.disc(centre.moved(radius * -0.03, radius * -0.04), radius * 0.84, tones[3])
    pen.disc(centre.moved(radius * 0.01, radius * 0.02), radius * 0.78, tones[2])
    star = star_points(centre, radius * 0.68, radius * 0.3)
    for corner in range(10):
        pen.poly([centre, star[corner], star[(corner + 1) % 10]], tones[4 if corner % 2 else 3])


def _pearl(pen: Pen, centre: Point, radius: float) -> None:
    """Pearl: no facets at all, but discs that move towards the light, and one sharp highlight."""
    look = LOOKS[Stone.PEARL]
    pen.disc(centre, radius * 0.97, look.rim)
    for step in range(PEARL_STEPS):
        share = step / (PEARL_STEPS - 1)
        low = int(share * 3.6)
        tone = mix(look.tones[low], look.tones[low + 1], share * 3.6 - low)
        shimmer = mix(tone, rgb("#C8E6E4"), 0.25 * math.sin(share * math.pi))
        pen.disc(
            centre.moved(radius * -0.2 * share, radius * -0.24 * share),
            radius * (0.9 - 0.62 * share),
            shimmer,
        )
    pen.oval(
        Box(centre.x - radius * 0.5, centre.y - radius * 0.6, radius * 0.42, radius * 0.28),
        look.tones[4],
    )


def _scaled(points: list[Point], share: float) -> list[Point]:
    return [Point(x * share, y * share) for x, y in points]
