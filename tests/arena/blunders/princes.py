"""Blunders of The Princes of Florence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.princes_of_florence import actions as princes
from games.princes_of_florence.catalogue import Asks
from games.princes_of_florence.figures import PRESTIGE_PRICE, ROUNDS
from games.princes_of_florence.rules.values import prestige_value
from games.princes_of_florence.rules.works import Payday
from games.princes_of_florence.table import PrincesTable
from tests.arena.blunders.plies import Ply

EIGHT = 8
"""Points of a prestige card that nobody declines when they are sure."""


def declines_sure_points(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A prestige card that counts eight points or more already, declined for one that promises at
    most half as many; in the last round, for any that counts less than eight.
    """
    for ply in record:
        table, action = ply.before, ply.action
        if not isinstance(action, princes.KeepPrestige):
            continue
        player = table.players[ply.seat]
        now = prestige_value(action.card, player, table.players)
        declined = [card for card in action.under if card.asks is Asks.HAVE]
        sure = max([prestige_value(card, player, table.players) for card in declined], default=0)
        last = table.round == ROUNDS and action.card.asks is Asks.HAVE and now < EIGHT
        if sure >= EIGHT and (last or max(now, action.card.points // 2) <= sure // 2):
            yield "sure points of a prestige card declined", ply


def takes_money_that_buys_nothing(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A last payday after which more than a prestige point's worth of florins is taken, and no
    action is left to spend them on.
    """
    for place, ply in enumerate(record):
        match ply:
            case Ply(before=PrincesTable() as table, action=princes.TakePay(points)):
                decision = table.decision_of(ply.seat)
                assert isinstance(decision, Payday)
                later = [other for other in record[place + 1 :] if other.seat == ply.seat]
                spends = any(not isinstance(other.action, princes.EndTurn) for other in later)
                if table.round == ROUNDS and points < decision.most and not spends:
                    yield "florins taken that buy nothing any more", ply


def leaves_prestige_unbought(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A last turn ended with an action left, money for a building and room for one."""
    for ply in record:
        match ply:
            case Ply(before=PrincesTable() as table, action=princes.EndTurn()):
                player, decision = table.players[ply.seat], table.decision_of(ply.seat)
                room = any(
                    table.buildings[kind] and player.has_room(kind) and not player.has(kind)
                    for kind in table.buildings
                )
                left = getattr(decision, "left", 0)
                if (
                    table.round == ROUNDS
                    and left
                    and room
                    and player.building_price <= player.money
                ):
                    yield "nothing built in the last round with money for it", ply


def pays_prestige_for_nothing(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """Prestige points sold in the last round for less than they cost."""
    for ply in record:
        match ply:
            case Ply(before=PrincesTable(round=round_), action=princes.Sell(points)):
                if round_ == ROUNDS and points * PRESTIGE_PRICE:
                    yield "prestige sold in the last round", ply
