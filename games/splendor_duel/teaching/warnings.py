"""What a player of Splendor Duel is warned of: too many tokens, gifts to the opponent, and an
opponent about to win.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.moves import Action
from games.splendor_duel.actions import Reserve, ReserveUnseen, SpendPrivilege, Take
from games.splendor_duel.mind.prospects import would_win
from games.splendor_duel.table import MOST_TOKENS, DuelTable, Player, opponent
from games.splendor_duel.teaching.turn_notes import ends_now
from games.text import Name, Text


def warnings(table: DuelTable, seat: Seat, action: Action | None) -> Sequence[Text]:
    """Warn *seat* of what *action* leads to, or without one of what the opponent may do next."""
    held = table.players[seat].tokens.total
    match action:
        case None if _game_goes_on(table, seat) and _may_win(table, table.players[opponent(seat)]):
            return [Text("warning-goal", who=Name(opponent(seat)))]
        case Take(line) if (over := held + len(line.cells) - MOST_TOKENS) > 0:
            return [Text("warning-tokens", n=over, limit=MOST_TOKENS)]
        case Reserve() | ReserveUnseen() if (over := held + 1 - MOST_TOKENS) > 0:
            return [Text("warning-tokens", n=over, limit=MOST_TOKENS)]
        case SpendPrivilege() if held >= MOST_TOKENS:  # a card may still be paid with them
            return [Text("warning-privilege", limit=MOST_TOKENS)]
    return []


def _game_goes_on(table: DuelTable, seat: Seat) -> bool:
    """Whether the opponent has a turn after this one, as far as can be told."""
    decision = table.decision_of(seat)
    return decision is None or not ends_now(table, decision)


def _may_win(table: DuelTable, other: Player) -> bool:
    """Whether a card that both have seen would bring *other* to a goal now."""
    seen = {*table.face_up, *(held.card for held in other.reserved if not held.blind)}
    return any(would_win(table, other, card) for card in table.affordable(other) if card in seen)
