"""What the race to nothing is made of: the rail in its bed, the finishing ribbon, and stems."""

from __future__ import annotations

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, GLOW, WHITE, Colour, mix

RIBBON = 40  # how wide the finish is
CHECK = 20


@kept
def road(w: int, h: int, nothing: int, marks: tuple[int, ...]) -> Sprite:
    """Brass-bound wood as far as there is money, claret beyond; a notch at every ten."""
    pen = Pen(w, h, margin=10, scale=2)
    with pen.veil(blur=5, opacity=0.55, under=True) as shadow:
        shadow.box(Box(0, 4, w, h), h / 2, BLACK)
    pen.box(pen.body, h / 2, roles.BRASS_DEEP)
    inner = pen.body.inset(2.5)
    with pen.clip(inner, h / 2 - 2.5) as inside:
        inside.box(inner, 0, roles.BUSY_LOW)
        inside.box(Box(inner.x, inner.y, inner.w, h * 0.22), 0, roles.BUSY)
        inside.box(Box(nothing, inner.y, w - nothing, inner.h), 0, roles.CLARET)
        inside.box(Box(nothing, inner.bottom - 4, w - nothing, 4), 0, roles.DEEP_CLARET)
        inside.box(Box(inner.x, inner.bottom - 4, nothing - inner.x, 4), 0, roles.WOOD_DARK)
    for x in marks:
        pen.box(Box(x - 1, h - 9, 2, 9), 0, roles.BRASS_LIGHT)
    return pen.done()


@kept
def ribbon(h: int) -> Sprite:
    """The finish: a post with a gilt knob, and a chequered sash hanging from it."""
    pen = Pen(RIBBON, h, margin=14, scale=3)
    post, top = RIBBON / 2, 14
    with pen.veil(blur=4, opacity=0.5, under=True) as shadow:
        shadow.box(Box(5, top + 4, RIBBON - 4, h - top - 6), 3, BLACK)
    pen.box(Box(0, top, RIBBON, h - top), 2, roles.WHITE_FRAME)
    with pen.clip(Box(0, top, RIBBON, h - top), 2) as inside:
        for row in range(-(-(h - top) // CHECK)):
            left = CHECK * (row % 2)
            inside.box(Box(left, top + row * CHECK, CHECK, CHECK), 0, roles.RIBBON)
        inside.box(Box(RIBBON - 5, top, 5, h - top), 0, mix(roles.CLARET, BLACK, 0.25))
    pen.box(Box(-4, top - 3, RIBBON + 8, 7), 3, roles.BRASS)
    pen.disc(Point(post, top - 7), 8, roles.BRASS_DEEP)
    pen.disc(Point(post, top - 7), 6.6, GLOW)
    pen.disc(Point(post - 2, top - 9), 2.2, mix(GLOW, WHITE, 0.7))
    return pen.done()


@kept
def stem(dx: int, h: int, fill: Colour) -> Sprite:
    """From a portrait down to its place on the rail, leaning where others stand too close."""
    wide = abs(dx)
    pen = Pen(max(1, wide), h, margin=6, scale=3)
    start, end = (Point(0, 0), Point(wide, h)) if dx >= 0 else (Point(wide, 0), Point(0, h))
    pen.line([start, end], mix(fill, BLACK, 0.55), 6)
    pen.line([start, end], fill, 3.4)
    pen.disc(end, 6, mix(fill, BLACK, 0.55))
    pen.disc(end, 4.4, fill)
    return pen.done()


@kept
def property_bar(w: int, fill: Colour) -> Sprite:
    """From where somebody stands with property to the money alone, in a ring."""
    pen, start, end = Pen(max(1, w), 1, margin=12, scale=3), Point(0, 0), Point(w, 0)
    deep = mix(fill, BLACK, 0.55)
    pen.line([start, end], deep, 7)
    pen.line([start, end], fill, 4)
    for at in (start, end):
        pen.disc(at, 8, deep)
        pen.disc(at, 6.6, fill)
    pen.disc(end, 3.6, roles.WOOD_DARK)
    return pen.done()


@kept
def spot(size: int, fill: Colour, hollow: bool = False) -> Sprite:
    """The end of a bar, in a line of words."""
    pen = Pen(size, size)
    pen.disc(pen.body.centre, size * 0.42, fill)
    if hollow:
        pen.disc(pen.body.centre, size * 0.23, roles.WOOD_DARK)
    return pen.done()
