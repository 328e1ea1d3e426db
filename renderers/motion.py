"""The picture of a decisive move as a short animation: it begins and ends as the still picture, and
in between light and a few pieces move over it.

Nothing is drawn anew. What moves takes the colours that the picture has already, so that a frame
costs little, in time and in bytes. The same picture gives the same bytes.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from enum import Enum
from typing import TypeAlias

from PIL import Image

from renderers.canvas import Canvas, Pen
from renderers.frames import END, begin, difference
from renderers.geometry import Box, Point
from renderers.palette import COLOURS
from renderers.sprites import Light, Sprite, kept
from renderers.strokes import Strokes
from renderers.theme import ACTIVE, BLACK, SEAT_MARKS, WHITE, Colour, mix, rgb

STILL, STEP, REST = 400, 70, 600
"""Milliseconds for which the still picture is seen, then each frame, then the still picture."""
STEPS = 20
REPEATS = 1
"""How often it is shown again: what moves for longer than five seconds disturbs many readers."""
LARGEST = 1024 * 1024
"""Bytes."""
SHINE = ((190, 0.1), (120, 0.2), (60, 0.32))
"""How wide the parts of a passing light are, and how much lighter things are in them."""
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
WOOD, WOOD_LIGHT, WOOD_DARK = rgb("#8A5A2E"), rgb("#B97E45"), rgb("#4E2F16")


class Moment(Enum):
    """What makes a move decisive."""

    OVER = "over"
    SOLD = "sold"
    LAST = "last"
    """The last round begins."""


def animated(canvas: Canvas, palette: Image.Image, moment: Moment, longest: float) -> bytes:
    """The picture as a GIF; nothing if it would take longer than so many seconds of work, or be too
    large.
    """
    until = time.thread_time() + longest
    still, unchanged = _with_a_spare_colour(canvas.flat(palette))
    stage, out = _Stage(still, unchanged), begin(still, STILL, REPEATS)
    places = _places(canvas, moment)
    left, top, right, bottom = _reached(places, canvas.box)
    before = quiet = still.crop((left, top, right, bottom))
    here = [Box(box.x - left, box.y - top, box.w, box.h) for box in places]
    for step in range(1, STEPS + 1):
        after = quiet.copy()
        if step < STEPS:
            _EFFECTS[moment](stage, after, here, step / STEPS)
        shown = STEP if step < STEPS else REST
        out.writelines(difference(before, after, shown, unchanged, (left, top)))
        if time.thread_time() > until or out.tell() >= LARGEST:
            return b""
        before = after
    out.write(END)
    return out.getvalue()


def _reached(places: list[Box], whole: Box) -> tuple[int, int, int, int]:
    """The part of the picture in which something moves: its left, top, right and bottom."""
    part = places[0]
    for place in places[1:]:
        part = part.joined(place)
    part = part.inset(-REACH)
    left, top = max(0, math.floor(part.x)), max(0, math.floor(part.y))
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


class _Stage:
    """The colours of a still picture, and which of them is which when it is lit."""

    def __init__(self, still: Image.Image, unchanged: int) -> None:
        colours = _colours(still)
        self._palette = still
        self._known = [*range(COLOURS)]
        self._known[unchanged] = _likest(colours, unchanged)
        self.lit = [
            [*self.flat(_row([mix(colour, WHITE, share) for colour in colours])).tobytes()]
            for _, share in SHINE
        ]
        """By how much light falls on them, for every colour the one that it becomes."""
        marks = [*(mark.colour for mark in SEAT_MARKS), ACTIVE]
        self.marks = [*self.flat(_row(marks)).tobytes()]
        """The colours of the seats, and gold."""
        self._flat = dict[Sprite, tuple[Image.Image, Image.Image]]()

    def flat(self, image: Image.Image) -> Image.Image:
        """An image in the colours that there are."""
        near = image.quantize(palette=self._palette, dither=Image.Dither.NONE)
        return near.point(self._known)

    def light(self, frame: Image.Image, box: Box, mask: Image.Image, share: int) -> None:
        """Let light fall on a part of a frame, where the mask is white."""
        corner = round(box.x), round(box.y)
        part = frame.crop((*corner, corner[0] + mask.width, corner[1] + mask.height))
        frame.paste(part.point(self.lit[share]), corner, mask)

    def stamp(self, frame: Image.Image, sprite: Sprite, corner: Point) -> None:
        """Put a piece on a frame, in the colours that there are."""
        if sprite not in self._flat:
            solid = sprite.image.getchannel("A").point(lambda alpha: 255 * (alpha > 127))
            self._flat[sprite] = self.flat(sprite.image.convert("RGB")), solid
        flat, solid = self._flat[sprite]
        frame.paste(flat, (round(corner.x), round(corner.y)), solid)


Effect: TypeAlias = Callable[[_Stage, Image.Image, list[Box], float], None]
"""Paints what is seen after a share of the time."""


def _over(stage: _Stage, frame: Image.Image, places: list[Box], share: float) -> None:
    """Light passes over the winner, and confetti falls."""
    _glint(stage, frame, places[0], share)
    strokes, place = Strokes(frame), places[0].inset(8)
    for piece, (at, turn) in enumerate(_confetti(place, share)):
        w, h = 13 * abs(math.cos(turn)) + 4, 19.0
        tone = stage.marks[piece % len(stage.marks)]
        strokes.box(Box(at.x - w / 2, at.y - h / 2, w, h), tone)


def _confetti(place: Box, share: float) -> Iterator[tuple[Point, float]]:
    """Where pieces are, and how far each has turned; those that have not begun are nowhere."""
    for piece in range(PIECES):
        begins = 0.42 * (piece * 0.755 % 1)
        fallen = (share - begins) / 0.55
        if 0 < fallen < 1:
            x = place.x + place.w * (piece * 0.618 % 1) + 14 * math.sin(7 * share + piece)
            yield Point(x, place.y + place.h * fallen**1.25), 9 * share + piece


def _sold(stage: _Stage, frame: Image.Image, places: list[Box], share: float) -> None:
    """A hammer falls on what was sold, and rings spread where it has struck."""
    struck = places[0].centre
    if share > BLOW:
        _rings(stage, frame, struck, (share - BLOW) / (1 - BLOW))
    swing = min(1.0, share / BLOW) ** 2
    back = max(0.0, (share - 0.62) / 0.38)
    if back < 1:
        lift = 70 * (1 - swing) + 70 * back
        sprite = gavel(round(lift / 5) * 5)
        stage.stamp(frame, sprite, struck.moved(102 - PIVOT.x, 49 - PIVOT.y))


def _last(stage: _Stage, frame: Image.Image, places: list[Box], share: float) -> None:
    """Light passes over all that has changed."""
    for place in places:
        _glint(stage, frame, place, share)


_EFFECTS: dict[Moment, Effect] = {Moment.OVER: _over, Moment.SOLD: _sold, Moment.LAST: _last}


def _glint(stage: _Stage, frame: Image.Image, place: Box, share: float) -> None:
    """A slanting light that passes from left to right."""
    w, h = place.size
    reach = SHINE[0][0] + LEAN
    middle = (w + reach) * share - reach / 2
    for strength, (wide, _) in enumerate(SHINE):
        mask = Image.new("1", (w, h))
        low, high = middle - wide / 2, middle + wide / 2
        corners = [(low + LEAN / 2, 0), (high + LEAN / 2, 0), (high - LEAN / 2, h)]
        Strokes(mask).poly([*corners, (low - LEAN / 2, h)], 1)
        stage.light(frame, place, mask, strength)


def _rings(stage: _Stage, frame: Image.Image, centre: Point, share: float) -> None:
    """Rings that spread from a point, the first ahead, and become thinner."""
    strokes = Strokes(frame)
    for ring in range(RINGS):
        grown = share * 1.5 - ring * 0.22
        if 0 < grown < 1:
            radius = 24 + 96 * grown
            thickness = max(1, round(7 * (1 - grown)))
            strokes.ring(centre, radius, stage.marks[-1], thickness)


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


def _with_a_spare_colour(flat: Image.Image) -> tuple[Image.Image, int]:
    """The picture, and the number of a colour that it does not use.

    If it uses all, the last becomes the one that is most like it.
    """
    unused = [number for number, n in enumerate(flat.histogram()) if not n]
    if unused:
        return flat, unused[-1]
    last = COLOURS - 1
    return flat.point([*range(last), _likest(_colours(flat), last)]), last


def _colours(flat: Image.Image) -> list[Colour]:
    found = (flat.getpalette() or [])[: 3 * COLOURS]
    return [(found[at], found[at + 1], found[at + 2]) for at in range(0, len(found), 3)]


def _likest(colours: list[Colour], number: int) -> int:
    """The number of the colour that comes closest to one of them."""

    def distance(other: int) -> int:
        pairs = zip(colours[number], colours[other], strict=True)
        return sum((one - another) ** 2 for one, another in pairs)

    return min((other for other in range(len(colours)) if other != number), key=distance)


def _row(colours: list[Colour]) -> Image.Image:
    row = Image.new("RGB", (len(colours), 1))
    row.putdata(colours)
    return row
