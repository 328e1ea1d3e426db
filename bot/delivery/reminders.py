"""Reminds people of their turns, at the hours they chose, and never of a turn that is over.

The due time of a reminder is not stored. It is computed from the stored turn and the reader's
preferences, so a restart neither loses nor repeats a reminder. The turns stay in the database, and
it is asked again and again who is to be reminded soon. One task sends all reminders, one after
the other.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import discord

from bot.delivery.errors import MAYBE_SENT, REQUEST_FAILURES, retry_seconds
from bot.delivery.heads_up import HeadsUps, is_awake
from bot.delivery.reminder_messages import RETRY_SECONDS, ReminderMessages
from bot.delivery.reminder_queue import ReminderQueue
from bot.delivery.waiting_turns import CALL_MARGIN_SECONDS, WaitingTurns
from bot.hosting.changes import Gone
from bot.hosting.clock import HOUR_SECONDS, Sleep, sleep_until
from bot.hosting.host import Host
from bot.hosting.preferences import KnownPreferences
from bot.hosting.quiet_hours import awake_at
from bot.store import Preferences, StoreAway, TableId, UserId, WaitRow, Where
from bot.store.people import PeopleStore
from bot.store.startup import StartupStore

LAST_SECONDS = 2.0
"""How long closing waits for a reminder that is being sent."""
AHEAD_SECONDS = 600.0
"""How far ahead the database is asked whom to look at."""
LOOK_AGAIN_SECONDS = 5.0
"""When to look again at a turn that is over at another worker's table, but still noted."""

_log = logging.getLogger(__name__)


