"""The job of drawing and describing a table, or how people stand, and its worker process.

While idle, the worker paints the pieces that pictures are made of, unless it is told not to.
"""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeAlias

from bot.messages.language import words_drawn, words_of
from bot.workers.framing import frame, read_head, run_worker
from bot.workers.own_cards import open_worker_library
from bot.workers.pool import TIMEOUT_SECONDS, Job
from bot.workers.standings import (
    DrawnStanding,
    PicturedPerson,
    StandingHead,
    head_of,
    heads_of,
    people_of,
    portraits_of,
    standing_of,
    standing_picture,
    tell_standing,
)
from games.engine import Order, Seat, Table
from games.library import Library
from games.moves import Action, Move
from games.package import AnyGame
from games.rules import View
from renderers.leaderboard import pieces as board_pieces
from renderers.outcome import Outcome
from renderers.pictures import pictures_of, scenes_of, tell_outcome
from renderers.pieces.portraits import Likeness, showing
from renderers.primers import Primer, primer_picture, tell_primer
from renderers.profile import pieces as profile_pieces
from renderers.scenes import Asked, Description
from renderers.sprites import Sprite
from renderers.words import Words

NOT_AHEAD = "PAINTED_WHEN_ASKED"
"""The variable by which a worker is told to paint a piece only when a picture needs it."""
LONGEST = 1.0
"""Seconds of work after which an animation is given up for the still picture. It takes a third."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What to draw: the view of a table from a seat, or a spectator's view if *seat* is None."""

    game: AnyGame
    table: Table
    seat: Seat | None
    language: str
    names: Sequence[str]
    order: Order | None = None
    """The seat's standing order, for a picture of its hand."""
    close: bool = False
    """Whether it is a close-up of what lies before the seat, as everybody sees it."""
    considered: Action | None = None
    """The action to preview in the close-up."""
    asked: Asked | None = None
    """What the seat is choosing, for the picture of a menu."""
    lit: tuple[str, ...] = ()
    """The places that whoever learns is told of."""
    looked_at: str = ""
    """The answer whose card is to be drawn large."""
    primer: bool = False
    """Whether it tells how the game is played, and shows nothing of the table."""
    people: tuple[Likeness, ...] = ()
    """By what the players are known, by seat; without it seats have their badges alone."""
    written: tuple[str, ...] = ()
    """The names as they stand in the content of a message; empty if they are the same there."""
    outcome: Outcome | None = None
    """How the game went, for a picture of its end."""
    shared: bool = False
    """Whether that picture is to be shared: a poster, or a square if the game has none."""
    posted: bool = False
    """Whether everybody is to see it; the end of a game then has its poster beside it."""
    animated: bool = False
    """Whether everybody is to see an animation of it, if the last move was decisive."""
    posed: bool = False
    """Whether it is the position of a puzzle, shown to all who are asked it."""


Wanted: TypeAlias = Subject | DrawnStanding


@dataclass(frozen=True, slots=True)
class PaintedPicture:
    """A picture with its description; `trouble` holds the tracebacks of what failed."""

    still: bytes = b""
    """Empty if it could not be drawn."""
    alt: str = ""
    text: str = ""
    trouble: str = ""
    seconds: float = field(default=0.0, compare=False)
    """The time that drawing took."""
    moving: bytes = b""
    """The same as an animation; empty where nothing moves."""
    poster: bytes = b""
    """The poster of a game that is over; empty if there is none."""
    poster_alt: str = ""


def painted(subject: Wanted) -> PaintedPicture:
    """Draw and describe. Failures of either are noted on the sheet, not raised."""
    sheet, started = described(subject), time.perf_counter()
    try:
        still, moving = _pictures(subject)
        sheet = replace(sheet, still=still, moving=moving)
        if isinstance(subject, Subject) and subject.posted and subject.outcome is not None:
            sheet = _with_poster(sheet, subject, subject.outcome)
    except Exception:  # noqa: BLE001 - without a picture, the description remains
        return replace(sheet, trouble=sheet.trouble + traceback.format_exc())
    return replace(sheet, seconds=time.perf_counter() - started)


