"""Pictures for tests that look at none: what would be told of a table stands in the file."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.workers.picture_worker import PaintedPicture, Wanted, described

PIXEL = bytes.fromhex("524946461a000000574542505650384c0e0000002f00000000071011fd0f4444ff03")
"""A WebP picture of one point."""


class Scribes:
    """A pool whose pictures are descriptions: as quick as it is easy to find out what they give
    away. Drawing takes most of an evening's time, and is tried in `tests/renderers`, at every ply
    of games of each kind.
    """

    async def open(self) -> None:
        """Nothing is to be done."""

    async def run(self, subject: Wanted) -> PaintedPicture:
        """Write into the file what would be told at length."""
        sheet = described(subject)
        return replace(sheet, still=PIXEL + sheet.text.encode())

    async def close(self) -> None:
        """Nothing is to be done."""


class HeldScribes(Scribes):
    """Scribes that hand out nothing while they may not."""

    def __init__(self) -> None:
        self.may_draw = asyncio.Event()
        self.may_draw.set()

    async def run(self, subject: Wanted) -> PaintedPicture:
        """Write the file, as soon as that is allowed."""
        await self.may_draw.wait()
        return await super().run(subject)
