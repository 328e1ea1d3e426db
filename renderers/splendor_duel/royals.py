"""Royals: the tiles of those who wait, and the small form in which they lie before a player."""

from __future__ import annotations

from games.splendor_duel.catalogue import ROYALS, Royal
from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.lettering import FLOOR, Face, width
from renderers.pieces import profiles
from renderers.pieces.profiles import DEEP, SHADE, Dress, Sitter, portrait
from renderers.splendor_duel.signs import paint_ability
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, mix, rgb

TILE_SIZE = (100, 140)
SMALL_SIZE = (76, 50)
EDGE, UPPER, LOWER = rgb("#E4E6EF"), rgb("#6B3480"), rgb("#4A205E")
SILVER, SILVER_LOW = rgb("#E9EBF3"), rgb("#9EA3B8")
ID_INK = rgb("#F3ECFA")
FIELDS = (rgb("#8A2F5C"), rgb("#2C5A8C"), rgb("#7A5A1E"), rgb("#2F6B54"))
COURT = (  # a king, a queen, a prince, a princess
    Dress(profiles.nothing, DEEP, profiles.crown),
    Dress(profiles.veil, SHADE, profiles.queen),
    Dress(profiles.nothing, SHADE, profiles.circlet),
    Dress(profiles.curls, DEEP, profiles.diadem),
)


@kept
def tile(royal: Royal, w: int, h: int, named: bool = True) -> Sprite:
    """A royal: portrait, points, ability, and the id as long as one is chosen by it."""
    pen, unit = Pen(w, h, margin=7), w / TILE_SIZE[0]
    with pen.veil(blur=4, opacity=0.55, under=True) as shadow:
        shadow.box(Box(0, 4, w, h), 12 * unit, BLACK)
    pen.box(pen.body, 12 * unit, EDGE)
    inner = pen.body.inset(2.5)
    seat, worth, name = inner.rows(*((0.465, 0.305, 0.23) if named else (0.62, 0.37, 0.01)))
    pen.box(inner, 9.5 * unit, LOWER)
    with pen.clip(inner, 9.5 * unit) as inside:
        _sitting(inside, seat, royal, min(seat.w, seat.h) * 0.95)
        inside.box(worth.joined(name), 0, LOWER)
        inside.line([(inner.x, worth.y), (inner.right, worth.y)], SILVER_LOW, 1.5 * unit)
    middle, size = worth.centre.moved(dy=unit), 38 * unit
    if royal.ability:
        pen.text(middle.moved(-21 * unit), str(royal.points), Face.BOLD, size, WHITE)
        paint_ability(pen, royal.ability, middle.moved(20 * unit), 38 * unit)
    else:
        pen.text(middle, str(royal.points), Face.BOLD, size, WHITE)
    if named:
        # Not in the middle: in the corner there may be a tick.
        size = max(FLOOR, 29 * unit)
        wide = width(royal.id, Face.MEDIUM, round(size))
        at = Point(name.x + 10 * unit + wide / 2, name.centre.y - 2 * unit)
        pen.text(at, royal.id, Face.MEDIUM, size, ID_INK)
    return pen.done()


def _sitting(pen: Pen, box: Box, royal: Royal, size: float) -> None:
    """The royal's portrait before a field of rays."""
    number = [*ROYALS].index(royal.id) % len(FIELDS)
    field = FIELDS[number]
    pen.box(box, 0, mix(field, BLACK, 0.35))
    pen.disc(Point(box.centre.x, box.y + box.h * 0.62), box.h * 0.52, field)
    pen.disc(Point(box.centre.x, box.y + box.h * 0.62), box.h * 0.36, mix(field, WHITE, 0.14))
    at = Box(box.centre.x - size / 2, box.bottom - size * 0.97, size, size)
    cloth = mix(FIELDS[(number + 2) % len(FIELDS)], WHITE, 0.25)
    portrait(Sitter(pen, at, number % 2 == 1, cloth, SILVER), COURT[number])


@kept
def small(royal: Royal, w: int, h: int) -> Sprite:
    """A royal won: the head and its points."""
    pen = Pen(w, h)
    pen.box(pen.body, 9, EDGE)
    inner = pen.body.inset(2)
    pen.box(inner, 7.5, UPPER)
    with pen.clip(inner, 7.5) as inside:
        _sitting(inside, Box(inner.x, inner.y, inner.w * 0.56, inner.h), royal, inner.h * 0.96)
    pen.text(Point(w * 0.79, h * 0.5), str(royal.points), Face.BOLD, h * 0.68, WHITE)
    return pen.done()
