"""Dealing anew whatever a seat cannot know of a table of Last Will (LW-249, LW-262)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from games.chance import Chance
from games.engine import Seat
from games.last_will.catalogue import MAIN_DECKS, Card, Deck
from games.last_will.table import LastWillTable

_ID = attrgetter("id")


def scramble(table: LastWillTable, me: Seat | None, chance: Chance) -> LastWillTable:
    """Deal anew what *me* cannot know: the order of decks, discard piles, and the faces of other
    hands.

    Backs tell the decks apart, and special cards show their crowns.
    """
    fresh = table.draft_for(me, chance)
    hands = [player.hand for seat, player in enumerate(fresh.players) if seat != me]
    for deck in MAIN_DECKS:
        _deal([fresh.decks[deck], fresh.piles[deck], *hands], (deck, 0), chance)
    special = [fresh.decks[Deck.SPECIAL], fresh.piles[Deck.SPECIAL], *hands]
    for crowns in {card.crowns for pile in special for card in pile if card.deck is Deck.SPECIAL}:
        _deal(special, (Deck.SPECIAL, crowns), chance)
    return fresh


def _deal(piles: Sequence[list[Card]], back: tuple[Deck, int], chance: Chance) -> None:
    """Shuffle the cards with one *back* among the places where they lie."""
    places = [
        (pile, place)
        for pile in piles
        for place, card in enumerate(pile)
        if (card.deck, card.crowns) == back
    ]
    # Sorted first: what comes of the same chance must not depend on how the cards lay.
    cards = chance.shuffled(sorted([pile[place] for pile, place in places], key=_ID))
    for (pile, place), card in zip(places, cards, strict=True):
        pile[place] = card
