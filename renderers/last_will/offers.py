"""The offer: every slot with its letter, the card that lies there, or whoever has fetched it."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import OfferSlot, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.faces import DECKS, printed
from renderers.last_will.means import narrow
from renderers.last_will.minis import NAME_LINE, named, offered
from renderers.last_will.salon import hole, light, plate, shade, trough
from renderers.last_will.signs import Sign, sign
from renderers.lettering import Face
from renderers.pieces.seats import badge
from renderers.words import Words

LETTER = 27
WIDEST = 148


def offer(canvas: Canvas, box: Box, view: View, words: Words, changes: Changes) -> None:
    """The slots in their order; those that share errand spaces lie in one trough."""
    canvas.put(plate(*box.size), box)
    cells = box.inset(7, 0).columns(*[1] * max(1, len(view.offer)), gap=3)
    _sharing(canvas, view.offer, cells, words)
    for slot, cell in zip(view.offer, cells, strict=False):
        upper, lower = cell.inset(0, 8).rows(1, LETTER)
        place = upper.place(min(WIDEST, upper.w - 1), upper.h)
        if slot.slot in changes.slots:
            canvas.put(light(*place.inset(1).size, 9), place.inset(1))
        if slot.taker is not None:
            _taken(canvas, place, slot, words)
        elif slot.card is None:
            canvas.put(hole(*place.size), place)
            canvas.stamp(sign(DECKS[slot.deck], 44, roles.BRASS_DEEP), place.centre)
        else:
            offered(canvas, place, printed(slot.card), narrow(slot.card, words, place.w - 4))
            if slot.closed:
                canvas.put(shade(*place.size), place)
                canvas.stamp(sign(Sign.CROSS, 46, roles.CREAM), place.centre)
        canvas.text(lower.centre.moved(dy=2), slot.slot.upper(), Face.MEDIUM, 24, roles.BRASS_LIGHT, Anchor.MIDDLE)


def _sharing(canvas: Canvas, slots: Sequence[OfferSlot], cells: Sequence[Box], words: Words) -> None:
    shared = [cell for slot, cell in zip(slots, cells, strict=False) if slot.shared]
    if shared:
        whole = shared[0].joined(shared[-1]).inset(0, 4)
        canvas.put(trough(*whole.size, 12), whole)


def _taken(canvas: Canvas, box: Box, slot: OfferSlot, words: Words) -> None:
    """What has been fetched, and by whom."""
    assert slot.taker is not None
    canvas.put(hole(*box.size), box)
    lines = narrow(slot.card, words, box.w - 4) if slot.card else []
    head, rest = box.inset(4, 8).rows(NAME_LINE * max(2, len(lines)), 1)
    named(canvas, head, lines, roles.DIM)
    canvas.stamp(badge(slot.taker, 54), rest.centre)
