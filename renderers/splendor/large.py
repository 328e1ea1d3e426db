"""One card or noble of Splendor, large."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.splendor.catalogue import CARDS, NOBLES
from games.splendor.events import taken, visitor
from games.splendor.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.pieces import brass, tabletop
from renderers.pieces.settings import LARGE_EDGE
from renderers.splendor import cards, nobles
from renderers.splendor.cards import HOME
from renderers.theme import SPLENDOR
from renderers.words import Words

FACE, TILE, CODE = (400, 530), (400, 258), 44


def draw(_view: View, key: str, _words: Words) -> Canvas | None:
    """The card or noble with this id."""
    card, noble = CARDS.get(key), NOBLES.get(key.upper())
    if card is None and noble is None:
        return None
    w, h = FACE if card else TILE
    canvas = Canvas(SPLENDOR, tabletop.cloth(HOME, w + 2 * LARGE_EDGE, h + 2 * LARGE_EDGE))
    box = canvas.box.inset(LARGE_EDGE, LARGE_EDGE)
    canvas.put(brass.shadow(w, h, 28 if card else nobles.RADIUS), box)
    if card is not None:
        canvas.put(cards.face(card, w, h, CODE), box)
    elif noble is not None:
        canvas.put(nobles.tile(noble, w, h), box)
    return canvas


@cache
def named() -> Mapping[Text, str]:
    """What the news call each card and noble, and its key."""
    bought = {taken(card): card.id for card in CARDS.values()}
    return bought | {visitor(noble): noble.id for noble in NOBLES.values()}
