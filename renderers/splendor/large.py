"""One card or noble of Splendor, large."""

from __future__ import annotations

from games.splendor.catalogue import CARDS, NOBLES
from games.splendor.view import View
from renderers.canvas import Canvas
from renderers.pieces import ground
from renderers.splendor import cards, nobles
from renderers.theme import SPLENDOR
from renderers.words import Words

FACE, TILE, EDGE = (400, 541), nobles.SIZES[-1], 30


def draw(_view: View, key: str, _words: Words) -> Canvas | None:
    """The card or noble with this id."""
    card, noble = CARDS.get(key), NOBLES.get(key.upper())
    if card is None and noble is None:
        return None
    w, h = FACE if card else TILE
    canvas = ground.canvas(SPLENDOR, w + 2 * EDGE, h + 2 * EDGE)
    box = canvas.box.inset(EDGE, EDGE)
    if card is not None:
        canvas.put(cards.face(card, w, h), box)
    elif noble is not None:
        canvas.put(nobles.tile(noble, w, h), box)
    return canvas
