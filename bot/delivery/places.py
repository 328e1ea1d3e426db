"""Channels and threads of servers: as the gateway tells of them, or as Discord answers when asked.

A bot that takes interactions by HTTP, and a worker, hold no connection to the gateway, so nobody
tells them of channels and roles. They ask when they need to know, and remember it for a minute.
With a connection, one asks for threads that were open before it was made.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary, proxy

import discord
from cachetools import TTLCache

from bot.delivery.errors import REQUEST_FAILURES
from bot.hosting.matching import EVERYWHERE

MOST_SERVERS = 1_000
MOST_THREADS = 10_000
REMEMBERED_SECONDS = 60.0

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread


@dataclass(frozen=True, slots=True)
class _Server:
    """What was asked about a server."""

    channels: Mapping[int, discord.abc.GuildChannel]
    me: discord.Member


class Places:
    """The channels and threads that *client* may ask about."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._servers: TTLCache[int, _Server | None] = TTLCache(MOST_SERVERS, REMEMBERED_SECONDS)
        self._threads: TTLCache[int, Place | None] = TTLCache(MOST_THREADS, REMEMBERED_SECONDS)
        self._open: dict[int, array[int]] = {}
        """By server, the threads that were open at the login: no more is known of them. They are
        many, and seldom asked for, so they take eight bytes each.
        """

    def note_open(self, guild: int, threads: Iterable[int]) -> None:
        """Note which threads of a server are open."""
        self._open[guild] = array("Q", threads)

    async def find(self, guild: int | None, place: int) -> Place | None:
        """Return a channel or thread of a server, or None if the bot cannot see it."""
        if guild is None:
            return None
        if (found := await self._told(guild, place)) is not None:
            return found
        if self._known(guild) is not None:
            there = place in self._open.get(guild, ())
        else:
            there = await self._server(guild) is not None
        if not there:
            return None
        try:
            thread = await self._client.fetch_channel(place)
        except REQUEST_FAILURES:
            return None
        return thread if isinstance(thread, discord.Thread) else None

    async def recall(self, guild: int, place: int) -> Place | None:
        """Return what `find` does, of a thread as it may have been a minute ago: somebody who types
        asks for the same ones at each keystroke.
        """
        if (found := await self._told(guild, place)) is not None:
            return found
        if place not in self._threads:
            self._threads[place] = await self.find(guild, place)
        return self._threads[place]

    async def channel(self, guild: int | None, place: int) -> discord.abc.GuildChannel | None:
        """Return a channel of a server, or None if the bot cannot see it."""
        found = None if guild is None else await self._told(guild, place)
        return None if isinstance(found, discord.Thread) else found

    async def has_left(self, guild: int) -> bool:
        """Whether the bot is no longer on a server."""
        if self._client.get_guild(guild) is not None:
            return False
        try:
            await self._client.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except REQUEST_FAILURES:
            return False
        return False

    async def held(self, place: Place, member: discord.Member | None = None) -> discord.Permissions:
        """Return what a member may do in a channel or thread; without one, what the bot may."""
        number = place.parent_id if isinstance(place, discord.Thread) else place.id
        above: discord.abc.GuildChannel | None = None
        if (known := self._known(place.guild.id)) is not None:
            above, who = known.get_channel(number), member or known.me
        elif (server := await self._server(place.guild.id)) is not None:
            above, who = server.channels.get(number), member or server.me
        else:
            return discord.Permissions.none()
        return discord.Permissions.none() if above is None else above.permissions_for(who)

    async def scope(self, guild: int, place: int) -> int:
        """Return the scope of a channel or thread, within which people are brought together:
        `EVERYWHERE` if everybody on the server sees it, or else the place that not all of them see.
        """
        found = await self.find(guild, place)
        above = found.parent if isinstance(found, discord.Thread) else found
        if above is None or (isinstance(found, discord.Thread) and found.is_private()):
            return place
        seen = above.permissions_for(above.guild.default_role).view_channel
        return EVERYWHERE if seen else above.id

    def _known(self, guild: int) -> discord.Guild | None:
        """Return a server of which the gateway tells."""
        found = self._client.get_guild(guild)
        return None if found is None or found.unavailable else found

    async def _told(self, guild: int, place: int) -> Place | None:
        """Return a channel, or a thread of which the gateway has told."""
        if (known := self._known(guild)) is not None:
            return known.get_channel_or_thread(place)
        server = await self._server(guild)
        return None if server is None else server.channels.get(place)

    async def _server(self, number: int) -> _Server | None:
        if number not in self._servers:
            self._servers[number] = await self._asked(number)
        return self._servers[number]

    async def _asked(self, number: int) -> _Server | None:
        assert self._client.user is not None, "the bot has logged in"
        try:
            guild = await self._client.fetch_guild(number, with_counts=False)
            channels = {channel.id: channel for channel in await guild.fetch_channels()}
            return _Server(channels, await guild.fetch_member(self._client.user.id))
        except REQUEST_FAILURES:
            return None


_PLACES: WeakKeyDictionary[discord.Client, Places] = WeakKeyDictionary()


def places_of(client: discord.Client) -> Places:
    """Return the places of a client, which all who ask share."""
    found = _PLACES.get(client)
    if found is None:  # a value that held its key would keep it for good
        found = _PLACES[client] = Places(proxy(client))
    return found


def leave_out_open_threads(client: discord.Client) -> None:
    """Let a client keep no more than the ids of the threads that Discord lists at the login.

    discord.py has no setting for it. A hundred thousand tables have as many threads, which took a
    second of a start and 90 MiB, and hardly any is ever looked at. Those that are opened or changed
    later are kept.
    """
    places = places_of(client)
    parsers = client._connection.parsers  # noqa: SLF001
    parse = parsers["GUILD_CREATE"]

    def parse_without_threads(guild: Mapping[str, Any]) -> None:
        places.note_open(int(guild["id"]), (int(one["id"]) for one in guild.get("threads", ())))
        parse({**guild, "threads": []})

    parsers["GUILD_CREATE"] = parse_without_threads
