"""Where the stones come from, on cards of the first level: a mine, a quarry, a mill, a pit."""

from __future__ import annotations

from renderers.pieces.prospects import LAMP, Prospect
from renderers.theme import BLACK, mix


def mine(view: Prospect) -> None:
    """Three ranges of mountains and the mouth of a mine with its lantern."""
    for base, tone, jag in ((0.58, 2, 0.30), (0.74, 1, 0.22), (0.92, 0, 0.12)):
        view.ridge(
            [base - (jag if (peak + tone) % 2 else 0) * view.vary(0.6, 1.1) for peak in range(6)],
            view.look.tones[tone],
        )
    x = view.vary(0.44, 0.60)
    view.arch(x, 0.66, 0.15, view.timber)
    view.arch(x, 0.73, 0.11, view.dark)
    view.line([(x, 0.72), (x, 0.79)], view.timber, 0.02)
    view.disc(x, 0.81, 0.035, LAMP)


def quarry(view: Prospect) -> None:
    """Steps cut into a rock face, and a crane with a block on its rope."""
    tones = view.look.tones
    shift = view.vary(-0.04, 0.04)
    for step, tone in ((0, 2), (1, 1), (2, 0)):
        top, left = 0.46 + 0.17 * step, 0.66 + shift - 0.2 * step
        view.wall(left, top, 1.1 - left, tones[tone])
        view.shape(
            [(left, top), (1.05, top), (1.05, top + 0.035), (left, top + 0.035)],
            mix(tones[tone], view.pale, 0.45),
        )
    view.swell(0.92, 0.015, 2, view.dark)
    foot = 0.20 + shift
    view.line([(foot, 0.95), (foot + 0.06, 0.60)], view.timber, 0.045)
    view.line([(foot + 0.13, 0.95), (foot + 0.06, 0.60)], view.timber, 0.045)
    view.line([(foot - 0.02, 0.82), (foot + 0.29, 0.34)], view.timber, 0.045)
    view.line([(foot + 0.29, 0.34), (foot + 0.29, 0.62)], view.timber, 0.018)
    view.wall(foot + 0.235, 0.62, 0.11, view.pale, 0.76)


def mill(view: Prospect) -> None:
    """A mill with its wheel on a river between hills, where gravel is washed."""
    tones = view.look.tones
    view.swell(0.58, 0.07, 1.6, tones[2])
    view.swell(0.72, 0.04, 1.1, tones[1])
    x = view.vary(0.24, 0.32)
    view.wall(x, 0.60, 0.26, view.pale)
    view.roof(x + 0.13, 0.61, 0.18, 0.20, view.dark)
    view.vault(x + 0.08, 0.68, 0.03, 0.8, LAMP)
    view.swell(0.88, 0.015, 2.4, tones[0])
    view.wheel(x + 0.36, 0.74, 0.21, view.timber, 4)
    for y, long in ((0.93, 0.16), (0.97, 0.3)):
        left = view.vary(0.1, 0.5)
        view.line([(left, y), (left + long, y)], mix(tones[2], view.pale, 0.5), 0.018)


def pit(view: Prospect) -> None:
    """A headframe over a shaft, and a cart on rails with what came up."""
    tones = view.look.tones
    view.ridge([view.vary(0.52, 0.66) for _ in range(5)], tones[2])
    view.ridge([view.vary(0.76, 0.82) for _ in range(6)], tones[1])
    x = view.vary(0.56, 0.66)
    for side in (-1, 1):
        view.line([(x + side * 0.13, 0.95), (x + side * 0.03, 0.42)], view.timber, 0.045)
    for y, half in ((0.62, 0.066), (0.79, 0.10)):
        view.line([(x - half, y), (x + half, y)], view.timber, 0.032)
    view.wheel(x, 0.40, 0.11, view.timber, 3)
    view.ridge([0.92, 0.92], tones[0])
    view.line([(0, 0.95), (1, 0.95)], view.timber, 0.022)
    cart = x - 0.36
    heap = mix(tones[4], view.pale, 0.3)
    view.shape([(cart, 0.74), (cart + 0.06, 0.64), (cart + 0.1, 0.68), (cart + 0.14, 0.62),
                (cart + 0.22, 0.74)], heap)  # fmt: skip
    view.shape([(cart - 0.03, 0.73), (cart + 0.25, 0.73), (cart + 0.2, 0.9), (cart + 0.02, 0.9)],
               mix(view.dark, BLACK, 0.2))  # fmt: skip
    for wheel in (cart + 0.05, cart + 0.17):
        view.disc(wheel, 0.91, 0.055, view.timber)
        view.disc(wheel, 0.91, 0.028, view.dark)
