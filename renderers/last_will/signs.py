"""Small signs: actions, pounds, companions, deck backs, places of errands, and the seal of what has
been used.
"""

from __future__ import annotations

from enum import Enum

from PIL import Image

from games.last_will.catalogue import Companion, Estate, Symbol
from renderers import glyphs
from renderers.canvas import Part, Pen
from renderers.emojis import SIDE
from renderers.geometry import Point, around
from renderers.last_will import roles
from renderers.last_will.scenery import HOME, boy, face
from renderers.painted import painted
from renderers.pieces import brass
from renderers.pieces.seats import enamel
from renderers.sprites import Sprite, kept
from renderers.theme import GLOW, SEAT_MARKS, WHITE, Colour, mix

TIP = 0.36  # how long the point of a price tag is for its height


class Sign(Enum):
    """What an emblem stands for."""

    CHEF = "chef"
    GUEST = "guest"
    DOG = "dog"
    HORSE = "horse"
    JOKER = "joker"
    DINNER = "dinner"
    CARRIAGE = "carriage"
    MASK = "theatre"
    WHEEL = "boat"
    GLASS = "party"
    MANSION = "mansion"
    TOWN_HOUSE = "town_house"
    MANOR_HOUSE = "manor_house"
    FARM = "farm"
    CARDS = "cards"
    BOY = "errand-boy"
    DOWN = "down"
    OPERA = "opera"
    EXTENSION = "extension"
    PLUS = "plus"
    CROWN = "crown"
    HAT = "first-player"
    TICK = "tick"
    ARROW = "arrow"
    CROSS = "cross"
    TICKET = "event-deck"
    PERSON = "helper-deck"
    HOUSE = "property-deck"
    COMPANY = "companion-deck"

    @property
    def file(self) -> str:
        """What its drawing and its emoji are called."""
        return self.value.replace("_", "-")


COMPANIONS = tuple(Sign(each.value) for each in Companion)
ESTATES = tuple(Sign(each.value) for each in Estate)
SYMBOLS = tuple(Sign(each.value) for each in Symbol)


@kept
def sign(which: Sign | str, size: int, fill: Colour) -> Sprite:
    """A sign by itself, in one colour."""
    name = which if isinstance(which, str) else which.file
    mask = painted(HOME, f"sign-{name}", size).image.getchannel("A")
    done = Image.new("RGB", mask.size, fill)
    done.putalpha(mask)
    return Sprite(done)


