"""The assets of all games: characters and ribbons of the seats, jewels, tokens, signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from renderers.art.build import Asset
from renderers.art.hues import mix
from renderers.art.layers import ALL, Area, Drawing, Fade, Finish, Grain, Stack, Velvet, Wood
from renderers.pieces.portraits import CUT
from renderers.theme import MERCHANTS, SOCIETY

SEATS = ("#58b892", "#6fa5e6", "#c187d6", "#ee8e63", "#c9c15f")
NIGHTS = ("#0d3b2e", "#12284e", "#361648", "#4a1a0c", "#35300a")
ENAMEL = {
    "white": "#eef3f9 #8fa3c2 #5a6d90 #ffffff",
    "blue": "#2a63d8 #123a9a #081c5c #cfe2ff",
    "green": "#139a62 #066140 #02331f #cbf5dc",
    "red": "#d42842 #8c0d25 #4a0312 #ffd6cf",
    "black": "#3a3f50 #1c1f2b #090a10 #d8dce8",
    "gold": "#f0bd45 #a96f1d #5e380c #fff3c4",
    "pearl": "#efe4f2 #a593bf #5c4a7d #ffffff",
}
"""Of tokens: light, middle, dark, and the inlays."""
DRESSED, HATTED = (3, 8, 247, 257.5), (-14, -20, 274, 285.7)
"""What is shown of people in evening dress; a tall hat needs its room."""
HARBOUR = (209.0, 0.0, 813.0, 278.0)
"""Of the mastheads of Splendor and Splendor Duel: a ship before the town, under a calm sky."""
SIDE = 109 / 120
"""How high a token is that is seen from the side, of its width."""


def ground(colour: str, night: str) -> Drawing:
    """What is behind a bust."""
    pale, sheen = mix(colour, "#fff3dc", 0.35), mix(colour, "#fff3dc", 0.3)
    tones = {"ground": colour, "night": night, "pale": pale, "sheen": sheen}
    return Drawing("portrait-ground", tones)


def portrait(drawing: str, colour: str, night: str) -> Stack:
    """A bust before its ground."""
    return Stack(((ground(colour, night), ALL), (Drawing(drawing), ALL)))


def silk(colour: str) -> Mapping[str, str]:
    """The tones of a ribbon."""
    return {
        "top": mix(colour, "#ffffff", 0.5),
        "lit": mix(colour, "#ffffff", 0.16),
        "low": mix(colour, "#2a0a14", 0.09),
        "foot": mix(colour, "#14060c", 0.5),
    }


def enamelled(stone: str) -> Mapping[str, str]:
    """The tones of a token."""
    light, middle, dark, inlay = ENAMEL[stone].split()
    return {
        "lt": light,
        "md": middle,
        "dk": dark,
        "iv": inlay,
        "ltt": mix(light, "#ffffff", 0.35),
        "ltu": mix(light, "#ffffff", 0.25),
        "iv3": mix(inlay, dark, 0.35),
        "iv6": mix(inlay, dark, 0.65),
    }


def _faces() -> Iterator[Asset]:
    for number, name in enumerate(MERCHANTS, start=1):
        bust = Drawing(f"face-{name}", view=CUT, over=1)
        yield Asset(f"face-{name}", 840, 876, bust, (Grain(3, seed=number),))
    for number, name in enumerate(SOCIETY, start=1):
        view = HATTED if name == "top-hat" else DRESSED
        bust = Drawing(f"person-{name}-calm", view=view, over=1)
        yield Asset(f"face-{name}", 840, 876, bust, (Finish(2.4, 2, 0, 0, number),))
    grain = (Grain(3),)
    yield Asset("ground", 400, 362, ground("#3f8f94", "#0a2b30"), grain, opaque=True)
    for number, (colour, night) in enumerate(zip(SEATS, NIGHTS, strict=True), start=1):
        behind = ground(colour, night)
        yield Asset(f"ground-{number}", 400, 362, behind, grain, opaque=True)


def _seats() -> Iterator[Asset]:
    for number, colour in enumerate(SEATS, start=1):
        yield Asset(f"ribbon-{number}", 900, 66, Drawing("ribbon", silk(colour)))
        half, right = Drawing("ribbon-large", silk(colour)), (0.5, 0, 0.5, 1)
        left = Drawing("ribbon-large", silk(colour), flip=True)
        layers = Stack(((left, (0, 0, 0.5, 1)), (half, right)))
        yield Asset(f"ribbon-{number}-large", 1120, 132, layers)
        tones = {
            "colour": colour,
            "pale": mix(colour, "#ffffff", 0.55),
            "edge": mix(colour, "#ffffff", 0.6),
            "shade": mix(colour, "#000000", 0.3),
        }
        yield Asset(f"badge-{number}", 128, 128, Drawing(f"badge-{number}", tones))


def _stones() -> Iterator[Asset]:
    inside = (14 / 128, 14 / 128, 100 / 128, 100 / 128)
    for stone in ENAMEL:
        share = 0.76 if stone in ("gold", "pearl") else 0.74
        left, wide = (60 - 50 * share) / 120, 100 * share / 120
        face: Area = (left, left, wide, wide)
        tilted: Area = (left, left * 0.8 / SIDE, wide, wide * 0.8 / SIDE)
        enamel = enamelled(stone)
        for variant in ("", "-plain"):
            jewel = Drawing(f"jewel-{stone}{variant}")
            bezel, chip = Drawing(f"bezel-{stone}"), Drawing("chip", enamel)
            yield Asset(f"jewel-{stone}{variant}", 192, 192, jewel)
            set_ = Stack(((bezel, ALL), (jewel, inside)))
            yield Asset(f"setting-{stone}{variant}", 192, 192, set_)
            yield Asset(f"chip-{stone}{variant}", 192, 192, Stack(((chip, ALL), (jewel, face))))
        side = Drawing("chip-side", enamel)
        layers = Stack(((side, ALL), (Drawing(f"jewel-{stone}"), tilted)))
        yield Asset(f"chip-{stone}-side", 192, round(192 * SIDE), layers)


def _signs() -> Iterator[Asset]:
    yield Asset("beam", 260, 170, Drawing("beam"))
    shapes = {"tick": 128, "star": 128, "crown": 96, "lock": 141, "tokens": 128, "arrow": 128}
    for sign, high in shapes.items():
        yield Asset(f"sign-{sign}", 128, high, Drawing(f"sign-{sign}"))


def _parlour() -> Iterator[Asset]:
    """The table of the house, on which no game lies."""
    velvet = Velvet("#04100f", "#1f5c60", damask="damask")
    yield Asset("velvet", 1156, 1456, velvet, quality=86, opaque=True)
    walnut = ("#1d0f08", "#5a3219", "#9a6234")
    yield Asset("walnut", 1200, 36, Wood(*walnut, seed=2), opaque=True)
    yield Asset("walnut-upright", 36, 1500, Wood(*walnut, seed=7, upright=True), opaque=True)
    laurel = Drawing("laurel", over=1)
    yield Asset("laurel", 1200, 1060, laurel, (Grain(2), Fade(0.86, 1)), quality=80)


def _decks() -> Iterator[Asset]:
    for level in (1, 2, 3):
        yield Asset(f"deck-{level}", 184, 440, Drawing(f"deck-{level}"), (Grain(3),), opaque=True)


ASSETS = (*_faces(), *_seats(), *_stones(), *_signs(), *_decks(), *_parlour())
