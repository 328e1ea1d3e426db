"""The small pictures on the heads of cards: a mine, a ship or a palace by level, in the tones of the bonus.

A card always looks the same: what varies is taken from its id.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from zlib import crc32

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.pieces.stones import LOOKS, Look, Stone
from renderers.theme import BLACK, WHITE, Colour, mix, rgb

Vary = Callable[[float, float], float]
LAMP = rgb("#F2C555")


def vary_by(name: str) -> Vary:
    """Numbers between two bounds that look random and depend on the name alone."""
    drawn = 0

    def vary(low: float, high: float) -> float:
        nonlocal drawn
        drawn += 1
        return low + (high - low) * crc32(f"{name}/{drawn}".encode()) / 2**32

    return vary


def sky(stone: Stone) -> tuple[Colour, Colour]:
    """The sky's far and near colour; the white stone has a light sky and dark figures before it."""
    look = LOOKS[stone]
    match stone:
        case Stone.WHITE:
            return rgb("#F4F8FC"), rgb("#C3D2E4")
        case Stone.BLACK:
            return rgb("#15151B"), rgb("#8A8E9E")
        case _:
            return mix(look.rim, look.tones[0], 0.45), look.tones[3]


def landscape(pen: Pen, head: Box, stone: Stone, level: int, name: str) -> None:
    """A banded sky with its sun, and before it what the level tells of."""
    vary, look = vary_by(name), LOOKS[stone]
    far, near = sky(stone)
    pen.box(head, 0, far)
    sun = Point(head.x + head.w * vary(0.36, 0.52), head.y + head.h * 0.66)
    for band, reach in enumerate((0.80, 0.62, 0.45, 0.30), start=1):
        pen.disc(sun, head.h * reach, mix(far, near, band / 4.6))
    pen.disc(sun, head.h * 0.17, WHITE if stone is Stone.WHITE else mix(look.tones[4], rgb("#FFF1C9"), 0.6))
    (_mine, _ship, _palace)[level - 1](pen, head, look, vary)


def _mine(pen: Pen, head: Box, look: Look, vary: Vary) -> None:
    """Three ranges of mountains and the mouth of a mine."""
    for base, tone, jag in ((0.58, 2, 0.30), (0.74, 1, 0.22), (0.92, 0, 0.12)):
        ridge = []
        for peak in range(6):
            height = base - (jag if (peak + tone) % 2 else 0) * vary(0.6, 1.1)
            ridge.append((head.x + head.w * peak / 5, head.y + head.h * height))
        pen.poly([(head.x, head.bottom), *ridge, (head.right, head.bottom)], look.tones[tone])
    x, size = head.x + head.w * vary(0.52, 0.66), head.h * 0.20
    timber = mix(look.tones[3], rgb("#D9B98A"), 0.6)
    pen.box(Box(x - size, head.bottom - size * 1.45, 2 * size, size * 2), size * 0.8, timber)
    dark = mix(look.tones[0], BLACK, 0.6)
    pen.box(Box(x - size * 0.74, head.bottom - size * 1.15, 1.48 * size, size * 2), size * 0.6, dark)


def _ship(pen: Pen, head: Box, look: Look, vary: Vary) -> None:
    """A ship with three sails on its way."""
    size = head.h * 0.30
    keel = Point(head.x + head.w * vary(0.46, 0.56), head.y + head.h * 0.80)
    hull, sail = mix(look.tones[0], BLACK, 0.35), mix(look.tones[4], rgb("#FFF8E8"), 0.6)

    def shape(points: list[tuple[float, float]], fill: Colour) -> None:
        pen.poly([keel.moved(x * size, y * size) for x, y in points], fill)

    for x, top in ((-0.3, -1.75), (0.45, -1.45)):
        pen.line([keel.moved(x * size), keel.moved(x * size, top * size)], hull, 2)
    shape([(-0.95, -0.25), (-0.34, -1.6), (-0.16, -0.85), (-0.34, -0.22)], sail)
    shape([(-0.22, -1.5), (0.30, -0.85), (0.32, -0.22), (-0.2, -0.22)], mix(sail, look.tones[3], 0.35))
    shape([(0.5, -1.35), (1.1, -0.30), (0.5, -0.25)], sail)
    shape([(-1.1, -0.18), (1.2, -0.18), (0.9, 0.32), (-0.8, 0.32)], hull)
    for level, tone in ((0.80, 2), (0.88, 1), (0.95, 0)):
        shift = vary(0, 6)
        waves = [
            (head.x + head.w * i / 24, head.y + head.h * (level + math.sin(i * 1.05 + shift) * 0.02)) for i in range(25)
        ]
        pen.poly([(head.x, head.bottom), *waves, (head.right, head.bottom)], look.tones[tone])


def _palace(pen: Pen, head: Box, look: Look, vary: Vary) -> None:
    """Towers, a dome and a gallery of a rich town."""

    def box(x: float, y: float, w: float, fill: Colour) -> None:
        pen.box(Box(head.x + head.w * x, head.y + head.h * y, head.w * w, head.h * (1 - y)), 0, fill)

    for middle, top, wide in ((0.06, 0.62, 0.10), (0.22, 0.50, 0.08), (0.86, 0.56, 0.10), (0.72, 0.66, 0.12)):
        x = middle + vary(-0.02, 0.02)
        box(x - wide / 2, top, wide, look.tones[2])
        roof = [(x - wide * 0.7, top), (x, top - 0.16), (x + wide * 0.7, top)]
        pen.poly([(head.x + head.w * a, head.y + head.h * b) for a, b in roof], look.tones[2])
    nave, half = vary(0.44, 0.54), 0.17
    box(nave - half * 1.1, 0.66, half * 2.2, look.tones[1])
    dome, size = Point(head.x + head.w * nave, head.y + head.h * 0.66), head.w * half
    pen.oval(Box(dome.x - size, dome.y - size * 1.05, 2 * size, 2.2 * size), look.tones[1])
    pen.line([dome.moved(dy=-size), dome.moved(dy=-size * 1.5)], look.tones[1], 2)
    pen.disc(dome.moved(dy=-size * 1.5), 2.4, LAMP)
    box(0, 0.86, 1, look.tones[0])
    light = mix(rgb("#F8DE9A"), look.tones[2], 0.25)
    for arch in range(7):
        left = head.x + head.w * (0.045 + 0.14 * arch)
        pen.box(Box(left, head.y + head.h * 0.89, head.w * 0.07, head.h * 0.2), head.w * 0.035, light)
