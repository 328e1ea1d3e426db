"""Puzzles of Last Will: with which move one begins, so that least is left of the inheritance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from games.engine import Seat
from games.last_will.actions import Discard, EndTurn
from games.last_will.catalogue import PROPERTY_BONUS, Property
from games.last_will.events import of_money
from games.last_will.rules.turns import Turn
from games.last_will.table import LastWillTable, Player
from games.moves import Action
from games.proofs import Alone
from games.puzzles import PuzzleKind, Solution
from games.text import Text


def _asked(table: LastWillTable, seat: Seat) -> bool:
    """In the last round, whose end nobody can put off (LW-250, LW-251): the others' turns change
    nothing about what one has left.
    """
    decision = table.decision_of(seat)
    return table.ending and isinstance(decision, Turn) and not table.players[seat].bankrupt


def _left(table: LastWillTable, seat: Seat) -> int:
    """What will be left of everything once houses that were not kept up have fallen, negated
    (LW-153, LW-255).
    """
    player = table.players[seat]
    kept = 0
    for laid in player.board:
        if isinstance(laid.card, Property):
            falls = laid.falls and not laid.used
            kept += (laid.fallen() if falls else laid).value + PROPERTY_BONUS
    return -player.money - kept


def _worth_a_look(table: LastWillTable, action: Action) -> bool:
    """Nothing need be discarded while there is room: it can be once room is wanted (LW-118)."""
    return not isinstance(action, Discard) or not table.players[table.waiting[0].seat].room


def _key(table: LastWillTable, seat: Seat) -> Hashable:
    player = table.players[seat]
    return player.money, player.actions, _held(player), _lying(player), table.agenda[-1]


def _held(player: Player) -> Hashable:
    return frozenset(Counter([card.id for card in player.hand]).items())


def _lying(player: Player) -> Hashable:
    return frozenset(
        Counter(
            [
                (laid.card.id, laid.markers, laid.step, laid.used, laid.served)
                for laid in player.board
            ]
        ).items()
    )


def _why(solution: Solution) -> Text:
    n, other = solution.best.least, solution.second.least
    return Text("puzzle-spending-why", left=of_money(-n), less=of_money(n - other))


SPENDING: PuzzleKind[LastWillTable] = PuzzleKind(
    key="spending",
    question=Text("puzzle-spending"),
    told=lambda n: Text("puzzle-spending-value", left=of_money(-n)),
    why=_why,
    asked=_asked,
    idle=(EndTurn,),
    prove=Alone(worth=_left, key=_key, worth_a_look=_worth_a_look).prove,
)
