"""Dealing anew what a seat cannot know.

`scramble` knows only what lies on the table. `imagine`, for the search, knows what somebody knows
who has watched the game. Whatever was paid was paid before everybody's eyes, so hands are known
(HS-13, HS-25, HS-33), and so are the cards won even where they lie face down.
"""

from __future__ import annotations

from games.chance import Chance
from games.engine import Seat
from games.high_society.catalogue import MONEY, THIEF, Kind
from games.high_society.mind.habits import limit
from games.high_society.table import MOST_LIMIT, HighSocietyTable, Player


def scramble(table: HighSocietyTable, me: Seat | None, chance: Chance) -> HighSocietyTable:
    """Deal anew what *me* cannot know: the deck, other hands and limits, and what lies face down
    (HS-61, HS-85).
    """
    fresh = table.draft_for(me, chance)
    others = [player for seat, player in enumerate(fresh.players) if seat != me]
    if table.hidden_scoring and not table.over:
        _turn_face_down(fresh, others, chance)
    fresh.deck = chance.shuffled(fresh.deck)
    for player in others if not table.over else ():
        unseen = chance.shuffled(card for card in MONEY if card not in player.bid)
        held = len(player.hand)
        player.hand, player.spent = tuple(sorted(unseen[:held])), tuple(unseen[held:])
        if player.limit is not None:
            player.limit = chance.below(MOST_LIMIT + 1)
    return fresh


def _turn_face_down(fresh: HighSocietyTable, others: list[Player], chance: Chance) -> None:
    """Deal anew the status cards that only their owners may look at, the deck and what the thief
    took.

    Red frames turned up are counted in public, and so is where the thief is: it stays there, and so
    do the cards of whoever has it, who could not hold just any others.
    """
    dealt = [player for player in others if not player.robbed]
    unseen = [
        card
        for pile in (fresh.deck, fresh.stolen, *(player.cards for player in dealt))
        for card in pile
    ]
    reds = chance.shuffled(card for card in unseen if card.red)
    plain = chance.shuffled(card for card in unseen if not card.red and card is not THIEF)
    if fresh.stolen:
        luxury = next(card for card in plain if card.kind is Kind.LUXURY)
        plain.remove(luxury)
        fresh.stolen = [THIEF, luxury]
    red = sum(card.red for player in dealt for card in player.cards)
    room = sum(len(player.cards) for player in dealt)
    lying = chance.shuffled([*reds[:red], *plain[: room - red]])
    fresh.deck = [
        *reds[red:],
        *plain[room - red :],
        *(card for card in fresh.deck if card is THIEF),
    ]
    for player in dealt:
        player.cards, lying = lying[: len(player.cards)], lying[len(player.cards) :]


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
