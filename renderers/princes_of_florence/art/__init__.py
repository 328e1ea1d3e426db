"""What is built for The Princes of Florence: the city at dusk, buildings from the air in all their
ways to lie, landscapes, artists in their studios, arms, signs, wood and parchment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.princes_of_florence.catalogue import (
    BUILDINGS,
    GROUND,
    LANDSCAPES,
    PROFESSIONS,
    SIDE,
    Shape,
    turns,
)
from renderers.art.build import Asset
from renderers.art.hues import mix
from renderers.art.layers import ALL, Drawing, Fade, Finish, Lobe, Stack, Treated, Wood
from renderers.princes_of_florence.art.grounds import Estate, Parchment
from renderers.princes_of_florence.art.houses import Court, House

CELL = 96
"""Pixels of a square in the assets of tiles."""
WALL = 1 / 7
"""How wide the wall round an estate is, of a square."""
ROOFS = {
    "university": "#4a6aa6",
    "laboratory": "#3f9083",
    "workshop": "#b9673a",
    "library": "#8a3f52",
    "opera": "#7d5aa8",
    "studio": "#c87a86",
    "hospital": "#c4492f",
    "theater": "#b08a32",
    "tower": "#7f868e",
    "chapel": "#5a5070",
    "palace": "#a8512e",
}
WALLS = {
    "university": "#5a76bc #152450",
    "laboratory": "#2f8a7e #0e3238",
    "workshop": "#b9703e #3b1c0c",
    "library": "#9a4a64 #32101e",
    "opera": "#8a66b4 #281646",
    "studio": "#a8546a #3f1830",
    "hospital": "#b8564a #401210",
    "theater": "#b8903e #4a300e",
    "tower": "#7f8a9c #232a3c",
    "chapel": "#6c608c #1c1634",
}
"""Of a studio, in the hue of the building wanted: in the light and in the shade."""
DOMES = {"hospital": "#d9694a", "chapel": "#6a5a8a", "opera": "#8f6cc0", "palace": "#c2603a"}
PALACE: Shape = tuple(line.replace(".", "") for line in GROUND if "#" in line)
SIGNS = (
    *("profession", "bonus", "prestige-card", "recruiting", "work", "gavel", "tick", "cross"),
    *("hourglass", "pennant", "envelope", "laurel"),
)


def dome(kind: str) -> Drawing:
    """A dome in the tones of a building."""
    tone = DOMES[kind]
    tones = {
        "tone": tone,
        "lit": mix(tone, "#fff4d8", 0.5),
        "low": mix(tone, "#0a0810", 0.5),
        "deep": mix(tone, "#0a0810", 0.7),
    }
    return Drawing("roof-dome", tones)


Part = tuple[Drawing, float, float, float]
CENTRAL = {
    "hospital": ((dome("hospital"), 1.14, 0.44), (Drawing("roof-cross"), 2, 0.5)),
    "chapel": ((dome("chapel"), 0.8, 0.44),),
    "opera": ((dome("opera"), 0.94, 0.44),),
    "theater": ((Drawing("roof-stage"), 2, 0.5),),
    "tower": ((Drawing("roof-keep"), 2, 0.5),),
}
"""What stands in the middle of a building: its drawing, how wide it is, and how far down in its
square.
"""
AT_ENDS = {
    "university": "roof-belfry",
    "laboratory": "roof-chimney",
    "studio": "roof-glass",
    "workshop": "roof-skylights",
}
"""What stands on the ends of its wings."""
WITH_COURT = ("library", "workshop")
FLAGGED = {"hospital": -1, "chapel": -1, "theater": -1, "opera": 0, "tower": 0}
"""Which of the squares beside the middle bears the shield; else the middle does, or an end."""


def house(kind: str, rows: Shape) -> House:
    """A building as it lies on these rows: its domes, towers or courts, and its shield."""
    if kind == "palace":
        return _palace(rows)
    squares = [
        (column, row)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    ]

    def joined(square: tuple[int, int]) -> int:
        x, y = square
        return sum(beside in squares for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))

    middle = (len(rows[0]) - 1) / 2
    core = max(squares, key=lambda square: (joined(square), -abs(square[0] - middle)))
    ends = [square for square in squares if joined(square) == 1] or squares
    others = [square for square in squares if square != core]
    flag = others[FLAGGED[kind]] if kind in FLAGGED else core
    courts: tuple[Court, ...] = ()
    if kind in WITH_COURT:
        flag = ends[0]
        x, y = min(
            ((x, y) for x, y in squares if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= {*squares}),
            key=lambda square: square[::-1],
        )
        courts = ((x + 0.62, y + 0.66, 0.76, 0.8),)
    crown: list[Part] = [
        (drawing, core[0] + 0.5, core[1] + down, side)
        for drawing, side, down in CENTRAL.get(kind, ())
    ]
    if kind in AT_ENDS:
        crown += [(Drawing(AT_ENDS[kind]), x + 0.5, y + 0.5, 2) for x, y in ends[:3]]
    return _crowned(kind, rows, courts, crown, (flag[0] + 0.5, flag[1] + 0.43))


def _palace(rows: Shape) -> House:
    """Two domes, a court between them, and the shield over its gate."""
    crown: list[Part] = [(dome("palace"), x, 0.62, 0.74) for x in (0.52, len(rows[0]) - 0.52)]
    return _crowned("palace", rows, ((1.08, 0.62, 0.84, 0.84),), crown, (1.5, 0.36))


def _crowned(
    kind: str,
    rows: Shape,
    courts: tuple[Court, ...],
    crown: Sequence[Part],
    flag: tuple[float, float],
) -> House:
    """With a fountain in every court, and the shield here."""
    fountains = [
        (Drawing("roof-fountain"), x + w / 2, y + h / 2 - 0.1, 2.0) for x, y, w, h in courts
    ]
    shield = (Drawing(f"shield-{kind}", view=(0, 2, 44, 44)), *flag, 0.5)
    return House(rows, ROOFS[kind], courts, (*crown, *fountains, shield))


def _tiles() -> Iterator[Asset]:
    finish = Finish(3, 2, 0, 0.1, 3)
    for key, building in BUILDINGS.items():
        for number, rows in enumerate(turns(building.shape), start=1):
            size = len(rows[0]) * CELL, len(rows) * CELL
            yield Asset(f"house-{key}-{number}", *size, house(key, rows), (finish,))
    size = len(PALACE[0]) * CELL, len(PALACE) * CELL
    yield Asset("house-palace-1", *size, house("palace", PALACE), (finish,))
    for key, landscape in LANDSCAPES.items():
        for number, rows in enumerate(turns(landscape.shape), start=1):
            size = len(rows[0]) * CELL, len(rows) * CELL
            yield Asset(f"garden-{key}-{number}", *size, Drawing(f"{key}-{number}"), (finish,))
    side = round(CELL * (SIDE + 2 * WALL))
    yield Asset("estate", side, side, Estate(SIDE, WALL), (Finish(1.6, 1, 0, 0),), opaque=True)


def _artists() -> Iterator[Asset]:
    for seed, (key, card) in enumerate(PROFESSIONS.items(), start=1):
        wall, dark = WALLS[card.building.id].split()
        tones = {
            "wall": wall,
            "lit": mix(wall, "#fff4d8", 0.18),
            "streak": mix(wall, "#fff4d8", 0.35),
            "dark": dark,
        }
        studio = Drawing(f"room-{card.landscape.id}", tones)
        layers = Stack(((studio, ALL), (Drawing(f"artist-{key}"), ALL)))
        finish = Finish(3, 2.5, 0.16, 0.2, seed)
        yield Asset(f"artist-{key}", 800, 475, layers, (finish,), 86, opaque=True)


def _signs() -> Iterator[Asset]:
    for key in ROOFS:
        yield Asset(f"shield-{key}", 128, 140, Drawing(f"shield-{key}"))
    for freedom in ("travel", "opinion", "religion"):
        yield Asset(f"freedom-{freedom}", 128, 141, Drawing(f"freedom-{freedom}"))
    for sign in ("laurel", "florin", "jester", "trowel", "wax"):
        yield Asset(sign, 160, 160, Drawing(sign))
    for sign in SIGNS:
        yield Asset(f"sign-{sign}", 128, 128, Drawing(f"sign-{sign}"))


def _grounds() -> Iterator[Asset]:
    calm = (
        Lobe((-0.2, -0.5, 0.72, 1.0), 0.62, 40, "#0c0a20"),
        Lobe((0.62, -0.5, 0.6, 0.9), 0.5, 40, "#0c0a20"),
    )
    dusk = (Finish(3, 2.5, 0.12, 0.22, 3), *calm)
    yield Asset("masthead", 1200, 330, Drawing("skyline"), dusk, opaque=True)
    view = Drawing("skyline", view=(560, 0, 632, 330))
    far = Treated(view, (Fade(0.22, 0.0),))
    layers = (
        (Drawing("poster-sky"), ALL),
        (far, (0, 230 / 1500, 1, 627 / 1500)),
        (Drawing("poster-terrace"), ALL),
    )
    evening = (Finish(3, 2.5, 0.2, 0.22, 4), Lobe((-0.1, -0.14, 1.2, 0.3), 0.6, 60, "#0c0824"))
    yield Asset("poster", 1200, 1500, Stack(layers), evening, 86, opaque=True)
    yield Asset("night", 1200, 1500, Wood("#140a06", "#24130b", "#3a2114", seed=9), (), 80, True)
    for name, tones in (
        ("walnut", ("#2e190f", "#43271a", "#5c3a26")),
        ("walnut-lit", ("#402110", "#5a3018", "#7a4a26")),
    ):
        yield Asset(name, 1200, 800, Wood(*tones, seed=5), (), 82, opaque=True)
    yield Asset("parchment", 1200, 800, Parchment(), (), 82, opaque=True)


ASSETS = (*_tiles(), *_artists(), *_signs(), *_grounds())
