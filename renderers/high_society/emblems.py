"""The emblems of the status cards, told apart at 20 px by their outlines, and the signs beside
figures.
"""

from __future__ import annotations

import math

from renderers.paths import Emblem, cut, disc, fill, line, path, slab, slit

FLACON: Emblem = (
    fill(slab(44, 4, 12, 12, 3)),
    fill(slab(38, 16, 24, 9, 3)),
    fill(
        path(
            "M40 27 L60 27 C62 38 84 42 84 66 C84 86 70 96 50 96 C30 96 16 86 16 66 C16 42 38"
            " 38 40 27 Z"
        )
    ),
    cut(path("M28 64 C40 58 58 72 73 64 C75 80 66 87 50 87 C34 87 26 80 28 64 Z")),
)
HAT: Emblem = (
    fill(path("M30 10 C42 14 58 14 70 10 L66 66 L34 66 Z")),
    fill(
        path(
            "M4 68 C18 60 28 62 34 64 L66 64 C72 62 82 60 96 68 C92 84 70 88 50 88 C30 88 8 84"
            " 4 68 Z"
        )
    ),
    cut(path("M33 50 L67 50 L66.4 60 L33.6 60 Z")),
)
CAR: Emblem = (
    fill(
        path(
            "M4 66 C4 56 12 53 26 51 L40 30 C42 27 45 26 49 26 L66 26 C71 26 73 28 75 32 L82 51"
            " C92 52 97 57 97 66 L97 74 L4 74 Z"
        )
    ),
    cut(path("M36 50 L46 34 L55 34 L55 50 Z")),
    cut(path("M61 34 L66 34 C68 34 69 35 70 37 L75 50 L61 50 Z")),
    *(
        stroke(disc(x, 74, radius))
        for x in (24, 76)
        for stroke, radius in ((cut, 15), (fill, 12), (cut, 5))
    ),
)
COUPE: Emblem = (
    fill(
        path(
            "M10 12 L90 12 C90 40 70 50 54 52 L54 82 L72 90 C75 94 73 96 70 96 L30 96 C27 96"
            " 25 94 28 90"
            " L46 82 L46 52 C30 50 10 40 10 12 Z"
        )
    ),
    cut(path("M17 19 L83 19 C83 22 82 25 81 27 L19 27 C18 25 17 22 17 19 Z")),
    cut(disc(40, 36, 3)),
    cut(disc(54, 34, 4)),
    cut(disc(50, 43, 2.5)),
)
PEARLS: Emblem = (
    *(
        fill(
            disc(
                50 + 40 * math.cos(turn),
                34 + 46 * math.sin(turn),
                5 + 4.4 * math.sin(math.pi * pearl / 8),
            )
        )
        for pearl, turn in ((pearl, math.pi * (1.08 - 0.145 * pearl)) for pearl in range(9))
    ),
    line(path("M8 24 C6 14 8 8 12 4"), 2.4),
    line(path("M92 24 C94 14 92 8 88 4"), 2.4),
)
WATCH: Emblem = (
    fill(path("M34 2 L66 2 L70 26 L30 26 Z")),
    fill(path("M34 98 L66 98 L70 74 L30 74 Z")),
    cut(disc(50, 50, 35)),
    fill(disc(50, 50, 32)),
    cut(disc(50, 50, 25)),
    fill(slab(82, 45, 8, 10, 3)),
    line(path("M50 34 L50 51 L62 57"), 5),
    fill(slab(48.5, 27, 3, 5, 1)),
    fill(slab(48.5, 68, 3, 5, 1)),
    fill(slab(27, 48.5, 5, 3, 1)),
)
DIAMOND: Emblem = (
    fill(path("M26 12 L74 12 L96 38 L50 94 L4 38 Z")),
    slit(path("M4 38 L96 38"), 3.4),
    slit(path("M26 12 L35 38 L50 94 L65 38 L74 12"), 3.4),
    slit(path("M35 38 L50 12 L65 38"), 3.4),
)
YACHT: Emblem = (
    fill(path("M47 4 L47 66 L12 66 C30 52 42 30 47 4 Z")),
    fill(path("M53 14 C66 30 78 48 84 66 L53 66 Z")),
    cut(path("M59 30 C66 41 71 50 75 60 L59 60 Z")),
    fill(path("M4 72 L96 72 C92 86 84 92 74 92 L24 92 C14 90 8 84 4 72 Z")),
)
CASTLE: Emblem = (
    fill(
        path(
            "M6 96 L6 42 L4 42 L4 28 L10 28 L10 33 L15 33 L15 28 L21 28 L21 33 L26 33 L26 28"
            " L31 28 L31 42 L29 42"
            " L29 56 L34 56 L34 30 L31 30 L31 14 L38 14 L38 20 L45 20 L45 14 L55 14 L55 20 L62"
            " 20 L62 14 L69 14"
            " L69 30 L66 30 L66 56 L71 56 L71 42 L69 42 L69 28 L74 28 L74 33 L79 33 L79 28 L85"
            " 28 L85 33 L90 33"
            " L90 28 L96 28 L96 42 L94 42 L94 96 Z"
        )
    ),
    fill(path("M49 14 L49 1 L66 5.5 L51.5 10 L51.5 14 Z")),
    cut(path("M40 96 L40 74 C40 60 60 60 60 74 L60 96 Z")),
    cut(slab(46.5, 37, 7, 13, 3.5)),
    cut(slab(14.5, 52, 6, 13, 3)),
    cut(slab(79.5, 52, 6, 13, 3)),
)
CROWN: Emblem = (
    fill(path("M6 26 L28 48 L50 14 L72 48 L94 26 L84 74 L16 74 Z")),
    fill(slab(16, 79, 68, 11, 3)),
    fill(disc(6, 21, 6)),
    fill(disc(50, 9, 7)),
    fill(disc(94, 21, 6)),
    cut(disc(50, 60, 6)),
    cut(disc(30, 62, 4)),
    cut(disc(70, 62, 4)),
)


