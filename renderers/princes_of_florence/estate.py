"""An estate: the map with its tiles, and the names of its squares where there is room for them."""

from __future__ import annotations

from games.princes_of_florence.catalogue import COLUMNS, PALACE, SIDE
from games.princes_of_florence.shapes import Square
from games.princes_of_florence.view import Player
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.lettering import Face
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.tiles import FRAME

NAMES = 36  # the strips with the letters and numbers of the squares


def side_of(cell: int) -> int:
    """How long the side of a map is."""
    return SIDE * cell + 2 * FRAME


def estate(canvas: Canvas, box: Box, player: Player, cell: int, changes: Changes) -> None:
    """The map from the box's upper left corner on; tiles that were just laid are lit."""
    canvas.put(tiles.ground(cell), box)
    canvas.places["estate"] = canvas.places[f"estate-{player.seat}"] = Box(
        box.x, box.y, side_of(cell), side_of(cell)
    )
    canvas.put(tiles.palace(cell), _at(box, tiles.corner_of(PALACE), cell))
    for place in player.estate:
        squares = tiles.normal(place.squares)
        spot = _at(box, tiles.corner_of(place.squares), cell)
        if (player.seat, place) in changes.tiles:
            canvas.put(tiles.tile_light(squares, cell), spot)
        canvas.put(tiles.tile(place.tile, squares, cell), spot)
        down, across = (1 + max(side) for side in zip(*squares, strict=True))
        canvas.places[place.tile.id] = Box(spot.x, spot.y, across * cell, down * cell)


def named(
    canvas: Canvas, box: Box, player: Player, cell: int, changes: Changes, hatched: bool = False
) -> None:
    """The map with the names of its squares, and where no building may lie if that is to be
    known.
    """
    top, rest = box.rows(NAMES, 1)
    left, land = rest.columns(NAMES, 1)
    for step in range(SIDE):
        at = FRAME + (step + 0.5) * cell
        letter = Box(land.x + at, top.y, 0, NAMES - 2).centre
        canvas.text(letter, COLUMNS[step].upper(), Face.SERIF, 32, roles.SAND, Anchor.MIDDLE)
        number = Box(left.x, land.y + at, NAMES - 2, 0).centre
        canvas.text(number, str(step + 1), Face.SERIF, 32, roles.SAND, Anchor.MIDDLE)
    estate(canvas, land, player, cell, changes)
    whole = Box(box.x, box.y, NAMES + side_of(cell), NAMES + side_of(cell))
    canvas.places["estate"] = canvas.places[f"estate-{player.seat}"] = whole
    for square in player.barred if hatched else ():
        canvas.put(tiles.hatch(cell), _at(land, square, cell))


def _at(box: Box, square: Square, cell: int) -> Box:
    row, column = square
    return Box(box.x + FRAME + column * cell, box.y + FRAME + row * cell, 0, 0)
