"""What one player alone may see: the cards in hand with what can be done with each, and the own
board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.last_will.events import Phase
from games.last_will.view import InHand, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.big_cards import GAP as BETWEEN
from renderers.last_will.big_cards import MOST_LARGE, big_card, places, rows_of, use_of
from renderers.last_will.card_content import IN_HAND, printed
from renderers.last_will.card_strips import Strips
from renderers.last_will.changes import Changes
from renderers.last_will.companions import apart, companions, height
from renderers.last_will.headings import HEIGHT, head
from renderers.last_will.ledger import LEDGER, ledger
from renderers.last_will.means import told
from renderers.last_will.plans import HEIGHT as PLANS
from renderers.last_will.plans import plans
from renderers.last_will.players import board as small
from renderers.last_will.salon import EDGE, GAP, MARGIN, STREET, WIDTH, salon
from renderers.last_will.signs import pill
from renderers.last_will.spread import houses_on, laid, section
from renderers.lettering import Face, width, wrapped
from renderers.sheet import Sheet
from renderers.words import Words

NOBODY = 56  # the line that says that the hand is empty
TITLE = 58
LINE = 40  # of the standing order
WORDS = 34
HIGHEST, SMALL = 1500, 136
"""Of the picture at most, and of a board that is told by small cards."""
TALL, SNUG, LEAST, GREAT = 366, 306, 150, 620
"""How high cards are, how high at least before the board is told by small cards, and at all; and
how high one is at most that stands beside the board.
"""
IN_A_ROW, BESIDE, WIDEST, APART = 14, 4, 176, 8
"""How many of these stand in a row, and in one beside the hand; how wide they are at most, and
between two.
"""


@dataclass(frozen=True, slots=True)
class _Layout:
    """How a hand and the own board are laid out, and how high all is."""

    piles: Sequence[Sequence[InHand]]
    company: Sequence[InHand]
    """Companions that are told apart from the cards."""
    tall: float
    """How high the cards are."""
    board: Strips | None
    """The lines of the board, or nothing where its cards are small."""
    lying: float
    """How high the board is."""
    beside: bool
    """Whether the board is beside the hand, which is a single card."""
    order: Sequence[str]
    choosing: bool
    chips: float
    """How high the companions are."""

    @property
    def over(self) -> float:
        """How high is what stands above the cards."""
        return LEDGER + LINE * len(self.order) + (PLANS + GAP if self.choosing else 0)

    @property
    def high(self) -> float:
        """Of the hand, companions among it."""
        rows = len(rows_of(len(self.piles)))
        cards = rows * (self.tall + BETWEEN) - BETWEEN if rows else 0
        return (cards + self.chips + (BETWEEN if rows and self.chips else 0)) or NOBODY

    @property
    def height(self) -> int:
        """Of the picture."""
        body = self.high if self.beside else self.high + GAP + TITLE + self.lying
        return round(2 * EDGE + HEIGHT + self.over + 2 * GAP + TITLE + body)


def _layouts(view: View, words: Words, names: Sequence[str]) -> Iterator[_Layout]:
    """From the roomiest to the closest: first the board is told by small cards, then those in hand
    are lower.
    """
    held, owner = view.hand or (), view.owner
    hand, company = apart(held)
    piles = piled(hand, words, together=len(held) > MOST_LARGE)
    beside = len(piles) == 1 and not company
    houses, count = houses_on(owner), len(owner.board)
    # The heading tells of free places, and so does what is left of the last line.
    board = Strips(count if beside else count + (count - houses) % 2, 1 if beside else 2, houses)
    roomy: list[tuple[Strips, float]] = [(board, tall) for tall in (TALL, SNUG)]
    if beside:
        roomy = [(board, max(TALL, board.height))] if board.height <= GREAT else []
    for lines, tall in (*roomy, *((None, tall) for tall in range(TALL, LEAST, -10))):
        rows = -(-owner.spaces // BESIDE) if beside else 1
        small_board = rows * (SMALL + APART) - APART
        yield _Layout(
            piles=piles,
            company=company,
            tall=tall,
            board=lines,
            lying=small_board if lines is None else max(0, lines.height),
            beside=beside,
            order=_order(view, words, names),
            choosing=view.phase is Phase.PLANNING and owner.plan is None,
            chips=height(company, words),
        )


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand above, the own board below in lines; beside each other where there is one card. The
    plans are above all cards while one is chosen.
    """
    known = [*_layouts(view, words, names)]
    layout = next((one for one in known if one.height <= HIGHEST), known[-1])
    canvas, changes = salon(layout.height, STREET), Changes.of(view)
    inner = canvas.box.inset(MARGIN, EDGE)
    _, figures, rest = inner.rows(HEIGHT, layout.over, 1, gap=GAP)
    head(Sheet(canvas, view, words, names, changes))
    if layout.choosing:
        figures, place = figures.rows(1, PLANS, gap=GAP)
        plans(canvas, place, view, words, changes)
    _figures(canvas, figures, view, layout.order, words, changes)
    if layout.beside:
        upper, lower = rest.columns(1, 1, gap=2 * GAP)
    else:
        upper, lower = rest.rows(TITLE + layout.high, 1, gap=GAP)
    canvas.places["hand"] = upper
    cards = _heading(canvas, upper, view, words)
    if layout.company:
        cards, chips = cards.rows(1, layout.chips, gap=BETWEEN)
        companions(canvas, chips, layout.company, words)
    _hand(canvas, cards, view, layout, words)
    _board(canvas, lower, view, layout, words, changes)
    return canvas


