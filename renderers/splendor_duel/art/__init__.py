"""What is built for Splendor Duel: still lifes in the stones, the board, royals, decks, signs, and
the same town as Splendor's on a later evening.
"""

from __future__ import annotations

from collections.abc import Iterator

from renderers.art.build import Asset
from renderers.art.hues import STONES, dusk, hues
from renderers.art.layers import (
    ALL,
    Area,
    Drawing,
    Fade,
    Grain,
    Lobe,
    Rounded,
    Stack,
    Treated,
    Velvet,
    Wood,
)
from renderers.art.shared import portrait

EBONY = ("#150a08", "#3a1c12", "#6e3e22")
ROYALS = {
    1: ("noble-01", "#5f7ed0", "#101a52"),
    2: ("noble-03", "#2f9a72", "#04281e"),
    3: ("noble-06", "#7a48b4", "#1c0834"),
    4: ("noble-05", "#a8486a", "#2c0818"),
}
"""The drawing of each, and what is behind it, in the light and in the shade."""
BOARD = (436, 466)
FIELD: Area = (42 / 436, 70 / 466, 378 / 436, 378 / 466)
"""Where the wells are let into the board."""


def _board() -> Stack:
    """Maple in walnut in ebony, wells in brass, and the spiral between them."""
    frame = Treated(Wood("#120906", "#2e170c", "#5a3418", seed=31, upright=True), (Rounded(40),))
    walnut = Treated(Wood("#1c0e08", "#4c2812", "#83502a", seed=21), (Rounded(24),))
    maple = Treated(Wood("#6e4420", "#a06c38", "#cc9c60", seed=44), (Rounded(10),))
    inner = (12 / 436, 12 / 466, 412 / 436, 442 / 466)
    return Stack(((frame, ALL), (walnut, inner), (maple, FIELD), (Drawing("board"), ALL)))


def _assets() -> Iterator[Asset]:
    for stone in STONES:
        lifes = ("chest", "necklace", "goblet", "ring") if stone != "joker" else ("shell",)
        for life in ("crown", *lifes):
            layer = Drawing(f"scene-{life}", hues(stone))
            grain = Grain(2.8, seed=len(life))
            yield Asset(f"scene-{life}-{stone}", 344, 600, layer, (grain,), opaque=True)
    for number, (drawing, ground, night) in ROYALS.items():
        grain = Grain(3, seed=number)
        layers = portrait(drawing, ground, night)
        yield Asset(f"royal-{number}", 400, 362, layers, (grain,), opaque=True)
    for level in (1, 2, 3):
        yield Asset(f"deck-{level}", 184, 440, Drawing(f"deck-{level}"), (Grain(3),), opaque=True)
    for sign in ("turn", "steal", "privilege", "match"):
        yield Asset(f"ability-{sign}", 128, 128, Drawing(f"ability-{sign}"))
    yield Asset("wheel", 128, 128, Drawing("wheel"))
    for sign in ("scroll", "bag"):
        yield Asset(f"sign-{sign}", 160, 160, Drawing(f"sign-{sign}"))
    yield Asset("board", 2 * BOARD[0], 2 * BOARD[1], _board(), (Grain(2.4, light=0.12),))
    calm = Lobe((-0.17, -0.3, 0.6, 0.92), 0.59, 30, "#0b0316")
    strip = (Grain(4), calm, Fade(0.68, 0.97))
    yield Asset("masthead", 1156, 206, Drawing("masthead", dusk("duel")), strip)
    velvet = Velvet("#150722", "#6c3894", damask="damask")
    yield Asset("velvet", 1156, 1456, velvet, quality=86, opaque=True)
    yield Asset("walnut", 1200, 36, Wood(*EBONY, seed=2), opaque=True)
    yield Asset("walnut-upright", 36, 1500, Wood(*EBONY, seed=7, upright=True), opaque=True)


ASSETS = tuple(_assets())
