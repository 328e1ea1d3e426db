"""What is built for Splendor: eight scenes in five stones, nobles, decks, the town, the velvet."""

from __future__ import annotations

from collections.abc import Iterator

from renderers.art.build import Asset
from renderers.art.hues import STONES, dusk, hues
from renderers.art.layers import Drawing, Fade, Grain, Lobe, Velvet, Wood
from renderers.art.shared import portrait

SCENES = ("mine", "caravan", "ship", "workshop", "palace", "cathedral", "market", "bridge")
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
EVENING = dusk(
    "splendor",
    s0="#12083a", s1="#5c2a8c", s2="#ffbf86", sun="#fff2cc", hz="#c987a0", near="#150a34",
    nearL="#6a4aa0", L="#ffe3bd", M="#a083b8", D="#33246a", G="#8ab4ff", g="#3a62cc", gd="#16267a",
    w0="#f6b98a", w1="#120a38", K="#070418",
)  # fmt: skip


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
    for level in (1, 2, 3):
        yield Asset(f"deck-{level}", 184, 440, Drawing(f"deck-{level}"), (Grain(3),), opaque=True)
    calm = Lobe((-0.17, -0.3, 0.52, 0.92), 0.59, 30)
    town = Drawing("masthead", TOWN)
    yield Asset("masthead", 1156, 206, town, (Grain(4), calm, Fade(0.68, 0.97)))
    yield Asset("poster", 1200, 1500, Drawing("poster", EVENING, over=1), (Grain(3.6, light=0.07),),
                opaque=True)  # fmt: skip
    velvet = Velvet("#060b22", "#2c479c", damask="damask")
    yield Asset("velvet", 1156, 1456, velvet, quality=86, opaque=True)
    walnut = ("#1d0f08", "#5a3219", "#9a6234")
    yield Asset("walnut", 1200, 36, Wood(*walnut, seed=2), opaque=True)
    yield Asset("walnut-upright", 36, 1500, Wood(*walnut, seed=7, upright=True), opaque=True)
    tray = Wood("#1a0d07", "#4a2814", "#82512a", seed=9, upright=True)
    yield Asset("tray", 300, 690, tray, opaque=True)


ASSETS = tuple(_assets())
