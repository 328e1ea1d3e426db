"""Pictures of tables for messages. A table that cannot be drawn is described in words instead."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import discord
from cachetools import LRUCache
from prometheus_client import Histogram

from bot.hosting.host import AnyGame, Position
from bot.messages.components import LONGEST_POST, shortened
from bot.messages.escaping import plain
from bot.messages.language import words_drawn
from bot.messages.outcomes import outcome_of
from bot.store import UserId
from bot.store.portraits import Portrait
from bot.workers.fair_queue import FairQueue
from bot.workers.film_worker import FILMS, Reel
from bot.workers.framing import Report
from bot.workers.guide_pictures import illustration, lesson_step, primer
from bot.workers.picture_worker import (
    PICTURES,
    PaintedPicture,
    Subject,
    Wanted,
    closeup,
    described,
    told,
)
from bot.workers.pool import Pool, ThreadPool
from bot.workers.standings import DrawnStanding
from games.chance import Chance
from games.engine import Order, Seat, Table, begin
from games.guide import Chapter
from games.history import History
from games.lesson import Line
from games.moves import Action
from games.rules import Chosen
from renderers.film import Animated
from renderers.outcome import Outcome
from renderers.pieces.portraits import FACES, Likeness
from renderers.scenes import Asked

DRAWING = Histogram(
    "parlour_picture_seconds",
    "Drawing and encoding a picture",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0),
)

MOST_FILMS_OF_ONE = 2
MOST_FILMS = 12
"""Films that one person and all may wait for: an answer is possible for a quarter of an hour."""
FILMS_KEPT = 3
"""Finished films: whoever has seen one may show it to everybody at once. Each is some megabytes."""
SUFFIX = ".webp"
"""Of the names of all pictures, still or moving."""
PREVIEWED = 1
"""The luck of a table that is only shown: not that of the one that is opened."""

STANDING_SECONDS = 4.0
"""After so long a leaderboard or profile is answered in words alone."""
MOST_WAITING = 12
"""Pictures that are waited for, before menus go without: tables come first."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Poster:
    """The end of a game as a picture to share, with its description."""

    content: bytes
    alt: str
    name: str

    @property
    def file(self) -> discord.File:
        """Return a new file to send."""
        return discord.File(io.BytesIO(self.content), self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Painting:
    """A picture of a table with its description; `still` is empty if it could not be drawn."""

    still: bytes
    alt: str
    text: str
    name: str
    moving: bytes = b""
    """The same as an animation, which is sent instead; empty where nothing moves."""
    poster: Poster | None = None
    """What stands beside it: the poster of a game that is over."""

    @property
    def files(self) -> list[discord.File]:
        """The pictures as new files, since discord.py closes what it has sent; [] without one."""
        content = self.moving or self.still
        shown = discord.File(io.BytesIO(content), self.name, description=self.alt)
        beside = [self.poster.file] if self.poster else []
        return [shown, *beside] if content else beside

    @property
    def simpler(self) -> Painting:
        """The same with less to send: still, without its poster, or in words alone."""
        if self.moving:
            return replace(self, moving=b"")
        if self.poster:
            return replace(self, poster=None)
        return replace(self, still=b"")

    def below(self, content: str) -> str:
        """Return a message's content; without a picture, the description is appended."""
        return content if self.still else shortened(f"{content}\n\n{self.text}", LONGEST_POST)


@dataclass(frozen=True, slots=True)
class Film:
    """A game as an animation of so many *pictures*; `alt` describes the last one."""

    content: bytes
    pictures: int
    alt: str
    name: str

    def file(self, alt: str) -> discord.File:
        """Return a new file to send, with this alt text."""
        return discord.File(io.BytesIO(self.content), self.name, description=alt)


class Painter:
    """Draws and describes tables, from a seat or, without one, for spectators."""

    def __init__(
        self,
        pictures: Pool[Wanted, PaintedPicture] | None = None,
        films: Pool[Reel, Animated] | None = None,
        history: Callable[[Position], Awaitable[History | None]] | None = None,
        portraits: Callable[[Sequence[UserId]], Awaitable[Mapping[UserId, Portrait]]] | None = None,
        faces: Callable[[UserId], str] | None = None,
    ) -> None:
        self._pictures = pictures or ThreadPool(PICTURES)
        self._films = films or ThreadPool(FILMS)
        self._guides = dict[str, Painting]()
        """Pages of guides by their names: a few dozen in all, and the same for everybody."""
        self._portraits = portraits
        self._faces = faces
        """Tells which painted face somebody has chosen; empty if none."""
        self._history = history
        """Finds how the scores of a finished game went."""
        self._waiting = 0
        """How many pictures are asked for and not drawn yet."""
        self._film = FairQueue(1, MOST_FILMS_OF_ONE, MOST_FILMS)
        self._closing = False
        self._latest: LRUCache[str, Film] = LRUCache(FILMS_KEPT)
        """By name: when a game ends, all its players ask for the same one."""

    async def open(self) -> None:
        """Start the worker pool."""
        await self._pictures.open()

    @property
    def busy(self) -> bool:
        """Whether so many pictures are waited for that an answer had better go without."""
        return self._waiting >= MOST_WAITING

    async def paint(
        self,
        position: Position,
        seat: Seat | None,
        language: str,
        order: Order | None = None,
        lit: tuple[str, ...] = (),
    ) -> Painting:
        """Draw and describe a view; *order* is the seat's standing order, and those of the places
        are *lit* that are in the picture. Failures are logged.

        Below the end of a game stands how it went.
        """
        subject = replace(_subject(position, seat, language, order), lit=lit)
        return await self._paint(position, await self._with_outcome(position, subject))

    async def paint_post(self, position: Position) -> Painting:
        """Draw and describe what everybody sees at a table, and the poster of a game that is over.
        After a decisive move the picture moves, unless the table wants still ones or too many are
        waited for. Failures are logged.
        """
        row = position.row
        subject = await self._with_outcome(position, _subject(position, None, row.language))
        animated = row.policy.animation and not self.busy
        return await self._paint(position, replace(subject, posted=True, animated=animated))

    async def _with_outcome(self, position: Position, subject: Subject) -> Subject:
        if not position.table.over:
            return subject
        return replace(subject, outcome=await self._outcome(position, subject.language))

    async def poster(self, position: Position, language: str) -> Painting:
        """Draw and describe the end of a game as a picture to share. Failures are logged."""
        outcome = await self._outcome(position, language) or outcome_of(
            position, None, words_drawn(language, position.game)
        )
        subject = _subject(position, None, language)
        painting = await self._paint(position, replace(subject, outcome=outcome, shared=True))
        return replace(painting, name=_poster_name(position))

    async def _outcome(self, position: Position, language: str) -> Outcome | None:
        """How a game went; nothing if that is not known."""
        if self._history is None:
            return None
        try:
            found = await self._history(position)
        except Exception:  # noqa: BLE001 - without a chart, the end is still shown
            _log.exception("table %d: how the game went cannot be found", position.row.id)
            return None
        return outcome_of(position, found, words_drawn(language, position.game))

    async def preview(
        self,
        game: AnyGame,
        chosen: Chosen,
        names: Sequence[str],
        language: str,
        users: Sequence[UserId | None] = (),
    ) -> Painting:
        """Draw and describe how a table of a game begins, with these names in its seats; *users*
        are the people of the first seats.
        """
        table = begin(game.rules.laid_out(len(names), Chance(PREVIEWED), chosen)).table
        return await self.laid_out(game, table, names, language, users=users)

    async def laid_out(
        self,
        game: AnyGame,
        table: Table,
        names: Sequence[str],
        language: str,
        *,
        seat: Seat | None = None,
        users: Sequence[UserId | None] = (),
        posed: bool = False,
    ) -> Painting:
        """Draw and describe a position that is no table's, from a seat or for spectators, with
        these names in its seats. *users* are the people of the first seats, or None for a computer
        player; of others the badge is shown alone. If it is *posed* as a puzzle, it is not told
        what would be best. Failures are logged.
        """
        sitting = zip(names, users, strict=False)
        people = [Likeness(name, automa=not user) for name, user in sitting]
        written = tuple(map(plain, names))
        subject = Subject(game, table, seat, language, names, written=written, posed=posed)
        sheet = await self._drawn(subject, people, users, game.key)
        whose = "" if seat is None else f"-{seat}"
        return Painting(sheet.still, sheet.alt, sheet.text, f"{game.key}{whose}{SUFFIX}")

    async def guide(self, game: AnyGame, chapter: Chapter | None, language: str) -> Painting:
        """Draw and describe the position of a chapter, or how the game is played. It is drawn once.
        Failures are logged.
        """
        page = chapter.key if chapter is not None else "primer"
        name = f"{game.key}-{page}-{language}{SUFFIX}"
        if (kept := self._guides.get(name)) is not None:
            return kept
        if chapter is None:
            subject: Subject | None = primer(game, language)
        else:
            subject = await asyncio.to_thread(illustration, game, chapter, language)
        if subject is None:
            return Painting(b"", "", "", name)
        sheet = await self._pictures.run(subject)
        if sheet.trouble:
            _log.error("%s cannot be drawn and told:\n%s", name, sheet.trouble)
        DRAWING.observe(sheet.seconds)
        painting = Painting(sheet.still, sheet.alt, sheet.text, name)
        if not sheet.trouble:
            self._guides[name] = painting
        return painting

    async def lesson_step(self, position: Position, line: Line | None, language: str) -> Painting:
        """Draw and describe what a learner sees before a move of the lesson, or without one at the
        end of the game or where they play on. Failures are logged.
        """
        if position.table.over:
            return await self.paint(position, None, language)
        row = position.row
        subject = lesson_step(position.game, position.table, line, language, row.names)
        return await self._paint(position, subject)

    async def standing(self, standing: DrawnStanding, users: Sequence[UserId]) -> Painting | None:
        """Draw how people stand; *users* are those of its people. Failures are logged.

        Return None if it takes long or too many pictures are waited for.
        """
        if self.busy:
            return None
        drawing = asyncio.create_task(self._standing(standing, users), name="standing")
        await asyncio.wait({drawing}, timeout=STANDING_SECONDS)
        return drawing.result() if drawing.done() else None

    async def _standing(self, standing: DrawnStanding, users: Sequence[UserId]) -> Painting:
        sheet = await self._drawn(standing, standing.people, users, "how people stand")
        return Painting(sheet.still, sheet.alt, sheet.text, f"standing{SUFFIX}")

    async def close_up(
        self, position: Position, seat: Seat, language: str, considered: Action | None = None
    ) -> Painting | None:
        """Draw and describe a close-up of a seat, or return None if the game has none here.

        With *considered* it previews that action.
        """
        subject = _close(position, seat, language, considered)
        return await self._paint(position, subject) if closeup(subject) is not None else None

    async def show_choice(
        self,
        position: Position,
        seat: Seat,
        language: str,
        asked: Asked,
        order: Order | None = None,
    ) -> Painting | None:
        """Draw and describe what a seat chooses from in a menu; return None if too many pictures
        are waited for. Failures are logged.
        """
        if self.busy:
            return None
        subject = replace(_subject(position, seat, language, order), asked=asked)
        return await self._paint(position, subject)

    async def look_at(self, position: Position, seat: Seat, language: str, key: str) -> Painting:
        """Draw the card that an answer stands for, alone and large. Failures are logged."""
        return await self._paint(
            position, replace(_subject(position, seat, language), looked_at=key)
        )

    def shows(self, position: Position, seat: Seat, considered: Action) -> bool:
        """Whether the game can preview an action in a close-up."""
        return closeup(_close(position, seat, position.row.language, considered)) is not None

    async def _paint(self, position: Position, subject: Subject) -> Painting:
        row = position.row
        people = [Likeness(seat.name, automa=seat.automa) for seat in row.seats]
        users = [seat.user for seat in row.seats]
        sheet = await self._drawn(subject, people, users, f"table {row.id}, ply {row.ply}")
        _log.debug("table %d, ply %d: drawn in %.0f ms", row.id, row.ply, sheet.seconds * 1000)
        name = f"{position.game.key}-{row.id}-{row.ply}{SUFFIX}"
        poster = None
        if sheet.poster:
            poster = Poster(sheet.poster, sheet.poster_alt, _poster_name(position))
        return Painting(sheet.still, sheet.alt, sheet.text, name, sheet.moving, poster)

    async def _drawn(
        self,
        wanted: Subject | DrawnStanding,
        people: Sequence[Likeness],
        users: Sequence[UserId | None],
        what: str,
    ) -> PaintedPicture:
        """Draw and describe something with its people, who are these users; *what* it is stands in
        the log if that fails. Nobody waits for somebody's picture that is not there yet.
        """
        self._waiting += 1
        try:
            known = await self._known(people, users)
            sheet = await self._pictures.run(replace(wanted, people=known))
        finally:
            self._waiting -= 1
        if sheet.trouble:
            _log.error("%s cannot be drawn and told:\n%s", what, sheet.trouble)
        DRAWING.observe(sheet.seconds)
        return sheet

    async def _known(
        self, people: Sequence[Likeness], users: Sequence[UserId | None]
    ) -> tuple[Likeness, ...]:
        """These people with the face that each has chosen, else with their picture."""
        faces = {user: self._faces(user) for user in users if user and self._faces is not None}
        faces = {user: face for user, face in faces.items() if face in FACES}
        others = [user for user in users if user and user not in faces]
        known = await self._portraits(others) if self._portraits is not None and others else {}
        return tuple(
            replace(
                who,
                face=faces.get(user, "") if user else "",
                image=known[user].image if user and user in known else who.image,
            )
            for who, user in zip(people, users, strict=True)
        )

    async def tell(
        self, position: Position, seat: Seat | None, language: str, order: Order | None = None
    ) -> str:
        """Return the long description of a view; *order* is the seat's standing order."""
        return await asyncio.to_thread(told, _subject(position, seat, language, order))

    async def film(
        self,
        position: Position,
        language: str,
        moments: Callable[[], Awaitable[Sequence[Table]]],
        report: Report = lambda _share: None,
    ) -> Film | None:
        """Return a film of the *moments* that led to a position, as spectators see them, or None.

        *moments* is called only if there is no such film yet: it replays the game. *report* is told
        which share is done.
        """
        row = position.row
        name = f"{position.game.key}-{row.id}-{row.ply}-{language}{SUFFIX}"
        async with self._film.one():
            if name not in self._latest:
                reel = Reel(position.game, await moments(), language, row.names, report)
                joined = await self._films.run(reel)
                if not joined.pictures:
                    # Stopping the bot stops the film, which is nobody's fault.
                    level = logging.INFO if self._closing else logging.ERROR
                    _log.log(level, "table %d, ply %d: no film can be made", row.id, row.ply)
                    return None
                alt = (await asyncio.to_thread(described, _subject(position, None, language))).alt
                self._latest[name] = Film(joined.content, joined.pictures, alt, name)
            return self._latest[name]

    async def close(self) -> None:
        """Stop the worker pools."""
        self._closing = True
        await self._pictures.close()
        await self._films.close()


def _poster_name(position: Position) -> str:
    return f"{position.game.key}-{position.row.id}-poster{SUFFIX}"


def _close(position: Position, seat: Seat, language: str, considered: Action | None) -> Subject:
    return replace(_subject(position, seat, language, None), close=True, considered=considered)


def _subject(
    position: Position, seat: Seat | None, language: str, order: Order | None = None
) -> Subject:
    row = position.row
    people = tuple(Likeness(one.name, automa=one.automa) for one in row.seats)
    written = tuple(map(plain, row.names))
    return Subject(
        position.game,
        position.table,
        seat,
        language,
        row.names,
        order,
        people=people,
        written=() if written == row.names else written,
    )
