"""Small signs beside figures and names: emblems in the frame of their kind, and marks of a state.

A house frames a building, a pond a landscape, a shield a freedom, wherever they are shown.
"""

from __future__ import annotations

from enum import Enum

from PIL import Image

from games.princes_of_florence.catalogue import (
    LANDSCAPES,
    Building,
    Freedom,
    Landscape,
    Lot,
)
from renderers.canvas import Pen
from renderers.geometry import Box, Point, square
from renderers.paths import Emblem, Outline, paint
from renderers.princes_of_florence import emblems, roles
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, BLACK, WHITE, Colour, mix, rgb


class Sign(Enum):
    """What a sign stands for."""

    PROFESSION = "profession"
    BONUS = "bonus"
    PRESTIGE_CARD = "prestige card"
    RECRUITING = "recruiting card"
    WORK = "work"
    GAVEL = "auction"
    TICK = "yes"
    CROSS = "no"
    HOURGLASS = "is waited for"
    PENNANT = "start player"
    ENVELOPE = "sealed limit"
    LAUREL = "prestige"


EMBLEMS = {
    Sign.PROFESSION: emblems.PROFESSION,
    Sign.BONUS: emblems.BONUS,
    Sign.PRESTIGE_CARD: emblems.PRESTIGE_CARD,
    Sign.RECRUITING: emblems.RECRUITING,
    Sign.WORK: emblems.SCROLL,
    Sign.GAVEL: emblems.GAVEL,
    Sign.TICK: emblems.TICK,
    Sign.CROSS: emblems.CROSS,
    Sign.HOURGLASS: emblems.HOURGLASS,
    Sign.PENNANT: emblems.PENNANT,
    Sign.ENVELOPE: emblems.ENVELOPE,
    Sign.LAUREL: emblems.PRESTIGE,
}
PALE = 0.45  # how much is left to see of what is gone
LAUREL_GOLD = rgb("#F0C65A")


@kept
def sign(which: Sign, size: int, fill: Colour) -> Sprite:
    return _painted(size, (EMBLEMS[which], fill))


@kept
def coin(size: int) -> Sprite:
    """A florin."""
    tones = (roles.BRONZE, rgb("#F9DC8C"), rgb("#F0BE4C"))
    return _painted(size, *zip(emblems.COIN, tones, strict=True), (emblems.LILY, roles.BRONZE))


@kept
def laurel(size: int, fill: Colour = LAUREL_GOLD) -> Sprite:
    """Prestige."""
    return _painted(size, (emblems.PRESTIGE, fill))


@kept
def jester(size: int, there: bool = True) -> Sprite:
    """A jester's cap; hollow where there is none."""
    red, gold = (rgb("#D0453A"), rgb("#F0BE4C")) if there else (roles.HOLLOW, roles.HOLLOW)
    return _painted(size, (emblems.CAP, red), (emblems.BELLS, gold))


@kept
def builder(size: int, there: bool = True, light: bool = False) -> Sprite:
    """A trowel; hollow where there is no builder, its steel darker on light ground."""
    steel, handle = (rgb("#C9D3DA"), rgb("#C98A3A")) if there else (roles.HOLLOW, roles.HOLLOW)
    if light:
        steel, handle = roles.BUILDING["tower"], roles.BUILDING["workshop"]
    return _painted(size, (emblems.BLADE, steel), (emblems.HANDLE, handle))


@kept
def house(building: Building, size: int) -> Sprite:
    """The badge of a building."""
    return _badge(
        emblems.HOUSE, roles.BUILDING[building.id], emblems.BUILDINGS[building.id], size, 0.62, 0.5
    )


@kept
def pond(landscape: Landscape, size: int) -> Sprite:
    """The badge of a landscape."""
    return _badge(
        emblems.POND,
        roles.LANDSCAPE[landscape.id],
        emblems.LANDSCAPES[landscape.id],
        size,
        0.56,
        0.5,
    )


@kept
def arms(freedom: Freedom, size: int) -> Sprite:
    """The badge of a freedom."""
    return _badge(
        emblems.SHIELD, roles.FREEDOM[freedom], emblems.FREEDOMS[freedom.value], size, 0.56, 0.46
    )


@kept
def no_arms(size: int, freedom: Freedom) -> Sprite:
    """A freedom that was introduced until just now, with the ghost of its emblem."""
    pen = Pen(size, size)
    inner = scaled(emblems.SHIELD, pen.body.inset(size * 0.05))
    pen.poly(inner, rgb("#2C1C13"))
    spot = square(Point(size / 2, size * 0.46), size * 0.54)
    paint(pen, spot, emblems.FREEDOMS[freedom.value], roles.SAND, 0.36, rgb("#2C1C13"))
    pen.line([*inner, inner[0]], roles.HOLLOW, 2.5)
    return pen.done()


