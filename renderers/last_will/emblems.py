"""The emblems of companions, symbols and property, told apart at 26 px by their outlines."""

from __future__ import annotations

from renderers.geometry import Point, around
from renderers.paths import Emblem, cut, disc, fill, line, oval, path, slab, slit

CHEF: Emblem = (
    fill(path("M27 50 C8 46 8 22 28 22 C32 4 68 4 72 22 C92 22 92 46 73 50 L73 62 L27 62 Z")),
    slit(path("M42 38 L43 56"), 3),
    slit(path("M58 38 L57 56"), 3),
    fill(path("M29 66 L71 66 L70 78 C68 90 60 98 50 98 C40 98 32 90 30 78 Z")),
    cut(
        path("M50 80 C46 74 36 76 31 84 C38 88 46 88 50 84 C54 88 62 88 69 84 C64 76 54 74 50 80 Z")
    ),
)
GUEST: Emblem = (
    fill(oval(50, 17, 27, 5.5)),
    fill(path("M37 16 C37 2 63 2 63 16 Z")),
    fill(path("M58 12 C62 2 74 -2 84 3 C82 11 72 15 60 14 Z")),
    fill(oval(50, 23, 10, 11.5)),
    fill(slab(46, 30, 8, 10, 2)),
    fill(
        path(
            "M38 38 C44 36 56 36 62 38 C70 42 76 52 80 62 L73 65 C69 58 65 54 62 52 L57 60 C72"
            " 70 86"
            " 82 90 97 C64 100 36 100 10 97 C14 82 28 70 43 60 L38 52 C35 54 31 58 27 65 L20 62 C24"
            " 52 30 42 38 38 Z"
        )
    ),
    slit(path("M42 60.5 L58 60.5"), 2.6),
    slit(path("M40 72 C34 80 30 88 29 95"), 2.4),
    slit(path("M60 72 C66 80 70 88 71 95"), 2.4),
)
DOG: Emblem = (
    fill(
        path(
            "M54 18 C55 8 59 3 64 2 C66 5 67 8 68 12 C76 13 80 18 82 23 L94 28 C97 30 96 35 93"
            " 37 C87"
            " 41 81 42 76 42 C76 52 75 60 74 66 L75 90 L84 94 C86 97 85 99 82 99 L64 99 L61 76"
            " C58 82"
            " 54 86 50 89 L58 94 C60 97 59 99 56 99 L28 99 C14 99 10 86 17 75 C8 74 3 66 3 56 C3 49"
            " 10 49 11 55 C12 62 17 64 23 65 C30 53 45 50 51 38 C48 32 51 24 54 18 Z"
        )
    ),
    slit(path("M57 14 C51 24 53 34 59 35 C63 32 63 22 61 14"), 2.6),
    cut(disc(76, 22, 2.4)),
)
HORSE: Emblem = (
    fill(
        path(
            "M24 99 C18 76 26 58 34 46 C34 30 42 16 56 11 L59 1 L68 10 C75 13 80 20 83 29 L97"
            " 55 C100"
            " 62 97 69 90 71 C86 72 83 72 80 71 C76 66 72 63 66 62 C61 64 60 70 64 77 C70 84"
            " 76 90 77"
            " 99 Z"
        )
    ),
    fill(
        path(
            "M50 11 C34 12 20 26 15 46 C10 66 11 84 16 99 L20 99 C14 74 22 56 31 44 C32 30 40"
            " 18 52 12 Z"
        )
    ),
    cut(disc(71, 29, 3.2)),
    cut(disc(90, 60, 2.4)),
)
JOKER: Emblem = (
    fill(path("M50 3 L62 36 L97 37 L69 58 L79 92 L50 72 L21 92 L31 58 L3 37 L38 36 Z")),
)
DINNER: Emblem = (
    fill(slab(14, 4, 5.5, 34, 2.5)),
    fill(slab(24.2, 4, 5.5, 34, 2.5)),
    fill(slab(34.5, 4, 5.5, 34, 2.5)),
    fill(
        path(
            "M14 32 L40 32 C40 46 34 48 31 52 L32 94 C32 98 22 98 22 94 L23 52 C20 48 14 46 14 32 Z"
        )
    ),
    fill(path("M64 3 C82 8 86 38 84 58 L74 58 L75 94 C75 98 64 98 64 94 Z")),
)
CARRIAGE: Emblem = (
    fill(
        path(
            "M22 16 L72 16 C76 16 76 21 73 22 L84 48 C82 60 74 66 64 66 L34 66 C22 66 14 60 12"
            " 48 L20"
            " 22 C18 20 19 16 22 16 Z"
        )
    ),
    cut(path("M28 26 L45 26 L45 44 L22 44 Z")),
    cut(path("M51 26 L67 26 L74 44 L51 44 Z")),
    line(path("M80 54 C90 54 92 44 98 40"), 4),
    fill(disc(6, 40, 5)),
    line(path("M6 44 L14 52"), 3),
    cut(disc(24, 76, 20)),
    cut(disc(72, 76, 20)),
    line(disc(24, 76, 16), 5),
    line(disc(72, 76, 16), 5),
    line(path("M24 60 L24 92"), 3),
    line(path("M8 76 L40 76"), 3),
    line(path("M72 60 L72 92"), 3),
    line(path("M56 76 L88 76"), 3),
    fill(disc(24, 76, 4)),
    fill(disc(72, 76, 4)),
)
MASK: Emblem = (
    fill(path("M10 14 C34 26 66 26 90 14 C98 52 82 86 50 97 C18 86 2 52 10 14 Z")),
    cut(path("M22 40 C30 32 40 36 43 44 C36 48 28 48 22 40 Z")),
    cut(path("M78 40 C70 32 60 36 57 44 C64 48 72 48 78 40 Z")),
    cut(path("M26 60 C40 68 60 68 74 60 C70 80 60 86 50 86 C40 86 30 80 26 60 Z")),
)
WHEEL: Emblem = (
    line(disc(50, 50, 30), 9),
    *(
        line((around(Point(50, 50), 13, turn), around(Point(50, 50), 45, turn)), 7)
        for turn in range(22, 382, 45)
    ),
    fill(disc(50, 50, 13)),
    cut(disc(50, 50, 5)),
)
GLASS: Emblem = (
    fill(
        path(
            "M16 6 L84 6 C84 36 70 50 55 53 L55 84 L72 91 C75 95 73 98 70 98 L30 98 C27 98 25 95 28"
            " 91 L45 84 L45 53 C30 50 16 36 16 6 Z"
        )
    ),
    cut(path("M24 13 L76 13 C76 18 75 22 74 25 L26 25 C25 22 24 18 24 13 Z")),
    cut(disc(42, 36, 3)),
    cut(disc(56, 33, 3.6)),
    cut(disc(50, 43, 2.4)),
)
MANSION: Emblem = (
    fill(path("M50 4 L92 32 L8 32 Z")),
    cut(disc(50, 23, 5.5)),
    fill(slab(8, 36, 84, 7, 1)),
    fill(slab(12, 45, 9, 38, 1)),
    fill(slab(29, 45, 9, 38, 1)),
    fill(slab(62, 45, 9, 38, 1)),
    fill(slab(79, 45, 9, 38, 1)),
    fill(slab(42, 52, 16, 31, 1)),
    fill(slab(6, 85, 88, 6, 1)),
    fill(slab(1, 92, 98, 7, 1)),
    cut(disc(55, 70, 1.6)),
)
TOWN_HOUSE: Emblem = (
    fill(path("M24 99 L24 26 L50 8 L76 26 L76 99 Z")),
    fill(slab(62, 2, 10, 22, 1)),
    cut(slab(32, 34, 11, 13, 1)),
    cut(slab(32, 53, 11, 13, 1)),
    cut(slab(32, 73, 11, 13, 1)),
    cut(slab(57, 34, 11, 13, 1)),
    cut(slab(57, 53, 11, 13, 1)),
    cut(slab(57, 73, 11, 13, 1)),
    cut(slab(44.5, 74, 11, 25, 1)),
    cut(disc(50, 24, 4)),
    fill(slab(16, 96, 68, 3)),
)
MANOR_HOUSE: Emblem = (
    fill(
        path(
            "M2 99 L2 46 L13 22 L24 46 L24 54 L34 54 L34 46 L50 28 L66 46 L66 54 L76 54 L76 46"
            " L87 22 L98 46 L98 99 Z"
        )
    ),
    line(path("M13 24 L13 8"), 2.4),
    fill(path("M13 7 L24 11 L13 15 Z")),
    line(path("M87 24 L87 8"), 2.4),
    fill(path("M87 7 L98 11 L87 15 Z")),
    cut(slab(9.5, 54, 7, 14, 3.5)),
    cut(slab(83.5, 54, 7, 14, 3.5)),
    cut(slab(30, 64, 9, 12, 1)),
    cut(slab(61, 64, 9, 12, 1)),
    cut(path("M42 99 L42 76 C42 64 58 64 58 76 L58 99 Z")),
    cut(disc(50, 48, 5)),
)
FARM: Emblem = (
    fill(path("M12 99 L12 52 L26 28 L50 14 L74 28 L88 52 L88 99 Z")),
    fill(path("M50 6 L80 23 L96 52 L89 55 L73 29 L50 16 L27 29 L11 55 L4 52 L20 23 Z")),
    cut(slab(30, 60, 40, 39)),
    line(path("M32 62 L68 97"), 4.4),
    line(path("M68 62 L32 97"), 4.4),
    line(path("M32 62 L68 62 L68 98"), 4.4),
    line(path("M32 62 L32 98"), 4.4),
    cut(slab(43, 32, 14, 16, 7)),
)
