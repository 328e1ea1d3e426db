"""Where a decision of Splendor Duel stands in the game, what newcomers are told of it, and what
is warned of.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Decision, Seat
from games.moves import Action
from games.splendor_duel.actions import Reserve, ReserveUnseen, SpendPrivilege, Take
from games.splendor_duel.events import Goal
from games.splendor_duel.mind.prospects import would_win
from games.splendor_duel.rules.turns import Turn
from games.splendor_duel.table import (
    CROWNS_OF_A_ROYAL,
    GOALS,
    MOST_TOKENS,
    DuelTable,
    Player,
    opponent,
)
from games.text import Name, Text


def where(table: DuelTable, decision: Decision) -> Text:
    """Say which turn this is, what is asked now and who plays next."""
    seat = decision.seat
    again = "yes" if table.again else "no"
    following = Text("where-next", who=Name(opponent(seat)), again=again)
    if ends_now(table, decision):
        following = Text("where-end")
    if isinstance(decision, Turn):
        spending = bool(table.players[seat].privileges) and not table.replenished
        first = {(True, True): "both", (True, False): "spend", (False, True): "fill"}
        before = first.get((spending, bool(table.bag)), "none")
        return Text("where-turn", n=table.turn, before=before, next=following)
    return Text(f"where-late-{decision.kind}", limit=MOST_TOKENS, next=following)


def ends_now(table: DuelTable, decision: Decision) -> bool:
    """Return whether the game ends with this turn, whose main action has been done."""
    if isinstance(decision, Turn):
        return False
    stops = table.safety_stop and not table.stirred and table.quiet + 1 >= table.safety_stop
    return bool(stops or table.players[decision.seat].reached)


def introduce(_table: DuelTable, decision: Decision) -> Text:
    """Say what a newcomer may not know of this kind of decision."""
    return Text(
        f"meet-{decision.kind}",
        points=GOALS[Goal.POINTS],
        crowns=GOALS[Goal.CROWNS],
        colour=GOALS[Goal.COLOUR],
        each=CROWNS_OF_A_ROYAL,
        limit=MOST_TOKENS,
    )


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
