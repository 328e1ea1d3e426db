"""Dealing anew whatever a seat cannot know of a table of Last Will (LW-249, LW-262).

`scramble` knows only what lies on the table. `imagine`, for the search, also knows which cards
others fetched from the offer in this round, before everybody's eyes (LW-61).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from games.chance import Chance
from games.engine import Seat
from games.last_will.catalogue import MAIN_DECKS, Card, Deck, copies_of
from games.last_will.events import Phase
from games.last_will.table import LastWillTable

_ID = attrgetter("id")


def scramble(table: LastWillTable, me: Seat | None, chance: Chance) -> LastWillTable:
    """Deal anew what *me* cannot know: the order of decks, discard piles, and the faces of other
    hands.

    Backs tell the decks apart, and special cards show their crowns.
    """
    fresh = table.draft_for(me, chance)
    _deal_all(fresh, me, chance)
    return fresh


def imagine(table: LastWillTable, me: Seat, chance: Chance) -> LastWillTable:
    """Deal the same anew, but for what others have fetched and still hold."""
    fresh = table.draft_for(me, chance)
    kept = _fetched(fresh, me)
    for hand, place, _ in reversed(kept):
        del hand[place]
    _deal_all(fresh, me, chance)
    for hand, place, card in kept:
        hand.insert(place, card)
    return fresh


def _fetched(table: LastWillTable, me: Seat) -> Sequence[tuple[list[Card], int, Card]]:
    """The cards that others fetched in this round and still hold, where they lie in their hands.

    Not those of which there are copies: nobody knows whether another one that is in hand was drawn.
    And not as a round ends, when they may be discarded face down.
    """
    if table.phase not in {Phase.ERRANDS, Phase.ACTIONS}:
        return []
    return [
        (player.hand, place, card)
        for seat, player in enumerate(table.players)
        for place, card in enumerate(player.hand)
        if any(one.card is card and one.taker == seat != me for one in table.offer)
        and copies_of(card.deck).count(card) == 1
    ]


def _deal_all(fresh: LastWillTable, me: Seat | None, chance: Chance) -> None:
    hands = [player.hand for seat, player in enumerate(fresh.players) if seat != me]
    for deck in MAIN_DECKS:
        _deal([fresh.decks[deck], fresh.piles[deck], *hands], (deck, 0), chance)
    special = [fresh.decks[Deck.SPECIAL], fresh.piles[Deck.SPECIAL], *hands]
    for crowns in {card.crowns for pile in special for card in pile if card.deck is Deck.SPECIAL}:
        _deal(special, (Deck.SPECIAL, crowns), chance)


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
