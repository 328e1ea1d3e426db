"""Shares the work with other processes on the same database: who shows which tables, who holds
which shard, and how fast all of them together ask Discord.

A gateway answers people and writes their moves; a worker shows tables, reminds, obeys orders and
lets computer players move, in the channels whose slots it holds. `run` does both.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from bot.cluster.neighbours import Neighbours
from bot.cluster.slots import Slots
from bot.commands.request import Services
from bot.delivery.cup_posts import CupPosts
from bot.delivery.interactions import HandedOver, Interaction, is_answered
from bot.delivery.rate_limit import Pace
from bot.delivery.votes import VotePosts
from bot.hosting.scheduler import Scheduler
from bot.operations.login import Identifying
from bot.operations.settings import CannotRun, Role
from bot.store import StoreError, TableId, UserId
from bot.store.cups import CupId
from bot.store.startup import StartupStore
from bot.workers.automas import Automas

OF_SHARDS, OF_LOGINS, OF_EMOJIS = 0x7061_7204, 0x7061_7205, 0x7061_7206
"""The kinds of these locks."""
COUNT_BITS = 16
HANDED_OVER = "handed over"
"""What an interaction is marked with of which another process was told."""
MOST_LOOKED_UP = 1_000
"""Tables that are behind. If there are more, a search of all tables is as quick."""
LOOKED_EVERY_SECONDS = 0.2
CLAIMED_EVERY_SECONDS = 1.0
CLAIMED_WITHIN_SECONDS = 20.0
"""How long a shard that was this process's may seem to be another's: the server may not have
noticed yet that the connection that held its lock is gone.
"""

_log = logging.getLogger(__name__)


class Sharing:
    """The share of the work that this process does, among its *neighbours*."""

    def __init__(
        self,
        neighbours: Neighbours,
        role: Role,
        services: Services,
        automas: Automas,
        scheduler: Scheduler,
        vote_posts: VotePosts,
        cup_posts: CupPosts,
        pace: Pace,
    ) -> None:
        self._neighbours, self._role, self._services = neighbours, role, services
        self._automas, self._scheduler, self._votes = automas, scheduler, vote_posts
        self._cups = cup_posts
        self._host, self._delivery = services.host, services.table_delivery
        self._interactions = self._delivery.interactions
        self.slots = Slots(neighbours, self._host.tables)
        self._tasks: set[asyncio.Task[None]] = set()
        self._claimed: dict[int, str] = {}
        """The locks of the shards that this process holds, and what is said if another does."""
        self._session: object = None
        """The connection that holds these locks."""
        self.shard_lost: asyncio.Future[CannotRun] = asyncio.get_running_loop().create_future()
        """Done once another gateway has taken one of these shards: the bot must stop."""
        self._host.changes.owns = self.slots.owns
        services.reminders.owns = self.slots.owns
        services.reminders.reminds = self.slots.reminds
        services.reminders.startup = lambda: self._own(self.slots.held)
        cup_posts.holds = self.slots.shows
        self._delivery.tell_notice = self._tell_notice
        self._delivery.on_shown = self._tell_shown
        self._interactions.hand_over = self._hand_over
        self._interactions.withdraw = self._withdraw
        pace.lease = neighbours.lease
        neighbours.on_change.append(self._hear_change)
        neighbours.on_said.append(self._hear_said)
        neighbours.on_missed.append(self._catch_up)

    def start(self) -> None:
        """Take slots from now on, if this process shows tables."""
        if self._role.shows and not self.slots.started:
            self.slots.start(self._prepare, self._take_up, self._scan, self._leave)

    async def close(self) -> None:
        """Take up nothing more."""
        await self.slots.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def claim(self, shard: int, count: int) -> None:
        """Claim a shard; raise `CannotRun` if another gateway holds it."""
        lock = count << COUNT_BITS | shard
        held = f"Another gateway on this database holds shard {shard} of {count}."
        if not await self._neighbours.take_now(OF_SHARDS, lock):
            raise CannotRun(held)
        if not self._claimed:
            self._do(self._keep_claims())
        self._claimed[lock] = held

    async def _keep_claims(self) -> None:
        """Claim the shards again whenever the connection that held their locks was lost, until
        another gateway has taken one of them.
        """
        clock = asyncio.get_running_loop().time
        claimed = clock()
        while True:
            await asyncio.sleep(CLAIMED_EVERY_SECONDS)
            try:
                taken_by_another = await self._claim_again()
            except StoreError as error:
                _log.info("the shards cannot be claimed: %s", error)
                claimed = clock()
                continue
            if taken_by_another is None:
                claimed = clock()
            elif clock() - claimed > CLAIMED_WITHIN_SECONDS:
                self.shard_lost.set_result(CannotRun(taken_by_another))
                return

    async def _claim_again(self) -> str | None:
        """Take the locks of the shards if their connection was lost; return what is to be said if
        another process holds one of them.
        """
        await self._neighbours.taken(OF_SHARDS)  # only its use shows that a connection is lost
        session = self._neighbours.session
        if session is self._session:
            return None
        for lock, held in list(self._claimed.items()):
            if not await self._neighbours.take_now(OF_SHARDS, lock):
                return held
        self._session = session
        return None

    async def wait_for_login(self, shard: int, identifying: Identifying) -> None:
        """Wait until no other process logs a shard in; then keep them from it for a while."""
        bucket = shard % identifying.at_once
        await self._take(OF_LOGINS, bucket)
        self._do(self._give_later(OF_LOGINS, bucket, identifying.apart))

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Wait until no other process uploads emojis, and keep them from it meanwhile."""
        await self._take(OF_EMOJIS, 0)
        try:
            yield
        finally:
            await self._neighbours.give(OF_EMOJIS, 0)

    async def _prepare(self, slots: Collection[int]) -> None:
        """Find what may have been posted in channels before anything is posted there."""
        await self._delivery.find_unshown(self._own(slots))

    def _own(
        self, slots: Collection[int], among: Collection[TableId] | None = None
    ) -> StartupStore:
        """What finds the tables in the channels of slots, so that they count as this process's;
        all of them, or some.
        """
        return self._host.startup.only(slots, self.slots.learn, among)

    async def _take_up(self, slots: Collection[int]) -> None:
        """Do in channels that are this process's from now on what a start does in all."""
        startup = self._own(slots)
        await self._services.waiting_turns.open()
        await self._votes.find_unshown()
        await self._delivery.show_unshown(startup)
        self._votes.show_unshown()
        await self._cups.look(slots)
        await self._automas.start(startup)
        await self._scheduler.start(startup)
        await self._services.reminders.start(startup)
        self._services.puzzle_posts.start()

    async def _scan(self, slots: Collection[int], everywhere: bool) -> None:
        """Do what nobody has told of: everywhere, or at tables that may be shown out of date."""
        startup = self._own(slots)
        if not everywhere and len(behind := await startup.behind()) <= MOST_LOOKED_UP:
            startup = self._own(slots, behind)
        await self._delivery.show_unshown(startup)
        await self._votes.look()
        await self._cups.look(slots)
        await self._automas.start(startup)
        await self._scheduler.look(startup)
        await self._services.reminders.start(startup)
        self._services.puzzle_posts.start()  # had the start failed before it

    async def _leave(self, slots: Collection[int]) -> None:
        """Finish what is being done in channels that are another process's from now on."""

        def gone(table: TableId) -> bool:
            return self.slots.known.get(table) in slots

        await self._automas.leave(gone)
        await self._scheduler.leave(gone)
        await self._services.reminders.leave(gone)
        await self._delivery.leave(gone)
        await self._votes.leave(gone)
        await self._cups.leave(slots)

    def _hear_change(self, table: TableId, seats: bool) -> None:
        if self.slots.held:
            if seats:
                self._host.changes.announce_freed(table)
            self._host.changes.announce(table)

    def _hear_said(self, kind: str, value: Any) -> None:
        match kind:
            case "turns" if self.slots.held:
                tables = [TableId(of) for of in value]
                self._do(self._services.waiting_turns.hear(tables))
                for table in tables:  # a turn may have ended while another process reminded of it
                    self._host.changes.if_own(table, self._services.reminders.wake)
            case "preferences":
                self._do(self._services.people.read_again(UserId(value)))
            case "forgotten":
                self._services.people.forget(UserId(value))
            case "server":
                self._do(self._services.servers.open())
            case "cup" if self.slots.held:
                self._cups.wake(CupId(value))
            case "notice" if self.slots.held:
                # The answer of the process that says so may bear it all the same.
                self._delivery.post_notice(TableId(value), doubtful=True)
            case "move" if self.slots.held:
                table, ply, user, *interaction = value
                self._interactions.take_over(table, ply, user, HandedOver(*interaction))
            case "withdrawn" if self.slots.held:
                self._interactions.give_back(*value)
            case "answered" if self.slots.held:
                self._interactions.note_answered(value)
            case "shown":
                self._services.shown(TableId(value))

    async def _hand_over(self, table: TableId, ply: int, interaction: Interaction) -> None:
        """Hand an interaction over to whoever shows the table, before the move is made: so it is
        known there when the move is.
        """
        of = interaction
        if await self.slots.owns(table):
            return
        told = (table, ply, of.user.id, of.id, of.application_id, of.token, of.channel_id)
        try:
            await self._neighbours.say("move", told)
        except StoreError as error:
            _log.info("nobody is told of an interaction: %s", error)
        else:
            interaction.extras[HANDED_OVER] = True
            self._do(self._say_answered(interaction))

    def _withdraw(self, table: TableId, interaction: Interaction) -> None:
        """Say that an interaction that was handed over has made no move."""
        if interaction.extras.pop(HANDED_OVER, False):
            self._do(
                self._neighbours.say("withdrawn", (table, interaction.user.id, interaction.id))
            )

    async def _say_answered(self, interaction: Interaction) -> None:
        if await is_answered(interaction):
            await self._neighbours.say("answered", interaction.id)

    def _catch_up(self) -> None:
        """Read again what is kept in memory: something was missed."""
        self._do(self._services.people.open())
        self._do(self._services.servers.open())
        self._do(self._services.waiting_turns.open())
        if self.slots.held:
            self._do(self._scan(frozenset(self.slots.held), True))

    def _tell_notice(self, table: TableId) -> None:
        # A worker heard this from the process that opened the table. If the slot is not its own,
        # another worker posts it.
        if not self.slots.held:
            self._do(self._neighbours.say("notice", table))

    def _tell_shown(self, table: TableId) -> None:
        # Whoever answers the people at a table asks them again below its post.
        self._services.shown(table)
        self._do(self._neighbours.say("shown", table))

    async def _take(self, kind: int, number: int) -> None:
        """Take a lock as soon as nobody else holds it."""
        while not await self._neighbours.take_now(kind, number):  # noqa: ASYNC110  # it tells nobody
            await asyncio.sleep(LOOKED_EVERY_SECONDS)

    async def _give_later(self, kind: int, number: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._neighbours.give(kind, number)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as error:
            _log.info("what other processes have said cannot be looked at: %s", error)
