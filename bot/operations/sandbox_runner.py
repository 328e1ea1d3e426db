"""Runs the sandbox: the Discord stand-in and its page in this process, the bot in another.

The bot is restarted when it ends by itself, and ends when this process does, however that happens.
Everything is kept in one folder, so a restart keeps the world, the tables and the page's address.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.operations.data_folder import alone_in
from bot.sandbox.furniture import furnish
from bot.sandbox.journal import Journal
from bot.sandbox.page import SandboxPage
from bot.sandbox.page_visit import Quicks
from bot.sandbox.rates import Rates
from bot.sandbox.server import StandIn
from bot.sandbox.world import World

SHORTEST_RUN_SECONDS = 10.0
"""A bot that ends sooner than this counts as one that failed to start."""
MOST_STARTS = 3
STOP_SECONDS = 8.0
"""The bot is killed if it takes longer than this to stop."""
OF_THE_REAL_BOT = ("PARLOUR_DATABASE", "PARLOUR_TOKEN_FILE", "PARLOUR_SHARDS", "PARLOUR_HTTP")
"""Settings for a bot on Discord, which the bot in the sandbox does not get."""

_log = logging.getLogger(__name__)


class TrialError(Exception):
    """The sandbox cannot be opened; the message says why."""


class Trial:
    """One sandbox, kept in *folder* and served on *port* of this computer.

    *limits* says whether Discord's rate limits hold. *in_container* serves it to the computer that
    runs the container, which must publish the port.
    """

    def __init__(
        self, folder: Path, port: int, *, limits: bool = True, in_container: bool = False
    ) -> None:
        self._folder = folder.absolute()
        self._port = port
        self._limits = limits
        self._in_container = in_container

    async def run(self, show: Callable[[str, Sequence[str]], None]) -> None:
        """Serve until interrupted; call *show* with the page's address once it can be opened, and
        with what else is to be said, in a line each.

        Raises `TrialError`, or `FolderError` if the folder is in use or cannot be written.
        """
        notes = self._own_cards()
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        with alone_in(self._folder), Journal(self._folder / "world") as journal:
            if not journal.world.guilds:
                furnish(journal.world)
            clock = journal.world.clock
            stand_in = StandIn(
                journal.world, rates=Rates(clock) if self._limits else Rates.lax(clock)
            )
            names = [person.shown_name for person in journal.world.people]
            # In a thread: page and bot are served meanwhile.
            quicks = asyncio.create_task(asyncio.to_thread(_load_quick_starts, names))
            page = SandboxPage(journal.world, stand_in.people, stand_in.faults, key=self._key())
            page.load(quicks)
            page.mount(stand_in.app)
            try:
                address = await stand_in.start(port=self._port, in_container=self._in_container)
            except OSError as error:
                raise TrialError(
                    f"Port {self._port} is taken by another program; --port chooses another."
                ) from error
            try:
                show(page.address(address), notes)
                await self._keep_the_bot_running(journal.world, address, stop)
                await quicks
            finally:
                await stand_in.stop()

    def _own_cards(self) -> list[str]:
        """Tell of own cards; raise `TrialError` for those that cannot be used, with which the bot
        would end at each start.
        """
        if not any((Path(self._bot) / "cards").glob("*.json")):
            return []  # as nearly always, and games take a second to load
        from bot.workers.own_cards import Archive, WrongCards, line_about

        try:
            found = Archive(Path(self._bot)).wanted()
            return [f"New tables have {line_about(own)}." for own in found.values()]
        except WrongCards as reason:
            raise TrialError(str(reason)) from reason

    def _key(self) -> str:
        """Return the secret in the page's address.

        It is kept, so that an open tab works again after a restart.
        """
        path = self._folder / "key"
        if not path.exists():
            unfinished = path.with_suffix(".part")
            unfinished.touch(mode=0o600)
            unfinished.write_text(secrets.token_urlsafe(18), encoding="ascii")
            unfinished.replace(path)
        return path.read_text(encoding="ascii")

    async def _keep_the_bot_running(self, world: World, address: str, stop: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        failed = 0
        while not stop.is_set() and failed < MOST_STARTS:
            started = loop.time()
            code = await self._run_the_bot(world, address, stop)
            if not stop.is_set():
                _log.warning("the bot ended by itself (%d)", code)
            failed = failed + 1 if loop.time() - started < SHORTEST_RUN_SECONDS else 1
        if not stop.is_set():
            raise TrialError(
                f"The bot ended {failed} times as soon as it was started; why, it has said above."
            )

    async def _run_the_bot(self, world: World, address: str, stop: asyncio.Event) -> int:
        environment = {
            "PARLOUR_LOG": "WARNING",
            "PARLOUR_REQUESTS": "0",  # one person is everybody here
            **os.environ,
            "PARLOUR_TOKEN": world.token,
            "PARLOUR_DATA": self._bot,
            # Nobody tries things out on what is played for real, nor with its token.
            **dict.fromkeys(OF_THE_REAL_BOT, ""),
        }
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "beside", address),
            stdin=asyncio.subprocess.PIPE,
            env=environment,
        )
        ended, stopped = asyncio.create_task(bot.wait()), asyncio.create_task(stop.wait())
        await asyncio.wait({ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if not ended.done():
            assert bot.stdin is not None
            bot.stdin.close()
            await asyncio.wait({ended}, timeout=STOP_SECONDS)
        if not ended.done():
            bot.kill()
        return await ended

    @property
    def _bot(self) -> str:
        return str(self._folder / "bot")


def _load_quick_starts(names: Sequence[str]) -> Quicks:
    """Return the quick starts, which need all games; people of these *names* sit on the covers."""
    from bot.operations.quick_starts import quick_starts

    return quick_starts(names)
