"""What one player alone may see: the cards in hand with what can be done with each, and the own
board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.last_will.events import Phase
from games.last_will.view import InHand, View
from renderers import glyphs
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box, Point
from renderers.last_will import roles
from renderers.last_will.card_content import IN_HAND, printed
from renderers.last_will.card_strips import Strips, strip_card
from renderers.last_will.cards import card
from renderers.last_will.changes import Changes
from renderers.last_will.companions import MOST_CARDS, apart, companions, fits_beside, height
from renderers.last_will.headings import HEIGHT, head
from renderers.last_will.ledger import LEDGER, ledger
from renderers.last_will.means import told
from renderers.last_will.papers import strip
from renderers.last_will.plans import HEIGHT as PLANS
from renderers.last_will.plans import plans
from renderers.last_will.players import board as small
from renderers.last_will.salon import EDGE, GAP, MARGIN, STREET, WIDTH, salon
from renderers.last_will.signs import Sign, pill, sign
from renderers.last_will.spread import LINE, Spread, houses_on, laid, section, spread_of
from renderers.lettering import Face, width, wrapped
from renderers.sheet import Sheet
from renderers.theme import GOOD, GOOD_INK
from renderers.words import Words

BESIDE, MOST_BESIDE = 2, 5  # of cards in hand that have the board beside them, and of its lines
LARGE = 3  # so many cards are larger where they have a row for themselves and there is room
LEAST_PLANS = 560  # how wide the plans are at least
NOBODY = 56  # the line that says that the hand is empty
TITLE = 58
CLOSEST = 0.62
WORDS = 34
UNSQUEEZED = 0.94  # how narrow what stands below a card may be, before it has two lines
TICK = 34  # between a card and what can be done with it
HIDDEN = 3  # lines of words under a card
HIGHEST, SMALL = 1500, 136
"""Of the picture at most, and of a board that is told by small cards."""
IN_A_ROW, WIDEST, APART = 14, 138, 8
"""How many of these stand in a row, how wide they are at most, and between two."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """How a hand and the own board are laid out: piles of cards with what can be done with each,
    and how; the lines of the board, or nothing where its cards are small; and how high all is.
    """

    piles: Sequence[tuple[Sequence[InHand], str]]
    company: Sequence[InHand]
    held: Spread | Strips
    board: Strips | None
    beside: bool
    """Whether the board is beside the hand."""
    joined: bool
    """Whether companions stand in the last line of the other cards."""
    order: Sequence[str]
    choosing: bool
    wide: float
    high: float
    """Of the hand, companions among it."""
    below_hand: float

    @property
    def planned(self) -> float:
        """How high the plans are below a small hand."""
        return PLANS + GAP if self.choosing and self.beside and self.wide >= LEAST_PLANS else 0

    @property
    def above(self) -> float:
        """How high they are above all cards."""
        return PLANS + GAP if self.choosing and not self.planned else 0

    @property
    def over(self) -> float:
        """How high is what stands above the cards."""
        return LEDGER + LINE * len(self.order) + self.above

    @property
    def lying(self) -> float:
        """How high the board is."""
        return SMALL if self.board is None else self.board.height

    @property
    def height(self) -> int:
        """Of the picture."""
        body = self.high + GAP + TITLE + self.lying
        if self.beside:
            body = max(self.high + self.planned, self.lying + GAP)
        return round(2 * EDGE + HEIGHT + self.over + 3 * GAP + TITLE + body)


def _layouts(view: View, words: Words, names: Sequence[str]) -> Iterator[_Layout]:
    """From the roomiest to the closest: first the board is told by small cards, then it is left
    out what can be done with a card, which what it takes tells as well.
    """
    hand, company = apart(view.hand or ())
    owner = view.owner
    piles = piled(hand, words, together=len(hand) > MOST_CARDS)
    below = [words.say(pile[0].line, ()) for pile in piles]
    houses, told_in = houses_on(owner), len(owner.board) + (owner.spaces > len(owner.board))
    beside = 0 < len(hand) <= BESIDE and told_in <= MOST_BESIDE and not company
    if not beside:  # the heading tells of free places, and so does what is left of the last line
        told_in = len(owner.board) + (len(owner.board) - houses) % 2
    board = Strips(told_in, 1 if beside else 2, houses=houses)
    joined = fits_beside(len(piles), company, words)
    below_hand = 0 if joined else height(company, words)
    many, usual = len(hand) > MOST_CARDS, spread_of(len(hand))
    large = [(board, True, LARGE)] if 0 < len(hand) <= LARGE and not beside else []
    told_by = [(board, True, usual), (None, True, usual), (None, False, usual)]
    for lines, spoken, across in (*large, *told_by):
        held = Strips(len(below), 2, spoken=spoken) if many else _held(below, across)
        yield _Layout(
            piles=list(zip(piles, below if spoken else [""] * len(below), strict=True)),
            company=company,
            held=held,
            board=lines,
            beside=beside,
            joined=joined,
            order=_order(view, words, names),
            choosing=view.phase is Phase.PLANNING and owner.plan is None,
            wide=len(hand) * (Spread(1, spread_of(len(hand))).w + GAP) - GAP,
            high=(held.height if hand or company else NOBODY) + below_hand,
            below_hand=below_hand,
        )


def draw(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """The hand above, the own board below in lines; beside each other where the hand is small. The
    plans are there while one is chosen, below a small hand or above all cards.
    """
    known = [*_layouts(view, words, names)]
    laid_out = next((one for one in known if one.height <= HIGHEST), known[-1])
    canvas, owner = salon(laid_out.height, STREET), view.owner
    inner = canvas.box.inset(MARGIN, EDGE)
    _, figures, rest = inner.rows(HEIGHT, laid_out.over, 1, gap=GAP)
    high, board = laid_out.high, laid_out.board
    if laid_out.beside:
        upper, lower = rest.columns(laid_out.wide, 1, gap=2 * GAP)
    else:
        upper, lower = rest.rows(TITLE + high, 1, gap=GAP)
    changes = Changes.of(view)
    head(Sheet(canvas, view, words, names, changes))
    if laid_out.planned:
        plans(canvas, Box(upper.x, upper.y + TITLE + high, upper.w, PLANS), view, words, changes)
    elif laid_out.above:
        figures, place = figures.rows(1, PLANS, gap=GAP)
        plans(canvas, place, view, words, changes)
    _figures(canvas, figures, view, laid_out.order, words, changes)
    if laid_out.joined:
        told = Strips(len(laid_out.piles) + 1, 2, spoken=bool(laid_out.piles[0][1]))
        companions(canvas, told.places(upper.rows(TITLE, 1)[1])[-1], laid_out.company, words)
    elif laid_out.company:
        upper, chips = upper.rows(1, laid_out.below_hand)
        companions(canvas, chips, laid_out.company, words)
    _hand(canvas, upper, view, laid_out.piles, laid_out.held, words)
    vacant = owner.spaces - len(owner.board)
    told_in = 0 if board is None else board.count
    unsaid = board is None or not (laid_out.beside or vacant)
    unsaid = unsaid or (vacant > 0 and told_in == len(owner.board))
    aside = words("picture-free-places", n=vacant) if unsaid else ""
    lower = section(canvas, lower, words("picture-own-board"), aside)
    canvas.places |= {"hand": upper, "board": Box(lower.x, lower.y, lower.w, laid_out.lying)}
    if board is None:
        small(canvas, _small(lower, owner.spaces), owner, changes)
        return canvas
    laid(canvas, lower, owner, board, words, changes)
    return canvas


def _small(box: Box, count: int) -> list[Box]:
    """Where the places of a board are that is told by small cards: in a row, or in two."""
    rows = 1 if count <= IN_A_ROW else 2
    across = -(-count // rows)
    wide = min(WIDEST, (box.w + APART) / across - APART)
    whole = box.place(across * (wide + APART) - APART, SMALL, 0, 0)
    return [cell for row in whole.rows(*[1] * rows, gap=APART)
            for cell in row.columns(*[1] * across, gap=APART)][:count]  # fmt: skip


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


def _held(below: Sequence[str], across: int) -> Spread:
    """Few cards as they are, so large that this many fill a row."""
    return Spread(len(below), across, _most_lines(below, Spread(1, across).w))


def _most_lines(texts: Sequence[str], wide: int) -> int:
    counts = [len(_lines(text, wide)) for text in texts]
    return min(HIDDEN, max(counts, default=1))


def _hand(
    canvas: Canvas,
    box: Box,
    view: View,
    piles: Sequence[tuple[Sequence[InHand], str]],
    spread: Spread | Strips,
    words: Words,
) -> None:
    """The cards, each with what it takes and spends now; what can be used now has a tick, and in
    the own turn all others are pale.
    """
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
        canvas.text(rest.left_middle.moved(8), text, Face.SANS, 34, roles.CREAM_SOFT)
    tick = glyphs.icon(glyphs.tick, TICK, GOOD, GOOD_INK)
    cross = sign(Sign.CROSS, TICK, roles.DEBT)
    mine = view.phase is Phase.ACTIONS and view.me in view.owing
    for (pile, text), spot in zip(piles, spread.places(rest), strict=True):
        canvas.places |= {held.card.id: spot for held in pile}
        held = pile[0]
        face, what = printed(held.card), told(held.card, words)
        idle = held.homeless or (mine and not held.playable)
        state = replace(IN_HAND, idle=idle, homeless=held.homeless)
        if isinstance(spread, Strips):
            mark = tick if held.playable else None
            if held.homeless and not text:
                mark = cross
            strip_card(canvas, spot, face, what, state, text, mark, len(pile))
            continue
        card(canvas, spot, face, what, state)
        _below(canvas, spot, text, spread.lines, held.playable)


def _too_many(canvas: Canvas, box: Box, text: str) -> None:
    """How many cards must go, at the right end of the title."""
    top = box.place(box.w, TITLE, 0, 0)
    wide = width(text, Face.MEDIUM, WORDS) + 40
    spot = Box(top.right - wide, top.centre.y - 24, wide, 44)
    canvas.put(pill(*spot.size, roles.CLARET, roles.BRASS), spot)
    canvas.text(spot.centre, text, Face.MEDIUM, WORDS, roles.CREAM, Anchor.MIDDLE)


def _lines(text: str, wide: float) -> list[str]:
    """A text in lines that need hardly be set narrower, if no word is too long for that."""
    lines = wrapped(text, Face.SANS, WORDS, wide / UNSQUEEZED)
    cut = any(line.endswith("…") for line in lines)
    return wrapped(text, Face.SANS, WORDS, wide / CLOSEST) if cut else lines


def _below(canvas: Canvas, spot: Box, text: str, most: int, playable: bool) -> None:
    """What can be done with a card, in as many lines as there is room for; on a green ground with a
    tick if it can be done now.
    """
    lines = _lines(text, spot.w - 12) if most > 1 else [text]
    if len(lines) > most:
        lines = wrapped(text, Face.SANS, WORDS, (spot.w - 12) / CLOSEST)
    if len(lines) > most:
        lines = [lines[0], " ".join(lines[1:])]
    foot = Box(spot.x, spot.bottom + 8, spot.w, LINE * len(lines) + 2)
    ink, face = roles.CREAM_SOFT, Face.SANS
    if playable:
        canvas.put(strip(*foot.size, roles.CAN, 16), foot)
        at = Point(spot.centre.x, spot.bottom)
        canvas.stamp(glyphs.icon(glyphs.tick, TICK, GOOD, GOOD_INK), at)
        ink, face = roles.INK, Face.MEDIUM
    for line, row in zip(lines, foot.inset(6, 1).rows(*[1] * len(lines)), strict=True):
        canvas.text(row.centre, line, face, WORDS, ink, Anchor.MIDDLE, row.w, squeeze=CLOSEST)
