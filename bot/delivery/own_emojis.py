"""Brings the application's emojis up to date at Discord: in the background, a few requests at a
time.

A start at which nothing has changed asks once which emojis there are. What is missing is drawn and
uploaded; what is drawn anew has a new name, and the older one is deleted a month later, since posts
still show it. Whatever fails costs only emojis: messages say the same in words.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import discord
import orjson
import PIL
from cattrs import BaseValidationError
from cattrs.preconf.orjson import make_converter

from bot.delivery.errors import REQUEST_FAILURES
from bot.hosting.clock import Sleep
from bot.hosting.host import AnyGame, Clock
from bot.messages.emojis import OwnEmojis
from bot.store.key_values import KeyValueStore
from bot.workers.emoji_worker import EMOJIS
from bot.workers.pool import Pool, ThreadPool
from renderers.emojis import Emoji
from renderers.pictures import pictures_of

KEY = "emojis"
PAUSE_SECONDS = 0.1
"""Between two uploads, so that players' requests are not held up."""
KEPT_SECONDS = 30 * 24 * 60 * 60.0
"""How long an emoji that is not drawn any more is kept for the posts that show it."""
MOST_DELETED = 10
"""At one start."""

_converter = make_converter()
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept from start to start."""

    code: str = ""
    """A digest of the code that drew the emojis."""
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What the emoji of each game and icon is called."""
    outdated: Mapping[str, float] = field(default_factory=dict)
    """Names that are not drawn any more, and since when."""

    @property
    def drawn(self) -> set[str]:
        """All names in use."""
        return {name for icons in self.names.values() for name in icons.values()}


class EmojiUploads:
    """Uploads the emojis of *games*, and tells *own* which of them there are."""

    def __init__(
        self,
        client: discord.Client,
        kept: KeyValueStore,
        games: Sequence[AnyGame],
        own: OwnEmojis,
        clock: Clock = time.time,
        sleep: Sleep = asyncio.sleep,
        pool: Pool[AnyGame, Mapping[str, Emoji]] | None = None,
    ) -> None:
        self._client, self._kept, self._games, self._own = client, kept, games, own
        self._pool = pool or ThreadPool(EMOJIS)
        self._clock, self._sleep = clock, sleep
        self._task: asyncio.Task[None] | None = None

    def start(self, alone: Callable[[], AbstractAsyncContextManager[None]] = nullcontext) -> None:
        """Begin, and return at once. No other process uploads within *alone*."""
        self._task = asyncio.create_task(self._run(alone))

    async def done(self) -> None:
        """Wait until they are up to date, or cannot be."""
        assert self._task is not None, "nothing was begun"
        await asyncio.wait([self._task])

    async def close(self) -> None:
        """Stop; the next start goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._pool.close()

    async def _run(self, alone: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        try:
            async with alone():
                await self.bring_up_to_date()
        except REQUEST_FAILURES as failure:
            _log.warning(
                "emojis are missing, and words stand alone there: %s. The next start tries again.",
                failure,
            )
        except Exception:  # noqa: BLE001 - whatever it is, it costs only emojis
            _log.exception("emojis are missing, and words stand alone there")

    async def bring_up_to_date(self) -> None:
        """Learn which emojis there are, upload what is missing, delete what is long outdated."""
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        before = _read(await self._kept.get(KEY))
        code = await asyncio.to_thread(_code_of, self._games)
        icons = {
            (game.family, icon): game
            for game in self._games
            for icon in pictures_of(game).emojis.drawings
        }
        names = {
            (family, icon): name
            for family, kept in before.names.items()
            for icon, name in kept.items()
        }
        drawn = dict[tuple[str, str], Emoji]()
        if before.code != code or names.keys() != icons.keys():
            for game in {game.key: game for game in icons.values()}.values():
                drawn |= await self._drawn(game)
            names = {of: drawn[of].name for of in icons}
        now = self._note(before, code, names)
        await self._kept.set(KEY, orjson.dumps(_converter.unstructure(now)).decode())
        for (family, icon), name in names.items():
            if name in there:
                self._own.learn(family, icon, _partial(there[name]))
        for (family, icon), name in names.items():
            if name not in there:
                if (family, icon) not in drawn:  # it was deleted at Discord
                    drawn |= await self._drawn(icons[family, icon])
                emoji = drawn[family, icon]
                there[name] = await self._client.create_application_emoji(
                    name=emoji.name, image=emoji.png
                )
                await self._sleep(PAUSE_SECONDS)
            self._own.learn(family, icon, _partial(there[name]))
        await self._delete(now, there)

    async def _drawn(self, game: AnyGame) -> Mapping[tuple[str, str], Emoji]:
        drawn = await self._pool.run(game)
        return {(game.family, icon): emoji for icon, emoji in drawn.items()}

    def _note(self, before: Kept, code: str, names: Mapping[tuple[str, str], str]) -> Kept:
        """What to keep now; what was drawn before and is not any more becomes outdated."""
        by_game: dict[str, dict[str, str]] = {}
        for (game, icon), name in names.items():
            by_game.setdefault(game, {})[icon] = name
        drawn = set(names.values())
        since = {**dict.fromkeys(before.drawn, self._clock()), **before.outdated}
        outdated = {name: when for name, when in since.items() if name not in drawn}
        return Kept(code, by_game, outdated)

    async def _delete(self, now: Kept, there: Mapping[str, discord.Emoji]) -> None:
        """Delete what has been outdated for long; only what this bot has drawn itself."""
        due = [
            name for name, since in now.outdated.items() if since + KEPT_SECONDS <= self._clock()
        ]
        due = due[:MOST_DELETED]
        for name in due:
            if name in there:
                await there[name].delete()
                await self._sleep(PAUSE_SECONDS)
        if due:
            left = {name: since for name, since in now.outdated.items() if name not in due}
            kept = Kept(now.code, now.names, left)
            await self._kept.set(KEY, orjson.dumps(_converter.unstructure(kept)).decode())


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)


def _read(written: str | None) -> Kept:
    """What was kept; nothing, if that cannot be read, for all of it can be found out again."""
    try:
        return _converter.loads(written or "{}", Kept)
    except (BaseValidationError, ValueError):
        return Kept()


def _code_of(games: Sequence[AnyGame]) -> str:
    """A digest of all code that draws: as long as it is the same, nothing has to be drawn anew."""
    packages = {"games", "renderers"}
    packages |= {pictures_of(game).emojis.beside.__module__.partition(".")[0] for game in games}
    digest = hashlib.sha256(PIL.__version__.encode())
    for package in sorted(packages):
        folder = Path(import_module(package).__file__ or "").parent
        for path in sorted(folder.rglob("*.py")) + sorted(folder.rglob("*.json")):
            digest.update(path.read_bytes())
    return digest.hexdigest()
