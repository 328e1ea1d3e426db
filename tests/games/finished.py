"""Whole games as they are played by habit, which end sooner than those played at random."""

from functools import cache

from games.chance import Chance
from games.engine import Table, begin, play
from games.history import Turn
from games.moves import Action, Move
from games.package import AnyGame
from games.questions import Question, read
from tests.games.playing import stroll

MOST_MOVES = 2000


@cache
def finished(game: AnyGame, seats: int, seed: int = 3) -> tuple[Table, tuple[Turn, ...]]:
    """The table as the game begins, and all moves up to its end."""
    chance = Chance(seed)
    first: Table = begin(game.rules.set_up(seats, Chance(seed), game.rules.chosen())).table
    table, turns = first, list[Turn]()
    while not table.over:
        assert len(turns) < MOST_MOVES, f"{game.key} does not end"
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
