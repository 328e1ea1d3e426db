"""What a player of Last Will is warned of: to end a turn in which something could still be done."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.last_will.actions import EndTurn
from games.last_will.events import of_title
from games.last_will.rules import black
from games.last_will.rules.boards import use_actions
from games.last_will.rules.turns import useful
from games.last_will.table import LastWillTable
from games.moves import Action
from games.text import Text


def warnings(table: LastWillTable, seat: Seat, action: Action | None) -> Sequence[Text]:
    """Warn *seat* of actions that would be lost, and of cards that cost none (LW-79, LW-112)."""
    if not isinstance(action, EndTurn):
        return []
    player, found = table.players[seat], list[Text]()
    if player.actions and useful(table, player):
        found.append(Text("warning-actions", n=player.actions))
    idle = [laid.card for laid in black.usable(player) if not use_actions(player, laid)]
    if idle:
        found.append(Text("warning-free", cards=tuple(map(of_title, idle))))
    return found
