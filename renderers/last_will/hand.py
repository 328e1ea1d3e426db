"""What one player alone may see: the own board large, and the cards in hand with what can be done with each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.last_will.catalogue import SPACES
from games.last_will.events import Phase
from games.last_will.view import InHand, Player, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.cards import card, height_of
from renderers.last_will.changes import Changes
from renderers.last_will.faces import IN_HAND, printed
from renderers.last_will.headings import HEIGHT, heading
from renderers.last_will.ledger import LEDGER, ledger
from renderers.last_will.means import state_of, told
from renderers.last_will.salon import EDGE, GAP, MARGIN, WIDTH, hole, light, salon
from renderers.last_will.signs import Sign, sign
from renderers.lettering import FLOOR, Face, fit, largest, wrapped
from renderers.pieces.captions import caption
from renderers.pieces.shelf import seal
from renderers.words import Words

TITLE = 34
LINE = 26
TALLEST = 1300  # of a picture, before cards become smaller
ACROSS = (4, 5, 6)


@dataclass(frozen=True, slots=True)
class Spread:
    """How cards are laid out: how many in a row, and how large."""

    across: int
    w: int

    @property
    def h(self) -> int:
        return height_of(self.w)

    @property
    def lines(self) -> int:
        """How many lines of words a card in hand may have below it."""
        return 1 if self.across < 5 else 2

    def height(self, lying: int, held: int) -> float:
        rows = -(-lying // self.across), -(-held // self.across)
        below = LINE * self.lines + 6
        return 2 * (TITLE + GAP) + sum(rows) * (self.h + GAP) + rows[1] * below


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The own board above, the hand below."""
    hand, owner = view.hand or (), view.owner
    spread = _spread(len(owner.board), len(hand))
    lying = spread.across * max(1, -(-len(owner.board) // spread.across))
    lying = min(lying, owner.spaces) if owner.board else 0
    least = 60 if not hand else 0
    body = spread.height(lying, len(hand)) + least
    canvas = salon(round(2 * EDGE + HEIGHT + LEDGER + GAP + body))
    head, figures, rest = canvas.box.inset(MARGIN, EDGE).rows(HEIGHT, LEDGER, 1, gap=GAP * 0.5)
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    ledger(canvas, figures, view, owner, words, changes)
    board, cards = rest.rows(spread.height(lying, 0) - TITLE - GAP, 1)
    _board(canvas, board, owner, spread, lying, words, changes)
    _hand(canvas, cards, view, hand, spread, words)
    return canvas


def widths() -> list[int]:
    """How wide a card is, by how many are in a row."""
    return [int((WIDTH - 2 * MARGIN + GAP) / across - GAP) for across in ACROSS]


def _spread(lying: int, held: int) -> Spread:
    """The largest in which all is not too high, else the closest."""
    spreads = [Spread(across, w) for across, w in zip(ACROSS, widths(), strict=True)]
    room = TALLEST - 2 * EDGE - HEIGHT - LEDGER - GAP
    return next((spread for spread in spreads if spread.height(lying, held) <= room), spreads[-1])


def _places(box: Box, spread: Spread, count: int, below: float = 0) -> list[Box]:
    return [
        Box(
            box.x + (place % spread.across) * (spread.w + GAP),
            box.y + (place // spread.across) * (spread.h + GAP + below),
            spread.w,
            spread.h,
        )
        for place in range(count)
    ]


def _title(canvas: Canvas, box: Box, text: str, aside: str) -> Box:
    """What follows, over a line; returns the rest."""
    top, rest = box.rows(TITLE, 1, gap=GAP)
    wide = caption(canvas, top.left_middle.moved(8), text, canvas.theme.metal, room=top.w / 2)
    canvas.text(top.left_middle.moved(wide + 26), aside, Face.SANS, 24, roles.CREAM_SOFT, room=top.w - wide - 30)
    return rest


def _board(canvas: Canvas, box: Box, owner: Player, spread: Spread, shown: int, words: Words, changes: Changes) -> None:
    """Every card that lies there, and the free places of its last row."""
    free = owner.spaces - len(owner.board)
    rest = _title(canvas, box, words("picture-own-board"), words("picture-free-places", n=free))
    for place, spot in enumerate(_places(rest, spread, shown)):
        if (owner.seat, place) in changes.places:
            canvas.put(light(*spot.inset(1).size, 8), spot.inset(1))
        if place < len(owner.board):
            lying = owner.board[place]
            card(canvas, spot, printed(lying.card), told(lying.card, words), state_of(lying))
        else:
            canvas.put(hole(*spot.size, 12), spot)
            if place >= SPACES:
                canvas.stamp(sign(Sign.EXTENSION, round(spread.w * 0.36), roles.BRASS_DEEP), spot.centre)


def _hand(canvas: Canvas, box: Box, view: View, hand: Sequence[InHand], spread: Spread, words: Words) -> None:
    """The cards, each with what it takes and spends now; what can be used now has a tick."""
    many = words("picture-in-hand", n=len(hand), limit=view.owner.limit)
    rest = _title(canvas, box, words("picture-own-hand"), many)
    if not hand:
        canvas.text(rest.left_middle.moved(8, -20), words("picture-no-cards"), Face.SANS, 26, roles.CREAM_SOFT)
    below = LINE * spread.lines + 6
    for held, spot in zip(hand, _places(rest, spread, len(hand), below), strict=True):
        card(canvas, spot, printed(held.card), told(held.card, words), IN_HAND)
        if held.playable:
            seal(canvas, spot, 36)
        lines = _wrapped(words.say(held.line, ()), spread)
        foot = Box(spot.x, spot.bottom + 4, spot.w, LINE * len(lines))
        ink = roles.CREAM if held.playable or view.phase is not Phase.ACTIONS else roles.CREAM_SOFT
        for line, row in zip(lines, foot.rows(*[1] * len(lines)), strict=True):
            size = largest(line, Face.SANS, (24, FLOOR), row.w)
            canvas.text(row.centre, line, Face.SANS, size, ink, Anchor.MIDDLE)


def _wrapped(text: str, spread: Spread) -> list[str]:
    """As many lines as there is room for."""
    if spread.lines == 1:
        return [fit(text, Face.SANS, FLOOR, spread.w)]
    lines = wrapped(text, Face.SANS, FLOOR, spread.w)
    return lines if len(lines) <= spread.lines else [lines[0], fit(" ".join(lines[1:]), Face.SANS, FLOOR, spread.w)]
