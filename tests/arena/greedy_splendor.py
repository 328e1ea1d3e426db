"""A greedy buyer for Splendor: it buys the best card it can pay and saves for the nearest one."""

from __future__ import annotations

from itertools import combinations

from games.chance import Chance
from games.engine import Seat, Table
from games.moves import Action
from games.package import AnyGame
from games.splendor.actions import (
    Buy,
    Pass,
    Receive,
    Reserve,
    ReserveUnseen,
    Return,
    TakeDifferent,
    TakeTwo,
)
from games.splendor.catalogue import GEMS, GOLD, Card, Tokens
from games.splendor.rules.turn_ends import ChooseNoble, ReturnTokens
from games.splendor.table import GOAL, Player, SplendorTable
from games.tally import cheapest


def move(game: AnyGame, table: Table, seat: Seat, chance: Chance) -> Action:
    """Buy, else save, else reserve."""
    assert isinstance(table, SplendorTable)
    player, decision = table.players[seat], table.decision_of(seat)
    goals = sorted(table.within_reach(player), key=lambda card: _longing(table, player, card))
    if isinstance(decision, ChooseNoble):
        return Receive(table.qualifying(player)[0])
    if isinstance(decision, ReturnTokens):
        return Return(_least_useful(player, goals))
    if affordable := list(table.affordable(player)):
        best = max(affordable, key=lambda card: _joy(table, player, card))
        return Buy(best, cheapest(player.price(best), player.tokens, GOLD))
    hoarding = player.tokens.total >= 9
    if hoarding and len(player.hand) < 3 and table.face_up:
        return Reserve(next(card for card in goals if card in table.face_up))
    if takes := _takes(table):
        return min(takes, key=lambda take: _distance(player, goals, take[0]))[1]
    if len(player.hand) < 3:
        if table.face_up:
            return Reserve(next(card for card in goals if card in table.face_up))
        if row := next((row for row in table.rows if row.deck), None):
            return ReserveUnseen(row.level)
    return Pass()


def _joy(table: SplendorTable, player: Player, card: Card) -> float:
    """How glad the player is to buy a card: points, and a bonus that others or nobles ask for."""
    wins = player.points + card.points >= GOAL
    asked = sum(other.cost[card.bonus] > player.bonuses[card.bonus] for other in table.face_up)
    noble = sum(noble.requires[card.bonus] > player.bonuses[card.bonus] for noble in table.nobles)
    return 100 * wins + 1.5 * card.points + 0.15 * asked + 0.6 * noble - 0.1 * card.cost.total


def _longing(table: SplendorTable, player: Player, card: Card) -> float:
    """How far away a card is, in tokens, less what it is worth."""
    missing = player.lacks(player.price(card)).total - player.tokens[GOLD]
    return missing - 0.5 * _joy(table, player, card)


def _takes(table: SplendorTable) -> list[tuple[Tokens, Action]]:
    there = table.available
    some = [Tokens.of(gems) for gems in combinations(there, min(3, len(there)))]
    twos = [(Tokens.of([gem, gem]), TakeTwo(gem)) for gem in table.full_piles]
    return [*((tokens, TakeDifferent(tokens)) for tokens in some if tokens), *twos]


def _distance(player: Player, goals: list[Card], tokens: Tokens) -> float:
    held = player.tokens + tokens
    gaps = [player.price(card).beyond(held).total for card in goals[:4]]
    return sum(gap / (place + 1) for place, gap in enumerate(gaps)) + max(0, held.total - 10)


def _least_useful(player: Player, goals: list[Card]) -> Tokens:
    given, held = Tokens(), player.tokens
    for _ in range(held.total - 10):
        left = held - given
        gems = [gem for gem in GEMS if left[gem]] or [GOLD]
        after = [
            (_distance(player, goals, Tokens() - given - Tokens.of([gem])), gem) for gem in gems
        ]
        given += Tokens.of([min(after, key=lambda pair: pair[0])[1]])
    return given
