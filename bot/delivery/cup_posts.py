"""Leads cups in their time and shows each in its post.

One task for each cup: it does what is due, brings the post up to date, and waits. The times are in
the database, so a restart loses none. No post notifies anybody: people are called at their tables.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress

import discord

from bot.delivery.channels import member_of
from bot.delivery.cup_farewells import CupFarewells, before
from bot.delivery.errors import (
    MAYBE_SENT,
    MESSAGE_GONE,
    REQUEST_FAILURES,
    Code,
    retry_seconds,
)
from bot.delivery.lost_messages import LostMessages, custom_ids_of
from bot.delivery.mentions import NO_MENTIONS
from bot.hosting.clock import Sleep, sleep_until
from bot.hosting.cup_state import Cup
from bot.hosting.host import AnyGame, Host
from bot.hosting.preferences import Servers
from bot.messages.button_actions import CupAction
from bot.messages.components import Post
from bot.messages.cups import (
    board_of,
    cup_post,
    end_post,
    ended_text,
    likenesses,
    lost_post,
    poster_of,
    round_text,
    season_after,
)
from bot.messages.custom_ids import CupButton, encode
from bot.messages.language import words_of
from bot.store import NOWHERE, Status, StoreError, TableId, UserId
from bot.store.cups import CupId, CupRow, CupStore, Entrant
from bot.store.enums import CupForm, CupStatus
from bot.store.people import NOBODY
from bot.store.slots import slot_of
from bot.workers.pictures import Painter
from bot.workers.standings import DrawnStanding
from games.moves import Illegal
from renderers.cup import CupBoard
from renderers.cup_poster import CupPoster
from renderers.season import SeasonBoard

RETRY_SECONDS = 30.0
"""A cup that could not be shown is tried again after this time."""
MOST_DRAWN = 5
"""How often its picture is tried before the post of a cup goes without."""
LONGEST_SLEEP_SECONDS = 3600.0
"""After so long a cup is looked at again, even if nobody has told of a change."""

_log = logging.getLogger(__name__)


class CupPosts:
    """Leads the cups of *host* and shows them through *client*; *sleep* waits so many seconds of
    the host's clock.
    """

    def __init__(
        self,
        client: discord.Client,
        store: CupStore,
        host: Host,
        painter: Painter,
        farewells: CupFarewells,
        servers: Servers,
        *,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._client, self._store, self._host, self._painter = client, store, host, painter
        self._farewells, self._servers = farewells, servers
        self._sleep = sleep
        self._lost_messages = LostMessages(client)
        self._going: dict[CupId, asyncio.Task[None]] = {}
        self._woken: dict[CupId, asyncio.Event] = {}
        self._channels: dict[CupId, int] = {}
        self._cup_of: dict[TableId, CupId] = {}
        """The tables whose end a cup waits for."""
        self._looking: set[asyncio.Task[None]] = set()
        self._doubtful: set[CupId] = set()
        """Cups with a post that may have been sent without being recorded."""
        self._unshown: dict[CupId, set[TableId]] = {}
        """Tables of a cup whose threads its post cannot name yet."""
        self._undrawn: dict[CupId, Counter[tuple[int, bool]]] = {}
        """How often the picture of what the post of a cup shows was tried in vain, by a digest of
        that; and whether it is the poster of the end.
        """
        self.holds: Callable[[int], bool] | None = None
        """Whether this process shows a channel; None if it shows all."""
        self._looked_for: dict[CupId, int] = {}
        """Before which round it was asked who is still on the server."""
        host.cups.before_round = self._look_for_members
        host.cups.may_go_on = self._may_go_on
        host.cups.on_change.append(self.wake)
        host.changes.on_change.append(self._hear)

    async def look(self, slots: Collection[int] | None = None) -> None:
        """Lead all cups that are not over, in the channels of all slots or of some."""
        for cup in await self._host.cups.unfinished(slots):
            if cup not in self._going:
                self._doubtful.add(cup)
            self.wake(cup)

    def wake(self, cup: CupId) -> None:
        """Do what is due at a cup, and show it."""
        self._woken.setdefault(cup, asyncio.Event()).set()
        if cup not in self._going:
            self._going[cup] = asyncio.create_task(self._follow(cup), name=f"cup {cup}")

    async def leave(self, slots: Collection[int]) -> None:
        """Lead no more cups in channels that are another process's from now on."""
        gone = [cup for cup, place in self._channels.items() if slot_of(place) in slots]
        await self._end(gone)

    async def close(self) -> None:
        """Lead no more cups; what falls due now is done after the next start."""
        self._host.cups.on_change.remove(self.wake)
        self._host.changes.on_change.remove(self._hear)
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)
        await self._end(list(self._going))
        self._host.cups.before_round = self._host.cups.may_go_on = None

    async def _end(self, cups: Sequence[CupId]) -> None:
        going = {cup: self._going[cup] for cup in cups if cup in self._going}
        for task in going.values():
            task.cancel()
        await asyncio.gather(*going.values(), return_exceptions=True)
        for cup, task in going.items():
            if self._going.get(cup) is task:  # cancelled before it had begun
                self._drop(cup)

    def _drop(self, cup: CupId) -> None:
        self._going.pop(cup, None)
        self._woken.pop(cup, None)
        self._channels.pop(cup, None)
        self._undrawn.pop(cup, None)
        self._unshown.pop(cup, None)
        self._looked_for.pop(cup, None)
        for table in [table for table, other in self._cup_of.items() if other == cup]:
            del self._cup_of[table]

    def _hear(self, table: TableId) -> None:
        """Wake the cup of a table that may be over."""
        if table in self._cup_of:
            task = asyncio.create_task(self._wake_if_over(table), name=f"cup's table {table}")
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    def hear_shown(self, table: TableId) -> None:
        """Name the threads of a cup's tables in its post, once the last of them is there."""
        cup = self._cup_of.get(table)
        waiting = self._unshown.get(cup, set()) if cup is not None else set()
        if cup is not None and table in waiting:
            waiting.discard(table)
            if not waiting:
                self.wake(cup)

    async def _wake_if_over(self, table: TableId) -> None:
        """Wake the cup of a table whose game is over: most changes are moves."""
        with suppress(StoreError):  # then the cup is woken to be safe
            if (await self._host.tables.row(table)).status is Status.RUNNING:
                return
        if (cup := self._cup_of.get(table)) is not None:
            self.wake(cup)

    async def _follow(self, cup: CupId) -> None:
        woken = self._woken[cup]
        try:
            while True:
                woken.clear()
                try:
                    wait = await self._lead(cup)
                except StoreError:
                    raise
                except Exception:  # noqa: BLE001 - what is due must be done once that goes again
                    _log.exception("cup %d is tried again", cup)
                    wait = RETRY_SECONDS
                if wait is not None:
                    await sleep_until(woken, self._sleep, wait)
                elif not woken.is_set():
                    return
        except StoreError as error:
            _log.info("cup %d is led on once the database can be used: %s", cup, error)
        finally:
            if self._going.get(cup) is asyncio.current_task():
                self._drop(cup)

    async def _lead(self, cup: CupId) -> float | None:
        """Do what is due, and show it; return after how many seconds to look again at the latest,
        or None if nothing is left to do here.
        """
        found = await self._host.cups.of(cup)
        mine = self.holds is None or self.holds(found.row.channel)
        if not mine or self._host.games.of_family(found.row.game) is None:
            return None  # it waits until its game is installed
        self._channels[cup] = found.row.channel
        found = await self._host.cups.advance(cup)
        for seat in found.now:
            if seat.table is not None and seat.points is None:
                self._cup_of[seat.table] = cup
            elif seat.table is not None:
                self._cup_of.pop(seat.table, None)
        retry: float | None = None
        try:
            if not await self._show_or_end(found):
                retry = RETRY_SECONDS
        except REQUEST_FAILURES as failure:
            if isinstance(failure, MAYBE_SENT):
                self._doubtful.add(cup)
            retry = retry_seconds(failure, RETRY_SECONDS)
            _log.warning("cup %d cannot be shown: %s", cup, failure)
            if retry is None and found.row.over:
                await self._note_end(found.row, NOWHERE)
        row = found.row
        if row.over and retry is None:
            return None
        waits = [LONGEST_SLEEP_SECONDS if retry is None else retry]
        if row.status is CupStatus.OPEN:
            waits.append(max(0.0, row.until - self._host.clock()))
        return min(waits)

    async def _look_for_members(self, cup: Cup) -> None:
        """Take out whoever has left the server: no failed hand tells of it, as at other tables.
        Where the channel is gone the cup ends instead.
        """
        row = cup.row
        if self._looked_for.get(row.id) == row.round:
            return
        self._looked_for[row.id] = row.round
        try:
            if await self._is_channel_gone(row.channel):
                with suppress(Illegal):  # somebody has just ended it
                    await self._host.cups.end(row.id)
                return
            guild = await self._client.fetch_guild(row.guild, with_counts=False)
            for one in cup.field:
                assert one.user is not None, "whoever plays is known"
                if await member_of(guild, one.user) is None:
                    with suppress(Illegal):  # they have just left the cup, too
                        await self._host.cups.leave(row.id, one.user)
        except REQUEST_FAILURES as failure:
            _log.info("cup %d: who is still on the server is not known: %s", row.id, failure)

    async def _may_go_on(self, cup: Cup) -> bool:
        """Whether the rules of the server allow the next season, as they would allow its organiser
        to open it: whoever manages the server is free of them.
        """
        row = cup.row
        server = self._servers.of(row.guild)
        allowed = not server.managers_only and row.channel in (server.channels or {row.channel})
        if server.most_tables:
            there = await self._host.tables.count_active(row.guild)
            allowed = allowed and there + row.tables <= server.most_tables
        return allowed or await self._manages(row.guild, row.organiser)

    async def _manages(self, server: int, user: UserId) -> bool:
        """Whether somebody manages a server; True if Discord does not tell."""
        if user == NOBODY:
            return False
        try:
            guild = await self._client.fetch_guild(server, with_counts=False)
            member = await member_of(guild, user)
        except REQUEST_FAILURES as failure:
            _log.info("who manages server %d is not known: %s", server, failure)
            return True
        return member is not None and member.guild_permissions.manage_guild

    async def _is_channel_gone(self, channel: int) -> bool:
        try:
            await self._client.fetch_channel(channel)
        except discord.NotFound as gone:
            return gone.code == Code.UNKNOWN_CHANNEL
        return False

    async def _show_or_end(self, cup: Cup) -> bool:
        """Bring the post up to date. Where its channel is gone the cup ends, which is told
        elsewhere. Return whether all is shown.
        """
        row = cup.row
        try:
            return await self._show(cup)
        except discord.NotFound as gone:
            if gone.code != Code.UNKNOWN_CHANNEL:
                raise
        if not row.over:
            with suppress(Illegal):  # it has just changed, and is looked at again
                await self._host.cups.end(row.id)
            return False
        post = lost_post(cup, self._host.games.for_new_tables(row.game))
        told = await self._farewells.tell(row, post, doubtful=row.id in self._doubtful)
        await self._note_end(row, told)
        return True

    async def _show(self, cup: Cup) -> bool:
        """Bring the post up to date, and tell the end. Return whether all is shown: on a busy
        machine the picture may follow later.
        """
        row, game = cup.row, self._host.games.for_new_tables(cup.row.game)
        if row.message is None and await self._follows_untold(row):
            return True  # it is woken once the end of the former season is told
        threads, after = await self._threads(cup), await self._told_after(cup)
        post = cup_post(cup, game, self._host.cups.fewest(row), threads, after)
        message = row.message
        digest, drawn = _digest(post, cup), True
        if message is None or row.shown != digest:
            files = await self._picture(cup)
            drawn = files is not None or self._is_given_up(row.id, digest, poster=False)
            message = await self._shown(cup, post, files)
            shown = digest if drawn else row.shown
            await self._store.mark_shown(row.id, message=message, shown=shown)
            if row.follows and row.former is not None and row.message is None:
                self.wake(row.former)  # whose post leads here
        if row.status is CupStatus.RUNNING and row.round - 1 > (row.told_round or 0):
            await self._tell_round(await self._host.cups.of(row.id), message)
        if not row.over:
            self._doubtful.discard(row.id)
        elif row.last_message is None:
            last = NOWHERE
            if row.status is CupStatus.FINISHED:
                poster = await self._drawn(cup, game, *poster_of(cup, game))
                if poster is None and not self._is_given_up(row.id, digest, poster=True):
                    return False
                last = await self._posted(
                    cup, end_post(cup, game, await self._told_after(cup)), message, poster or ()
                )
            elif row.status is CupStatus.ENDED:
                await self._tell_tables(cup, ended_text(cup, game))
            await self._note_end(row, last)
            if last != NOWHERE:
                return await self._show(await self._host.cups.of(row.id))  # which leads there now
        return drawn

    async def _note_end(self, row: CupRow, last: int) -> None:
        """Note with which message the end of a cup was told; a season that follows is shown now."""
        await self._store.mark_shown(row.id, last_message=last)
        self._doubtful.discard(row.id)
        if (following := await self._host.cups.next_of(row.id)) is not None:
            self.wake(following.id)

    async def _follows_untold(self, row: CupRow) -> bool:
        """Whether a season follows one whose end is still to be told."""
        former = await self._store.find(row.former) if row.follows and row.former else None
        return former is not None and former.over and former.last_message is None

    async def _told_after(self, cup: Cup) -> str:
        """What is said of the next season, once a season is over."""
        if cup.row.form is not CupForm.SEASON or cup.row.status is not CupStatus.FINISHED:
            return ""
        return season_after(cup, await self._host.cups.next_of(cup.row.id))

    async def _threads(self, cup: Cup) -> dict[TableId, int]:
        """The threads of the tables of a round; those that have none yet are waited for."""
        rows = [await self._host.tables.row(table) for table in cup.tables]
        self._unshown[cup.row.id] = {row.id for row in rows if row.shown is None}
        return {row.id: row.thread for row in rows if row.thread is not None}

    async def _tell_round(self, cup: Cup, message: int) -> None:
        """Tell how the round before the one that is played has ended, once; nobody is notified."""
        row, place = cup.row, self._place(cup)
        said = round_text(cup, self._host.games.for_new_tables(row.game))
        told = row.id in self._doubtful and await self._lost_messages.look(
            place, lambda found: found.content == said, message
        )
        if not told:
            nonce = f"cup{row.id}.round{row.round}"
            await place.send(said, silent=True, allowed_mentions=NO_MENTIONS, nonce=nonce)
        await self._store.mark_shown(row.id, told_round=row.round - 1)

    async def _tell_tables(self, cup: Cup, said: str) -> None:
        """Tell the tables that are still played that their cup was ended, each once."""
        for table in sorted(cup.going):
            row = await self._host.tables.row(table)
            if row.thread is None or row.status is not Status.RUNNING:
                continue
            place = self._client.get_partial_messageable(row.thread, guild_id=row.guild)
            try:
                told = cup.row.id in self._doubtful and await self._lost_messages.look(
                    place, lambda message: message.content == said, row.thread
                )
                if not told:
                    nonce = f"cup{cup.row.id}.end.{table}"
                    await place.send(said, allowed_mentions=NO_MENTIONS, nonce=nonce)
            except REQUEST_FAILURES as refusal:
                if retry_seconds(refusal, 0) is not None:
                    raise
                _log.info("table %d is not told of the end of its cup: %s", table, refusal)

    def _is_given_up(self, cup: CupId, digest: int, *, poster: bool) -> bool:
        """Whether the picture of what a post shows was tried in vain often enough, this time
        included; board and poster are counted apart.
        """
        tries = self._undrawn.setdefault(cup, Counter())
        tries[digest, poster] += 1
        return tries[digest, poster] >= MOST_DRAWN

    async def _shown(self, cup: Cup, post: Post, files: list[discord.File] | None) -> int:
        """Edit the post, or post it anew where it is gone; return its id. Without *files* it keeps
        those that it has.
        """
        row, place = cup.row, self._place(cup)
        if row.message is not None:
            try:
                await self._edit(place.get_partial_message(row.message), post, files)
            except discord.HTTPException as refusal:
                if refusal.code not in MESSAGE_GONE:
                    raise
                for file in files or ():  # they were read for the request that was refused
                    file.reset(seek=True)
            else:
                return row.message
        return await self._posted(cup, post, row.message, files)

    async def _posted(
        self, cup: Cup, post: Post, after: int | None, files: Sequence[discord.File] | None = ()
    ) -> int:
        """Send a message about a cup, unless it is there already; return its id."""
        row, place = cup.row, self._place(cup)
        if row.id in self._doubtful:
            wanted = encode(CupButton(CupAction.STANDINGS, row.id))
            sent = await self._lost_messages.look(
                place, lambda message: wanted in custom_ids_of(message), after or before(row)
            )
            if sent is not None:
                await self._edit(sent, post, files)
                return sent.id
        sent = await place.send(
            post.content,
            view=post.view,
            files=list(files or ()),
            allowed_mentions=NO_MENTIONS,
            nonce=f"cup{row.id}.{(after or 0) % 10**8}",
        )
        return sent.id

    async def _edit(
        self,
        message: discord.Message | discord.PartialMessage,
        post: Post,
        files: Sequence[discord.File] | None,
    ) -> None:
        await message.edit(
            content=post.content,
            view=post.view,
            attachments=files if files is not None else discord.utils.MISSING,
            allowed_mentions=NO_MENTIONS,
        )

    def _place(self, cup: Cup) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(cup.row.channel, guild_id=cup.row.guild)

    async def _picture(self, cup: Cup) -> list[discord.File] | None:
        """How people stand, once a round has brought anything; None if that takes long."""
        if cup.row.round == 0:
            return []
        game = self._host.games.for_new_tables(cup.row.game)
        return await self._drawn(cup, game, *board_of(cup, game))

    async def _drawn(
        self,
        cup: Cup,
        game: AnyGame,
        shown: CupBoard | CupPoster | SeasonBoard,
        people: Sequence[Entrant],
    ) -> list[discord.File] | None:
        """A picture of a cup of a game; None if that takes long."""
        language = cup.row.language
        known = likenesses(cup, people, words_of(language))
        standing = DrawnStanding(shown, known, language, (game,))
        painting = await self._painter.standing(standing, [one.user or UserId(0) for one in people])
        return painting.files if painting is not None else None


def _digest(post: Post, cup: Cup) -> int:
    """A digest of what a post shows, its picture included."""
    stand = [(one.place, one.entrant, one.points) for one in cup.standings]
    people = [(one.number, one.plays, one.name) for one in cup.entrants]
    return zlib.crc32(repr((post.content, cup.row.status, cup.row.round, stand, people)).encode())
