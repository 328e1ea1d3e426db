"""Where the stones are worn, on cards of the third level: a palace, a cathedral, a bridge, a
castle.
"""

from __future__ import annotations

import math

from renderers.pieces.prospects import LAMP, Prospect
from renderers.theme import BLACK, mix


def palace(view: Prospect) -> None:
    """Towers, a dome and a gallery of a rich town."""
    tones = view.look.tones
    for middle, top, wide in ((0.06, 0.62, 0.10), (0.22, 0.50, 0.08), (0.86, 0.56, 0.10),
                              (0.72, 0.66, 0.12)):  # fmt: skip
        x = middle + view.vary(-0.02, 0.02)
        view.wall(x - wide / 2, top, wide, tones[2])
        view.roof(x, top + 0.01, wide * 0.7, 0.16, mix(tones[1], BLACK, 0.1))
    nave, half = view.vary(0.42, 0.50), 0.17
    _dome(view, nave, 0.66, half)
    view.wall(nave - half * 1.1, 0.66, half * 2.2, tones[1])
    view.ridge([0.86, 0.86], tones[0])
    for arch in range(7):
        view.arch(0.08 + 0.14 * arch, 0.89, 0.035, view.light)


def _dome(view: Prospect, x: float, y: float, half: float) -> None:
    """A dome in gores, with a lantern on it."""
    tones, high = view.look.tones, half * view.head.w / view.head.h * 1.05
    for share, fill in ((1.0, mix(tones[1], BLACK, 0.25)), (0.72, tones[1]), (0.3, tones[2])):
        left = x - half
        edge = [
            (left + half * share * (1 - math.cos(turn)), y + 0.02 - high * math.sin(turn))
            for turn in (math.pi * step / 16 for step in range(17))
        ]
        view.shape(edge, fill)
    view.line([(x, y - high), (x, y - high * 1.4)], tones[1], 0.03)
    view.disc(x, y - high * 1.4, 0.03, LAMP)


def cathedral(view: Prospect) -> None:
    """Two towers with spires, a rose window between them, buttresses beside."""
    tones, x = view.look.tones, view.vary(0.43, 0.48)
    view.swell(0.74, 0.03, 1.4, tones[2])
    wall = mix(tones[1], tones[2], 0.4)
    view.wall(x - 0.34, 0.78, 0.68, tones[1])
    view.wall(x - 0.12, 0.48, 0.24, wall)
    view.roof(x, 0.49, 0.13, 0.16, tones[0])
    for side in (-0.17, 0.17):
        view.wall(x + side - 0.065, 0.42, 0.13, wall)
        view.roof(x + side, 0.43, 0.075, 0.30, tones[0])
        view.vault(x + side, 0.50, 0.022, 0.64, view.light)
        view.arch(x + side, 0.86, 0.035, view.light)
    for side in (-0.32, 0.32):
        view.roof(x + side, 0.79, 0.03, 0.14, tones[0])
    view.disc(x, 0.63, 0.095, view.dark)
    view.disc(x, 0.63, 0.075, view.light)
    for petal in range(6):
        turn = math.pi * petal / 3
        view.line([(x, 0.63), (x + math.cos(turn) * 0.05, 0.63 + math.sin(turn) * 0.075)],
                  view.dark, 0.014)  # fmt: skip
    view.arch(x, 0.80, 0.055, view.light)
    view.ridge([0.96, 0.96], view.dark)


def bridge(view: Prospect) -> None:
    """A stone bridge with houses over a canal, its arches mirrored in the water."""
    tones, shift = view.look.tones, view.vary(-0.02, 0.02)
    for left, top, wide in ((-0.04, 0.56, 0.18), (0.86, 0.60, 0.2), (0.16, 0.64, 0.12)):
        view.wall(left + shift, top, wide, tones[2])
        view.roof(left + shift + wide / 2, top + 0.01, wide * 0.6, 0.12, tones[1])
    for house, (left, top) in enumerate(((0.26, 0.50), (0.40, 0.42), (0.54, 0.48), (0.68, 0.56))):
        wall = view.pale if house % 2 else mix(view.pale, tones[3], 0.5)
        view.wall(left + shift, top, 0.13, wall, 0.74)
        view.roof(left + shift + 0.065, top + 0.01, 0.08, 0.12, view.dark)
        view.vault(left + shift + 0.045, top + 0.07, 0.018, top + 0.17, LAMP)
    stone = mix(tones[1], BLACK, 0.15)
    view.ridge([0.80, 0.72, 0.68, 0.68, 0.72, 0.80], stone)
    for middle, top, half in ((0.22, 0.82, 0.09), (0.5, 0.77, 0.14), (0.78, 0.82, 0.09)):
        view.arch(middle, top, half, mix(tones[3], view.pale, 0.25))
    view.swell(0.93, 0.012, 4, tones[0])
    x = 0.5 + shift
    view.shape([(x - 0.12, 0.9), (x + 0.12, 0.88), (x + 0.07, 0.95), (x - 0.07, 0.95)], view.dark)


def castle(view: Prospect) -> None:
    """A castle with banners on its rock."""
    tones, x = view.look.tones, view.vary(0.42, 0.50)
    view.ridge([0.74, 0.58, 0.68, 0.6, 0.56, 0.7], tones[2])
    wall = mix(view.pale, tones[3], 0.45)
    for left, top, wide in ((-0.24, 0.56, 0.11), (0.14, 0.50, 0.11), (-0.06, 0.38, 0.13)):
        view.wall(x + left, top, wide, wall, 0.86)
        for tooth in range(3):
            step = wide / 5
            view.wall(x + left + step * 2 * tooth, top - 0.05, step, wall, top + 0.02)
        view.vault(x + left + wide / 2, top + 0.1, 0.018, top + 0.22, view.dark)
    view.wall(x - 0.22, 0.68, 0.44, mix(wall, tones[2], 0.3), 0.9)
    view.vault(x + 0.005, 0.74, 0.045, 0.9, view.dark)
    for left, top in ((0.005, 0.33), (0.195, 0.45)):
        view.line([(x + left, top), (x + left, top - 0.19)], view.dark, 0.02)
        view.shape([(x + left, top - 0.19), (x + left + 0.12, top - 0.145), (x + left, top - 0.1)],
                   LAMP)  # fmt: skip
    view.ridge([1.0, 0.93, 0.85, 0.82, 0.84, 0.86, 0.97], tones[1])
    view.shape([(x + 0.04, 0.86), (x + 0.2, 1.05), (0.9, 1.05), (0.75, 0.9)], tones[0])
    view.ridge([0.96, 1.0, 0.98, 0.99, 0.94], view.dark)
