"""What is built for Splendor Duel: still lifes in the stones, the board, royals, decks, signs, and
the same town as Splendor's on a later evening.
"""

from __future__ import annotations

from collections.abc import Iterator

from renderers.art.build import Asset
from renderers.art.hues import STONES, dusk, hues, mix
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
from renderers.art.shared import HARBOUR, SEATS, portrait

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
ROOFS = {"G": "#c9a0ff", "g": "#7a48c0", "gd": "#321058"}
"""Of the town, whatever the sky is like."""
DUSK = (300.0, 0.0, 344.0, 278.0)
"""Of the masthead: the calm water beside the ship."""


def _board() -> Stack:
    """Maple in walnut in ebony, wells in brass, and the spiral between them."""
    frame = Treated(Wood("#120906", "#2e170c", "#5a3418", seed=31, upright=True), (Rounded(40),))
    walnut = Treated(Wood("#1c0e08", "#4c2812", "#83502a", seed=21), (Rounded(24),))
    maple = Treated(Wood("#6e4420", "#a06c38", "#cc9c60", seed=44), (Rounded(10),))
    inner = (12 / 436, 12 / 466, 412 / 436, 442 / 466)
    return Stack(((frame, ALL), (walnut, inner), (maple, FIELD), (Drawing("board"), ALL)))


def _evening(colour: str) -> Stack:
    """The town by dusk under a sky in a seat's colour, light from above, and a table before it."""
    tones = dusk(
        "duel",
        s0="#0c0524", s1=mix(colour, "#12204a", 0.48), s2="#ffbd8c", hz="#c48a92",
        near="#140828", nearL="#5a4a9a", L="#ffe3c4", M="#9c86b8", D="#33225e", G="#c9a0ff",
        g="#7a48c0", gd="#321058", w0="#f2b290", w1="#120636", K="#08031a",
    )  # fmt: skip
    town = Stack(((Drawing("poster", tones, over=1), ALL), (Drawing("poster-light", over=1), ALL)))
    night = Fade(0.667, 0.8, least=0.1, into="#100522")
    dark = Fade(0.1, 0.0, least=0.38, into="#000008")
    lit = Treated(town, (Grain(3.6, light=0.07), night, dark))
    return Stack(((lit, ALL), (Drawing("poster-table", over=1), (0, 1130 / 1500, 1, 370 / 1500))))


def _crown() -> Stack:
    """A crown of all jewels: where each is set, and how large, in the units of the drawing."""
    spots = {
        "white": (128, 390, 66),
        "blue": (222, 410, 74),
        "red": (320, 418, 86),
        "green": (418, 410, 74),
        "black": (512, 390, 66),
    }
    jewels = []
    for stone, (x, y, size) in spots.items():
        inside = 0.11 * size
        left, top = x - size / 2, y - size / 2
        bezel: Area = (left / 640, top / 460, size / 640, size / 460)
        face: Area = (
            (left + inside) / 640, (top + inside) / 460,
            (size - 2 * inside) / 640, (size - 2 * inside) / 460,
        )  # fmt: skip
        jewels += [(Drawing(f"bezel-{stone}"), bezel), (Drawing(f"jewel-{stone}"), face)]
    return Stack(((Drawing("great-crown"), ALL), *jewels))


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
    for sign in ("turn", "steal", "privilege", "match"):
        yield Asset(f"ability-{sign}", 128, 128, Drawing(f"ability-{sign}"))
    yield Asset("wheel", 128, 128, Drawing("wheel"))
    for sign in ("scroll", "bag"):
        yield Asset(f"sign-{sign}", 160, 160, Drawing(f"sign-{sign}"))
    yield Asset("board", 2 * BOARD[0], 2 * BOARD[1], _board(), (Grain(2.4, light=0.12),))
    calm = Lobe((-0.17, -0.3, 0.6, 0.92), 0.59, 30, "#0b0316")
    strip = (Grain(4), calm, Fade(0.68, 0.97))
    yield Asset("masthead", 1156, 206, Drawing("masthead", dusk("duel")), strip)
    right = Drawing("masthead", dusk("duel"), view=(-170, 0, 1560, 262))
    shade = (Grain(4), Lobe((-0.3, -0.5, 1.1, 1.6), 0.72, 70, "#0b0316"), Fade(0.7, 0.97))
    yield Asset("masthead-hand", 1156, 194, right, shade)
    for name, stone, size, view in (
        ("harbour", "blue", (1128, 386), HARBOUR),
        ("dusk", "red", (552, 446), DUSK),
    ):
        town = Drawing("masthead", dusk("duel", **{**hues(stone), **ROOFS}), view=view)
        yield Asset(name, *size, town, (Grain(3),), quality=84, opaque=True)
    for name, colour in {"1": SEATS[0], "2": SEATS[1], "drawn": "#c187d6"}.items():
        yield Asset(f"poster-{name}", 1200, 1500, _evening(colour), quality=86, opaque=True)
    yield Asset("great-crown", 560, 402, _crown(), (Grain(3.2),))
    velvet = Velvet("#150722", "#6c3894", damask="damask")
    yield Asset("velvet", 1156, 1456, velvet, quality=86, opaque=True)
    yield Asset("walnut", 1200, 36, Wood(*EBONY, seed=2), opaque=True)
    yield Asset("walnut-upright", 36, 1500, Wood(*EBONY, seed=7, upright=True), opaque=True)


ASSETS = tuple(_assets())
