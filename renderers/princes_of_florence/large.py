"""One card, building or object of The Princes of Florence, large."""

from __future__ import annotations

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
from games.princes_of_florence.view import Hand, View
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.princes_of_florence import tiles
from renderers.princes_of_florence.cards import profession_card
from renderers.princes_of_florence.others import other_card
from renderers.princes_of_florence.room import room
from renderers.princes_of_florence.signs import arms, lot_sign
from renderers.words import Words

WIDE, PROFESSION, OTHER, SQUARE, EDGE = 480, 430, 190, 320, 24
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
    canvas = room(WIDE + 2 * EDGE, high + 2 * EDGE)
    box = canvas.box.inset(EDGE, EDGE)
    if isinstance(card, Profession):
        worth = _worth(view.hand, card) if view.hand else None
        profession_card(canvas, box, card, view.owner, worth, view.minimum, words)
    elif isinstance(card, Bonus | Prestige):
        other_card(canvas, box, card, ("", ""), words)
    return canvas


def _worth(hand: Hand, card: Profession) -> tuple[int, int] | None:
    """What its work would be worth, without bonus cards and with all of them: of a card that is
    held or has just been drawn.
    """
    known = {own.card: (own.value.total, own.with_bonuses) for own in hand.professions}
    drawn = zip(hand.drawn, hand.worth, strict=True)
    known |= {one: worth for one, worth in drawn if isinstance(one, Profession)}
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
    canvas = room(SQUARE + 2 * EDGE, SQUARE + 2 * EDGE)
    canvas.stamp(sprite, Box(0, 0, SQUARE + 2 * EDGE, SQUARE + 2 * EDGE).centre)
    return canvas
