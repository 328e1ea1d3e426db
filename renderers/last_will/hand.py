"""What one player alone may see: the cards in hand with what can be done with each, and the own
board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.last_will.events import Phase
from games.last_will.view import InHand, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.cards import card, corner
from renderers.last_will.changes import Changes
from renderers.last_will.companions import MOST_CARDS, apart, companions, fits_beside, height
from renderers.last_will.errands import HEIGHT as PLANS
from renderers.last_will.errands import plans
from renderers.last_will.faces import IN_HAND, printed
from renderers.last_will.headings import HEIGHT, heading
from renderers.last_will.ledger import LEDGER, ledger
from renderers.last_will.means import told
from renderers.last_will.salon import EDGE, GAP, MARGIN, WIDTH, salon
from renderers.last_will.spread import LINE, Spread, laid, section, spread_of
from renderers.last_will.strips import Strips, strip_card
from renderers.lettering import Face, wrapped
from renderers.theme import GOOD, GOOD_INK
from renderers.words import Words

BESIDE, MOST_BESIDE = 3, 5  # of cards in hand that have the board beside them, and of its lines
LEAST_PLANS = 560  # how wide the plans are at least
NOBODY = 56  # the line that says that the hand is empty
TITLE = 58
CLOSEST = 0.62
WORDS = 34
UNSQUEEZED = 0.94  # how narrow what stands below a card may be, before it has two lines
HIDDEN = 2  # lines of words under a card


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand above, the own board below in lines; beside each other where the hand is small. The
    plans are there while one is chosen, below a small hand or above all cards.
    """
    hand, owner = view.hand or (), view.owner
    hand, company = apart(hand)
    below = [words.say(held.line, ()) for held in hand]
    told_in = len(owner.board) + (owner.spaces > len(owner.board))
    held = _held(below)
    beside = 0 < len(hand) <= BESIDE and told_in <= MOST_BESIDE and not company
    across = 1 if beside else 2
    if not beside:  # the heading tells of free places, and so does what is left of the last line
        told_in = len(owner.board) + len(owner.board) % 2
    board = Strips(told_in, across)
    high = held.height if hand or company else NOBODY
    joined = fits_beside(len(hand), company, words)
    below_hand = 0 if joined else height(company, words)
    high += below_hand
    wide = len(hand) * (Spread(1, spread_of(len(hand))).w + GAP) - GAP
    choosing = view.phase is Phase.PLANNING and owner.plan is None
    planned = PLANS + GAP if choosing and beside and wide >= LEAST_PLANS else 0
    above = PLANS + GAP if choosing and not planned else 0
    body = max(high + planned, board.height + GAP) if beside else high + GAP + TITLE + board.height
    order = _order(view, words, names)
    over = LEDGER + LINE * len(order) + above
    canvas = salon(round(2 * EDGE + HEIGHT + over + 3 * GAP + TITLE + body))
    head, figures, rest = canvas.box.inset(MARGIN, EDGE).rows(HEIGHT, over, 1, gap=GAP)
    if beside:
        upper, lower = rest.columns(wide, 1, gap=2 * GAP)
    else:
        upper, lower = rest.rows(TITLE + high, 1, gap=GAP)
    changes = Changes.of(view)
    heading(canvas, head, view, words, names)
    if planned:
        plans(canvas, Box(upper.x, upper.y + TITLE + high, upper.w, PLANS), view, words, changes)
    elif above:
        figures, place = figures.rows(1, PLANS, gap=GAP)
        plans(canvas, place, view, words, changes)
    _figures(canvas, figures, view, order, words, changes)
    if joined:
        chips = Strips(len(hand) + 1, 2, spoken=True).places(upper.rows(TITLE, 1)[1])[-1]
        companions(canvas, chips, company, words)
    elif company:
        upper, chips = upper.rows(1, below_hand)
        companions(canvas, chips, company, words)
    _hand(canvas, upper, view, list(zip(hand, below, strict=True)), held, words)
    vacant = owner.spaces - len(owner.board)
    unsaid = not (beside or vacant) or (vacant and told_in == len(owner.board))
    aside = words("picture-free-places", n=vacant) if unsaid else ""
    lower = section(canvas, lower, words("picture-own-board"), aside)
    canvas.places |= {"hand": upper, "board": Box(lower.x, lower.y, lower.w, board.height)}
    laid(canvas, lower, owner, board, words, changes)
    return canvas