def _signed(ground: Sprite, which: Sign | str, share: float, fill: Colour) -> Sprite:
    """A piece with a sign in its middle, which takes this share of it."""
    done, mark = ground.image, sign(which, round(ground.w * share), fill).image
    done.alpha_composite(mark, ((ground.w - mark.width) // 2, (ground.h - mark.height) // 2))
    return Sprite(done)


@kept
def space(w: int) -> Sprite:
    """Nothing, between two things in a line."""
    return Pen(w, 1).done()


@kept
def action(size: int, fill: Colour = roles.CLARET, letter: Colour = WHITE) -> Sprite:
    """One action: a claret octagon with the letter A."""
    return _signed(sign("octagon", size, fill), "letter-a", 0.6, letter)


def in_actions(figure: str, size: int) -> list[Part]:
    """A figure in which every `A` is the sign of an action."""
    before, *after = figure.split("A")
    parts: list[Part] = [before]
    for text in after:
        parts += [action(size), text] if text else [action(size)]
    return parts


def spent_action(size: int) -> Sprite:
    """The place of an action that is gone."""
    return sign("octagon", size, roles.WOOD_DARK)


@kept
def coin(size: int, gold: bool = True) -> Sprite:
    """Pounds to spend; a faint one cannot be spent yet."""
    body, rim, ink = (
        (roles.BRASS_LIGHT, roles.BRASS_DEEP, roles.INK)
        if gold
        else (roles.PAPER_LOW, roles.SEPIA, roles.INK_SHUT)
    )
    pen = Pen(size, size)
    centre = pen.body.centre
    pen.disc(centre, size * 0.49, rim)
    pen.disc(centre, size * 0.43, body)
    if gold:
        pen.disc(centre.moved(size * 0.02, size * 0.03), size * 0.4, mix(body, roles.BRASS, 0.55))
    return _signed(pen.done(), "pound", 0.56, ink)


def companion(which: Sign, size: int, there: bool = True) -> Sprite:
    """A companion's face in a blue ring, paler if one is wanted and not there."""
    return face(which.value, size, there=there)


@kept
def seal(size: int) -> Sprite:
    """Used this round: dull wax, since a green tick says what can be done."""
    pen = Pen(size, size)
    centre = pen.body.centre
    edge = [
        around(centre, size * (0.49 if tooth % 2 else 0.44), 360 / 32 * tooth)
        for tooth in range(32)
    ]
    pen.poly(edge, roles.WAX)
    pen.ring(centre, size * 0.38, roles.WAX_DARK, max(1, size * 0.04))
    return _signed(pen.done(), Sign.TICK, 0.5, roles.PAPER)


@kept
def tag(w: int, h: int, fill: Colour) -> Sprite:
    """A price tag, without its figure: pointed at the left, where it has a round hole."""
    pen, tip = Pen(w, h), round(h * TIP)
    pen.poly([(0, h / 2), (tip, 1), (w, 1), (w, h - 1), (tip, h - 1)], fill)
    pen.disc(Point(tip * 0.8, h / 2), h * 0.09, roles.WOOD_DARK)
    return pen.done()


@kept
def value(w: int, h: int) -> Sprite:
    """Where the value of a property is written: gold in an ink frame."""
    pen = Pen(w, h)
    radius = min(7, h * 0.2)
    pen.box(pen.body, radius, roles.INK)
    pen.box(pen.body.inset(2), radius - 1.5, GLOW)
    return pen.done()


@kept
def vacant_place(size: int) -> Sprite:
    """A free place for anybody's errand boy: a dashed ring round a boy that is not there yet."""
    pen = Pen(size, size)
    for dash in range(12):
        pen.arc(pen.body.centre, size * 0.47, 30 * dash, 30 * dash + 17, roles.BRASS, 2.4)
    done, ghost = pen.done().image, brass.faint(boy(None, round(size * 0.56)), 0.6).image
    done.alpha_composite(ghost, ((size - ghost.width) // 2, (size - ghost.height) // 2))
    return Sprite(done)


@kept
def sent(seat: int, size: int) -> Sprite:
    """The same with somebody's errand boy, and the badge."""
    there, mark = boy(seat, round(size * 0.92)).image, enamel(seat, round(size * 0.58)).image
    sheet = Image.new("RGBA", (size + round(size * 0.3), size + 6))
    sheet.alpha_composite(there.convert("RGBA"), (0, 0))
    sheet.alpha_composite(mark, (sheet.width - mark.width, sheet.height - mark.height))
    return Sprite(sheet)


@kept
def vacant(seat: int, size: int) -> Sprite:
    """Somebody's own place, still free: the outline of the badge."""
    pen = Pen(size, size)
    mark = SEAT_MARKS[seat]
    corners = glyphs.outline(mark.shape, pen.body.centre, size * 0.42)
    pen.line([*corners, corners[0], corners[1]], mark.colour, max(2, size * 0.09))
    return pen.done()


@kept
def neutral(size: int) -> Sprite:
    """A marker that belongs to nobody and blocks a place."""
    pen = Pen(size, size)
    pen.disc(pen.body.centre, size * 0.46, roles.WOOD_DARK)
    pen.disc(pen.body.centre, size * 0.42, roles.NEUTRAL)
    return _signed(pen.done(), Sign.CROSS, 0.46, roles.WOOD_DARK)


@kept
def pill(w: int, h: int, fill: Colour, edge: Colour | None = None) -> Sprite:
    """The ground of a word or a figure."""
    pen = Pen(w, h)
    pen.box(pen.body, h / 2, edge or fill)
    pen.box(pen.body.inset(2), h / 2 - 2, fill)
    return pen.done()


@kept
def medal(which: Sign) -> Sprite:
    """A sign on a disc, to be seen on dark and on light: an emoji."""
    pen = Pen(SIDE, SIDE)
    pen.disc(pen.body.centre, SIDE * 0.495, roles.BRASS)
    pen.disc(pen.body.centre, SIDE * 0.45, roles.WOOD_DARK)
    return _signed(pen.done(), which, 0.6, roles.BRASS_LIGHT)
