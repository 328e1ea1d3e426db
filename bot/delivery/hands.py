"""Hands by direct message: one message for each person's seat, edited in place and playable from
there.

A person whose direct messages are closed is left alone until they do something; the table offers
*My hand* meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

import discord

from bot.delivery.errors import (
    DIRECT_MESSAGES_CLOSED,
    MAYBE_SENT,
    REQUEST_FAILURES,
    TRANSIENT_FAILURES,
    retry_seconds,
)
from bot.delivery.lost_messages import LostMessages, with_buttons
from bot.hosting.cache import News
from bot.hosting.host import Host, Position
from bot.hosting.preferences import KnownPreferences
from bot.messages.components import Post
from bot.messages.compose import Player, compose
from bot.messages.custom_ids import TableAction
from bot.messages.language import language_of, words_of
from bot.messages.menus import Place
from bot.messages.turns import Part, part_of
from bot.store import FormerHand, SeatRow, Status, Store, TableId, TableRow
from bot.workers.pictures import Painter, Painting
from games.engine import Seat

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Hand:
    """What a hand's message says, and its picture."""

    post: Post
    painting: Painting


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
    ) -> None:
        self._client = client
        self._store = store
        self._host = host
        self._painter = painter
        self._people = people
        self._lost_messages = lost_messages
        self._locks: WeakValueDictionary[tuple[TableId, Seat], asyncio.Lock] = WeakValueDictionary()
        self._parts: dict[tuple[TableId, Seat], Part] = {}
        """What the hands say that their owners may do, as far as this bot has shown them."""
        self.tables_with_former: set[TableId] = set()
        """Tables at which there may be hands to be taken from people who have given their seats
        up.
        """
        self._menu_places: dict[tuple[TableId, Seat], Place] = {}
        """Where in the menus of their hands owners are, half-way through a choice."""
        host.changes.on_seat_freed.append(self.tables_with_former.add)

    async def find_former(self) -> None:
        """Learn which hands were not taken away when the bot last stopped."""
        self.tables_with_former.update(await self._store.former_hands.tables())

    def note_menu_place(self, seat: Seat, place: Place) -> None:
        """Note where the owner of a hand is in its menu: whoever is half-way is not thrown back."""
        table = TableId(place.table)
        self._menu_places.pop((table, seat), None)
        if place.path:
            self._menu_places[table, seat] = place

    async def answer_is_outdated(self, row: TableRow, seat: Seat, message: int) -> bool:
        """Whether an answer that was put into a hand told of the table *row* when the hand knew
        more already.

        Both write to the same message, and whichever Discord hears last stays. Then the hand is to
        be shown once more.
        """
        async with self._locks.setdefault((row.id, seat), asyncio.Lock()):
            held = (await self._host.tables.row(row.id)).seats[seat]
            if held.hand_message != message or (held.hand_shown or 0) <= row.ply:
                return False
            # Whatever its owner may do now: the hand does not say so, and is due even if nothing
            # concerned it since.
            self._parts[row.id, seat] = Part.ACT
            await self._store.shown.mark_hand(row.id, held, held.hand_channel, message, row.ply)
            return True

    def are_current(self, seats: Iterable[SeatRow], ply: int) -> bool:
        """Return whether every reachable player's hand shows *ply* or later."""
        taking = (seat for seat in seats if seat.user is not None and not seat.closed)
        behind = (seat for seat in taking if seat.hand_shown is None or seat.hand_shown < ply)
        return not any(
            seat.user is not None and self._people.of(seat.user).direct for seat in behind
        )

    async def show(self, table: TableId, seats: Iterable[Seat]) -> bool:
        """Bring hands at a table up to date: of those who may do another thing now, or learned
        something.

        Return whether all show what they should: not, while the game runs, those of people whose
        direct messages are closed.
        """
        if table in self.tables_with_former:
            await self._clear_all_former(table)
        all_shown, failures = True, list[Exception]()
        for number in sorted(seats):
            try:
                all_shown &= await self._refresh_hand(table, number)
            except REQUEST_FAILURES as failure:  # the others are to see theirs
                failures.append(failure)
        if failures:
            worth_a_retry = (one for one in failures if retry_seconds(one, 0) is not None)
            raise next(worth_a_retry, failures[0])
        return all_shown

    async def _refresh_hand(self, table: TableId, number: Seat) -> bool:
        """Bring one hand up to date; whether it shows what it should."""
        # Whoever waits here for the same hand must not put an older one in place of a newer.
        async with self._locks.setdefault((table, number), asyncio.Lock()):
            position = await self._host.tables.position(table)
            seat = position.row.seats[number]
            known = (
                seat.hand_shown == position.row.ply
                and seat.hand_order_changes == seat.order_changes
            )
            if seat.user is None or known or not self._people.of(seat.user).direct:
                return True
            taken = not seat.closed
            looked_at = _looked_at(position.row, seat)
            if taken and self._is_due(
                position, seat, await self._host.tables.news_since(table, looked_at)
            ):
                news = await self._host.tables.news_since(table, seat.hand_shown)
                taken = await self._show(position, seat, news)
            # After the end a closed hand stays as it is: no start need look at it again.
            return taken or position.row.status is not Status.RUNNING

    async def _show(self, position: Position, seat: SeatRow, news: Sequence[News]) -> bool:
        """Show a hand; whether it is shown: its owner may take no direct messages, or more may have
        happened.
        """
        row, language = position.row, language_of(seat.locale)
        assert seat.user is not None
        left = await self._host.orders.at(position, seat.seat)
        words = words_of(language, position.game)
        player = Player(words, seat.seat, left, in_hand=True)
        post = compose(position, news, player)
        painting = await self._painter.paint(
            position, seat.seat, language, left.standing if left else None
        )
        if (await self._host.tables.row(row.id)).ply != row.ply:
            # or it would take the place of an answer that knows more; another look has been called
            # for
            return False
        drawn = Hand(post, painting)
        if await self._changed(position, seat, drawn, seat.hand_channel, seat.hand_message):
            return True
        try:
            channel = await self._client.create_dm(discord.Object(seat.user))
            sought = with_buttons(row.id, TableAction.BOARD, TableAction.FILM)
            stray = await self._lost_messages.find(
                row, seat.seat, channel, sought, seat.hand_message
            )
            if stray is not None and await self._changed(
                position, seat, drawn, channel.id, stray.id
            ):
                return True
            # By what it takes the place of: Discord may remember a nonce also when its message is
            # gone.
            nonce = f"{row.id}.{seat.seat}.{row.ply}.{(seat.hand_message or 0) % 10**6}h"
            content = painting.below(post.content)
            sent = await channel.send(
                content, files=painting.files, view=post.view, silent=True, nonce=nonce
            )
            self._menu_places.pop((row.id, seat.seat), None)
        except discord.Forbidden as refusal:
            if refusal.code not in DIRECT_MESSAGES_CLOSED:
                raise
            _log.info("table %d: the direct messages of seat %d are closed", row.id, seat.seat)
            await self._store.people.mark_closed(seat.user, True)
            return False
        except MAYBE_SENT:
            self._lost_messages.doubt(row.id, seat.seat)
            raise
        await self._shown(position, seat, channel.id, sent.id)
        return True

    async def _changed(
        self,
        position: Position,
        seat: SeatRow,
        hand: Hand,
        channel: int | None,
        message: int | None,
    ) -> bool:
        """Whether the message of a hand is there, and shows it now."""
        if channel is None or message is None:
            return False
        row, post, painting = position.row, hand.post, hand.painting
        held = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            if await self._is_choosing(position, seat.seat):
                await held.edit(attachments=painting.files)
            else:
                await held.edit(
                    content=painting.below(post.content), attachments=painting.files, view=post.view
                )
                # A menu that was there is no more: the next look must not leave to it what has
                # taken its place.
                self._menu_places.pop((row.id, seat.seat), None)
        except discord.DiscordServerError:
            raise  # it is there still, and is changed once Discord is well again
        except (discord.HTTPException, discord.RateLimited) as refusal:
            _log.info(
                "table %d: the hand of seat %d is posted anew: %s", row.id, seat.seat, refusal
            )
            return False
        await self._shown(position, seat, channel, message)
        return True

    async def _shown(self, position: Position, seat: SeatRow, channel: int, message: int) -> None:
        row = position.row
        await self._store.shown.mark_hand(row.id, seat, channel, message, row.ply)
        self._lost_messages.clear(row.id, seat.seat)
        if (await self._host.tables.row(row.id)).seats[
            seat.seat
        ].user != seat.user:  # who gave the seat up meanwhile
            await self._clear_former(
                FormerHand(message=message, channel=channel, table=row.id, locale=seat.locale)
            )
        elif position.table.over:
            self._parts.pop((row.id, seat.seat), None)
        else:
            self._parts[row.id, seat.seat] = part_of(position, seat.seat)

    async def _clear_all_former(self, table: TableId) -> None:
        """Take hands from people who have given their seats up; raise what may go better another
        time.
        """
        self.tables_with_former.discard(table)
        try:
            for hand in await self._store.former_hands.at(table):
                await self._clear_former(hand)
        except TRANSIENT_FAILURES:
            self.tables_with_former.add(table)
            raise

    async def _clear_former(self, hand: FormerHand) -> None:
        message = self._client.get_partial_messageable(hand.channel).get_partial_message(
            hand.message
        )
        content = words_of(language_of(hand.locale))("hand-given-up")
        try:
            await message.edit(content=content, attachments=[], view=None)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as refusal:
            _log.info("table %d: a former hand stays as it was: %s", hand.table, refusal)
        await self._store.former_hands.drop(hand.message)

    async def _is_choosing(self, position: Position, seat: Seat) -> bool:
        """Whether the owner of a hand is choosing in a menu that still asks what the seat is
        asked.
        """
        place = self._menu_places.get((position.row.id, seat))
        if place is None or position.table.over:
            return False
        if place.ordering:
            return part_of(position, seat) is Part.ORDER
        return await self._host.moves.holds(position, seat, place.ply)

    def _is_due(self, position: Position, seat: SeatRow, news: Sequence[News]) -> bool:
        """Whether the message would say something that its owner waits for."""
        part, over = part_of(position, seat.seat), position.table.over
        shown = self._parts.get((position.row.id, seat.seat), Part.WAIT)
        # What people did to the table concerns everybody: a move taken back may have changed any
        # hand.
        touched = any(
            move.notes
            or move.seat == seat.seat
            or any(event.to == seat.seat for event in move.events)
            for move in news
        )
        ordered = seat.order_changes != seat.hand_order_changes
        return (
            seat.hand_message is None
            or part is Part.ACT
            or part is not shown
            or touched
            or ordered
            or over
        )


def _looked_at(row: TableRow, seat: SeatRow) -> int | None:
    """The ply up to which it is known whether the message of a hand must say anything else."""
    return seat.hand_shown if seat.hand_shown is None else max(seat.hand_shown, row.settled or 0)
