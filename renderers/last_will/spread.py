"""Cards laid out large, in rows under a title: those on a board, with its free places, and those in hand."""

from __future__ import annotations

from dataclasses import dataclass

from games.last_will.catalogue import SPACES
from games.last_will.view import Player
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.cards import card, height_of
from renderers.last_will.changes import Changes
from renderers.last_will.faces import printed
from renderers.last_will.means import state_of, told
from renderers.last_will.salon import GAP, MARGIN, WIDTH, hole, light
from renderers.last_will.signs import Sign, sign
from renderers.lettering import Face
from renderers.pieces.captions import caption
from renderers.words import Words

TITLE = 34
LINE = 26
ACROSS = (4, 5, 6, 7)


@dataclass(frozen=True, slots=True)
class Spread:
    """How cards are laid out: how many of how many in a row, how large, and how many lines of words are below each."""

    count: int
    across: int
    lines: int = 0

    @property
    def w(self) -> int:
        return widths()[self.across - ACROSS[0]]

    @property
    def h(self) -> int:
        return height_of(self.w)

    @property
    def down(self) -> float:
        """From one row to the next."""
        return self.h + GAP + (LINE * self.lines + 6 if self.lines else 0)

    @property
    def merit(self) -> float:
        """How good it is to look at: large cards, full rows, and few of them."""
        rows = -(-self.count // self.across)
        full = self.count / (rows * self.across) if rows else 0
        return self.w * (0.7 + 0.3 * full) * (rows > 0) - self.height * 0.12

    @property
    def height(self) -> float:
        """Of all rows, with the title over them."""
        return TITLE + GAP + -(-self.count // self.across) * self.down

    def places(self, box: Box) -> list[Box]:
        return [
            Box(
                box.x + (place % self.across) * (self.w + GAP),
                box.y + (place // self.across) * self.down,
                self.w,
                self.h,
            )
            for place in range(self.count)
        ]


def widths() -> list[int]:
    """How wide a card is, by how many are in a row."""
    return [int((WIDTH - 2 * MARGIN + GAP) / across - GAP) for across in ACROSS]


def section(canvas: Canvas, box: Box, text: str, aside: str) -> Box:
    """What follows, over a line; returns the rest."""
    top, rest = box.rows(TITLE, 1, gap=GAP)
    wide = caption(canvas, top.left_middle.moved(8), text, canvas.theme.metal, room=top.w / 2)
    canvas.text(top.left_middle.moved(wide + 26), aside, Face.SANS, 24, roles.CREAM_SOFT, room=top.w - wide - 30)
    return rest


def board(canvas: Canvas, box: Box, owner: Player, spread: Spread, words: Words, changes: Changes, title: str) -> None:
    """Every card that lies there, and the free places of its last row."""
    free = owner.spaces - len(owner.board)
    rest = section(canvas, box, title, words("picture-free-places", n=free))
    for place, spot in enumerate(spread.places(rest)):
        if (owner.seat, place) in changes.places:
            canvas.put(light(*spot.inset(1).size, 8), spot.inset(1))
        if place < len(owner.board):
            lying = owner.board[place]
            card(canvas, spot, printed(lying.card), told(lying.card, words), state_of(lying))
        else:
            canvas.put(hole(*spot.size, 12), spot)
            if place >= SPACES:
                canvas.stamp(sign(Sign.EXTENSION, round(spread.w * 0.36), roles.BRASS_DEEP), spot.centre)
