"""Tiles as one sees them from the air, the palace, and the estate they lie on.

A tile is given by its squares, (row, column) from its own upper left corner, and by the side of a
square in pixels.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from PIL import Image, ImageFilter

from games.princes_of_florence.catalogue import (
    PALACE,
    SIDE,
    Building,
    Place,
    Square,
    Tile,
    drawn,
    turns,
)
from renderers.canvas import CLEAR, Pen
from renderers.geometry import Point, around
from renderers.painted import painted
from renderers.pieces import brass
from renderers.princes_of_florence import roles
from renderers.princes_of_florence.signs import HOME
from renderers.sprites import Light, Sprite, kept
from renderers.theme import GLOW, rgb

Squares: TypeAlias = tuple[Square, ...]
WALL = 7  # of a square's side one such part is the wall round an estate
CAST = 0.24  # of a square: how far a building throws its shadow
DUSK = rgb("#2A1608")
HATCH, FORBIDDEN = rgb("#8A2A1C"), rgb("#7A2418")


def wall_of(cell: int) -> int:
    """How wide the wall round an estate is, in pixels."""
    return round(cell / WALL)


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


@cache
def _ways(kind: Tile) -> Mapping[Squares, int]:
    return {drawn(way): number for number, way in enumerate(turns(kind.shape), start=1)}


def tile(kind: Tile, squares: Squares, cell: int) -> Sprite:
    """A building or a landscape as it lies."""
    thing = "house" if isinstance(kind, Building) else "garden"
    return _painted(f"{thing}-{kind.id}-{_ways(kind)[squares]}", squares, cell)


def palace(cell: int) -> Sprite:
    """The palace, which every estate has."""
    return _painted("house-palace-1", normal(PALACE), cell)


def _painted(name: str, squares: Squares, cell: int) -> Sprite:
    w, h = size_of(squares, cell)
    return painted(HOME, name, w, h)


def size_of(squares: Squares, cell: int) -> tuple[int, int]:
    """How wide and high the rectangle round them is, in pixels."""
    rows, columns = zip(*squares, strict=True)
    return (1 + max(columns)) * cell, (1 + max(rows)) * cell


@kept
def land(places: tuple[Place, ...], cell: int) -> Sprite:
    """An estate with these tiles: landscapes, then the shadows of all buildings, then these."""
    whole = ground(cell).image.convert("RGB")
    inset = wall_of(cell)
    things = [(tile(one.tile, normal(one.squares), cell), one) for one in places]
    built = [(sprite, corner_of(one.squares)) for sprite, one in things
             if isinstance(one.tile, Building)]  # fmt: skip
    for sprite, one in things:
        if not isinstance(one.tile, Building):
            _lay(whole, sprite, corner_of(one.squares), cell, inset)
    built = sorted([*built, (palace(cell), corner_of(PALACE))], key=lambda pair: pair[1])
    for sprite, (row, column) in built:
        shade = cast(sprite, cell).image
        at = inset + column * cell, inset + row * cell
        whole.paste(DUSK, at, shade)
    for sprite, corner in built:
        _lay(whole, sprite, corner, cell, inset)
    return Sprite(whole)


def _lay(whole: Image.Image, sprite: Sprite, corner: Square, cell: int, inset: int) -> None:
    row, column = corner
    image = sprite.image.convert("RGBA")
    whole.paste(image, (inset + column * cell, inset + row * cell), image)


@kept
def cast(sprite: Sprite, cell: int) -> Sprite:
    """The shadow of a building on the ground, to the lower right."""
    body = sprite.image.convert("RGBA").getchannel("A").point(lambda v: 255 if v > 90 else 0)
    reach = round(cell * CAST)
    shade = Image.new("L", (body.width + 2 * reach, body.height + 2 * reach))
    for step in range(reach):
        shade.paste(255, (step, step // 2), body)
    soft = shade.filter(ImageFilter.GaussianBlur(max(1.0, cell / 44)))
    return Sprite(soft.point(lambda v: v // 2))


@kept
def tile_light(squares: Squares, cell: int) -> Sprite:
    """Light round a tile that has just been laid."""
    pen = _sheet(squares, cell)
    wide, radius = max(2, cell * 0.05), cell * 0.12
    with pen.veil(blur=cell * 0.12) as glow:
        glow.poly(outline(squares, cell, -2.4 * wide, radius), GLOW)
    pen.poly(outline(squares, cell, -1.3 * wide, radius), roles.GOLD_DEEP)
    pen.poly(outline(squares, cell, -0.9 * wide, radius), GLOW)
    pen.poly(outline(squares, cell, wide, radius), CLEAR)
    return pen.done(Light.CHANGED)


def ground(cell: int) -> Sprite:
    """An empty estate: meadow within a wall."""
    side = SIDE * cell + 2 * wall_of(cell)
    return painted(HOME, "estate", side, side)


@kept
def hatch(cell: int) -> Sprite:
    """Slanted lines: no building may lie here."""
    pen = Pen(cell, cell)
    with pen.veil(opacity=0.16) as wash:
        wash.box(pen.body, 0, FORBIDDEN)
    with pen.veil(opacity=0.42) as layer, layer.clip(pen.body, 0) as inside:
        for step in range(-5, 6):
            inside.line([(step * cell / 5, cell), ((step + 5) * cell / 5, 0)], HATCH, cell / 24)
    return pen.done()


def shape(kind: Tile, cell: int, there: bool = True) -> Sprite:
    """A small tile, by which one knows it; faint if there is none."""
    sprite = tile(kind, drawn_of(kind), cell)
    return sprite if there else brass.faint(sprite, 0.3)


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
    return Pen(*size_of(squares, cell), margin=max(3, cell // 4), scale=4 if cell < 60 else 3)