def _branch(side: int) -> Emblem:
    """Half a laurel: a stem with leaves to both of its sides; `side` is -1 or 1."""

    def mirrored(text: str) -> str:
        """The path with its x counted from the middle, to one side or the other."""
        figures = text.split()
        return " ".join(
            f"{50 + side * float(figure):g}" if place % 2 == 0 else figure
            for place, figure in enumerate(figures)
        )

    def leaf(*bends: tuple[float, float]) -> str:
        x = [mirrored(f"{across} {down}") for across, down in bends]
        return f"M{x[0]} C{x[1]} {x[2]} {x[3]} C{x[4]} {x[5]} {x[0]} Z"

    outer = ((17, 90), (29, 79), (36, 64), (38, 48), (36, 33))
    inner = ((24, 84), (33, 70), (37, 54), (36, 38), (31, 22))
    return (
        line(path(f"M{mirrored('6 92')} C{mirrored('46 84 50 40 26 10')}"), 3.4),
        *(
            fill(
                path(
                    leaf(
                        (x, y),
                        (x + 2, y - 13),
                        (x + 13, y - 17),
                        (x + 19, y - 16),
                        (x + 18, y - 6),
                        (x + 12, y),
                    )
                )
            )
            for x, y in outer
        ),
        *(
            fill(
                path(
                    leaf(
                        (x, y),
                        (x - 12, y - 2),
                        (x - 17, y - 12),
                        (x - 16, y - 18),
                        (x - 7, y - 16),
                        (x, y - 10),
                    )
                )
            )
            for x, y in inner
        ),
    )


LAUREL: Emblem = (*_branch(-1), *_branch(1))
HANDCUFFS: Emblem = (
    line(disc(26, 58, 20), 9),
    line(disc(74, 58, 20), 9),
    fill(slab(14, 28, 24, 17, 4)),
    fill(slab(62, 28, 24, 17, 4)),
    line(path("M34 26 C40 14 60 14 66 26"), 6),
    cut(disc(26, 36.5, 4)),
    cut(disc(74, 36.5, 4)),
)
DIE: Emblem = (
    fill(slab(30, 30, 62, 62, 11)),
    *(cut(disc(x, y, 6)) for x, y in ((46, 46), (76, 46), (61, 61), (46, 76), (76, 76))),
    line(path("M8 36 L20 30"), 5),
    line(path("M14 14 L24 22"), 5),
    line(path("M36 8 L38 20"), 5),
)
MASK: Emblem = (
    fill(
        path(
            "M4 36 C20 28 38 32 50 40 C62 32 80 28 96 36 C98 60 86 74 70 74 C60 74 56 66 50 66"
            " C44 66 40 74 30 74"
            " C14 74 2 60 4 36 Z"
        )
    ),
    cut(path("M18 50 C24 42 36 44 40 54 C34 60 22 60 18 50 Z")),
    cut(path("M82 50 C76 42 64 44 60 54 C66 60 78 60 82 50 Z")),
)
LUXURIES = (FLACON, HAT, CAR, COUPE, PEARLS, WATCH, DIAMOND, YACHT, CASTLE, CROWN)
"""By worth, from 1."""

NOTE: Emblem = (
    fill(slab(2, 20, 96, 60, 9)),
    cut(disc(50, 50, 16)),
    slit(slab(10, 29, 80, 42, 4), 4),
    fill(disc(50, 50, 9)),
)
GAVEL: Emblem = (
    fill(path("M30 8 L66 44 L52 58 L16 22 Z")),
    fill(path("M12 16 L24 4 L32 12 L20 24 Z")),
    fill(path("M46 54 L58 42 L74 58 L62 70 Z")),
    line(path("M40 40 L6 74"), 10),
    fill(slab(44, 80, 52, 15, 5)),
)
CROSS: Emblem = (line(path("M18 18 L82 82"), 16), line(path("M82 18 L18 82"), 16))
TICK: Emblem = (line(path("M14 54 L40 80 L88 22"), 16),)
