"""The pictures on the sandbox's first page: each game as it looks in the middle of an evening."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import Any

from PIL import Image

from bot.hosting.host import AnyGame
from bot.workers.picture_worker import Subject, painted
from games.automa import choose_by_habit
from games.chance import Chance
from games.engine import Table, begin, play
from games.history import Turn

WIDTH = 640
"""Pixels: twice what the page shows, for fine screens."""
QUALITY = 80
SEATS = 3
LUCK = 11
"""The luck of the shown game. It only decides which cards one sees."""
MIDDLE = 0.45
"""How much of the game has been played, by its number of plies."""


class Covers:
    """Draws the cover of a game when it is first asked for, and keeps it."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._tables: dict[str, Table] = {}
        self._drawn: dict[tuple[str, str], bytes] = {}
        self._drawing = asyncio.Lock()

    async def cover(self, game: AnyGame, language: str) -> bytes:
        """Return the cover as WebP; empty if it cannot be drawn, which the worker's log says."""
        async with self._drawing:
            if (game.key, language) not in self._drawn:
                self._drawn[game.key, language] = await asyncio.to_thread(
                    self._draw, game, language
                )
        return self._drawn[game.key, language]

    def _draw(self, game: AnyGame, language: str) -> bytes:
        if game.key not in self._tables:
            self._tables[game.key] = halfway(game)
        sheet = painted(Subject(game, self._tables[game.key], None, language, self._names))
        return reduced(sheet.still) if sheet.still else b""


def halfway(game: AnyGame) -> Table:
    """Return a table in the middle of a game that is played by habit."""
    tables, _ = played(game, max(seats for seats in game.rules.seats if seats <= SEATS), LUCK)
    return tables[int(len(tables) * MIDDLE)]


def played(game: AnyGame, seats: int, luck: int) -> tuple[list[Table], list[Turn]]:
    """Return all tables of a game that is played by habit, the last of them over; and its moves."""
    chance = Chance(luck)
    tables: list[Any] = [begin(game.rules.laid_out(seats, Chance(luck), {})).table]
    turns = list[Turn]()
    while not tables[-1].over:
        table = tables[-1]
        seat = table.waiting[0].seat
        made = play(table, seat, choose_by_habit(game, table, seat, chance))
        told = [event.line for event in made.news if event.to is None]
        turns.append(Turn(seat, made.table, told))
        tables.append(made.table)
    return tables, turns


def reduced(picture: bytes) -> bytes:
    """Return a picture at the width of a cover, as WebP."""
    with Image.open(BytesIO(picture)) as drawn:
        height = round(drawn.height * WIDTH / drawn.width)
        small = drawn.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)
    written = BytesIO()
    small.save(written, "WEBP", quality=QUALITY)
    return written.getvalue()
