"""The offer in menus: every slot with its letter, the card that lies there, or whoever has fetched
it. While cards are chosen to be kept, one line tells what lies there.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.events import Phase
from games.last_will.view import OfferSlot, View
from renderers.canvas import Anchor, Canvas, Part
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.card_content import DECKS, printed
from renderers.last_will.changes import Changes
from renderers.last_will.means import titled
from renderers.last_will.names import in_two
from renderers.last_will.papers import back, portrait
from renderers.last_will.salon import baize, hole, light, plate, trough
from renderers.last_will.scenery import boy
from renderers.last_will.signs import Sign, sign
from renderers.last_will.small_cards import CLOSEST, NAME_LINE, NAMES, letter, named
from renderers.lettering import Face, largest, width
from renderers.pieces.seats import badge
from renderers.words import Words

GAP, PAD = 8, 16
LINE = 74  # how high the offer is that is told in one line
DECKS_IN_A_ROW = 3
BOY = 88


def height(card: int) -> int:
    """How high all slots are in two rows with cards so high."""
    return 2 * card + GAP + 2 * PAD


def over(view: View) -> bool:
    """Whether nobody can fetch anything in this round any more."""
    return view.phase in {Phase.ACTIONS, Phase.END_OF_ROUND, Phase.END}


def offer(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """The slots in their order; those that share errand spaces lie in one trough."""
    canvas.put(baize(*box.size), box)
    cells = places(box, view)
    _sharing(canvas, view.offer, cells)
    for slot, cell in zip(view.offer, cells, strict=False):
        canvas.places[f"slot-{slot.slot}"] = cell
        if slot.slot in changes.slots:
            canvas.put(light(*cell.inset(1).size, 9), cell.inset(1))
        if slot.taker is None and not slot.closed and slot.card is not None:
            named(canvas, cell, printed(slot.card), titled(slot.card, words), slot.slot.upper())
        else:
            _gone(canvas, cell, slot, words)
    rest = cells[len(view.offer) :]
    decks(canvas, rest[0].joined(rest[-1]), view, words)


def places(box: Box, view: View) -> list[Box]:
    """Where the slots lie, row by row; what is left is for the decks."""
    across = -(-(len(view.offer) + 1) // 2)
    return box.inset(PAD, PAD).grid(across, 2, gap=GAP)


def _sharing(canvas: Canvas, slots: Sequence[OfferSlot], cells: Sequence[Box]) -> None:
    shared = [cell for slot, cell in zip(slots, cells, strict=False) if slot.shared]
    if shared:
        whole = shared[0].joined(shared[-1]).inset(-5, -5)
        canvas.put(trough(*whole.size, 12), whole)


def _gone(canvas: Canvas, box: Box, slot: OfferSlot, words: Words) -> None:
    """What has been fetched and by whom, or what nobody can fetch any more."""
    canvas.put(hole(*box.size), box)
    name = titled(slot.card, words) if slot.card else words("picture-none-here")
    lines = in_two(name, Face.SANS, NAMES[0], box.w - 12)
    upper, lower = box.inset(6, 6).rows(1, NAME_LINE * len(lines) + 4)
    letter(canvas, Box(box.x, box.y, 0, 0), slot.slot.upper())
    if slot.taker is not None:
        wide = min(BOY, round(upper.h * 0.86))
        there = boy(slot.taker, wide)
        canvas.stamp(there, upper.centre.moved(dy=6))
        at = upper.centre.moved(wide * 0.5, there.h * 0.3)
        canvas.stamp(badge(slot.taker, round(wide * 0.5)), at)
    elif slot.card is not None:
        canvas.stamp(sign(Sign.CROSS, 44, roles.DIM), upper.centre)
    else:
        canvas.stamp(sign(DECKS[slot.deck], 54, roles.BRASS_DEEP), upper.centre)
    size = min(largest(line, Face.SANS, NAMES, lower.w) for line in lines)
    for line, row in zip(lines, lower.rows(*[1] * len(lines)), strict=True):
        at = row.centre
        canvas.text(at, line, Face.SANS, size, roles.DIM, Anchor.MIDDLE, lower.w, squeeze=CLOSEST)


def left_in_decks(view: View) -> list[tuple[Sign, int]]:
    """How many cards are left in each main deck and of special cards, by what is on their backs."""
    main = [(DECKS[deck], number) for deck, number, _ in view.supply.decks]
    return [*main, (Sign.CROWN, view.supply.special)]


def decks(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """How many cards are left to draw: of the main decks and of special cards."""
    left = left_in_decks(view)
    canvas.places["decks"] = box
    head, rest = box.inset(8, 2).rows(NAME_LINE + 2, 1, gap=2)
    text = words("picture-decks")
    canvas.text(head.centre, text, Face.SANS, 34, roles.CREAM_SOFT, Anchor.MIDDLE, head.w, 0.8)
    flat = box.w > 3 * box.h
    cells = rest.grid(len(left) if flat else DECKS_IN_A_ROW, 1 if flat else 2, gap=4)
    high, wide = round(min(120, cells[0].h * 0.8)), (cells[0].w - 8) / 2
    longest = max((str(number) for _, number in left), key=len)
    size = largest(longest, Face.SERIF, (64, 54, 44, 38, 34), min(wide, high * 0.9))
    for (which, number), cell in zip(left, cells, strict=False):
        parts: list[Part] = [back(which, min(high, round(wide / 0.78))), str(number)]
        ink = roles.CREAM if number else roles.DIM
        canvas.line(cell.centre, parts, Face.SERIF, size, ink, Anchor.MIDDLE, 5)


def line(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """What lies there, letter by letter, in one line."""
    canvas.put(plate(*box.size), box)
    inner = box.inset(14, 8)
    text = words("picture-offer")
    named = min(210.0, width(text, Face.SANS, 34) + 16)
    word, rest = inner.columns(named, 1, gap=4)
    canvas.text(word.left_middle, text, Face.SANS, 34, roles.CREAM_SOFT, room=named, squeeze=0.7)
    for slot, cell in zip(view.offer, rest.columns(*[1] * len(view.offer), gap=5), strict=False):
        canvas.put(trough(*cell.size), cell)
        at, name = cell.left_middle.moved(9), slot.slot.upper()
        wide = canvas.text(at, name, Face.MEDIUM, 34, roles.DIM)
        near = Box(at.x + wide, cell.y, cell.right - at.x - wide, cell.h)
        if slot.card is not None:
            face = printed(slot.card)
            canvas.stamp(portrait(face.frame, face.scene, 48, 54), near.centre)
