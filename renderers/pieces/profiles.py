"""Ivory profiles, told apart by their head-dresses and by the way they face."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from renderers.canvas import Pen
from renderers.geometry import Box, Point
from renderers.theme import Colour, rgb

IVORY, SHADE, DEEP, GOLD = rgb("#F6E9D0"), rgb("#CDB184"), rgb("#8C6B44"), rgb("#F2C555")
LINEN = rgb("#FBF7EE")
Outline = Sequence[tuple[float, float]]  # in a unit square, facing left

FACE: Outline = (
    (.45, .17), (.385, .205), (.345, .275), (.335, .345), (.345, .385), (.268, .475), (.312, .497),
    (.325, .512),
    (.298, .538), (.318, .560), (.302, .585), (.330, .612), (.322, .662), (.375, .695),
    (.470, .668), (.478, .765),
    (.400, .840), (.215, .905), (.14, 1.02), (.96, 1.02), (.90, .910), (.715, .820), (.655, .700),
    (.700, .560),
    (.725, .400), (.660, .240), (.55, .165),
)  # fmt: skip
HAIR: Outline = (
    (.42, .155), (.36, .25), (.45, .30), (.50, .42), (.49, .50), (.55, .53), (.56, .62), (.66, .70),
    (.72, .58),
    (.755, .40), (.69, .22), (.55, .13),
)  # fmt: skip
SHOULDERS: Outline = (
    (.478, .765), (.36, .850), (.215, .905), (.14, 1.02), (.96, 1.02), (.90, .910), (.72, .822),
    (.60, .86),
)  # fmt: skip
BEARD: Outline = (
    (0.345, 0.60),
    (0.33, 0.67),
    (0.40, 0.74),
    (0.50, 0.68),
    (0.53, 0.55),
    (0.47, 0.60),
    (0.42, 0.625),
)
CROWN: Outline = (
    (0.35, 0.20),
    (0.33, 0.02),
    (0.44, 0.10),
    (0.53, -0.03),
    (0.62, 0.10),
    (0.74, 0.03),
    (0.71, 0.21),
    (0.53, 0.235),
)
DIADEM: Outline = (
    (0.36, 0.235),
    (0.40, 0.10),
    (0.47, 0.15),
    (0.54, 0.07),
    (0.58, 0.155),
    (0.66, 0.14),
    (0.62, 0.20),
    (0.48, 0.20),
)
CAP: Outline = (
    (0.30, 0.25),
    (0.32, 0.13),
    (0.50, 0.05),
    (0.74, 0.10),
    (0.86, 0.22),
    (0.74, 0.27),
    (0.50, 0.225),
)
FEATHER: Outline = ((0.56, 0.12), (0.74, 0.00), (0.98, 0.02), (0.86, 0.12), (0.66, 0.17))
TURBAN: Outline = (
    (0.32, 0.26),
    (0.30, 0.12),
    (0.48, 0.00),
    (0.70, 0.05),
    (0.79, 0.20),
    (0.70, 0.30),
    (0.50, 0.22),
)
FOLD: Outline = ((0.34, 0.25), (0.48, 0.10), (0.72, 0.10), (0.77, 0.20), (0.60, 0.16), (0.48, 0.20))
VEIL: Outline = (
    (0.50, 0.10),
    (0.72, 0.14),
    (0.84, 0.34),
    (0.90, 0.62),
    (0.96, 0.95),
    (0.70, 0.90),
    (0.60, 0.62),
    (0.52, 0.30),
)
CIRCLET: Outline = (
    (0.34, 0.23),
    (0.33, 0.11),
    (0.42, 0.17),
    (0.47, 0.07),
    (0.53, 0.15),
    (0.60, 0.06),
    (0.65, 0.15),
    (0.75, 0.10),
    (0.72, 0.22),
    (0.53, 0.235),
)
BOW: Outline = ((0.66, 0.68), (0.86, 0.62), (0.82, 0.72), (0.88, 0.80))


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody being portrayed: where, facing which way, in which cloth."""

    pen: Pen
    box: Box
    facing_right: bool
    cloth: Colour
    metal: Colour = GOLD

    def at(self, x: float, y: float) -> Point:
        return Point(
            self.box.x + (1 - x if self.facing_right else x) * self.box.w,
            self.box.y + y * self.box.h,
        )

    def curve(self, outline: Outline, fill: Colour) -> None:
        self.pen.poly([self.at(x, y) for x, y in smooth(outline)], fill)

    def edged(self, outline: Outline, fill: Colour) -> None:
        self.pen.poly([self.at(x, y) for x, y in outline], fill)

    def bead(self, x: float, y: float, radius: float, fill: Colour) -> None:
        self.pen.disc(self.at(x, y), radius * self.box.w, fill)


@dataclass(frozen=True, slots=True)
class Dress:
    """What makes somebody out: what is behind the head, the hair, what is on it."""

    behind: Callable[[Sitter], None]
    hair: Colour
    before: Callable[[Sitter], None]


def portrait(sitter: Sitter, dress: Dress) -> None:
    """Somebody's head and shoulders, in this dress."""
    dress.behind(sitter)
    sitter.curve(FACE, IVORY)
    sitter.curve(SHOULDERS, sitter.cloth)
    sitter.curve(HAIR, dress.hair)
    dress.before(sitter)


def nothing(_: Sitter) -> None:
    """Some have nothing behind them."""


def bun(sitter: Sitter) -> None:
    sitter.bead(0.745, 0.235, 0.125, DEEP)


def curls(sitter: Sitter) -> None:
    for x, y, radius in (
        (0.76, 0.36, 0.09),
        (0.78, 0.48, 0.09),
        (0.77, 0.60, 0.085),
        (0.73, 0.70, 0.075),
    ):
        sitter.bead(x, y, radius, SHADE)


def crown(sitter: Sitter) -> None:
    sitter.curve(BEARD, DEEP)
    sitter.edged(CROWN, sitter.metal)


def diadem(sitter: Sitter) -> None:
    sitter.edged(DIADEM, sitter.metal)
    sitter.bead(0.52, 0.70, 0.03, sitter.metal)


def veil(sitter: Sitter) -> None:
    sitter.curve(VEIL, LINEN)


def circlet(sitter: Sitter) -> None:
    """A crown over a cap with a feather."""
    sitter.curve(FEATHER, LINEN)
    sitter.edged(CIRCLET, sitter.metal)


def queen(sitter: Sitter) -> None:
    """A crown and beads."""
    sitter.edged(CROWN, sitter.metal)
    for x, y in ((0.44, 0.80), (0.52, 0.775), (0.60, 0.77)):
        sitter.bead(x, y, 0.028, LINEN)


def cap(sitter: Sitter) -> None:
    sitter.curve(CAP, sitter.cloth)
    sitter.curve(FEATHER, LINEN)


def turban(sitter: Sitter) -> None:
    sitter.curve(TURBAN, LINEN)
    sitter.curve(FOLD, sitter.cloth)
    sitter.bead(0.40, 0.15, 0.045, GOLD)


def bow(sitter: Sitter) -> None:
    sitter.edged(BOW, sitter.cloth)


def smooth(outline: Outline, steps: int = 6) -> list[tuple[float, float]]:
    """A closed curve through the points (Catmull and Rom)."""
    curve = []
    for i in range(len(outline)):
        a, b, c, d = (outline[(i + k) % len(outline)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            x, y = (_between(*along, t) for along in zip(a, b, c, d, strict=True))
            curve.append((x, y))
    return curve


def _between(p: float, q: float, r: float, s: float, t: float) -> float:
    return 0.5 * (
        2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3
    )
