"""Playing on without thinking: by the habits of the game, or at random where it has none."""

from __future__ import annotations

from collections.abc import Callable

from games.chance import Chance
from games.engine import Decision, Seat, Table, advance
from games.moves import Action, Illegal, Move
from games.package import AnyGame
from games.questions import Pick, Question, answers

LONGEST_PLAY_OUT = 2000
"""Decisions after which a play-out stops in any case."""
PATIENCE = 10
"""How often an answer is drawn again when the rules refuse it."""
GLANCES = 64
"""Each how many decisions of a play-out it is asked whether there is time left."""


def stroll(question: Question, chance: Chance) -> Move:
    """Give random answers until a move is complete; after `PickSome` the rules may still refuse
    it.
    """
    while isinstance(question, Pick):
        then = chance.pick(question.options).then
        if isinstance(then, Move):
            return then
        question = then()
    size = question.least + chance.below(question.most - question.least + 1)
    return question.then(frozenset(chance.shuffled(question.things)[:size]))


def likely(game: AnyGame, table: Table, decision: Decision, chance: Chance) -> Move:
    """What the player who owes *decision* may well do: by the habits of the game, else at
    random.
    """
    action = game.mind.habit(table, decision, chance) if game.mind.habit else None
    return stroll(decision.ask(table), chance) if action is None else action


def moved_on(game: AnyGame, table: Table, decision: Decision, chance: Chance) -> bool:
    """Let the player who owes *decision* do something likely; whether that was possible."""
    for _ in range(PATIENCE):
        move = likely(game, table, decision, chance)
        try:
            if isinstance(move, Action):
                advance(table, decision.seat, move)
                return True
        except Illegal:
            continue
    for _, move in answers(decision.ask(table)):
        try:
            if isinstance(move, Action):
                advance(table, decision.seat, move)
                return True
        except Illegal:
            continue
    return False


def turns_ahead(game: AnyGame, seats: int) -> int:
    """How many turns a play-out goes on for."""
    return LONGEST_PLAY_OUT if game.mind.horizon is None else game.mind.horizon * seats


def played_on(
    game: AnyGame,
    table: Table,
    chance: Chance,
    limit: int,
    begun: tuple[int, Seat | None] = (0, None),
    out_of_time: Callable[[], bool] = lambda: False,
) -> int | None:
    """Play by habit up to so many turns, of which some have *begun*, the last one by that seat;
    return how many have passed, or nothing if there was no time for that.
    """
    turns, last = begun
    for decisions in range(1, LONGEST_PLAY_OUT):
        if table.over:
            break
        if decisions % GLANCES == 0 and out_of_time():
            return None
        decision = chance.pick(table.waiting) if len(table.waiting) > 1 else table.waiting[0]
        turns, last = turns + (decision.seat != last), decision.seat
        if turns > limit or not moved_on(game, table, decision, chance):
            break
    return turns
