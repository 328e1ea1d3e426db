"""The emblems of Florence, told apart at 26 px by their outlines.

One of several colours is several emblems, painted one over the other: a coin, a cap, a trowel.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from renderers.geometry import Point, around
from renderers.glyphs import star_points
from renderers.paths import SIDE, Emblem, Outline, Stroke, cut, disc, fill, line, path, slab, slit

MIDDLE = Point(SIDE / 2, SIDE / 2)


def mirrored(outline: Outline) -> Outline:
    """The same on the other side."""
    return tuple(Point(SIDE - x, y) for x, y in outline)


def both(outline: Outline) -> tuple[Outline, Outline]:
    return outline, mirrored(outline)


def star(at: Point, radius: float) -> Outline:
    return tuple(star_points(at, radius, radius * 0.45))


UNIVERSITY: Emblem = (
    fill(path("M50 16 L98 38 L50 60 L2 38 Z")),
    fill(path("M22 54 L22 72 C32 86 68 86 78 72 L78 54 L50 67 Z")),
    line(path("M90 42 L90 70"), 5),
    fill(disc(90, 76, 7)),
)
LABORATORY: Emblem = (
    fill(slab(34, 6, 32, 10, 5)),
    fill(path("M41 12 L41 38 L13 82 Q8 94 22 94 L78 94 Q92 94 87 82 L59 38 L59 12 Z")),
    cut(path("M48 20 L48 41 L36 60 L64 60 L52 41 L52 20 Z")),
    *(cut(disc(x, y, radius)) for x, y, radius in ((42, 76, 6), (60, 70, 4.5), (57, 85, 4))),
)
WORKSHOP: Emblem = (
    fill(
        path(
            "M4 42 L28 42 L28 38 L96 38 L96 50 C80 51 69 57 66 66 L66 72 L80 82 L80 92 L22 92"
            " L22 82"
            " L36 72 L36 66 C30 63 10 62 4 42 Z"
        )
    ),
    *(line(path(spark), 7) for spark in ("M44 10 L48 24", "M62 5 L62 22", "M80 10 L75 24")),
)
LIBRARY: Emblem = (
    *(fill(page) for page in both(path("M47 26 C38 16 18 13 4 17 L4 80 C20 76 38 79 47 88 Z"))),
    *(slit(text, 4.5) for y in (34, 48, 62) for text in both(path(f"M14 {y - 3} L37 {y + 1}"))),
)
OPERA: Emblem = (
    *(line(arm, 9) for arm in both(path("M24 14 C2 42 30 56 33 80"))),
    *(fill(disc(x, 14, 8)) for x in (24, 76)),
    line(path("M22 32 L78 32"), 7),
    *(line(path(f"M{x} 32 L{x} 80"), 4) for x in (39, 50, 61)),
    fill(path("M26 76 L74 76 L66 94 L34 94 Z")),
)
STUDIO: Emblem = (
    fill(
        path(
            "M48 10 C78 8 98 28 96 52 C94 68 78 64 68 66 C58 68 58 76 62 82 C66 90 56 94 46 92"
            " C20 88 4 70 4 50 C4 28 24 11 48 10 Z"
        )
    ),
    *(cut(disc(x, y, 8)) for x, y in ((25, 38), (47, 26), (71, 34), (24, 61))),
)
HOSPITAL: Emblem = (
    fill(path("M38 6 L62 6 L59 41 L94 38 L94 62 L59 59 L62 94 L38 94 L41 59 L6 62 L6 38 L41 41 Z")),
)
THEATER: Emblem = (
    fill(path("M8 10 C36 22 64 22 92 10 C98 50 88 88 50 96 C12 88 2 50 8 10 Z")),
    *(cut(eye) for eye in both(path("M20 40 Q30 28 44 40 Q32 50 20 40 Z"))),
    cut(path("M24 60 Q50 74 76 60 C72 80 60 86 50 86 C40 86 28 80 24 60 Z")),
)
TOWER: Emblem = (
    fill(
        path(
            "M18 6 L33 6 L33 15 L43 15 L43 6 L57 6 L57 15 L67 15 L67 6 L82 6 L82 34 L72 44 L72 94"
            " L28 94 L28 44 L18 34 Z"
        )
    ),
    cut(path("M43 64 L43 56 Q50 46 57 56 L57 64 Z")),
    cut(path("M40 94 L40 82 Q50 68 60 82 L60 94 Z")),
)
CHAPEL: Emblem = (
    fill(slab(46, 2, 8, 28)),
    fill(slab(37, 9, 26, 8)),
    fill(path("M50 24 L94 58 L82 58 L82 94 L18 94 L18 58 L6 58 Z")),
    cut(disc(50, 54, 8)),
    cut(path("M39 94 L39 78 Q50 62 61 78 L61 94 Z")),
)
FOREST: Emblem = (
    fill(path("M28 4 C42 26 48 56 40 80 L33 80 L33 96 L23 96 L23 80 L16 80 C8 56 14 26 28 4 Z")),
    *(fill(disc(x, y, radius)) for x, y, radius in ((70, 38, 26), (60, 52, 18), (81, 53, 16))),
    fill(slab(65, 60, 10, 36)),
)
LAKE: Emblem = tuple(
    line(
        path(
            f"M6 {y + 4} Q17 {y - 13} 28 {y} Q39 {y + 13} 50 {y} Q61 {y - 13} 72 {y} Q83"
            f" {y + 13} 94 {y - 4}"
        ),
        11,
    )
    for y in (24, 50, 76)
)
PARK: Emblem = (
    *(fill(disc(*around(MIDDLE, 27, 60 * petal - 90), 19)) for petal in range(6)),
    cut(disc(50, 50, 18)),
    fill(disc(50, 50, 11)),
)
TRAVEL: Emblem = (
    fill(path("M4 66 L96 66 C92 86 80 94 68 94 L32 94 C20 94 8 86 4 66 Z")),
    line(path("M50 8 L50 66"), 5),
    fill(path("M55 10 C84 22 90 44 84 58 L55 58 Z")),
    fill(path("M45 22 C26 30 16 46 16 58 L45 58 Z")),
)
OPINION: Emblem = (
    fill(slab(4, 10, 92, 60, 18)),
    fill(path("M22 62 L20 96 L54 66 Z")),
    slit(path("M24 31 L76 31"), 8),
    slit(path("M24 49 L58 49"), 8),
)
RELIGION: Emblem = (
    fill(slab(39, 48, 22, 36, 3)),
    fill(path("M50 2 C64 20 66 32 50 44 C34 32 36 20 50 2 Z")),
    fill(path("M16 82 L84 82 L72 96 L28 96 Z")),
    *(line(ray, 7) for ray in (*both(path("M22 14 L31 22")), *both(path("M14 36 L26 36")))),
)
_CARD = fill(slab(18, 4, 64, 92, 9))
PROFESSION: Emblem = (_CARD, cut(disc(50, 38, 14)), cut(path("M26 80 C26 52 74 52 74 80 Z")))
PRESTIGE_CARD: Emblem = (_CARD, cut(star(MIDDLE, 28)))
BONUS: Emblem = (_CARD, cut(slab(43, 28, 14, 44, 2)), cut(slab(28, 43, 44, 14, 2)))
RECRUITING: Emblem = (
    _CARD,
    cut(path("M28 44 L28 34 L56 34 L56 22 L76 39 L56 56 L56 44 Z")),
    cut(path("M72 60 L72 70 L44 70 L44 82 L24 65 L44 50 L44 60 Z")),
)
PALACE: Emblem = (
    fill(
        path(
            "M4 30 L4 18 L16 18 L16 26 L27 26 L27 18 L39 18 L39 26 L44 26 L44 4 L56 4 L56 26 L61 26"
            " L61 18 L73 18 L73 26 L84 26 L84 18 L96 18 L96 30 L92 36 L92 92 L8 92 L8 36 Z"
        )
    ),
    *(
        cut(path(f"M{x - 5} 60 L{x - 5} 50 Q{x} 40 {x + 5} 50 L{x + 5} 60 Z"))
        for x in (22, 40, 60, 78)
    ),
    cut(path("M40 92 L40 78 Q50 64 60 78 L60 92 Z")),
    *(cut(slab(x - 6, 74, 12, 10)) for x in (23, 77)),
)
GAVEL: Emblem = (
    line(path("M20 86 L56 50"), 11),
    fill(path("M36 34 L66 64 L58 72 L28 42 Z")),
    fill(path("M60 10 L90 40 L68 62 L38 32 Z")),
    fill(slab(52, 84, 44, 12, 4)),
)
TICK: Emblem = (line(path("M14 54 L40 80 L88 22"), 17),)
CROSS: Emblem = (line(path("M20 20 L80 80"), 16), line(path("M80 20 L20 80"), 16))
HOURGLASS: Emblem = (
    fill(slab(16, 4, 68, 12, 4)),
    fill(slab(16, 84, 68, 12, 4)),
    fill(
        path(
            "M24 16 L76 16 C76 40 58 42 58 50 C58 58 76 60 76 84 L24 84 C24 60 42 58 42 50 C42"
            " 42 24 40 24 16 Z"
        )
    ),
    cut(path("M33 22 L67 22 C66 30 60 34 50 38 C40 34 34 30 33 22 Z")),
)
PENNANT: Emblem = (line(path("M22 8 L22 94"), 8), fill(path("M26 10 L92 30 L26 54 Z")))
SCROLL: Emblem = (
    fill(slab(18, 14, 64, 72)),
    fill(slab(8, 6, 84, 16, 8)),
    fill(slab(8, 78, 84, 16, 8)),
    *(slit(path(f"M30 {y} L70 {y}"), 5) for y in (36, 50, 64)),
)
ENVELOPE: Emblem = (
    fill(slab(4, 18, 92, 66, 8)),
    slit(path("M8 24 L50 58 L92 24"), 7),
)

SHIELD: Outline = path("M4 2 L96 2 L96 52 C96 78 74 90 50 99 C26 90 4 78 4 52 Z")
HOUSE: Outline = slab(0, 0, 100, 100, 14)
POND: Outline = disc(50, 50, 50)


def _leaves() -> Iterator[Stroke]:
    """Two branches, open at the top: each leaf follows its branch, one leaning out and one in."""
    for side in (1, -1):
        for pair in range(6):
            turn = math.radians(162 - 24 * pair)
            foot = Point(50 + side * 35 * math.sin(turn), 54 - 35 * math.cos(turn))
            along, out = (
                (-side * math.cos(turn), -math.sin(turn)),
                (side * math.sin(turn), -math.cos(turn)),
            )
            for lean, length in ((0.75, 19), (-0.55, 15)):
                dx, dy = along[0] + out[0] * lean, along[1] + out[1] * lean
                whole = math.hypot(dx, dy)
                yield fill(_leaf(foot, dx / whole, dy / whole, length))


def _leaf(foot: Point, dx: float, dy: float, length: float) -> Outline:
    middle, tip = foot.moved(dx * length / 2, dy * length / 2), foot.moved(dx * length, dy * length)
    wide = length * 0.55
    one, other = middle.moved(-dy * wide, dx * wide), middle.moved(dy * wide, -dx * wide)

    def at(point: Point) -> str:
        return f"{point.x:.1f} {point.y:.1f}"

    return path(f"M{at(foot)} Q{at(one)} {at(tip)} Q{at(other)} {at(foot)} Z")


PRESTIGE: Emblem = (*_leaves(), fill(star(Point(50, 53), 22)))
COIN: tuple[Emblem, Emblem, Emblem] = (
    (fill(disc(50, 50, 48)),),
    (fill(disc(50, 50, 44)),),
    (fill(disc(50, 50, 36)),),
)
LILY: Emblem = (
    fill(path("M50 16 C63 32 62 46 50 62 C38 46 37 32 50 16 Z")),
    *(
        fill(petal)
        for petal in both(path("M45 64 C26 62 18 46 27 36 C36 30 43 38 38 46 C38 54 42 58 46 60 Z"))
    ),
    fill(slab(34, 62, 32, 6, 2)),
    fill(path("M46 68 L54 68 L60 84 L50 78 L40 84 Z")),
)
BLADE: Emblem = (
    fill(path("M8 92 C10 66 22 44 40 34 L66 60 C56 78 34 90 8 92 Z")),
    line(path("M50 50 L66 34"), 8),
)
HANDLE: Emblem = (line(path("M68 32 L86 14"), 18),)
CAP: Emblem = (
    fill(
        path(
            "M21 74 C22 54 20 44 6 42 C12 22 34 24 39 42 C41 28 45 18 50 8 C55 18 59 28 61 42"
            " C66 24 88 22 94 42 C80 44 78 54 79 74 Z"
        )
    ),
)
BELLS: Emblem = (
    fill(slab(17, 74, 66, 16, 6)),
    *(fill(disc(x, y, 9)) for x, y in ((10, 48), (50, 10), (90, 48))),
)

BUILDINGS: Mapping[str, Emblem] = {
    "university": UNIVERSITY,
    "laboratory": LABORATORY,
    "workshop": WORKSHOP,
    "library": LIBRARY,
    "opera": OPERA,
    "studio": STUDIO,
    "hospital": HOSPITAL,
    "theater": THEATER,
    "tower": TOWER,
    "chapel": CHAPEL,
}
LANDSCAPES: Mapping[str, Emblem] = {"forest": FOREST, "lake": LAKE, "park": PARK}
FREEDOMS: Mapping[str, Emblem] = {"travel": TRAVEL, "opinion": OPINION, "religion": RELIGION}
