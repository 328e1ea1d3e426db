"""What the pictures of guides and lessons show: how a game is played, the position of a chapter, or
that before a move of a lesson.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.messages.choices import asked_at, settled
from bot.workers.picture_worker import Subject, closeup
from games.chance import Chance
from games.engine import Table, begin
from games.guide import Chapter, position_of, seat_of
from games.lesson import LEARNER, Line, Look
from games.package import AnyGame
from renderers.scenes import Asked
from renderers.words import words_for


def primer(game: AnyGame, language: str) -> Subject:
    """Return the subject of the picture that tells how a game is played."""
    seats = game.rules.seats.start
    table = begin(game.rules.laid_out(seats, Chance(0), {})).table
    return Subject(game, table, None, language, _names(seats, language), primer=True)


def illustration(game: AnyGame, chapter: Chapter, language: str) -> Subject | None:
    """Return the subject of a chapter's picture, if its position can come about with the cards in
    force; takes as long as the moves that lead there.
    """
    table, look = position_of(game, chapter), chapter.look
    if table is None:
        return None
    return Subject(
        game,
        table,
        seat_of(table, look),
        language,
        _names(game.rules.seats.stop - 1, language),
        close=look is Look.CLOSE,
        asked=Asked() if look is Look.MENU else None,
        lit=chapter.lit,
    )


def lesson_step(
    game: AnyGame, table: Table, line: Line | None, language: str, names: Sequence[str]
) -> Subject:
    """Return the subject of what a learner sees: what the proposed move would lead to, or what the
    lesson speaks of; without a proposed move what they choose from, or how the game has ended.
    """
    look, lit = (line.look, line.lit) if line is not None else (Look.MENU, ())
    seen = Subject(game, table, None, language, names, lit=lit)
    decision = table.decision_of(LEARNER)
    if decision is None or look is Look.TABLE:
        return seen
    seen = replace(seen, seat=LEARNER)
    if look is Look.CLOSE and line is not None:
        previewed = replace(seen, close=True, considered=line.action)
        assert closeup(previewed) is not None, "a move that the game shows"
        return previewed
    if look is Look.MENU:
        question = decision.ask(table)
        return replace(seen, asked=asked_at(question, settled(question, ())))
    return seen


def _names(seats: int, language: str) -> list[str]:
    words = words_for(language)
    return [words("guide-name", seat=seat) for seat in range(seats)]
