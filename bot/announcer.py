"""Makes Discord show what the store holds: the notice, the table, hands, the end.

Told of a change, it shows the table as it is by then; told again, or after a restart, it changes nothing that is
right already. What was deleted is posted anew. Where it may not post, the game goes on, and `trouble` says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Literal

import discord

from bot import metrics, posts
from bot.hands import Hands
from bot.host import Host, Position
from bot.lanes import Lanes
from bot.memory import News
from bot.painter import Painter
from bot.people import People
from bot.posts import Post
from bot.rounds import Later, Rounds
from bot.store import Status, TableId, TableRow
from bot.troubles import UNKNOWN_CHANNEL, Trouble, missing
from games.engine import Seat

PATIENCE = 4.0
"""Seconds for which a table waits for its automas, so that their quick moves make one picture."""
FARTHEST = 40
"""Plies: further back no post tells what has happened, as it would have no room for it."""
RETRY = 30.0
"""Seconds after which a table that could not be shown is tried again."""
LAST_SECONDS = 2.0
"""For which closing waits until people are called, and again until the rest is shown."""
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
ARCHIVE_AFTER: Literal[10080] = 10080  # minutes: the longest that Discord knows

GONE = {10003, 10008, 30046, 50083}
"""Unknown channel; unknown message; too old to be edited this often; thread archived."""
NOBODY = discord.AllowedMentions.none()

_log = logging.getLogger(__name__)


class Announcer:
    """Shows the tables of *host* through *client*; waits *patience* seconds for automas to finish moving."""

    def __init__(
        self, client: discord.Client, host: Host, painter: Painter, people: People, *, patience: float = PATIENCE
    ) -> None:
        self._client, self._host, self._painter = client, host, painter
        self._patience = patience
        self.hands = Hands(client, host, painter, people)
        self._calls = Rounds("call people to table", self._call_people)
        self._rest = Rounds("show the rest of table", self._show_rest)
        self._retries = Later(self.refresh)
        metrics.follow(metrics.TO_SHOW, lambda: len(self._calls))
        self._lanes = Lanes()
        self._older: dict[TableId, list[int]] = {}
        """The messages that are still to lose their buttons."""
        self._since: dict[TableId, int | None] = {}
        """From which ply the newest message tells the news."""
        self._unnoticed: set[TableId] = set()
        """Tables of an earlier run that have no notice. One that is being opened gets its own."""
        self._noticed: dict[TableId, str] = {}
        self._troubles: dict[TableId, Trouble] = {}

    def refresh(self, table: TableId) -> None:
        """Show a table, soon and once, however often this is called meanwhile."""
        self._calls.call(table)

    async def look_back(self) -> None:
        """Learn, before anybody can ask for anything, which notices the bot did not live to see posted."""
        self._unnoticed = set(await self._host.unnoticed())

    async def heal(self) -> None:
        """Show what was not shown when the bot last stopped."""
        for table in sorted(self._unnoticed, reverse=True):
            await self._guarded(table, self._post_notice)
        for table in await self._host.unshown():
            self.refresh(table)

    async def close(self) -> None:
        """Finish what is being shown, within seconds, and show nothing more."""
        for rounds in (self._calls, self._rest):  # in this order: the ones call for the others
            await rounds.close(LAST_SECONDS)
            self._lanes.hurry()

    def trouble(self, table: TableId) -> Trouble | None:
        """Why the table could not be shown when it was last tried."""
        return self._troubles.get(table)

    async def _call_people(self, table: TableId, changed: asyncio.Event) -> None:
        """Show everybody the table, and those who must act their hands."""
        await self._guarded(table, partial(self._let_automas_move, changed=changed))
        async with self._lanes.calling():
            changed.clear()
            # Once for all that follows: a notice that comes meanwhile has no thread yet, to which hands refer.
            if (await self._host.row(table)).notice is None:
                return
            await self._guarded(table, self._show)
            await self._guarded(table, self._show_hands_of_called, told=False)
        self._rest.call(table)

    async def _show_rest(self, table: TableId, changed: asyncio.Event) -> None:
        """Bring up to date what nobody waits for: the other hands, and the buttons of older messages."""
        async with self._lanes.resting():
            changed.clear()
            await self._guarded(table, self._settle, told=False)
            await self._guarded(table, self._quieten)

    async def _let_automas_move(self, table: TableId, changed: asyncio.Event) -> None:
        """Wait, though not for ever, while nobody but automas is to move."""
        deadline = asyncio.get_running_loop().time() + self._patience
        changed.clear()
        while not self._calls.closed and await self._waits_for_automas_alone(table):
            try:
                async with asyncio.timeout_at(deadline):
                    await changed.wait()
            except TimeoutError:
                return
            changed.clear()

    async def _waits_for_automas_alone(self, table: TableId) -> bool:
        row = await self._host.row(table)
        if row.status is not Status.RUNNING:
            return False
        position = await self._host.position(table)
        return position.live and not posts.called(position)

    async def _guarded(self, table: TableId, show: Callable[[TableId], Awaitable[None]], *, told: bool = True) -> None:
        """Show something of a table; whatever goes wrong concerns this table only.

        If it is *told*, players read why there is no place for it: not of a hand, which is no trouble of the table.
        """
        try:
            await show(table)
        except (discord.Forbidden, discord.NotFound) as refusal:
            row = await self._host.row(table)
            _log.warning("table %d, ply %d, in channel %d cannot all be shown: %s", table, row.ply, row.place, refusal)
            if told and (isinstance(refusal, discord.Forbidden) or refusal.code == UNKNOWN_CHANNEL):
                self._troubles[table] = Trouble(row.place, refusal.code, self._missing(row.place))
        except (discord.HTTPException, OSError) as failure:
            _log.warning("table %d could not be shown, trying again in %.0f s: %s", table, RETRY, failure)
            self._retries.call(table, RETRY)
        except Exception:  # noqa: BLE001 - whatever it is, the other tables are to be shown
            _log.exception("table %d could not be shown", table)

    async def _show(self, table: TableId) -> None:
        """Show what is for everybody, once the notice stands under which a thread may open."""
        row = await self._host.row(table)
        if row.notice is None:
            return
        if row.status is Status.RUNNING and row.message is None and row.thread is None:
            await self._open_thread(row)
            row = await self._host.row(table)
        await self._show_notice(row)
        if row.begun and row.shown != row.ply:
            await self._show_table(await self._host.position(table))
        self._troubles.pop(table, None)

    async def _show_hands_of_called(self, table: TableId) -> None:
        """Show the hands of those who must act; if some turn out to be closed to the bot, the table says so."""
        row = await self._host.row(table)
        if not row.begun or row.notice is None:  # without a notice there is no thread yet, to which hands refer
            return
        await self.hands.show(table, posts.called(await self._host.position(table)))
        position = await self._host.position(table)
        if position.row.message is not None and _closed(position.row) - _closed(row):
            news = await self._host.news_since(table, self._since.get(table, position.row.shown))
            await self._edited(position, posts.table_post(position, news))

    async def _settle(self, table: TableId) -> None:
        """Show the hands of those who wait; if that is all, remember it, so that no start need look at them again."""
        row = await self._host.row(table)
        if row.begun and row.notice:
            calls = posts.called(await self._host.position(table))
            shown = await self.hands.show(table, {seat.seat for seat in row.seats} - calls)
            called = [seat for seat in (await self._host.row(table)).seats if seat.seat in calls]
            # Of those who must act a hand may just have failed: its news would be lost once they need not act.
            if shown and self.hands.know(called, row.ply) and row.shown == row.ply != row.settled:
                await self._host.mark_settled(table, row.ply)

    # The notice

    async def _post_notice(self, table: TableId) -> None:
        """Post a notice that is missing."""
        row = await self._host.row(table)
        post = posts.notice(row, self._host.game(row.game))
        place = self._place(row, row.channel)
        sent = await place.send(post.content, view=post.view, silent=True, allowed_mentions=NOBODY)
        await self._host.mark_notice(table, sent.id)
        self._unnoticed.discard(table)

    async def _show_notice(self, row: TableRow) -> None:
        """Bring the notice up to date; one that may be right since before the bot started is left alone."""
        post = posts.notice(row, self._host.game(row.game))
        assumed = post.content if row.status is Status.RUNNING and row.message is not None else None
        if row.notice is None or self._noticed.get(row.id, assumed) == post.content:
            return
        try:
            await self._message(row, row.channel, row.notice).edit(content=post.content, view=post.view)
        except discord.NotFound:
            _log.info("the notice of table %d was deleted", row.id)
        self._noticed[row.id] = post.content

    async def _open_thread(self, row: TableRow) -> None:
        """Give the table a thread under its notice, where the server allows it; the notice says where the game is."""
        channel = self._client.get_channel(row.channel)
        if not isinstance(channel, discord.TextChannel) or self._missing(row.channel, *FOR_THREADS):
            return
        assert row.notice is not None
        name = posts.thread_name(row, self._host.game(row.game))
        notice = self._message(row, row.channel, row.notice)
        try:
            # A thread has the id of its message: the bot may have stopped between opening and remembering it.
            thread = channel.get_thread(row.notice) or await notice.create_thread(
                name=name, auto_archive_duration=ARCHIVE_AFTER
            )
        except discord.HTTPException as refusal:
            _log.info("table %d gets no thread: %s", row.id, refusal)
        else:
            await self._host.mark_thread(row.id, thread.id)

    # The table

    async def _show_table(self, position: Position) -> None:
        row = position.row
        news = await self._host.news_since(row.id, row.shown)
        if row.message is not None and not _calls_anew(position, news):
            since = self._since.get(row.id, row.shown)
            post = posts.table_post(position, await self._host.news_since(row.id, since))
            if await self._edited(position, post):
                await self._host.mark_shown(row.id, row.ply, row.message, posts.called(position))
                return
        # Who is called reads what has happened since their own last move, whatever was posted meanwhile.
        last = [await self._host.last_ply(row.id, seat) for seat in posts.called(position)]
        since = row.shown if row.shown is None else min([row.shown, *(max(ply, row.ply - FARTHEST) for ply in last)])
        told = [move for move in await self._host.news_since(row.id, since) if move.ply <= row.ply]
        await self._posted(position, posts.table_post(position, told), since)

    async def _edited(self, position: Position, post: Post) -> bool:
        """Whether the newest message could be brought up to date."""
        row, calls = position.row, posts.called(position)
        assert row.message is not None
        painting = await self._painter.paint(position, None, row.language)
        try:
            await self._message(row, row.place, row.message).edit(
                content=painting.below(post.content),
                attachments=painting.files,
                view=post.view,
                # An edit notifies nobody, but those who are still to act must go on being called.
                allowed_mentions=_calling(_people(row, calls)),
            )
        except discord.HTTPException as refusal:
            if refusal.code not in GONE:
                raise
            return False
        return True

    async def _posted(self, position: Position, post: Post, since: int | None) -> None:
        """Post the table anew with the news since some ply, calling on whoever must act."""
        row, calls = position.row, posts.called(position)
        painting = await self._painter.paint(position, None, row.language)
        people = _people(row, calls)
        try:
            sent = await self._place(row, row.place).send(
                painting.below(post.content),
                files=painting.files,
                view=post.view,
                silent=not people,
                allowed_mentions=_calling(people),
                nonce=f"{row.id}.{row.ply}.{(row.message or 0) % 10**8}",
            )
        except discord.NotFound as gone:
            if row.thread is None or gone.code != UNKNOWN_CHANNEL:
                raise
            await self._forget_thread(row)
            return
        self._since[row.id] = since
        await self._host.mark_shown(row.id, row.ply, sent.id, calls)
        if row.message is not None:
            self._older.setdefault(row.id, []).append(row.message)

    async def _forget_thread(self, row: TableRow) -> None:
        """The thread was deleted: the table is shown in its channel from now on, or in a new thread."""
        await self._host.mark_thread(row.id, None)
        await self._host.mark_shown(row.id, None, None, ())
        self.refresh(row.id)

    async def _quieten(self, table: TableId) -> None:
        """Take the buttons from the messages before the newest."""
        row = await self._host.row(table)
        for message in self._older.pop(table, ()):
            try:
                await self._message(row, row.place, message).edit(view=None)
            except discord.HTTPException as refusal:
                _log.info("table %d: the older message %d keeps its buttons: %s", table, message, refusal)

    # Places

    def _place(self, row: TableRow, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=row.guild)

    def _message(self, row: TableRow, channel: int, message: int) -> discord.PartialMessage:
        return self._place(row, channel).get_partial_message(message)

    def _missing(self, channel: int, *needed: str) -> tuple[str, ...]:
        """Those of the needed permissions, or of all that showing a table needs, which the bot has not in a channel."""
        found = self._client.get_channel(channel)
        if not isinstance(found, discord.TextChannel | discord.Thread):
            return ()
        return missing(found.permissions_for(found.guild.me), *needed, thread=isinstance(found, discord.Thread))


def _closed(row: TableRow) -> frozenset[Seat]:
    return frozenset(seat.seat for seat in row.seats if seat.closed)


def _people(row: TableRow, seats: Collection[Seat]) -> list[discord.Object]:
    return [discord.Object(user) for seat in row.seats if seat.seat in seats and (user := seat.user)]


def _calling(people: list[discord.Object]) -> discord.AllowedMentions:
    return discord.AllowedMentions(everyone=False, roles=False, users=people)


def _calls_anew(position: Position, news: Sequence[News]) -> bool:
    """Whether somebody is to be called who was not, or again, since others have moved; or the game has ended."""
    before, now = position.row.called, posts.called(position)
    # What people did to the table, be it a seat that somebody else has now, is news to whoever must act.
    others_moved = any(move.notes or (move.seat is not None and move.seat not in before) for move in news)
    return (
        position.table.over or position.row.status is Status.ENDED or not now <= before or (others_moved and bool(now))
    )