def _with_poster(sheet: PaintedPicture, subject: Subject, outcome: Outcome) -> PaintedPicture:
    view, words = _view(subject), _words(subject)
    with showing(subject.people):
        poster = pictures_of(subject.game).poster(view, words, subject.names, outcome)
    return replace(sheet, poster=poster, poster_alt=tell_outcome(outcome, words, subject.names).alt)


def _pictures(subject: Wanted) -> tuple[bytes, bytes]:
    """The picture, and an animation where there is one."""
    if isinstance(subject, DrawnStanding):
        return standing_picture(subject, _words(subject)), b""
    with showing(subject.people):
        if subject.animated and subject.seat is None:
            return _moving(subject)
        return _drawn(subject), b""


def _moving(subject: Subject) -> tuple[bytes, bytes]:
    view, words = _view(subject), _words(subject)
    shown = pictures_of(subject.game)
    return shown.moving_picture(view, words, subject.names, subject.outcome, LONGEST)


def _drawn(subject: Subject) -> bytes:
    view, words, shown = _view(subject), _words(subject), pictures_of(subject.game)
    if subject.primer:
        return primer_picture(_primer(subject), words, subject.game.teaching.facts)
    if subject.looked_at:
        return shown.large_picture(view, subject.looked_at, words)
    if subject.asked is not None:
        return shown.menu_picture(view, subject.asked, words, subject.names, subject.lit)
    if subject.shared and subject.outcome is not None:
        return shown.square_picture(view, words, subject.names, subject.outcome)
    return shown.picture(view, words, subject.names, subject.outcome, subject.lit)


def described(subject: Wanted) -> PaintedPicture:
    """Describe without drawing. Failures are noted on the sheet, not raised."""
    try:
        description = _described(subject)
    except Exception:  # noqa: BLE001 - without a description, the picture remains
        return PaintedPicture(trouble=traceback.format_exc())
    return PaintedPicture(alt=description.alt, text=description.text)


def _described(subject: Wanted) -> Description:
    words = words_of(subject.language, _game(subject))
    if isinstance(subject, DrawnStanding):
        return tell_standing(subject.shown, [who.name for who in subject.people], words)
    if subject.primer:
        return tell_primer(_primer(subject), words, subject.game.teaching.facts)
    described = _told(subject, subject.names, words)
    if not subject.written:
        return described
    return replace(described, text=_told(subject, subject.written, words).text)


def _told(subject: Subject, names: Sequence[str], words: Words) -> Description:
    if subject.shared and subject.outcome is not None:
        return tell_outcome(subject.outcome, words, names)
    return pictures_of(subject.game).describe(_view(subject), words, names, subject.outcome)


def told(subject: Subject) -> str:
    """Return the long description; failures are raised."""
    return _described(subject).text


def _view(subject: Subject) -> View:
    if subject.close:
        shown = closeup(subject)
        assert shown is not None, "there is nothing to be shown"
        return shown
    view: View = subject.game.rules.look(subject.table, subject.seat)
    order = None if subject.order is None else subject.order.brief
    told = order is not None or subject.posed
    return replace(view, order=order, posed=subject.posed) if told else view


def closeup(subject: Subject) -> View | None:
    """Return the view of a close-up, or None if the game has none here."""
    look, seat = subject.game.rules.closeup, subject.seat
    if look is None or seat is None:
        return None
    view: View | None = look(subject.table, seat, subject.considered)
    return view


def _primer(subject: Subject) -> Primer:
    primer = pictures_of(subject.game).primer
    assert primer is not None, "a picture that is asked for of games that have it"
    return primer


def _words(subject: Wanted) -> Words:
    return words_drawn(subject.language, _game(subject))


def _game(subject: Wanted) -> AnyGame | None:
    return None if isinstance(subject, DrawnStanding) else subject.game


def pieces(library: Library) -> Iterator[Sprite]:
    """Paint the pieces of all games' pictures ahead, so that first pictures are quick.

    Takes seconds in all.
    """
    for paint in (
        *(scene.pieces for scene in scenes_of(library.games)),
        board_pieces,
        profile_pieces,
    ):
        try:
            yield from paint()
        except Exception:  # noqa: BLE001 - the picture that needs this piece reports it
            traceback.print_exc()