def _figures(
    canvas: Canvas,
    box: Box,
    view: View,
    order: Sequence[str],
    words: Words,
    changes: Changes,
) -> None:
    """What there is to do and to spend with, and the standing order."""
    figures, *lines = box.rows(LEDGER, *[LINE] * len(order))
    ledger(canvas, figures, view, view.owner, words, changes)
    for text, line in zip(order, lines, strict=True):
        canvas.text(line.left_middle.moved(8, 4), text, Face.SANS, WORDS, roles.CREAM)


def _order(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """The standing order of whoever sees this, in lines."""
    if view.order is None:
        return []
    text = words("picture-order", order=words.say(view.order, names))
    return wrapped(text, Face.SANS, WORDS, WIDTH - 2 * MARGIN - 16)


def _held(below: Sequence[str]) -> Spread | Strips:
    """Few cards as they are, many in lines."""
    if len(below) > MOST_CARDS:
        return Strips(len(below), 2, spoken=True)
    across = spread_of(len(below))
    return Spread(len(below), across, _most_lines(below, Spread(1, across).w))


def _most_lines(texts: Sequence[str], wide: int) -> int:
    counts = [len(_lines(text, wide)) for text in texts]
    return min(HIDDEN, max(counts, default=1))


def _hand(
    canvas: Canvas,
    box: Box,
    view: View,
    hand: Sequence[tuple[InHand, str]],
    spread: Spread | Strips,
    words: Words,
) -> None:
    """The cards, each with what it takes and spends now; what can be used now has a tick."""
    many = words("picture-cards-in-hand", n=len(view.hand or ()))
    over = view.owner.cards - view.owner.limit
    if view.phase is Phase.ACTIONS and over > 0:
        many += " · " + words("picture-too-many", n=over)
    rest = section(canvas, box, words("picture-own-hand"), many)
    if not view.hand:
        text = words("picture-no-cards")
        canvas.text(rest.left_middle.moved(8), text, Face.SANS, 34, roles.CREAM_SOFT)
    tick = glyphs.icon(glyphs.tick, 40, GOOD, GOOD_INK)
    for (held, text), spot in zip(hand, spread.places(rest), strict=True):
        canvas.places[held.card.id] = spot
        face, what = printed(held.card), told(held.card, words)
        state = replace(IN_HAND, idle=held.homeless)
        if isinstance(spread, Strips):
            mark = tick if held.playable else None
            strip_card(canvas, spot, face, what, state, text, mark)
            continue
        card(canvas, spot, face, what, state)
        if held.playable:
            canvas.stamp(tick, corner(spot))
        ink = roles.CREAM if held.playable or view.phase is not Phase.ACTIONS else roles.CREAM_SOFT
        _below(canvas, spot, text, spread.lines, ink)


def _lines(text: str, wide: float) -> list[str]:
    """A text in lines that need hardly be set narrower, if no word is too long for that."""
    lines = wrapped(text, Face.SANS, WORDS, wide / UNSQUEEZED)
    cut = any(line.endswith("…") for line in lines)
    return wrapped(text, Face.SANS, WORDS, wide / CLOSEST) if cut else lines


def _below(canvas: Canvas, spot: Box, text: str, most: int, ink: tuple[int, int, int]) -> None:
    """What can be done with a card, in as many lines as there is room for."""
    lines = _lines(text, spot.w) if most > 1 else [text]
    if len(lines) > most:
        lines = [lines[0], " ".join(lines[1:])]
    foot = Box(spot.x, spot.bottom + 6, spot.w, LINE * len(lines))
    for line, row in zip(lines, foot.rows(*[1] * len(lines)), strict=True):
        at, room = row.centre, row.w
        canvas.text(at, line, Face.SANS, WORDS, ink, Anchor.MIDDLE, room, squeeze=CLOSEST)
