"""The desk of the table: what is on offer and who has fetched it, who has which plan, and where
errand boys have been sent.
"""

from __future__ import annotations

from PIL import Image

from games.last_will.events import Phase
from games.last_will.view import OfferSlot, PlanSpace, View
from renderers.canvas import SHADED, Anchor, Canvas, Part
from renderers.geometry import Box, Point
from renderers.last_will import errands, roles
from renderers.last_will.card_content import DECKS, printed
from renderers.last_will.headings import Shown
from renderers.last_will.offers import left_in_decks
from renderers.last_will.papers import back
from renderers.last_will.plans import laid
from renderers.last_will.salon import GONE, HAIR, RIM, baize, light
from renderers.last_will.scenery import boy
from renderers.last_will.signs import Sign, action, neutral, sign
from renderers.last_will.small_cards import offered
from renderers.lettering import Face, largest
from renderers.pieces import brass
from renderers.pieces.seats import enamel
from renderers.sprites import Sprite, kept
from renderers.theme import Colour, rgb

PAD, GAP = 8, 9
OFFER, OVER, EMPTY = 128, 106, 64  # with cards, once it is over, and without any
PLANS, TAKEN = 108, 64  # while one is chosen, and later
LABEL, DECK = 132, 164
CELL, LABELS = 7, (36, 34, 32)
FIGURE = 34
ROUND = 10
GOLD = rgb("#F0D89A")


def chosen(view: View) -> bool:
    """Whether everybody has a plan for this round."""
    return view.phase not in {Phase.PREPARATION, Phase.PLANNING}


def height(view: View) -> int:
    """How high the desk is."""
    rows = (_offer_height(view), TAKEN if chosen(view) else PLANS, errands.LOW)
    return sum(rows) + 2 * GAP + 2 * (RIM + PAD)


def _offer_height(view: View) -> int:
    if all(slot.card is None for slot in view.offer):
        return EMPTY
    return OFFER if not chosen(view) or view.phase is Phase.ERRANDS else OVER


def desk(sheet: Shown, box: Box) -> None:
    """Offer, plans and errands, one below the other."""
    sheet.canvas.put(baize(*box.size), box)
    inner = box.inset(RIM + PAD, RIM + PAD)
    rows = (_offer_height(sheet.view), TAKEN if chosen(sheet.view) else PLANS, 1)
    top, middle, low = inner.rows(*rows, gap=GAP)
    sheet.canvas.places |= {"offer": top, "plans": middle}
    line = brass.faded_line(round(inner.w), 2)
    for row in (middle, low):
        sheet.canvas.put(line, Box(row.x, row.y - GAP / 2 - 1, 0, 0))
    _offer(sheet, top)
    _plans(sheet, middle)
    errands.places(sheet.canvas, low, sheet.view, sheet.words, sheet.changes)


def _label(sheet: Shown, box: Box, key: str) -> Box:
    """What a row is called; returns the rest of it."""
    named, rest = box.columns(LABEL, 1, gap=6)
    text = sheet.words(key)
    size = largest(text, Face.SERIF, LABELS, named.w - 8)
    at = named.left_middle.moved(6)
    ink = SHADED.inked(GOLD)
    sheet.canvas.text(at, text, Face.SERIF, size, ink, room=named.w - 8, squeeze=0.7)
    return rest


def _offer(sheet: Shown, box: Box) -> None:
    """Every slot with its letter: a card, whoever has fetched it, or nothing."""
    view, words = sheet.view, sheet.words
    rest = _label(sheet, box, "picture-offer")
    if _offer_height(view) == EMPTY:
        at, text = rest.left_middle, words("picture-none-here")
        sheet.canvas.text(at, text, Face.MEDIUM, 34, GONE)
        return
    if _offer_height(view) == OFFER:
        rest, decks = rest.columns(1, DECK, gap=8)
        _decks(sheet, decks)
    cells = rest.columns(*[1] * len(view.offer), gap=CELL)
    for slot, cell in zip(view.offer, cells, strict=True):
        spot = Box(round(cell.x), cell.y, round(cell.w), cell.h)
        sheet.canvas.places[f"slot-{slot.slot}"] = spot
        if slot.slot in sheet.changes.slots:
            sheet.canvas.put(light(*spot.size, 8), spot)
        _slot(sheet, slot, spot)
    shared = [cell for slot, cell in zip(view.offer, cells, strict=True) if slot.shared]
    if shared:
        under = Box(shared[0].x, box.bottom + 1, shared[-1].right - shared[0].x, 3)
        sheet.canvas.put(_bar(*under.size), under)


