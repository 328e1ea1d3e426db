"""Pictures and descriptions of tables, drawn in threads of their own so that the bot goes on answering meanwhile."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import discord

from bot.host import Position
from bot.language import words_of
from games.engine import Seat
from renderers import describe, picture

THREADS = 2

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Painting:
    """A view of a table, drawn and described."""

    png: bytes
    alt: str
    name: str

    @property
    def file(self) -> discord.File:
        """The picture as it is sent, once: discord.py closes a file that it has sent."""
        return discord.File(io.BytesIO(self.png), self.name, description=self.alt)


class Painter:
    """Draws what a seat, or with none the gallery, may see of a table; at most `threads` pictures at a time."""

    def __init__(self, threads: int = THREADS) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")

    async def paint(self, position: Position, seat: Seat | None, language: str) -> Painting:
        """Draw a view."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _painted, position, seat, language)

    async def tell(self, position: Position, seat: Seat | None, language: str) -> str:
        """Describe a view at length."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _told, position, seat, language)

    def close(self) -> None:
        """Draw nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _painted(position: Position, seat: Seat | None, language: str) -> Painting:
    started = time.perf_counter()
    row, words = position.row, words_of(language, position.game)
    view = position.game.look(position.table, seat)
    png, alt = picture(view, words, row.names), describe(view, words, row.names).alt
    _log.debug("table %d, ply %d: drawn in %.0f ms", row.id, row.ply, (time.perf_counter() - started) * 1000)
    return Painting(png, alt, f"{position.game.key}-{row.id}-{row.ply}.png")


def _told(position: Position, seat: Seat | None, language: str) -> str:
    view = position.game.look(position.table, seat)
    return describe(view, words_of(language, position.game), position.row.names).text
