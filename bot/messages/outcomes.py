"""How a finished game went, in one language, for its pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.host import AnyGame, Position
from games.engine import Table
from games.history import History
from renderers.lettering import spelled
from renderers.outcome import Best, Outcome, Placed
from renderers.pictures import pictures_of
from renderers.words import Words


def outcome_of(position: Position, history: History | None, words: Words) -> Outcome:
    """Return how everybody stands at the end, how the scores went, and the best move."""
    return outcome(position.game, position.table, history, position.row.names, words)


def outcome(
    game: AnyGame, table: Table, history: History | None, players: Sequence[str], words: Words
) -> Outcome:
    """Return the same of a game that is no table of the bot."""
    names = [spelled(player) for player in players]
    places = tuple(
        Placed(standing.seat, standing.place, words.say(standing.score, names))
        for standing in game.rules.standings(table)
    )
    if history is None:
        return Outcome(places)
    if (move := history.best) is None:
        return Outcome(places, history.rounds, out=tuple(history.out), first=history.first)
    told = " ".join(words.say(line, names) for line in move.lines)
    card = pictures_of(game).card_named(game.rules.look(table, None), move.lines)
    best = Best(move.seat, move.round, move.gain, told, card)
    return Outcome(places, history.rounds, best, tuple(history.out), first=history.first)
