"""An estate: the land with its tiles, and the names of its squares where there is room for them."""

from __future__ import annotations

from games.princes_of_florence.catalogue import COLUMNS, SIDE, Square
from games.princes_of_florence.view import Player
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.tiles import wall_of

NAMES = 36  # the strips with the letters and numbers of the squares


def side_of(cell: int) -> int:
    """How long the side of an estate is."""
    return SIDE * cell + 2 * wall_of(cell)


def estate(canvas: Canvas, box: Box, player: Player, cell: int, changes: Changes) -> None:
    """The land from the box's upper left corner on; tiles that were just laid are lit."""
    side = side_of(cell)
    fresh = [place for place in player.estate if (player.seat, place) in changes.tiles]
    settled = tuple(place for place in player.estate if place not in fresh)
    canvas.put(tiles.land(settled, cell), box)
    canvas.places["estate"] = canvas.places[f"estate-{player.seat}"] = Box(box.x, box.y, side, side)
    for place in player.estate:
        squares = tiles.normal(place.squares)
        spot = at(box, tiles.corner_of(place.squares), cell)
        if place in fresh:
            canvas.put(tiles.tile_light(squares, cell), spot)
            canvas.put(tiles.tile(place.tile, squares, cell), spot)
        canvas.places[place.tile.id] = Box(spot.x, spot.y, *tiles.size_of(squares, cell))


def named(
    canvas: Canvas, box: Box, player: Player, cell: int, changes: Changes, hatched: bool = False
) -> None:
    """The land with the names of its squares, and where no building may lie if that is to be
    known.
    """
    top, rest = box.rows(NAMES, 1)
    left, land = rest.columns(NAMES, 1)
    for step in range(SIDE):
        middle = wall_of(cell) + (step + 0.5) * cell
        letter = Box(land.x + middle, top.y, 0, NAMES - 2).centre
        canvas.text(letter, COLUMNS[step].upper(), Face.SERIF, 32, roles.SAND, Anchor.MIDDLE)
        number = Box(left.x, land.y + middle, NAMES - 2, 0).centre
        canvas.text(number, str(step + 1), Face.SERIF, 32, roles.SAND, Anchor.MIDDLE)
    estate(canvas, land, player, cell, changes)
    whole = Box(box.x, box.y, NAMES + side_of(cell), NAMES + side_of(cell))
    canvas.places["estate"] = canvas.places[f"estate-{player.seat}"] = whole
    for square in player.barred if hatched else ():
        canvas.put(tiles.hatch(cell), at(land, square, cell))


def at(box: Box, square: Square, cell: int) -> Box:
    """Where a square of the land is that begins at this box's corner."""
    row, column = square
    return Box(box.x + wall_of(cell) + column * cell, box.y + wall_of(cell) + row * cell, 0, 0)
