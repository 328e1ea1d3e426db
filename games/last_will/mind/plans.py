"""What plans are worth to heirs with some sense, and what they draw for them."""

from __future__ import annotations

from games.chance import Chance
from games.last_will.actions import Draw
from games.last_will.catalogue import HAND_LIMIT, MAIN_DECKS, Blue, Deck, Plan
from games.last_will.mind.estimates import rounds_left
from games.last_will.rules.boards import more_actions
from games.last_will.table import LastWillTable, Player

A_CARD, A_BOY, A_STEP = 0.7, 2.2, 2.6
"""What a card, an errand boy and an action of a plan are worth, in pounds."""
A_CHOICE = 0.2
"""What a card is worth that only widens the choice, as there are no actions for it."""


def rated_plans(table: LastWillTable, player: Player) -> list[tuple[float, Plan]]:
    """Return the free plans, the best first: that whose cards, boys and actions can be used, as
    what is drawn without an action to play it is thrown away at the end of the round.
    """
    waiting, friends = work_waiting(player), more_actions(player)
    rated = [(plan_value(plan, waiting, friends), plan) for plan in table.free_plans]
    return sorted(rated, key=lambda one: (-one[0], one[1].number))


def work_waiting(player: Player) -> float:
    """Return how many actions *player* could use without another card."""
    hand = sum([not isinstance(card, Blue) for card in player.hand])
    return hand + sum([laid.card.uses for laid in player.board if laid.card.active])


def plan_value(plan: Plan, waiting: float, friends: int) -> float:
    """Return what a plan is worth in pounds to somebody with so much to do and so many actions
    besides.
    """
    actions = plan.actions + friends
    useful = min(plan.cards, actions + HAND_LIMIT)
    choice = plan.cards - useful
    busy = min(actions, waiting + plan.boys + plan.cards)
    return A_CARD * useful + A_CHOICE * choice + A_BOY * plan.boys + A_STEP * busy


def drawing(table: LastWillTable, player: Player, due: int, chance: Chance) -> Draw:
    """Property and helpers early, events late, and companions where there is work for them."""
    later = rounds_left(table)
    wishes = {
        Deck.EVENT: 3,
        Deck.HELPER_EXPENSE: later,
        Deck.PROPERTY: max(0, later - 2),
        Deck.COMPANION: 1,
    }
    counts = dict.fromkeys(MAIN_DECKS, 0)
    for _ in range(due):
        possible = [deck for deck in MAIN_DECKS if counts[deck] < table.at_hand(deck)]
        wished = [deck for deck in possible for _ in range(wishes[deck])]
        counts[chance.pick(wished or possible)] += 1
    return Draw(*(counts[deck] for deck in MAIN_DECKS))
