"""The festive side of ruin: rays of light, a top hat from which the last of a fortune flies, and
what marks places.
"""

from __future__ import annotations

import math

from renderers.canvas import Pen
from renderers.geometry import Point, around
from renderers.last_will import roles
from renderers.last_will.signs import coin, put
from renderers.lettering import Face
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, BLACK, GLOW, WHITE, Colour, mix, rgb

FELT, FELT_LIT, FELT_DARK = rgb("#33282C"), rgb("#6E5A5F"), rgb("#150E10")  # the hat
SATIN, SATIN_DARK = rgb("#A3283A"), rgb("#5E1220")  # its lining and its band
NOTE, NOTE_LOW, NOTE_INK = rgb("#DCE6C4"), rgb("#A9BC92"), rgb("#4C6B4E")  # a bill
METALS: dict[int, Colour] = {1: GLOW, 2: rgb("#C9D1E0"), 3: rgb("#D59A6A")}
BILLS = (  # where bills fly, how far they are turned, how large they are
    (0.12, 0.17, -24, 0.86),
    (0.33, 0.12, 16, 1.00),
    (0.10, 0.47, 32, 0.96),
    (0.58, 0.15, -16, 1.04),
    (0.30, 0.42, -30, 1.14),
    (0.84, 0.16, 22, 0.92),
    (0.54, 0.36, 20, 1.0),
    (0.20, 0.78, -12, 0.84),
)
COINS = ((0.46, 0.22, 28), (0.22, 0.31, 30), (0.03, 0.68, 32), (0.71, 0.27, 32), (0.37, 0.66, 28))


@kept
def glory(w: int, h: int, x: int) -> Sprite:
    """Rays of light on a plate, from behind whoever has won."""
    pen = Pen(w, h, scale=2)
    centre = Point(x, h * 0.58)
    with pen.clip(pen.body, 12) as inside:
        for ray in range(18):
            turn = 20 * ray + 4
            reach = [around(centre, 1.3 * w, turn - 4.6), around(centre, 1.3 * w, turn + 4.6)]
            inside.poly([centre, *reach], (*ACTIVE, 24))
    with pen.veil(blur=14, opacity=0.5) as glow:
        glow.disc(centre, h * 0.32, mix(ACTIVE, roles.BUSY, 0.25))
    return pen.done()


@kept
def squandered(w: int, h: int) -> Sprite:
    """An overturned top hat, and bills and coins that flutter out of it."""
    pen = Pen(w, h, margin=8, scale=3)
    mouth = Point(w * 0.60, h * 0.62)
    with pen.veil(blur=14, opacity=0.55) as glow:
        glow.disc(mouth.moved(-w * 0.04, -h * 0.12), h * 0.25, GLOW)
    for x, y, turn, size in BILLS:
        _bill(pen, Point(x * w, y * h), turn, size * w * 0.21)
    _hat(pen, mouth, w * 0.56)
    for x, y, size in COINS:
        put(pen, coin(size), Point(x * w, y * h))
    return pen.done()


