"""Nobles: tiles and banners with what they ask for, and the round cameos of those who have
come.
"""

from __future__ import annotations

from games.splendor.catalogue import Noble
from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.lettering import Face
from renderers.pieces.stones import cost
from renderers.splendor.cards import CODE, stone_of
from renderers.splendor.profiles import faces_right, field_of, profile
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, FIGURE, INK, IVORY, SPLENDOR, mix, rgb

SIZES = ((111, 155), (172, 155))  # a tile in the rules, and alone
BANNERS = ((354, 115), (354, 84), (354, 66))  # with two players, with three, with four
WIDE = 140  # from this width on, what is asked for is large
RIM = rgb("#8A6A2A")
CAMEO_RIM = rgb("#F2C555")
LARGE = 48  # such a stone
REQUIREMENTS = 46  # the width of their column
FIELD, DUE = 92, 72  # how wide the portrait of a banner is, and what it asks for at most
NAMED, ID = 76, 28  # how wide the room for its id is, and how large that is
SEALED = 44  # how far above the lower edge the middle of an id clears a seal
RIBBON = 27  # the height of the id below the portrait


@kept
def tile(noble: Noble, w: int, h: int) -> Sprite:
    """A noble who has not come yet: requirements at the left, points, portrait and id at the
    right.
    """
    pen = Pen(w, h, margin=7)
    with pen.veil(blur=4, opacity=0.55, under=True) as shadow:
        shadow.box(Box(0, 4, w, h), 12, BLACK)
    pen.box(pen.body, 12, RIM)
    pen.box(pen.body.inset(2), 10, IVORY)
    wide = w > WIDE
    column = REQUIREMENTS + LARGE - 41 if wide else REQUIREMENTS
    room = Box(column, 5, w - column - 5, h - 5 - RIBBON)
    field = field_of(noble.id)
    bust = min(room.w * 1.08, room.h * (0.72 if wide else 0.92))
    aside = room.w / 2 - 18 if wide else 0  # behind the head, above the shoulder
    aside = -aside if faces_right(noble.id) else aside
    clear = 0.5 if not aside else 0 if aside > 0 else 1  # the face, away from the points
    pen.box(room, 8, mix(field, BLACK, 0.35))
    with pen.clip(room, 8) as inside:
        inside.disc(Point(room.centre.x, room.y + room.h * 0.72), room.w * 0.56, field)
        profile(inside, room.place(bust, bust, clear, 1), noble.id)
    pen.text(
        Point(room.centre.x + aside, room.y + 21),
        str(noble.points),
        Face.BOLD,
        38,
        FIGURE,
        mix(field, BLACK, 0.75),
    )
    pen.text(Point(room.centre.x, h - RIBBON / 2 - 0.5), noble.id, Face.MEDIUM, CODE, INK)
    wanted = [(stone_of(colour), count) for colour, count in noble.requires.items() if count]
    size = LARGE if wide else 41
    step = min(size + 3, (h - 8) / 3)
    middle = Point(column / 2, h / 2)
    for place, (stone, count) in enumerate(wanted):
        at = middle.moved(dy=step * (place - (len(wanted) - 1) / 2))
        cost(pen, stone, at, min(size, step), count)
    return pen.done()


@kept
def banner(noble: Noble, w: int, h: int, come: bool = False, sealed: bool = False) -> Sprite:
    """A noble in a list, so that portraits, requirements and ids stand in columns; the banner of
    one who has come is dark, and has room for whom they visit; a seal in the lower corner lifts
    the id.
    """
    pen = Pen(w, h, margin=7)
    if not come:
        with pen.veil(blur=4, opacity=0.55, under=True) as shadow:
            shadow.box(Box(0, 4, w, h), 12, BLACK)
    pen.box(pen.body, 12, RIM)
    pen.box(pen.body.inset(2), 10, IVORY if not come else SPLENDOR.well)
    room, field = Box(5, 5, FIELD, h - 10), field_of(noble.id)
    pen.box(room, 8, mix(field, BLACK, 0.35))
    bust = min(room.h * 0.98, FIELD * 0.82)
    with pen.clip(room, 8) as inside:
        inside.disc(Point(room.x + room.w * 0.62, room.bottom), room.w * 0.56, field)
        profile(inside, room.place(bust, bust, 0.94, 1), noble.id)
    rim = mix(field, BLACK, 0.75)
    pen.text(Point(room.x + 19, room.y + 25), str(noble.points), Face.BOLD, 40, FIGURE, rim)
    ink = INK if not come else SPLENDOR.muted
    high = min(h / 2, h - SEALED) if sealed else h / 2
    pen.text(Point(w - NAMED / 2, high), noble.id, Face.MEDIUM, ID, ink)
    dues, row = [] if come else noble.requires.items(), wanting(pen.body)
    column = row.w / max(1, len(dues))
    size = min(DUE, h - 8, column)
    step = min(size * 1.1, column)
    for place, (colour, count) in enumerate(dues):
        cost(pen, stone_of(colour), row.left_middle.moved(step * (place + 0.5)), size, count)
    return pen.done()


def wanting(box: Box) -> Box:
    """Where a banner says what a noble asks for, and later whom the noble has visited."""
    x = 5 + FIELD + 10
    return Box(box.x + x, box.y, box.w - x - NAMED, box.h)


@kept
def cameo(noble: Noble, size: int, share: float = 1) -> Sprite:
    """A noble in a medallion, whoever has come or is spoken of; `share` below 1 fades it."""
    pen = Pen(size, size)
    centre = pen.body.centre
    pen.disc(centre, size / 2, CAMEO_RIM)
    pen.disc(centre, size / 2 - 2.5, field_of(noble.id))
    with pen.clip(pen.body.inset(2.5), size / 2 - 2.5) as inside:
        profile(inside, Box(size * 0.08, size * 0.14, size * 0.84, size * 0.86), noble.id)
    if share < 1:
        pen.fade(share)
    return pen.done()