def ahead(library: Library) -> Iterable[Sprite]:
    """Return what to paint while nobody asks for a picture."""
    return () if os.environ.get(NOT_AHEAD) else pieces(library)


@dataclass(frozen=True, slots=True)
class _Head:
    game: str
    seat: int | None
    language: str
    names: tuple[str, ...]
    order: str | None
    close: bool
    considered: str | None
    asked: Asked | None
    lit: tuple[str, ...]
    looked_at: str
    primer: bool
    table: int
    """The size of the table, in bytes."""
    people: tuple[PicturedPerson, ...]
    written: tuple[str, ...]
    outcome: Outcome | None
    shared: bool
    posted: bool
    animated: bool
    posed: bool


@dataclass(frozen=True, slots=True)
class _Answer:
    sheet: PaintedPicture
    still: int
    """The size of the still picture, in bytes; the animation follows it."""
    moving: int
    """That of the animation; the poster follows it."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """One of both is asked for."""

    table: _Head | None = None
    standing: StandingHead | None = None


def write_subject(subject: Wanted) -> bytes:
    """Return the frame that asks for a sheet."""
    if isinstance(subject, DrawnStanding):
        return frame(_Asked(standing=head_of(subject)), portraits_of(subject.people))
    game, table = subject.game, subject.game.rules.codec.write_table(subject.table)
    head = _Head(
        game.key,
        subject.seat,
        subject.language,
        tuple(subject.names),
        _written(game, subject.order),
        subject.close,
        _written(game, subject.considered),
        subject.asked,
        subject.lit,
        subject.looked_at,
        subject.primer,
        len(table),
        heads_of(subject.people),
        subject.written,
        subject.outcome,
        subject.shared,
        subject.posted,
        subject.animated,
        subject.posed,
    )
    return frame(_Asked(head), table + portraits_of(subject.people))


def read_subject(library: Library, head: bytes, body: bytes) -> Wanted:
    """Return what a frame asks for."""
    found = read_head(head, _Asked)
    if found.standing is not None:
        return standing_of(library, found.standing, body)
    asked = found.table
    assert asked is not None, "a frame asks for one of both"
    game = library[asked.game]
    people = people_of(asked.people, body, asked.table)
    return Subject(
        game,
        game.rules.codec.read_table(body[: asked.table]),
        None if asked.seat is None else Seat(asked.seat),
        asked.language,
        asked.names,
        None if asked.order is None else game.rules.codec.read_order(asked.order.encode()),
        asked.close,
        None
        if asked.considered is None
        else game.rules.codec.read_action(asked.considered.encode()),
        asked.asked,
        asked.lit,
        asked.looked_at,
        asked.primer,
        people,
        asked.written,
        asked.outcome,
        asked.shared,
        asked.posted,
        asked.animated,
        asked.posed,
    )


def _written(game: AnyGame, move: Move | None) -> str | None:
    return None if move is None else game.rules.codec.write_move(move).decode()


def read_sheet(_subject: Wanted, head: bytes, body: bytes) -> PaintedPicture:
    """Return the sheet that a frame answers with."""
    answered = read_head(head, _Answer)
    end = answered.still + answered.moving
    still, moving, poster = body[: answered.still], body[answered.still : end], body[end:]
    return replace(answered.sheet, still=still, moving=moving, poster=poster)


def undrawn(subject: Wanted) -> PaintedPicture:
    """Describe a subject whose picture no worker drew."""
    sheet = described(subject)
    reason = f"The process that draws it ended, or took over {TIMEOUT_SECONDS:.0f} s."
    return replace(sheet, trouble=f"{sheet.trouble}{reason}")


PICTURES: Job[Wanted, PaintedPicture] = Job(
    "picture", "bot.workers.picture_worker", painted, write_subject, read_sheet, undrawn
)


def answer(library: Library, head: bytes, body: bytes) -> bytes:
    """Answer a frame with the sheet; the pictures are the body."""
    sheet = painted(read_subject(library, head, body))
    told = replace(sheet, still=b"", moving=b"", poster=b"")
    answered = _Answer(told, len(sheet.still), len(sheet.moving))
    return frame(answered, sheet.still + sheet.moving + sheet.poster)


if __name__ == "__main__":
    known = open_worker_library()
    run_worker(partial(answer, known), ahead(known))
