"""The painted board: letters across and numbers down, wells joined by the spiral, what lies in them
and what has gone; the royals, and what is left of privileges and tokens.
"""

from __future__ import annotations

from typing import TypeAlias

from games.splendor_duel.catalogue import CELLS, ROYALS, Cell
from games.splendor_duel.view import Owed, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Pen
from renderers.geometry import Box, Point, square
from renderers.lettering import Face, largest
from renderers.painted import painted
from renderers.pieces import brass, jewels
from renderers.pieces.brass import Metal
from renderers.pieces.seats import enamel
from renderers.pieces.stones import Stone
from renderers.sheet import Sheet
from renderers.splendor_duel import royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.signs import HOME, bag, scroll, stone_of
from renderers.sprites import Sprite, kept
from renderers.theme import rgb

Shown: TypeAlias = Sheet[View, Changes]
SIZE = (436, 466)
STEP, LEFT, TOP = 74, 83, 111
"""From one well to the next, and where the middle of the first one is."""
WELL, TOKEN, GHOST = 57, 63, 40
TICK = 38
SCROLL, BAG = 84, 88
SOFT = rgb("#DCCBE8")
OPEN = rgb("#B9F5D2")
"""The light round what may be picked."""


@kept
def board() -> Sprite:
    """Without anything that lies on it."""
    w, h = SIZE
    image = painted(HOME, "board", w, h).image.convert("RGBA")
    image.alpha_composite(brass.frame(w, h, 20, 4).image)
    image.alpha_composite(brass.frame(w - 22, h - 22, 12, 2.6).image, (11, 11))
    pen = Pen(w, h)
    for place in range(5):
        for text, at in (
            ("abcde"[place], Point(LEFT + STEP * place, 49)),
            (str(place + 1), Point(27, TOP + STEP * place - 1)),
        ):
            pen.text(at, text, Face.BOLD, 30, brass.LIT, rgb("#1C0F04"))
    image.alpha_composite(pen.done().image)
    return Sprite(image)


def centre(box: Box, cell: Cell) -> Point:
    """The middle of a well on a board in this box."""
    return Point(box.x + LEFT + STEP * cell.column, box.y + TOP + STEP * cell.row)


def field(sheet: Shown, box: Box) -> None:
    """Lights first, so that none reaches over a token; what has gone leaves a ghost."""
    canvas, view, changes = sheet.canvas, sheet.view, sheet.changes
    canvas.put(brass.shadow(*box.size, 20, 12, 0.78), box)
    sheet.put(board(), box, "board")
    middles = {cell: centre(box, cell) for cell in CELLS}
    for cell in CELLS:
        spot = square(middles[cell], WELL)
        if cell in changes.filled or cell in changes.emptied:
            canvas.put(brass.changed(WELL, WELL, WELL // 2), spot)
    for cell, colour in zip(CELLS, view.board, strict=True):
        middle = middles[cell]
        canvas.places[cell.id] = square(middle, STEP)
        if colour:
            lit = cell in changes.filled
            canvas.stamp(token(stone_of(colour), lit), middle.moved(dy=-3))
        elif cell in changes.emptied:
            canvas.stamp(gone(stone_of(changes.emptied[cell])), middle)
    for cell in view.matching:
        ring = square(middles[cell].moved(dy=-3), TOKEN + 4)
        canvas.put(brass.frame(TOKEN + 4, TOKEN + 4, TOKEN // 2 + 2, 5, Metal.GOOD), ring)
        canvas.stamp(brass.sign("tick", TICK), middles[cell].moved(25, 22))


@kept
def token(stone: Stone, lit: bool) -> Sprite:
    """A token with its shadow."""
    face = jewels.side(stone, TOKEN).image.convert("RGBA")
    cast = brass.shadow(TOKEN - 4, face.height - 6, face.height // 2, 5, 0.85)
    sheet = cast.image.copy()
    at = cast.margin - 2, cast.margin - 3
    sheet.alpha_composite(face, at)
    if lit:
        edge = brass.frame(TOKEN, face.height, face.height // 2, 2.4, Metal.CHANGED).image
        sheet.alpha_composite(edge, at)
    return Sprite(sheet, cast.margin)


@kept
def gone(stone: Stone) -> Sprite:
    """A lit ring round a dark well, and the ghost of the jewel that lay there."""
    pen = Pen(WELL + 10, WELL + 10)
    pen.disc(pen.body.centre, WELL / 2 + 1, rgb("#0E0614"))
    image = pen.done().image
    image.alpha_composite(
        brass.frame(WELL + 10, WELL + 10, WELL // 2 + 5, 4.5, Metal.CHANGED).image
    )
    ghost = brass.faint(jewels.jewel(stone, GHOST), 0.5).image
    at = (image.width - ghost.width) // 2, (image.height - ghost.height) // 2
    image.alpha_composite(ghost, at)
    return Sprite(image)


def stock(sheet: Shown, left: Box, right: Box) -> None:
    """Beside the top of the pyramid: privileges that nobody has, and the tokens in the bag."""
    view, words, changes = sheet.view, sheet.words, sheet.changes
    there = scroll(SCROLL, not view.supply)
    _left_over(sheet, left, there, view.supply, words("picture-supply"), lit=changes.supply)
    count, label = view.bag.total, words("picture-bag")
    _left_over(sheet, right, bag(BAG), count, label, lit=changes.bag)
    sheet.canvas.places |= {"supply": left, "bag": right}


def _left_over(sheet: Shown, box: Box, sign: Sprite, n: int, label: str, *, lit: bool) -> None:
    """A thing, how many of it, and in a word where they are."""
    canvas, x = sheet.canvas, box.centre.x
    if lit:
        spot = square(Point(x, box.y + 58), 70)
        canvas.put(brass.changed(70, 70, 35), spot)
    canvas.stamp(sign, Point(x, box.y + 58))
    canvas.text(Point(x, box.y + 130), str(n), Face.BLACK, 52, GILT_CAST, Anchor.MIDDLE)
    size = largest(label, Face.MEDIUM, (30, 28), box.w)
    at = Point(x, box.y + 172)
    canvas.text(
        at, label, Face.MEDIUM, size, SHADED.inked(SOFT), Anchor.MIDDLE, box.w, squeeze=0.75
    )


def court(sheet: Shown, box: Box) -> None:
    """The royals, each in a place of its own; one that was taken is dark, and wears the badge of
    whoever has it.
    """
    canvas, view = sheet.canvas, sheet.view
    canvas.places["royals"] = box
    owners = {royal: player.seat for player in view.players for royal in player.royals}
    for royal, cell in zip(ROYALS.values(), box.columns(*[1] * len(ROYALS), gap=10), strict=True):
        w, h = cell.size
        place, come = Box(round(cell.x), round(cell.y), w, h), royal in owners
        brass.raise_(canvas, place, 11, lit=royal in sheet.changes.royals, reach=7)
        canvas.put(royals.tile(royal, w, h, not come, come), place)
        if come:
            canvas.stamp(enamel(owners[royal], 58), Point(place.centre.x, place.y + h * 0.36))
        elif view.owed is Owed.ROYAL:
            canvas.stamp(brass.sign("tick", TICK), Point(place.right - 14, place.y + h * 0.5))
