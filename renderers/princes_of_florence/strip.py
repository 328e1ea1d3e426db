"""What is chosen from in a menu of The Princes of Florence, under one line that says what is chosen
and what there is to spend: the own estate with the tile that is being laid, and beside it the
cards, buildings or objects to choose from.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.princes_of_florence.catalogue import BUILDINGS, TILES, Building
from games.princes_of_florence.view import Candidate, Step, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Canvas, Pen
from renderers.geometry import Box
from renderers.lettering import Face, largest
from renderers.pieces.portraits import medallion
from renderers.princes_of_florence import estate as estates
from renderers.princes_of_florence import roles, tiles
from renderers.princes_of_florence.changes import Changes
from renderers.princes_of_florence.current import current_step
from renderers.princes_of_florence.entries import Entry, entries, entry
from renderers.princes_of_florence.gallery import portrait
from renderers.princes_of_florence.headings import asked_of
from renderers.princes_of_florence.nexts import standings, whats_next
from renderers.princes_of_florence.room import Plate, plate, room, rule
from renderers.princes_of_florence.signs import Sign, coin, laurel, mark, sign
from renderers.scenes import Asked, Laid
from renderers.sheet import Sheet
from renderers.sprites import Sprite, kept
from renderers.theme import TEXT
from renderers.words import Words

WIDTH, MARGIN, GAP = 1200, 15, 12
CELL = 72
HEAD, FACE = 72, 66
PICTURE, LARGEST, WORK, RAISED, BARRED = 208, 104, 76, 3, 48
"""How wide the place of a tile is, and its squares at most; how high a work is that it raises, how
many of those are told; and how large the sign is of squares where no building may lie.
"""
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
    if piece := _piece_of(asked):
        _piece(canvas, rest, view, piece, asked.laid, words)
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
    piece = _piece_of(asked)
    if piece and asked.laid:
        return words("picture-ask-lay", thing=words("tile", tile=piece))
    if _builds(asked):
        return words("picture-ask-build", thing=words("tile", tile=piece) if piece else "none")
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


def _piece_of(asked: Asked) -> str | None:
    """The tile that is being laid, or the building that has been chosen."""
    if asked.laid:
        return asked.laid.piece
    return next((key for key in asked.path if key in BUILDINGS), None) if _builds(asked) else None


def _builds(asked: Asked) -> bool:
    return any(answer.startswith("build") for answer in asked.path)


def _piece(
    canvas: Canvas, box: Box, view: View, piece: str, laid: Laid | None, words: Words
) -> None:
    """The tile itself, what it costs and brings, before and after, and whether it may lie where it
    is being laid; below it the works in hand that it raises.
    """
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    tile, hand = TILES[piece], view.hand
    assert hand is not None, "a menu is for somebody who sits here"
    raised = [
        (own, step) for own in hand.professions for step in own.steps if step.what == tile
    ][:RAISED]  # fmt: skip
    inner = box.inset(26, 20)
    barred = isinstance(tile, Building) and bool(view.owner.barred)
    high, low = len(raised) * (WORK + 6), BARRED if barred else 0
    upper, works, legend = inner.rows(1, high, low, gap=14)
    across, down = tiles.size_of(tiles.drawn_of(tile), 1)
    picture, facts = upper.columns(PICTURE, 1, gap=24)
    cell = int(min(picture.w / across, picture.h / down, LARGEST))
    canvas.stamp(tiles.shape(tile, cell), picture.centre)
    name, money, points = facts.place(facts.w, min(facts.h, 3 * 76)).rows(1, 1, 1)
    fits, end = laid is None or laid.fits, name.right_middle
    if laid is not None:
        seal = mark(Sign.TICK, 56, roles.ENOUGH) if fits else mark(Sign.CROSS, 56, roles.SHORT)
        canvas.stamp(seal, end.moved(-28))
        end = end.moved(-68)
    text, room_ = words("tile", tile=piece), end.x - name.x
    size, ink = largest(text, Face.SERIF, (52, 48, 44, 40), room_), roles.INK
    ink = ink if fits else roles.SHORT
    canvas.text(name.left_middle, text, Face.SERIF, size, ink, room=room_, squeeze=CLOSEST)
    owner = view.owner
    after, prestige = owner.after_laying(tile)
    wreath = sign(Sign.LAUREL, 46, roles.LEATHER)
    _change(canvas, money, coin(46), owner.money, after, words)
    _change(canvas, points, wreath, owner.points, prestige, words)
    rows = works.rows(*[1] * len(raised), gap=6) if raised else []
    for (own, step), row in zip(raised, rows, strict=True):
        _raised(canvas, row, own, step, view.minimum, words)
    if barred:
        swatch = legend.place(BARRED, BARRED, 0)
        canvas.put(tiles.hatch(BARRED), swatch)
        at, text = swatch.right_middle.moved(18), words("picture-barred")
        room_ = legend.right - at.x
        canvas.text(at, text, Face.SANS, 36, roles.INK_SOFT, room=room_, squeeze=CLOSEST)
    for part in (works if raised else None, legend if barred else None):
        if part:
            canvas.put(rule(round(inner.w), 2), Box(inner.x, part.y - 8, 0, 0))


def _raised(canvas: Canvas, box: Box, own: Candidate, step: Step, least: int, words: Words) -> None:
    """A work in hand, and what it will be worth with the tile."""
    side = round(min(box.h, WORK))
    canvas.put(portrait(own.card, side), box.place(side, side, 0))
    enough = step.total >= least
    end, ink = box.right_middle, roles.INK if enough else roles.INK_SOFT
    seal = mark(Sign.TICK, 44, roles.ENOUGH) if enough else mark(Sign.CROSS, 44, roles.NEITHER)
    canvas.stamp(seal, end.moved(-22))
    end = end.moved(-54)
    end = end.moved(-canvas.text(end, str(step.total), Face.BOLD, 46, ink, Anchor.RIGHT) - 10)
    canvas.stamp(_arrow(), end.moved(-ARROW / 2))
    end = end.moved(-ARROW - 10)
    before = str(own.value.total)
    end = end.moved(-canvas.text(end, before, Face.MEDIUM, 38, roles.LEATHER, Anchor.RIGHT) - 14)
    at, text = box.left_middle.moved(side + 18), words("profession", id=own.card.id)
    size = largest(text, Face.SANS, ASKED[1:], end.x - at.x)
    canvas.text(at, text, Face.SANS, size, roles.INK, room=end.x - at.x, squeeze=CLOSEST)


@kept
def _arrow() -> Sprite:
    """From a figure before to the one after."""
    pen = Pen(ARROW, ARROW)
    pen.line([(0, ARROW / 2), (ARROW - 8, ARROW / 2)], roles.LEATHER, 5)
    pen.poly([(ARROW - 14, 4), (ARROW, ARROW / 2), (ARROW - 14, ARROW - 4)], roles.LEATHER)
    return pen.done()


def _change(canvas: Canvas, box: Box, drawn: Sprite, before: int, after: int, words: Words) -> None:
    """How many there are, and how many there will be; once where nothing changes."""
    canvas.stamp(drawn, box.left_middle.moved(drawn.w / 2))
    at = box.left_middle.moved(drawn.w + 12)
    if before != after:
        told = words("picture-number", n=before)
        at = at.moved(canvas.text(at, told, Face.MEDIUM, 36, roles.LEATHER) + 12)
        canvas.stamp(_arrow(), at.moved(ARROW / 2))
        at = at.moved(ARROW + 12)
    told, room_ = words("picture-number", n=after), box.right - at.x
    canvas.text(at, told, Face.BOLD, 44, roles.INK, room=room_, squeeze=CLOSEST)


def _next(canvas: Canvas, box: Box, view: View, words: Words, names: Sequence[str]) -> None:
    """What would help next; without professions in hand, how everybody stands."""
    hand = view.hand
    assert hand is not None, "a menu is for somebody who sits here"
    if hand.professions:
        whats_next(canvas, box, hand, view.minimum, words)
    else:
        standings(canvas, box, view, words, names)


def _shapes(canvas: Canvas, box: Box, offered: frozenset[str]) -> None:
    """All buildings by their shapes; those that cannot be built are faint."""
    canvas.put(plate(*box.size, Plate.PARCHMENT), box)
    cells = box.inset(10, 10).grid(PER_ROW, 2, gap=4)
    for building, cell in zip(BUILDINGS.values(), cells, strict=True):
        canvas.stamp(tiles.shape(building, SHAPE, building.id in offered), cell.centre)


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
