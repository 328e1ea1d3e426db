"""Shows each table that has changed: its notice, its post, the hands.

A change only says which table has changed. The table is shown as it is by then, so a second call,
or a call after a restart, changes nothing that is right already. If the bot may not post, the game
goes on, and `problem_of` says why nobody sees it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord
from prometheus_client import Gauge

from bot.delivery.catching_up import CatchUp, Rests
from bot.delivery.channels import Channels
from bot.delivery.coalescing import Coalescer, RetryQueue
from bot.delivery.errors import (
    PICTURE_REFUSED,
    REQUEST_FAILURES,
    THREAD_CLOSED,
    Code,
    code_of,
    retry_seconds,
)
from bot.delivery.forum_posts import ForumPosts
from bot.delivery.hands import Hands
from bot.delivery.interactions import Interactions, is_answered
from bot.delivery.lost_messages import LostMessages, PublicPart
from bot.delivery.notices import Notices
from bot.delivery.older_posts import OlderPosts
from bot.delivery.permissions import DisplayProblem
from bot.delivery.priority import PriorityLanes
from bot.delivery.rate_limit import Pace
from bot.delivery.ready_calls import ReadyCalls
from bot.delivery.seat_calls import SeatCalls
from bot.delivery.table_posts import TablePosts
from bot.hosting.changes import Gone, Listener
from bot.hosting.host import Host
from bot.hosting.preferences import KnownPreferences
from bot.messages.language import language_of, words_of
from bot.messages.turns import seats_to_act
from bot.store import Status, Store, StoreAway, TableId, TableRow, UserId
from bot.store.startup import StartupStore
from bot.workers.pictures import Painter

AUTOMA_WAIT_SECONDS = 4.0
"""How long a table waits for its automas, so that their quick moves make one picture."""
OPENING_SECONDS = 10.0
"""So long somebody waits who is to be told where a game is played."""
RETRY_SECONDS = 30.0
"""A table that could not be shown is tried again after this time."""
LAST_SECONDS = 2.0
"""How long closing waits for turns to be shown, and then as long again for everything else."""
TABLES_TO_SHOW = Gauge("parlour_tables_to_show", "Tables that are waiting to be shown")

_log = logging.getLogger(__name__)


class TableDelivery:
    """Shows the tables of *host* through *client*.

    It waits at most *automa_wait* seconds for automas to finish moving.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        host: Host,
        painter: Painter,
        people: KnownPreferences,
        pace: Pace,
        *,
        automa_wait: float = AUTOMA_WAIT_SECONDS,
    ) -> None:
        self._store, self._host, self._painter = store, host, painter
        self._pace, self.interactions = pace, Interactions(client)
        self._automa_wait = automa_wait
        self._channels, self._lost_messages = Channels(client), LostMessages(client)
        self._forum_posts = ForumPosts(
            client, store.shown, host, self._channels, self._lost_messages
        )
        self._notices = Notices(
            store.shown,
            host,
            painter,
            self._channels,
            self._lost_messages,
            self.interactions,
            self._forum_posts,
        )
        self.hands = Hands(
            client, store, host, painter, people, self._lost_messages, self.interactions
        )
        self.tell_notice: Listener = lambda _: None
        """Called with a table whose notice another process is to post."""
        self.on_shown: Listener = lambda _: None
        """Called with a table after everybody was shown it."""
        self._ready_calls = ReadyCalls(store.shown, host, self._channels, self._lost_messages)
        self._seat_calls = SeatCalls(store.shown, host, self._channels)
        self._turns = Coalescer("call people to table", self._call_people)
        self._others = Coalescer("show the rest of table", self._show_rest)
        self._retries = RetryQueue(self.refresh)
        TABLES_TO_SHOW.set_function(lambda: len(self._turns))
        self._lanes, self._rests = PriorityLanes(), Rests()
        self._catch_up = CatchUp(self.hands.outdated, self._others, self._lanes, pace)
        self._posts = TablePosts(
            store.shown,
            host,
            painter,
            self._channels,
            self._lost_messages,
            self.interactions,
            OlderPosts(self._channels, self.interactions, self._has_time),
            self.refresh,
        )

    def refresh(self, table: TableId) -> None:
        """Show a table soon. Further calls until then have no effect of their own."""
        self._host.changes.if_own(table, self._turns.call)

    def post_notice(self, table: TableId, *, doubtful: bool = False) -> None:
        """Post the notice of a new table that no answer bears; a *doubtful* one may be there."""
        here = partial(self._post_notice_here, doubtful=doubtful)
        self._host.changes.if_own(table, here, self.tell_notice)

    async def opened(self, table: TableId) -> TableRow:
        """Return a table that has begun just now, once its thread is open; without one if that
        takes too long, or if another process shows it.
        """
        await self._turns.wait(table, OPENING_SECONDS)
        return await self._host.tables.row(table)

    async def find_unshown(self, startup: StartupStore | None = None) -> None:
        """Find what the last run may not have posted or recorded. Call it before any request.

        *startup* finds the tables that are this process's from now on.
        """
        startup = startup or self._host.startup
        missing = await startup.without_notice()
        self._notices.missing.update(missing)
        self._lost_messages.doubt_tables([*missing, *await startup.unshown()])
        await self.hands.former.find()

    async def show_unshown(self, startup: StartupStore | None = None) -> None:
        """Show what was not shown when the bot last stopped."""
        startup = startup or self._host.startup
        await self._notices.find_lost(startup)
        unshown = await startup.unshown()
        for table in sorted({*self._notices.missing, *unshown}, reverse=True):
            self.refresh(table)
        for table in self.hands.former.tables:
            self.refresh(table)

    async def leave(self, gone: Gone) -> None:
        """Finish what is being shown of tables that are another process's from now on."""
        for tables in (self._notices.missing, self.hands.outdated, self.hands.former.tables):
            tables.difference_update([table for table in tables if gone(table)])
        for coalescer in (self._turns, self._others):  # the first ones still request the others
            await coalescer.leave(gone, LAST_SECONDS)

    def _post_notice_here(self, table: TableId, *, doubtful: bool) -> None:
        if doubtful:
            self._lost_messages.doubt(table, PublicPart.NOTICE)
        self._notices.missing.add(table)
        self.refresh(table)

    async def remove_buttons(self, row: TableRow, message: int) -> None:
        """Take the buttons from a post if it is not the newest."""
        if row.message is not None and message < row.message:
            await self._posts.older.remove_buttons(row, message)

    async def close(self) -> None:
        """Finish within seconds what is being shown, and show nothing more."""
        self._catch_up.stop()
        for coalescer in (self._turns, self._others):  # the first ones still request the others
            await coalescer.close(LAST_SECONDS)
            self._lanes.hurry()
        self._retries.close()

    def problem_of(self, row: TableRow) -> DisplayProblem | None:
        """Return why a table could not be shown at the last try, even if by an earlier run."""
        gone = row.begun and row.shown is not None and row.message is None and not row.direct
        found = self._posts.problems.get(row.id)
        return found or (DisplayProblem(row.place, Code.UNKNOWN_CHANNEL) if gone else None)

    async def _call_people(self, table: TableId, changed: asyncio.Event) -> None:
        """Show the table to everybody, and their hands to those who must act."""
        row = await self._host.tables.row(table)
        if not self._host.games.has(row.game):
            changed.clear()
            _log.warning("table %d cannot be shown: its game, %s, is not here", table, row.game)
            await self._guarded(table, lambda _: self.hands.former.remove_all(row), told=False)
            return
        await self._guarded(table, partial(self._let_automas_move, changed=changed))
        async with self._lanes.calling():
            changed.clear()
            await self._guarded(table, self._notices.post_missing)
            # Read the row once. If the notice is posted or the game starts meanwhile, there is no
            # thread yet that hands could refer to, and another round follows anyway.
            row = await self._host.tables.row(table)
            if row.notice is None:
                return
            self._rests.note(row)
            await self._guarded(table, self._show)
            self.on_shown(table)
            if row.begun:
                await self._guarded(table, self._show_hands_of_called, told=False)
        self._others.call(table)

    async def _show_rest(self, table: TableId, changed: asyncio.Event) -> None:
        """Show what nobody waits for: the other hands, and old posts without their buttons."""
        async with self._lanes.resting():
            changed.clear()
            await self._guarded(table, self._tag_post, told=False)
            # Before the hands: once all is noted as shown, no start looks at the table again.
            await self._guarded(table, self._call_to_free_seat, told=False)
            await self._guarded(table, self._show_other_hands, told=False)
            await self._guarded(table, self._call_opener, told=False)
            await self._guarded(table, self._tidy)

    def _has_time(self, table: TableId) -> bool:
        """Whether there is room for a request of a table that nobody waits for."""
        return self._catch_up.has_time and self._rests.rest(table)

    async def _let_automas_move(self, table: TableId, changed: asyncio.Event) -> None:
        """Wait for a while if only automas have to move."""
        deadline = asyncio.get_running_loop().time() + self._automa_wait
        changed.clear()
        while not self._turns.closed and await self._waits_for_automas_alone(table):
            try:
                async with asyncio.timeout_at(deadline):
                    await changed.wait()
            except TimeoutError:
                return
            changed.clear()

    async def _waits_for_automas_alone(self, table: TableId) -> bool:
        row = await self._host.tables.row(table)
        if row.status is not Status.RUNNING:
            return False
        position = await self._host.tables.position(table)
        return position.live and not seats_to_act(position)

    async def _guarded(
        self, table: TableId, show: Callable[[TableId], Awaitable[None]], *, told: bool = True
    ) -> None:
        """Show part of a table. A failure is logged or retried and does not reach other tables.

        If *told*, players are told why the table cannot be shown. A hand that cannot be shown is no
        such problem.
        """
        try:
            await show(table)
        except REQUEST_FAILURES as failure:
            seconds, row = retry_seconds(failure, RETRY_SECONDS), await self._host.tables.row(table)
            if seconds is not None:
                said = "table %d could not be shown, trying again in %.0f s: %s"
                _log.warning(said, table, seconds, failure)
                self._retries.call(table, seconds)
                return
            said = "table %d, ply %d, in channel %d cannot all be shown: %s"
            _log.warning(said, table, row.ply, row.place, failure)
            code = code_of(failure)
            explained = code in {Code.UNKNOWN_CHANNEL, *THREAD_CLOSED, *PICTURE_REFUSED}
            if told and (explained or isinstance(failure, discord.Forbidden)):
                await self._note_problem(row, code)
        except StoreAway:  # what was sent may not have been noted
            self._lost_messages.doubt_tables([table])
            _log.info("table %d is shown once the database can be used", table)
        except Exception:  # noqa: BLE001 - whatever it is, the other tables are to be shown
            _log.exception("table %d could not be shown", table)

    async def _note_problem(self, row: TableRow, code: int) -> None:
        """Note why a table cannot be shown. Whoever has just moved is told at once."""
        if code == Code.THREAD_ARCHIVED and await self._channels.is_locked(row, row.place):
            code = Code.THREAD_LOCKED
        lacked = await self._channels.missing(row, row.place)
        problem = DisplayProblem(row.place, code, lacked, await self._channels.has_left(row))
        known = self._posts.problems.get(row.id) == problem
        self._posts.problems[row.id] = problem
        mover = None if known else self.interactions.mover(row)
        seat = None if mover is None else row.seat_of(UserId(mover.user.id))
        if mover is None or seat is None or not await is_answered(mover):
            return
        try:
            await mover.followup.send(
                problem.explained(words_of(language_of(seat.locale))), ephemeral=True
            )
        except REQUEST_FAILURES as failure:
            _log.info("table %d: seat %d cannot be told: %s", row.id, seat.seat, failure)

    async def _show(self, table: TableId) -> None:
        """Show the thread, the post and the notice, once the notice has been posted."""
        row = await self._host.tables.row(table)
        if row.notice is None:
            return
        if row.direct:
            await self._guarded(table, self._notices.show_directly, told=False)
            return
        if row.status is Status.RUNNING and row.message is None and row.thread is None:
            await self._notices.open_thread(row)
            row = await self._host.tables.row(table)
        try:
            if not row.begun:
                await self._ready_calls.update(row)
                self._lost_messages.clear_all(table)
            elif row.shown != row.ply:
                await self._posts.show(await self._host.tables.position(table))
            else:
                self._lost_messages.clear(table, PublicPart.PICTURE)
        except Exception:
            # The notice may fail as well; the first failure is the one to report.
            await self._guarded(table, lambda _: self._notices.show(row), told=False)
            raise
        self._posts.problems.pop(table, None)
        self.interactions.forget_shown(await self._host.tables.row(table))
        # The notice comes second: players wait for the post, and a post unarchives the thread.
        await self._guarded(table, lambda _: self._notices.show(row), told=False)
        if row.begun:  # nobody waits for it that a call goes which nobody has to answer any more
            await self._guarded(table, lambda _: self._ready_calls.update(row), told=False)

    async def _show_hands_of_called(self, table: TableId) -> None:
        """Show their hands to those who must act.

        If somebody turns out to accept no direct messages, the post says so.
        """
        row = await self._host.tables.row(table)
        if not row.begun or row.notice is None:  # no notice, no thread that hands could refer to
            return
        acting = seats_to_act(await self._host.tables.position(table))
        unseen = row.direct or self.problem_of(row) is not None
        rests = self._rests.rest(table)
        await self.hands.show(table, acting, unseen=unseen, rests=rests)
        position = await self._host.tables.position(table)
        if position.row.message is not None and position.row.unreachable - row.unreachable:
            await self._posts.show_again(position)

    async def _tidy(self, table: TableId) -> None:
        if await self._posts.tidy(table):
            self._retries.call(table, max(RETRY_SECONDS, self._rests.seconds_to(table)))

    async def _tag_post(self, table: TableId) -> None:
        await self._forum_posts.tag(await self._host.tables.row(table))

    async def _call_opener(self, table: TableId) -> None:
        """Tell the opener that all seats are taken, now or a little later."""
        wait = await self._notices.call_opener(await self._host.tables.row(table))
        if wait is not None:
            self._retries.call(table, wait)

    async def _call_to_free_seat(self, table: TableId) -> None:
        """Call those who asked to be told of a free seat; others among them later."""
        wait = await self._seat_calls.update(await self._host.tables.row(table))
        if wait is not None:
            self._retries.call(table, wait)

    async def _show_other_hands(self, table: TableId) -> None:
        """Show the hands of those who wait.

        If everything is shown then, that is recorded, so that no start looks at the hands again.
        """
        row = await self._host.tables.row(table)
        # The round that opens the thread requests the other hands again.
        unopened = row.thread is None and row.message is None and table in self._turns
        if row.begun and row.notice is not None and not unopened:
            calls = seats_to_act(await self._host.tables.position(table))
            rest = {seat.seat for seat in row.seats} - calls
            self.hands.outdated.discard(table)
            shown = await self.hands.show(
                table,
                rest,
                also_outdated=self._catch_up.has_time,
                rests=self._rests.rest(table),
            )
            if table in self.hands.outdated:
                self._catch_up.later()
            waits = table in self.hands.resting
            if waits:
                self.hands.resting.discard(table)
                self._retries.call(table, self._rests.seconds_to(table))
            # The post may have been updated meanwhile.
            now = await self._host.tables.row(table)
            hands = now.cup is None  # else nobody has one
            acting = [seat for seat in now.seats if hands and seat.seat in calls]
            # The hand of somebody who must act may just have failed. It must not count as shown,
            # or its news would be lost.
            # Nor may one that waits until the table rests, or a restart would leave it as it is.
            if (
                shown
                and not waits
                and self.hands.are_current(table, acting, row.ply)
                and now.shown == now.ply == row.ply != now.settled
            ):
                # Before anything is awaited: the next move may be shown meanwhile, and whether its
                # messages arrived may be in doubt again.
                self._lost_messages.clear_all(table)
                await self._store.shown.mark_settled(table, row.ply)
