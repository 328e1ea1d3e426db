"""A greedy buyer for Splendor Duel: it buys the best card it can pay, and takes what is nearest."""

from __future__ import annotations

from typing import Any

from games.chance import Chance
from games.engine import Seat, Table
from games.moves import Action
from games.package import AnyGame
from games.questions import answers
from games.splendor_duel.actions import (
    Buy,
    Discard,
    Replenish,
    Reserve,
    SpendPrivilege,
    Take,
    TakeRoyal,
)
from games.splendor_duel.catalogue import GOLD, PEARL, Ability, Card, Tokens
from games.splendor_duel.rules.discarding import DiscardTokens
from games.splendor_duel.rules.effects import ChooseLoot, ChooseMatching, ChooseRoyal
from games.splendor_duel.rules.lines import is_penalised
from games.splendor_duel.table import DuelTable, Player


def move(game: AnyGame, table: Table, seat: Seat, chance: Chance) -> Action:
    """Buy, else save, else whatever comes first."""
    assert isinstance(table, DuelTable)
    player, decision = table.players[seat], table.decision_of(seat)
    assert decision is not None
    moves = list(dict.fromkeys(move for _, move in answers(decision.ask(table))))
    actions = [move for move in moves if isinstance(move, Action)]
    goals = sorted(table.within_reach(player), key=lambda card: _longing(player, card))
    if isinstance(decision, ChooseLoot | ChooseMatching):
        return actions[0]
    if isinstance(decision, ChooseRoyal):
        royals = [action for action in actions if isinstance(action, TakeRoyal)]
        return max(royals, key=lambda action: action.royal.points)
    if isinstance(decision, DiscardTokens):
        discards = [action for action in actions if isinstance(action, Discard)]
        return min(discards, key=lambda action: _distance(player, goals, Tokens() - action.tokens))
    if buys := [action for action in actions if isinstance(action, Buy)]:
        return max(buys, key=lambda buy: _joy(player, buy.card) - buy.payment[GOLD])
    spends = [action for action in actions if isinstance(action, SpendPrivilege)]
    if spends and player.tokens.total < 9:
        return min(spends, key=lambda spend: _after(table, player, goals, [spend.cell]))
    lines = [action for action in actions if isinstance(action, Take)]
    longest = max((len(action.line.cells) for action in lines), default=0)
    if longest < 3 and Replenish() in actions:
        return Replenish()
    reserves = [action for action in actions if isinstance(action, Reserve)]
    if player.tokens.total >= 9 and reserves:
        return min(reserves, key=lambda reserve: _longing(player, reserve.card))
    if lines:
        return min(lines, key=lambda take: _after(table, player, goals, list(take.line.cells)))
    return actions[0]


def _joy(player: Player, card: Card) -> float:
    extra = 1.5 if card.ability is Ability.TURN else 0.5 * (card.ability is not None)
    crowned = (player.crowns + card.crowns) // 3 > player.crowns // 3
    nearer = 0.2 * player.prestige[card.bonus] * card.points if card.bonus else 0.0
    ends = player.points + card.points >= 20 or player.crowns + card.crowns >= 10
    return card.points + card.crowns + 2 * crowned + card.bonuses + extra + nearer + 100 * ends


def _longing(player: Player, card: Card) -> float:
    missing = player.lacks(player.price(card)).total - player.tokens[GOLD]
    return missing - 0.6 * _joy(player, card)


def _after(table: DuelTable, player: Player, goals: list[Card], cells: list[Any]) -> float:
    colours = [colour for cell in cells if (colour := table.at(cell)) is not None]
    return _distance(player, goals, Tokens.of(colours)) + 1.5 * is_penalised(colours)


def _distance(player: Player, goals: list[Card], tokens: Tokens) -> float:
    held = player.tokens + tokens
    gaps = [player.price(card).beyond(held).total for card in goals[:4]]
    spare = -0.05 * held.total - 0.2 * held[PEARL] - held[GOLD] + max(0, held.total - 10)
    return sum(gap / (place + 1) for place, gap in enumerate(gaps)) + spare
