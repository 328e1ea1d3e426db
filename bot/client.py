"""The bot's client for Discord: wires store, host, delivery, automas and commands together."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, cast

import discord
from yarl import URL

from bot.cluster.sharing import Sharing
from bot.commands import Tree, WordsTranslator, answer_press, register
from bot.commands.admission import Admission
from bot.commands.private_menus import PrivateMenus
from bot.commands.request import Services
from bot.commands.seeker_panels import SeekerPanels
from bot.delivery.cup_farewells import CupFarewells
from bot.delivery.cup_posts import CupPosts
from bot.delivery.errors import LONGEST_WAIT_SECONDS, REQUEST_FAILURES
from bot.delivery.mentions import NO_MENTIONS
from bot.delivery.own_emojis import EmojiUploads
from bot.delivery.places import leave_out_open_threads
from bot.delivery.portrait_downloads import PortraitDownloads
from bot.delivery.puzzle_posts import PuzzlePosts
from bot.delivery.rate_limit import Pace
from bot.delivery.reminders import Reminders
from bot.delivery.tables import TableDelivery
from bot.delivery.votes import VotePosts
from bot.delivery.waiting_turns import WaitingTurns
from bot.hosting.bans import KnownBans
from bot.hosting.clock import Clock, Randomness, Sleep
from bot.hosting.host import open_host
from bot.hosting.preferences import Servers
from bot.hosting.scheduler import Scheduler
from bot.messages import emojis
from bot.messages.emojis import OwnEmojis
from bot.operations.login import Identifying
from bot.operations.settings import AUTOMA_SECONDS, Role
from bot.store import Store
from bot.workers.adviser import Adviser
from bot.workers.adviser_worker import Asked, Found
from bot.workers.automa_worker import AutomaTurn
from bot.workers.automas import Automas
from bot.workers.film_worker import Reel
from bot.workers.picture_worker import PaintedPicture, Wanted
from bot.workers.pictures import Painter
from bot.workers.pool import Pool
from games.library import Library
from games.moves import Action
from games.package import AnyGame
from renderers.emojis import Emoji
from renderers.film import Animated

LAUNCHES = 2
"""How often a shard is tried at the start."""

_log = logging.getLogger(__name__)

# Nobody is told to install what only voice needs.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


@dataclass(frozen=True, slots=True)
class Workers:
    """The worker pools; where there is none, threads of this process do its work."""

    pictures: Pool[Wanted, PaintedPicture] | None = None
    films: Pool[Reel, Animated] | None = None
    automas: Pool[AutomaTurn, Action] | None = None
    advice: Pool[Asked, Found] | None = None
    emojis: Pool[AnyGame, Mapping[str, Emoji]] | None = None


IN_THREADS = Workers()


class Parlour(discord.AutoShardedClient):
    """The Discord client whose tables are those of *store*."""

    def __init__(  # noqa: PLR0913  # what a bot may be given
        self,
        store: Store,
        library: Library,
        *,
        automa_seconds: float = AUTOMA_SECONDS,
        workers: Workers = IN_THREADS,
        own_emojis: bool = False,
        role: Role = Role.ALL,
        per_person: int | None = None,
        clock: Clock = time.time,
        sleep: Sleep = asyncio.sleep,
        randomness: Randomness = secrets.randbits,
        **options: Any,
    ) -> None:
        pace = Pace()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=NO_MENTIONS,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT_SECONDS,
            http_trace=pace.trace(),
            **options,
        )
        leave_out_open_threads(self)
        host = open_host(store, library, clock, randomness)
        self._painter = Painter(
            workers.pictures,
            workers.films,
            host.replay.history,
            host.portraits.of,
            host.preferences.face_of,
        )
        people = host.preferences
        table_delivery, waits = (
            TableDelivery(self, store, host, self._painter, people, pace),
            WaitingTurns(store.turns, host),
        )
        reminders = Reminders(self, store.people, host, people, waits, sleep=sleep)
        servers = Servers(store.servers)
        self.services = Services(
            store,
            host,
            table_delivery,
            self._painter,
            people,
            waits,
            reminders,
            servers,
            Adviser(workers.advice),
            PortraitDownloads(host.portraits),
            KnownBans(store.key_values),
            PrivateMenus(host),
            SeekerPanels(host),
            PuzzlePosts(self, store.puzzles, servers, host.puzzles, self._painter, clock, sleep),
            Admission(per_person=per_person),
        )
        table_delivery.on_shown = self.services.shown
        self.identifying = Identifying()
        self._launches = Counter[int]()
        self.tree = Tree(self)
        register(self.tree, library.games)
        self._store, self._library = store, library
        store.database.on_return.append(self._resume)
        self._automas = Automas(
            host, seconds=automa_seconds, randomness=randomness, pool=workers.automas
        )
        self._scheduler = Scheduler(host, sleep=sleep)
        self._vote_posts = VotePosts(self, store.proposals, host, store.people)
        self._cup_posts = CupPosts(
            self,
            store.cups,
            host,
            self._painter,
            CupFarewells(self, servers, people),
            servers,
            sleep=sleep,
        )
        self.services.on_shown.append(self._cup_posts.hear_shown)
        self._own_emojis = OwnEmojis()
        uploads = EmojiUploads(
            self,
            store.key_values,
            library.games,
            self._own_emojis,
            clock,
            sleep,
            workers.emojis,
        )
        self.uploads = uploads if own_emojis else None
        self._role = role
        neighbours = store.database.peers
        self.sharing = (
            Sharing(
                neighbours,
                role,
                self.services,
                self._automas,
                self._scheduler,
                self._vote_posts,
                self._cup_posts,
                pace,
            )
            if neighbours is not None
            else None
        )
        self._sleep = sleep
        self._syncing: asyncio.Task[None] | None = None
        self._logging_in = False

    async def login(self, token: str) -> None:
        """Log in to Discord, without connecting."""
        self._logging_in = True
        await super().login(token)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard. discord.py calls this again and again where it fails; we end it."""
        self._launches[shard_id] += 1
        if self._launches[shard_id] > LAUNCHES:
            raise discord.GatewayNotFound
        if self.sharing is not None:
            await self.sharing.claim(shard_id, self.shard_count or 1)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord takes the login of one more shard."""
        await self.identifying.wait()
        if self.sharing is not None:
            await self.sharing.wait_for_login(shard_id or 0, self.identifying)

    async def setup_hook(self) -> None:
        """Get ready, once, after the login."""
        emojis.use(self._own_emojis)
        self.services.portraits.start()
        if self.uploads is not None:
            self.uploads.start(self.sharing.alone if self.sharing is not None else nullcontext)
        for fault in self._library.faults:
            _log.warning("%s", fault)
        await self.tree.set_translator(WordsTranslator())
        self.services.host.changes.on_change.append(self.services.table_delivery.refresh)
        await self.services.people.open()
        await self.services.waiting_turns.open()
        await self.services.servers.open()
        await self.services.bans.open()
        if self.sharing is None:
            await self.services.table_delivery.find_unshown()
            await self._vote_posts.find_unshown()
        await self._painter.open()
        if self.sharing is None:
            await self._scheduler.start()
        if self._role.answers:
            await self._sync()

    async def _resume(self) -> None:
        """Go on once the database is back: nobody knows what was written when it went away."""
        if self.sharing is not None:
            self.sharing.slots.search_all()
        await self.services.people.open()
        await self.services.waiting_turns.open()
        await self.services.servers.open()
        if self.is_ready():
            await self.catch_up()

    async def on_ready(self) -> None:
        """Show and do what was left undone, after the start or a lost connection."""
        _log.info("logged in as %s, on %d servers", str(self.user), len(self.guilds))
        await self.catch_up()

    async def catch_up(self) -> None:
        """Show and do what was left undone; where several share the work, slot by slot."""
        if self.sharing is not None:
            self.sharing.start()
            return
        await self.services.table_delivery.show_unshown()
        self._vote_posts.show_unshown()
        await self._cup_posts.look()
        await self._automas.start()
        # What could not be done or noted while the database was away is looked at again.
        await self._scheduler.look()
        await self.services.reminders.start(self.services.host.startup)
        self.services.puzzle_posts.start()
        await self._store.database.check_integrity()

    async def close(self) -> None:
        """Stop within seconds: what was being thought about or shown is taken up again at the next
        start.
        """
        if not self.is_closed():
            if self._syncing is not None:
                self._syncing.cancel()
            if self.uploads is not None:
                await self.uploads.close()
            await self.services.portraits.close()
            if self.sharing is not None:
                await self.sharing.close()
            await self._scheduler.close()
            await self._automas.close()
            await self.services.adviser.close()
            await self.services.reminders.close()
            await self.services.menus.close()
            await self.services.seekers.close()
            await self.services.puzzle_posts.close()
            await self.services.table_delivery.close()
            await self._vote_posts.close()
            await self._cup_posts.close()
            await self._painter.close()
        if self._logging_in:
            await super().close()
        else:  # discord.py's queue of events of the shards is made by the login only
            await self.http.close()

    def receive(self, interaction: Mapping[str, Any]) -> None:
        """Work on an interaction that came by HTTP, as if the gateway had told of it."""
        self._connection.parse_interaction_create(cast(Any, interaction))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer presses, and forms that were filled in: discord.py passes on only those that it
        remembers.
        """
        kinds = discord.InteractionType
        if interaction.type in {kinds.component, kinds.modal_submit}:
            await answer_press(interaction)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass on what happens as long as anybody is there to hear of it: once closed, a client has
        no event loop.
        """
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def _sync(self) -> None:
        """Tell Discord the commands, but only when they have changed: it counts how often it is
        told.
        """
        translator = self.tree.translator
        assert translator is not None
        assert self.application_id is not None, "the bot has logged in"
        commands = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        told = json.dumps([self.application_id, commands], sort_keys=True)
        digest = hashlib.sha256(told.encode()).hexdigest()
        if await self._store.key_values.get("commands") == digest:
            return
        try:
            await self.http.bulk_upsert_global_commands(self.application_id, commands)
        except discord.RateLimited as limited:
            # To end here would be to log in again and again, which Discord counts as well.
            _log.warning(
                "Discord takes the changed commands in %.0f s: it was told too often",
                limited.retry_after,
            )
            self._syncing = asyncio.create_task(self._sync_in(limited.retry_after))
            return
        await self._store.key_values.set("commands", digest)
        _log.info("told Discord the commands")

    async def _sync_in(self, seconds: float) -> None:
        """Tell it later; meanwhile those commands work that Discord knows."""
        await self._sleep(seconds)
        try:
            await self._sync()
        except REQUEST_FAILURES as failure:
            _log.warning(
                "Discord could not be told the changed commands: %s. The next start tells it.",
                failure,
            )
