"""Hands by direct message: one message for each person's seat, from which they can play.

It is edited in place, unless it must notify its owner: then a new message takes its place. A person
whose direct messages are closed is left alone until they do something. Meanwhile the table's post
offers *My hand*.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

import discord

from bot.delivery.errors import (
    DIRECT_MESSAGES_CLOSED,
    MAYBE_SENT,
    REQUEST_FAILURES,
    Code,
    retry_seconds,
)
from bot.delivery.former_hands import FormerHands
from bot.delivery.hand_pictures import Hand, hand_picture, table_picture, with_page
from bot.delivery.interactions import Interactions
from bot.delivery.lost_messages import LostMessages, with_buttons
from bot.delivery.open_menus import OpenMenus
from bot.delivery.places import places_of
from bot.delivery.shown_parts import ShownParts
from bot.hosting.cache import MAX_NEWS, News
from bot.hosting.host import Host, Position
from bot.hosting.preferences import KnownPreferences
from bot.messages.button_actions import TableAction
from bot.messages.compose import Player, compose
from bot.messages.language import language_of, words_of
from bot.messages.puzzles import asked_lines, ended_lines
from bot.messages.turns import TurnPart, part_of
from bot.store import FormerHand, SeatRow, Status, Store, TableId, TableRow
from bot.workers.pictures import Painter
from games.engine import Seat

LONGEST_HOLD_SECONDS = 1.0
"""So long an answer waits for an update of the hand: Discord waits for three."""

_log = logging.getLogger(__name__)


class Hands:
    """Shows people their hands at the tables of *host*."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        host: Host,
        painter: Painter,
        people: KnownPreferences,
        lost_messages: LostMessages,
        interactions: Interactions,
    ) -> None:
        self._client = client
        self._store = store
        self._host = host
        self._painter = painter
        self._people = people
        self._lost_messages = lost_messages
        self._interactions = interactions
        self._locks: WeakValueDictionary[tuple[TableId, Seat], asyncio.Lock] = WeakValueDictionary()
        self._parts = ShownParts()
        self.former = FormerHands(client, store.former_hands, host.changes)
        self.outdated: set[TableId] = set()
        """Tables with hands that are brought up to date when there is time."""
        self.resting: set[TableId] = set()
        """Tables with hands that are brought up to date once the table rests."""
        self.menus = OpenMenus(host)

    @asynccontextmanager
    async def answering(
        self, table: TableId, seat: Seat, message: int | None
    ) -> AsyncIterator[None]:
        """Hold back updates of a hand while a press changes its order and is answered.

        If the pressed *message* is the hand, the answer shows the new order, and a note that an
        update would take away again. An update under way is waited for only as long as the answer
        is sure to be in time.
        """
        lock = self._locks.setdefault((table, seat), asyncio.Lock())
        async with held_for_a_moment(lock, LONGEST_HOLD_SECONDS) as is_held:
            yield
            held = (await self._host.tables.row(table)).seats[seat]
            if is_held and message is not None and held.hand_message == message:
                channel, shown = held.hand_channel, held.hand_shown
                await self._store.shown.mark_hand(table, held, channel, message, shown)

    async def answer_is_outdated(self, row: TableRow, seat: Seat, message: int) -> bool:
        """Return whether an answer about the older *row* replaced a newer hand.

        Both are the same message, and the last one that Discord receives stays. The hand has to be
        shown once more then.
        """
        async with self._locks.setdefault((row.id, seat), asyncio.Lock()):
            held = (await self._host.tables.row(row.id)).seats[seat]
            if held.hand_message != message or (held.hand_shown or 0) <= row.ply:
                return False
            self._parts.make_due(row.id, seat)
            await self._store.shown.mark_hand(row.id, held, held.hand_channel, message, row.ply)
            return True

    def are_current(self, table: TableId, seats: Iterable[SeatRow], ply: int) -> bool:
        """Return whether every reachable player's hand says what they wait for at *ply*."""
        taking = (seat for seat in seats if seat.user is not None and not seat.closed)
        behind = (seat for seat in taking if not self._parts.is_current(table, seat, ply))
        return not any(
            seat.user is not None and self._people.of(seat.user).direct for seat in behind
        )

    async def show(
        self,
        table: TableId,
        seats: Iterable[Seat],
        *,
        unseen: bool = False,
        also_outdated: bool = True,
        rests: bool = True,
    ) -> bool:
        """Show their hands to those who may do something else now, or who learned something.

        If the table is *unseen*, because its post failed, a new message notifies those who must
        act. Without *also_outdated*, hands wait whose owners learned nothing new: of those who have
        just moved. Unless the table *rests*, they wait for it to do so where the post of that move
        took a request.

        Return whether all of them are up to date. While the game runs, the hand of somebody whose
        direct messages are closed is not.
        """
        await self.former.remove_all(await self._host.tables.row(table))
        all_shown, failures = True, list[Exception]()
        for number in sorted(seats):
            try:
                all_shown &= await self._refresh_hand(table, number, unseen, also_outdated, rests)
            except REQUEST_FAILURES as failure:  # the others are to see theirs
                failures.append(failure)
        if failures:
            worth_a_retry = (one for one in failures if retry_seconds(one, 0) is not None)
            raise next(worth_a_retry, failures[0])
        return all_shown

    async def _refresh_hand(
        self, table: TableId, number: Seat, unseen: bool, also_outdated: bool, rests: bool
    ) -> bool:
        """Bring one hand up to date. Return whether it is."""
        # An older hand must not replace a newer one.
        async with self._locks.setdefault((table, number), asyncio.Lock()):
            position = await self._host.tables.position(table)
            seat = position.row.seats[number]
            if seat.user is None or not self._people.of(seat.user).direct:
                return True
            if position.row.cup is not None and not unseen:
                return True  # a round would open more conversations than Discord allows
            calls = await self._is_to_call(position, seat, unseen=unseen)
            known = (
                seat.hand_shown == position.row.ply
                and seat.hand_order_changes == seat.order_changes
            )
            if known and not calls:
                return True
            taken = not seat.closed
            free = seat.hand_message is not None and self._interactions.edits(seat.hand_message)
            looked_at = _looked_at(position.row, seat)
            news = await self._host.tables.news_since(table, looked_at)
            due = (
                calls
                or position.row.direct
                or self._parts.is_due(
                    position,
                    seat,
                    news,
                    told=self._interactions.told(table, seat.user),
                    asked=await self._host.moves.holds(position, number, seat.hand_shown or 0),
                )
            )
            # What was told of their own move may count as settled; what the message asks does not.
            moved = await self._host.tables.last_ply(table, number) > (seat.hand_shown or 0)
            if not due and self._parts.is_outdated(position, seat, moved=moved):
                spared = self._interactions.spared(position.row, seat.user)
                # Whoever must act again is asked what comes next in the answer to their move.
                again = part_of(position, number) is TurnPart.ACT
                now = rests or (not again and spared > (seat.hand_shown or 0))
                due = free or (also_outdated and now)
                if not due:
                    (self.outdated if now else self.resting).add(table)
            if taken and due:
                taken = await self._show(position, seat, await self._news(position, seat), calls)
            elif not due:
                self._parts.note_current(position.row, number)
            # After the end a closed hand stays as it is: no start need look at it again.
            return taken or position.row.status is not Status.RUNNING

    async def _is_to_call(self, position: Position, seat: SeatRow, *, unseen: bool) -> bool:
        """Whether a new direct message must notify somebody of their turn.

        Whoever acts several times in a row is there anyway, and an order that is about to act needs
        nobody.
        """
        row = position.row
        wanted = unseen or (seat.user is not None and self._people.of(seat.user).turns)
        if not wanted or seat.stand_in or part_of(position, seat.seat) is not TurnPart.ACT:
            return False
        called = seat.hand_called
        if called is not None and await self._host.moves.holds(position, seat.seat, called):
            return False
        if await self._host.tables.has_just_acted(row, seat.seat):
            return False
        order = await self._host.orders.row(row.id, seat.seat)
        return order is None or order.due is None

    async def _news(self, position: Position, seat: SeatRow) -> Sequence[News]:
        """What happened since a player's own last move, even if the hand told some of it before."""
        row, since = position.row, seat.hand_shown
        if since is not None:
            own = await self._host.tables.last_ply(row.id, seat.seat)
            since = min(since, max(own, row.ply - MAX_NEWS))
        return await self._host.tables.news_since(row.id, since)

    async def _show(
        self, position: Position, seat: SeatRow, news: Sequence[News], calls: bool
    ) -> bool:
        """Send or edit a hand.

        Return False if its owner accepts no direct messages, or if the table has changed meanwhile.
        If it *calls* its owner, a new message that notifies takes the place of the former one.
        """
        row, language = position.row, language_of(seat.locale)
        assert seat.user is not None
        left = await self._host.orders.at(position, seat.seat)
        words = words_of(language, position.game)
        chosen = self._people.of(seat.user)
        newcomer = chosen.tips and await self._host.introductions.is_newcomer(position, seat.seat)
        asked = await self._host.puzzles.asked_at(row, seat.user)
        ended = await self._host.puzzles.ended_at(row, seat.user)
        if asked is not None:
            news = ()  # how others came to this position is no part of the puzzle
        player = Player(
            words,
            seat.seat,
            left,
            warned=chosen.warnings,
            newcomer=newcomer,
            in_hand=True,
            notes=asked_lines(asked, words) or ended_lines(ended, words),
            honours=await self._host.results.honours(position) if row.direct else {},
        )
        post = compose(position, news, player)
        order = left.standing if left else None
        painting = await hand_picture(self._painter, position, seat.seat, language, order)
        table = await table_picture(self._painter, position, language)
        if (await self._host.tables.row(row.id)).ply != row.ply:
            # It might replace an answer that is newer. Another round follows anyway.
            return False
        drawn = Hand(post, painting, table, layout=row.direct)
        if not calls and await self._changed(
            position, player, drawn, seat.hand_channel, seat.hand_message
        ):
            return True
        try:
            channel = await self._client.create_dm(discord.Object(seat.user))
            sought = with_buttons(row.id, TableAction.BOARD, TableAction.FILM)
            stray = await self._lost_messages.find(
                row, seat.seat, channel, sought, seat.hand_message
            )
            if stray is not None and await self._changed(
                position, player, drawn, channel.id, stray.id, calls=calls
            ):
                return True
            # Discord may remember a nonce longer than its message, so it names the former one.
            nonce = f"{row.id}.{seat.seat}.{row.ply}.{(seat.hand_message or 0) % 10**6}h"
            sent = await channel.send(**drawn.message, silent=not calls, nonce=nonce)
            in_menu = self.menus.close(row.id, seat.seat)
        except discord.Forbidden as refusal:
            if refusal.code not in DIRECT_MESSAGES_CLOSED:
                raise
            _log.info("table %d: the direct messages of seat %d are closed", row.id, seat.seat)
            departed = refusal.code == Code.NO_MUTUAL_GUILDS and await self._is_there(row)
            await self._store.people.mark_closed(seat.user, True, departed=departed)
            return False
        except MAYBE_SENT:
            self._lost_messages.doubt(row.id, seat.seat)
            raise
        # The former message stays where somebody may be about to act in it: not if they have acted
        # elsewhere since.
        acted = await self._host.tables.last_ply(row.id, seat.seat) > (seat.hand_shown or 0)
        acting = self._parts.of(row, seat.seat) is TurnPart.ACT
        idle = not in_menu and (acted or not acting)
        await self._shown(position, seat, channel.id, sent.id, calls=calls)
        if calls and idle:
            await self._delete_former(seat)
        return True

    async def _is_there(self, row: TableRow) -> bool:
        """Whether the bot is on the table's server: if not, others have not left it."""
        return row.guild is not None and not await places_of(self._client).has_left(row.guild)

    async def _delete_former(self, seat: SeatRow) -> None:
        """Delete the message of a hand whose place a new one has taken."""
        if seat.hand_channel is None or seat.hand_message is None:
            return
        channel = self._client.get_partial_messageable(seat.hand_channel)
        try:
            await channel.get_partial_message(seat.hand_message).delete()
        except REQUEST_FAILURES as failure:
            _log.info("the former message of a hand stays: %s", failure)

    async def _changed(  # the message, and what it is to say
        self,
        position: Position,
        player: Player,
        hand: Hand,
        channel: int | None,
        message: int | None,
        *,
        calls: bool = False,
    ) -> bool:
        """Edit the message of a hand. Return False if there is none that can be edited."""
        if channel is None or message is None:
            return False
        row, seat = position.row, position.row.seats[player.seat]
        held = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def edit(changes: Callable[[], Mapping[str, Any]]) -> None:
            if not await self._interactions.edit(message, **changes()):
                await held.edit(**changes())

        try:
            page = await self.menus.page(position, seat.seat)
            if page is None:
                await edit(lambda: hand.changes)
                # The menu that was open there is gone.
                self.menus.close(row.id, seat.seat)
            elif hand.layout:
                opened = await with_page(self._painter, self.menus, position, player, hand)
                await edit(lambda: opened.changes)
            else:
                await edit(lambda: {"attachments": hand.files})
        except discord.DiscordServerError:
            raise  # The message is still there and is edited later.
        except (discord.HTTPException, discord.RateLimited) as refusal:
            _log.info(
                "table %d: the hand of seat %d is posted anew: %s", row.id, seat.seat, refusal
            )
            return False
        await self._shown(position, seat, channel, message, calls=calls)
        return True

    async def _shown(
        self, position: Position, seat: SeatRow, channel: int, message: int, *, calls: bool
    ) -> None:
        row = position.row
        await self._store.shown.mark_hand(
            row.id, seat, channel, message, row.ply, row.ply if calls else None
        )
        self._lost_messages.clear(row.id, seat.seat)
        if (await self._host.tables.row(row.id)).seats[
            seat.seat
        ].user != seat.user:  # who gave the seat up meanwhile
            await self.former.remove(
                FormerHand(message=message, channel=channel, table=row.id, locale=seat.locale),
                layout=row.direct,
            )
        else:
            self._parts.note(position, seat.seat)


def _looked_at(row: TableRow, seat: SeatRow) -> int | None:
    """The ply up to which a hand needs no update."""
    return seat.hand_shown if seat.hand_shown is None else max(seat.hand_shown, row.settled or 0)


@asynccontextmanager
async def held_for_a_moment(lock: asyncio.Lock, seconds: float) -> AsyncIterator[bool]:
    """Hold *lock*, or go on without it after so many seconds; give whether it is held."""
    try:
        async with asyncio.timeout(seconds):
            await lock.acquire()
    except TimeoutError:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()
