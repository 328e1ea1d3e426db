"""Makes Discord show what the store holds: the notice, the table, hands, the end.

Told of a change, it shows the table as it is by then; told again, or after a restart, it changes nothing that is
right already. What was deleted is posted anew; what may have been posted without being noted is looked for before.
Where it may not post, the game goes on, and `trouble` says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

import discord

from bot import metrics, posts
from bot.failures import FAILURES, passes_in
from bot.hands import Hands
from bot.host import Host, Position
from bot.lanes import Lanes
from bot.memory import News
from bot.notices import Notices
from bot.painter import Painter
from bot.people import People
from bot.places import Places
from bot.posts import Post, Verb
from bot.rounds import Later, Rounds
from bot.store import Status, TableId, TableRow
from bot.strays import UNCERTAIN, Of, Strays, ply_of, under
from bot.troubles import GONE, UNKNOWN_CHANNEL, UNOPENED, Trouble
from games.engine import Seat

PATIENCE = 4.0
"""Seconds for which a table waits for its automas, so that their quick moves make one picture."""
FARTHEST = 40
"""Plies: further back no post tells what has happened, as it would have no room for it."""
RETRY = 30.0
"""Seconds after which a table that could not be shown is tried again."""
LAST_SECONDS = 2.0
"""For which closing waits until people are called, and again until the rest is shown."""

_log = logging.getLogger(__name__)


class Announcer:
    """Shows the tables of *host* through *client*; waits *patience* seconds for automas to finish moving."""

    def __init__(
        self, client: discord.Client, host: Host, painter: Painter, people: People, *, patience: float = PATIENCE
    ) -> None:
        self._host, self._painter = host, painter
        self._patience = patience
        self._places, self._strays = Places(client), Strays(client)
        self._notices = Notices(host, self._places, self._strays)
        self.hands = Hands(client, host, painter, people, self._strays)
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
        self._troubles: dict[TableId, Trouble] = {}

    def refresh(self, table: TableId) -> None:
        """Show a table, soon and once, however often this is called meanwhile."""
        self._calls.call(table)

    async def look_back(self) -> None:
        """Learn, before anybody can ask for anything, what the bot may not have lived to see posted, or to note."""
        self._unnoticed = set(await self._host.unnoticed())
        self._strays.suspect([*self._unnoticed, *await self._host.unshown()])

    async def heal(self) -> None:
        """Show what was not shown when the bot last stopped."""
        for table in sorted({*self._unnoticed, *await self._host.unshown()}, reverse=True):
            self.refresh(table)

    async def close(self) -> None:
        """Finish what is being shown, within seconds, and show nothing more."""
        for rounds in (self._calls, self._rest):  # in this order: the ones call for the others
            await rounds.close(LAST_SECONDS)
            self._lanes.hurry()

    def trouble(self, row: TableRow) -> Trouble | None:
        """Why a table could not be shown when it was last tried, be it before the bot was started."""
        gone = row.begun and row.shown is not None and row.message is None
        return self._troubles.get(row.id) or (Trouble(row.place, UNKNOWN_CHANNEL) if gone else None)

    async def _call_people(self, table: TableId, changed: asyncio.Event) -> None:
        """Show everybody the table, and those who must act their hands."""
        await self._guarded(table, partial(self._let_automas_move, changed=changed))
        async with self._lanes.calling():
            changed.clear()
            if table in self._unnoticed:
                await self._guarded(table, self._post_notice)
            # Once for all that follows: where a notice comes, or the game begins, meanwhile, there is no thread yet, to
            # which hands refer; then there is another round.
            row = await self._host.row(table)
            if row.notice is None:
                return
            await self._guarded(table, self._show)
            if row.begun:
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
        except FAILURES as failure:
            seconds, row = passes_in(failure, RETRY), await self._host.row(table)
            if seconds is not None:
                _log.warning("table %d could not be shown, trying again in %.0f s: %s", table, seconds, failure)
                self._retries.call(table, seconds)
                return
            _log.warning("table %d, ply %d, in channel %d cannot all be shown: %s", table, row.ply, row.place, failure)
            code = getattr(failure, "code", 0)
            if told and (isinstance(failure, discord.Forbidden) or code in {UNKNOWN_CHANNEL, *UNOPENED}):
                self._troubles[table] = Trouble(row.place, code, self._places.missing(row.place))
        except Exception:  # noqa: BLE001 - whatever it is, the other tables are to be shown
            _log.exception("table %d could not be shown", table)

    async def _show(self, table: TableId) -> None:
        """Show what is for everybody, once the notice stands under which a thread may open."""
        row = await self._host.row(table)
        if row.notice is None:
            return
        if row.status is Status.RUNNING and row.message is None and row.thread is None:
            await self._notices.open_thread(row)
            row = await self._host.row(table)
        try:
            if not row.begun:
                self._strays.clear_all(table)
            elif row.shown != row.ply:
                await self._show_table(await self._host.position(table))
            else:
                self._strays.clear(table, Of.PICTURE)
        except Exception:
            await self._guarded(table, lambda _: self._notices.show(row))  # with a fault of its own, if it has one
            raise
        self._troubles.pop(table, None)
        # People are called first. And a table that was opened in a thread may have to take it out of the archive.
        await self._notices.show(row)

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
        unopened = row.thread is None and row.message is None and table in self._calls  # which call for the rest again
        if row.begun and row.notice is not None and not unopened:
            calls = posts.called(await self._host.position(table))
            shown = await self.hands.show(table, {seat.seat for seat in row.seats} - calls)
            now = await self._host.row(table)  # the table itself may have been shown meanwhile
            called = [seat for seat in now.seats if seat.seat in calls]
            # Of those who must act a hand may just have failed: its news would be lost once they need not act.
            if shown and self.hands.know(called, row.ply) and now.shown == now.ply == row.ply != now.settled:
                await self._host.mark_settled(table, row.ply)
                self._strays.clear_all(table)

    async def _post_notice(self, table: TableId) -> None:
        """Post a notice that is missing; the table is tried again for as long as it is."""
        if (await self._host.row(table)).notice is None:
            await self._notices.post(table)
        self._unnoticed.discard(table)

    # The table

    async def _show_table(self, position: Position) -> None:
        row = position.row
        news = await self._host.news_since(row.id, row.shown)
        if row.message is not None and not _calls_anew(position, news):
            since = self._since.get(row.id, row.shown)
            post = posts.table_post(position, await self._host.news_since(row.id, since))
            if await self._edited(position, post):
                await self._host.mark_shown(row.id, row.ply, row.message, posts.called(position))
                self._strays.clear(row.id, Of.PICTURE)
                return
        # Who is called reads what has happened since their own last move, whatever was posted meanwhile.
        last = [await self._host.last_ply(row.id, seat) for seat in posts.called(position)]
        since = row.shown if row.shown is None else min([row.shown, *(max(ply, row.ply - FARTHEST) for ply in last)])
        told = [move for move in await self._host.news_since(row.id, since) if move.ply <= row.ply]
        post = posts.table_post(position, told)
        if not await self._adopted(position, post, since):
            await self._posted(position, post, since)

    async def _adopted(self, position: Position, post: Post, since: int | None) -> bool:
        """Whether the table was posted before, and is shown by that message now: it had only not been noted."""
        row, place = position.row, self._places.channel(position.row, position.row.place)
        sought = under(row.id, Verb.HAND, Verb.FILM)
        stray = await self._strays.find(row, Of.PICTURE, place, sought, row.message)
        if stray is None:
            return False
        ply = ply_of(stray, row.id)
        if ply is None or ply == row.ply:  # where it could not be drawn, nothing says of which ply it is
            if not await self._edited(replace(position, row=replace(row, message=stray.id)), post):
                return False
            await self._posted_as(row, row.ply, stray.id, posts.called(position))
            self._since[row.id] = since
            return True
        mentioned = {user.id for user in stray.mentions}
        await self._posted_as(row, ply, stray.id, [seat.seat for seat in row.seats if seat.user in mentioned])
        await self._show_table(await self._host.position(row.id))  # which has gone on since, and calls people as usual
        return True

    async def _posted_as(self, row: TableRow, ply: int, message: int, calls: Collection[Seat]) -> None:
        """Note by which message a table is shown from now on."""
        await self._host.mark_shown(row.id, ply, message, calls)
        self._strays.clear(row.id, Of.PICTURE)
        if row.message is not None:
            self._older.setdefault(row.id, []).append(row.message)

    async def _edited(self, position: Position, post: Post) -> bool:
        """Whether the newest message could be brought up to date."""
        row, calls = position.row, posts.called(position)
        assert row.message is not None
        painting = await self._painter.paint(position, None, row.language)
        try:
            await self._places.message(row, row.place, row.message).edit(
                content=painting.below(post.content),
                attachments=painting.files,
                view=post.view,
                # An edit notifies nobody, but those who are still to act must go on being called.
                allowed_mentions=_calling(_people(row, calls)),
            )
        except discord.RateLimited:  # for long: as are edits of old messages
            return False
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
            sent = await self._places.channel(row, row.place).send(
                painting.below(post.content),
                files=painting.files,
                view=post.view,
                silent=not people,
                allowed_mentions=_calling(people),
                nonce=f"{row.id}.{row.ply}.{(row.message or row.thread or 0) % 10**8}",
            )
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_CHANNEL:
                raise
            if row.thread is None:  # and it does not come back: no start need look for it again
                self._troubles[row.id] = Trouble(row.place, gone.code)
                await self._host.mark_shown(row.id, row.ply, None, ())
                raise
            await self._forget_thread(row)
            return
        except UNCERTAIN:
            self._strays.doubt(row.id, Of.PICTURE)
            raise
        self._since[row.id] = since
        await self._posted_as(row, row.ply, sent.id, calls)

    async def _forget_thread(self, row: TableRow) -> None:
        """The thread was deleted: the table is shown in its channel from now on, or in a new thread."""
        await self._host.mark_thread(row.id, None)
        await self._host.mark_shown(row.id, None, None, ())
        self._strays.clear(row.id, Of.PICTURE)
        self.refresh(row.id)

    async def _quieten(self, table: TableId) -> None:
        """Take the buttons from the messages before the newest."""
        row = await self._host.row(table)
        for message in self._older.pop(table, ()):
            try:
                await self._places.message(row, row.place, message).edit(view=None)
            except FAILURES as refusal:
                _log.info("table %d: the older message %d keeps its buttons: %s", table, message, refusal)


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
