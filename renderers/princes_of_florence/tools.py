"""What artists and scholars work with: one still life for every profession, painted layer by layer
and standing on the lower edge of its box.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from renderers.paths import Emblem, disc, fill, line, oval, path, slab
from renderers.theme import Colour, rgb

StillLife: TypeAlias = tuple[tuple[Emblem, Colour], ...]

BRASS, GOLD, BRASS_LOW = rgb("#E0AC4C"), rgb("#F9DC8C"), rgb("#8A5A12")
STEEL, STEEL_LOW = rgb("#D5DEE4"), rgb("#7D8894")
WOOD, WOOD_LIT, WOOD_LOW = rgb("#8A552B"), rgb("#B57C46"), rgb("#55311A")
PAPER, PAPER_LOW, INK = rgb("#F8ECD3"), rgb("#D3C19A"), rgb("#2A1A10")
STONE, STONE_LOW = rgb("#EFE6D6"), rgb("#B3A48C")
GLASS, RED, BLUE = rgb("#CDEBE6"), rgb("#D0453A"), rgb("#3C86C0")
LEAF, LEAF_LIT, CLAY = rgb("#3F7F3A"), rgb("#8CBF4E"), rgb("#B8552E")

_BOOK: StillLife = (
    ((fill(slab(4, 84, 92, 14, 3)),), WOOD_LOW),
    ((fill(path("M50 92 C36 78 16 78 4 84 L4 44 C18 36 38 38 50 52 Z")),), PAPER),
    ((fill(path("M50 92 C64 78 84 78 96 84 L96 44 C82 36 62 38 50 52 Z")),), PAPER_LOW),
)
_LINES: Emblem = tuple(
    line(path(f"M{x} {y + lean} L{x + 24} {y - lean}"), 3.5)
    for x, lean in ((14, -2), (62, 2))
    for y in (54, 63, 72)
)
_QUILL: StillLife = (
    ((fill(path("M40 88 C44 50 60 20 94 2 C92 34 74 56 50 66 L44 88 Z")),), PAPER),
    ((line(path("M40 90 C50 58 64 34 90 6"), 3),), PAPER_LOW),
)
_INKWELL: StillLife = (
    ((fill(path("M18 98 L22 74 L34 70 L34 62 L54 62 L54 70 L66 74 L70 98 Z")),), INK),
    ((fill(path("M24 94 L27 78 L34 76 L32 94 Z")),), STEEL_LOW),
)

TOOLS: Mapping[str, StillLife] = {
    "mathematician": (
        ((fill(path("M4 98 L78 98 L4 30 Z")),), WOOD_LIT),
        ((fill(path("M18 86 L48 86 L18 58 Z")),), WOOD_LOW),
        ((line(path("M62 16 L40 96"), 7), line(path("M62 16 L92 96"), 7)), STEEL),
        ((line(path("M48 66 L80 66"), 4), fill(disc(62, 15, 10))), BRASS),
    ),
    "theologian": (
        *_BOOK,
        ((fill(slab(24, 52, 6, 26)), fill(slab(16, 58, 22, 6))), RED),
        ((line(path("M62 58 L88 55"), 3.5), line(path("M62 68 L88 65"), 3.5)), INK),
        ((fill(slab(56, 20, 16, 44, 3)),), STONE),
        ((fill(path("M64 0 C74 10 72 20 64 20 C56 20 54 10 64 0 Z")),), GOLD),
    ),
    "philosopher": (
        ((fill(path("M26 98 L32 84 L70 84 L76 98 Z")),), STONE_LOW),
        (
            (
                fill(
                    path(
                        "M36 84 L38 68 C24 64 20 50 24 34 C28 10 72 6 78 34 C80 42 76 46 84 54"
                        " L78 58 L78 66 L66 68 L66 84 Z"
                    )
                ),
            ),
            STONE,
        ),
        (
            (fill(path("M24 34 C28 8 70 4 76 28 C60 22 46 30 44 50 C36 48 26 46 24 34 Z")),),
            STONE_LOW,
        ),
        ((fill(disc(68, 42, 3.4)),), INK),
    ),
    "botanist": (
        ((fill(path("M26 68 L74 68 L68 98 L32 98 Z")), fill(slab(22, 62, 56, 10, 2))), CLAY),
        ((line(path("M50 62 L50 22"), 5),), LEAF),
        (
            (
                fill(path("M50 52 C30 54 16 44 12 26 C34 24 48 34 50 52 Z")),
                fill(path("M50 44 C70 46 86 36 90 18 C66 14 52 26 50 44 Z")),
            ),
            LEAF,
        ),
        ((fill(path("M50 34 C36 24 38 8 50 0 C62 8 64 24 50 34 Z")),), LEAF_LIT),
    ),
    "alchemist": (
        ((line(path("M22 98 L30 84"), 5), line(path("M78 98 L70 84"), 5)), STEEL_LOW),
        ((fill(slab(20, 80, 60, 6, 2)),), STEEL_LOW),
        ((fill(path("M50 100 C40 96 42 88 50 84 C58 88 60 96 50 100 Z")),), GOLD),
        ((fill(path("M40 8 L60 8 L60 36 C84 44 84 80 50 80 C16 80 16 44 40 36 Z")),), GLASS),
        ((fill(path("M25 56 C40 50 60 62 76 56 C78 70 70 77 50 77 C30 77 22 70 25 56 Z")),), LEAF),
        ((fill(slab(36, 4, 28, 9, 3)),), WOOD_LIT),
        ((fill(disc(44, 46, 4)), fill(disc(54, 32, 3)), fill(disc(56, 50, 3))), LEAF_LIT),
    ),
    "physicist": (
        ((fill(slab(14, 90, 72, 8, 2)), fill(slab(20, 6, 6, 86))), WOOD_LOW),
        ((fill(slab(74, 6, 6, 86)), fill(slab(16, 4, 68, 7, 2))), WOOD),
        ((line(path("M50 10 L36 66"), 2.5), line(path("M50 10 L64 66"), 2.5)), STEEL_LOW),
        ((fill(disc(36, 70, 12)),), BRASS),
        ((fill(disc(64, 70, 12)),), STEEL),
        ((fill(disc(33, 66, 4)),), GOLD),
    ),
    "watchmaker": (
        ((fill(path("M24 98 L32 82 L68 82 L76 98 Z")), fill(disc(50, 48, 44))), BRASS_LOW),
        ((fill(disc(50, 48, 40)),), BRASS),
        ((fill(disc(50, 48, 32)),), PAPER),
        (
            (
                line(path("M50 48 L50 26"), 5),
                line(path("M50 48 L66 56"), 5),
                *(fill(disc(x, y, 2.6)) for x, y in ((50, 20), (50, 76), (22, 48), (78, 48))),
            ),
            INK,
        ),
    ),
    "goldsmith": (
        ((fill(slab(10, 86, 80, 12, 5)),), WOOD_LOW),
        ((fill(oval(50, 62, 32, 28)),), BRASS),
        ((fill(oval(50, 64, 22, 19)),), WOOD_LOW),
        ((line(path("M24 52 C28 42 34 37 42 35"), 4),), GOLD),
        ((fill(path("M34 12 L66 12 L78 24 L50 46 L22 24 Z")),), RED),
        ((fill(path("M34 12 L50 12 L50 46 L22 24 Z")),), rgb("#EF8A76")),
    ),
    "bell_maker": (
        ((fill(slab(8, 0, 84, 9, 2)),), WOOD_LOW),
        ((fill(slab(44, 6, 12, 12)),), WOOD),
        ((fill(disc(50, 90, 9)),), BRASS_LOW),
        (
            (fill(path("M50 14 C76 16 72 56 90 80 L90 88 L10 88 L10 80 C28 56 24 16 50 14 Z")),),
            BRASS,
        ),
        ((fill(path("M40 20 C30 30 34 58 22 80 L34 80 C42 58 40 34 44 20 Z")),), GOLD),
        ((fill(slab(22, 70, 60, 5)),), BRASS_LOW),
    ),
    "cartographer": (
        ((fill(path("M30 98 L38 86 L62 86 L70 98 Z")), line(path("M50 4 L50 90"), 5)), WOOD_LOW),
        ((fill(disc(50, 46, 38)),), BRASS),
        ((fill(disc(50, 46, 34)),), BLUE),
        (
            (
                fill(path("M28 26 C40 14 54 18 52 32 C44 38 44 48 34 50 C24 44 20 36 28 26 Z")),
                fill(path("M62 40 C76 36 82 46 78 58 C70 70 60 74 56 64 C60 56 54 48 62 40 Z")),
            ),
            LEAF_LIT,
        ),
    ),
    "lawyer": (
        ((fill(slab(30, 90, 40, 8, 3)), fill(slab(46, 14, 8, 78))), BRASS_LOW),
        ((line(path("M12 24 L88 24"), 6), fill(disc(50, 12, 8))), BRASS),
        (
            tuple(
                line(path(f"M{x} 24 L{x + lean} 62"), 2.5) for x in (14, 86) for lean in (-12, 12)
            ),
            STEEL_LOW,
        ),
        ((fill(path("M0 62 L28 62 C26 78 2 78 0 62 Z")),), GOLD),
        ((fill(path("M72 62 L100 62 C98 78 74 78 72 62 Z")),), GOLD),
    ),
    "choreographer": (
        ((line(path("M46 54 L22 96"), 9), line(path("M54 54 L84 74"), 9)), rgb("#F0C9A4")),
        ((line(path("M48 34 L14 18"), 7), line(path("M52 34 L88 14"), 7)), rgb("#F0C9A4")),
        ((fill(disc(50, 14, 11)),), rgb("#F0C9A4")),
        ((fill(path("M39 14 C38 -2 64 -2 62 16 C56 8 46 6 39 14 Z")),), WOOD_LOW),
        ((fill(path("M40 28 L60 28 L60 50 L86 70 C62 84 34 82 14 68 L42 50 Z")),), RED),
        ((line(path("M30 68 C44 76 58 76 70 68"), 3),), GOLD),
    ),
    "composer": (
        ((fill(path("M10 14 L90 6 L90 90 L10 98 Z")),), PAPER),
        (
            tuple(line(path(f"M16 {y + 6} L84 {y}"), 2) for y in (28, 38, 48, 58, 68)),
            STEEL_LOW,
        ),
        (
            (
                line(path("M40 70 L40 26 L70 22 L70 66"), 5),
                fill(oval(33, 71, 9, 7)),
                fill(oval(63, 67, 9, 7)),
                line(path("M40 34 L70 30"), 6),
            ),
            INK,
        ),
    ),
    "sculptor": (
        ((fill(slab(22, 84, 56, 14, 2)),), STONE_LOW),
        ((fill(path("M28 84 C30 66 42 66 44 58 L58 58 C60 66 72 66 76 84 Z")),), STONE),
        ((fill(oval(51, 36, 19, 25)),), STONE),
        (
            (fill(path("M32 36 C28 6 74 6 70 36 C66 22 46 18 40 30 C38 34 36 44 32 36 Z")),),
            STONE_LOW,
        ),
        ((line(path("M8 96 L20 50"), 6),), STEEL),
        ((line(path("M20 50 L25 32"), 9),), WOOD_LIT),
    ),
    "painter": (
        ((line(path("M22 98 L50 6"), 6), line(path("M78 98 L50 6"), 6)), WOOD),
        ((fill(slab(12, 16, 76, 58, 2)),), BRASS),
        ((fill(slab(18, 22, 64, 46)),), rgb("#A9D4E6")),
        ((fill(path("M18 68 L18 52 C32 38 44 58 58 46 C68 38 76 46 82 52 L82 68 Z")),), LEAF),
        ((fill(disc(66, 34, 7)),), GOLD),
        ((fill(slab(10, 74, 80, 6, 2)),), WOOD_LOW),
    ),
    "pharmacist": (
        ((line(path("M82 6 L56 54"), 10),), STONE),
        ((fill(disc(83, 8, 8)),), STONE_LOW),
        ((fill(oval(50, 46, 40, 9)),), STONE_LOW),
        (
            (
                fill(
                    path(
                        "M10 46 L90 46 C90 70 76 82 64 84 L70 98 L30 98 L36 84 C24 82 10 70 10 46 Z"
                    )
                ),
            ),
            STONE,
        ),
        ((fill(path("M34 52 C36 66 42 74 50 78 C38 78 24 68 22 52 Z")),), STONE_LOW),
        ((fill(slab(47, 58, 7, 22)), fill(slab(40, 65, 21, 7))), RED),
    ),
    "physician": (
        ((fill(slab(26, 10, 48, 12, 4)),), WOOD_LIT),
        ((fill(path("M34 20 L66 20 L66 36 L82 50 L82 98 L18 98 L18 50 L34 36 Z")),), GLASS),
        ((fill(path("M24 58 L76 58 L76 93 L24 93 Z")),), RED),
        ((fill(slab(34, 54, 32, 34, 3)),), PAPER),
        ((fill(slab(46, 59, 8, 24)), fill(slab(38, 67, 24, 8))), RED),
    ),
    "dramatist": (
        (
            (fill(path("M44 22 C62 30 82 28 98 18 C100 54 92 80 70 84 C48 80 42 52 44 22 Z")),),
            STEEL_LOW,
        ),
        (
            (
                line(path("M58 44 Q64 38 70 44"), 4),
                line(path("M78 44 Q84 38 90 44"), 4),
                line(path("M62 68 Q72 56 82 66"), 4),
            ),
            INK,
        ),
        ((fill(path("M2 20 C22 32 42 32 60 20 C64 62 54 92 31 97 C8 92 -2 62 2 20 Z")),), GOLD),
        (
            (
                line(path("M12 48 Q19 40 26 48"), 5),
                line(path("M36 48 Q43 40 50 48"), 5),
                fill(path("M14 64 Q31 74 48 64 C46 80 38 86 31 86 C24 86 16 80 14 64 Z")),
            ),
            BRASS_LOW,
        ),
    ),
    "poet": (*_INKWELL, *_QUILL),
    "astronomer": (
        ((line(path("M52 54 L28 98"), 6), line(path("M52 54 L78 98"), 6)), WOOD_LOW),
        ((line(path("M52 54 L52 96"), 5),), WOOD),
        ((line(path("M16 66 L62 38"), 12),), BRASS_LOW),
        ((line(path("M44 50 L84 26"), 18),), BRASS),
        ((line(path("M46 45 L80 24"), 4),), GOLD),
        ((line(path("M82 14 L92 34"), 6),), STEEL),
        ((fill(disc(20, 16, 5)), fill(disc(42, 8, 3)), fill(disc(8, 34, 3))), PAPER),
    ),
    "organist": (
        ((fill(slab(4, 76, 92, 22, 3)),), WOOD),
        (
            tuple(
                fill(path(f"M{x} 78 L{x} {y} L{x + 6} {y - 6} L{x + 12} {y} L{x + 12} 78 Z"))
                for x, y in ((10, 36), (27, 22), (44, 10), (61, 22), (78, 36))
            ),
            STEEL,
        ),
        (
            tuple(
                fill(slab(x + 8, y, 4, 78 - y))
                for x, y in ((10, 36), (27, 22), (44, 10), (61, 22), (78, 36))
            ),
            STEEL_LOW,
        ),
        ((fill(slab(12, 84, 76, 9, 1)),), PAPER),
        (tuple(fill(slab(x, 84, 4, 5)) for x in (20, 30, 46, 56, 66, 78)), INK),
    ),
}
"""By the names of the professions."""
