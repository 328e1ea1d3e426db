"""One card of Last Will, large."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.last_will.catalogue import CARDS, Property
from games.last_will.events import of_card, of_named, of_title, the_estate
from games.last_will.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.last_will.card_content import IN_HAND, printed
from renderers.last_will.cards import card as paint
from renderers.last_will.cards import height_of
from renderers.last_will.means import told
from renderers.last_will.salon import damask
from renderers.pieces.settings import LARGE_EDGE
from renderers.theme import LAST_WILL
from renderers.words import Words

WIDE = 400


def draw(view: View, key: str, words: Words) -> Canvas | None:
    """The card with this id, in this slot of the offer, or of those to be kept with this number."""
    named = {slot.slot: slot.card for slot in view.offer}
    if view.keep is not None:
        named = {str(n): held.card for n, held in enumerate(view.hand or (), start=1)}
    card = CARDS.get(key) or named.get(key)
    if card is None:
        return None
    canvas = Canvas(LAST_WILL, damask(WIDE + 2 * LARGE_EDGE, height_of(WIDE) + 2 * LARGE_EDGE))
    paint(
        canvas, canvas.box.inset(LARGE_EDGE, LARGE_EDGE), printed(card), told(card, words), IN_HAND
    )
    return canvas


@cache
def named() -> Mapping[Text, str]:
    """What the news call each card, and its key; of property that is kept up, any of its kind."""
    estates = {
        the_estate(card.estate): key for key, card in CARDS.items() if isinstance(card, Property)
    }
    titles = {of_title(card): key for key, card in CARDS.items()}
    cards = {of_card(card): key for key, card in CARDS.items()}
    return estates | titles | cards | {of_named(card): key for key, card in CARDS.items()}
