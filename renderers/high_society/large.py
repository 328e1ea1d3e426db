"""One status card of High Society, large."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.high_society.catalogue import CARDS
from games.high_society.events import called
from games.high_society.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.high_society import cards, lacquer
from renderers.high_society.table import name_of
from renderers.pieces import brass
from renderers.pieces.settings import LARGE_EDGE
from renderers.words import Words

SIZE = (400, 560)


def draw(view: View, key: str, words: Words) -> Canvas | None:
    """The card with this id; of a bid or a pass, the one that is for sale."""
    card = CARDS.get(key, view.card if key in {"bid", "pass"} else None)
    if card is None:
        return None
    w, h = SIZE
    canvas = lacquer.sheet(w + 2 * LARGE_EDGE, h + 2 * LARGE_EDGE)
    box = canvas.box.inset(LARGE_EDGE, LARGE_EDGE)
    canvas.put(brass.light(w, h, 20, brass.LIT, 12, 2), box)
    canvas.put(cards.large(card, w, h, name_of(card, words)), box)
    return canvas


@cache
def named() -> Mapping[Text, str]:
    """What the news call each card, and its key."""
    return {called(card): card.id for card in CARDS.values()}
