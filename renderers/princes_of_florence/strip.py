"""What is chosen from in a menu of The Princes of Florence: the own estate with the tile that is
being laid, and beside it the money and the cards, buildings or objects to choose from.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.catalogue import BUILDINGS, TILES, Building
from games.princes_of_florence.view import View
from renderers.canvas import Canvas, Pen
from renderers.geometry import Box
from renderers.lettering import Face
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.current import current_step
from renderers.princes_of_florence.entries import Entry, entries, entry
from renderers.princes_of_florence.nexts import steps_of, whats_next
from renderers.princes_of_florence.players import money, points
from renderers.princes_of_florence.room import Plate, plate, room
from renderers.princes_of_florence.signs import Sign, mark
from renderers.scenes import Asked, Laid
from renderers.sheet import Sheet
from renderers.sprites import Sprite, kept
from renderers.words import Words

WIDTH, MARGIN, GAP = 1200, 18, 12
CELL = 72
PURSE, LAYING = 64, 96
ROW, HIGH, MOST = 92, 112, 6  # the height of an entry, and how many stand in one column
FILLING = 4  # so many fill a column; below fewer it is told what would help next
STEP, LEAST_NEXT = 262, 168
PER_ROW = 5  # buildings
SHAPES = 2 * 138 + 24
SHAPE = 30  # the side of a square of a building to choose
WRONG = 0.62  # how red a tile is that may not lie there


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """The estate at the left; at the right what there is to choose from."""
    side = estates.side_of(CELL) + estates.NAMES
    canvas = room(WIDTH, side + 2 * MARGIN)
    land, rest = canvas.box.inset(MARGIN, MARGIN).columns(side, 1, gap=GAP)
    _estate(canvas, land, view, asked.laid)
    purse, rest = rest.rows(PURSE, 1, gap=GAP)
    _purse(canvas, purse, view, words)
    listed = entries(view, asked, words)
    marks = asked.marks(shown.key for shown in listed)
    houses = asked.marks(BUILDINGS)
    if asked.laid:
        top, rest = rest.rows(LAYING, 1, gap=GAP)
        _laying(canvas, top, asked.laid, words)
        _next(canvas, rest, view, words)
    elif houses.offered:
        top, rest = rest.rows(SHAPES, 1, gap=GAP)
        _shapes(canvas, top, houses.offered)
        _next(canvas, rest, view, words)
    elif not (listed and (marks.offered or marks.chosen)) and (
        view.auction is not None or view.pay is not None
    ):
        top, rest = rest.rows(STEP, 1, gap=GAP)
        canvas.put(plate(*top.size, Plate.PARCHMENT), top)
        sheet = Sheet(canvas, view, words, names, Changes.of(view))
        current_step(sheet, top.inset(18, 14))
        _next(canvas, rest, view, words)
    else:
        low = _list(canvas, rest, listed, asked, words)
        if low.h >= LEAST_NEXT:
            _next(canvas, low, view, words)
    return canvas


def _estate(canvas: Canvas, box: Box, view: View, laid: Laid | None) -> None:
    """The map; a tile that is being laid is lit where it may lie, and red where it may not."""
    hatched = laid is None or isinstance(TILES[laid.piece], Building)
    estates.named(canvas, box, view.owner, CELL, Changes(), hatched=hatched)
    if laid is None:
        return
    top, left = tiles.corner_of(laid.cells)
    corner = Box(box.x + estates.NAMES, box.y + estates.NAMES, 0, 0)
    spot = estates.at(corner, (top, left), CELL)
    squares = tiles.normal(laid.cells)
    if laid.fits:
        canvas.put(tiles.tile_light(squares, CELL), spot)
    canvas.put(tiles.tile(TILES[laid.piece], squares, CELL), spot)
    if not laid.fits:
        canvas.put(wrong(squares, CELL), spot)


@kept
def wrong(squares: tiles.Squares, cell: int) -> Sprite:
    """Red over a tile that may not lie there, with a thick edge."""
    pen = Pen(*(cell * (1 + max(side)) for side in zip(*((c, r) for r, c in squares), strict=True)))
    with pen.veil(opacity=WRONG) as layer:
        layer.poly(tiles.outline(squares, cell, 2, 10), roles.SHORT)
    edge = tiles.outline(squares, cell, 4, 10)
    pen.line([*edge, edge[0]], roles.OUT, 7)
    return pen.done()


def _purse(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Florins and prestige."""
    canvas.put(plate(*box.size), box)
    left, right = box.inset(18, 4).columns(1, 1)
    money(canvas, left, view.owner, words, Changes(), left=True)
    points(canvas, right, view.owner, words, Changes())


def _laying(canvas: Canvas, box: Box, laid: Laid, words: Words) -> None:
    """The name of the tile, and whether it may lie there."""
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    inner = box.inset(22, 8)
    seal = mark(Sign.TICK, 56, roles.ENOUGH) if laid.fits else mark(Sign.CROSS, 56, roles.SHORT)
    canvas.stamp(seal, inner.right_middle.moved(-28))
    name = words("tile", tile=laid.piece)
    ink = roles.INK if laid.fits else roles.SHORT
    room_ = inner.w - 80
    canvas.text(inner.left_middle, name, Face.SERIF, 48, ink, room=room_, squeeze=0.7)


def _next(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What would help next."""
    hand = view.hand
    assert hand is not None, "a menu is for somebody who sits here"
    whats_next(canvas, box, steps_of(hand, view.minimum), view.minimum, words)


def _shapes(canvas: Canvas, box: Box, offered: frozenset[str]) -> None:
    """All buildings by their shapes; those that cannot be built are faint."""
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    cells = box.inset(10, 10).grid(PER_ROW, 2, gap=4)
    for building, cell in zip(BUILDINGS.values(), cells, strict=True):
        canvas.stamp(tiles.shape(building, SHAPE, building.id in offered), cell.centre)


def _list(canvas: Canvas, box: Box, listed: Sequence[Entry], asked: Asked, words: Words) -> Box:
    """The things to choose from under each other, in two columns where there are many; returns
    what is left below them.
    """
    if not listed:
        canvas.put(plate(*box.size, Plate.CALM), box)
        at, text = box.left_middle.moved(24), words("picture-no-cards")
        canvas.text(at, text, Face.SANS, 34, roles.SAND, room=box.w - 48, squeeze=0.6)
        return box.place(box.w, 0, 0, 1)
    marks = asked.marks(shown.key for shown in listed)
    columns = box.columns(*[1] * (1 if len(listed) <= MOST else 2), gap=GAP)
    deep = -(-len(listed) // len(columns))
    high = min(ROW if deep < FILLING else HIGH, (box.h + 8) / deep - 8)
    for number, shown in enumerate(listed):
        column = columns[number // deep]
        spot = Box(column.x, column.y + (number % deep) * (high + 8), column.w, high)
        entry(canvas, spot, shown, marks)
    end = box.y + deep * (high + 8) - 8 + GAP
    return Box(box.x, end, box.w, box.bottom - end)
