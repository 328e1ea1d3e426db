"""What the pictures of a guide show: how a game is played, or the position of a chapter."""

from __future__ import annotations

from bot.hosting.games import AnyGame
from bot.workers.picture_worker import Subject
from games.chance import Chance
from games.engine import begin
from games.guide import Chapter, Look, position_of, seat_of
from renderers import Asked
from renderers.words import words_for


def primer(game: AnyGame, language: str) -> Subject:
    """Return the subject of the picture that tells how a game is played."""
    seats = game.seats.start
    table = begin(game.laid_out(seats, Chance(0), {})).table
    return Subject(game, table, None, language, _names(seats, language), primer=True)


def illustration(game: AnyGame, chapter: Chapter, language: str) -> Subject:
    """Return the subject of a chapter's picture; takes as long as the moves that lead there."""
    table, look = position_of(game, chapter), chapter.look
    return Subject(
        game,
        table,
        seat_of(table, look),
        language,
        _names(game.seats.stop - 1, language),
        close=look is Look.CLOSE,
        asked=Asked() if look is Look.MENU else None,
    )


def _names(seats: int, language: str) -> list[str]:
    words = words_for(language)
    return [words("guide-name", seat=seat) for seat in range(seats)]
