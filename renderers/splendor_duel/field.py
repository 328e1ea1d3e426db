"""The painted board: letters across and numbers down, wells joined by the spiral, what lies in them
and what has gone; the royals, and what is left of privileges and tokens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.splendor_duel.catalogue import CELLS, ROYALS, Cell
from games.splendor_duel.view import Owed, View
from renderers.canvas import GILT_CAST, SHADED, Anchor, Pen
from renderers.geometry import Box, Point, square
from renderers.lettering import Face, largest
from renderers.painted import painted
from renderers.pieces import brass, jewels
from renderers.pieces.brass import Metal
from renderers.pieces.jewels import Stone
from renderers.pieces.seats import enamel
from renderers.sheet import Sheet
from renderers.splendor_duel import royals
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.signs import HOME, bag, scroll, stone_of
from renderers.sprites import Sprite, kept
from renderers.theme import WHITE, rgb

Shown: TypeAlias = Sheet[View, Changes]
SIZE = (436, 466)
STEP, LEFT, TOP = 74, 83, 111
"""From one well to the next, and where the middle of the first one is."""
WELL, TOKEN, GHOST = 57, 63, 40
TICK = 38
SHADE = 0.6
"""How bright the board is round a line that is chosen."""
SCROLL, BAG = 84, 88
CLEAR = 10  # between a word beside the pyramid and the pyramid
SOFT, SHINE = rgb("#DCCBE8"), rgb("#FFF6D0")


@dataclass(frozen=True, slots=True)
class Picked:
    """What is being chosen on the board."""

    line: tuple[Cell, ...] = ()
    """The wells that are chosen, from one end to the other."""
    open: frozenset[Cell] | None = None
    """Those that may be chosen, where others may not."""
    lit: frozenset[Cell] = frozenset()
    """Those that a lesson speaks of; they are never dark."""
    sought: frozenset[Cell] = frozenset()
    """Those with tokens that the card of the headline lacks: they shine."""

    def dark(self, cell: Cell) -> bool:
        """Whether it is about other wells."""
        if cell in self.lit or cell in self.line:
            return False
        return bool(self.line) or (self.open is not None and cell not in self.open)


@kept
def board(w: int = SIZE[0]) -> Sprite:
    """Without anything that lies on it."""
    unit = w / SIZE[0]
    h = round(SIZE[1] * unit)
    image = painted(HOME, "board", w, h).image.convert("RGBA")
    image.alpha_composite(brass.frame(w, h, round(20 * unit), 4 * unit).image)
    inner, edge = (w - round(22 * unit), h - round(22 * unit)), round(11 * unit)
    frame = brass.frame(*inner, round(12 * unit), 2.6 * unit).image
    image.alpha_composite(frame, (edge, edge))
    pen = Pen(w, h)
    for place in range(5):
        for text, at in _names(place, unit):
            pen.text(at, text, Face.BOLD, 31 * unit, brass.LIT, rgb("#1C0F04"))
    image.alpha_composite(pen.done().image)
    return Sprite(image)


def _names(place: int, unit: float) -> tuple[tuple[str, Point], tuple[str, Point]]:
    """What a column and a row are called, and where."""
    return (
        ("abcde"[place], Point((LEFT + STEP * place) * unit, 49 * unit)),
        (str(place + 1), Point(27 * unit, (TOP + STEP * place - 1) * unit)),
    )


def centre(box: Box, cell: Cell) -> Point:
    """The middle of a well on a board in this box."""
    unit = box.w / SIZE[0]
    x, y = LEFT + STEP * cell.column, TOP + STEP * cell.row
    return Point(box.x + x * unit, box.y + y * unit)


def field(sheet: Shown, box: Box, picked: Picked = Picked()) -> None:
    """Lights first, so that none reaches over a token; what has gone leaves a ghost. A beam lies
    through the wells of a line that is chosen, and all else is darker.
    """
    canvas, view, changes = sheet.canvas, sheet.view, sheet.changes
    unit = box.w / SIZE[0]
    w, h = round(box.w), round(box.h)
    canvas.put(brass.shadow(w, h, round(20 * unit), 12, 0.78), box)
    sheet.put(brass.dimmed(board(w), SHADE) if picked.line else board(w), box, "board")
    middles = {cell: centre(box, cell) for cell in CELLS}
    wide = round(WELL * unit)
    for cell in CELLS:
        if cell in changes.filled or cell in changes.emptied:
            canvas.put(brass.changed(wide, wide, wide // 2), square(middles[cell], wide))
    for cell in (cell for cell in CELLS if cell in picked.sought):
        light = brass.light(wide, wide, wide // 2, SHINE, round(10 * unit), round(7 * unit))
        canvas.put(light, square(middles[cell].moved(dy=-2 * unit), wide))
    if picked.line:
        _beam(sheet, box, picked.line)
    for cell, colour in zip(CELLS, view.board, strict=True):
        middle = middles[cell]
        canvas.places[cell.id] = square(middle, STEP * unit)
        if colour:
            lit = cell in changes.filled or cell in picked.sought
            shown = token(stone_of(colour), round(TOKEN * unit), lit)
            shown = brass.dimmed(shown, SHADE) if picked.dark(cell) else shown
            canvas.stamp(shown, middle.moved(dy=(-7 if cell in picked.line else -3) * unit))
        elif cell in changes.emptied:
            canvas.stamp(gone(stone_of(changes.emptied[cell]), unit), middle)
    for cell in view.matching:
        size = round((TOKEN + 4) * unit)
        ring = square(middles[cell].moved(dy=-3 * unit), size)
        canvas.put(brass.frame(size, size, size // 2, 5 * unit, Metal.GOOD), ring)
        tick = brass.sign("tick", round(TICK * unit))
        canvas.stamp(tick, middles[cell].moved(25 * unit, 22 * unit))


def _beam(sheet: Shown, box: Box, line: Sequence[Cell]) -> None:
    """Light through these wells; the names of their rows and columns stay bright."""
    unit = box.w / SIZE[0]
    first, last = centre(box, line[0]), centre(box, line[-1])
    left, top = min(first.x, last.x), min(first.y, last.y)
    across, down = last.x - first.x, last.y - first.y
    light = ray(round(across), round(down), round(76 * unit))
    sheet.canvas.put(light, Box(left, top, 0, 0))
    for cell in line:
        column, row = _names(cell.column, unit)[0], _names(cell.row, unit)[1]
        for text, at in (column, row):
            spot = at.moved(box.x, box.y)
            sheet.canvas.text(
                spot, text, Face.BOLD, round(34 * unit), SHADED.inked(WHITE), Anchor.MIDDLE
            )


@kept
def ray(across: int, down: int, wide: int) -> Sprite:
    """A beam from one well to another, so wide."""
    pen = Pen(abs(across), abs(down), margin=wide)
    ends = Point(max(0, -across), max(0, -down)), Point(max(0, across), max(0, down))
    for reach, blur, opacity, ink in ((1.0, wide / 11, 0.9, "#FFE08A"), (0.9, 3, 0.6, "#FFF6D0")):
        with pen.veil(blur=blur, opacity=opacity) as glow:
            glow.line(ends, rgb(ink), wide * reach)
            for end in ends:
                glow.disc(end, wide * reach / 2, rgb(ink))
    return pen.done()


@kept
def token(stone: Stone, size: int = TOKEN, lit: bool = False) -> Sprite:
    """A token with its shadow."""
    face = jewels.side(stone, size).image.convert("RGBA")
    cast = brass.shadow(size - 4, face.height - 6, face.height // 2, 5, 0.85)
    sheet = cast.image
    at = cast.margin - 2, cast.margin - 3
    sheet.alpha_composite(face, at)
    if lit:
        edge = brass.frame(size, face.height, face.height // 2, 2.4, Metal.CHANGED).image
        sheet.alpha_composite(edge, at)
    return Sprite(sheet, cast.margin)


@kept
def gone(stone: Stone, unit: float = 1) -> Sprite:
    """A lit ring round a dark well, and the ghost of the jewel that lay there."""
    size = round((WELL + 10) * unit)
    pen = Pen(size, size)
    pen.disc(pen.body.centre, WELL * unit / 2 + 1, rgb("#0E0614"))
    image = pen.done().image
    ring = brass.frame(size, size, size // 2, 4.5 * unit, Metal.CHANGED)
    image.alpha_composite(ring.image)
    ghost = brass.faint(jewels.jewel(stone, round(GHOST * unit)), 0.5).image
    at = (image.width - ghost.width) // 2, (image.height - ghost.height) // 2
    image.alpha_composite(ghost, at)
    return Sprite(image)


def stock(sheet: Shown, left: Box, right: Box) -> None:
    """Beside the top of the pyramid: privileges that nobody has, and the tokens in the bag."""
    view, words, changes = sheet.view, sheet.words, sheet.changes
    there = scroll(SCROLL, not view.supply)
    _left_over(
        sheet, left, there, view.supply, words("picture-supply", n=view.supply), lit=changes.supply
    )
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
    at, ink = Point(x, box.y + 172), SHADED.inked(SOFT)
    room = box.w - CLEAR
    size = largest(label, Face.MEDIUM, (28, 26, 24, 22), room / 0.92)
    canvas.text(at, label, Face.MEDIUM, size, ink, Anchor.MIDDLE, room, squeeze=0.75)


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
            canvas.stamp(enamel(owners[royal], 58), Point(place.x + 33, place.y + 36))
        elif view.owed is Owed.ROYAL:
            canvas.stamp(brass.sign("tick", TICK), Point(place.right - 14, place.y + h * 0.5))
