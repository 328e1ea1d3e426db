"""The emblems of helpers and of special events: what somebody of that trade works with."""

from __future__ import annotations

from renderers.paths import Emblem, cut, disc, fill, line, path, slab, slit

GENT: Emblem = (
    fill(path("M24 34 L26 4 L72 4 L72 34 Z")),
    fill(path("M10 34 C24 40 72 40 88 32 C90 42 70 46 50 46 C30 46 12 44 10 34 Z")),
    slit(path("M25 28 L72 28"), 3),
    fill(
        path(
            "M30 45 L69 44 C70 50 72 54 77 61 C77 63 74 64 73 65 L73 70 L71 72 C72 78 68 79 62"
            " 78 C61"
            " 81 61 83 63 85 C80 88 90 92 92 99 L10 99 C12 90 22 87 34 84 C38 79 37 75 34 70 C28 62"
            " 28 52 30 45 Z"
        )
    ),
)
WAITER: Emblem = (
    fill(path("M50 26 C78 26 92 48 93 68 L7 68 C8 48 22 26 50 26 Z")),
    fill(disc(50, 20, 7)),
    fill(slab(2, 73, 96, 10, 5)),
    slit(path("M22 58 C26 46 34 40 42 38"), 3.6),
)
SPADE: Emblem = (
    line(path("M50 8 L50 58"), 8),
    line(path("M36 8 L64 8"), 8),
    fill(path("M28 52 L72 52 L72 70 C72 84 60 94 50 98 C40 94 28 84 28 70 Z")),
)
KEY: Emblem = (
    fill(disc(27, 27, 25)),
    cut(disc(27, 27, 11)),
    fill(path("M38 46 L46 38 L94 86 L86 94 Z")),
    fill(path("M62 54 L70 62 L84 48 L76 40 Z")),
    fill(path("M80 72 L88 80 L99 69 L91 61 Z")),
)
CANDLE: Emblem = (
    fill(slab(12, 86, 70, 11, 5)),
    fill(slab(42, 62, 12, 28, 2)),
    fill(slab(34, 56, 28, 8, 3)),
    fill(slab(41, 32, 14, 28, 2)),
    fill(path("M48 2 C59 14 59 27 48 29 C37 27 37 14 48 2 Z")),
    fill(disc(82, 80, 14)),
    cut(disc(82, 80, 7)),
)
BOWTIE: Emblem = (
    fill(path("M44 44 L8 24 C2 22 2 78 8 76 L44 56 Z")),
    fill(path("M56 44 L92 24 C98 22 98 78 92 76 L56 56 Z")),
    fill(slab(41, 38, 18, 24, 6)),
    slit(path("M14 44 L30 48"), 3.4),
    slit(path("M14 56 L30 52"), 3.4),
    slit(path("M86 44 L70 48"), 3.4),
    slit(path("M86 56 L70 52"), 3.4),
)
MORTARBOARD: Emblem = (
    fill(path("M50 16 L99 38 L50 60 L1 38 Z")),
    fill(path("M22 54 L50 67 L78 54 L78 74 C66 86 34 86 22 74 Z")),
    line(path("M50 38 L90 45 L90 74"), 3.6),
    fill(path("M85 72 L95 72 L98 92 L82 92 Z")),
)
WHIP: Emblem = (
    fill(path("M4 92 L10 98 L44 60 L39 55 Z")),
    line(path("M40 59 C58 40 70 18 84 8"), 4.6),
    line(path("M84 8 C98 14 96 40 82 50 C70 58 62 66 66 80 C68 88 76 92 84 90"), 4),
)
SCISSORS: Emblem = (
    fill(disc(26, 80, 18)),
    cut(disc(26, 80, 9)),
    fill(disc(74, 80, 18)),
    cut(disc(74, 80, 9)),
    fill(path("M36 68 L74 6 C80 2 84 10 80 18 L46 72 Z")),
    fill(path("M64 68 L26 6 C20 2 16 10 20 18 L54 72 Z")),
    cut(disc(50, 48, 3.4)),
)
ANCHOR: Emblem = (
    fill(disc(50, 14, 13)),
    cut(disc(50, 14, 5.5)),
    fill(slab(46, 24, 8, 66, 2)),
    fill(slab(28, 32, 44, 8, 3)),
    line(path("M14 60 C16 84 34 92 50 92 C66 92 84 84 86 60"), 9),
    fill(path("M2 68 L16 48 L28 68 Z")),
    fill(path("M98 68 L84 48 L72 68 Z")),
)
GROUND: Emblem = (
    line(path("M6 96 L6 50"), 5),
    line(path("M94 96 L94 50"), 5),
    line(path("M6 60 L94 60"), 6),
    line(path("M6 80 L94 80"), 6),
    fill(path("M22 52 C30 20 58 8 78 20 L86 38 L76 40 L70 34 C58 30 44 34 36 52 Z")),
)
HORSESHOE: Emblem = (
    line(path("M26 88 C10 62 10 16 50 14 C90 16 90 62 74 88"), 17),
    fill(slab(12, 84, 24, 12, 2)),
    fill(slab(64, 84, 24, 12, 2)),
    cut(disc(21, 52, 3)),
    cut(disc(79, 52, 3)),
    cut(disc(30, 29, 3)),
    cut(disc(70, 29, 3)),
    cut(disc(50, 14, 3)),
)
FALL: Emblem = (
    line(path("M6 14 L36 14 L36 42 L64 42 L64 70 L80 70"), 9),
    fill(path("M66 68 L98 68 L82 96 Z")),
)
HOURGLASS: Emblem = (
    fill(slab(14, 3, 72, 11, 4)),
    fill(slab(14, 86, 72, 11, 4)),
    fill(
        path(
            "M22 16 L78 16 C78 38 60 42 57 50 C60 58 78 62 78 84 L22 84 C22 62 40 58 43 50 C40"
            " 42 22 38 22 16 Z"
        )
    ),
    cut(path("M31 22 L69 22 C68 30 62 33 58 36 L42 36 C38 33 32 30 31 22 Z")),
    cut(path("M48 60 L52 60 C56 66 66 70 69 79 L31 79 C34 70 44 66 48 60 Z")),
)