class Reminders:
    """Reminds the people at *host*'s tables through *client*.

    *sleep* waits for so many seconds of the host's clock.
    """

    def __init__(
        self,
        client: discord.Client,
        people_store: PeopleStore,
        host: Host,
        people: KnownPreferences,
        waiting_turns: WaitingTurns,
        *,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._host = host
        self._people = people
        self._waiting_turns = waiting_turns
        self._sleep = sleep
        self._queue = ReminderQueue()
        self.owns: Callable[[TableId], Awaitable[bool]] = _own
        """Whether this process calls people to a table, and looks whom it waits for."""
        self.reminds: Callable[[UserId], bool] = lambda _: True
        """Whether this process reminds a person, of all their turns."""
        self.startup: Callable[[], StartupStore] = lambda: host.startup
        """Finds the people whom this process reminds, and calls to its tables."""
        self._ahead = -math.inf
        """Unix time from which on the database is to be asked again."""
        self._asked_again: set[UserId] = set()
        """People whose turns are to be looked at again, because their preferences have changed."""
        self._unplayable: set[TableId] = set()
        """Tables whose game is not installed. Nobody is reminded of them until the next start."""
        self._busy = asyncio.Lock()
        self._changed: set[TableId] = set()
        self._wake_up = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()
        self._not_before: dict[UserId, float] = {}
        """When to try again after a reminder could not be sent."""
        self._messages = ReminderMessages(client, people_store, host, people, waiting_turns)
        self._heads_ups = HeadsUps(self._messages, host, people, waiting_turns)
        host.changes.on_change.append(self.wake)
        people.changed.append(self._reschedule)
        waiting_turns.changed.append(self._queue_changed)
        waiting_turns.opened.append(self._ask_anew)

    async def start(self, startup: StartupStore | None = None) -> None:
        """Start reminding. Turns that changed while the bot was down are looked at first.

        *startup* finds the tables that are this process's from now on.
        """
        if self._closed.is_set() or (self._task is not None and startup is None):
            return
        self._changed.update(await (startup or self._host.startup).with_stale_turns())
        if startup is not None:
            # What was due before may have been sent by whoever died.
            self._messages.started = self._host.clock()
        self._wake_up.set()
        # The bot may have been closed during the query above.
        if self._task is None and not self._closed.is_set():
            self._messages.started = self._host.clock()
            self._task = asyncio.create_task(self._run(), name="reminders")

    async def leave(self, gone: Gone) -> None:
        """Finish what is being done, and do nothing more at tables that are another process's."""
        self._changed.difference_update([table for table in self._changed if gone(table)])
        async with self._busy:
            pass

    def wake(self, table: TableId) -> None:
        """Look again whom a table waits for."""
        self._changed.add(table)
        self._wake_up.set()

    async def close(self) -> None:
        """Stop reminding. What falls due from now on is sent after the next start."""
        self._host.changes.on_change.remove(self.wake)
        self._closed.set()
        self._wake_up.set()
        if self._task is not None:
            # A reminder that was sent must be recorded as well.
            _, late = await asyncio.wait({self._task}, timeout=LAST_SECONDS)
            for task in late:
                task.cancel()

    async def mute(self, user: UserId, message: int) -> bool:
        """Mute the turns of *user* that a reminder lists. Return False if none of them is open."""
        return await self._waiting_turns.mute(user, message)

    async def _run(self) -> None:
        while not self._closed.is_set():
            self._wake_up.clear()
            while self._changed and not self._closed.is_set():
                async with self._busy:
                    await self._look(self._changed.pop())
            if self._host.clock() >= self._ahead:
                await self._ask_ahead()
            while self._asked_again and not self._closed.is_set():
                await self._queue_again(self._asked_again.pop())
            now, due = self._host.clock(), self._queue.next()
            if self._closed.is_set():
                return
            if due is not None and due[0] <= now:
                async with self._busy:
                    await self._remind(due[1])
            elif self._ahead > now:
                until = self._ahead if due is None else min(due[0], self._ahead)
                await sleep_until(self._wake_up, self._sleep, until - now)

    def _ask_anew(self) -> None:
        """Ask the database again, before anything else: turns may have changed unheard."""
        self._ahead = -math.inf
        self._wake_up.set()

    async def _ask_ahead(self) -> None:
        """Ask the database whom to look at until some minutes from now."""
        now = self._host.clock()
        # While the database is read, somebody may want it asked anew: `_ahead` changes then.
        until = self._ahead = now + AHEAD_SECONDS
        # Turns that change while the database is read are queued by themselves up to there.
        self._queue.horizon = max(self._queue.horizon, until)
        try:
            startup = self.startup()
            calls = await startup.to_call(until)
            turns = await startup.to_remind(until)
        except Exception as failure:  # noqa: BLE001 - whatever it is, it may pass
            _tell(failure, "nobody knows who is to be reminded, asking again soon")
            self._ahead = now + LOOK_AGAIN_SECONDS
            return
        for user, at in calls.items():
            self._queue.add(user, max(at, self._not_before.get(user, 0)))
        for user, at in turns.items():
            self._queue.add(user, self._awake(user, at, now))

    def _reschedule(self, user: UserId) -> None:
        """Compute the due times again for somebody whose preferences have changed."""
        if self.reminds(user):
            self._asked_again.add(user)
            self._wake_up.set()

    def _queue_changed(self, turns: Sequence[WaitRow]) -> None:
        """Take in turns of which something has changed, here or in another process."""
        now = self._host.clock()
        for wait in turns:
            if (at := self._due(wait, now)) is not None:
                self._queue.add(wait.user, at)
        self._wake_up.set()

    async def _queue_again(self, user: UserId) -> None:
        """Compute again when to look at somebody."""
        try:
            found, now = await self._waiting_turns.of(user), self._host.clock()
            times = [self._due(wait, now) for wait in found if await self._is_ours(wait)]
            at = min((at for at in times if at is not None), default=math.inf)
        except Exception as failure:  # noqa: BLE001 - whatever it is, it may pass
            _tell(failure, "nobody knows when somebody is to be reminded, asking again soon")
            at = self._host.clock() + LOOK_AGAIN_SECONDS
        self._queue.add(user, at)

    async def _is_ours(self, wait: WaitRow) -> bool:
        """Whether this process does what is due next of a turn."""
        return wait.call_at is None or await self.owns(wait.table)

    def _due(self, wait: WaitRow, now: float) -> float | None:
        """When the next thing of a turn is due, at *now* at the earliest; None if nothing is."""
        if wait.table in self._unplayable:
            return None
        if wait.call_at is not None:
            return max(wait.call_at, self._not_before.get(wait.user, 0))
        preferences = self._people.of(wait.user)
        if not self.reminds(wait.user) or not _may_be_reminded(wait, preferences):
            return None
        patience = (wait.reminded or wait.since) + preferences.hours * HOUR_SECONDS
        return self._awake(wait.user, patience, now)

    def _awake(self, user: UserId, at: float, now: float) -> float:
        """When somebody may be told what is due *at* a time, which may have passed."""
        at = max(at, now, self._not_before.get(user, 0))
        return awake_at(self._people.of(user), at)

    async def _look(self, table: TableId) -> None:
        """Record whom a table waits for now, and take back reminders of turns that are over."""
        try:
            if not await self._host.tables.is_playable(table):
                return
            look = await self._waiting_turns.look(table)
            for wait in look.ended:
                await self._messages.take_back(wait)
            await self._waiting_turns.apply(look)
            last = look.alone
            if (
                last is not None
                and self._people.of(last.user).alone
                and is_awake(self._people, last.user, self._host.clock())
            ):
                await self._messages.tell_last_to_answer(look.row, last)
            told = self._waiting_turns.heads_up(table)
            if (
                look.begun
                or look.ended
                or (told is not None and look.row.seat_of(told.user) is None)
            ):
                await self._heads_ups.update(look)
        except Exception:  # noqa: BLE001 - whatever it is, the other tables are to be looked at
            _log.exception("nobody is reminded of table %d", table)

    async def _remind(self, user: UserId) -> None:
        """Remind somebody of what is due; if that fails, try again later."""
        self._queue.remove(user)
        try:
            await self._remind_of_all_due(user)
        except Exception:  # noqa: BLE001 - whatever it is, the others are to be reminded
            _log.exception("somebody could not be reminded, trying again in %.0f s", RETRY_SECONDS)
            self._not_before[user] = self._host.clock() + RETRY_SECONDS
        finally:
            await self._queue_again(user)

    async def _remind_of_all_due(self, user: UserId) -> None:
        """Call somebody, or remind them of all due turns, after checking that they are open."""
        before = await self._waiting_turns.of(user)
        if not await self._due_turns(before):
            return
        for table in {wait.table for wait in before}:
            if not await self._host.tables.is_playable(table):
                self._unplayable.add(table)
            elif await self.owns(table):
                await self._look(table)
        noted = [
            wait
            for wait in await self._waiting_turns.of(user)
            if wait.table not in self._unplayable
        ]
        turns = [
            wait
            for wait in noted
            if await self.owns(wait.table) or await self._waiting_turns.is_open(wait)
        ]
        preferences, now = self._people.of(user), self._host.clock()
        open_turns = [wait for wait in turns if _may_be_reminded(wait, preferences)]
        due = await self._due_turns(turns)
        if not due:
            if len(turns) < len(noted):
                # The other worker has not noted yet that a turn is over. Until it has, this turn
                # is due at once, so the event loop would never be left.
                self._not_before[user] = now + LOOK_AGAIN_SECONDS
            return
        try:
            await self._notify(open_turns, due)
            self._messages.maybe_reminded.discard(user)
        except REQUEST_FAILURES as failure:
            if isinstance(failure, MAYBE_SENT):
                self._messages.maybe_reminded.add(user)
            seconds = retry_seconds(failure, RETRY_SECONDS)
            if seconds is None:  # the next reminder is tried when it is due
                _log.warning("somebody cannot be reminded: %s", failure)
                # A turn that was called or reminded of before the failure is noted anew by now.
                left = await self._waiting_turns.unchanged(due)
                await self._waiting_turns.keep(*self._messages.counted(left))
                return
            _log.warning(
                "somebody could not be reminded, trying again in %.0f s: %s", seconds, failure
            )
            self._not_before[user] = now + seconds

    async def _due_turns(self, turns: Sequence[WaitRow]) -> list[WaitRow]:
        """Return the turns of which something is due that this process does."""
        now = self._host.clock()
        due = [wait for wait in turns if (at := self._due(wait, now)) is not None and at <= now]
        return [wait for wait in due if await self._is_ours(wait)]

    async def _notify(self, open_turns: Sequence[WaitRow], due: Sequence[WaitRow]) -> None:
        """Call somebody to the turns that were not called aloud yet, and remind of the others."""
        for wait in due:
            if wait.call_at is not None:
                await self._call(wait)
        due = [wait for wait in due if wait.call_at is None]
        takes = self._messages.takes_messages
        # Where somebody is reminded may depend on the table: some are played by direct message.
        directly = [wait for wait in due if await takes(wait)]
        for wait in due:
            if wait not in directly:
                await self._messages.remind_at_the_table(wait)
        # A turn that was just called, put off or reminded of is noted anew, and not listed again.
        others = await self._waiting_turns.unchanged(open_turns)
        listed = [wait for wait in others if wait not in directly and await takes(wait)]
        if directly and not await self._messages.remind_directly(directly, listed):
            for wait in directly:
                await self._messages.remind_at_the_table(wait)

    async def _call(self, wait: WaitRow) -> None:
        """Call somebody aloud, unless their order is still about to act: then after it."""
        order = await self._host.orders.row(wait.table, wait.seat)
        if order is not None and order.due is not None:
            call_at = math.ceil(order.due) + CALL_MARGIN_SECONDS
            await self._waiting_turns.keep(replace(wait, call_at=call_at))
        else:
            await self._messages.call(wait)


def _tell(failure: Exception, said: str) -> None:
    """Log a failure; the database itself tells that it is away."""
    if isinstance(failure, StoreAway):
        _log.info("%s: %s", said, failure)
    else:
        _log.error(said, exc_info=failure)


async def _own(_: TableId) -> bool:
    """Say of every table that it is this process's."""
    return True


def _may_be_reminded(wait: WaitRow, preferences: Preferences) -> bool:
    wanted = preferences.reminders is not Where.NOWHERE
    return wanted and not wait.muted and wait.times < preferences.most
