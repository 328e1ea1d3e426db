"""The puzzle of the day in channels: a post a day, at the hour that the server chose.

Any process may post it: whoever writes first that it is posted does. So no server gets it twice,
and a process that dies between writing and posting leaves out one day.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import discord
from cachetools import LRUCache

from bot.delivery.errors import PICTURE_REFUSED, REQUEST_FAILURES, Code, retry_seconds
from bot.delivery.mentions import NO_MENTIONS
from bot.delivery.puzzle_pictures import PuzzlePictures, puzzle_pictures
from bot.hosting.clock import Clock, Sleep
from bot.hosting.preferences import Servers
from bot.hosting.puzzles import DAY_SECONDS, Daily, Puzzles
from bot.messages.components import Post
from bot.messages.language import words_of
from bot.messages.puzzles import daily_post
from bot.store import ServerRow, StoreError
from bot.store.puzzles import PuzzleStore
from bot.workers.pictures import Painter

DEFAULT = "en"
"""The language of a server that has chosen none."""
MOST_PICTURES = 4
LOOK_SECONDS = 60.0
"""How often it is looked whether a post is due."""
FILES_REFUSED = {*PICTURE_REFUSED, Code.MISSING_PERMISSIONS}

_log = logging.getLogger(__name__)


class PuzzlePosts:
    """Posts the puzzle of the day through *client*; *sleep* waits for seconds of the clock."""

    def __init__(
        self,
        client: discord.Client,
        store: PuzzleStore,
        servers: Servers,
        puzzles: Puzzles,
        painter: Painter,
        clock: Clock,
        sleep: Sleep,
    ) -> None:
        self._client, self._store, self._servers = client, store, servers
        self._puzzles, self._painter, self._clock, self._sleep = puzzles, painter, clock, sleep
        self._pictures: LRUCache[tuple[int, str], PuzzlePictures] = LRUCache(MOST_PICTURES)
        """By day and language: most servers get their posts at the same hours."""
        self._done: dict[int, tuple[object, ...]] = {}
        """By server, the date and the settings for which nothing is left to be posted."""
        self._unsent: dict[int, int] = {}
        """By server, the date whose post is claimed in the database, but was not sent."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to post."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="puzzle posts")

    async def close(self) -> None:
        """Post no more; what falls due is posted after the next start, on the same day."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        while True:
            for server in self._servers.with_puzzles:
                try:
                    await self._look(server)
                except StoreError as error:
                    _log.info("puzzles cannot be posted: %s", error)
                except Exception:  # noqa: BLE001 - one server's error must not stop the others
                    _log.exception("no puzzle can be posted on the server %d", server.guild)
            await self._sleep(LOOK_SECONDS)

    async def _look(self, server: ServerRow) -> None:
        """Post the puzzle of today on a server, if its hour has come.

        It is that of the day, by UTC, on which the post fell due. So a late post has the puzzle
        that it would have had on time, and the next post has another.
        """
        if (unsent := self._unsent.get(server.guild)) is not None:
            await self._give_back(server, unsent)
        now = self._local(server)
        due = now.replace(hour=server.puzzle_hour or 0, minute=0, second=0, microsecond=0)
        date = now.date().toordinal()
        wanted = (date, server.puzzle, server.puzzle_hour, server.puzzle_zone)
        if now < due or self._done.get(server.guild) == wanted:
            return
        today = await self._puzzles.on(int(due.timestamp()) // DAY_SECONDS)
        if today is None:
            return
        # Claimed before it is made: a solution is proved for it, and once will do.
        claimed = await self._store.claim_post(server.guild, date, today.day)
        self._done[server.guild] = wanted
        if not claimed:
            return
        try:
            post = await self._made(server, today)
            shown = await self._shown(server, today)
        except BaseException:  # also where the bot is stopped meanwhile
            await self._give_back(server, date)
            raise
        await self._send(server, date, post, shown)

    async def _made(self, server: ServerRow, today: Daily) -> Post:
        solved = await self._puzzles.solved(today.day - 1)
        language = server.puzzle_language or DEFAULT
        words = words_of(language, today.game)
        before = words_of(language, solved.daily.game) if solved is not None else words
        standings = await self._puzzles.standings(server.guild, today.day - 1)
        return daily_post(today, solved, standings, words, before)

    async def _shown(self, server: ServerRow, today: Daily) -> PuzzlePictures:
        """The position of today, at which nobody in particular sits."""
        language = server.puzzle_language or DEFAULT
        key = today.day, language
        if (kept := self._pictures.get(key)) is None:
            nobody = words_of(language, today.game)("privacy-nobody")
            kept = await puzzle_pictures(self._painter, today, language, nobody, posed=True)
            if kept.still:
                self._pictures[key] = kept
        return kept

    async def _give_back(self, server: ServerRow, date: int) -> None:
        """Let the post be tried again at the next look; what fails here is tried again, too."""
        self._done.pop(server.guild, None)
        self._unsent[server.guild] = date
        await self._store.give_post_back(server.guild, date)
        self._unsent.pop(server.guild, None)

    def _local(self, server: ServerRow) -> datetime:
        return datetime.fromtimestamp(self._clock(), ZoneInfo(server.puzzle_zone or "UTC"))

    async def _send(self, server: ServerRow, date: int, post: Post, shown: PuzzlePictures) -> None:
        channel = self._client.get_partial_messageable(server.puzzle or 0, guild_id=server.guild)
        try:
            await _posted(channel, post, shown, f"{server.guild:x}.{date:x}")
        except discord.NotFound:
            _log.info("the channel for puzzles of the server %d is gone", server.guild)
            now = self._servers.of(server.guild)
            if now.puzzle == server.puzzle:  # nobody has chosen another one meanwhile
                await self._servers.change(replace(now, puzzle=None))
        except discord.Forbidden:
            _log.info("puzzles may not be posted on the server %d", server.guild)
        except REQUEST_FAILURES as error:
            _log.info("no puzzle was posted on the server %d: %s", server.guild, error)
            if retry_seconds(error, LOOK_SECONDS) is not None:
                await self._give_back(server, date)


async def _posted(
    channel: discord.PartialMessageable, post: Post, shown: PuzzlePictures, nonce: str
) -> None:
    """Send a post, with its position in words where pictures are not taken: a channel may refuse
    files alone.
    """
    try:
        await channel.send(
            shown.below(post.content),
            view=post.view,
            files=shown.files,
            silent=True,
            allowed_mentions=NO_MENTIONS,
            nonce=nonce,
        )
    except discord.HTTPException as refusal:
        if refusal.code not in FILES_REFUSED or not shown.files:
            raise
        await _posted(channel, post, shown.in_words, nonce)
