"""What is told of a card, and which answers on a page of a menu stand for cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.hosting.host import AnyGame, Position
from bot.messages.choices import asked_at
from bot.messages.components import MOST_OPTIONS
from games.engine import Seat
from games.guide import guide_of
from games.questions import Misread, Question
from games.teaching import Piece
from renderers.words import Words


def told(words: Words, piece: Piece) -> str:
    """Tell what a piece does, and how sure its figures are where that is known."""
    text = words.say(piece.text, ())
    return text if piece.sure is None else f"{text} *{words.say(piece.sure, ())}*"


def doubts(words: Words, game: AnyGame) -> list[str]:
    """Tell which figures of a game could not be confirmed; nothing if all could, or if it is played
    with cards of the operator's own.
    """
    guide = guide_of(game)
    if guide is None or guide.doubts is None or game.own_cards:
        return []
    return [words("guide-doubts", said=words.say(guide.doubts, ()))]


def pieces_at(
    position: Position, seat: Seat, question: Question, path: Sequence[str]
) -> Mapping[str, Piece]:
    """Return the pieces of a page by the answers that stand for them: those that may be chosen, and
    those that were.
    """
    try:
        asked = asked_at(question, path)
    except Misread:
        return {}
    found: dict[str, Piece] = {}
    laid = [asked.laid.piece] if asked.laid else []
    for key in (*laid, *asked.offered, *(key for answer in path for key in answer.split("+"))):
        piece = position.game.teaching.meant(position.table, seat, key)
        if piece is not None and len(found) < MOST_OPTIONS:
            found[key] = piece
    return found
