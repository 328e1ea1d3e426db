"""What commands and buttons work with, and one way of answering them.

Refusals are spoken in the reader's language and seen by the reader alone. Anything unexpected is logged with the table
it happened at and apologised for.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, runtime_checkable

import aiohttp
import discord

from bot import metrics
from bot.announcer import Announcer
from bot.host import AnyGame, Host, Position
from bot.language import language_of, plain, words_of
from bot.menus import drawn
from bot.nudges import Nudges
from bot.painter import Painter
from bot.people import People
from bot.posts import Post
from bot.results import Results
from bot.servers import Servers
from bot.store import Person, Preferences, SeatRow, TableId, TableRow, UserId
from bot.troubles import Trouble
from bot.waits import Waits
from games.engine import Illegal
from games.text import Text
from renderers.words import Words

Interaction: TypeAlias = discord.Interaction[Any]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Desk:
    """Where people's wishes arrive."""

    host: Host
    announcer: Announcer
    painter: Painter
    people: People
    waits: Waits
    nudges: Nudges
    results: Results
    servers: Servers


@runtime_checkable
class HasDesk(Protocol):
    """A client that answers commands."""

    desk: Desk


@dataclass(frozen=True, slots=True)
class Asked:
    """One wish of one person, and the ways to answer it."""

    desk: Desk
    interaction: Interaction
    arrived: float
    """When, by the performance counter."""

    @property
    def host(self) -> Host:
        """The host of this desk."""
        return self.desk.host

    @property
    def person(self) -> Person:
        """Who asks."""
        user = self.interaction.user
        return Person(UserId(user.id), user.display_name, self.preferences.language or str(self.interaction.locale))

    @property
    def language(self) -> str:
        """The language in which this person is answered."""
        return language_of(self.person.locale)

    @property
    def preferences(self) -> Preferences:
        """How this person would like to be told of things."""
        return self.desk.people.of(UserId(self.interaction.user.id))

    def words(self, game: AnyGame | None = None) -> Words:
        """The words for this person."""
        return words_of(self.language, game)

    def at(self, row: TableRow) -> None:
        """Note which table this is about, so that what goes wrong is told in its game's words and logged with it."""
        self.interaction.extras["row"] = row

    def seat(self, row: TableRow) -> SeatRow:
        """Return the seat in which this person sits; raise `Illegal` for a stranger."""
        seat = row.seat_of(self.person.id)
        if seat is None:
            raise Illegal(Text("table-not-yours", names=row.names))
        return seat

    async def position(self, table: TableId) -> Position:
        """Return a table that has begun, noting that this is about it."""
        self.at(await self.host.row(table))
        return await self.host.position(table)

    async def say(
        self, content: str, *, view: discord.ui.View | None = None, files: Sequence[discord.File] = ()
    ) -> None:
        """Answer so that only this person sees it."""
        response, later = self.interaction.response, self.interaction.followup
        send = later.send if response.is_done() else response.send_message
        shown = drawn() if view is None else view
        if response.type is THINKING and not self.interaction.extras.get("thought"):
            # A message of its own would take the same place, but Discord calls that deprecated.
            await self.interaction.edit_original_response(
                content=content, view=shown, attachments=files, allowed_mentions=NOBODY
            )
            self.interaction.extras["thought"] = True
            return
        with self._answering():
            await send(content, view=shown, files=files, ephemeral=True, allowed_mentions=NOBODY)

    async def put(self, post: Post) -> None:
        """Answer with a post that only this person sees."""
        await self.say(post.content, view=post.view)

    async def replace(self, post: Post, *, bare: bool = False) -> None:
        """Put a post in place of the message that was pressed, leaving its picture unless it is to be *bare*."""
        files = [] if bare else discord.utils.MISSING
        with self._answering():
            await self.interaction.response.edit_message(
                content=post.content, view=post.view, attachments=files, allowed_mentions=NOBODY
            )

    async def turn_over(self, post: Post, files: Sequence[discord.File]) -> None:
        """Put a post with pictures in place of the message that was pressed; `turning` comes before."""
        await self.interaction.edit_original_response(
            content=post.content, view=post.view, attachments=files, allowed_mentions=NOBODY
        )

    async def turning(self) -> None:
        """Take more than three seconds, if need be, to put something in place of the message that was pressed."""
        with self._answering():
            await self.interaction.response.defer()

    async def think(self) -> None:
        """Take more than three seconds, if need be, for an answer that only this person sees."""
        with self._answering():
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Note how long this person waited, if this is the first answer."""
        first = not self.interaction.response.is_done()
        yield
        if first:
            metrics.ACKNOWLEDGED.observe(time.perf_counter() - self.arrived)

    def excuse(self, trouble: Trouble | None) -> str:
        """Say why nobody sees the table where it should be shown."""
        return f"\n{trouble.told(self.words())}" if trouble else ""


NOBODY = discord.AllowedMentions.none()
THINKING = discord.InteractionResponseType.deferred_channel_message
UNREACHED = (discord.NotFound, discord.DiscordServerError, aiohttp.ClientError, ConnectionError, TimeoutError)
"""That Discord is slow or out of reach. Not any `OSError`: a file that cannot be read is a fault of ours."""


async def ask(interaction: Interaction) -> Asked:
    """Take a wish, from somebody who is then known to be about."""
    asked = asked_by(interaction)
    await asked.host.meet(asked.person)
    return asked


def asked_by(interaction: Interaction) -> Asked:
    """Take a wish without noting anything: for autocomplete, and for answering to errors."""
    client = interaction.client
    assert isinstance(client, HasDesk), "the client has no desk"
    arrived = interaction.extras.setdefault("arrived", time.perf_counter())
    return Asked(client.desk, interaction, arrived)


async def fail(interaction: Interaction, error: BaseException) -> None:
    """Answer what could not be done: a refusal as it is written, anything else with an apology."""
    if interaction.client.is_closed():
        _log.info("stopped before an answer to %s", interaction.user)
        return
    asked = asked_by(interaction)
    row: TableRow | None = interaction.extras.get("row")
    if isinstance(error, Illegal):
        metrics.REFUSALS.inc()
        game = asked.host.game(row.game) if row else None
        await asked.say(asked.words(game).say(error.text, [plain(name) for name in row.names] if row else ()))
        return
    if isinstance(error, UNREACHED):
        # There is nobody to apologise to; what was done before is done.
        _log.warning("no answer could be given at table %s, ply %s: %s", row and row.id, row and row.ply, error)
        return
    metrics.ERRORS.inc()
    _log.error("failed at table %s, ply %s", row and row.id, row and row.ply, exc_info=error)
    await asked.say(asked.words()("sorry"))
