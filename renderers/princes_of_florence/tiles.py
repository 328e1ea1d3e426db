"""Tiles: buildings as painted roofs, landscapes as drawings of themselves, the palace, and the map
they lie on.

A tile is given by its squares, (row, column) from its own upper left corner, and by the side of a
square in pixels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from games.princes_of_florence.catalogue import PALACE, SIDE, Building, Tile
from games.princes_of_florence.shapes import Square, drawn
from renderers.canvas import CLEAR, Pen
from renderers.geometry import Box, Point, around, square
from renderers.princes_of_florence import emblems, roles
from renderers.princes_of_florence.signs import stamp
from renderers.sprites import Light, Sprite, kept
from renderers.theme import BLACK, GLOW, WHITE, Colour, mix, rgb

Squares: TypeAlias = tuple[Square, ...]
FRAME = 6  # of a map
GRID = rgb("#CDB483")
FIBRE, FIBRES = (GRID, roles.PARCHMENT_EDGE, WHITE), 70  # of the parchment
WIDE, NARROW = rgb("#7B5632"), rgb("#A9844F")
PLAIN = roles.PALACE


def normal(squares: Sequence[Square]) -> Squares:
    """The same squares from the upper left corner of the smallest rectangle round them."""
    top, left = corner_of(squares)
    return tuple((row - top, column - left) for row, column in squares)


def drawn_of(kind: Tile) -> Squares:
    """The squares of a tile as it lies unturned."""
    return drawn(kind.shape)


def corner_of(squares: Sequence[Square]) -> Square:
    """The upper left corner of that rectangle."""
    return min(row for row, _ in squares), min(column for _, column in squares)


@kept
def tile(kind: Tile, squares: Squares, cell: int) -> Sprite:
    """A building or a landscape with its emblem or its drawing."""
    pen = _sheet(squares, cell)
    if isinstance(kind, Building):
        fill = roles.BUILDING[kind.id]
        _roof(pen, squares, cell, fill)
        centre, size = heart(squares, cell)
        _court(pen, square(centre, size * 1.12), fill)
        stamp(pen, square(centre, size * 0.92), emblems.BUILDINGS[kind.id])
    else:
        _ground(pen, kind.id, squares, cell)
    return pen.done()


@kept
def palace(cell: int) -> Sprite:
    squares = normal(PALACE)
    pen = _sheet(squares, cell)
    _roof(pen, squares, cell, roles.PALACE, roles.PALACE_EDGE)
    _slopes(pen, squares, cell, cell * 0.14, roles.PALACE)
    _court(pen, pen.body.place(cell * 1.66, cell * 1.36), roles.PALACE)
    stamp(pen, pen.body.place(cell * 1.2, cell * 1.2), emblems.PALACE)
    return pen.done()


@kept
def plain(squares: Squares, cell: int, fill: Colour = PLAIN) -> Sprite:
    """The shape of a building."""
    pen = _sheet(squares, cell)
    _roof(pen, squares, cell, fill)
    return pen.done()


@kept
def tile_light(squares: Squares, cell: int) -> Sprite:
    """Light round a tile that has just been laid."""
    pen = _sheet(squares, cell)
    wide, radius = max(2, cell * 0.045), cell * 0.16
    with pen.veil(blur=cell * 0.11) as glow:
        glow.poly(outline(squares, cell, -2.2 * wide, radius), GLOW)
    pen.poly(outline(squares, cell, -1.3 * wide, radius), roles.GOLD_DEEP)
    pen.poly(outline(squares, cell, -0.9 * wide, radius), GLOW)
    pen.poly(outline(squares, cell, wide, radius), CLEAR)
    return pen.done(Light.CHANGED)


@kept
def ground(cell: int) -> Sprite:
    """An empty estate: a parchment map with a double line round it."""
    side = SIDE * cell + 2 * FRAME
    pen = Pen(side, side, scale=2)
    pen.wash(pen.body, 0, roles.PARCHMENT, roles.PARCHMENT_LOW)
    with pen.veil(opacity=0.5) as fibres:
        for fibre in range(FIBRES):
            x, y = (FRAME + (fibre * step % 1) * (side - 2 * FRAME) for step in (0.618, 0.755))
            long, tone = 6 + fibre * 7 % 21, FIBRE[fibre % len(FIBRE)]
            fibres.line([(x, y), (min(x + long, side - FRAME), y + long * 0.12)], tone, 1)
    for step in range(SIDE + 1):
        at = FRAME + step * cell
        pen.line([(at, FRAME), (at, side - FRAME)], GRID, 1)
        pen.line([(FRAME, at), (side - FRAME, at)], GRID, 1)
    pen.outline(pen.body, 0, WIDE, 3)
    pen.outline(pen.body.inset(FRAME - 1), 0, NARROW, 1)
    return pen.done()


@kept
def hatch(cell: int, fill: Colour | None = None) -> Sprite:
    """Slanted lines: no building may lie here. What explains them has a ground of its own."""
    pen = Pen(cell, cell)
    if fill:
        pen.box(pen.body, 4, fill)
    with pen.veil(opacity=0.6) as layer, layer.clip(pen.body, 0) as inside:
        for step in range(-5, 6):
            inside.line([(step * cell / 5, cell), ((step + 5) * cell / 5, 0)], rgb("#A98A58"), 1.5)
    return pen.done()


def heart(squares: Squares, cell: float) -> tuple[Point, float]:
    """Where the emblem of a building sits, and how large it is: where the shape is widest, else on
    its axis.
    """
    have = set(squares)
    for row, column in squares:
        if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= have:
            return Point((column + 1) * cell, (row + 1) * cell), 1.25 * cell
    middle = (
        sum(row for row, _ in squares) / len(squares),
        sum(column for _, column in squares) / len(squares),
    )

    def unfit(place: Square) -> tuple[bool, bool, bool, int, float]:
        row, column = place
        upright, level = (
            {(row - 1, column), (row + 1, column)} & have,
            {(row, column - 1), (row, column + 1)} & have,
        )
        far = abs(row - middle[0]) + abs(column - middle[1])
        off_axis = column != middle[1] and row != middle[0]
        return far > 0.01, off_axis, not (upright and level), -len(upright | level), far

    row, column = min(squares, key=unfit)
    return Point((column + 0.5) * cell, (row + 0.5) * cell), 0.82 * cell


def outline(squares: Squares, cell: float, inset: float, radius: float) -> list[Point]:
    """The outline of adjoining squares, moved inwards, with rounded corners."""
    corners = _corners(squares)
    points: list[Point] = []
    for place, (x, y) in enumerate(corners):
        before, after = corners[place - 1], corners[(place + 1) % len(corners)]
        into, away = _step(before, (x, y)), _step((x, y), after)
        at = Point(x * cell - inset * (into[1] + away[1]), y * cell + inset * (into[0] + away[0]))
        convex = into[0] * away[1] - into[1] * away[0] > 0
        bend = max(0.1, radius - inset if convex else radius + inset)
        centre = at.moved(bend * (away[0] - into[0]), bend * (away[1] - into[1]))
        start = math.degrees(math.atan2(-away[1], -away[0]))
        turn = 90 if convex else -90
        points += [around(centre, bend, start + turn * step / 6) for step in range(7)]
    return points


def _corners(squares: Squares) -> list[tuple[int, int]]:
    """The corners of adjoining squares as (x, y), clockwise: sides that two squares share cancel
    out.
    """
    sides: dict[tuple[int, int], tuple[int, int]] = {}
    have = set(squares)
    for row, column in squares:
        ring = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        beyond = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        for place, other in enumerate(beyond):
            if other not in have:
                sides[ring[place]] = ring[(place + 1) % 4]
    start = here = min(sides)
    corners: list[tuple[int, int]] = []
    before = next(side for side, end in sides.items() if end == start)
    while not corners or here != start:
        if _step(before, here) != _step(here, sides[here]):
            corners.append(here)
        before, here = here, sides[here]
    return corners


def _step(start: tuple[int, int], end: tuple[int, int]) -> tuple[int, int]:
    """The direction from one corner to the next."""
    (x, y), (u, v) = start, end
    return (u > x) - (u < x), (v > y) - (v < y)


def _sheet(squares: Squares, cell: int) -> Pen:
    across, down = (
        max(step) + 1 for step in zip(*((column, row) for row, column in squares), strict=True)
    )
    return Pen(across * cell, down * cell, margin=max(3, cell // 4), scale=4 if cell < 60 else 3)


def _roof(pen: Pen, squares: Squares, cell: int, fill: Colour, rim: Colour | None = None) -> None:
    """A crisp roof: dark outline, lit rim, hanging shadow."""
    thick, radius, near = min(3.2, max(1.2, cell * 0.045)), max(2.5, cell * 0.1), cell * 0.03
    with pen.veil(blur=max(1.5, cell * 0.06), opacity=0.55, under=True) as shadow:
        low = max(2, cell / 14)
        shadow.poly(
            [point.moved(low / 3, low) for point in outline(squares, cell, near, radius)],
            rgb("#2A1607"),
        )
    pen.poly(outline(squares, cell, near, radius), mix(fill, roles.DEEP, 0.62))
    inner = outline(squares, cell, near + thick, radius)
    pen.poly(inner, rim or mix(fill, BLACK, 0.38))
    if not rim:
        pen.poly([point.moved(0, -thick) for point in inner], mix(fill, WHITE, 0.3))
    pen.poly(outline(squares, cell, near + 2.4 * thick, radius), fill)
    if rim is None:
        _slopes(pen, squares, cell, near + 2.4 * thick, fill)


SLOPE = 0.3  # of a square: from the eaves up to the ridge


def _slopes(pen: Pen, squares: Squares, cell: int, eaves: float, fill: Colour) -> None:
    """A hipped roof: each side as light as it faces the sun, which stands above and left."""
    corners, ridge = _corners(squares), eaves + SLOPE * cell
    low, high = (
        [_moved(corners, place, cell, inset) for place in range(len(corners))]
        for inset in (eaves, ridge)
    )
    for place, corner in enumerate(corners):
        after = (place + 1) % len(corners)
        facing = FACING[_step(corner, corners[after])]
        tone = mix(fill, WHITE, facing) if facing > 0 else mix(fill, roles.DEEP, -facing)
        pen.poly([low[place], low[after], high[after], high[place]], tone)
        if cell >= 36:
            course = _course(low[place], low[after], high[after], high[place], 0.5)
            pen.line(course, mix(tone, roles.DEEP, 0.22), max(1, cell * 0.02))


FACING = {(1, 0): 0.24, (0, -1): 0.12, (0, 1): -0.16, (-1, 0): -0.3}
"""How light a side of a roof is, by the direction in which its eaves run, clockwise."""


def _course(a: Point, b: Point, c: Point, d: Point, share: float) -> list[Point]:
    """A row of roof tiles, between eaves and ridge."""
    return [
        Point(a.x + (d.x - a.x) * share, a.y + (d.y - a.y) * share),
        Point(b.x + (c.x - b.x) * share, b.y + (c.y - b.y) * share),
    ]


def _moved(corners: Sequence[tuple[int, int]], place: int, cell: float, inset: float) -> Point:
    """A corner of the outline, moved inwards along both of its sides."""
    x, y = corners[place]
    into = _step(corners[place - 1], (x, y))
    away = _step((x, y), corners[(place + 1) % len(corners)])
    return Point(x * cell - inset * (into[1] + away[1]), y * cell + inset * (into[0] + away[0]))


def _court(pen: Pen, box: Box, fill: Colour) -> None:
    """The courtyard with the emblem: sunken, so that its upper and left walls throw a shadow."""
    radius, deep = box.w * 0.14, max(1.0, box.w * 0.06)
    pen.box(box, radius, mix(fill, WHITE, 0.3))
    pen.box(Box(box.x, box.y, box.w - deep / 2, box.h - deep / 2), radius, mix(fill, BLACK, 0.5))
    pen.box(box.inset(deep / 2), radius, mix(fill, BLACK, 0.42))
    inner = Box(box.x + deep, box.y + deep, box.w - 1.5 * deep, box.h - 1.5 * deep)
    pen.box(inner, radius, mix(fill, BLACK, 0.14))


def _ground(pen: Pen, key: str, squares: Squares, cell: int) -> None:
    """Soft-edged ground with its own drawing: crowns, waves or flower beds. All landscapes are
    rectangles.
    """
    fill, near = roles.LANDSCAPE[key], cell * 0.05
    edge = max(1, cell * 0.035)
    with pen.veil(blur=max(1.5, cell * 0.04), opacity=0.35, under=True) as shadow:
        shadow.box(pen.body.inset(near), cell * 0.26, rgb("#2A1607"))
    pen.box(pen.body.inset(near), cell * 0.26, mix(fill, rgb("#0C1A08"), 0.45))
    inner = pen.body.inset(near + edge)
    with pen.clip(inner, cell * 0.24) as inside:
        inside.box(inner, 0, fill)
        for row, column in squares:
            SCENES[key](inside, Point(column * cell, row * cell), cell, fill)


def _trees(pen: Pen, at: Point, cell: float, fill: Colour) -> None:
    """Crowns seen from above, each with a lit side."""
    dark, tone, lit = (
        mix(fill, other, share)
        for other, share in ((rgb("#04140A"), 0.42), (rgb("#7FBF5A"), 0.22), (rgb("#B9DC78"), 0.42))
    )
    for x, y, size in (
        (0.26, 0.22, 0.23),
        (0.72, 0.26, 0.25),
        (0.48, 0.56, 0.25),
        (0.18, 0.78, 0.22),
        (0.82, 0.8, 0.23),
    ):
        centre, radius = at.moved(x * cell, y * cell), size * cell
        pen.disc(centre.moved(dy=radius * 0.12), radius, dark)
        pen.disc(centre.moved(dy=-radius * 0.04), radius * 0.97, tone)
        pen.disc(centre.moved(-radius * 0.19, -radius * 0.3), radius * 0.52, lit)


def _waves(pen: Pen, at: Point, cell: float, fill: Colour) -> None:
    """Three light waves to a square."""
    for y, shift in ((0.24, 0.12), (0.52, -0.1), (0.8, 0.08)):
        swell = [
            (step / 24, 0.055 * math.sin(2 * math.pi * (step / 12 + shift)))
            for step in range(-1, 26)
        ]
        wave = [at.moved(across * cell, (y + high) * cell) for across, high in swell]
        pen.line(wave, mix(fill, WHITE, 0.48), max(1.4, cell * 0.055))


def _beds(pen: Pen, at: Point, cell: float, fill: Colour) -> None:
    """A clipped lawn with a bed of flowers in every square."""
    lawn = Box(at.x, at.y, cell, cell).inset(0.14 * cell)
    pen.box(lawn, cell * 0.2, mix(fill, rgb("#E6F0A0"), 0.42))
    for petal in range(6):
        tone = rgb("#D8456B") if petal % 2 else rgb("#FFF6E6")
        pen.disc(around(lawn.centre, 0.17 * cell, 60 * petal), 0.105 * cell, tone)
    pen.disc(lawn.centre, 0.1 * cell, rgb("#F0BE4C"))


SCENES = {"forest": _trees, "lake": _waves, "park": _beds}
