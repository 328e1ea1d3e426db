"""Blunders of Last Will."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.engine import Seat
from games.last_will import actions as wills
from games.last_will.catalogue import ActMore
from games.last_will.mind.habits import uses
from games.last_will.rules.boards import use_actions, use_amounts
from games.last_will.table import LastWillTable
from tests.arena.blunders.plies import Ply


def throws_away_what_is_new(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A card discarded from the board in the turn in which it was placed, or before its use that
    takes no action.
    """
    placed: dict[Seat, list[Any]] = {}
    for ply in record:
        match ply.action:
            case wills.ChoosePlan():
                placed[ply.seat] = []
            case wills.Place(card):
                placed.setdefault(ply.seat, []).append(card)
            case wills.Discard(card):
                player = ply.before.players[ply.seat]
                laid = player.lying(card)
                copies = sum(other.card is card for other in player.board)
                if placed.get(ply.seat, []).count(card) >= copies:
                    yield "a card thrown away in the turn in which it was placed", ply
                assert laid is not None
                free = not use_actions(player, laid) and not laid.used
                if free and any(map(player.may_spend, use_amounts(player, laid))):
                    yield "a card thrown away before its use for nothing", ply


def throws_away_friends(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """An old friend discarded from the board before the last round."""
    for ply in record:
        match ply.action:
            case wills.Discard(card):
                if isinstance(card.ability, ActMore):
                    yield "an old friend thrown away", ply


def leaves_free_uses(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A turn ended although money could be spent without an action."""
    for ply in record:
        match ply:
            case Ply(before=LastWillTable() as table, action=wills.EndTurn()):
                player = table.players[ply.seat]
                for laid in player.board:
                    free = not laid.used and not laid.falls and not use_actions(player, laid)
                    if free and any(
                        pounds and player.may_spend(pounds) for pounds in use_amounts(player, laid)
                    ):
                        yield "a use for nothing left", ply


def ends_early(record: Sequence[Ply]) -> Iterator[tuple[str, Ply]]:
    """A turn ended with actions left, and something to do that the habits think worth them."""
    for ply in record:
        match ply:
            case Ply(before=LastWillTable() as table, action=wills.EndTurn()):
                player = table.players[ply.seat]
                worthy = (
                    action
                    for rate, action in uses(table, player)
                    if rate > 0 and not isinstance(action, wills.Discard)
                )
                if player.actions and next(worthy, None) is not None:
                    yield "a turn ended with actions and a use left", ply
