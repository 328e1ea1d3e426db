"""What is chosen from in a menu of The Princes of Florence, under one line that says what is chosen
and what there is to spend: the own estate with the tile that is being laid, and beside it the
cards, buildings or objects to choose from.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.catalogue import BUILDINGS, TILES, Building
from games.princes_of_florence.view import View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas, Pen
from renderers.geometry import Box
from renderers.lettering import Face, largest, spelled, width
from renderers.pieces.portraits import medallion
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.current import current_step
from renderers.princes_of_florence.entries import Entry, entries, entry
from renderers.princes_of_florence.headings import asked_of
from renderers.princes_of_florence.nexts import whats_next
from renderers.princes_of_florence.players import leads
from renderers.princes_of_florence.room import Plate, plate, ribbon, room
from renderers.princes_of_florence.signs import Sign, coin, laurel, mark, sign
from renderers.scenes import Asked, Laid
from renderers.sheet import Sheet
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, TEXT
from renderers.words import Words

WIDTH, MARGIN, GAP = 1200, 15, 12
CELL = 72
HEAD, FACE, LAYING = 72, 66, 150
ARROW = 28  # from a figure before to the one after
ASKED = (46, 42, 38, 35, 32)
ROW, HIGH, MOST = 112, 130, 6  # the height of an entry, and how many stand in one column
FILLING = 4  # so many fill a column; below fewer it is told what would help next
STEP, LEAST_NEXT = 262, 168
PER_ROW = 5  # buildings
SHAPES = 2 * 138 + 24
SHAPE = 30  # the side of a square of a building to choose
WRONG = 0.62  # how red a tile is that may not lie there
CLOSEST = 0.7


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """The estate at the left; at the right what there is to choose from."""
    side = estates.side_of(CELL) + estates.NAMES
    canvas = room(WIDTH, HEAD + GAP + side + 2 * MARGIN)
    head, body = canvas.box.inset(MARGIN, MARGIN).rows(HEAD, 1, gap=GAP)
    _head(canvas, head, view, asked, words)
    land, rest = body.columns(side, 1, gap=GAP)
    _estate(canvas, land, view, asked.laid)
    listed = entries(view, asked, words)
    marks = asked.marks(shown.key for shown in listed)
    houses = asked.marks(BUILDINGS)
    if asked.laid:
        top, rest = rest.rows(LAYING, 1, gap=GAP)
        _laying(canvas, top, view, asked.laid, words)
        _next(canvas, rest, view, words, names)
    elif houses.offered:
        top, rest = rest.rows(SHAPES, 1, gap=GAP)
        _shapes(canvas, top, houses.offered)
        _next(canvas, rest, view, words, names)
    elif not (listed and (marks.offered or marks.chosen)) and (
        view.auction is not None or view.pay is not None
    ):
        top, rest = rest.rows(STEP, 1, gap=GAP)
        canvas.put(plate(*top.size, Plate.PARCHMENT), top)
        sheet = Sheet(canvas, view, words, names, Changes.of(view))
        current_step(sheet, top.inset(18, 14))
        _next(canvas, rest, view, words, names)
    else:
        low = _list(canvas, rest, listed, asked) if listed else rest
        if low.h >= LEAST_NEXT:
            _next(canvas, low, view, words, names)
    return canvas


def _head(canvas: Canvas, box: Box, view: View, asked: Asked, words: Words) -> None:
    """Whose choice it is, what is chosen, and florins and prestige, which stand elsewhere while a
    tile is being laid.
    """
    canvas.put(plate(*box.size), box)
    owner, end = view.owner, box.right_middle.moved(-20)
    held = () if asked.laid else ((laurel(54), owner.points), (coin(46), owner.money))
    for drawn, n in held:
        figure = words("picture-number", n=n)
        wide = canvas.text(end, figure, Face.BOLD, 46, SHADED.inked(TEXT), Anchor.RIGHT)
        end = end.moved(-wide - 8)
        canvas.stamp(drawn, end.moved(-drawn.w / 2))
        end = end.moved(-drawn.w - 30)
    at = box.left_middle.moved(10)
    canvas.stamp(medallion(owner.seat, FACE), at.moved(FACE / 2))
    at = at.moved(FACE + 14)
    text, room_ = asking(view, asked, words), end.x - at.x
    size = largest(text, Face.BOLD, ASKED, room_ / 0.92)
    canvas.text(at, text, Face.BOLD, size, GILT_CAST, room=room_, squeeze=CLOSEST)


def asking(view: View, asked: Asked, words: Words) -> str:
    """What is chosen, as far as one has come."""
    if asked.laid:
        return words("picture-ask-lay", thing=words("tile", tile=asked.laid.piece))
    if "build" in asked.path:
        house = next((key for key in asked.path if key in BUILDINGS), None)
        return words("picture-ask-build", thing=words("tile", tile=house) if house else "none")
    for kind in ("freedom", "work"):
        if kind in asked.path:
            return words(f"picture-act-{kind}")
    return asked_of(view, words) if view.me in view.owing else words("title")


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


def _laying(canvas: Canvas, box: Box, view: View, laid: Laid, words: Words) -> None:
    """The name of the tile, and whether it may lie there; below it florins and prestige, before
    and after.
    """
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    upper, lower = box.inset(22, 10).rows(*[1] * 2, gap=4)
    seal = mark(Sign.TICK, 56, roles.ENOUGH) if laid.fits else mark(Sign.CROSS, 56, roles.SHORT)
    canvas.stamp(seal, upper.right_middle.moved(-28))
    name = words("tile", tile=laid.piece)
    ink = roles.INK if laid.fits else roles.SHORT
    room_ = upper.w - 80
    canvas.text(upper.left_middle, name, Face.SERIF, 48, ink, room=room_, squeeze=0.7)
    owner = view.owner
    money, points = owner.after_laying(TILES[laid.piece])
    wreath = sign(Sign.LAUREL, 46, roles.LEATHER)
    cells = lower.columns(0.58, 0.42, gap=10)
    _change(canvas, cells[0], coin(46), owner.money, money, words)
    _change(canvas, cells[1], wreath, owner.points, points, words)


def _change(canvas: Canvas, box: Box, drawn: Sprite, before: int, after: int, words: Words) -> None:
    """How many there are, and how many there will be; once where nothing changes."""
    canvas.stamp(drawn, box.left_middle.moved(drawn.w / 2))
    at = box.left_middle.moved(drawn.w + 12)
    if before != after:
        told = words("picture-number", n=before)
        at = at.moved(canvas.text(at, told, Face.MEDIUM, 38, roles.LEATHER) + 12)
        pen = Pen(ARROW, ARROW)
        pen.line([(0, ARROW / 2), (ARROW - 8, ARROW / 2)], roles.LEATHER, 5)
        pen.poly([(ARROW - 14, 4), (ARROW, ARROW / 2), (ARROW - 14, ARROW - 4)], roles.LEATHER)
        canvas.stamp(pen.done(), at.moved(ARROW / 2))
        at = at.moved(ARROW + 12)
    canvas.text(at, words("picture-number", n=after), Face.BOLD, 44, roles.INK)


def _next(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """What would help next; without professions in hand, how everybody stands."""
    hand = view.hand
    assert hand is not None, "a menu is for somebody who sits here"
    if hand.professions:
        whats_next(canvas, box, hand, view.minimum, words)
    else:
        _standings(canvas, box, view, words, names)


def _shapes(canvas: Canvas, box: Box, offered: frozenset[str]) -> None:
    """All buildings by their shapes; those that cannot be built are faint."""
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    cells = box.inset(10, 10).grid(PER_ROW, 2, gap=4)
    for building, cell in zip(BUILDINGS.values(), cells, strict=True):
        canvas.stamp(tiles.shape(building, SHAPE, building.id in offered), cell.centre)


def _standings(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """Who has how much prestige and how many florins, whoever has most first."""
    canvas.put(plate(*box.size, Plate.CALM), box)
    inner = box.inset(18, 10)
    order = sorted(view.players, key=lambda player: -player.points)
    title, *rows = inner.rows(44, *[1] * len(order), gap=4)
    text = words("picture-standings")
    canvas.text(title.left_middle, text, Face.SERIF, 36, ACTIVE, room=title.w, squeeze=CLOSEST)
    for player, row in zip(order, rows, strict=True):
        line = row.place(row.w, min(row.h, 76), 0, 0.5)
        leading = leads(view, player)
        side = round(min(64, line.h - 6))
        canvas.stamp(medallion(player.seat, side), line.left_middle.moved(side / 2))
        figure = words("picture-number", n=player.points)
        wide = width(figure, Face.BLACK, 44) + 56
        if leading:
            behind = Box(line.right - wide - 34, line.centre.y - 26, wide + 40, 52)
            canvas.put(ribbon(*behind.size), behind)
        wreath = sign(Sign.LAUREL, 42, roles.LEATHER) if leading else laurel(46)
        canvas.stamp(wreath, line.right_middle.moved(-wide + 23))
        ink = roles.INK if leading else SHADED.inked(TEXT)
        canvas.text(line.right_middle, figure, Face.BLACK, 44, ink, Anchor.RIGHT)
        florins = words("picture-number", n=player.money)
        end = line.right_middle.moved(-wide - 44)
        long = canvas.text(end, florins, Face.BOLD, 36, SHADED.inked(TEXT), Anchor.RIGHT)
        canvas.stamp(coin(36), end.moved(-long - 26))
        at, ink = line.left_middle.moved(side + 12), ACTIVE if player.seat == view.me else TEXT
        room_ = end.x - long - 56 - at.x
        canvas.name(at, spelled(names[player.seat]), Face.SERIF, (36, 34, 31, 28), ink, room_, 0.8)


def _list(canvas: Canvas, box: Box, listed: Sequence[Entry], asked: Asked) -> Box:
    """The things to choose from under each other, in two columns where there are many; returns
    what is left below them.
    """
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
