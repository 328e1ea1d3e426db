"""Pictures of a puzzle: what lies there, and what the one has who is asked.

The same seat is asked of everybody, so its hand is no secret, and without it hardly a puzzle can be
solved. Of the other hands nothing is shown.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

import discord

from bot.hosting.puzzles import Daily
from bot.store import UserId
from bot.workers.pictures import Painter, Painting
from games.packs import moves_of


@dataclass(frozen=True, slots=True)
class PuzzlePictures:
    """The position of a puzzle in two pictures."""

    lies: Painting
    hand: Painting

    @property
    def files(self) -> list[discord.File]:
        """Both as new files, since discord.py closes what it has sent; [] without pictures."""
        return [*self.lies.files, *self.hand.files]

    @property
    def still(self) -> bool:
        """Whether both are drawn."""
        return bool(self.lies.still and self.hand.still)

    @property
    def in_words(self) -> PuzzlePictures:
        """The same without pictures."""
        return PuzzlePictures(replace(self.lies, still=b""), replace(self.hand, still=b""))

    def below(self, content: str) -> str:
        """Return a message's content; without a picture, the position is appended as the one who is
        asked sees it.
        """
        told = self.hand if self.lies.still else replace(self.hand, still=b"")
        return told.below(content)


async def puzzle_pictures(
    painter: Painter,
    then: Daily,
    language: str,
    name: str,
    user: UserId | None = None,
    *,
    posed: bool,
) -> PuzzlePictures:
    """Draw and describe the position of a puzzle, with *name* in the seat that is asked: that
    *user*, or nobody in particular. As long as it is *posed*, it is not told what would be best.
    """
    table, _ = await asyncio.to_thread(moves_of, then.game, then.puzzle)
    asked, names = then.puzzle.seat, then.players(name)
    users = [] if user is None else [user if n == asked else None for n in range(len(names))]
    lies, hand = [
        await painter.laid_out(
            then.game, table, names, language, seat=seat, users=users, posed=posed
        )
        for seat in (None, asked)
    ]
    return PuzzlePictures(lies, hand)
