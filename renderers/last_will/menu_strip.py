"""What is chosen from in a menu of Last Will, under one line that says what is chosen and what
there is to spend with: plans, offer and errands, or the cards in hand and on the own board.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from games.last_will.catalogue import Card
from games.last_will.events import Phase
from games.last_will.view import View
from renderers import glyphs
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.last_will import errands, offers, plans, roles
from renderers.last_will.big_cards import Use, big_card, places, rows_of, use_of
from renderers.last_will.card_content import IN_HAND, State, printed
from renderers.last_will.card_strips import strip_card
from renderers.last_will.cards import corner
from renderers.last_will.changes import Changes
from renderers.last_will.means import state_of, told
from renderers.last_will.question import HEIGHT, question
from renderers.last_will.salon import light, salon
from renderers.last_will.small_cards import mini
from renderers.lettering import Face, width, wrapped
from renderers.pieces.ground import shade
from renderers.scenes import Asked, Marks
from renderers.theme import GOOD, GOOD_INK
from renderers.words import Words

MARGIN, GAP = 14, 10
ROW, TWO = 356, 214  # how high cards are that stand in one row, and in two
MOST, ROW_OF, SPOKEN = 8, 5, 4  # so many are cards, stand in one row, say what can be done
DEEP, FLAT = 3, 96  # so many strips stand below each other, so high
BESIDE = 2  # up to so many cards have what else there is beside them
DECKS = 112
NOTHING = 96
TITLE, SMALL = 130, (92, 112)
OFFER, OVER_PLANS, PLANS = 193, 160, 194  # cards of the offer over errands and over plans; these


@dataclass(frozen=True, slots=True)
class Lying:
    """A card that may be chosen, how it lies, and whether it could be used now."""

    key: str
    card: Card
    state: State
    playable: bool
    use: Use | None = None


def draw(view: View, asked: Asked, words: Words, names: Sequence[str]) -> Canvas:
    """What the phase is about, above the own cards."""
    drawing = view.phase is Phase.PLANNING and view.owner.plan is not None
    keeping = view.keep is not None and not offers.over(view)
    if not offers.over(view) and not drawing and not keeping:
        return _offer(view, asked, words)
    mine = view.phase is Phase.ACTIONS
    hand = [
        Lying(
            held.card.id if view.keep is None else str(n),
            held.card,
            IN_HAND,
            held.playable,
            use_of(held, words, mine=mine),
        )
        for n, held in enumerate(view.hand or (), start=1)
    ]
    board = [Lying(lying.card.id, lying.card, state_of(lying), False) for lying in view.owner.board]
    groups = [("picture-own-hand", hand), ("picture-own-board", board)]
    on_board, in_hand = (asked.marks(one.key for one in group) for group in (board, hand))
    if on_board.offered and not in_hand.offered:
        groups.reverse()
    (_, cards), (title, others) = groups
    marks = asked.marks(one.key for one in (*hand, *board))
    beside = 0 < len(cards) <= BESIDE and (drawing or bool(others))
    high = _high(cards)
    under = DECKS if drawing else offers.LINE if keeping else SMALL[1] if others else 0
    below = 0 if beside or not under else under + GAP
    canvas = salon(round(2 * MARGIN + HEIGHT + GAP + high + below))
    top, rest = canvas.box.inset(MARGIN + 4, MARGIN).rows(HEIGHT, 1, gap=GAP)
    chosen = [one.card for one in (*hand, *board) if one.key in marks.chosen]
    question(canvas, top, view, asked, chosen, words)
    if beside:
        upper, low = rest.columns(*((0.5, 0.5) if len(cards) == 1 else (2 / 3, 1 / 3)), gap=2 * GAP)
    else:
        upper, low = rest.rows(high, max(2, under), gap=GAP)
    _large(canvas, upper, cards, marks, words)
    if drawing:
        offers.decks(canvas, low, view, words)
    elif keeping:
        offers.line(canvas, low, view, words)
    elif beside:
        _grid(canvas, low, words(title), others, marks)
    elif others:
        _small(canvas, low, words(title), others, marks)
    return canvas


def _offer(view: View, asked: Asked, words: Words) -> Canvas:
    """The offer, and below it the plans as long as they are chosen, then prices and errands."""
    sending = view.phase is Phase.ERRANDS
    over, under = (OFFER, errands.HEIGHT) if sending else (OVER_PLANS, PLANS)
    cards = offers.height(over)
    canvas = salon(round(2 * MARGIN + HEIGHT + GAP + cards + GAP + under))
    top, upper, low = canvas.box.inset(MARGIN, MARGIN).rows(HEIGHT, cards, under, gap=GAP)
    slots = {slot.slot: slot.card for slot in view.offer}
    marks = asked.marks(slots)
    chosen = [card for key, card in slots.items() if key in marks.chosen and card is not None]
    question(canvas, top.inset(4, 0), view, asked, chosen, words)
    offers.offer(canvas, upper, view, words, Changes())
    _marked(canvas, zip(slots, offers.places(upper, view), strict=False), marks)
    if sending:
        errands.panel(canvas, low, view, words, Changes())
        others = [(key, canvas.places[name]) for key, name in errands.KEYS.items()]
        _marked(canvas, others, asked.marks((*slots, *errands.KEYS)))
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
        return NOTHING
    if len(cards) <= MOST:
        rows = len(rows_of(len(cards), _in_a_row(len(cards))))
        return ROW if rows == 1 else rows * (TWO + GAP) - GAP
    return -(-len(cards) // _across(len(cards))) * (FLAT + GAP) - GAP


def _in_a_row(count: int) -> int:
    """How many cards stand in a row."""
    return count if count <= ROW_OF else -(-count // 2)


def _across(count: int) -> int:
    """How many strips stand in a row."""
    return -(-count // DEEP)


def _large(canvas: Canvas, box: Box, cards: Sequence[Lying], marks: Marks, words: Words) -> None:
    """Cards that can be read: few as they are, many in strips. Few say what can be done with each;
    of more what can be used is ticked.
    """
    if not cards:
        text = words("picture-no-cards")
        canvas.text(box.left_middle.moved(8), text, Face.SANS, 34, roles.CREAM_SOFT, room=box.w)
        return
    tick = glyphs.icon(glyphs.tick, 40, GOOD, GOOD_INK)
    count = len(cards)
    few, across = count <= MOST, _across(count)
    if few:
        spots = places(box, count, _in_a_row(count))
    else:
        spots = box.grid(across, -(-count // across), gap=GAP)[:count]
    for one, place in zip(cards, spots, strict=True):
        face, what, dim = printed(one.card), told(one.card, words), marks.dim(one.key)
        ticked = one.playable and not dim
        use = one.use if count <= SPOKEN else None
        if few:
            if use and dim:
                use = replace(use, can=None)
            big_card(canvas, place, face, what, one.state, use)
            if ticked and not use:
                canvas.stamp(tick, corner(place))
        else:
            strip_card(canvas, place, face, what, one.state, mark=tick if ticked else None)
    _marked(canvas, zip((one.key for one in cards), spots, strict=True), marks)


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
    spots = [Box(box.x + number * step, box.y, w, h) for number in range(len(cards))]
    _minis(canvas, spots, cards, marks)


def _grid(canvas: Canvas, box: Box, title: str, cards: Sequence[Lying], marks: Marks) -> None:
    """The same under their title, in as many rows as they need."""
    top, rest = box.rows(48, 1, gap=4)
    at, ink = top.left_middle.moved(4), canvas.theme.metal
    canvas.text(at, title, Face.SERIF, 36, ink, room=top.w - 8, squeeze=0.7)
    w, h = SMALL
    across = max(1, min(len(cards), int((rest.w + GAP) // (w + GAP))))
    down = -(-len(cards) // across)
    high = min(1.9 * h, (rest.h + GAP) / down - GAP)
    wide = min(1.9 * w, (rest.w + GAP) / across - GAP)
    whole = rest.place(across * (wide + GAP) - GAP, down * (high + GAP) - GAP, 0, 0)
    _minis(canvas, whole.grid(across, down, gap=GAP)[: len(cards)], cards, marks)


def _minis(canvas: Canvas, spots: Sequence[Box], cards: Sequence[Lying], marks: Marks) -> None:
    """Cards by their pictures and what they are worth."""
    for one, place in zip(cards, spots, strict=True):
        mini(canvas, place, printed(one.card), one.state)
    _marked(canvas, zip((one.key for one in cards), spots, strict=True), marks)