@kept
def mark(which: Sign, size: int, fill: Colour) -> Sprite:
    """A sign on a small seal, to lie over the corner of something."""
    pen = Pen(size, size)
    pen.disc(pen.body.centre, size / 2, rgb("#FFF6E2"))
    pen.disc(pen.body.centre, size / 2 - 2.5, fill)
    paint(pen, pen.body.place(size * 0.54, size * 0.54), EMBLEMS[which], WHITE)
    return pen.done()


def lot_sign(lot: Lot, size: int, light: bool = True) -> Sprite:
    """What is auctioned, on parchment or on dark."""
    match lot:
        case Lot.FOREST | Lot.LAKE | Lot.PARK:
            return pond(LANDSCAPES[lot.value], size)
        case Lot.LANDSCAPE:
            return three_ponds(size)
        case Lot.JESTER:
            return jester(size)
        case Lot.BUILDER:
            return builder(size, light=light)
    which = Sign.PRESTIGE_CARD if lot is Lot.PRESTIGE else Sign.RECRUITING
    return sign(which, size, roles.BRONZE if light else roles.SAND)


@kept
def gone_lot(lot: Lot, size: int) -> Sprite:
    """The same in grey, for what is no longer to be had."""
    drawn = lot_sign(lot, size)
    grey, alpha = drawn.image.convert("LA").split()
    pale = alpha.point(lambda value: round(value * PALE))
    return Sprite(Image.merge("LA", (grey, pale)).convert("RGBA"), drawn.margin)


@kept
def three_ponds(size: int) -> Sprite:
    """A landscape of any type."""
    pen = Pen(size, size)
    for key, (across, down) in zip(LANDSCAPES, ((0.5, 0), (0, 1), (1, 1)), strict=True):
        spot = pen.body.place(size * 0.56, size * 0.56, across, down)
        _frame(pen, spot, emblems.POND, roles.LANDSCAPE[key], emblems.LANDSCAPES[key], 0.58)
    return pen.done()


@kept
def three_arms(size: int) -> Sprite:
    """All freedoms, one behind the other."""
    pen, side = Pen(size * 1.5, size), size * 0.8
    for place, freedom in reversed(list(enumerate(Freedom))):
        spot = pen.body.place(side, side, place / 2, 0.5)
        _frame(
            pen,
            spot,
            emblems.SHIELD,
            roles.FREEDOM[freedom],
            emblems.FREEDOMS[freedom.value],
            0.56,
            0.46,
        )
    return pen.done()


@kept
def dot(size: int, fill: Colour, edge: Colour) -> Sprite:
    """A round of the game."""
    pen = Pen(size, size)
    pen.disc(pen.body.centre, size / 2, edge)
    pen.disc(pen.body.centre, size / 2 - 3, fill)
    return pen.done()


@kept
def ring(size: int, fill: Colour = ACTIVE) -> Sprite:
    """Light round something: it is waited for, or has just changed."""
    pen = Pen(size, size, margin=12)
    with pen.veil(blur=5, opacity=0.9) as light:
        light.ring(pen.body.centre, size / 2, fill, 4)
    pen.ring(pen.body.centre, size / 2, fill, 4)
    return pen.done()


def scaled(outline: Outline, box: Box) -> list[Point]:
    """An outline of an emblem as it lies in a box."""
    return [Point(box.x + x * box.w / 100, box.y + y * box.h / 100) for x, y in outline]


def _painted(size: int, *layers: tuple[Emblem, Colour]) -> Sprite:
    pen = Pen(size, size)
    for emblem, fill in layers:
        paint(pen, pen.body, emblem, fill)
    return pen.done()


def _badge(
    form: Outline, fill: Colour, emblem: Emblem, size: int, share: float, down: float
) -> Sprite:
    pen = Pen(size, size)
    _frame(pen, pen.body, form, fill, emblem, share, down)
    return pen.done()


def _frame(
    pen: Pen, box: Box, form: Outline, fill: Colour, emblem: Emblem, share: float, down: float = 0.5
) -> None:
    """An ivory emblem on its form, which has a light rim."""
    rim = max(1.2, box.w / 18)
    pen.poly(scaled(form, box), mix(fill, roles.WARM, 0.35))
    pen.poly(scaled(form, box.inset(rim)), fill)
    stamp(pen, square(Point(box.centre.x, box.y + box.h * down), box.w * share), emblem)


def stamp(pen: Pen, box: Box, emblem: Emblem, ink: Colour = roles.IVORY) -> None:
    """An emblem with a soft dark edge below it."""
    shift = max(0.6, box.w / 26)
    paint(pen, Box(box.x, box.y + shift, box.w, box.h), emblem, BLACK, 0.4)
    paint(pen, box, emblem, ink)