def _hat(pen: Pen, mouth: Point, size: float) -> None:
    """A top hat that lies on its side and shows its lining; `mouth` is the middle of its brim."""
    lean = -32.0

    def at(along: float, across: float) -> Point:
        """A point along the axis of the hat, and across it."""
        turned = around(mouth, along * size, lean + 58)
        return around(turned, across * size, lean + 148)

    def oval(along: float, across: float, flat: float, grow: float = 0) -> list[Point]:
        turns = [math.tau * step / 72 for step in range(72)]
        return [
            at(along + flat * math.sin(turn), (across + grow) * math.cos(turn)) for turn in turns
        ]

    with pen.veil(blur=8, opacity=0.6) as shadow:
        shadow.poly([p.moved(6, 12) for p in oval(0.22, 0.34, 0.26)], BLACK)
    crown = [*oval(0.52, 0.285, 0.10)[:37], *reversed(oval(0.0, 0.24, 0.09)[:37])]
    pen.poly(crown, FELT_DARK)
    lit = [at(0.02, -0.20), at(0.56, -0.23), at(0.58, -0.06), at(0.02, -0.06)]
    with pen.veil(blur=5, opacity=0.9) as sheen:
        sheen.poly(lit, FELT_LIT)
    band = [at(0.06, -0.245), at(0.17, -0.252), at(0.2, 0), at(0.17, 0.252), at(0.06, 0.245)]
    pen.poly([*band, at(0.1, 0)], SATIN_DARK)
    pen.poly([at(0.07, -0.245), at(0.16, -0.25), at(0.185, -0.03), at(0.1, -0.03)], SATIN)
    pen.poly(oval(0.015, 0.42, 0.125), FELT_DARK)
    pen.poly(oval(0, 0.42, 0.125), FELT_LIT)
    pen.poly(oval(0.004, 0.405, 0.112), FELT)
    pen.poly(oval(0, 0.25, 0.083), FELT_DARK)
    pen.poly(oval(0.008, 0.235, 0.072), SATIN_DARK)
    pen.poly(oval(0.022, 0.205, 0.054), SATIN)
    pen.poly(oval(0.036, 0.16, 0.036), mix(SATIN, GLOW, 0.3))


def _bill(pen: Pen, centre: Point, turn: float, wide: float) -> None:
    """A bill in the wind: a bent sheet with a rim and a coin's head in its middle."""
    tall = wide * 0.56

    def at(x: float, y: float) -> Point:
        """A point of the sheet, from -1 to 1 across and down, bent and turned."""
        angle = math.radians(turn)
        bent = 0.22 * tall * math.sin(x * 2.2)
        dx, dy = x * wide / 2, y * tall / 2 + bent
        return centre.moved(
            dx * math.cos(angle) - dy * math.sin(angle), dx * math.sin(angle) + dy * math.cos(angle)
        )

    def sheet(across: float, down: float) -> list[Point]:
        steps = [across * (step / 8 - 1) for step in range(17)]
        upper = [at(x, -down) for x in steps]
        return [*upper, *(at(x, down) for x in reversed(steps))]

    with pen.veil(blur=3, opacity=0.5) as shadow:
        shadow.poly([p.moved(3, 6) for p in sheet(1, 1)], BLACK)
    pen.poly(sheet(1, 1), NOTE_INK)
    pen.poly(sheet(0.965, 0.94), NOTE)
    half = [at(0.965 * step / 8, -0.94) for step in range(9)]
    pen.poly([*half, *(at(0.965 * step / 8, 0.94) for step in range(8, -1, -1))], NOTE_LOW)
    pen.poly(sheet(0.84, 0.72), NOTE_INK)
    pen.poly(sheet(0.80, 0.64), mix(NOTE, NOTE_LOW, 0.5))
    pen.disc(at(0, 0), tall * 0.26, NOTE_INK)
    pen.disc(at(0, 0), tall * 0.2, NOTE)
    for x in (-0.58, 0.58):
        pen.disc(at(x, 0), tall * 0.08, NOTE_INK)


@kept
def place_medal(place: int, size: int) -> Sprite:
    """A place in the standings: gold, silver, bronze, and then wood."""
    tone = METALS.get(place, roles.BRASS_DEEP)
    pen = Pen(size, size, margin=4)
    centre = pen.body.centre
    with pen.veil(blur=2, opacity=0.5, under=True) as shadow:
        shadow.disc(centre.moved(1, 3), size / 2, BLACK)
    pen.disc(centre, size / 2, mix(tone, BLACK, 0.5))
    pen.disc(centre, size / 2 - 2, mix(tone, WHITE, 0.25))
    pen.disc(centre, size / 2 - 5, mix(tone, BLACK, 0.3))
    metal = place in METALS
    pen.disc(centre, size / 2 - 6.5, tone if metal else roles.WOOD)
    ink = roles.INK if metal else roles.CREAM
    pen.text(centre, str(place), Face.BOLD, size * 0.58, ink)
    return pen.done()
