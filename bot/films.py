"""A game as a film: key moments drawn one after the other, and joined, in a process that lives no longer than that.

`python -m bot.films` is asked with tables as their game's codec writes them, and answers with an animated picture. The
process is its own, because whoever waits for the picture of a move is not to wait for somebody's film.
"""

from __future__ import annotations

import asyncio
import os
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, Protocol

import orjson

from bot.aside import Aside
from bot.frames import frame, live
from games import GAMES
from games.engine import Table
from games.game import Game
from renderers import picture
from renderers.film import film
from renderers.words import words_for

LONGEST = 180.0
"""Seconds after which a film is given up: two dozen pictures, drawn by a process that has drawn none before."""
GENTLENESS = 5
"""How far other pictures go before films where the processor is scarce."""


@dataclass(frozen=True, slots=True)
class Reel:
    """Tables that are to be seen one after the other, by nobody's eyes but the gallery's."""

    game: Game[Any, Any]
    tables: Sequence[Table]
    language: str
    names: Sequence[str]


class Projector(Protocol):
    """Where films are made."""

    async def film(self, reel: Reel) -> bytes:
        """Draw and join; nothing, if that goes wrong."""

    async def close(self) -> None:
        """Make nothing more."""


class Threads:
    """Threads of this process, which know all that it knows: for games that only a test has heard of."""

    async def film(self, reel: Reel) -> bytes:
        """Draw and join in a thread."""
        return await asyncio.to_thread(filmed, reel)

    async def close(self) -> None:
        """Nothing is to be done."""


class Processes:
    """A process for each film, one after the other: what it needs is given back with it."""

    def __init__(self) -> None:
        self.projectors = Aside("bot.films", 1, LONGEST)

    async def film(self, reel: Reel) -> bytes:
        """Draw and join in a process that is ended then."""
        # Two dozen tables take as long to write as an answer may: not on the event loop.
        answer = await self.projectors.ask(await asyncio.to_thread(asking, reel))
        await asyncio.gather(*(worker.end() for worker in self.projectors.workers))
        return b"" if answer is None else answer[1]

    async def close(self) -> None:
        """End the process, whatever it is at."""
        await self.projectors.close()


def filmed(reel: Reel) -> bytes:
    """Draw and join; nothing, if a scene runs into trouble, which is printed."""
    words = words_for(reel.language, "bot", reel.game.package)
    try:
        return film([picture(reel.game.look(table, None), words, reel.names) for table in reel.tables])
    except Exception:  # noqa: BLE001 - whatever it is, the moments can still be looked at one by one
        traceback.print_exc()
        return b""


def asking(reel: Reel) -> bytes:
    """The frame that asks for a film."""
    written = [reel.game.codec.write_table(table) for table in reel.tables]
    head = {
        "game": reel.game.key,
        "language": reel.language,
        "names": list(reel.names),
        "lengths": [len(table) for table in written],
    }
    return frame(head, b"".join(written))


def asked_for(head: bytes, body: bytes) -> Reel:
    """What a frame asks for."""
    asked = orjson.loads(head)
    game = next(game for game in GAMES if game.key == asked["game"])
    cuts = pairwise(accumulate(asked["lengths"], initial=0))
    tables = [game.codec.read_table(body[begin:end]) for begin, end in cuts]
    return Reel(game, tables, asked["language"], asked["names"])


def answer(head: bytes, body: bytes) -> bytes:
    """The frame that answers one that asks."""
    return frame({}, filmed(asked_for(head, body)))


if __name__ == "__main__":
    os.nice(GENTLENESS)
    live(answer)
