"""Pictures and descriptions of tables; and the process beside the bot in which they are made.

`python -m bot.easel` is asked with a table as its game's codec writes it, and answers with a PNG, which is empty where
it could not be drawn. While nobody asks it prepares the pieces that pictures are made of.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import orjson

from bot.frames import frame, live
from games import GAMES
from games.engine import Action, Move, Order, Seat, Table
from games.game import Game, View
from renderers import describe, picture
from renderers.scenes import scenes
from renderers.sprites import Sprite
from renderers.words import Words, words_for


@dataclass(frozen=True, slots=True)
class Subject:
    """What is to be painted: what a seat, or with none the gallery, sees of a table."""

    game: Game[Any, Any]
    table: Table
    seat: Seat | None
    language: str
    names: Sequence[str]
    order: Order | None = None
    """What the seat has left with the bot, for a picture of its hand."""
    close: bool = False
    """Whether it is what lies before the seat, as everybody sees it."""
    considered: Action | None = None
    """What the seat considers doing, for such a close-up."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What came of it; `trouble` is why the picture, or the description, is missing."""

    png: bytes = b""
    alt: str = ""
    text: str = ""
    trouble: str = ""
    seconds: float = field(default=0.0, compare=False)
    """For which the picture was drawn."""


def painted(subject: Subject) -> Sheet:
    """Draw and describe; what goes wrong with either stands on the sheet."""
    sheet, started = described(subject), time.perf_counter()
    try:
        png = picture(_view(subject), _words(subject), subject.names)
    except Exception:  # noqa: BLE001 - whatever a scene runs into, the table can still be read
        return replace(sheet, trouble=sheet.trouble + traceback.format_exc())
    return replace(sheet, png=png, seconds=time.perf_counter() - started)


def described(subject: Subject) -> Sheet:
    """Describe without a picture."""
    try:
        description = describe(_view(subject), _words(subject), subject.names)
    except Exception:  # noqa: BLE001 - the same the other way round
        return Sheet(trouble=traceback.format_exc())
    return Sheet(alt=description.alt, text=description.text)


def told(subject: Subject) -> str:
    """Describe at length; what goes wrong is raised."""
    return describe(_view(subject), _words(subject), subject.names).text


def _view(subject: Subject) -> View:
    if subject.close:
        shown = closeup(subject)
        assert shown is not None, "there is nothing to be shown"
        return shown
    view: View = subject.game.look(subject.table, subject.seat)
    return view if subject.order is None else replace(view, order=subject.order.brief)


def closeup(subject: Subject) -> View | None:
    """What a close-up shows; nothing where the game has nothing to show."""
    look, seat = subject.game.closeup, subject.seat
    if look is None or seat is None:
        return None
    view: View | None = look(subject.table, seat, subject.considered)
    return view


def _words(subject: Subject) -> Words:
    return words_for(subject.language, "bot", subject.game.package)


def pieces() -> Iterator[Sprite]:
    """Paint what the pictures of all games are made of, so that nobody waits for the first of them; takes seconds."""
    for scene in scenes():
        try:
            yield from scene.pieces()
        except Exception:  # noqa: BLE001 - whoever asks for a picture with this piece is told
            traceback.print_exc()


def asking(subject: Subject) -> bytes:
    """The frame that asks for a sheet."""
    head = {
        "game": subject.game.key,
        "seat": subject.seat,
        "language": subject.language,
        "names": list(subject.names),
        "order": _written(subject.game, subject.order),
        "close": subject.close,
        "considered": _written(subject.game, subject.considered),
    }
    return frame(head, subject.game.codec.write_table(subject.table))


def asked_for(head: bytes, body: bytes) -> Subject:
    """What a frame asks for."""
    asked = orjson.loads(head)
    game = next(game for game in GAMES if game.key == asked["game"])
    seat = None if asked["seat"] is None else Seat(asked["seat"])
    order = None if asked["order"] is None else game.codec.read_order(asked["order"].encode())
    considered = None if asked["considered"] is None else game.codec.read_action(asked["considered"].encode())
    return Subject(
        game, game.codec.read_table(body), seat, asked["language"], asked["names"], order, asked["close"], considered
    )


def _written(game: Game[Any, Any], move: Move | None) -> str | None:
    return None if move is None else game.codec.write_move(move).decode()


def answered(head: bytes, body: bytes) -> Sheet:
    """The sheet that a frame answers with."""
    return Sheet(png=body, **orjson.loads(head))


def answer(head: bytes, body: bytes) -> bytes:
    """The frame that answers one that asks."""
    sheet = painted(asked_for(head, body))
    written = {"alt": sheet.alt, "text": sheet.text, "trouble": sheet.trouble, "seconds": sheet.seconds}
    return frame(written, sheet.png)


if __name__ == "__main__":
    live(answer, pieces())
