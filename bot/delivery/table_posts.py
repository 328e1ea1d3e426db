"""The posts in which everybody sees a table: when there is a new one, and whom it mentions.

A post is edited while nobody new has to act, and replaced when somebody has. A live board is
always edited, and whoever must act is called beside it (`calls.py`). Where it can, a post follows
the command or press by which the move was made, because Discord does not count that. Older posts
are tidied (`older_posts.py`). A post that was deleted, or that can no longer be edited, is sent
again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import discord

from bot.delivery.calls import Calls
from bot.delivery.channels import Channels
from bot.delivery.errors import (
    MAYBE_SENT,
    MESSAGE_GONE,
    PICTURE_REFUSED,
    Code,
)
from bot.delivery.interactions import Interactions, Lead
from bot.delivery.lost_messages import LostMessages, PublicPart, ply_of, with_buttons
from bot.delivery.mentions import (
    is_called_later,
    mentioning,
    people_of,
    seats_in,
    seats_to_mention,
)
from bot.delivery.older_posts import OlderPosts
from bot.delivery.permissions import DisplayProblem
from bot.hosting.cache import MAX_NEWS, News
from bot.hosting.host import Host, Position
from bot.messages.button_actions import TableAction
from bot.messages.components import Post
from bot.messages.compose import Everybody, compose
from bot.messages.language import words_of
from bot.messages.news import begin_of_move, one_line
from bot.messages.turns import seats_to_act
from bot.store import Status, TableId, TableRow, UserId
from bot.store.shown import ShownStore
from bot.workers.pictures import Painter, Painting
from games.engine import Seat

ResultT = TypeVar("ResultT")
LONGEST_MOVE_PLIES = 6
"""How many plies further back a post goes, so that it tells a move whole."""

_log = logging.getLogger(__name__)


class TablePosts:
    """Posts the tables of *host* and keeps the posts up to date.

    *again* is called with a table that has to be shown once more, because its thread was deleted.
    """

    def __init__(
        self,
        shown: ShownStore,
        host: Host,
        painter: Painter,
        channels: Channels,
        lost_messages: LostMessages,
        interactions: Interactions,
        older: OlderPosts,
        again: Callable[[TableId], None],
    ) -> None:
        self._shown, self._host, self._painter = shown, host, painter
        self._channels, self._lost_messages, self._again = channels, lost_messages, again
        self._interactions = interactions
        self._calls = Calls(channels, lost_messages, interactions)
        self.older = older
        self._first_ply: dict[TableId, int | None] = {}
        """The ply that was shown before the newest message was posted."""
        self._news_start: dict[TableId, int | None] = {}
        """The ply after which the newest message begins to tell."""
        self.problems: dict[TableId, DisplayProblem] = {}
        """Why a table could not be shown at the last try."""

    async def show(self, position: Position) -> None:
        """Show a position to everybody."""
        row = position.row
        news = await self._host.tables.news_since(row.id, row.shown)
        mentioned = await seats_to_mention(self._host.moves, position, news)
        in_place = mentioned is None or (row.policy.live_board and not position.table.over)
        if row.message is not None and in_place:
            since = (
                self._news_start.get(row.id, row.shown)
                if mentioned is None
                else await self._first_untold(position)
            )
            newest = await self._host.tables.news_since(row.id, since)
            post = await self._composed(position, newest)
            if await self.edit(position, post):
                await self._mark_edited(position, mentioned, one_line(position, news))
                self._news_start[row.id] = since
                return
            # The post is gone or cannot be edited. Whoever must act needs one with buttons.
            mentioned = seats_to_act(position)
        since = await self._first_untold(position)
        told = [
            move
            for move in await self._host.tables.news_since(row.id, since)
            if move.ply <= row.ply
        ]
        post = await self._composed(position, told)
        if not await self._adopted(position, post, since):
            await self._post(position, post, since, mentioned or frozenset())

    async def _mark_edited(
        self, position: Position, mentioned: Collection[Seat] | None, told: str
    ) -> None:
        """Record that the newest post shows a position now. An edit notifies nobody: where it is
        the one live board, whoever must act is called beside it.
        """
        row, acting = position.row, seats_to_act(position)
        call = row.call
        if row.policy.live_board:
            call = await self._calls.update(position, mentioned, self._follows(position), told)
        await self._shown.mark_table(row.id, row.ply, row.message, acting, call)
        self._lost_messages.clear(row.id, PublicPart.PICTURE)

    async def show_again(self, position: Position) -> None:
        """Edit the newest post: it tells the same news, but something else in it has changed."""
        since = self._news_start.get(position.row.id, position.row.shown)
        news = await self._host.tables.news_since(position.row.id, since)
        await self.edit(position, await self._composed(position, news))

    async def _composed(self, position: Position, news: Sequence[News]) -> Post:
        """What everybody reads of a position and its news; at the end of a game also what people
        have earned in it, and of which cup it is.
        """
        honours = await self._host.results.honours(position)
        over = position.table.over or position.row.status is Status.ENDED
        of = await self._host.cups.game_at(position.row) if over else None
        return compose(position, news, Everybody(honours, of))

    async def tidy(self, table: TableId) -> bool:
        """Take buttons and pictures from the posts before the newest, as far as there is time.
        Return whether some are left after the end.
        """
        return await self.older.tidy(await self._host.tables.row(table))

    async def edit(self, position: Position, post: Post) -> bool:
        """Edit the newest post. Return False if it is gone or cannot be edited any more."""
        painting = await self._painter.paint_post(position)
        try:
            await self._with_or_without_picture(partial(self._edit, position, post), painting)
        except discord.RateLimited:  # edits of old messages are, for many minutes
            return False
        except discord.HTTPException as refusal:
            if refusal.code not in MESSAGE_GONE:
                raise
            return False
        return True

    async def _edit(self, position: Position, post: Post, painting: Painting) -> None:
        row = position.row
        assert row.message is not None

        def changes() -> dict[str, Any]:
            return {
                "content": painting.below(post.content),
                "attachments": painting.files,
                "view": post.view,
                # An edit notifies nobody, but would drop the mentions of those who still must act.
                "allowed_mentions": mentioning(people_of(row, seats_in(position))),
            }

        if not await self._interactions.edit(row.message, **changes()):
            await self._channels.message(row, row.place, row.message).edit(**changes())

    async def _with_or_without_picture(
        self, send: Callable[[Painting], Awaitable[ResultT]], painting: Painting
    ) -> ResultT:
        """Send a post. If Discord does not take its pictures, send the still one in place of one
        that moves, leave the poster out, and at last describe the table in words.
        """
        try:
            return await send(painting)
        except discord.HTTPException as refusal:
            if refusal.code not in PICTURE_REFUSED or not painting.files:
                raise
            _log.warning("%s is not taken: %s", painting.name, refusal)
            return await self._with_or_without_picture(send, painting.simpler)

    async def _first_untold(self, position: Position) -> int | None:
        """Return the ply after which a new post tells the news.

        Whoever must act reads what has happened since their own last move, even if it was posted.
        """
        row = position.row
        if row.shown is None:
            return None
        last = [await self._host.tables.last_ply(row.id, seat) for seat in seats_to_act(position)]
        since = min([row.shown, *(max(ply, row.ply - MAX_NEWS) for ply in last)])
        reach = max(since - LONGEST_MOVE_PLIES, 0)
        return begin_of_move(await self._host.tables.news_since(row.id, reach), since)

    async def _adopted(self, position: Position, post: Post, since: int | None) -> bool:
        """Look for a post that was sent but not recorded, and use it. Return False without one."""
        row = position.row
        found = await self._lost(row)
        if found is None:
            return False
        ply = ply_of(found, row.id)
        # A post without a picture does not say which ply it shows. It is brought up to date.
        if ply is None or ply == row.ply:
            adopted = replace(position, row=replace(row, message=found.id))
            if not await self.edit(adopted, post) and ply is None:
                return False  # in an archived thread nothing can be edited; this ply is there
            await self._record(row, row.ply, found.id, seats_to_act(position))
            self._news_start[row.id] = since
            return True
        mentioned = {user.id for user in found.mentions}
        await self._record(
            row, ply, found.id, [seat.seat for seat in row.seats if seat.user in mentioned]
        )
        # The game has gone on since that post.
        await self.show(await self._host.tables.position(row.id))
        return True

    async def _record(
        self, row: TableRow, ply: int, message: int, called: Collection[Seat]
    ) -> None:
        """Record that a table is now shown by this message, which calls these seats.

        A live board is the only one: the one before is deleted, and whatever called beside it.
        """
        if row.policy.live_board:
            for before in {row.message, row.call} - {None, message}:
                assert before is not None
                await self._calls.delete(row, before)
        await self._shown.mark_table(row.id, ply, message, called)
        self._lost_messages.clear(row.id, PublicPart.PICTURE)
        if row.message is not None and not row.policy.live_board:
            self.older.note(row.id, row.message, await self._told(row))
        self._first_ply[row.id] = row.shown

    async def _told(self, row: TableRow) -> str:
        """Return in one line what the newest message has told first."""
        if row.shown is None:
            return ""
        # Of a post by an earlier run, only its last move is known for sure.
        since = self._first_ply.get(row.id, row.shown - 1 if row.shown else None)
        news = await self._host.tables.news_since(row.id, since)
        told = [move for move in news if move.ply <= row.shown]
        position = await self._host.tables.position(row.id)
        line = one_line(position, told)
        if line or row.shown:
            return line
        return words_of(row.language, position.game)("post-began")

    async def _post(
        self, position: Position, post: Post, since: int | None, mentioned: Collection[Seat]
    ) -> None:
        """Send a new post with the news after ply *since*. It notifies the *mentioned* seats."""
        row = position.row
        painting = await self._painter.paint_post(position)
        people = people_of(row, mentioned)
        try:
            sent = await self._with_or_without_picture(
                partial(self._send, position, post, people), painting
            )
        except discord.NotFound as gone:
            if gone.code != Code.UNKNOWN_CHANNEL:
                raise
            if row.thread is None:  # the channel does not come back: no start has to try again
                self.problems[row.id] = DisplayProblem(row.place, gone.code)
                await self._shown.mark_table(row.id, row.ply, None, ())
                raise
            await self._forget_thread(row)
            return
        except MAYBE_SENT:
            self._lost_messages.doubt(row.id, PublicPart.PICTURE)
            raise
        self._news_start[row.id] = since
        await self._record(row, row.ply, sent.id, seats_to_act(position))

    async def _send(
        self, position: Position, post: Post, people: Collection[UserId], painting: Painting
    ) -> discord.Message:
        row = position.row

        def message() -> dict[str, Any]:
            return {
                "content": painting.below(post.content),
                "files": painting.files,
                "view": post.view,
                "silent": not people or is_called_later(position),
                "allowed_mentions": mentioning(people),
            }

        async def lost() -> discord.Message | None:
            self._lost_messages.doubt(row.id, PublicPart.PICTURE)
            if (found := await self._lost(row)) is not None:
                there = replace(position, row=replace(row, message=found.id))
                await self._edit(there, post, painting)
            return found

        sent = await self._interactions.follow(self._follows(position), message, lost)
        if sent is not None:
            return sent
        nonce = f"{row.id}.{row.ply}.{(row.message or row.thread or 0) % 10**8}"
        return await self._channels.channel(row, row.place).send(**message(), nonce=nonce)

    def _follows(self, position: Position) -> Lead | None:
        """Return the interaction that a post may follow: of a move that was made where it is
        shown.
        """
        leader = self._interactions.leader(position.row)
        return leader if leader and leader.channel_id == position.row.place else None

    async def _lost(self, row: TableRow) -> discord.Message | None:
        """Look for a post that was sent but not recorded."""
        wanted = with_buttons(row.id, TableAction.HAND, TableAction.FILM)
        place = self._channels.channel(row, row.place)
        return await self._lost_messages.find(row, PublicPart.PICTURE, place, wanted, row.message)

    async def _forget_thread(self, row: TableRow) -> None:
        """Note that the thread was deleted, and show the table in a new thread, post or the
        channel.
        """
        if row.forum:
            await self._shown.mark_forum_post(row.id, None)
        else:
            await self._shown.mark_thread(row.id, None)
        await self._shown.mark_table(row.id, None, None, ())
        self._lost_messages.clear(row.id, PublicPart.PICTURE)
        self._again(row.id)
