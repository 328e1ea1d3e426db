"""What is told of a card, and which answers on a page of a menu stand for cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

from bot.hosting.host import AnyGame, Position
from bot.messages.choices import asked_at, choices
from bot.messages.components import MOST_OPTIONS
from games.engine import Seat
from games.guide import guide_of
from games.questions import Misread, Pick, Question
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
    those that were; on a first page without any, those of the pages that follow, or else those that
    one chooses by.
    """
    try:
        asked = asked_at(question, path)
    except Misread:
        return {}
    laid = [asked.laid.piece] if asked.laid else []
    before = [key for answer in path for key in answer.split("+")]
    found = _meant(position, seat, [*laid, *asked.offered, *before])
    if not found and isinstance(question, Pick) and not path:
        found = _meant(position, seat, _offered_next(question))
        found = found or _meant(position, seat, position.game.teaching.beside(position.table, seat))
    return found


def _meant(position: Position, seat: Seat, keys: Iterable[str]) -> Mapping[str, Piece]:
    """The pieces that these answers stand for, as many as a list holds."""
    found = {key: position.game.teaching.meant(position.table, seat, key) for key in keys}
    known = {key: piece for key, piece in found.items() if piece is not None}
    return dict(islice(known.items(), MOST_OPTIONS))


def _offered_next(question: Question) -> Iterator[str]:
    """What is offered one press further, where the first page names kinds of moves alone."""
    for choice in choices(question) or ():
        if not choice.whole and choice.entry is None:
            yield from asked_at(question, choice.path).offered
