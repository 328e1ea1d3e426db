"""One card, building or object of The Princes of Florence, large."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.princes_of_florence.catalogue import (
    PROFESSIONS,
    TILES,
    Bonus,
    Card,
    Freedom,
    Lot,
    Prestige,
    Profession,
)
from games.princes_of_florence.events import the_profession, the_tile
from games.princes_of_florence.view import Hand, View
from games.text import Text
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.pieces.settings import LARGE_EDGE
from renderers.princes_of_florence import tiles
from renderers.princes_of_florence.cards import Worth, profession_card
from renderers.princes_of_florence.others import other_card
from renderers.princes_of_florence.room import room
from renderers.princes_of_florence.signs import arms, lot_sign
from renderers.words import Words

WIDE, PROFESSION, OTHER, SQUARE = 480, 430, 190, 320
CELL, SIGN = 84, 240


def draw(view: View, key: str, words: Words) -> Canvas | None:
    """What an answer stands for: drawn cards by their number, bonus cards by their letter."""
    hand = view.hand
    drawn = {str(n): card for n, card in enumerate(hand.drawn if hand else (), start=1)}
    lettered = {held.card.letter: held.card for held in (hand.bonuses if hand else ())}
    card = drawn.get(key) or lettered.get(key) or PROFESSIONS.get(key)
    return _card(view, card, words) if card else _thing(key)


def _card(view: View, card: Card, words: Words) -> Canvas:
    high = PROFESSION if isinstance(card, Profession) else OTHER
    canvas = room(WIDE + 2 * LARGE_EDGE, high + 2 * LARGE_EDGE)
    box = canvas.box.inset(LARGE_EDGE, LARGE_EDGE)
    if isinstance(card, Profession):
        owner = None if view.me is None else view.owner
        worth = _worth(view.hand, card) if view.hand else None
        profession_card(canvas, box, card, owner, worth, view.minimum, words)
    elif isinstance(card, Bonus | Prestige):
        other_card(canvas, box, card, ("", ""), words)
    return canvas


def _worth(hand: Hand, card: Profession) -> Worth | None:
    """What its work would be worth: of a card that is held or has just been drawn."""
    known = {own.card: Worth.of(own) for own in hand.professions}
    drawn = zip(hand.drawn, hand.worth, strict=True)
    known |= {one: Worth(*worth) for one, worth in drawn if isinstance(one, Profession)}
    return known.get(card)


def _thing(key: str) -> Canvas | None:
    """A tile, or the sign of an object or a freedom."""
    if key in TILES:
        tile = TILES[key]
        sprite = tiles.tile(tile, tiles.drawn_of(tile), CELL)
    elif key in [lot.value for lot in Lot]:
        sprite = lot_sign(Lot(key), SIGN)
    elif key in [freedom.value for freedom in Freedom]:
        sprite = arms(Freedom(key), SIGN)
    else:
        return None
    canvas = room(SQUARE + 2 * LARGE_EDGE, SQUARE + 2 * LARGE_EDGE)
    canvas.stamp(sprite, Box(0, 0, SQUARE + 2 * LARGE_EDGE, SQUARE + 2 * LARGE_EDGE).centre)
    return canvas


@cache
def named() -> Mapping[Text, str]:
    """What the news call each profession and tile, and its key."""
    professions = {the_profession(card): key for key, card in PROFESSIONS.items()}
    return professions | {the_tile(tile): key for key, tile in TILES.items()}
