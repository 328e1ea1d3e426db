"""Pictures of tables as messages carry them; a table that cannot be drawn is told in words in the picture's place."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

import discord

from bot.easel import Subject, closeup, described, told
from bot.films import Projector, Reel
from bot.films import Threads as InThreads
from bot.host import Position
from bot.menus import shortened
from bot.metrics import PICTURES
from bot.posts import LONGEST_POST
from bot.studio import Studio, Threads
from games.engine import Action, Order, Seat, Table

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Painting:
    """A view of a table, drawn and described; without `png` it could not be drawn."""

    png: bytes
    alt: str
    text: str
    name: str

    @property
    def files(self) -> list[discord.File]:
        """The picture, if there is one, as it is sent, once: discord.py closes a file that it has sent."""
        return [discord.File(io.BytesIO(self.png), self.name, description=self.alt)] if self.png else []

    def below(self, content: str) -> str:
        """What a message with this painting says: *content*, and the table in words where there is no picture."""
        return content if self.png else shortened(f"{content}\n\n{self.text}", LONGEST_POST)


@dataclass(frozen=True, slots=True)
class Film:
    """A game, drawn from its beginning in so many *pictures*; `alt` describes how it ends."""

    gif: bytes
    pictures: int
    alt: str
    name: str

    def file(self, alt: str) -> discord.File:
        """The film as it is sent, once, and described as its reader likes."""
        return discord.File(io.BytesIO(self.gif), self.name, description=alt)


class Painter:
    """Draws and describes what a seat, or with none the gallery, may see of a table."""

    def __init__(self, studio: Studio | None = None, projector: Projector | None = None) -> None:
        self._studio = studio or Threads()
        self._projector = projector or InThreads()
        self._film = asyncio.Lock()
        self._latest: tuple[str, Film] | None = None
        """The film that was made last: when a game ends, all who played it ask for it."""

    async def open(self) -> None:
        """Get ready."""
        await self._studio.open()

    async def paint(self, position: Position, seat: Seat | None, language: str, order: Order | None = None) -> Painting:
        """Draw and describe a view, with the order its seat has left; what cannot be done is missing, and logged."""
        return await self._paint(position, _subject(position, seat, language, order))

    async def close_up(
        self, position: Position, seat: Seat, language: str, considered: Action | None = None
    ) -> Painting | None:
        """Draw and describe what lies before a seat, as it would with an action; nothing if the game shows no such."""
        subject = _close(position, seat, language, considered)
        return await self._paint(position, subject) if closeup(subject) is not None else None

    def shows(self, position: Position, seat: Seat, considered: Action) -> bool:
        """Whether there is a close-up of an action before it is done."""
        return closeup(_close(position, seat, position.row.language, considered)) is not None

    async def _paint(self, position: Position, subject: Subject) -> Painting:
        row = position.row
        sheet = await self._studio.paint(subject)
        if sheet.trouble:
            _log.error("table %d, ply %d: cannot be drawn and told:\n%s", row.id, row.ply, sheet.trouble)
        PICTURES.observe(sheet.seconds)
        _log.debug("table %d, ply %d: drawn in %.0f ms", row.id, row.ply, sheet.seconds * 1000)
        return Painting(sheet.png, sheet.alt, sheet.text, f"{position.game.key}-{row.id}-{row.ply}.png")

    async def tell(self, position: Position, seat: Seat | None, language: str, order: Order | None = None) -> str:
        """Describe a view at length, with the order that its seat has left."""
        return await asyncio.to_thread(told, _subject(position, seat, language, order))

    async def film(
        self, position: Position, language: str, moments: Callable[[], Awaitable[Sequence[Table]]]
    ) -> Film | None:
        """Draw the *moments* that led to a position, as everybody may see them; nothing if that cannot be done.

        They are asked for only where they are not drawn already: a whole game is played again to find them.
        """
        row = position.row
        name = f"{position.game.key}-{row.id}-{row.ply}-{language}.gif"
        async with self._film:
            if self._latest is None or self._latest[0] != name:
                tables = await moments()
                joined = await self._projector.film(Reel(position.game, tables, language, row.names))
                if not joined:
                    _log.error("table %d, ply %d: no film can be made", row.id, row.ply)
                    return None
                alt = (await asyncio.to_thread(described, _subject(position, None, language))).alt
                self._latest = name, Film(joined, len(tables), alt, name)
            return self._latest[1]

    async def close(self) -> None:
        """Draw nothing more."""
        await self._studio.close()
        await self._projector.close()


def _close(position: Position, seat: Seat, language: str, considered: Action | None) -> Subject:
    return replace(_subject(position, seat, language, None), close=True, considered=considered)


def _subject(position: Position, seat: Seat | None, language: str, order: Order | None = None) -> Subject:
    return Subject(position.game, position.table, seat, language, position.row.names, order)
