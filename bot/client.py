"""The bot itself: wires store, host, announcer, automas and commands to Discord; starts it all and shuts it down.

`run` goes on until it is told to stop; it raises `CannotRun` or `StoreError`, with one readable line, when it must.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import discord

from bot.announcer import Announcer
from bot.automas import Automas
from bot.commands import PRESSES, Tree, WordsTranslator, register
from bot.desk import Desk
from bot.failures import FAILURES, LONGEST_WAIT
from bot.films import Processes as Projectors
from bot.films import Projector
from bot.health import Health
from bot.host import AnyGame, Clock, Host
from bot.metrics import CountRateLimits
from bot.minds import Minds
from bot.minds import Processes as Thinkers
from bot.nudges import Nudges
from bot.orders import Orders
from bot.pace import paced
from bot.painter import Painter
from bot.people import People
from bot.polls import Polls
from bot.results import Results
from bot.servers import Servers
from bot.settings import AUTOMA_SECONDS, Settings
from bot.sleeping import Sleep
from bot.store import Store
from bot.studio import Processes as Easels
from bot.studio import Studio
from bot.waits import Waits
from games import GAMES

SEEN_FOR = 24 * 60 * 60  # seconds; Discord itself forgets an interaction after fifteen minutes

_log = logging.getLogger(__name__)

# Nobody is told to install what only voice needs.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class CannotRun(Exception):
    """Discord does not let the bot in; the message says why."""


class Parlour(discord.Client):
    """The Discord client whose tables are those of *store*."""

    def __init__(
        self,
        store: Store,
        games: tuple[AnyGame, ...] = GAMES,
        *,
        automa_seconds: float = AUTOMA_SECONDS,
        studio: Studio | None = None,
        projector: Projector | None = None,
        minds: Minds | None = None,
        clock: Clock = time.time,
        sleep: Sleep = asyncio.sleep,
        **options: Any,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            http_trace=paced(),
            **options,
        )
        host, self._painter, people = Host(store, games, clock), Painter(studio, projector), People(store)
        announcer, waits = Announcer(self, host, self._painter, people), Waits(store, host)
        nudges = Nudges(self, host, people, waits, sleep=sleep)
        self.desk = Desk(host, announcer, self._painter, people, waits, nudges, Results(store, host), Servers(store))
        self.tree = Tree(self)
        register(self.tree, games)
        self._store = store
        self._automas = Automas(host, seconds=automa_seconds, minds=minds)
        self._orders = Orders(host, sleep=sleep)
        self._polls = Polls(self, host)
        self._sleep = sleep
        self._syncing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Get ready, once, after the login."""
        await self.tree.set_translator(WordsTranslator())
        self.add_dynamic_items(*PRESSES)
        self.desk.host.changed.append(self.desk.announcer.refresh)
        await self.desk.people.open()
        await self.desk.waits.open()
        await self.desk.servers.open()
        await self.desk.announcer.look_back()
        await self.desk.announcer.hands.look_back()
        await self._polls.look_back()
        await self._painter.open()
        await self._store.forget_interactions(int(time.time()) - SEEN_FOR)
        await self._orders.start()
        await self._sync()

    async def on_ready(self) -> None:
        """Show and do what was left undone, after the start or a lost connection."""
        _log.info("logged in as %s, on %d servers", self.user, len(self.guilds))
        await self.desk.announcer.heal()
        for table in self.desk.announcer.hands.left_over:
            self.desk.announcer.refresh(table)
        self._polls.heal()
        await self._automas.start()
        await self.desk.nudges.start()
        await self._store.check()

    async def close(self) -> None:
        """Stop within seconds: what was being thought about or shown is taken up again at the next start."""
        if not self.is_closed():
            if self._syncing is not None:
                self._syncing.cancel()
            await self._orders.close()
            await self._automas.close()
            await self.desk.nudges.close()
            await self.desk.announcer.close()
            await self._polls.close()
            await self._painter.close()
        await super().close()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass on what happens as long as anybody is there to hear of it: once closed, a client has no event loop."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def _sync(self) -> None:
        """Tell Discord the commands, but only when they have changed: it counts how often it is told."""
        translator = self.tree.translator
        assert translator is not None
        commands = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        told = json.dumps([self.application_id, commands], sort_keys=True)
        digest = hashlib.sha256(told.encode()).hexdigest()
        if await self._store.kept("commands") == digest:
            return
        try:
            await self.tree.sync()
        except discord.RateLimited as limited:
            # To end here would be to log in again and again, which Discord counts as well.
            _log.warning("Discord takes the changed commands in %.0f s: it was told too often", limited.retry_after)
            self._syncing = asyncio.create_task(self._sync_in(limited.retry_after))
            return
        await self._store.keep("commands", digest)
        _log.info("told Discord the commands")

    async def _sync_in(self, seconds: float) -> None:
        """Tell it later; meanwhile those commands work that Discord knows."""
        await self._sleep(seconds)
        try:
            await self._sync()
        except FAILURES as failure:
            _log.warning("Discord could not be told the changed commands: %s. The next start tells it.", failure)


async def run(settings: Settings, stop: asyncio.Event | None = None) -> None:
    """Run the bot until *stop* is set, or a signal asks it to end."""
    stop = stop or asyncio.Event()
    store = await Store.open(settings.database)
    try:
        async with (
            Parlour(
                store, automa_seconds=settings.automa_seconds, studio=Easels(), projector=Projectors(), minds=Thinkers()
            ) as client,
            _telling(client, store, settings.port),
        ):
            with _heeding_signals(stop):
                await _stay(client, store, settings.token, stop)
    finally:
        await store.close()


@asynccontextmanager
async def _telling(client: Parlour, store: Store, port: int | None) -> AsyncIterator[None]:
    """Answer on *port* about health and figures meanwhile, if there is one."""
    async with AsyncExitStack() as open_while:
        if port is not None:
            logging.getLogger("discord.http").addHandler(CountRateLimits())
            try:
                await open_while.enter_async_context(Health(client, store).served(port))
            except OSError as error:
                raise CannotRun(f"Port {port} is taken by another program; PARLOUR_PORT chooses another.") from error
        yield


async def _stay(client: Parlour, store: Store, token: str, stop: asyncio.Event) -> None:
    connected = asyncio.create_task(_connect(client, token))
    stopped = asyncio.create_task(stop.wait())
    awaited: set[asyncio.Future[Any]] = {connected, stopped, store.broken}
    await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    if store.broken.done():
        connected.cancel()
        raise store.broken.result()
    if stop.is_set():
        _log.info("stopping")
        await client.close()
        connected.cancel()
    await asyncio.gather(connected, return_exceptions=stop.is_set())


async def _connect(client: Parlour, token: str) -> None:
    try:
        await client.start(token)
    except discord.LoginFailure as error:
        raise CannotRun(
            "Discord refuses the token in PARLOUR_TOKEN; the developer portal gives out a new one."
        ) from error
    except discord.ConnectionClosed as error:
        raise CannotRun(f"Discord ended the connection for good: {error}") from error
    except (*FAILURES, discord.GatewayNotFound) as error:
        raise CannotRun(f"Discord cannot be reached: {error}") from error
    except AttributeError as error:
        # Of discord.py's own, where the first connection to the gateway fails: it would resume one that never was.
        if client.ws is not None:
            raise
        raise CannotRun(f"Discord cannot be reached: {error.__context__}") from error


@contextmanager
def _heeding_signals(stop: asyncio.Event) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        yield
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
