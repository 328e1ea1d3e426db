"""Bots forked from a process that has read the program already: so that dozens can be started, and
killed, in one test.

The program forks one for every line of its input, `START LATER`: after so many steps it kills
itself, counted from its start or from the signal `ARM`; -1 is never. A step is a statement of SQL,
or a commit, that is about to be carried out. It says `ended` whenever one is dead.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sqlalchemy import Engine, event

from bot.app import Parlour, Workers
from bot.sandbox.seam import point
from bot.sandbox.server import StandIn
from bot.store import open_store
from bot.workers.picture_worker import Subject, described
from games.chance import Chance
from games.engine import Seat, begin
from renderers.words import LANGUAGES
from tests.bot.forked_commands import fork_program
from tests.bot.forks import Forks, fork_for_each
from tests.bot.once import unflushed, unpaced
from tests.bot.scribes import Scribes
from tests.bot.tab import end
from tests.bot.wire import PATIENCE, SOON, until
from tests.library import GAMES, LIBRARY

ARM = signal.SIGUSR1
NEVER = -1


@dataclass
class Forked:
    """The process from which bots are forked; one lives at a time."""

    stand_in: StandIn
    forks: Forks

    @property
    def ended(self) -> asyncio.Task[bytes] | None:
        """Done when the bot is dead."""
        return self.forks.ended

    async def start(self, at_start: int = NEVER, later: int = NEVER) -> None:
        """Fork a bot, and wait until it has logged in, or is dead."""
        await self.forks.fork(f"{at_start} {later}")
        await self.until_dead_or(lambda: self.stand_in.gateway.is_connected)

    async def until_dead_or(self, found: Callable[[], bool]) -> None:
        """Wait until something is so, or the bot is dead."""
        assert self.ended is not None
        happening = asyncio.create_task(until(self.stand_in.world, found, PATIENCE))
        await asyncio.wait({happening, self.ended}, return_when=asyncio.FIRST_COMPLETED)
        if not happening.done():
            happening.cancel()
        await asyncio.gather(happening, return_exceptions=self.ended.done())

    def arm(self) -> None:
        """Let the bot count its steps from now on."""
        self.forks.send(ARM)

    async def kill(self) -> None:
        """Kill the bot, if it still lives, and wait until it is dead and the line to it is cut."""
        await self.forks.strike()
        await until(self.stand_in.world, lambda: not self.stand_in.gateway.is_connected, PATIENCE)


@asynccontextmanager
async def forking(stand_in: StandIn, folder: Path) -> AsyncIterator[Forked]:
    """A process that forks bots whose tables are in a folder; at the end neither it nor a bot is
    left.
    """
    process = await fork_program(__name__, stand_in.address, stand_in.world.token, str(folder))
    forked = Forked(stand_in, Forks(process))
    try:
        yield forked
    finally:
        end(process)
        await process.wait()
        if forked.ended is not None:
            await forked.ended


class Countdown:
    """Kills this process after so many steps."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def step(self, *_: object) -> None:
        """Note that a step is about to be made."""
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        self.left = max(NEVER, self.left - 1)


async def live(token: str, folder: Path, countdown: Countdown, later: int) -> None:
    """Be a bot until this process is killed, or whoever forks is."""
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(ARM, lambda: setattr(countdown, "left", later))
    loop.add_reader(sys.stdin.fileno(), os._exit, 0)
    store = await open_store(folder / "parlour.db")
    await Parlour(store, LIBRARY, workers=Workers(pictures=Scribes()), **SOON).start(token)


@cache
def warm() -> None:
    """Do once what every bot would do anew: read the words, and learn how tables are written."""
    for game in GAMES:
        table = begin(
            game.rules.set_up(min(game.rules.seats), Chance(1), game.rules.chosen())
        ).table
        game.rules.codec.read_table(game.rules.codec.write_table(table))
        for seat in range(min(game.rules.seats)):
            described(
                Subject(
                    game,
                    table,
                    Seat(seat),
                    LANGUAGES[0],
                    [str(n) for n in range(max(game.rules.seats))],
                )
            )
    gc.freeze()


def main(address: str, token: str, folder: str) -> None:
    """Fork a bot for every line."""
    point(address)
    warm()
    logging.basicConfig(level=logging.ERROR, filename=Path(folder) / "errors.log")

    def be_a_bot(line: str) -> None:
        at_start, later = map(int, line.split())
        countdown = Countdown(at_start)
        for moment in ("before_cursor_execute", "commit"):
            event.listen(Engine, moment, countdown.step)
        asyncio.run(live(token, Path(folder), countdown, later))

    with unflushed(), unpaced():
        fork_for_each(sys.stdin, be_a_bot)
