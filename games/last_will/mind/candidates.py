"""The moves that are worth a thought to an heir, the likeliest first."""

from __future__ import annotations

from itertools import combinations, islice

from games.chance import Chance
from games.engine import Decision
from games.last_will.actions import (
    Block,
    ChoosePlan,
    Discard,
    EndTurn,
    Keep,
    LeaveFair,
    Lower,
    MarkFarm,
)
from games.last_will.catalogue import Property
from games.last_will.mind.estimates import worth
from games.last_will.mind.habits import Rated, errands, free_use, uses
from games.last_will.mind.plans import drawing, rated_plans
from games.last_will.rules.course import KeepSome
from games.last_will.rules.errands import SendBoy
from games.last_will.rules.parties import ChooseFarm, LowerHouse, breedable, falling
from games.last_will.rules.planning import BlockSpace, DrawCards, PlanRound
from games.last_will.rules.turns import Turn
from games.last_will.table import LastWillTable, Player
from games.moves import Action
from games.questions import answers

MOST_CONSIDERED = 6
"""How many moves somebody thinks of."""
SPARE = 2
"""How many cards besides those that may be kept somebody thinks of keeping."""
MIXES = 5
"""How many mixes of decks somebody thinks of drawing."""


def consider(table: LastWillTable, decision: Decision, _chance: Chance) -> list[Action]:
    """Return the moves that are worth a thought, the likeliest first."""
    player = table.players[decision.seat]
    found = _thoughts(table, decision, player)
    if found:
        return [*dict.fromkeys(found)]
    anything = islice(answers(decision.ask(table)), MOST_CONSIDERED)
    return [move for _, move in anything if isinstance(move, Action)]


def _thoughts(table: LastWillTable, decision: Decision, player: Player) -> list[Action]:
    match decision:
        case Turn():
            free = free_use(player)
            if free is not None:
                return [free]
            useful = _ranked([*uses(table, player)])[:MOST_CONSIDERED]
            # Any use is better than none. A search gives the end of a turn a visit now and then,
            # and what is hardly worse by its estimate would be chosen by chance.
            return useful if any(map(_is_use, useful)) else [*useful, EndTurn()]
        case SendBoy(seat):
            return _ranked([*errands(table, seat, player)])[:MOST_CONSIDERED]
        case PlanRound():
            return [ChoosePlan(plan.number) for _, plan in rated_plans(table, player)]
        case BlockSpace():
            return [Block(plan.number) for _, plan in rated_plans(table, player)]
        case DrawCards(due=due):
            return [drawing(table, player, due, Chance(mind)) for mind in range(MIXES)]
        case KeepSome(limit=limit):
            return _kept(table, player, limit)
        case LowerHouse():
            return [Lower(laid.card) for laid in falling(player) if isinstance(laid.card, Property)]
        case ChooseFarm(markers=markers, begun=begun):
            farms = [laid.card for laid in breedable(player, markers)]
            marks = [MarkFarm(card) for card in farms if isinstance(card, Property)]
            return [*marks, LeaveFair()] if begun else [*marks]
    return []


def _is_use(action: Action) -> bool:
    """Whether an action is more than making room for something."""
    return not isinstance(action, Discard)


def _ranked(rated: list[Rated]) -> list[Action]:
    """The actions that are worth anything, the best first."""
    rated.sort(key=lambda rate: -rate[0])
    return [action for rate, action in rated if rate > 0]


def _kept(table: LastWillTable, player: Player, limit: int) -> list[Action]:
    """The best cards, or one or two of the next best in place of a lesser one."""
    hand = player.hand
    ranked = sorted(range(len(hand)), key=lambda place: -worth(table, player, hand[place]))
    sets = islice(combinations(ranked[: limit + SPARE], limit), MOST_CONSIDERED)
    return [Keep(tuple([hand[place] for place in sorted(chosen)])) for chosen in sets]
