"""Hands by direct message: one message for each person's seat, edited in place and playable from there.

A person whose direct messages are closed is left alone until they do something; the table offers *My hand* meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import discord

from bot.failures import FAILURES, PASSING, passes_in
from bot.host import Host, Position
from bot.language import language_of, words_of
from bot.memory import News
from bot.menus import Place
from bot.painter import Painter, Painting
from bot.people import People
from bot.posts import Post, Verb
from bot.store import FormerHand, SeatRow, Status, TableId, TableRow
from bot.strays import UNCERTAIN, Strays, under
from bot.turns import Part, hand_post, part_of, undo_row
from games.engine import Seat

CLOSED = {50007, 50278}
"""Cannot send messages to this user; no server in common."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Hand:
    """What a hand's message says, and its picture."""

    post: Post
    painting: Painting


class Hands:
    """Shows people their hands at the tables of *host*."""

    def __init__(self, client: discord.Client, host: Host, painter: Painter, people: People, strays: Strays) -> None:
        self._client = client
        self._host = host
        self._painter = painter
        self._people = people
        self._strays = strays
        self._locks: WeakValueDictionary[tuple[TableId, Seat], asyncio.Lock] = WeakValueDictionary()
        self._parts: dict[tuple[TableId, Seat], Part] = {}
        """What the hands say that their owners may do, as far as this bot has shown them."""
        self.left_over: set[TableId] = set()
        """Tables at which there may be hands to be taken from people who have given their seats up."""
        self._browsed: dict[tuple[TableId, Seat], Place] = {}
        """Where in the menus of their hands owners are, half-way through a choice."""
        host.freed.append(self.left_over.add)

    async def look_back(self) -> None:
        """Learn which hands were not taken away when the bot last stopped."""
        self.left_over.update(await self._host.tables_with_former_hands())

    def browse(self, seat: Seat, place: Place) -> None:
        """Note where the owner of a hand is in its menu: whoever is half-way is not thrown back."""
        table = TableId(place.table)
        self._browsed.pop((table, seat), None)
        if place.path:
            self._browsed[table, seat] = place

    async def overtaken(self, row: TableRow, seat: Seat, message: int) -> bool:
        """Whether an answer that was put into a hand told of the table *row* when the hand knew more already.

        Both write to the same message, and whichever Discord hears last stays. Then the hand is to be shown once more.
        """
        async with self._locks.setdefault((row.id, seat), asyncio.Lock()):
            held = (await self._host.row(row.id)).seats[seat]
            if held.hand_message != message or (held.hand_shown or 0) <= row.ply:
                return False
            # Whatever its owner may do now: the hand does not say so, and is due even if nothing concerned it since.
            self._parts[row.id, seat] = Part.ACT
            await self._host.mark_hand(row.id, held, held.hand_channel, message, row.ply)
            return True

    def know(self, seats: Iterable[SeatRow], ply: int) -> bool:
        """Whether the hands of these seats show a ply, but for those of people who take no direct messages for now."""
        taking = (seat for seat in seats if seat.user is not None and not seat.closed)
        behind = (seat for seat in taking if seat.hand_shown is None or seat.hand_shown < ply)
        return not any(seat.user is not None and self._people.of(seat.user).direct for seat in behind)

    async def show(self, table: TableId, seats: Iterable[Seat]) -> bool:
        """Bring hands at a table up to date: of those who may do another thing now, or learned something.

        Return whether all show what they should: not, while the game runs, those of people whose direct messages are
        closed.
        """
        if table in self.left_over:
            await self._take_away(table)
        all_shown, failures = True, list[Exception]()
        for number in sorted(seats):
            try:
                all_shown &= await self._look_at(table, number)
            except FAILURES as failure:  # the others are to see theirs
                failures.append(failure)
        if failures:
            raise next((failure for failure in failures if passes_in(failure, 0) is not None), failures[0])
        return all_shown

    async def _look_at(self, table: TableId, number: Seat) -> bool:
        """Bring one hand up to date; whether it shows what it should."""
        # Whoever waits here for the same hand must not put an older one in place of a newer.
        async with self._locks.setdefault((table, number), asyncio.Lock()):
            position = await self._host.position(table)
            seat = position.row.seats[number]
            known = seat.hand_shown == position.row.ply and seat.hand_order_changes == seat.order_changes
            if seat.user is None or known or not self._people.of(seat.user).direct:
                return True
            taken = not seat.closed
            looked_at = _looked_at(position.row, seat)
            if taken and self._is_due(position, seat, await self._host.news_since(table, looked_at)):
                news = await self._host.news_since(table, seat.hand_shown)
                taken = await self._show(position, seat, news)
            # After the end a closed hand stays as it is: no start need look at it again.
            return taken or position.row.status is not Status.RUNNING

    async def _show(self, position: Position, seat: SeatRow, news: Sequence[News]) -> bool:
        """Show a hand; whether it is shown: its owner may take no direct messages, or more may have happened."""
        row, language = position.row, language_of(seat.locale)
        assert seat.user is not None
        left = await self._host.order_at(position, seat.seat)
        words = words_of(language, position.game)
        post = hand_post(position, seat.seat, news, words, left)
        post = replace(post, rows=[*post.rows, undo_row(position, seat.seat, news, words)])
        painting = await self._painter.paint(position, seat.seat, language, left.standing if left else None)
        if (await self._host.row(row.id)).ply != row.ply:
            return False  # or it would take the place of an answer that knows more; another look has been called for
        drawn = Hand(post, painting)
        if await self._changed(position, seat, drawn, seat.hand_channel, seat.hand_message):
            return True
        try:
            channel = await self._client.create_dm(discord.Object(seat.user))
            sought = under(row.id, Verb.BOARD, Verb.FILM)
            stray = await self._strays.find(row, seat.seat, channel, sought, seat.hand_message)
            if stray is not None and await self._changed(position, seat, drawn, channel.id, stray.id):
                return True
            # By what it takes the place of: Discord may remember a nonce also when its message is gone.
            nonce = f"{row.id}.{seat.seat}.{row.ply}.{(seat.hand_message or 0) % 10**6}h"
            content = painting.below(post.content)
            sent = await channel.send(content, files=painting.files, view=post.view, silent=True, nonce=nonce)
            self._browsed.pop((row.id, seat.seat), None)
        except discord.Forbidden as refusal:
            if refusal.code not in CLOSED:
                raise
            _log.info("table %d: the direct messages of seat %d are closed", row.id, seat.seat)
            await self._host.mark_closed(seat.user, True)
            return False
        except UNCERTAIN:
            self._strays.doubt(row.id, seat.seat)
            raise
        await self._shown(position, seat, channel.id, sent.id)
        return True

    async def _changed(
        self, position: Position, seat: SeatRow, hand: Hand, channel: int | None, message: int | None
    ) -> bool:
        """Whether the message of a hand is there, and shows it now."""
        if channel is None or message is None:
            return False
        row, post, painting = position.row, hand.post, hand.painting
        held = self._client.get_partial_messageable(channel).get_partial_message(message)
        try:
            if await self._is_half_way(position, seat.seat):
                await held.edit(attachments=painting.files)
            else:
                await held.edit(content=painting.below(post.content), attachments=painting.files, view=post.view)
                # A menu that was there is no more: the next look must not leave to it what has taken its place.
                self._browsed.pop((row.id, seat.seat), None)
        except discord.DiscordServerError:
            raise  # it is there still, and is changed once Discord is well again
        except (discord.HTTPException, discord.RateLimited) as refusal:
            _log.info("table %d: the hand of seat %d is posted anew: %s", row.id, seat.seat, refusal)
            return False
        await self._shown(position, seat, channel, message)
        return True

    async def _shown(self, position: Position, seat: SeatRow, channel: int, message: int) -> None:
        row = position.row
        await self._host.mark_hand(row.id, seat, channel, message, row.ply)
        self._strays.clear(row.id, seat.seat)
        if (await self._host.row(row.id)).seats[seat.seat].user != seat.user:  # who gave the seat up meanwhile
            await self._let_go(FormerHand(message=message, channel=channel, table=row.id, locale=seat.locale))
        elif position.table.over:
            self._parts.pop((row.id, seat.seat), None)
        else:
            self._parts[row.id, seat.seat] = part_of(position, seat.seat)

    async def _take_away(self, table: TableId) -> None:
        """Take hands from people who have given their seats up; raise what may go better another time."""
        self.left_over.discard(table)
        try:
            for hand in await self._host.former_hands(table):
                await self._let_go(hand)
        except PASSING:
            self.left_over.add(table)
            raise

    async def _let_go(self, hand: FormerHand) -> None:
        message = self._client.get_partial_messageable(hand.channel).get_partial_message(hand.message)
        content = words_of(language_of(hand.locale))("hand-given-up")
        try:
            await message.edit(content=content, attachments=[], view=None)
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as refusal:
            _log.info("table %d: a former hand stays as it was: %s", hand.table, refusal)
        await self._host.drop_former_hand(hand.message)

    async def _is_half_way(self, position: Position, seat: Seat) -> bool:
        """Whether the owner of a hand is choosing in a menu that still asks what the seat is asked."""
        place = self._browsed.get((position.row.id, seat))
        if place is None or position.table.over:
            return False
        if place.ordering:
            return part_of(position, seat) is Part.ORDER
        return await self._host.holds(position, seat, place.ply)

    def _is_due(self, position: Position, seat: SeatRow, news: Sequence[News]) -> bool:
        """Whether the message would say something that its owner waits for."""
        part, over = part_of(position, seat.seat), position.table.over
        shown = self._parts.get((position.row.id, seat.seat), Part.WAIT)
        # What people did to the table concerns everybody: a move taken back may have changed any hand.
        touched = any(
            move.notes or move.seat == seat.seat or any(event.to == seat.seat for event in move.events) for move in news
        )
        ordered = seat.order_changes != seat.hand_order_changes
        return seat.hand_message is None or part is Part.ACT or part is not shown or touched or ordered or over


def _looked_at(row: TableRow, seat: SeatRow) -> int | None:
    """The ply up to which it is known whether the message of a hand must say anything else."""
    return seat.hand_shown if seat.hand_shown is None else max(seat.hand_shown, row.settled or 0)
