"""A player for every game, from the engine alone.

It tries its moves on tables in which everything it cannot know is dealt anew, lets all play on as people might, or at
random, for a few rounds, and keeps the moves after which it stands best. It never looks at what its seat may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from games.chance import Chance
from games.engine import Action, Decision, Illegal, Move, Seat, Table, advance
from games.game import Game
from games.questions import Pick, Question, answers

_MOST_CANDIDATES = 60
_OPINIONS = 24
"""How often it is asked what somebody may well do, where a game has habits: the moves that are thought about."""
_ROUNDS_AHEAD = 8
_FADING = 0.85
"""How much less each further round weighs: points now are worth more than points a random player made later."""
_LESSER = 1 / 100
"""How much less each further figure of a merit weighs: as a rule it only breaks ties."""
_PATIENCE = 10
"""How often an answer is drawn again when the rules refuse it."""


@dataclass(slots=True)
class _Candidate:
    action: Action
    worth: float = 0.0
    trials: int = 0

    @property
    def mean(self) -> float:
        return self.worth / self.trials if self.trials else float("-inf")


def stroll(question: Question, chance: Chance) -> Move:
    """Give random answers until a move is complete; after `PickSome` the rules may still refuse it."""
    while isinstance(question, Pick):
        then = chance.pick(question.options).then
        if isinstance(then, Move):
            return then
        question = then()
    size = question.least + chance.below(question.most - question.least + 1)
    return question.then(frozenset(chance.shuffled(question.things)[:size]))


def choose(
    game: Game[Any, Any], table: Table, seat: Seat, chance: Chance, clock: Callable[[], float], seconds: float
) -> Action:
    """Return a good action for *seat*, which must act, after about so many *seconds* of *clock*; change nothing."""
    start = clock()
    field = _candidates(game, table, seat, chance)
    halvings = (len(field) - 1).bit_length()
    for halving in range(1, halvings + 1):
        # Each half of the field has the same time, so that the fewer moves are left, the longer it thinks about each.
        until = start + seconds * halving / halvings
        _try_all(game, table, seat, field, chance, clock, start + seconds)
        while clock() < until:
            _try_all(game, table, seat, field, chance, clock, until)
        if clock() >= start + seconds:
            break
        field = _better_half(field)
    return max(field, key=lambda candidate: candidate.mean).action


def _try_all(  # what a trial takes, and how long there is for all of them
    game: Game[Any, Any],
    table: Table,
    seat: Seat,
    field: list[_Candidate],
    chance: Chance,
    clock: Callable[[], float],
    until: float,
) -> None:
    """Try each candidate once more, as far as there is time."""
    for candidate in field:
        candidate.worth += _trial(game, table, seat, candidate.action, chance)
        candidate.trials += 1
        if clock() >= until:
            return


def _candidates(game: Game[Any, Any], table: Table, seat: Seat, chance: Chance) -> list[_Candidate]:
    """What somebody may well do by the habits of the game; else all legal actions, or a sample if they are many.

    A few trials tell good moves apart, but not good ones from bad ones that had luck.
    """
    decision = table.decision_of(seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    if game.habit is not None:
        guess = game.scramble(table, seat, chance)  # a habit may look at all of a table
        asked = guess.decision_of(seat)
        assert asked is not None, "whoever must act must still where the hidden is dealt anew"
        usual = dict.fromkeys(game.habit(guess, asked, chance) for _ in range(_OPINIONS))
        liked = chance.shuffled([action for action in usual if action is not None])
        if legal := list(_legal(game, table, seat, iter(liked), chance)):
            return [_Candidate(action) for action in legal]
    question = decision.ask(table)
    moves = [move for _, move in islice(answers(question), _MOST_CANDIDATES + 1)]
    if len(moves) > _MOST_CANDIDATES:
        moves = list(dict.fromkeys(_likely(game, table, decision, chance) for _ in range(_MOST_CANDIDATES)))
    legal = list(_legal(game, table, seat, iter(chance.shuffled(moves)), chance))
    if not legal:
        legal = list(islice(_legal(game, table, seat, (move for _, move in answers(question)), chance), 1))
    return [_Candidate(action) for action in legal]


def _legal(game: Game[Any, Any], table: Table, seat: Seat, moves: Iterator[Move], chance: Chance) -> Iterator[Action]:
    trial = game.scramble(table, seat, chance)
    for move in moves:
        if isinstance(move, Action):
            try:
                advance(trial, seat, move)
            except Illegal:
                continue  # a refusal leaves the trial as it was
            yield move
            trial = game.scramble(table, seat, chance)


def _trial(game: Game[Any, Any], table: Table, seat: Seat, action: Action, chance: Chance) -> float:
    """How well *seat* stands in the rounds after *action*, on one guess of what is hidden."""
    guess = game.scramble(table, seat, chance)
    advance(guess, seat, action)
    worth, weight = 0.0, 1.0
    for _ in range(_ROUNDS_AHEAD):
        worth += weight * _advantage(game, guess, seat)
        weight *= _FADING
        if not all(_move_on(game, guess, chance) for _ in game.standings(guess)):
            break
    # After the end of the game the rest of the rounds would change nothing more.
    return worth + _advantage(game, guess, seat) * weight / (1 - _FADING)


def _move_on(game: Game[Any, Any], table: Table, chance: Chance) -> bool:
    """Let somebody who must act do something likely; whether that was possible."""
    if not table.waiting:
        return False
    decision = chance.pick(table.waiting)
    for _ in range(_PATIENCE):
        move = _likely(game, table, decision, chance)
        try:
            if isinstance(move, Action):
                advance(table, decision.seat, move)
                return True
        except Illegal:
            continue
    return False


def _likely(game: Game[Any, Any], table: Table, decision: Decision, chance: Chance) -> Move:
    """What the player who owes *decision* may well do: by the habits of the game, else at random."""
    action = game.habit(table, decision, chance) if game.habit else None
    return stroll(decision.ask(table), chance) if action is None else action


def _advantage(game: Game[Any, Any], table: Table, seat: Seat) -> float:
    """By how much *seat* leads, or trails, the best of the others."""
    merits = {standing.seat: standing.merit for standing in game.standings(table)}
    mine = merits.pop(seat)
    rival = max(merits.values())
    return sum((my - their) * _LESSER**i for i, (my, their) in enumerate(zip(mine, rival, strict=True)))


def _better_half(field: Sequence[_Candidate]) -> list[_Candidate]:
    ranked = sorted(field, key=lambda candidate: candidate.mean, reverse=True)
    return ranked[: (len(ranked) + 1) // 2]
