"""The small pictures on the heads of cards: where stones come from, how they travel and where they
are worn, by level, in the tones of the bonus.

A card always looks the same: which scene of its level it has, and what varies in it, is taken from
its id. Cards of one colour and level follow each other in the numbering, so that all scenes of the
level are found among them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from renderers.canvas import Pen
from renderers.geometry import Box
from renderers.pieces.prospects import Prospect, vary_by
from renderers.pieces.stones import LOOKS, Stone
from renderers.splendor import sources, towns, trade
from renderers.theme import WHITE, Colour, mix, rgb

SLATE = rgb("#3A4C6A")  # darkens what stands before the light sky of the white stone
SKY = 0.2  # the share of a head above its scene: points and bonus stand there, and cover nothing
Painting = Callable[[Prospect], None]
SCENES: dict[int, tuple[Painting, ...]] = {
    1: (sources.mine, sources.quarry, sources.mill, sources.pit),
    2: (trade.ship, trade.caravan, trade.harbour, trade.workshop),
    3: (towns.palace, towns.cathedral, towns.bridge, towns.castle),
}
"""The scenes of each level."""


def scene_of(level: int, name: str) -> Painting:
    """What is painted on a card: its ids count within the level."""
    several = SCENES[level]
    return several[int(name.rpartition("-")[2]) % len(several)]


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
    look = LOOKS[stone]
    if stone is Stone.WHITE:
        tones = zip(look.tones, (0.62, 0.42, 0.25, 0.1, 0), strict=True)
        look = replace(look, tones=tuple(mix(tone, SLATE, share) for tone, share in tones))
    high = head.h * SKY
    scene = Box(head.x, head.y + high, head.w, head.h - high)
    view = Prospect(pen, scene, look, vary_by(name))
    far, near = sky(stone)
    pen.box(head, 0, far)
    sun = view.at(view.vary(0.36, 0.52), 0.52)
    for band, reach in enumerate((0.80, 0.62, 0.45, 0.30), start=1):
        pen.disc(sun, head.h * reach, mix(far, near, band / 4.6))
    glow = WHITE if stone is Stone.WHITE else mix(look.tones[4], rgb("#FFF1C9"), 0.6)
    pen.disc(sun, head.h * 0.17, glow)
    scene_of(level, name)(view)
