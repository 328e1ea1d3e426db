"""Reminds people of their turns: gently, at the hours they like, and never of a turn that is over.

When a reminder falls due is computed, from what the store keeps and what its reader prefers, whenever something has
changed; so a restart neither loses nor doubles one. One patient hand sends them, one after the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import replace

import discord

from bot.dues import Dues
from bot.failures import FAILURES, passes_in
from bot.foresight import next_up
from bot.hands import CLOSED
from bot.host import Host
from bot.language import language_of, words_of
from bot.people import HOUR, People, awake_at
from bot.places import Places
from bot.posts import Post
from bot.reminders import alone, digest, reminder, reminding, soon
from bot.sleeping import Sleep, sleep_unless
from bot.store import ForetoldRow, Preferences, SeatRow, TableId, TableRow, UserId, WaitRow, Where
from bot.strays import UNCERTAIN, Sought, Strays
from bot.waits import Look, Waits
from games.chance import Chance
from games.engine import Seat

LAST_SECONDS = 2.0
"""For which closing waits for a reminder that is being sent."""
RETRY = 300.0
"""Seconds after which a reminder that could not be sent is tried again."""

_log = logging.getLogger(__name__)


class Nudges:
    """Reminds the people at *host*'s tables through *client*; *sleep* passes so many seconds of the host's clock."""

    def __init__(
        self, client: discord.Client, host: Host, people: People, waits: Waits, *, sleep: Sleep = asyncio.sleep
    ) -> None:
        self._client = client
        self._host = host
        self._people = people
        self._waits = waits
        self._sleep = sleep
        self._dues = Dues(self._due, waits.is_noted)
        self._changed: set[TableId] = set()
        self._woken = asyncio.Event()
        self._living: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()
        self._not_before: dict[UserId, float] = {}
        """When somebody who could not be reminded is tried again."""
        self._places, self._strays = Places(client), Strays(client)
        self._unsure: set[UserId] = set()
        """People of whom nobody knows whether their last reminder was sent."""
        self._started = 0.0
        host.changed.append(self.wake)
        people.changed.append(self._think_again)
        waits.changed.append(self._dues.add)

    async def start(self) -> None:
        """Go on reminding where the bot last stopped."""
        if self._living is None and not self._closed.is_set():
            self._changed.update(await self._host.misnoted())
        # Whoever logs in may have been told to stop meanwhile.
        if self._living is None and not self._closed.is_set():
            self._started = self._host.clock()
            self._living = asyncio.create_task(self._live(), name="reminders")

    def wake(self, table: TableId) -> None:
        """Look anew whom a table waits for."""
        self._changed.add(table)
        self._woken.set()

    async def close(self) -> None:
        """Remind nobody any more; what falls due now is sent after the next start."""
        self._host.changed.remove(self.wake)
        self._closed.set()
        self._woken.set()
        if self._living is not None:
            # What has been sent is to be noted, too.
            _, late = await asyncio.wait({self._living}, timeout=LAST_SECONDS)
            for living in late:
                living.cancel()

    async def mute(self, user: UserId, message: int) -> bool:
        """Send no more reminders of those turns of *user* that a reminder speaks of; whether there are any left."""
        meant = [wait for wait in self._waits.of(user) if wait.message == message]
        await self._waits.keep(*(replace(wait, muted=True) for wait in meant))
        self._woken.set()
        return bool(meant)

    async def _live(self) -> None:
        while not self._closed.is_set():
            self._woken.clear()
            while self._changed and not self._closed.is_set():
                await self._look(self._changed.pop())
            now = self._host.clock()
            due = self._dues.next(now)
            if self._closed.is_set():
                return
            if due is None:
                await self._woken.wait()
            elif due[0] > now:
                await sleep_unless(self._woken, self._sleep, due[0] - now)
            else:
                await self._remind(due[1])

    def _think_again(self, user: UserId) -> None:
        """Somebody would like to be reminded otherwise than before."""
        self._dues.add(self._waits.of(user))
        self._woken.set()

    def _due(self, wait: WaitRow, now: float) -> float | None:
        preferences = self._people.of(wait.user)
        if not _may_be_reminded(wait, preferences):
            return None
        patience = (wait.reminded or wait.since) + preferences.hours * HOUR
        return awake_at(preferences, max(patience, now, self._not_before.get(wait.user, 0)))

    async def _look(self, table: TableId) -> None:
        """Note whom a table waits for now, and take back what was said of turns that are over."""
        try:
            look = await self._waits.look(table)
            for wait in look.ended:
                await self._take_back(wait)
            await self._waits.go_on(look)
            if look.alone is not None and self._may_be_told(look.alone.user, self._people.of(look.alone.user).alone):
                await self._tell(look.row, look.alone)
            told = self._waits.foretold(table)
            if look.begun or look.ended or (told is not None and look.row.seat_of(told.user) is None):
                await self._foretell(look)
        except Exception:  # noqa: BLE001 - whatever it is, the other tables are to be looked at
            _log.exception("nobody is reminded of table %d", table)

    async def _remind(self, user: UserId) -> None:
        """Remind somebody of all turns that are due, after another look whether they still are."""
        for table in {wait.table for wait in self._waits.of(user)}:
            await self._look(table)
        preferences, now = self._people.of(user), self._host.clock()
        open_turns = [wait for wait in self._waits.of(user) if _may_be_reminded(wait, preferences)]
        due = [wait for wait in open_turns if (at := self._due(wait, now)) is not None and at <= now]
        if not due:
            return
        try:
            if not (await self._takes_messages(due[0]) and await self._remind_directly(open_turns, due)):
                for wait in due:
                    await self._remind_at_the_table(wait)
            self._unsure.discard(user)
        except FAILURES as failure:
            if isinstance(failure, UNCERTAIN):
                self._unsure.add(user)
            seconds = passes_in(failure, RETRY)
            if seconds is None:  # the next reminder is tried when it is due
                _log.warning("somebody cannot be reminded: %s", failure)
                await self._waits.keep(*self._heard(due))
                return
            _log.warning("somebody could not be reminded, trying again in %.0f s: %s", seconds, failure)
            self._not_before[user] = now + seconds
        except Exception:  # noqa: BLE001 - whatever it is, the others are to be reminded
            _log.exception("somebody could not be reminded, trying again in %.0f s", RETRY)
            self._not_before[user] = now + RETRY

    def _may_be_told(self, user: UserId, wished: bool) -> bool:
        """Whether somebody is to be told at this hour what they have *wished* to be told."""
        return wished and awake_at(self._people.of(user), self._host.clock()) <= self._host.clock()

    async def _takes_messages(self, wait: WaitRow) -> bool:
        preferences = self._people.of(wait.user)
        seat = (await self._host.row(wait.table)).seats[wait.seat]
        return preferences.direct and preferences.reminders is not Where.THREAD and not seat.closed

    async def _remind_directly(self, waits: Sequence[WaitRow], due: Sequence[WaitRow]) -> bool:
        """Send one message about all these turns of one person, some of them *due*; whether they take such messages."""
        post = await self._digest(waits)
        times, latest = sum(wait.times for wait in due), max(wait.reminded or wait.since for wait in due)
        nonce, heard = f"{waits[0].user % 10**9}.{latest}.{times}", self._heard(due)
        heard = [*heard, *(wait for wait in waits if wait not in due)]  # these are still to be reminded of in time
        sent = await self._sent_directly(waits[0].user, post, nonce, due)
        if sent is None:
            return False
        await self._note(heard, sent)
        return True

    def _heard(self, waits: Sequence[WaitRow]) -> Sequence[WaitRow]:
        """The turns once they have been reminded of now."""
        return [replace(wait, reminded=int(self._host.clock()), times=wait.times + 1) for wait in waits]

    async def _sent_before(
        self, place: discord.abc.Messageable, due: Sequence[WaitRow], sought: Sought
    ) -> discord.Message | None:
        """The reminder of these turns that was sent and not noted; looked for only where there may be one.

        That is, if it was not noted in this life of the bot whether it was sent, or if it was due before this life.
        """
        preferences, mine = self._people.of(due[0].user), due[0].user in self._unsure
        old = (wait for wait in due if (wait.reminded or wait.since) + preferences.hours * HOUR <= self._started)
        if not mine and not any(old):
            return None
        return await self._strays.look(place, sought, max(wait.message or 0 for wait in due))

    async def _sent_directly(
        self, user: UserId, post: Post, nonce: str, due: Sequence[WaitRow] = ()
    ) -> discord.Message | None:
        """The direct message, unless it turns out that this person takes none; for what is *due* it may be there."""
        try:
            channel = await self._client.create_dm(discord.Object(user))
            if due and (found := await self._sent_before(channel, due, reminding(due))) is not None:
                return await found.edit(content=post.content, view=post.view)
            return await channel.send(post.content, view=post.view, nonce=nonce)
        except discord.Forbidden as refusal:
            if refusal.code not in CLOSED:
                raise
            await self._host.mark_closed(user, True)
            return None

    async def _remind_at_the_table(self, wait: WaitRow) -> None:
        row = await self._host.row(wait.table)
        post, heard = reminder(row, self._host.game(row.game), wait), self._heard([wait])
        place = self._places.channel(row, row.place)
        try:
            sent = await self._sent_before(place, [wait], reminding([wait], wait.user))
            if sent is None:
                nonce = f"{row.id}.{wait.seat}.{wait.since}.{wait.times}"
                sent = await self._sent_at_the_table(row, wait, post, nonce)
        except FAILURES as refusal:
            if passes_in(refusal, RETRY) is not None:
                raise
            _log.info("table %d: nobody can be reminded there: %s", row.id, refusal)
            await self._waits.keep(heard[0])
        else:
            await self._note(heard, sent)

    async def _sent_at_the_table(self, row: TableRow, wait: WaitRow, post: Post, nonce: str) -> discord.Message:
        place = self._places.channel(row, row.place)
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(wait.user)])
        return await place.send(post.content, view=post.view, allowed_mentions=mentions, nonce=nonce)

    async def _tell(self, row: TableRow, wait: WaitRow) -> None:
        """Tell somebody that everybody waits for them alone."""
        game, at_the_table = self._host.game(row.game), not await self._takes_messages(wait)
        if at_the_table and self._people.of(wait.user).reminders is Where.NOWHERE:
            return  # who wants no reminders is not called in front of everybody
        language = row.language if at_the_table else language_of(row.seats[wait.seat].locale)
        post = alone(row, game, wait, words_of(language, game), mention=at_the_table)
        nonce = f"alone.{row.id}.{wait.seat}.{wait.since}"
        try:
            sent = None if at_the_table else await self._sent_directly(wait.user, post, nonce)
            if at_the_table:
                sent = await self._sent_at_the_table(row, wait, post, nonce)
        except FAILURES as failure:
            _log.info("table %d: seat %d is not told that all wait for it: %s", row.id, wait.seat, failure)
            return
        if sent is not None:
            await self._note([wait], sent)

    async def _foretell(self, look: Look) -> None:
        """Tell whoever is probably next that they are, if they like to be; take back what is not so any more.

        By direct message alone: in public it would call people who need not come yet.
        """
        row, table, told = look.row, look.row.id, self._waits.foretold(look.row.id)
        acting = {wait.user: wait.seat for wait in self._waits.at(table)}
        coming = await self._coming(row, frozenset(acting.values()))
        user = None if coming is None else coming.user
        if told is not None:
            sits = told.user not in acting and row.seat_of(told.user) is not None
            # It names whoever acts: also to the same reader it is wrong once that is somebody else.
            same = len(acting) == 1 and all(wait.user in acting for wait in look.ended)
            if sits and same and user in {None, told.user}:
                return
            await self._waits.drop_foretold(table)
            await self._delete(table, told.channel, told.message)
        if coming is None or user is None:
            return
        (acts,) = acting.values()
        post = soon(row, acts, words_of(language_of(coming.locale), self._host.game(row.game)))
        try:
            sent = await self._sent_directly(user, post, f"{table}.{coming.seat}.{row.ply}.next")
        except FAILURES as failure:
            _log.info("table %d: seat %d is not told that it is probably next: %s", table, coming.seat, failure)
            return
        if sent is not None:
            await self._waits.foretell(ForetoldRow(table=table, user=user, channel=sent.channel.id, message=sent.id))

    async def _coming(self, row: TableRow, acting: Collection[Seat]) -> SeatRow | None:
        """Who is probably next after whoever acts, and likes to be told at this hour."""
        people = [(seat.user, self._people.of(seat.user)) for seat in row.seats if seat.user is not None]
        likes = [user for user, preferences in people if preferences.next and preferences.direct]
        if len(acting) != 1 or not any(self._may_be_told(user, True) for user in likes):
            return None
        position = await self._host.position(row.id)
        # With luck of its own: that of the table is what the game will bring.
        found = await asyncio.to_thread(next_up, position.game, position.table, Chance(row.ply))
        seat = None if found is None else row.seats[found]
        if seat is None or seat.user not in likes or seat.closed or not self._may_be_told(seat.user, True):
            return None
        return seat

    async def _delete(self, table: TableId, channel: int, message: int) -> None:
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except FAILURES as failure:
            _log.info("table %d: what was said before stays where it is: %s", table, failure)

    async def _note(self, waits: Sequence[WaitRow], sent: discord.Message) -> None:
        """Note by which message these turns were told of, and take the older messages about them back."""
        # Told the same again within minutes, Discord gives back the message that is there: that is to stay.
        older = {wait.message: wait for wait in waits if wait.message != sent.id}
        await self._waits.keep(*(replace(wait, channel=sent.channel.id, message=sent.id) for wait in waits))
        for wait in older.values():
            await self._take_back(wait)

    async def _take_back(self, wait: WaitRow) -> None:
        """Delete the message about a turn, or say no more of this turn where it speaks of others, too."""
        if wait.channel is None or wait.message is None:
            return
        others = [other for other in self._waits.of(wait.user) if other.message == wait.message]
        others = [other for other in others if (other.table, other.seat) != (wait.table, wait.seat)]
        message = self._client.get_partial_messageable(wait.channel).get_partial_message(wait.message)
        try:
            if others:
                post = await self._digest(others)
                await message.edit(content=post.content, view=post.view)
            else:
                await message.delete()
        except FAILURES as failure:
            _log.info("table %d: a reminder stays where it is: %s", wait.table, failure)

    async def _digest(self, waits: Sequence[WaitRow]) -> Post:
        rows = [await self._host.row(wait.table) for wait in waits]
        language = language_of(rows[0].seats[waits[0].seat].locale)
        tables = [(row, self._host.game(row.game), wait) for row, wait in zip(rows, waits, strict=True)]
        return digest(tables, words_of(language))


def _may_be_reminded(wait: WaitRow, preferences: Preferences) -> bool:
    wanted = preferences.reminders is not Where.NOWHERE
    return wanted and not wait.muted and wait.times < preferences.most
