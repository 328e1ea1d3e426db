"""What the cards within reach are worth to a player of Splendor Duel."""

from __future__ import annotations

from games.engine import Seat
from games.splendor_duel.catalogue import Card
from games.splendor_duel.mind.prospects import BONUS, nearness, value, would_win
from games.splendor_duel.table import DuelTable

WANTED = 0.14
"""What a bonus is worth for each card in sight that asks for its colour."""
COLOURED = 0.12
"""What a point adds for each point that one has in its colour."""
VICTORY = 100.0
CLOSE = 0.35
"""After which part of the way to a goal it is looked for cards that win."""


def wishes(table: DuelTable, seat: Seat) -> tuple[list[tuple[float, Card, int]], list[float]]:
    """Return what the cards within reach are worth to *seat*, with the tokens it lacks for each,
    and what each colour's bonus is worth.
    """
    player = table.players[seat]
    bonuses, tokens = player.bonuses.counts, player.tokens.counts
    prestige = player.prestige.counts
    cards = table.within_reach(player)
    asked = [0] * 7
    for card in cards:
        for rank, count in card.dues:
            if count > bonuses[rank]:
                asked[rank] += 1
    found = []
    close = nearness(player) > CLOSE
    for card in cards:
        worth = value(player, card)
        if card.bonus is not None:
            worth += card.bonuses * WANTED * asked[card.bonus.rank]
            worth += COLOURED * card.points * prestige[card.bonus.rank]
        if close and would_win(table, player, card):
            worth += VICTORY
        missing = 0
        for rank, count in card.dues:
            gap = count - bonuses[rank] - tokens[rank]
            if gap > 0:
                missing += gap
        found.append((worth, card, max(0, missing - tokens[6])))
    return found, [BONUS + WANTED * n for n in asked]
