"""The emblems beside figures: what is counted, where somebody was sent, what a state is."""

from __future__ import annotations

from renderers.paths import Emblem, cut, disc, fill, line, path, slab, slit

CARDS: Emblem = (
    fill(slab(30, 6, 54, 76, 7)),
    cut(slab(10, 14, 60, 86, 9)),
    fill(slab(14, 18, 54, 78, 7)),
    cut(path("M41 34 L55 57 L41 80 L27 57 Z")),
)
BOY: Emblem = (
    fill(path("M20 38 C20 16 36 6 52 6 C68 6 78 14 80 28 L96 36 C98 40 96 42 92 42 L22 42 Z")),
    fill(path("M28 46 L74 46 C75 60 66 70 51 70 C36 70 27 60 28 46 Z")),
    fill(path("M10 99 C10 82 24 74 38 72 L64 72 C78 74 92 82 92 99 Z")),
    cut(path("M47 76 L55 76 L58 99 L44 99 Z")),
)
ACTION: Emblem = (fill(path("M30 2 L70 2 L98 30 L98 70 L70 98 L30 98 L2 70 L2 30 Z")),)
LETTER_A: Emblem = (
    fill(
        path(
            "M42 6 L58 6 L88 86 L97 86 L97 95 L63 95 L63 86 L71 86 L65 68 L33 68 L27 86 L37 86"
            " L37 95"
            " L3 95 L3 86 L12 86 Z"
        )
    ),
    cut(path("M37 57 L61 57 L49 24 Z")),
)
POUND: Emblem = (
    line(path("M70 26 C68 8 40 8 40 30 C40 46 50 60 38 80 C34 87 26 90 24 91 L78 91"), 13),
    line(path("M24 54 L64 54"), 11),
)
DOWN: Emblem = (
    fill(slab(38, 6, 24, 46, 2)),
    fill(path("M12 46 L88 46 L50 94 Z")),
)
OPERA: Emblem = (
    line(path("M28 8 C4 30 16 62 36 74"), 8),
    line(path("M72 8 C96 30 84 62 64 74"), 8),
    fill(slab(26, 76, 48, 10, 5)),
    fill(slab(36, 84, 28, 13, 4)),
    line(path("M24 26 L76 26"), 5),
    line(path("M40 26 L40 78"), 3),
    line(path("M50 26 L50 78"), 3),
    line(path("M60 26 L60 78"), 3),
)
EXTENSION: Emblem = (
    fill(slab(2, 14, 44, 72, 8)),
    cut(slab(9, 21, 30, 58, 4)),
    fill(slab(52, 14, 46, 72, 8)),
    cut(slab(71, 32, 8, 36, 1)),
    cut(slab(58, 46, 34, 8, 1)),
)
PLUS: Emblem = (
    line(path("M50 14 L50 86"), 15),
    line(path("M14 50 L86 50"), 15),
)
CROWN: Emblem = (
    fill(path("M6 26 L28 50 L50 14 L72 50 L94 26 L84 76 L16 76 Z")),
    fill(slab(16, 81, 68, 12, 3)),
)
HAT: Emblem = (
    fill(path("M26 68 L24 12 C40 7 60 7 76 12 L74 68 Z")),
    fill(
        path(
            "M2 66 C16 62 24 68 30 72 L70 72 C76 68 84 62 98 66 C94 86 72 92 50 92 C28 92 6 86"
            " 2 66 Z"
        )
    ),
    slit(path("M26 58 L74 58"), 4),
)
TICK: Emblem = (line(path("M12 52 L40 80 L90 22"), 16),)
ARROW: Emblem = (fill(path("M20 6 L92 50 L20 94 Z")),)
CROSS: Emblem = (
    line(path("M18 18 L82 82"), 15),
    line(path("M82 18 L18 82"), 15),
)
EVENT_DECK: Emblem = (
    fill(path("M8 26 L92 26 L92 42 C84 42 84 58 92 58 L92 74 L8 74 L8 58 C16 58 16 42 8 42 Z")),
    slit(path("M66 32 L66 68"), 4),
)
HOUSE_DECK: Emblem = (
    fill(path("M50 10 L96 50 L84 50 L84 92 L16 92 L16 50 L4 50 Z")),
    cut(slab(42, 60, 16, 32, 1)),
)
PERSON_DECK: Emblem = (
    fill(disc(50, 28, 22)),
    fill(path("M10 96 C10 66 28 56 50 56 C72 56 90 66 90 96 Z")),
)
COMPANY_DECK: Emblem = (
    fill(disc(32, 30, 17)),
    fill(path("M2 88 C2 62 16 51 32 51 C48 51 62 62 62 88 Z")),
    cut(disc(66, 42, 23)),
    cut(path("M30 99 C30 70 44 61 66 61 C88 61 99 70 99 99 Z")),
    fill(disc(66, 42, 18)),
    fill(path("M35 98 C35 75 48 65 66 65 C84 65 97 75 97 98 Z")),
)
