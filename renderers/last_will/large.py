"""One card of Last Will, large."""

from __future__ import annotations

from games.last_will.catalogue import CARDS
from games.last_will.view import View
from renderers.canvas import Canvas
from renderers.last_will.cards import card as paint
from renderers.last_will.cards import height_of
from renderers.last_will.faces import IN_HAND, printed
from renderers.last_will.means import told
from renderers.last_will.salon import damask
from renderers.theme import LAST_WILL
from renderers.words import Words

WIDE, EDGE = 400, 34


def draw(view: View, key: str, words: Words) -> Canvas | None:
    """The card with this id, in this slot of the offer, or of those to be kept with this number."""
    named = {slot.slot: slot.card for slot in view.offer}
    if view.keep is not None:
        named = {str(n): held.card for n, held in enumerate(view.hand or (), start=1)}
    card = CARDS.get(key) or named.get(key)
    if card is None:
        return None
    canvas = Canvas(LAST_WILL, damask(WIDE + 2 * EDGE, height_of(WIDE) + 2 * EDGE))
    paint(canvas, canvas.box.inset(EDGE, EDGE), printed(card), told(card, words), IN_HAND)
    return canvas
