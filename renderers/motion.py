"""The picture of a decisive move as a short animation: it begins and ends as the still picture, and
in between light and a few pieces move over it.

Nothing is drawn anew, and of each frame only what differs from the one before is kept, so that a
frame costs little, in time and in bytes. The same picture gives the same bytes.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from enum import Enum
from typing import TypeAlias

from PIL import Image

from renderers.canvas import Canvas, Pen, Strokes
from renderers.encoding import Animation
from renderers.geometry import Box, Point
from renderers.sprites import Light, Sprite, kept
from renderers.theme import ACTIVE, BLACK, SEAT_MARKS, WHITE, rgb

STILL, STEP, REST = 400, 90, 600
"""Milliseconds for which the still picture is seen, then each frame, then the still picture."""
STEPS = 16
REPEATS = 1
"""How often it is shown again: what moves for longer than five seconds disturbs many readers."""
LARGEST = 1024 * 1024
"""Bytes."""
QUALITY, METHOD = 80, 0
"""Of a frame: the quickest."""
SHINE, BRIGHTEST = 200, 0.4
"""How wide a passing light is in pixels, and how much of it is white in its middle."""
LEAN = 60
"""How much a passing light leans."""
PIECES = 44
"""Of confetti."""
HEAD = 140
"""Pixels from above: where the headings are. They are lit if nothing else is."""
BLOW = 0.28
"""The share of the time in which a hammer falls."""
GAVEL, PIVOT = (230, 175), Point(145, 165)
"""How large a hammer is, lifted or not, and where the end of its handle is."""
RINGS = 3
REACH = 130
"""Pixels: how far beyond its place something moves."""
_MARKS = (*(mark.colour for mark in SEAT_MARKS), ACTIVE)
"""The colours of the seats, and gold."""
WOOD, WOOD_LIGHT, WOOD_DARK = rgb("#8A5A2E"), rgb("#B97E45"), rgb("#4E2F16")


class Moment(Enum):
    """What makes a move decisive."""

    OVER = "over"
    SOLD = "sold"
    LAST = "last"
    """The last round begins."""


def animated(canvas: Canvas, still: bytes, moment: Moment, longest: float) -> bytes:
    """The picture, of which *still* is the file, as an animation; nothing if it would take longer
    than so many seconds of work, or be too large.
    """
    until = time.thread_time() + longest
    image = canvas.image
    moving = Animation(still, image.size, STILL, 1 + REPEATS, QUALITY, METHOD)
    places = _places(canvas, moment)
    left, top, right, bottom = _reached(places, canvas.box)
    before = quiet = image.crop((left, top, right, bottom))
    here = [Box(box.x - left, box.y - top, box.w, box.h) for box in places]
    for step in range(1, STEPS + 1):
        after = quiet.copy()
        if step < STEPS:
            _EFFECTS[moment](after, here, step / STEPS)
        moving.follow(before, after, STEP if step < STEPS else REST, (left, top))
        if time.thread_time() > until or moving.bytes >= LARGEST:
            return b""
        before = after
    return moving.done()


def _reached(places: list[Box], whole: Box) -> tuple[int, int, int, int]:
    """The part of the picture in which something moves: its left, top, right and bottom."""
    part = places[0]
    for place in places[1:]:
        part = part.joined(place)
    part = part.inset(-REACH)
    left, top = (max(0, math.floor(edge / 2) * 2) for edge in (part.x, part.y))
    return (
        left,
        top,
        min(round(whole.w), math.ceil(part.right)),
        min(round(whole.h), math.ceil(part.bottom)),
    )


def _places(canvas: Canvas, moment: Moment) -> list[Box]:
    """Where it moves: at the end over the winner, otherwise over what has changed."""
    found = [box for wanted in _LIGHTS[moment] for light, box in canvas.lights if light is wanted]
    if moment is not Moment.LAST:
        found = found[:1]
    return found or [Box(0, 0, canvas.box.w, min(HEAD, canvas.box.h))]


_LIGHTS = {
    Moment.OVER: (Light.FIRST,),
    Moment.SOLD: (Light.SOLD, Light.CHANGED),
    Moment.LAST: (Light.CHANGED,),
}


Effect: TypeAlias = Callable[[Image.Image, list[Box], float], None]
"""Paints what is seen after a share of the time."""


def _over(frame: Image.Image, places: list[Box], share: float) -> None:
    """Light passes over the winner, and confetti falls."""
    _glint(frame, places[0], share)
    strokes, place = Strokes(frame), places[0].inset(8)
    for piece, (at, turn) in enumerate(_confetti(place, share)):
        w, h = 13 * abs(math.cos(turn)) + 4, 19.0
        strokes.box(Box(at.x - w / 2, at.y - h / 2, w, h), _MARKS[piece % len(_MARKS)])


def _confetti(place: Box, share: float) -> Iterator[tuple[Point, float]]:
    """Where pieces are, and how far each has turned; those that have not begun are nowhere."""
    for piece in range(PIECES):
        begins = 0.42 * (piece * 0.755 % 1)
        fallen = (share - begins) / 0.55
        if 0 < fallen < 1:
            x = place.x + place.w * (piece * 0.618 % 1) + 14 * math.sin(7 * share + piece)
            yield Point(x, place.y + place.h * fallen**1.25), 9 * share + piece


def _sold(frame: Image.Image, places: list[Box], share: float) -> None:
    """A hammer falls on what was sold, and rings spread where it has struck."""
    struck = places[0].centre
    if share > BLOW:
        _rings(frame, struck, (share - BLOW) / (1 - BLOW))
    swing = min(1.0, share / BLOW) ** 2
    back = max(0.0, (share - 0.62) / 0.38)
    if back < 1:
        lift = 70 * (1 - swing) + 70 * back
        hammer, corner = gavel(round(lift / 5) * 5).image, struck.moved(102 - PIVOT.x, 49 - PIVOT.y)
        frame.paste(hammer, (round(corner.x), round(corner.y)), hammer)


def _last(frame: Image.Image, places: list[Box], share: float) -> None:
    """Light passes over what has changed, from one to the next: frames stay small."""
    at = share * len(places)
    _glint(frame, places[min(int(at), len(places) - 1)], at % 1)


_EFFECTS: dict[Moment, Effect] = {Moment.OVER: _over, Moment.SOLD: _sold, Moment.LAST: _last}


def _glint(frame: Image.Image, place: Box, share: float) -> None:
    """A slanting light that passes from left to right."""
    w, h = place.size
    begin = round((w + SHINE + LEAN) * share) - SHINE - LEAN
    # Each row takes the same light, a little farther to the left than the row above.
    slant = (1, LEAN / h, -LEAN, 0, 0, 0.5)
    mask = _shine().transform((SHINE + LEAN, h), Image.Transform.AFFINE, slant)
    left, right = max(0, begin), min(w, begin + mask.width)
    if left < right:
        seen = mask.crop((left - begin, 0, right - begin, h))
        frame.paste(WHITE, (round(place.x) + left, round(place.y)), seen)


def _shine() -> Image.Image:
    """How strong the light is from its one edge to the other, in a single row."""
    row = Image.new("L", (SHINE, 1))
    row.putdata(
        [round(255 * BRIGHTEST * math.sin(math.pi * at / SHINE) ** 2) for at in range(SHINE)]
    )
    return row


def _rings(frame: Image.Image, centre: Point, share: float) -> None:
    """Rings that spread from a point, the first ahead, and become thinner."""
    strokes = Strokes(frame)
    for ring in range(RINGS):
        grown = share * 1.5 - ring * 0.22
        if 0 < grown < 1:
            radius = 24 + 96 * grown
            thickness = max(1, round(7 * (1 - grown)))
            strokes.ring(centre, radius, ACTIVE, thickness)


@kept
def gavel(lift: int) -> Sprite:
    """A wooden hammer, lifted by so many degrees; its handle points to the lower right."""
    pen = Pen(*GAVEL, scale=2)
    for corners, fill in (
        ([(46, 40), (54, 32), (99, 85), (91, 92)], BLACK),
        ([(47, 40), (53, 35), (96, 85), (91, 89)], WOOD_LIGHT),
        ([(4, 52), (44, 12), (64, 32), (24, 72)], BLACK),
        ([(7, 52), (44, 15), (61, 32), (24, 69)], WOOD),
        ([(7, 52), (44, 15), (49, 20), (12, 57)], WOOD_LIGHT),
        ([(12, 47), (16, 43), (33, 60), (29, 64)], WOOD_DARK),
        ([(35, 24), (39, 20), (56, 37), (52, 41)], WOOD_DARK),
    ):
        pen.poly([PIVOT.moved(1.5 * x - 142, 1.5 * y - 132) for x, y in corners], fill)
    end = PIVOT.x * pen.scale, PIVOT.y * pen.scale
    turned = pen.image.rotate(-lift, Image.Resampling.BICUBIC, center=end)
    return Sprite(turned.reduce(pen.scale))
