"""Cards laid out large, in rows under a title, and boards card by card with their free places."""

from __future__ import annotations

from dataclasses import dataclass

from games.last_will.catalogue import SPACES
from games.last_will.view import Player
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.card_content import printed
from renderers.last_will.card_strips import Strips, strip_card
from renderers.last_will.cards import card, height_of
from renderers.last_will.changes import Changes
from renderers.last_will.means import state_of, told
from renderers.last_will.salon import GAP, MARGIN, WIDTH, free, light
from renderers.last_will.signs import Sign, sign
from renderers.lettering import Face, width
from renderers.words import Words

TITLE = 58
ACROSS = (4, 5)
"""How many large cards stand in a row."""
MOST = 10  # cards of a board, before they are told in lines


@dataclass(frozen=True, slots=True)
class Spread:
    """How so many cards are laid out: in rows that are full, of a usual size."""

    count: int

    @property
    def across(self) -> int:
        return ACROSS[0] if self.count in {1, 2, 4, 7, 8} else ACROSS[1]

    @property
    def w(self) -> int:
        return width_of(self.across)

    @property
    def h(self) -> int:
        return height_of(self.w)

    @property
    def height(self) -> float:
        """Of all rows."""
        return -(-self.count // self.across) * (self.h + GAP)

    def places(self, box: Box) -> list[Box]:
        """Row by row; the last row begins at the left, too."""
        return [
            Box(
                box.x + (place % self.across) * (self.w + GAP),
                box.y + (place // self.across) * (self.h + GAP),
                self.w,
                self.h,
            )
            for place in range(self.count)
        ]


def houses_on(owner: Player) -> int:
    """How many cards of a board are property."""
    return sum(printed(lying.card).house for lying in owner.board)


def width_of(across: int) -> int:
    """How wide a card is, of so many in a row."""
    return int((WIDTH - 2 * MARGIN + GAP) / across - GAP)


def section(canvas: Canvas, box: Box, text: str, aside: str, high: int = TITLE) -> Box:
    """What follows, over a line, and what is said beside it where it has room; returns the rest."""
    top, rest = box.rows(high, 1)
    if width(text, Face.SERIF, 36) + width(aside, Face.SANS, 34) * 0.7 + 30 > top.w:
        aside = ""
    at, ink = top.left_middle.moved(8, -2), canvas.theme.metal
    wide = canvas.text(at, text, Face.SERIF, 36, ink, room=top.w - 8)
    at, room = at.moved(wide + 20), top.w - wide - 30
    canvas.text(at, aside, Face.SANS, 34, roles.CREAM_SOFT, room=room, squeeze=0.7)
    return rest


def laid(
    canvas: Canvas, box: Box, owner: Player, strips: Strips, words: Words, changes: Changes
) -> None:
    """Every card of a board in a line, houses first, and how many places are free."""
    spots = strips.places(box)
    placed = sorted(enumerate(owner.board), key=lambda one: not printed(one[1].card).house)
    for (place, lying), spot in zip(placed, spots, strict=False):
        if (owner.seat, place) in changes.places:
            canvas.put(light(*spot.inset(1).size, 8), spot.inset(1))
        canvas.places[lying.card.id] = spot
        strip_card(canvas, spot, printed(lying.card), told(lying.card, words), state_of(lying))
    vacant = owner.spaces - len(owner.board)
    for spot in spots[len(owner.board) :] if vacant else ():
        canvas.put(free(*spot.size, 10), spot)
        text = words("picture-free-places", n=vacant)
        at, ink = spot.centre, roles.CREAM_SOFT
        canvas.text(at, text, Face.SANS, 34, ink, Anchor.MIDDLE, spot.w - 30, squeeze=0.7)


def board(
    canvas: Canvas, box: Box, owner: Player, spread: Spread, words: Words, changes: Changes
) -> None:
    """Every card that lies there, and the free places of its last row."""
    for place, spot in enumerate(spread.places(box)):
        if (owner.seat, place) in changes.places:
            canvas.put(light(*spot.inset(1).size, 8), spot.inset(1))
        if place < len(owner.board):
            lying = owner.board[place]
            canvas.places[lying.card.id] = spot
            card(canvas, spot, printed(lying.card), told(lying.card, words), state_of(lying))
            continue
        canvas.put(free(*spot.size, 12), spot)
        if place >= SPACES:
            canvas.stamp(sign(Sign.PLUS, round(spread.w * 0.2), roles.FREE_SIGN), spot.centre)
        else:
            at, ink = spot.centre, roles.CREAM_SOFT
            canvas.text(at, words("picture-free"), Face.SANS, 34, ink, Anchor.MIDDLE, spot.w - 20)
