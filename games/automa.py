"""A player for every game, from the engine alone: `choose` finds its next move.

It never looks at what its seat may not see: all thinking is done at tables in which everything
that the seat cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.chance import Chance
from games.draft import draft
from games.engine import Decision, Seat, Table, advance
from games.estimates import lead
from games.levels import REGULAR, Level, Temperament
from games.moves import Action, Illegal
from games.package import AnyGame
from games.playouts import PATIENCE, stroll
from games.questions import answers
from games.search import Arm, Budget, Search, Thought

EQUAL = 0.01
"""By how much of the chance to win two moves may differ and still count as equally good."""
CLOSER = 8
"""How many times as often as any other the second best is tried."""
OFTEN = 0.8
"""How often a move was tried, at least, for each time that the best one was."""

__all__ = ["choose", "choose_by_habit", "stroll", "think"]


def choose(
    game: AnyGame,
    table: Table,
    seat: Seat,
    chance: Chance,
    clock: Callable[[], float],
    seconds: float | None = None,
    level: Level = REGULAR,
    temperament: Temperament | None = None,
) -> Action:
    """Return a good action for *seat*, which must act, as a player of this *level* finds it.

    It takes at most *seconds* of *clock*, by default those of the level, and changes nothing. The
    *temperament* decides between moves that are equally good.
    """
    if game.mind.decide is not None:
        return decided(game, table, seat, chance, level, temperament)
    if level.slips or not level.iterations:
        slips = level.slips_among(len(game.rules.standings(table)))
        return choose_by_habit(game, table, seat, chance, slips)
    thought = think(game, table, seat, chance, clock, seconds, level)
    if temperament is None:
        return thought.best.action
    return preferred(game, table, seat, chance, equals(thought), temperament).action


def decided(
    game: AnyGame,
    table: Table,
    seat: Seat,
    chance: Chance,
    level: Level,
    temperament: Temperament | None = None,
) -> Action:
    """Return what a player does where the game knows it without a search."""
    guess = game.imagined(table, seat, chance)
    decision = guess.decision_of(seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    assert game.mind.decide is not None
    action: Action = game.mind.decide(guess, decision, chance, level, temperament)
    return action


def equals(thought: Thought) -> list[Arm]:
    """Return the moves that were found equally good, the best first."""
    best = thought.best
    return [
        arm
        for arm in thought.arms
        if arm.mean >= best.mean - EQUAL and arm.visits >= best.visits * OFTEN
    ]


def preferred(
    game: AnyGame,
    table: Table,
    seat: Seat,
    chance: Chance,
    arms: list[Arm],
    temperament: Temperament,
) -> Arm:
    """Return the move among equals that a player of this temperament makes."""
    if len(arms) == 1:
        return arms[0]
    match temperament:
        case Temperament.STEADY:
            return min(arms, key=lambda arm: arm.rank)
        case Temperament.CURIOUS:
            return max(arms, key=lambda arm: arm.rank)
        case Temperament.BOLD:
            return max(arms, key=lambda arm: arm.spread)
        case Temperament.CAREFUL:
            return min(arms, key=lambda arm: arm.spread)
    guess = game.imagined(table, seat, chance)
    ahead = {arm.rank: _lead_after(game, guess, seat, arm.action) for arm in arms}
    choose_from = max if temperament is Temperament.EAGER else min
    return choose_from(arms, key=lambda arm: ahead[arm.rank])


def _lead_after(game: AnyGame, guess: Table, seat: Seat, action: Action) -> float:
    """Return how far ahead *seat* would be after an action, on a table as it may be."""
    after = draft(guess)
    try:
        advance(after, seat, action)
    except Illegal:
        return 0.0
    return lead(game, after, seat)


def think(
    game: AnyGame,
    table: Table,
    seat: Seat,
    chance: Chance,
    clock: Callable[[], float],
    seconds: float | None = None,
    level: Level = REGULAR,
    played: Action | None = None,
) -> Thought:
    """Return all moves that were thought about, the best first; change nothing. The move that was
    *played* is among them, and tried often enough to be compared.
    """
    limit = level.seconds if seconds is None else seconds
    decide = game.mind.decide
    best = None if decide is None else decided(game, table, seat, Chance(chance.seed), level)
    also = tuple(move for move in (best, played) if move is not None)
    # What was played is judged beside all that could have been.
    every = bool(level.each) and played is not None
    search = Search(game, table, seat, chance, also, every)
    budget = Budget(level.iterations, limit, clock)
    search.run(budget)
    for move in also:
        search.try_as_often(move, OFTEN, budget)
    if level.each:
        others = replace(budget, seconds=limit / 2)
        search.try_each(level.each, others)
        search.try_second(level.each * CLOSER, others)
    thought = search.thought()
    if best is None:
        return thought
    arms = sorted(thought.arms, key=lambda arm: arm.action != best)
    return Thought(tuple(arms), thought.iterations)


def choose_by_habit(
    game: AnyGame, table: Table, seat: Seat, chance: Chance, slips: int = 0
) -> Action:
    """Return what *seat* does without thinking; in *slips* of a hundred moves what a beginner does
    who sees less in it.
    """
    guess = game.imagined(table, seat, chance)
    decision = guess.decision_of(seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    if chance.below(100) < slips and (slip := _slip(game, guess, decision, chance)) is not None:
        return slip
    question = decision.ask(guess)
    for _ in range(PATIENCE):
        usual = game.mind.habit(guess, decision, chance) if game.mind.habit else None
        move = stroll(question, chance) if usual is None else usual
        if isinstance(move, Action) and _is_legal(guess, seat, move):
            return move
    moves = (move for _, move in answers(question) if isinstance(move, Action))
    return next(move for move in moves if _is_legal(guess, seat, move))


def _slip(game: AnyGame, guess: Table, decision: Decision, chance: Chance) -> Action | None:
    """A move that is worth a thought, but not the first that comes to mind; nothing where there is
    no second. A player who knows the rules makes no moves at random, where they can be weighed.
    """
    if game.mind.consider is not None:
        lesser = [*game.mind.consider(guess, decision, chance)][1:]
    else:
        lesser = [
            move
            for _ in range(PATIENCE)
            if isinstance(move := stroll(decision.ask(guess), chance), Action)
        ]
    legal = [move for move in lesser if _is_legal(guess, decision.seat, move)]
    return chance.pick(legal) if legal else None


def _is_legal(table: Table, seat: Seat, action: Action) -> bool:
    try:
        advance(draft(table), seat, action)
    except Illegal:
        return False
    return True
