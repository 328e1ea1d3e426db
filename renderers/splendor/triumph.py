"""What stands behind a winner: a town by night in the colour of the seat, rays, and stones that
glitter round the laurel; and a street of such a town for each of the others.
"""

from __future__ import annotations

from dataclasses import replace

from renderers.canvas import Pen
from renderers.geometry import Box, Point, around
from renderers.pieces.prospects import Prospect, vary_by
from renderers.pieces.stones import LOOKS, Stone, cut
from renderers.splendor import towns
from renderers.splendor.counters import spark
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, GLOW, SEAT_MARKS, SPLENDOR, WHITE, Colour, mix, rgb

TOWN, FAR = 178, 128  # how high the town is, and what lies behind it
LAUREL = 150  # how far below the upper edge the middle of the laurel is
RADIUS = 14
RAYS, LONG = 24, 230  # round the laurel, and how long they are
MOON, MOON_SIZE, MOON_HIGH = rgb("#FFF1C9"), 58, 130  # it stays below what the points came from
SPARKLING = mix(GLOW, WHITE, 0.6)
SHARES = (0.0, 0.14, 0.27, 0.4)  # of the seat's colour in the sky
HOUSES, EAVES = 34, 22  # behind the town, and how high their roofs are at most
STREETS = (towns.castle, towns.bridge, towns.palace, towns.cathedral)
JEWELS = (
    (Stone.BLUE, -106, -96, 15), (Stone.RED, 93, -96, 15),
    (Stone.GREEN, -119, 25, 12), (Stone.WHITE, 114, 25, 12),
)  # fmt: skip
"""Which stones glitter, where from the middle of the laurel, and how large they are."""
SPARKS = ((-78, -118, 9), (66, -118, 8), (118, -42, 9), (-124, -40, 8))
STARS = ((0.36, 152, 4), (0.46, 166, 5), (0.56, 150, 4), (0.67, 164, 5), (0.765, 148, 4))
"""Where there are more sparks in the sky: in shares of the width, and how far above the shore, so
that they stay between the roofs and what the points came from.
"""


def tones(seat: int) -> tuple[Colour, ...]:
    """The sky in the seat's colour from dark to light."""
    colour = SEAT_MARKS[seat].colour
    night = mix(SPLENDOR.well, colour, 0.07)
    return tuple(mix(night, colour, share) for share in SHARES)


@kept
def triumph(seat: int, w: int, h: int) -> Sprite:
    """The scene, in flat tones as on the cards; it stays dark where figures stand."""
    pen = Pen(w, h, scale=2)
    night, dim, dusk, lit = tones(seat)
    with pen.clip(pen.body, RADIUS) as inside:
        inside.box(inside.body, 0, night)
        moon = Point(w * 0.945, h - MOON_HIGH)
        for reach, tone in ((0.5, dim), (0.3, dusk), (0.16, lit)):
            inside.disc(moon, w * reach, tone)
        inside.disc(moon, MOON_SIZE, _moon(seat))
        middle = Point(w * 0.1235, LAUREL)
        for ray in range(RAYS):
            turn = 360 / RAYS * ray
            ends = [around(middle, LONG, turn + side * 3.4) for side in (-1, 1)]
            inside.poly([middle, *ends], dusk)
        for reach, tone in ((138, dim), (104, dusk)):
            inside.disc(middle, reach, tone)
        _behind(inside, Box(0, h - FAR, w, FAR), lit, moon)
        _town(inside, Box(0, h - TOWN, w, TOWN), seat)
        for stone, x, y, radius in JEWELS:
            cut(inside, stone, middle.moved(x, y), radius)
        for x, y, radius in SPARKS:
            spark(inside, middle.moved(x, y), radius, SPARKLING)
        for across, high, radius in STARS:
            spark(inside, Point(w * across, h - high), radius, SPARKLING)
    return pen.done()


@kept
def quarter(seat: int, w: int, h: int, place: int) -> Sprite:
    """One street of such a town before the moon, another in each place."""
    pen, (night, dim, dusk, lit) = Pen(w, h), tones(seat)
    with pen.clip(pen.body, RADIUS - 3) as inside:
        inside.box(inside.body, 0, night)
        moon = Point(w * 0.72, h * 0.64)
        for reach, tone in ((0.95, dim), (0.68, dusk), (0.42, lit)):
            inside.disc(moon, h * reach, tone)
        inside.disc(moon, h * 0.2, _moon(seat))
        look = replace(LOOKS[Stone.BLUE], tones=_facades(seat))
        street = STREETS[place % len(STREETS)]
        street(Prospect(inside, Box(0, h * 0.38, w, h * 0.62), look, vary_by(street.__name__)))
    return pen.done()


def _moon(seat: int) -> Colour:
    return mix(SEAT_MARKS[seat].colour, MOON, 0.75)


def _facades(seat: int) -> tuple[Colour, ...]:
    """The town's tones, from the night to the dusk."""
    colour = SEAT_MARKS[seat].colour
    shades = (0.88, 0.76, 0.62, 0.45, 0.28)
    return tuple(mix(mix(colour, SPLENDOR.surface, share), BLACK, 0.1) for share in shades)


def _behind(pen: Pen, box: Box, fill: Colour, moon: Point) -> None:
    """The roofs of the rest of the town, in the colour of the light round the moon; below the moon
    they are lower, for they would bite it.
    """
    vary, step = vary_by("roofs"), box.w / HOUSES
    for house in range(HOUSES + 1):
        x, high, half = house * step, box.h * vary(0.45, 0.8), step * vary(0.4, 0.7)
        if abs(x - moon.x) < MOON_SIZE + half + 2:
            high = min(high, box.bottom - moon.y - MOON_SIZE - EAVES)
        top = box.bottom - high
        pen.box(Box(x - half, top, 2 * half, high + 2), 0, fill)
        peak = Point(x, top - vary(6, EAVES))
        pen.poly([Point(x - half - 2, top), peak, Point(x + half + 2, top)], fill)


def _town(pen: Pen, box: Box, seat: int) -> None:
    """Streets side by side over a dark shore."""
    facades = _facades(seat)
    look = replace(LOOKS[Stone.BLUE], tones=facades)
    for street, cell in zip(STREETS, box.columns(*[1] * len(STREETS)), strict=True):
        street(Prospect(pen, cell, look, vary_by(street.__name__)))
    pen.box(Box(0, box.bottom - 7, box.w, 7), 0, mix(facades[0], BLACK, 0.4))
