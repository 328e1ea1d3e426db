"""Whole games of any game: at random, move by move, or by habit.

Moves at random are drawn from the tree of questions, so that whatever is offered is played some
day. Habit ends a game sooner.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from random import Random
from typing import Any

from games.chance import Chance
from games.engine import Decision, Played, Seat, Table, Together, begin, play
from games.history import Turn
from games.moves import Action, Illegal, Move
from games.package import AnyGame
from games.questions import Option, Pick, PickSome, Question, answers, follow, joined, read

MOST_PLIES = 5000
PATIENCE = 100


@dataclass(slots=True)
class Whim(Chance):
    """Quicker luck, for what nobody has to replay."""

    dice: Random = field(init=False)

    def __post_init__(self) -> None:
        self.dice = Random(self.seed)

    def below(self, n: int) -> int:
        return int(self.dice.random() * n)


@dataclass(
    frozen=True, kw_only=True
)  # without slots, to keep the offers once somebody has asked for them
class Moment:
    """One move of a random game: the table before and after, and how the move came about."""

    game: AnyGame
    seats: int
    ply: int
    before: Table
    decision: Decision
    question: Question
    notation: str
    action: Action
    played: Played[Any]
    chance: Chance
    """Luck for whoever looks at this moment; the game goes on alike, however much is taken."""

    @property
    def after(self) -> Any:
        return self.played.table

    @cached_property
    def offers(self) -> Mapping[str, Move]:
        """Every move that the decision offers, by notation."""
        return dict(answers(self.question))

    @property
    def onlookers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (None, *(Seat(seat) for seat in range(self.seats)))


def first_table(game: AnyGame, seats: int, seed: int, wishes: Mapping[str, str]) -> Table:
    """A table at its first decision."""
    table: Table = begin(
        game.rules.set_up(seats, Chance(seed), game.rules.chosen(wishes.items()))
    ).table
    return table


def moments(
    game: AnyGame, seats: int, *, seed: int, wishes: Mapping[str, str] | None = None
) -> Iterator[Moment]:
    """Play a random game to its end."""
    table = first_table(game, seats, seed, wishes or {})
    chance, whim = Chance(seed + 1), Whim(seed)
    for ply in range(MOST_PLIES):
        if table.over:
            return
        decision = chance.pick(_open_to_answers(table))
        question = remembering(decision.ask(table))
        notation, action, played = _move(table, decision, question, chance)
        yield Moment(
            game=game,
            seats=seats,
            ply=ply,
            before=table,
            decision=decision,
            question=question,
            notation=notation,
            action=action,
            played=played,
            chance=whim,
        )
        table = played.table
    raise AssertionError(f"{game.key} does not end within {MOST_PLIES} plies")


def _open_to_answers(table: Table) -> Sequence[Decision]:
    """What is owed, and what may be answered anew while something is."""
    match table.agenda[-1:]:
        case [Together(decisions=owed, settled=settled)]:
            return (*owed, *settled)
    return table.waiting


def remembering(question: Question) -> Question:
    """The same tree of questions, in which each is asked but once however often it is walked."""
    if isinstance(question, PickSome):
        return question
    return Pick(question.prompt, [_remembering(option) for option in question.options])


def _remembering(option: Option) -> Option:
    then = option.then
    return (
        option
        if isinstance(then, Move)
        else replace(option, then=cache(lambda: remembering(then())))
    )


def stroll(question: Question, chance: Chance) -> tuple[str, Move]:
    """A random walk down the tree: a move and its notation."""
    path: list[str] = []
    here: Move | Question = question
    while not isinstance(here, Move):
        path.append(_answer(here, chance))
        here = follow(here, path[-1])
    return " ".join(path), here


def _answer(question: Question, chance: Chance) -> str:
    if isinstance(question, Pick):
        return chance.pick(question.options).key
    size = question.least + chance.below(question.most - question.least + 1)
    return joined(question, frozenset(chance.shuffled(question.things)[:size]))


def _move(
    table: Table, decision: Decision, question: Question, chance: Chance
) -> tuple[str, Action, Played[Table]]:
    """A random move; where several things are chosen at once the rules may refuse some choices."""
    for _ in range(PATIENCE):
        notation, action = stroll(question, chance)
        assert isinstance(action, Action)
        try:
            return notation, action, play(table, decision.seat, action)
        except Illegal:
            continue
    raise AssertionError(f"nothing but refusals for {question.prompt}")


@cache
def finished(game: AnyGame, seats: int, seed: int = 3) -> tuple[Table, tuple[Turn, ...]]:
    """A game that is played by habit: the table as it begins, and all moves up to its end."""
    chance = Chance(seed)
    first: Table = begin(game.rules.set_up(seats, Chance(seed), game.rules.chosen())).table
    table, turns = first, list[Turn]()
    while not table.over:
        assert len(turns) < MOST_PLIES, f"{game.key} does not end"
        decision = table.waiting[0]
        question = decision.ask(table)
        action: Move | Question | None = (
            game.mind.habit(table, decision, chance) if game.mind.habit else None
        )
        while not isinstance(action, Action):
            action = read(question, stroll(question, chance)[0]).here
        played = play(table, decision.seat, action)
        lines = [event.line for event in played.news if event.to is None]
        turns.append(Turn(decision.seat, played.table, lines))
        table = played.table
    return first, tuple(turns)
