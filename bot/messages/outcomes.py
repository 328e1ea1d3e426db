"""How a finished game went, in one language, for its pictures."""

from __future__ import annotations

from bot.hosting.host import Position
from games.history import History
from renderers import Best, Outcome, Placed
from renderers.lettering import spelled
from renderers.words import Words


def outcome_of(position: Position, history: History | None, words: Words) -> Outcome:
    """Return how everybody stands at the end, how the scores went, and the best move."""
    names = [spelled(name) for name in position.row.names]
    places = tuple(
        Placed(standing.seat, standing.place, words.say(standing.score, names))
        for standing in position.game.standings(position.table)
    )
    if history is None:
        return Outcome(places)
    if (move := history.best) is None:
        return Outcome(places, history.rounds)
    told = " ".join(words.say(line, names) for line in move.lines)
    return Outcome(places, history.rounds, Best(move.seat, move.round, move.gain, told))