def _board(
    canvas: Canvas, box: Box, view: View, layout: _Layout, words: Words, changes: Changes
) -> None:
    """The own board in lines, or by small cards."""
    owner, lines = view.owner, layout.board
    vacant = owner.spaces - len(owner.board)
    unsaid = lines is None or not vacant or lines.count == len(owner.board)
    aside = words("picture-free-places", n=vacant) if unsaid else ""
    rest = section(canvas, box, words("picture-own-board"), aside)
    canvas.places["board"] = Box(rest.x, rest.y, rest.w, max(1, layout.lying))
    if lines is not None:
        laid(canvas, rest, owner, lines, words, changes)
        return
    across = BESIDE if layout.beside else IN_A_ROW
    small(canvas, _small(rest, owner.spaces, across), owner, changes)


def _small(box: Box, count: int, most: int) -> list[Box]:
    """Where the places of a board are that is told by small cards: so many in a row at most."""
    rows = -(-count // most)
    across = -(-count // rows)
    wide = min(WIDEST, (box.w + APART) / across - APART)
    whole = box.place(across * (wide + APART) - APART, rows * (SMALL + APART) - APART, 0, 0)
    return whole.grid(across, rows, gap=APART)[:count]


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


def piled(hand: Sequence[InHand], words: Words, *, together: bool) -> list[list[InHand]]:
    """The cards, what can be used now first: each by itself, or *together* those that are alike in
    all that is told of them on one pile.
    """
    piles = dict[object, list[InHand]]()
    for place, held in enumerate(sorted(hand, key=lambda held: not held.playable)):
        alike = printed(held.card), told(held.card, words), held.line, held.playable, held.homeless
        piles.setdefault(alike if together else place, []).append(held)
    return [*piles.values()]


def _heading(canvas: Canvas, box: Box, view: View, words: Words) -> Box:
    """How many cards there are, and how many must go; returns what is left below."""
    many = words("picture-cards-in-hand", n=len(view.hand or ()))
    over = view.owner.cards - view.owner.limit if view.phase is Phase.ACTIONS else 0
    if view.round == view.rounds:  # nobody keeps cards for a round that does not come
        over = 0
    title, too_many = words("picture-own-hand"), words("picture-too-many", n=max(0, over))
    beside = width(title, Face.SERIF, 36) + width(many, Face.SANS, WORDS) + 60
    roomy = beside + width(too_many, Face.MEDIUM, WORDS) + 40 <= box.w
    rest = section(canvas, box, title, many if roomy or over <= 0 else f"{many} · {too_many}")
    if over > 0 and roomy:
        _too_many(canvas, box, too_many)
    if not view.hand:
        text = words("picture-no-cards")
        at = rest.place(rest.w, NOBODY, 0, 0).left_middle.moved(8)
        canvas.text(at, text, Face.SANS, 34, roles.CREAM_SOFT)
    return rest


def _hand(canvas: Canvas, box: Box, view: View, layout: _Layout, words: Words) -> None:
    """The cards, each with what can be done with it now; in the own turn what cannot is pale."""
    mine = view.phase is Phase.ACTIONS and view.me in view.owing
    count = len(layout.piles)
    box = Box(box.x, box.y, box.w, len(rows_of(count)) * (layout.tall + BETWEEN) - BETWEEN)
    for pile, spot in zip(layout.piles, places(box, count), strict=True):
        canvas.places |= {held.card.id: spot for held in pile}
        held = pile[0]
        use = use_of(held, words, mine=mine)
        state = replace(IN_HAND, idle=use.can is False)
        face, what = printed(held.card), told(held.card, words)
        big_card(canvas, spot, face, what, state, use, len(pile))


def _too_many(canvas: Canvas, box: Box, text: str) -> None:
    """How many cards must go, at the right end of the title."""
    top = box.place(box.w, TITLE, 0, 0)
    wide = width(text, Face.MEDIUM, WORDS) + 40
    spot = Box(top.right - wide, top.centre.y - 24, wide, 44)
    canvas.put(pill(*spot.size, roles.CLARET, roles.BRASS), spot)
    canvas.text(spot.centre, text, Face.MEDIUM, WORDS, roles.CREAM, Anchor.MIDDLE)
