"""What one player alone may see: the own board large, and the cards in hand with what can be done with each."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.events import Phase
from games.last_will.view import InHand, Player, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.cards import card, corner
from renderers.last_will.changes import Changes
from renderers.last_will.faces import IN_HAND, printed
from renderers.last_will.headings import HEIGHT, heading
from renderers.last_will.ledger import LEDGER, ledger
from renderers.last_will.means import told
from renderers.last_will.salon import EDGE, GAP, MARGIN, salon
from renderers.last_will.spread import ACROSS, LINE, Spread, board, section, widths
from renderers.lettering import FLOOR, Face, fit, largest, wrapped
from renderers.theme import GOOD, GOOD_INK
from renderers.words import Words

TALLEST = 1310  # of a picture, before cards become smaller
HAND_FIRST = 2  # how much more it matters that the cards in hand are large


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
    upper, lower = rest.rows(lying.height, 1)
    board(canvas, upper, owner, lying, words, changes, words("picture-own-board"))
    _hand(canvas, lower, view, list(zip(hand, below, strict=True)), held, words)
    return canvas


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


def _hand(
    canvas: Canvas, box: Box, view: View, hand: Sequence[tuple[InHand, str]], spread: Spread, words: Words
) -> None:
    """The cards, each with what it takes and spends now; what can be used now has a tick."""
    many = words("picture-in-hand", n=len(hand), limit=view.owner.limit)
    rest = section(canvas, box, words("picture-own-hand"), many)
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
