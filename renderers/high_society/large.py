"""One status card of High Society, large."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.high_society.catalogue import CARDS
from games.high_society.events import called
from games.high_society.view import View
from games.text import Text
from renderers.canvas import Canvas
from renderers.geometry import Point
from renderers.high_society import cards, lacquer
from renderers.pieces.settings import LARGE_EDGE
from renderers.words import Words


def draw(view: View, key: str, words: Words) -> Canvas | None:
    """The card with this id; of a bid or a pass, the one that is for sale."""
    card = CARDS.get(key, view.card if key in {"bid", "pass"} else None)
    if card is None:
        return None
    w, h = cards.UNDER_HAMMER
    canvas = lacquer.table(w + 2 * LARGE_EDGE, h + 2 * LARGE_EDGE, Point(w / 2, 60))
    kind = words("picture-kind", kind=card.kind.value)
    canvas.put(cards.large(card, w, h, kind), canvas.box.inset(LARGE_EDGE, LARGE_EDGE))
    return canvas


@cache
def named() -> Mapping[Text, str]:
    """What the news call each card, and its key."""
    return {called(card): card.id for card in CARDS.values()}
