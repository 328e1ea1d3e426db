"""Dealing anew what a seat cannot know: for tests of secrecy, and for the search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.chance import Chance
from games.engine import Seat
from games.splendor_duel.catalogue import Card
from games.splendor_duel.table import DuelTable


def scramble(table: DuelTable, me: Seat | None, chance: Chance) -> DuelTable:
    """Deal anew what *me* cannot know: the decks, and what others reserved unseen (SD-118, SD-119,
    SD-121).
    """
    return _dealt_anew(table, me, chance, list)


def imagine(table: DuelTable, me: Seat, chance: Chance) -> DuelTable:
    """Deal the same anew. What comes of the same chance does not depend on how the decks lie."""
    return _dealt_anew(table, me, chance, _sorted)


def _sorted(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: card.id)


def _dealt_anew(
    table: DuelTable,
    me: Seat | None,
    chance: Chance,
    order: Callable[[list[Card]], list[Card]],
) -> DuelTable:
    fresh = table.draft_for(me, chance)
    for row in fresh.rows:
        hidden = [
            (player.reserved, place)
            for seat, player in enumerate(fresh.players)
            if seat != me and not table.over
            for place, held in enumerate(player.reserved)
            if held.blind and held.card.level == row.level
        ]
        cards = [*row.deck, *(reserved[place].card for reserved, place in hidden)]
        unseen = chance.shuffled(order(cards))
        for reserved, place in hidden:
            reserved[place] = replace(reserved[place], card=unseen.pop())
        row.deck = unseen
    return fresh
