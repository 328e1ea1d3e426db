"""Blank cards and what is painted on them."""

from __future__ import annotations

from enum import Enum

from renderers.canvas import Pen
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.scenery import scene
from renderers.last_will.signs import Sign, sign
from renderers.pieces import brass
from renderers.pieces.brass import Metal
from renderers.sprites import Sprite, kept
from renderers.theme import BLACK, WHITE, Colour, mix


class Frame(Enum):
    """How a card is used: played and gone, on the board to stay, as property, as a companion."""

    WHITE = Metal.IVORY
    BLACK = Metal.EBONY
    GOLD = Metal.BRASS
    BLUE = Metal.BLUE


ROUND = {Frame.WHITE: 6, Frame.BLACK: 12, Frame.GOLD: 12, Frame.BLUE: 24}
"""How round the corners are, so that kinds are known without colours."""


@kept
def paper(frame: Frame, w: int, h: int, used: bool = False) -> Sprite:
    """A blank card with its shadow: parchment, and a frame of another metal and cut for each kind;
    that of property is double.
    """
    small = min(w, h) < 130
    radius, thick = (ROUND[frame] * 2 // 3, 3.6) if small else (ROUND[frame], 8.5)
    top, low = (roles.WORN, roles.WORN_LOW) if used else (roles.PAPER, roles.PAPER_LOW)
    done = brass.plate(w, h, top, low, low, radius, 1).image
    done.alpha_composite(brass.frame(w, h, radius, thick, frame.value).image)
    if frame is Frame.GOLD:
        edge = round(thick) + 1
        inner = brass.frame(w - 2 * edge, h - 2 * edge, 6, 1.6, frame.value).image
        done.alpha_composite(inner, (edge, edge))
    cast = brass.shadow(w, h, radius, 4 if small else 6, 0.62)
    sheet = cast.image
    sheet.alpha_composite(done, (cast.margin, cast.margin))
    return Sprite(sheet, cast.margin)


@kept
def stud() -> Sprite:
    """A brass nail in the corner of a card."""
    pen = Pen(12, 12)
    pen.disc(pen.body.centre, 6, roles.WOOD_DARK)
    pen.disc(pen.body.centre, 5, roles.BRASS)
    pen.disc(pen.body.centre.moved(-1, -1), 2.4, roles.BRASS_LIGHT)
    return pen.done()


@kept
def portrait(frame: Frame, title: str, w: int, h: int) -> Sprite:
    """A scene in the frame of its kind, without words: a card from far away."""
    return brass.framed(scene(title, w, h).image, 10, 6, frame.value)


@kept
def band(w: int, h: int, fill: Colour, radius: int = 3) -> Sprite:
    """The plate with a card's name, in the colour of its deck, between two lines of brass."""
    done = brass.plate(w, h, mix(fill, WHITE, 0.08), mix(fill, BLACK, 0.4), fill, radius, 1).image
    for y in (0, h - 2):
        done.paste((*roles.BRASS, 255), (0, y, w, y + 2))
    return Sprite(done)


@kept
def back(which: Sign, size: int) -> Sprite:
    """The back of a card, by the emblem of its deck; those of companions are blue."""
    ground = roles.BLUE_DARK if which in {Sign.COMPANY, Sign.JOKER} else roles.WOOD_DARK
    w = round(size * 0.78)
    pen = Pen(w, size)
    pen.box(pen.body, size * 0.14, roles.BRASS)
    pen.box(pen.body.inset(1.5), size * 0.11, ground)
    done, mark = pen.done().image, sign(which, round(w * 0.68), roles.BRASS_LIGHT).image
    done.alpha_composite(mark, ((w - mark.width) // 2, (size - mark.height) // 2))
    return Sprite(done)


@kept
def strip(w: int, h: int, fill: Colour, radius: int = 5) -> Sprite:
    """The ground of a line on a card."""
    pen = Pen(w, h)
    pen.box(pen.body, radius, fill)
    return pen.done()


@kept
def stair(w: int, h: int, now: bool, gone: bool) -> Sprite:
    """A step of a property's value: the present one gold in an ink frame, a past one pale."""
    pen = Pen(w, h)
    if now:
        pen.box(pen.body, 4, roles.INK)
        pen.box(pen.body.inset(2), 3, roles.GOLD)
    else:
        pen.box(pen.body, 4, roles.STEP_GONE if gone else roles.PAPER)
        pen.box(Box(0, h - 2, w, 2), 0, roles.BRASS_DEEP)
    return pen.done()
