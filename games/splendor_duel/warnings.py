"""What a player of Splendor Duel is warned of: too many tokens, gifts to the opponent, and an
opponent about to win.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Action, Seat
from games.splendor_duel.actions import Reserve, ReserveUnseen, SpendPrivilege, Take
from games.splendor_duel.catalogue import GEMS, Card
from games.splendor_duel.events import Goal
from games.splendor_duel.table import (
    CROWNS_OF_A_ROYAL,
    GOALS,
    MOST_ROYALS,
    MOST_TOKENS,
    DuelTable,
    Player,
    opponent,
)
from games.text import Name, Text


def warnings(table: DuelTable, seat: Seat, action: Action | None) -> Sequence[Text]:
    """Warn *seat* of what *action* leads to, or without one of what the opponent may do next."""
    held = table.players[seat].tokens.total
    match action:
        case None if _may_win(table, table.players[opponent(seat)]):
            return [Text("warning-goal", who=Name(opponent(seat)))]
        case Take(line) if (over := held + len(line.cells) - MOST_TOKENS) > 0:
            return [Text("warning-tokens", n=over, limit=MOST_TOKENS)]
        case Reserve() | ReserveUnseen() | SpendPrivilege() if (over := held + 1 - MOST_TOKENS) > 0:
            return [Text("warning-tokens", n=over, limit=MOST_TOKENS)]
    return []


def _may_win(table: DuelTable, other: Player) -> bool:
    """Whether a card that both have seen would bring *other* to a goal now."""
    seen = {*table.face_up, *(held.card for held in other.reserved if not held.blind)}
    royal = max((royal.points for royal in table.royals), default=0)
    return any(_reaches(other, card, royal) for card in table.affordable(other) if card in seen)


def _reaches(other: Player, card: Card, royal: int) -> bool:
    """Whether *card* brings a goal, with the points of a *royal* if its crowns bring one."""
    prestige, crowns = other.prestige, other.crowns + card.crowns
    colours = GEMS if card.wild else [colour for colour in GEMS if colour is card.bonus]
    due = len(other.royals) < min(MOST_ROYALS, crowns // CROWNS_OF_A_ROYAL)
    return (
        other.points + card.points + royal * due >= GOALS[Goal.POINTS]
        or crowns >= GOALS[Goal.CROWNS]
        or any(prestige[colour] + card.points >= GOALS[Goal.COLOUR] for colour in colours)
    )
