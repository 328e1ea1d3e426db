"""Royals: the tiles of those who wait, and the small form in which they lie before a player."""

from __future__ import annotations

from games.splendor_duel.catalogue import Royal
from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.glyphs import crown_at
from renderers.lettering import Face
from renderers.splendor_duel.signs import paint_ability
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, rgb

TILE_SIZE = (100, 140)
SMALL_SIZE = (76, 50)
EDGE, UPPER, LOWER = rgb("#E4E6EF"), rgb("#6B3480"), rgb("#4A205E")
SILVER, SILVER_LOW = rgb("#E9EBF3"), rgb("#9EA3B8")
ID_INK = rgb("#D9CCE6")


@kept
def tile(royal: Royal, w: int, h: int) -> Sprite:
    """A royal nobody has taken: crown, points, ability, id."""
    pen = Pen(w, h, margin=7)
    with pen.veil(blur=4, opacity=0.55, under=True) as shadow:
        shadow.box(Box(0, 4, w, h), 12, BLACK)
    pen.box(pen.body, 12, EDGE)
    pen.box(pen.body.inset(2.5), 9.5, UPPER)
    seat, worth, name = pen.body.inset(2.5).rows(0.4, 0.37, 0.23)
    pen.box(worth.joined(name), 9.5, LOWER)
    crown_at(pen, seat.centre.moved(dy=1), 46, SILVER, SILVER_LOW)
    if royal.ability:
        left, right = worth.inset(8, 0).columns(1, 1)
        pen.text(left.centre, str(royal.points), Face.BOLD, 44, WHITE)
        paint_ability(pen, royal.ability, right.centre, 42)
    else:
        pen.text(worth.centre, str(royal.points), Face.BOLD, 44, WHITE)
    pen.text(name.centre.moved(dy=-3), royal.id, Face.MEDIUM, 22, ID_INK)
    return pen.done()


@kept
def small(royal: Royal, w: int, h: int) -> Sprite:
    """A royal won: crown and points."""
    pen = Pen(w, h)
    pen.box(pen.body, 9, EDGE)
    pen.box(pen.body.inset(2), 7.5, UPPER)
    crown_at(pen, Point(w * 0.33, h * 0.53), h * 0.68, SILVER, SILVER_LOW)
    pen.text(Point(w * 0.76, h * 0.5), str(royal.points), Face.BOLD, h * 0.68, WHITE)
    return pen.done()
