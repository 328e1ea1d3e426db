"""Pictures and descriptions of tables; and the process beside the bot in which they are made.

`python -m bot.easel` paints what standard input asks for and writes it to standard output until its input ends, as it
does however the bot may end. A frame, either way, is a head in JSON and a body of bytes, after the lengths of both:
asked for with a table as its game's codec writes it, answered with a PNG, which is empty where it could not be drawn.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from select import select
from typing import Any, BinaryIO

import orjson

from games import GAMES
from games.engine import Order, Seat, Table
from games.game import Game, View
from renderers import describe, picture
from renderers.scenes import scenes
from renderers.sprites import Sprite
from renderers.words import Words, words_for

LENGTHS = struct.Struct(">II")
GENTLENESS = 5
"""How far people's answers go before pictures where the processor is scarce: what `nice` calls it."""


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


@dataclass(frozen=True, slots=True)
class Sheet:
    """What came of it; `trouble` is why the picture, or the description, is missing."""

    png: bytes = b""
    alt: str = ""
    text: str = ""
    trouble: str = ""


def painted(subject: Subject) -> Sheet:
    """Draw and describe; what goes wrong with either stands on the sheet."""
    sheet = described(subject)
    try:
        png = picture(_view(subject), _words(subject), subject.names)
    except Exception:  # noqa: BLE001 - whatever a scene runs into, the table can still be read
        return replace(sheet, trouble=sheet.trouble + traceback.format_exc())
    return replace(sheet, png=png)


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
    view: View = subject.game.look(subject.table, subject.seat)
    return view if subject.order is None else replace(view, order=subject.order.brief)


def _words(subject: Subject) -> Words:
    return words_for(subject.language, "bot", subject.game.package)


def pieces() -> Iterator[Sprite]:
    """Paint what the pictures of all games are made of, so that nobody waits for the first of them; takes seconds."""
    for scene in scenes():
        yield from scene.pieces()


def frame(head: Mapping[str, object], body: bytes) -> bytes:
    """Join a head and a body."""
    written = orjson.dumps(head)
    return LENGTHS.pack(len(written), len(body)) + written + body


def asking(subject: Subject) -> bytes:
    """The frame that asks for a sheet."""
    head = {
        "game": subject.game.key,
        "seat": subject.seat,
        "language": subject.language,
        "names": list(subject.names),
        "order": None if subject.order is None else subject.game.codec.write_move(subject.order).decode(),
    }
    return frame(head, subject.game.codec.write_table(subject.table))


def answering(sheet: Sheet) -> bytes:
    """The frame that answers with a sheet."""
    return frame({"alt": sheet.alt, "text": sheet.text, "trouble": sheet.trouble}, sheet.png)


def asked_for(head: bytes, body: bytes) -> Subject:
    """What a frame asks for."""
    asked = orjson.loads(head)
    game = next(game for game in GAMES if game.key == asked["game"])
    seat = None if asked["seat"] is None else Seat(asked["seat"])
    order = None if asked["order"] is None else game.codec.read_order(asked["order"].encode())
    return Subject(game, game.codec.read_table(body), seat, asked["language"], asked["names"], order)


def answered(head: bytes, body: bytes) -> Sheet:
    """The sheet that a frame answers with."""
    return Sheet(png=body, **orjson.loads(head))


def serve(asked: BinaryIO, answers: BinaryIO) -> None:
    """Paint what is asked for until there is nothing more to be read, and pieces while nothing is."""
    unpainted = pieces()
    while True:
        # Not in a thread: it would hold most of the pieces that the picture being asked for waits for.
        while not select([asked], [], [], 0)[0] and next(unpainted, None) is not None:
            pass
        if not (lengths := asked.read(LENGTHS.size)):
            return
        head, body = LENGTHS.unpack(lengths)
        answers.write(answering(painted(asked_for(asked.read(head), asked.read(body)))))
        answers.flush()


def main() -> None:
    """Paint what is asked for, and prepare for more meanwhile."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which ends this process with itself
    os.nice(GENTLENESS)
    answers, sys.stdout = sys.stdout, sys.stderr  # a stray print must not stand among the frames
    serve(sys.stdin.buffer, answers.buffer)


if __name__ == "__main__":
    main()
