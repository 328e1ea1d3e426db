"""Little stages on which the picture of a card stands: a salon for people, a ballroom for events,
the country for houses, a garden for companions; each in the colour of its deck.
"""

from __future__ import annotations

import math

from games.last_will.catalogue import Deck
from renderers.canvas import Pen
from renderers.geometry import Box, Point, square
from renderers.last_will import roles
from renderers.last_will.signs import EMBLEMS, Sign
from renderers.paths import paint
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, GLOW, WHITE, Colour, mix

FLOOR = 0.80  # of the height: where the ground begins
RADIUS = 4
STARS = ((0.12, 0.18), (0.30, 0.10), (0.72, 0.14), (0.90, 0.24), (0.84, 0.44), (0.08, 0.46))


@kept
def vignette(
    w: int, h: int, which: Sign, deck: Deck, accent: Colour, share: float = 0.66, worn: bool = False
) -> Sprite:
    """The emblem in cream on the stage of its deck; dull if the card has been used."""
    fill = mix(accent, roles.WAX_DARK, 0.62) if worn else accent
    pen = Pen(w, h, scale=3)
    ground, side = h * FLOOR, min(h * 0.72, w * share)
    foot = Point(w / 2, ground + h * 0.035)
    middle = Point(w / 2, foot.y - side * 0.52)
    with pen.clip(pen.body, RADIUS) as stage:
        stage.wash(pen.body, 0, mix(fill, WHITE, 0.06), mix(fill, BLACK, 0.3))
        for grow, light in ((0.86, 0.08), (0.70, 0.15), (0.54, 0.22)):
            stage.disc(middle, side * grow, mix(fill, WHITE, light))
        _scenery(stage, deck, fill, ground)
    shadow = Box(foot.x - side * 0.46, foot.y - side * 0.045, side * 0.92, side * 0.11)
    pen.oval(shadow, mix(fill, BLACK, 0.66))
    spot = square(middle, side)
    dark = Box(spot.x + side * 0.025, spot.y + side * 0.03, side, side)
    paint(pen, dark, EMBLEMS[which], mix(fill, BLACK, 0.6))
    paint(pen, spot, EMBLEMS[which], roles.WORN if worn else roles.PAPER)
    return pen.done()


def _scenery(pen: Pen, deck: Deck, fill: Colour, ground: float) -> None:
    """What stands behind, and the ground."""
    match deck:
        case Deck.PROPERTY:
            _country(pen, fill, ground)
        case Deck.EVENT | Deck.SPECIAL:
            _ballroom(pen, fill, ground)
        case Deck.COMPANION | Deck.JOKER:
            _garden(pen, fill, ground)
        case _:
            _salon(pen, fill, ground)


def _salon(pen: Pen, fill: Colour, ground: float) -> None:
    """A wall with a curtain at either side, and boards."""
    w, h = pen.body.w, pen.body.h
    dark, lit = mix(fill, BLACK, 0.42), mix(fill, WHITE, 0.1)
    pen.box(Box(0, ground, w, h - ground), 0, mix(fill, BLACK, 0.5))
    pen.box(Box(0, ground - 3, w, 3), 0, mix(fill, GLOW, 0.45))
    reach = min(w * 0.2, h * 0.32)
    for side in (0, 1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return (w - x if side else x), y

        fall = [at(0, 0), at(reach, 0)]
        fall += [
            at(reach * (1 - 0.72 * math.sin(math.pi / 2 * step / 10)), ground * 0.9 * step / 10)
            for step in range(11)
        ]
        pen.poly([*fall, at(0, ground * 0.9)], dark)
        for fold in (0.3, 0.62):
            pen.line([at(reach * fold, 0), at(reach * fold * 0.3, ground * 0.86)], lit, 1.6)
        x, y = at(reach * 0.16, ground * 0.66)
        pen.disc(Point(x, y), max(2.5, h * 0.022), mix(fill, GLOW, 0.75))


def _ballroom(pen: Pen, fill: Colour, ground: float) -> None:
    """Bunting over a polished floor, and lights."""
    w, h = pen.body.w, pen.body.h
    pen.box(Box(0, ground, w, h - ground), 0, mix(fill, BLACK, 0.48))
    pen.box(Box(0, ground, w, 2), 0, mix(fill, WHITE, 0.3))
    for x, y in STARS:
        pen.disc(Point(x * w, y * ground + h * 0.14), max(1.6, h * 0.014), mix(fill, GLOW, 0.8))
    flags = max(5, round(w / 30))
    step = w / flags
    tones = (mix(fill, GLOW, 0.75), mix(fill, WHITE, 0.5), mix(fill, BLACK, 0.45))

    def slack(x: float) -> float:
        return h * 0.03 + h * 0.05 * math.sin(math.pi * (x / w * 2 % 1))

    pen.line([(w * n / 40, slack(w * n / 40)) for n in range(41)], mix(fill, BLACK, 0.4), 1.6)
    for place in range(flags):
        left, right = place * step + 2, (place + 1) * step - 2
        tip = ((left + right) / 2, slack((left + right) / 2) + min(step, h * 0.13))
        pen.poly([(left, slack(left)), (right, slack(right)), tip], tones[place % 3])


def _country(pen: Pen, fill: Colour, ground: float) -> None:
    """Clouds, two hills and trees."""
    w, h = pen.body.w, pen.body.h
    cloud = mix(fill, WHITE, 0.3)
    for x, y, size in ((0.14, 0.2, 0.07), (0.86, 0.3, 0.06)):
        for dx, grow in ((-1.1, 0.7), (0, 1.0), (1.1, 0.75)):
            pen.disc(Point(w * x + dx * h * size, h * y), h * size * grow, cloud)
    for lift, reach, tone in ((0.16, 0.0, 0.22), (0.1, 1.6, 0.36)):
        crest = [
            (w * n / 30, ground - h * lift * (0.45 + 0.55 * math.sin(reach + n / 30 * 4.4)))
            for n in range(31)
        ]
        pen.poly([(0, h), *crest, (w, h)], mix(fill, BLACK, tone))
    pen.box(Box(0, ground, w, h - ground), 0, mix(fill, BLACK, 0.52))
    for x, size in ((0.07, 0.1), (0.15, 0.075), (0.9, 0.09), (0.97, 0.07)):
        pen.box(Box(w * x - 1.5, ground - h * size, 3, h * size), 0, mix(fill, BLACK, 0.6))
        pen.disc(Point(w * x, ground - h * size * 1.3), h * size * 0.72, mix(fill, BLACK, 0.56))


def _garden(pen: Pen, fill: Colour, ground: float) -> None:
    """A clipped hedge with balls of box."""
    w, h = pen.body.w, pen.body.h
    hedge = mix(fill, BLACK, 0.3)
    pen.box(Box(0, ground - h * 0.12, w, h * 0.2), 0, hedge)
    for place in range(max(4, round(w / 34)) + 1):
        x = place * w / max(4, round(w / 34))
        pen.disc(Point(x, ground - h * 0.14), h * 0.055, hedge)
    pen.box(Box(0, ground, w, h - ground), 0, mix(fill, BLACK, 0.5))
    pen.box(Box(0, ground, w, 2), 0, mix(fill, WHITE, 0.2))
