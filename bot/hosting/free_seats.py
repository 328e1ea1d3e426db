"""Free seats: who asked to be told of them, and who of these is called to a table.

Whoever is called was noted before, in one statement: a process that dies between that and the
message has called nobody, and nobody calls them to that table again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import TypeAlias

from bot.hosting.clock import HOUR_SECONDS, Clock, seconds
from bot.hosting.games import Games
from bot.hosting.invitations import MOST_INVITED, Invitations
from bot.hosting.preferences import KnownPreferences
from bot.hosting.quiet_hours import awake_at, may_sound
from bot.store import Status, TableRow, UserId
from bot.store.callees import CalleeRow, CalleeStore
from games.moves import require
from games.own_cards import family_of

IsThere: TypeAlias = Callable[[UserId], Awaitable[bool]]
"""Asks whether somebody is on the server."""


@dataclass(frozen=True, slots=True)
class Called:
    """Who is called to a table now, and when others may be; None if nobody is left."""

    people: tuple[CalleeRow, ...]
    earlier: tuple[UserId, ...]
    """Who was called there earlier and may still come."""
    again_at: float | None


class FreeSeats:
    """Notes who asks to be told of free seats, and whom a table calls."""

    def __init__(
        self,
        store: CalleeStore,
        games: Games,
        invitations: Invitations,
        people: KnownPreferences,
        clock: Clock,
    ) -> None:
        self._store, self._games, self._invitations = store, games, invitations
        self._people, self._clock = people, clock

    async def of(self, user: UserId, guild: int) -> CalleeRow | None:
        """Return what somebody asked for on a server, if they did."""
        return await self._store.of(user, guild)

    async def ask(self, user: UserId, guild: int, *, scope: int, games: Sequence[str]) -> None:
        """Tell somebody from now on of free seats at tables of these families of games, in this
        scope of a server; of none if there are no games. They are called once it is known when it
        is night for them.
        """
        if not games:
            await self._store.drop(user, guild)
            return
        require({game.family for game in self._games.all}.issuperset(games), "menu-old")
        now = seconds(self._clock)
        await self._store.ask(user, guild, scope=scope, games=games, now=now)

    async def call(self, row: TableRow, scope: int, is_there: IsThere) -> Called:
        """Note whom a table calls now, which lies in a *scope* of its server.

        They asked before it was opened, were called to no other table within the hour, and are
        awake. Whoever opened the table invites them, so the bounds of invitations hold. If somebody
        who is to be called has left the server, what they asked for there is deleted.
        """
        assert row.guild is not None, "nobody is called elsewhere"
        now, asked = seconds(self._clock), await self._store.on_server(row.guild)
        may_come = [one for one in asked if _may_come(one, row, scope)]
        wanted = {one.user: one for one in may_come if _fits(one, row)}
        times = {user: self._callable_from(one, now) for user, one in wanted.items()}
        due = sorted((wanted[user] for user, at in times.items() if at <= now), key=_patience)
        before = [*row.invited, *(one.user for one in asked if one.called_to == row.id)]
        there = await self._still_there(due, max(0, MOST_INVITED - len(before)), is_there)
        new = there[: self._invitations.room(row.opener)]
        later = [at for at in times.values() if now < at < inf]
        if len(new) < len(there):  # whoever opened the table has invited enough for an hour
            later.append(self._invitations.more_at(row.opener))
        if new:
            self._invitations.add(row.opener, before, [one.user for one in new])
        since = now - HOUR_SECONDS
        taken = [one for one in new if await self._store.claim(one, row.id, now, since)]
        self._invitations.give_back(row.opener, len(new) - len(taken))
        earlier = tuple(one.user for one in may_come if _was_called(one, row))
        return Called(tuple(taken), earlier, min(later, default=None))

    async def give_back(self, row: TableRow, people: Sequence[CalleeRow]) -> None:
        """Note that these were not called to a table after all."""
        self._invitations.give_back(row.opener, len(people))
        for one in people:
            await self._store.give_back(one, row.id)

    async def _still_there(
        self, due: Sequence[CalleeRow], most: int, is_there: IsThere
    ) -> Sequence[CalleeRow]:
        """Return the first of these who are on their server, at most so many."""
        found = list[CalleeRow]()
        for one in due:
            if len(found) == most:
                break
            if await is_there(one.user):
                found.append(one)
            else:
                await self._store.drop(one.user, one.guild)
        return found

    def _callable_from(self, callee: CalleeRow, now: int) -> float:
        """Return from when on somebody may be called, at the earliest *now*."""
        preferences = self._people.of(callee.user)
        if not may_sound(preferences):
            return inf
        called_at = callee.called_at
        return awake_at(preferences, max(now, called_at + HOUR_SECONDS if called_at else now))


def has_free_seat(row: TableRow) -> bool:
    """Whether a table has a seat that anybody on its server may take: one kept for nobody."""
    sitting = {seat.user for seat in row.seats}
    kept = sum(guest not in sitting for guest in row.invited)
    public = row.guild is not None and not row.direct and not row.lesson and row.cup is None
    return public and row.status is Status.OPEN and len(row.seats) + kept < row.size


def _may_come(callee: CalleeRow, row: TableRow, scope: int) -> bool:
    there = {row.opener, *row.invited, *(seat.user for seat in row.seats)}
    return (
        callee.user not in there and callee.scope == scope and family_of(row.game) in callee.games
    )


def _fits(callee: CalleeRow, row: TableRow) -> bool:
    """Whether somebody who may come to a table may be called there."""
    newer = callee.called_to is None or callee.called_to < row.id
    return newer and callee.asked_at <= row.opened_at


def _was_called(callee: CalleeRow, row: TableRow) -> bool:
    """Whether somebody was called to a table, and does not only stand there for having left it."""
    return callee.called_to == row.id and (callee.called_at or 0) >= row.opened_at


def _patience(callee: CalleeRow) -> tuple[int, int, UserId]:
    return callee.called_at or 0, callee.asked_at, callee.user
