"""What is chosen from in a menu of Last Will: plans, offer and errands, or the cards in hand and on
the own board, under what there is to spend with. Cards to choose from are large, the others small.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from games.last_will.catalogue import Card
from games.last_will.events import Phase
from games.last_will.view import View
from renderers import glyphs
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.last_will import errands, offers, plans, roles
from renderers.last_will.card_content import IN_HAND, State, printed
from renderers.last_will.card_strips import strip_card
from renderers.last_will.cards import card, corner
from renderers.last_will.changes import Changes
from renderers.last_will.ledger import ledger
from renderers.last_will.means import state_of, told
from renderers.last_will.salon import GAP as BETWEEN
from renderers.last_will.salon import light, salon
from renderers.last_will.small_cards import mini
from renderers.last_will.spread import Spread
from renderers.lettering import Face, width, wrapped
from renderers.pieces.choices import shade
from renderers.scenes import Asked, Marks
from renderers.theme import GOOD, GOOD_INK
from renderers.words import Words

MARGIN, GAP = 22, 10
DECKS, FIGURES = 112, 128
CORNER = 20  # between two groups, for the marks on the corners of cards
BESIDE = 16  # between a title and the cards, for the frame of what a lesson speaks of
FLAT = 96  # the height of a strip
TITLE, SMALL = 130, (92, 112)
MOST, ACROSS, DEEP = 5, 2, 3  # so many are shown as cards; more in strips, few of them in a row


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that may be chosen, how it lies, and whether it could be used now."""

    key: str
    card: Card
    state: State
    playable: bool


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """What the phase is about, above the own cards."""
    drawing = view.phase is Phase.PLANNING and view.owner.plan is not None
    keeping = view.keep is not None and not offers.over(view)
    if not offers.over(view) and not drawing and not keeping:
        return _offer(view, asked, words)
    hand = [
        Lying(held.card.id if view.keep is None else str(n), held.card, IN_HAND, held.playable)
        for n, held in enumerate(view.hand or (), start=1)
    ]
    board = [Lying(lying.card.id, lying.card, state_of(lying), False) for lying in view.owner.board]
    groups = [("picture-own-hand", hand), ("picture-own-board", board)]
    on_board, in_hand = (asked.marks(one.key for one in group) for group in (board, hand))
    if on_board.offered and not in_hand.offered:
        groups.reverse()
    (_, cards), (title, others) = groups
    high, below = _high(cards), DECKS if drawing else offers.LINE if keeping else SMALL[1]
    canvas = salon(round(2 * MARGIN + FIGURES + CORNER + high + GAP + below))
    top, rest = canvas.box.inset(MARGIN, MARGIN).rows(FIGURES, 1, gap=CORNER)
    ledger(canvas, top, view, view.owner, words, Changes())
    upper, low = rest.rows(high, 1, gap=GAP)
    marks = asked.marks(one.key for one in (*hand, *board))
    _large(canvas, upper, cards, marks, words)
    if drawing:
        offers.decks(canvas, low, view, words)
    elif keeping:
        offers.line(canvas, low, view, words)
    else:
        _small(canvas, low, words(title), others, marks)
    return canvas


def _offer(view: View, asked: Asked, words: Words) -> Canvas:
    """The offer, and below it the plans as long as they are chosen, then prices and errands."""
    top, sending = offers.HEIGHT, view.phase is Phase.ERRANDS
    under = errands.HEIGHT if sending else plans.HEIGHT
    canvas = salon(round(2 * MARGIN + top + under + GAP))
    upper, low = canvas.box.inset(MARGIN, MARGIN).rows(top, under, gap=GAP)
    offers.offer(canvas, upper, view, words, Changes())
    slots = [slot.slot for slot in view.offer]
    _marked(canvas, zip(slots, offers.places(upper, view), strict=False), asked.marks(slots))
    if sending:
        errands.panel(canvas, low, view, words, Changes())
        return canvas
    plans.plans(canvas, low, view, words, Changes())
    canvas.places["plans"] = low
    numbers = [str(space.plan.number) for space in view.plans]
    spaces = plans.spaces(low, view, words)
    _marked(canvas, zip(numbers, spaces, strict=True), asked.marks(numbers))
    return canvas


def _marked(canvas: Canvas, places: Iterable[tuple[str, Box]], marks: Marks) -> None:
    """Light round what is chosen, and shade over what cannot be chosen now."""
    for key, place in places:
        canvas.places[key] = place
        if key in marks.chosen:
            canvas.put(light(*place.size, 10), place)
        elif marks.dim(key):
            canvas.put(shade(canvas.theme, *place.size, 8), place)


def _high(cards: Sequence[Lying]) -> float:
    """How much room the large group needs."""
    if not cards:
        return FLAT
    if len(cards) <= MOST:
        return Spread(1, MOST).h
    return -(-len(cards) // _across(len(cards))) * (FLAT + GAP) - GAP


def _across(count: int) -> int:
    """How many strips stand in a row."""
    return max(ACROSS, -(-count // DEEP))


def _large(canvas: Canvas, box: Box, cards: Sequence[Lying], marks: Marks, words: Words) -> None:
    """Cards that can be read: few as they are, many in strips."""
    if not cards:
        text = words("picture-no-cards")
        canvas.text(box.left_middle.moved(8), text, Face.SANS, 34, roles.CREAM_SOFT, room=box.w)
        return
    tick = glyphs.icon(glyphs.tick, 40, GOOD, GOOD_INK)
    few = len(cards) <= MOST
    places = _row(box, len(cards)) if few else [*_strips(box, len(cards))]
    for one, place in zip(cards, places, strict=True):
        face, what = printed(one.card), told(one.card, words)
        if few:
            card(canvas, place, face, what, one.state)
            if one.playable:
                canvas.stamp(tick, corner(place))
        else:
            strip_card(canvas, place, face, what, one.state, mark=tick if one.playable else None)
    _marked(canvas, zip((one.key for one in cards), places, strict=True), marks)


def _row(box: Box, count: int) -> list[Box]:
    """Few cards side by side, in the middle."""
    spread = Spread(count, MOST)
    return spread.places(box.place(count * (spread.w + BETWEEN) - BETWEEN, box.h))


def _strips(box: Box, count: int) -> Iterator[Box]:
    """From the left to the right, then down."""
    across = _across(count)
    wide = (box.w - GAP * (across - 1)) / across
    for number in range(count):
        row, column = divmod(number, across)
        yield Box(box.x + column * (wide + GAP), box.y + row * (FLAT + GAP), wide, FLAT)


def _small(canvas: Canvas, box: Box, title: str, cards: Sequence[Lying], marks: Marks) -> None:
    """Cards in a row behind their title, by their pictures and what they are worth; they overlap
    where they are many.
    """
    w, h = SMALL
    longest = max(width(word, Face.SERIF, 32) for word in title.split())
    named, box = box.columns(max(TITLE, longest + 1), 1, gap=BESIDE)
    lines = wrapped(title, Face.SERIF, 32, named.w)
    rows = named.place(named.w, 40 * len(lines)).rows(*[1] * len(lines))
    for line, row in zip(lines, rows, strict=True):
        canvas.text(row.left_middle, line, Face.SERIF, 32, canvas.theme.metal, room=row.w)
    step = min(w + GAP, (box.w - w) / max(1, len(cards) - 1))
    places = [Box(box.x + number * step, box.y, w, h) for number in range(len(cards))]
    for one, place in zip(cards, places, strict=True):
        mini(canvas, place, printed(one.card), one.state)
    _marked(canvas, zip((one.key for one in cards), places, strict=True), marks)
