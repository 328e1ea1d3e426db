"""Dealing anew what a seat cannot know, for somebody who has watched the game.

Whatever was paid was paid before everybody's eyes, so hands are known (HS-13, HS-25, HS-33), and so
are the cards won even where they lie face down. `scramble` forgets all this, as the table does not
show it; people who read the thread do not.
"""

from __future__ import annotations

from games.chance import Chance
from games.engine import Seat
from games.high_society.catalogue import THIEF, Kind
from games.high_society.habits import limit
from games.high_society.table import HighSocietyTable, Player


def imagine(table: HighSocietyTable, me: Seat, chance: Chance) -> HighSocietyTable:
    """Deal anew the order of the deck, limits handed in, and what a thief took face down."""
    fresh = table.draft_for(me, chance)
    if table.over:
        return fresh
    others = [player for seat, player in enumerate(fresh.players) if seat != me]
    if fresh.stolen and table.hidden_scoring:
        _deal_luxuries(fresh, others, chance)
    # Sorted first: what comes of the same chance must not depend on how the deck lies.
    fresh.deck = chance.shuffled(sorted(fresh.deck, key=lambda card: card.id))
    for seat, player in enumerate(fresh.players):
        if seat != me and player.limit is not None:
            player.limit = limit(fresh, Seat(seat), chance)
    return fresh


def _deal_luxuries(fresh: HighSocietyTable, others: list[Player], chance: Chance) -> None:
    """Deal anew which luxury card the thief took, and so which others have.

    The table does not say whose it was, so all are mixed: each player keeps as many as there were.
    """
    theirs = [card for player in others for card in player.luxuries]
    taken = [card for card in fresh.stolen if card is not THIEF]
    mixed = chance.shuffled(sorted([*theirs, *taken], key=lambda card: card.id))
    fresh.stolen = [THIEF, *(mixed.pop() for _ in taken)]
    for player in others:
        player.cards = [mixed.pop() if card.kind is Kind.LUXURY else card for card in player.cards]
