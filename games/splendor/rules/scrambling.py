"""Dealing anew what a seat cannot know: for tests of secrecy, and for the search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.chance import Chance
from games.engine import Seat
from games.splendor.catalogue import Card
from games.splendor.table import SplendorTable


def scramble(table: SplendorTable, me: Seat | None, chance: Chance) -> SplendorTable:
    """Deal anew what *me* cannot know: the decks, and the blind cards in other hands (SP-91,
    SP-93).
    """
    return _dealt_anew(table, me, chance, list)


def imagine(table: SplendorTable, me: Seat, chance: Chance) -> SplendorTable:
    """Deal the same anew. What comes of the same chance does not depend on how the decks lie."""
    return _dealt_anew(table, me, chance, _sorted)


def _sorted(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.id)


def _dealt_anew(
    table: SplendorTable,
    me: Seat | None,
    chance: Chance,
    order: Callable[[list[Card]], list[Card]],
) -> SplendorTable:
    fresh = table.draft_for(me, chance)
    for row in fresh.rows:
        hidden = [
            (player.hand, place)
            for seat, player in enumerate(fresh.players)
            if seat != me and not table.over
            for place, reserved in enumerate(player.hand)
            if reserved.blind and reserved.card.level == row.level
        ]
        cards = [*row.deck, *(hand[place].card for hand, place in hidden)]
        unseen = chance.shuffled(order(cards))
        for hand, place in hidden:
            hand[place] = replace(hand[place], card=unseen.pop())
        row.deck = unseen
    return fresh
