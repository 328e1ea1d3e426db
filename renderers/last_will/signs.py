"""Small signs: actions, pounds, companions, deck backs, places of errands, and the seal of what has
been used.
"""

from __future__ import annotations

from enum import Enum

from PIL import Image

from renderers import glyphs
from renderers.canvas import Part, Pen
from renderers.geometry import Box, Point, around, square
from renderers.last_will import emblems, marks, roles, trades
from renderers.last_will.scenery import boy, face
from renderers.paths import Emblem, paint
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
    GENT = "old_friend"
    CLOCHE = "waiter"
    SPADE = "gardener"
    KEY = "estate_agent"
    CANDLE = "steward"
    BOWTIE = "valet"
    MORTARBOARD = "school_chum"
    WHIP = "coachman"
    SCISSORS = "tailor"
    ANCHOR = "sea_dog"
    GROUND = "training_ground"
    HORSESHOE = "breeders_fair"
    FALL = "wild_party"
    HOURGLASS = "hectic_day"
    CARDS = "cards"
    BOY = "errand boy"
    DOWN = "down"
    OPERA = "opera"
    EXTENSION = "extension"
    PLUS = "plus"
    CROWN = "crown"
    HAT = "first player"
    TICK = "tick"
    ARROW = "arrow"
    CROSS = "cross"
    TICKET = "event deck"
    PERSON = "helper deck"
    HOUSE = "property deck"
    COMPANY = "companion deck"


EMBLEMS: dict[Sign, Emblem] = {
    Sign.CHEF: emblems.CHEF,
    Sign.GUEST: emblems.GUEST,
    Sign.DOG: emblems.DOG,
    Sign.HORSE: emblems.HORSE,
    Sign.JOKER: emblems.JOKER,
    Sign.DINNER: emblems.DINNER,
    Sign.CARRIAGE: emblems.CARRIAGE,
    Sign.MASK: emblems.MASK,
    Sign.WHEEL: emblems.WHEEL,
    Sign.GLASS: emblems.GLASS,
    Sign.MANSION: emblems.MANSION,
    Sign.TOWN_HOUSE: emblems.TOWN_HOUSE,
    Sign.MANOR_HOUSE: emblems.MANOR_HOUSE,
    Sign.FARM: emblems.FARM,
    Sign.GENT: trades.GENT,
    Sign.CLOCHE: trades.WAITER,
    Sign.SPADE: trades.SPADE,
    Sign.KEY: trades.KEY,
    Sign.CANDLE: trades.CANDLE,
    Sign.BOWTIE: trades.BOWTIE,
    Sign.MORTARBOARD: trades.MORTARBOARD,
    Sign.WHIP: trades.WHIP,
    Sign.SCISSORS: trades.SCISSORS,
    Sign.ANCHOR: trades.ANCHOR,
    Sign.GROUND: trades.GROUND,
    Sign.HORSESHOE: trades.HORSESHOE,
    Sign.FALL: trades.FALL,
    Sign.HOURGLASS: trades.HOURGLASS,
    Sign.CARDS: marks.CARDS,
    Sign.BOY: marks.BOY,
    Sign.DOWN: marks.DOWN,
    Sign.OPERA: marks.OPERA,
    Sign.EXTENSION: marks.EXTENSION,
    Sign.PLUS: marks.PLUS,
    Sign.CROWN: marks.CROWN,
    Sign.HAT: marks.HAT,
    Sign.TICK: marks.TICK,
    Sign.ARROW: marks.ARROW,
    Sign.CROSS: marks.CROSS,
    Sign.TICKET: marks.EVENT_DECK,
    Sign.PERSON: marks.PERSON_DECK,
    Sign.HOUSE: marks.HOUSE_DECK,
    Sign.COMPANY: marks.COMPANY_DECK,
}


@kept
def sign(which: Sign, size: int, fill: Colour) -> Sprite:
    """An emblem by itself."""
    pen = Pen(size, size)
    paint(pen, pen.body, EMBLEMS[which], fill)
    return pen.done()


@kept
def space(w: int) -> Sprite:
    """Nothing, between two things in a line."""
    return Pen(w, 1).done()


@kept
def action(size: int, fill: Colour = roles.CLARET, letter: Colour = WHITE) -> Sprite:
    """One action: a claret octagon with the letter A."""
    pen = Pen(size, size)
    paint(pen, pen.body, marks.ACTION, fill)
    paint(pen, _middle(pen, 0.62), marks.LETTER_A, letter)
    return pen.done()


def in_actions(figure: str, size: int) -> list[Part]:
    """A figure in which every `A` is the sign of an action."""
    before, *after = figure.split("A")
    parts: list[Part] = [before]
    for text in after:
        parts += [action(size), text] if text else [action(size)]
    return parts


@kept
def spent_action(size: int) -> Sprite:
    """The place of an action that is gone."""
    pen = Pen(size, size)
    paint(pen, pen.body, marks.ACTION, roles.WOOD_DARK)
    return pen.done()


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
    paint(pen, _middle(pen, 0.56), marks.POUND, ink)
    return pen.done()


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
    paint(pen, _middle(pen, 0.5), marks.TICK, roles.PAPER)
    return pen.done()


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
def spot(size: int, which: Sign | None = None) -> Sprite:
    """A free place for an errand boy, with what it is for."""
    pen = Pen(size, size)
    pen.disc(pen.body.centre, size * 0.48, roles.WOOD_DARK)
    pen.ring(pen.body.centre, size * 0.48, roles.BRASS_DEEP, 2)
    if which:
        paint(pen, _middle(pen, 0.56), EMBLEMS[which], roles.CREAM)
    return pen.done()


@kept
def vacant_place(size: int) -> Sprite:
    """A free place for anybody's errand boy: a dashed ring round a boy that is not there yet."""
    pen = Pen(size, size)
    for dash in range(12):
        pen.arc(pen.body.centre, size * 0.47, 30 * dash, 30 * dash + 17, roles.BRASS, 2.4)
    done = pen.done()
    ghost = brass.faint(boy(None, round(size * 0.56)), 0.6).image
    done.image.alpha_composite(ghost, ((size - ghost.width) // 2, (size - ghost.height) // 2))
    return done


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
    paint(pen, _middle(pen, 0.46), marks.CROSS, roles.WOOD_DARK)
    return pen.done()


@kept
def pill(w: int, h: int, fill: Colour, edge: Colour | None = None) -> Sprite:
    """The ground of a word or a figure."""
    pen = Pen(w, h)
    pen.box(pen.body, h / 2, edge or fill)
    pen.box(pen.body.inset(2), h / 2 - 2, fill)
    return pen.done()


def _middle(pen: Pen, share: float) -> Box:
    return square(pen.body.centre, pen.body.w * share)


def put(pen: Pen, sprite: Sprite, centre: Point) -> None:
    """Another piece, enlarged to the pen's scale."""
    size = sprite.image.width * pen.scale, sprite.image.height * pen.scale
    x, y = ((part + pen.margin) * pen.scale for part in centre)
    pen.image.alpha_composite(
        sprite.image.resize(size), (round(x - size[0] / 2), round(y - size[1] / 2))
    )