@kept
def _bar(w: int, h: int) -> Sprite:
    """Under the cards that share their errand spaces."""
    return Sprite(Image.new("RGBA", (w, h), (*roles.BRASS, 255)))


def _slot(sheet: Shown, slot: OfferSlot, box: Box) -> None:
    canvas, open_ = sheet.canvas, slot.taker is None and not slot.closed
    if slot.card is not None and open_:
        offered(canvas, box, printed(slot.card), slot.slot.upper())
        return
    canvas.put(brass.place(*box.size, ROUND, HAIR, 0.62), box)
    letter = slot.slot.upper()
    canvas.text(Point(box.x + 9, box.y + 23), letter, Face.BOLD, FIGURE, GONE)
    if slot.taker is not None:
        wide = round(min(66, box.w - 20))
        canvas.stamp(boy(slot.taker, wide), box.centre.moved(0, 10))
        canvas.stamp(enamel(slot.taker, 42), Point(box.right - 25, box.bottom - 25))
    elif slot.card is not None:
        canvas.stamp(sign(Sign.CROSS, 36, GONE), box.centre.moved(dy=12))
    else:
        canvas.stamp(sign(DECKS[slot.deck], 44, HAIR), box.centre.moved(dy=12))


def _decks(sheet: Shown, box: Box) -> None:
    """How many cards are left to draw: of the main decks and of special cards."""
    sheet.canvas.places["decks"] = box
    left = left_in_decks(sheet.view)
    for (which, number), cell in zip(left, box.grid(2, 3, gap=8), strict=False):
        parts: list[Part] = [back(which, 36), str(number)]
        ink = roles.CREAM if number else GONE
        sheet.canvas.line(cell.left_middle, parts, Face.SERIF, 34, ink, gap=4)


def _plans(sheet: Shown, box: Box) -> None:
    """Every space with its number, and who has taken it; while one is chosen, what it gives."""
    view, canvas = sheet.view, sheet.canvas
    rest = _label(sheet, box, "picture-plans")
    cells = rest.columns(*[1] * max(1, len(view.plans)), gap=CELL)
    for space, cell in zip(view.plans, cells, strict=False):
        spot = Box(round(cell.x), cell.y, round(cell.w), cell.h)
        canvas.places[f"plan-{space.plan.number}"] = spot
        ink = laid(canvas, spot, view, space, sheet.changes)
        if chosen(view):
            _marker(canvas, spot, space, ink)
        else:
            head, gives = spot.columns(0.5, 0.5)
            _marker(canvas, head, space, ink)
            _gives(canvas, gives, space, ink)


def _marker(canvas: Canvas, box: Box, space: PlanSpace, ink: Colour) -> None:
    """The number, and beside or below it whose marker lies there."""
    mark = None if space.seat is None else enamel(space.seat, 48)
    mark = neutral(42) if space.blocked else mark
    number: list[Part] = [str(space.plan.number)]
    if mark is None or box.w > box.h:
        parts = number if mark is None else [*number, mark]
        canvas.line(box.centre, parts, Face.BLACK, 42, ink, Anchor.MIDDLE, gap=12)
        return
    upper, lower = box.inset(0, 6).rows(1, 1)
    canvas.line(upper.centre, number, Face.BLACK, 42, ink, Anchor.MIDDLE)
    canvas.stamp(mark, lower.centre)


def _gives(canvas: Canvas, box: Box, space: PlanSpace, ink: Colour) -> None:
    """Cards, errand boys, and actions, one below the other."""
    plan = space.plan
    given = (
        (sign(Sign.CARDS, 28, ink), plan.cards),
        (sign(Sign.BOY, 28, ink), plan.boys),
        (action(30), plan.actions),
    )
    for (mark, number), row in zip(given, box.inset(0, 3).rows(1, 1, 1), strict=True):
        at = Point(box.x + 12, row.centre.y)
        canvas.stamp(mark, at.moved(4))
        canvas.text(at.moved(26), str(number), Face.BOLD, FIGURE, ink)
