"""Which card of a full board goes for a better one in hand, and which is not even placed."""

from __future__ import annotations

from collections.abc import Iterator

from games.last_will.actions import Discard
from games.last_will.catalogue import ActMore, Black, Card, Property
from games.last_will.mind.estimates import AN_ACTION, board_value, purchase
from games.last_will.rules import dealing
from games.last_will.rules.boards import use_actions, use_amounts
from games.last_will.table import Laid, LastWillTable, Player
from games.moves import Action

CLEARLY = 1.6
"""How many times as much a card must be worth as the one that it drives from the board."""


def making_room(table: LastWillTable, player: Player) -> Iterator[tuple[float, Action]]:
    """Of a full board the card that is worth least goes, if another in hand is worth clearly more:
    never an old friend, and none that could still be used for nothing.
    """
    waiting = _best_waiting(table, player)
    if waiting <= 0:
        return
    least, goes = min(
        [
            (board_value(table, player, laid.card, used=laid.used), place)
            for place, laid in enumerate(player.board)
            if _may_go(player, laid)
        ],
        default=(waiting, 0),
    )
    if waiting > CLEARLY * least + AN_ACTION:
        yield waiting - least, Discard(player.board[goes].card)


def soon_goes(table: LastWillTable, player: Player, card: Black) -> bool:
    """Whether a card that would fill the board is so much worse than another in hand that it would
    be thrown away for that at once.
    """
    if len(player.board) + 1 < player.spaces or isinstance(card.ability, ActMore):
        return False
    least = board_value(table, player, card, used=False)
    return _best_waiting(table, player, card) > CLEARLY * least + AN_ACTION


def _best_waiting(table: LastWillTable, player: Player, but: Card | None = None) -> float:
    """What the best card in hand would bring if there were room for it, *but* one not counted."""
    return max(
        [
            _waiting(table, player, card)
            for card in player.hand
            if isinstance(card, Black) and card is not but
        ],
        default=0.0,
    )


def _waiting(table: LastWillTable, player: Player, card: Black) -> float:
    """What a card in hand would bring if there were room for it; nothing if it could not come."""
    if isinstance(card, Property):
        if not dealing.purchases(table, player, card):
            return 0.0
        return purchase(table, player, card)
    if card.placing > player.actions:
        return 0.0
    return board_value(table, player, card, used=False) - AN_ACTION * card.placing


def _may_go(player: Player, laid: Laid) -> bool:
    """Whether a card may be thrown away: it was used in this round, or cannot be used any more."""
    if isinstance(laid.card, Property) or isinstance(laid.card.ability, ActMore):
        return False
    return laid.used or use_actions(player, laid) > player.actions or not use_amounts(player, laid)
