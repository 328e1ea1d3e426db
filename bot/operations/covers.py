"""The pictures on the sandbox's first page: the scene of each game's poster."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import BytesIO
from typing import Any

from PIL import Image

from bot.hosting.host import AnyGame
from bot.messages.language import words_of
from bot.messages.outcomes import outcome
from bot.workers.picture_worker import Subject, painted
from games.automa import choose_by_habit
from games.chance import Chance
from games.engine import Table, begin, play
from games.history import Turn

WIDTH = 640
"""Pixels: twice what the page shows, for fine screens."""
QUALITY = 80
SCENE = (0.02, 1 / 6, 0.96, 0.48)
"""What of a poster is shown, within its frame, below who has won and above by what: left, top,
width and height, from 0 to 1.
"""
SEATS = 3
LUCK = 21
"""The luck of the shown game. It only decides whom and which cards one sees."""


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
            self._tables[game.key] = ended(game)
        table, words = self._tables[game.key], words_of(language, game)
        told = outcome(game, table, None, self._names, words)
        subject = Subject(game, table, None, language, self._names, outcome=told, shared=True)
        still = painted(subject).still
        return reduced(still) if still else b""


def ended(game: AnyGame) -> Table:
    """Return the end of a game that is played by habit."""
    tables, _ = played(game, max(seats for seats in game.rules.seats if seats <= SEATS), LUCK)
    return tables[-1]


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
    """Return the scene of a poster at the width of a cover, as WebP."""
    with Image.open(BytesIO(picture)) as drawn:
        x, y, w, h = SCENE
        left, top = drawn.width * x, drawn.height * y
        box = left, top, left + drawn.width * w, top + drawn.height * h
        high = round(WIDTH * drawn.height * h / (drawn.width * w))
        whole = drawn.convert("RGB")
        small = whole.resize((WIDTH, high), Image.Resampling.LANCZOS, box=box)
    written = BytesIO()
    small.save(written, "WEBP", quality=QUALITY)
    return written.getvalue()
