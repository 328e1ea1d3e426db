"""What one player alone may see: the own board large, and the cards in hand with what can be done with each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.last_will.catalogue import SPACES
from games.last_will.events import Phase
from games.last_will.view import InHand, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.cards import card, corner, height_of
from renderers.last_will.changes import Changes
from renderers.last_will.faces import IN_HAND, printed
from renderers.last_will.headings import HEIGHT, heading
from renderers.last_will.ledger import LEDGER, ledger
from renderers.last_will.means import state_of, told
from renderers.last_will.salon import EDGE, GAP, MARGIN, WIDTH, hole, light, salon
from renderers.last_will.signs import Sign, sign
from renderers.lettering import FLOOR, Face, fit, largest, wrapped
from renderers.pieces.captions import caption
from renderers.theme import GOOD, GOOD_INK
from renderers.words import Words

TITLE = 34
LINE = 26
TALLEST = 1310  # of a picture, before cards become smaller
ACROSS = (4, 5, 6, 7)
HAND_FIRST = 2  # how much more it matters that the cards in hand are large


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


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The own board above, the hand below."""
    hand, owner = view.hand or (), view.owner
    below = [words.say(held.line, ()) for held in hand]
    lying, held = _spreads(owner, below)
    body = lying.height + held.height + (0 if hand else 40)
    canvas = salon(round(2 * EDGE + HEIGHT + LEDGER + GAP + body))
    head, figures, rest = canvas.box.inset(MARGIN, EDGE).rows(HEIGHT, LEDGER, 1, gap=GAP * 0.5)
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    ledger(canvas, figures, view, owner, words, changes)
    board, cards = rest.rows(lying.height, 1)
    _board(canvas, board, owner, lying, words, changes)
    _hand(canvas, cards, view, list(zip(hand, below, strict=True)), held, words)
    return canvas


def widths() -> list[int]:
    """How wide a card is, by how many are in a row."""
    return [int((WIDTH - 2 * MARGIN + GAP) / across - GAP) for across in ACROSS]


def _spreads(owner: Player, below: Sequence[str]) -> tuple[Spread, Spread]:
    """Cards that are large and fill their rows, in a picture that is not too high."""
    room = TALLEST - 2 * EDGE - HEIGHT - LEDGER - GAP
    pairs = [
        (Spread(_shown(owner, across), across), Spread(len(below), under, _most_lines(below, under)))
        for across in ACROSS
        for under in ACROSS[:-1]
    ]
    fitting = [pair for pair in pairs if sum(spread.height for spread in pair) <= room]
    if not fitting:
        return min(pairs, key=lambda pair: sum(spread.height for spread in pair))
    return max(fitting, key=lambda pair: pair[0].merit + HAND_FIRST * pair[1].merit)


def _most_lines(texts: Sequence[str], across: int) -> int:
    wide = widths()[across - ACROSS[0]]
    return min(2, max((len(wrapped(text, Face.SANS, FLOOR, wide)) for text in texts), default=1))


def _shown(owner: Player, across: int) -> int:
    """How many places of a board are shown: its cards, and the free places beside the last of them."""
    lying = len(owner.board)
    return min(owner.spaces, -(-lying // across) * across)


def _title(canvas: Canvas, box: Box, text: str, aside: str) -> Box:
    """What follows, over a line; returns the rest."""
    top, rest = box.rows(TITLE, 1, gap=GAP)
    wide = caption(canvas, top.left_middle.moved(8), text, canvas.theme.metal, room=top.w / 2)
    canvas.text(top.left_middle.moved(wide + 26), aside, Face.SANS, 24, roles.CREAM_SOFT, room=top.w - wide - 30)
    return rest


def _board(canvas: Canvas, box: Box, owner: Player, spread: Spread, words: Words, changes: Changes) -> None:
    """Every card that lies there, and the free places of its last row."""
    free = owner.spaces - len(owner.board)
    rest = _title(canvas, box, words("picture-own-board"), words("picture-free-places", n=free))
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


def _hand(
    canvas: Canvas, box: Box, view: View, hand: Sequence[tuple[InHand, str]], spread: Spread, words: Words
) -> None:
    """The cards, each with what it takes and spends now; what can be used now has a tick."""
    many = words("picture-in-hand", n=len(hand), limit=view.owner.limit)
    rest = _title(canvas, box, words("picture-own-hand"), many)
    if not hand:
        canvas.text(rest.left_middle.moved(8, -20), words("picture-no-cards"), Face.SANS, 26, roles.CREAM_SOFT)
    for (held, text), spot in zip(hand, spread.places(rest), strict=True):
        card(canvas, spot, printed(held.card), told(held.card, words), IN_HAND)
        if held.playable:
            canvas.stamp(glyphs.icon(glyphs.tick, 36, GOOD, GOOD_INK), corner(spot))
        lines = _wrapped(text, spread)
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
