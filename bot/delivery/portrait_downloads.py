"""Fetches the pictures by which friends know each other, from Discord's own host and no other.

Somebody's picture is looked at when they do something, and fetched if it is a new one: in the
background, one at a time. Nothing waits for it; whoever has none is drawn by their initials.
"""

from __future__ import annotations

import asyncio
import io
import logging
from contextlib import suppress
from http import HTTPStatus

import aiohttp
import discord
from cachetools import LRUCache
from PIL import Image
from yarl import URL

from bot.hosting.portraits import Portraits
from bot.store import UserId
from bot.store.portraits import Portrait
from renderers.pieces.portraits import SIDE

FETCHED_SIDE = 256
"""Pixels of what Discord is asked for; it gives powers of two."""
MOST_BYTES = 512 * 1024
MOST_SIDE = 512
"""A picture of this size is no answer to what was asked for."""
SECONDS = 8.0
"""After so long a picture is given up, until its owner does something again."""
MOST_WAITING = 64
"""Of more people than this the pictures are fetched another time."""
MOST_REMEMBERED = 8192
QUALITY = 82

_log = logging.getLogger(__name__)


class PortraitDownloads:
    """Brings *portraits* up to date with those at Discord."""

    def __init__(self, portraits: Portraits) -> None:
        self._portraits = portraits
        self._waiting: asyncio.Queue[tuple[UserId, str, str]] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None
        self._seen: LRUCache[UserId, str] = LRUCache(MOST_REMEMBERED)
        """The keys that need no look any more: fetched, being fetched, or refused."""

    def start(self) -> None:
        """Begin, and return at once."""
        self._task = asyncio.create_task(self._run(), name="portraits")

    async def close(self) -> None:
        """Stop; whoever does something after the next start is looked at again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def met(self, user: discord.User | discord.Member) -> None:
        """Look whether somebody who does something has a new picture, and return at once."""
        avatar = user.avatar
        who, key = UserId(user.id), avatar.key if avatar is not None else ""
        if self._seen.get(who) == key:
            return
        url = ""
        if avatar is not None:
            url = avatar.replace(size=FETCHED_SIDE, static_format="png", format="png").url
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait((who, key, url))
            self._seen[who] = key

    def forget(self, user: UserId) -> None:
        """Look at somebody anew who has been forgotten, should they come back."""
        self._seen.pop(user, None)

    async def _run(self) -> None:
        timeout = aiohttp.ClientTimeout(total=SECONDS)
        async with aiohttp.ClientSession(timeout=timeout) as session:
            while True:
                user, key, url = await self._waiting.get()
                try:
                    await self._bring_up_to_date(session, user, key, url)
                except (ValueError, Image.DecompressionBombError) as refusal:
                    _log.info("a portrait is not taken: %s", refusal)
                except (aiohttp.ClientError, OSError) as failure:  # a time-out is an OSError
                    self._seen.pop(user, None)
                    _log.info("a portrait is missing: %s", type(failure).__name__)
                except Exception:  # noqa: BLE001 - whatever it is, it costs only a portrait
                    self._seen.pop(user, None)
                    _log.exception("a portrait is missing")

    async def _bring_up_to_date(
        self, session: aiohttp.ClientSession, user: UserId, key: str, url: str
    ) -> None:
        known = (await self._portraits.of([user])).get(user)
        if known is not None and known.key == key:
            return
        if not key:
            if known is not None:
                await self._portraits.remove(user)
            return
        image = await asyncio.to_thread(small, await fetched(session, URL(url)))
        await self._portraits.keep(user, Portrait(key, image))


async def fetched(session: aiohttp.ClientSession, url: URL) -> bytes:
    """Return the bytes at an address of Discord's host for pictures.

    Raises `ValueError` for any other host and whatever is no picture of allowed size,
    `aiohttp.ClientError` for a failure that may pass.
    """
    home = URL(discord.Asset.BASE)
    if url.origin() != home.origin():
        raise ValueError("not Discord's host")
    async with session.get(url, allow_redirects=False) as answer:
        if answer.status == HTTPStatus.TOO_MANY_REQUESTS or answer.status >= 500:
            answer.raise_for_status()  # it may pass, so their next request tries again
        if answer.status != HTTPStatus.OK:
            raise ValueError(f"status {answer.status}")
        content = bytearray()  # `read` would return what has arrived, which may be a part only
        async for chunk in answer.content.iter_chunked(MOST_BYTES):
            content += chunk
            if len(content) > MOST_BYTES:
                raise ValueError("too large")
        return bytes(content)


def small(picture: bytes) -> bytes:
    """A PNG as it is kept; raise `ValueError` for anything else."""
    try:
        opened = Image.open(io.BytesIO(picture), formats=("PNG",))
    except OSError as broken:
        raise ValueError("no picture") from broken
    with opened:
        if max(opened.size) > MOST_SIDE:
            raise ValueError("too many pixels")
        try:
            opened.load()
        except OSError as broken:
            raise ValueError("no picture") from broken
        reduced = opened.convert("RGBA").resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    reduced.save(out, "WEBP", quality=QUALITY)
    return out.getvalue()
