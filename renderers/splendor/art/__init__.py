"""What is built for Splendor: scenes in five stones, nobles, decks, the town, the velvet."""

from __future__ import annotations

from collections.abc import Iterator

from renderers.art.build import Asset
from renderers.art.hues import STONES, dusk, hues, mix, vivid
from renderers.art.layers import (
    ALL,
    Area,
    Drawing,
    Fade,
    Grain,
    Layer,
    Lobe,
    Stack,
    Treated,
    Velvet,
    Wood,
)
from renderers.art.shared import HARBOUR, SEATS, enamelled, portrait

SCENES = (
    *("mine", "mill", "cave", "ship", "caravan"),
    *("workshop", "market", "palace", "cathedral", "bridge"),
)
FIELDS = {
    1: ("#3562b8", "#0a1540"),
    2: ("#a8743a", "#2c1408"),
    3: ("#1f8a6c", "#03211c"),
    4: ("#b0405a", "#2a0410"),
    5: ("#6c7084", "#12131c"),
    6: ("#7a3fa0", "#1c0a30"),
    7: ("#4a5aa8", "#0c1236"),
    8: ("#b9893e", "#2c1a06"),
    9: ("#c2788a", "#3a0c22"),
    10: ("#6aa0a8", "#0b2a30"),
}
"""What is behind each noble, in the light and in the shade."""
TOWN = dusk("splendor")
MOST = 4
"""Players."""
COINS = 142


def _evening(colour: str) -> Stack:
    """A town by dusk under a sky in a seat's colour, and a bank of gold before it."""
    tones = dusk(
        "splendor",
        s0=mix(colour, "#080628", 0.86), s1=vivid(mix(colour, "#160c50", 0.56), 0.5), s2="#ffbf86",
        sun="#fff2cc", hz=mix(colour, "#f0a080", 0.6), near="#150a34", nearL="#6a4aa0",
        L="#ffe3bd", M="#a083b8", D="#33246a", G="#8ab4ff", g="#3a62cc", gd="#16267a",
        w0="#f6b98a", w1="#120a38", K="#070418",
    )  # fmt: skip
    night = Fade(0.67, 0.83, least=0.1, into="#0c0626")
    dark = Fade(0.113, 0.0, least=0.5, into="#000010")
    town = Treated(Drawing("poster", tones, over=1), (Grain(3.6, light=0.07), night, dark))
    return Stack(((town, ALL), *_bank()))


def _bank() -> Iterator[tuple[Layer, Area]]:
    """Coins in three rows, the last before the others."""
    chip = Drawing("chip-side", enamelled("gold"))
    coin = Stack(((chip, ALL), (Drawing("jewel-gold"), (0.19, 0.17, 0.62, 0.55))))
    for number in range(COINS):
        one, two, three = (((number + 1) * step) % COINS / COINS - 0.5 for step in (37, 23, 41))
        x, row, wide = 600 + 1250 * one + 16 * two, number * 3 // COINS, 74 + 16 * three
        y = 1248 + row * 26 + ((x - 600) / 600) ** 2 * 14 + 10 * two
        area = (x - wide / 2) / 1200, (y - wide * 0.27) / 1500, wide / 1200, wide * 0.55 / 1500
        yield coin, area


def _assets() -> Iterator[Asset]:
    for scene in SCENES:
        for stone in (stone for stone in STONES if stone != "joker"):
            grain = Grain(3.2, seed=len(scene))
            layer = Drawing(f"scene-{scene}", hues(stone))
            yield Asset(f"scene-{scene}-{stone}", 344, 460, layer, (grain,), opaque=True)
    for number, (ground, night) in FIELDS.items():
        layers = portrait(f"noble-{number:02}", ground, night)
        grain = Grain(3, seed=number)
        yield Asset(f"noble-{number:02}", 400, 362, layers, (grain,), opaque=True)
    queen = Drawing("noble-01", view=(-20, -14, 280, 262))
    yield Asset("noble-01-cut", 360, 337, queen, (Grain(3),))
    calm = Lobe((-0.17, -0.3, 0.52, 0.92), 0.59, 30)
    town = Drawing("masthead", TOWN)
    yield Asset("masthead", 1156, 206, town, (Grain(2.4), calm, Fade(0.68, 0.97)))
    right = Drawing("masthead", TOWN, view=(-170, 0, 1560, 262))
    hand = (Grain(2.4), Lobe((-0.3, -0.5, 1.1, 1.6), 0.72, 70), Fade(0.7, 0.97))
    yield Asset("masthead-hand", 1156, 194, right, hand)
    harbour = Drawing("masthead", hues("green"), view=HARBOUR)
    yield Asset("harbour", 1128, 386, harbour, (Grain(3),), quality=84, opaque=True)
    for number, colour in enumerate(SEATS[:MOST], start=1):
        yield Asset(f"poster-{number}", 1200, 1500, _evening(colour), opaque=True)
    velvet = Velvet("#060b22", "#2c479c", damask="damask")
    yield Asset("velvet", 1156, 1456, velvet, quality=86, opaque=True)
    walnut = ("#1d0f08", "#5a3219", "#9a6234")
    yield Asset("walnut", 1200, 36, Wood(*walnut, seed=2), opaque=True)
    yield Asset("walnut-upright", 36, 1500, Wood(*walnut, seed=7, upright=True), opaque=True)
    tray = Wood("#1a0d07", "#4a2814", "#82512a", seed=9, upright=True)
    yield Asset("tray", 300, 690, tray, opaque=True)


ASSETS = tuple(_assets())
