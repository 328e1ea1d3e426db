"""Puzzles of The Princes of Florence: which action brings the most prestige in the last turn."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from games.draft import draft
from games.engine import Seat
from games.moves import Action
from games.princes_of_florence.actions import (
    Build,
    CompleteWork,
    DrawBonuses,
    DrawProfessions,
    EndTurn,
    Sell,
)
from games.princes_of_florence.catalogue import Asks, Bonus, Profession
from games.princes_of_florence.figures import ROUNDS
from games.princes_of_florence.rules.turns import Turn
from games.princes_of_florence.rules.values import prestige_value
from games.princes_of_florence.table import PrincesTable
from games.proofs import Alone
from games.puzzles import PuzzleKind, Solution
from games.text import Text


def _asked(table: PrincesTable, seat: Seat) -> bool:
    """In one's last turn, with works to think of, and no prestige card for which it matters what
    others do still.
    """
    player = table.players[seat]
    *_, last = table.clockwise(table.first)
    return (
        table.round == ROUNDS
        and isinstance(table.decision_of(seat), Turn)
        and bool(player.professions)
        and (seat == last or all(card.asks is Asks.HAVE for card in player.prestige))
    )


def _points(table: PrincesTable, seat: Seat) -> int:
    """The prestige as the turn ends, with what prestige cards will bring (PF-129); the reward for
    the best work is left out (PF-125).
    """
    player = table.players[seat]
    cards = [prestige_value(card, player, table.players) for card in player.prestige]
    return player.points + sum(cards)


def _worth_a_look(_table: PrincesTable, action: Action) -> bool:
    """Prestige need not be given up by itself: what it pays for takes it (PF-109)."""
    return not isinstance(action, Sell)


def _drawn(table: PrincesTable, seat: Seat, action: Action) -> Sequence[PrincesTable]:
    """Of the cards drawn one is kept; it may be any that *seat* has not seen (PF-95, PF-96)."""
    others = [player for at, player in enumerate(table.players) if at != seat]
    match action:
        case DrawBonuses():
            bonuses = [*table.bonuses, *(card for other in others for card in other.bonuses)]
            return [_with_bonus(table, bonus) for bonus in bonuses]
        case DrawProfessions():
            hands = [card for other in others for card in other.professions]
            return [_with_profession(table, card) for card in (*table.professions, *hands)]
    return ()


def _with_bonus(table: PrincesTable, bonus: Bonus) -> PrincesTable:
    """The table with a single bonus card to draw, which is kept without a question (PF-101)."""
    possible = draft(table)
    possible.bonuses = [bonus]
    return possible


def _with_profession(table: PrincesTable, card: Profession) -> PrincesTable:
    possible = draft(table)
    possible.professions = [card]
    return possible


def _key(table: PrincesTable, seat: Seat) -> Hashable:
    player = table.players[seat]
    return (
        table.agenda[-1],
        player.points,
        player.money,
        frozenset(player.estate),
        frozenset(player.freedoms),
        frozenset(player.professions),
        frozenset(player.bonuses),
        tuple(player.works),
        player.recruiting,
        player.recruits,
        player.mark,
        len(table.bonuses),
        len(table.professions),
    )


def _alike(_table: PrincesTable, action: Action) -> Hashable:
    """A building wherever it is built, a work with whatever bonus cards bring as much."""
    match action:
        case Build(place):
            return Build, place.tile
        case CompleteWork(card):
            return CompleteWork, card
    return action


def _why(solution: Solution) -> Text:
    n, other = solution.best.least, solution.second.least
    return Text("puzzle-prestige-why", n=n, more=n - other)


LAST_ACTIONS: PuzzleKind[PrincesTable] = PuzzleKind(
    key="prestige",
    question=Text("puzzle-prestige"),
    told=lambda n: Text("puzzle-prestige-value", n=n),
    why=_why,
    idle=(EndTurn,),
    asked=_asked,
    prove=Alone(worth=_points, key=_key, worth_a_look=_worth_a_look, drawn=_drawn).prove,
    alike=_alike,
)
