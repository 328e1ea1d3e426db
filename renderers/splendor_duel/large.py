"""One card or royal of Splendor Duel, large."""

from __future__ import annotations

from games.splendor_duel.catalogue import CARDS, ROYALS
from games.splendor_duel.view import View
from renderers.canvas import Canvas
from renderers.pieces import ground
from renderers.splendor_duel import cards, royals
from renderers.theme import SPLENDOR_DUEL
from renderers.words import Words

FACE, EDGE = (320, 617), 30


def draw(_view: View, key: str, _words: Words) -> Canvas | None:
    """The card or royal with this id."""
    card, royal = CARDS.get(key), ROYALS.get(key.upper())
    if card is None and royal is None:
        return None
    w, h = FACE if card else royals.TILE_SIZE
    canvas = ground.canvas(SPLENDOR_DUEL, w + 2 * EDGE, h + 2 * EDGE)
    box = canvas.box.inset(EDGE, EDGE)
    if card is not None:
        canvas.put(cards.face(card, w, h), box)
    elif royal is not None:
        canvas.put(royals.tile(royal, w, h), box)
    return canvas
