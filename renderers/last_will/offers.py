"""The offer: every slot with its letter, the card that lies there, or whoever has fetched it."""

from __future__ import annotations

from collections.abc import Sequence

from games.last_will.view import OfferSlot, View
from renderers.canvas import Anchor, Canvas
from renderers.geometry import Box
from renderers.last_will import roles
from renderers.last_will.changes import Changes
from renderers.last_will.faces import DECKS, printed
from renderers.last_will.means import marked
from renderers.last_will.minis import NAME_LINE, offered
from renderers.last_will.names import lines_of, name_lines
from renderers.last_will.salon import hole, light, plate, trough
from renderers.last_will.signs import Sign, sign
from renderers.lettering import FLOOR, Face
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
        if slot.taker is not None or slot.closed:
            _gone(canvas, place, slot, words)
        elif slot.card is None:
            canvas.put(hole(*place.size), place)
            canvas.stamp(sign(DECKS[slot.deck], 44, roles.BRASS_DEEP), place.centre)
        else:
            offered(canvas, place, printed(slot.card), _lines(slot, words, place.w))
        canvas.text(lower.centre.moved(dy=2), slot.slot.upper(), Face.MEDIUM, 24, roles.BRASS_LIGHT, Anchor.MIDDLE)


def _sharing(canvas: Canvas, slots: Sequence[OfferSlot], cells: Sequence[Box], words: Words) -> None:
    shared = [cell for slot, cell in zip(slots, cells, strict=False) if slot.shared]
    if shared:
        whole = shared[0].joined(shared[-1]).inset(0, 4)
        canvas.put(trough(*whole.size, 12), whole)


def _gone(canvas: Canvas, box: Box, slot: OfferSlot, words: Words) -> None:
    """What has been fetched and by whom, or what nobody can fetch any more."""
    canvas.put(hole(*box.size), box)
    lines = _lines(slot, words, box.w)
    head, rest = box.inset(4, 8).rows(NAME_LINE * max(2, len(lines)), 1)
    name_lines(canvas, head, lines, Face.SANS, roles.DIM, NAME_LINE)
    mark = sign(Sign.CROSS, 44, roles.DIM) if slot.taker is None else badge(slot.taker, 54)
    canvas.stamp(mark, rest.centre)


def _lines(slot: OfferSlot, words: Words, room: float) -> list[str]:
    return lines_of(marked(slot.card, words), Face.SANS, FLOOR, room - 12) if slot.card else []
