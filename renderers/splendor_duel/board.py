"""The board of the other pictures: privileges and bag above it, letters across and numbers down,
wells joined by the spiral.
"""

from __future__ import annotations

from itertools import pairwise

from games.splendor_duel.catalogue import CELLS, SPIRAL, Cell
from games.splendor_duel.view import View
from renderers.canvas import Anchor, Canvas, Pen
from renderers.geometry import Box, Point, square
from renderers.lettering import Face, width
from renderers.pieces import ground, stones
from renderers.pieces.shelf import seal
from renderers.splendor_duel.changes import Changes
from renderers.splendor_duel.signs import bag, invitation, scroll, stone_of
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, Colour, Theme, mix
from renderers.words import Words

ACROSS = 5
CELL, GAP = 70, 6
BOARD = 432
WELL, CHIP, GHOST = 34, 65, 38  # radius of a well, and sizes of what lies in it
GROOVE = 30  # how wide the spiral is that joins the wells
STOCK, COUNT, LABEL = 40, 38, 26  # above the wells: a sign, how many of it, and where


@kept
def wells(theme: Theme) -> Sprite:
    """The empty board; the groove between the wells is the order in which it is filled."""
    side = CELL * ACROSS + GAP * (ACROSS - 1)
    pen = Pen(side, side)
    places = pen.body.grid(ACROSS, ACROSS, GAP)
    centres = [places[cell.index].centre for cell in SPIRAL]
    rim = mix(theme.metal, theme.plate, 0.45)
    pen.line(centres, rim, GROOVE + 4)
    for centre in centres:
        pen.disc(centre, WELL, rim)
    lip, deep = mix(theme.well, theme.plate, 0.55), mix(theme.well, BLACK, 0.45)
    for centre in centres:
        pen.disc(centre, WELL - 1.8, lip)
        pen.disc(centre.moved(dy=-2), WELL - 3.6, deep)
        pen.disc(centre.moved(dy=1), WELL - 6, theme.well)
    pen.line(centres, theme.well, GROOVE)
    thread = mix(theme.metal, theme.well, 0.55)
    pen.line(centres, thread, 3)
    pen.disc(centres[0], 8, thread)
    for before, centre in pairwise(centres):
        _arrowhead(pen, before, centre, thread)
    return pen.done()


@kept
def shade(size: int) -> Sprite:
    """What a token throws on the board below it."""
    pen = Pen(size, size, margin=8)
    with pen.veil(blur=2.5, opacity=0.75) as shadow:
        shadow.disc(pen.body.centre, size * 0.49, BLACK)
    return pen.done()


def _arrowhead(pen: Pen, before: Point, centre: Point, fill: Colour) -> None:
    """On the way from one well to the next: which way the spiral goes."""
    across, down = (centre.x - before.x) / (CELL + GAP), (centre.y - before.y) / (CELL + GAP)
    tip = before.moved(across * (CELL + GAP + 12) / 2, down * (CELL + GAP + 12) / 2)
    back = tip.moved(-across * 13, -down * 13)
    pen.poly([tip, back.moved(-down * 8, across * 8), back.moved(down * 8, -across * 8)], fill)


def board(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """Everything that lies on the board's plate."""
    canvas.put(ground.plate(canvas.theme, *box.size), box)
    upper, letters, lower = box.inset(14, 12).rows(64, 32, 1)
    canvas.places["board"] = box
    _stock(canvas, upper, view, words, changes)
    field = wells(canvas.theme)
    left, rest = lower.columns(26, 1)
    spot = Box(rest.x, rest.y + 2, field.w, field.h)
    canvas.put(field, spot)
    places = spot.grid(ACROSS, ACROSS, GAP)
    for letter, place in zip("abcde", places, strict=False):
        at = Point(place.centre.x, letters.centre.y + 2)
        canvas.text(at, letter, Face.MEDIUM, 26, canvas.theme.muted, Anchor.MIDDLE)
    for number, place in enumerate(places[::ACROSS], start=1):
        at = Point(left.x + 8, place.centre.y)
        canvas.text(at, str(number), Face.MEDIUM, 26, canvas.theme.muted, Anchor.MIDDLE)
    _tokens(canvas, places, view, changes)


def _tokens(canvas: Canvas, places: list[Box], view: View, changes: Changes) -> None:
    """Lights first, so that none reaches over a token; what has gone leaves a ghost."""
    for cell in sorted({*changes.emptied, *changes.filled}, key=_index):
        light = square(places[cell.index].centre, 2 * WELL - 6)
        canvas.put(ground.halo(*light.size, round(light.w / 2)), light)
    for cell, token in zip(CELLS, view.board, strict=True):
        canvas.places[cell.id] = places[cell.index]
        centre = places[cell.index].centre
        if token:
            canvas.stamp(shade(CHIP), centre.moved(dy=4))
            canvas.stamp(stones.chip(stone_of(token), CHIP), centre)
        elif cell in changes.emptied:
            canvas.stamp(stones.ghost(stone_of(changes.emptied[cell]), GHOST), centre)
    for cell in view.matching:
        ring = square(places[cell.index].centre, 2 * WELL - 8)
        canvas.put(invitation(round(ring.w)), ring)
        seal(canvas, places[cell.index])


def _index(cell: Cell) -> int:
    return cell.index


def _stock(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """How many privileges nobody has, at the left, and how many tokens are in the bag."""
    there = scroll(STOCK, not view.supply)
    n, label = str(view.supply), words("picture-supply")
    _counter(canvas, box.left_middle, there, n, label, changes.supply)
    n, label = str(view.bag.total), words("picture-bag")
    long = STOCK + 17 + width(n, Face.BOLD, COUNT) + width(label, Face.SANS, LABEL)
    _counter(canvas, box.right_middle.moved(-long), bag(STOCK), n, label, changes.bag)
    canvas.places["supply"] = Box(box.x - 4, box.y, box.w - long - 12, box.h)
    canvas.places["bag"] = Box(box.right - long - 4, box.y, long + 8, box.h)


def _counter(canvas: Canvas, at: Point, sign: Sprite, n: str, label: str, changed: bool) -> None:
    """A sign, how many of it, and in a word where they are."""
    if changed:
        light = square(at.moved(STOCK / 2), STOCK - 12)
        canvas.put(ground.halo(*light.size, STOCK // 2 - 6), light)
    canvas.stamp(sign, at.moved(STOCK / 2))
    wide = canvas.text(at.moved(STOCK + 9), n, Face.BOLD, COUNT)
    canvas.text(at.moved(STOCK + 17 + wide), label, Face.SANS, LABEL, canvas.theme.muted)
