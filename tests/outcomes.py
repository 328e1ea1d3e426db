"""How a finished game went, for tests and documentation that have no table of the bot's."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Table
from games.history import Turn, history
from renderers import Best, Outcome, Placed
from renderers.words import words_for
from tests.games.playing import AnyGame


def outcome_of(
    game: AnyGame, first: Table, turns: Sequence[Turn], names: Sequence[str], language: str
) -> Outcome:
    """Return everybody's place, the course of the scores, and the best move."""
    words, found = words_for(language, "bot.messages", game.package), history(game, first, turns)
    assert found is not None
    assert found.best is not None
    told = " ".join(words.say(line, names) for line in found.best.lines)
    places = tuple(
        Placed(standing.seat, standing.place, words.say(standing.score, names))
        for standing in game.standings(turns[-1].after)
    )
    best = Best(found.best.seat, found.best.round, found.best.gain, told)
    return Outcome(places, found.rounds, best)
