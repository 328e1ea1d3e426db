"""Signs: what stands for buildings, landscapes, freedoms, people, cards and money."""

from __future__ import annotations

from enum import Enum

from PIL import Image

from games.princes_of_florence.catalogue import LANDSCAPES, Building, Freedom, Landscape, Lot
from renderers.canvas import Pen
from renderers.geometry import Point
from renderers.lettering import Face
from renderers.painted import opened_size, painted
from renderers.pieces import brass
from renderers.princes_of_florence import roles
from renderers.sprites import Sprite, kept
from renderers.theme import ACTIVE, WHITE, Colour, rgb

HOME = "renderers.princes_of_florence"
"""The package whose assets these are."""


class Sign(Enum):
    """What is said by a sign of one colour."""

    PROFESSION = "profession"
    BONUS = "bonus"
    PRESTIGE_CARD = "prestige-card"
    RECRUITING = "recruiting"
    WORK = "work"
    GAVEL = "gavel"
    TICK = "tick"
    CROSS = "cross"
    HOURGLASS = "hourglass"
    PENNANT = "pennant"
    ENVELOPE = "envelope"
    LAUREL = "laurel"


PALE = 0.3  # how much is left to see of what is gone
EDGE = rgb("#E6BD63")


def asset(name: str, size: int) -> Sprite:
    """A painted thing, as large as it fits into a square."""
    w, h = opened_size(HOME, name)
    return painted(HOME, name, round(size * min(1, w / h)))


@kept
def sign(which: Sign, size: int, fill: Colour) -> Sprite:
    """A sign in one colour."""
    done = Image.new("RGBA", (size, size), (*fill, 0))
    done.putalpha(painted(HOME, f"sign-{which.value}", size).image.getchannel("A"))
    return Sprite(done)


def coin(size: int) -> Sprite:
    """A florin."""
    return asset("florin", size)


def laurel(size: int) -> Sprite:
    """Prestige."""
    return asset("laurel", size)


def jester(size: int, there: bool = True) -> Sprite:
    """A jester's cap; pale where there is none."""
    return asset("jester", size) if there else pale(asset("jester", size))


def builder(size: int, there: bool = True) -> Sprite:
    """A trowel; pale where there is no builder."""
    return asset("trowel", size) if there else pale(asset("trowel", size))


def house(building: Building, size: int) -> Sprite:
    """The shield of a building, as it is on its roof."""
    return asset(f"shield-{building.id}", size)


@kept
def pond(landscape: Landscape, size: int) -> Sprite:
    """A piece of a landscape, square, in a thin frame."""
    whole = painted(HOME, f"garden-{landscape.id}-1", 3 * size).image.convert("RGBA")
    side = whole.height
    left = (whole.width - side) // 2 if landscape.id == "lake" else 0
    inner = size - 2
    cut = whole.crop((left, 0, left + side, side)).resize((inner, inner), Image.Resampling.LANCZOS)
    done = Image.new("RGBA", (size, size))
    radius = max(3, size // 8)
    done.paste(Image.new("RGB", (size, size), EDGE), (0, 0), brass.rounded(size, size, radius))
    done.paste(cut, (1, 1), brass.rounded(inner, inner, radius - 1))
    return Sprite(done)


def arms(freedom: Freedom, size: int) -> Sprite:
    """The shield of a freedom."""
    return asset(f"freedom-{freedom.value}", size)


def no_arms(size: int, freedom: Freedom) -> Sprite:
    """A freedom that was introduced until just now."""
    return pale(arms(freedom, size))


@kept
def mark(which: Sign, size: int, fill: Colour) -> Sprite:
    """A sign on a small seal, to lie over the corner of something."""
    pen = Pen(size, size)
    pen.disc(pen.body.centre, size / 2, rgb("#FFF6E2"))
    pen.disc(pen.body.centre, size / 2 - 2.5, fill)
    done, side = pen.done().image, round(size * 0.54)
    at = (size - side) // 2
    done.alpha_composite(sign(which, side, WHITE).image, (at, at))
    return Sprite(done)


def lot_sign(lot: Lot, size: int) -> Sprite:
    """What is auctioned."""
    match lot:
        case Lot.FOREST | Lot.LAKE | Lot.PARK:
            return pond(LANDSCAPES[lot.value], size)
        case Lot.LANDSCAPE:
            return three_ponds(size)
        case Lot.JESTER:
            return jester(size)
        case Lot.BUILDER:
            return builder(size)
    return card_sign(Sign.PRESTIGE_CARD if lot is Lot.PRESTIGE else Sign.RECRUITING, size)


CARDS = {
    Sign.PROFESSION: rgb("#8A4A1C"),
    Sign.BONUS: rgb("#1F6550"),
    Sign.PRESTIGE_CARD: roles.VIOLET,
    Sign.RECRUITING: rgb("#2A4B7B"),
}
"""The backs of cards by their kind."""


@kept
def card_sign(which: Sign, size: int) -> Sprite:
    """A card by its back: its colour and its sign."""
    w, h = round(size * 0.78), size
    radius = max(3, size // 9)
    back = Image.new("RGB", (w, h), CARDS[which])
    gleam = Image.linear_gradient("L").resize((w, h)).point(lambda v: round((255 - v) * 0.3))
    back.paste(rgb("#FFF4D8"), (0, 0), gleam)
    done = brass.framed(back, radius, max(1.5, size / 22)).image
    side = round(w * 0.7)
    done.alpha_composite(sign(which, side, roles.IVORY).image, ((w - side) // 2, (h - side) // 2))
    return Sprite(done)


@kept
def pale(sprite: Sprite) -> Sprite:
    """Without its colours and hard to see: what is no longer to be had."""
    grey, alpha = sprite.image.convert("LA").split()
    faint = alpha.point(lambda value: round(value * PALE))
    return Sprite(Image.merge("LA", (grey, faint)).convert("RGBA"), sprite.margin)


@kept
def three_ponds(size: int) -> Sprite:
    """A landscape of any type."""
    done, side = Image.new("RGBA", (size, size)), round(size * 0.56)
    for key, (across, down) in zip(LANDSCAPES, ((0.5, 0), (0, 1), (1, 1)), strict=True):
        at = round((size - side) * across), round((size - side) * down)
        done.alpha_composite(pond(LANDSCAPES[key], side).image, at)
    return Sprite(done)


@kept
def three_arms(size: int) -> Sprite:
    """All freedoms, one behind the other."""
    done, side = Image.new("RGBA", (round(size * 1.5), size)), round(size * 0.86)
    for place, freedom in reversed(list(enumerate(Freedom))):
        shield = arms(freedom, side).image.convert("RGBA")
        left = round((done.width - shield.width) * place / 2)
        done.alpha_composite(shield, (left, (size - shield.height) // 2))
    return Sprite(done)


@kept
def dot(size: int, fill: Colour, edge: Colour) -> Sprite:
    """A round of the game, or an action."""
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


@kept
def wax(size: int, text: str) -> Sprite:
    """A seal of wax with a number."""
    pen = Pen(size, size)
    pen.text(Point(size / 2, size * 0.49), text, Face.BLACK, size * 0.46, rgb("#FFF3E0"))
    seal = asset("wax", size).image.convert("RGBA")
    return Sprite(Image.alpha_composite(seal, pen.done().image))
