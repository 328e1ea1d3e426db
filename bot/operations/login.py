"""Logging in to Discord: not too often, shard by shard, and one line when Discord ends it for good.

Discord counts logins: with more than a thousand a day it takes the bot's token away. A supervisor
that restarts the bot again and again must not come near that.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import threading
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

import discord
from discord.gateway import KeepAliveHandler

from bot.delivery.errors import REQUEST_FAILURES
from bot.hosting.clock import Clock, Sleep
from bot.operations.settings import CannotRun

APART_SECONDS = 5.0
"""In this time Discord takes only as many logins as it says (`max_concurrency`)."""
RESERVE = 20
"""Logins of a day that are left alone."""
REFUSED_SECONDS = 150.0
"""After a refusal the same token waits so long: 576 refusals a day at most."""
REFUSED = "refused"
"""The key of the last refusal."""
READING_FAILURES = (KeyError, ValueError, TypeError, AttributeError, IndexError)

_FOR_GOOD = {
    4004: "Discord refuses the token in PARLOUR_TOKEN",
    4010: "Discord knows no such shard; leave PARLOUR_SHARDS out",
    4011: "the bot is on too many servers for so few shards; leave PARLOUR_SHARDS out,"
    " or make it larger",
    4012: "Discord speaks a newer version; update Parlour",
    4013: "Discord knows no such intents; update Parlour",
    4014: "Discord does not allow these intents; the developer portal's page “Bot” does",
}

_log = logging.getLogger(__name__)


class KeyValues(Protocol):
    """Small values that survive a restart."""

    async def get(self, key: str, /) -> str | None:
        """Return the value under *key*, or None."""

    async def set(self, key: str, value: str, /) -> None:
        """Write *value* under *key*."""


class Identifying:
    """Keeps the logins of shards apart, as Discord asks."""

    def __init__(self, apart: float = APART_SECONDS) -> None:
        self.apart = apart
        self.at_once = 1
        self._latest: deque[float] = deque()

    def allow(self, at_once: int) -> None:
        """Allow so many logins at a time (`max_concurrency`)."""
        self.at_once = max(1, at_once)

    async def wait(self) -> None:
        """Wait until one more may log in."""
        clock = asyncio.get_running_loop().time
        while len(self._latest) >= self.at_once:
            if (left := self._latest[0] + self.apart - clock()) <= 0:
                self._latest.popleft()
            else:
                await asyncio.sleep(left)
        self._latest.append(clock())


async def connect(
    client: discord.AutoShardedClient,
    token: str,
    identifying: Identifying,
    kept: KeyValues,
    *,
    clock: Clock = time.time,
    sleep: Sleep = asyncio.sleep,
) -> None:
    """Log in and stay connected; raise `CannotRun` if Discord ends that for good."""
    async with _logged_in(client, token, kept, clock, sleep):
        await _heed_limits(client, identifying, sleep)
        try:
            await client.connect()
        except READING_FAILURES as error:
            _log.debug("discord.py could not read this", exc_info=error)
            raise CannotRun(
                f"Discord sent what discord.py {discord.__version__} cannot read"
                f" ({type(error).__name__}: {error}); update Parlour."
            ) from error
        finally:
            await close_lost_connections(client)


async def close_lost_connections(client: discord.Client) -> None:
    """Close the gateway connections that discord.py has opened and forgotten.

    It forgets one if it is stopped between the gateway's hello and its own answer. The connection
    would stay open, and its thread would send heartbeats through an event loop that is closed.
    """
    for thread in threading.enumerate():
        # Nothing else that is left of such a connection tells whose it is.
        if (
            isinstance(thread, KeepAliveHandler) and thread.ws._connection is client._connection  # noqa: SLF001
        ):
            await thread.ws.close(1000)


async def log_in(
    client: discord.Client,
    token: str,
    kept: KeyValues,
    *,
    clock: Clock = time.time,
    sleep: Sleep = asyncio.sleep,
) -> None:
    """Log in without a connection to the gateway; raise `CannotRun` if Discord refuses."""
    async with _logged_in(client, token, kept, clock, sleep):
        pass


@asynccontextmanager
async def _logged_in(
    client: discord.Client, token: str, kept: KeyValues, clock: Clock, sleep: Sleep
) -> AsyncIterator[None]:
    """Log in, and raise `CannotRun` for what ends that, or what is done in the block."""
    await _wait_after_refusal(kept, token, clock, sleep)
    try:
        await client.login(token)
        yield
    except discord.LoginFailure as error:
        await _note_refusal(kept, token, clock)
        raise CannotRun(
            "Discord refuses the token in PARLOUR_TOKEN; the developer portal gives out a new one."
        ) from error
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        await _note_refusal(kept, token, clock)
        code = error.code if isinstance(error, discord.ConnectionClosed) else 4014
        why = _FOR_GOOD.get(code, f"it closed with {code}")
        raise CannotRun(f"Discord ended the connection for good: {why} ({code}).") from error
    except (*REQUEST_FAILURES, discord.GatewayNotFound) as error:
        raise CannotRun(f"Discord cannot be reached: {error}") from error


async def _heed_limits(
    client: discord.AutoShardedClient, identifying: Identifying, sleep: Sleep
) -> None:
    limits = await client.fetch_session_start_limits()
    identifying.allow(limits.max_concurrency)
    if limits.remaining <= RESERVE:
        seconds = limits.reset_after / 1000
        _log.warning(
            "Discord lets this bot log in only %d times more within %.0f min: it waits so long",
            limits.remaining,
            seconds / 60,
        )
        await sleep(seconds)


async def _wait_after_refusal(kept: KeyValues, token: str, clock: Clock, sleep: Sleep) -> None:
    written = await kept.get(REFUSED)
    last = json.loads(written) if written else {}
    if last.get("token") != _digest(token):
        return
    left = min(last["at"] + REFUSED_SECONDS - clock(), REFUSED_SECONDS)
    if left > 0:
        _log.warning(
            "Discord refused this bot lately. The next try is in %.0f s: it counts logins", left
        )
        await sleep(left)


async def _note_refusal(kept: KeyValues, token: str, clock: Clock) -> None:
    await kept.set(REFUSED, json.dumps({"token": _digest(token), "at": clock()}))


def _digest(token: str) -> str:
    """Tell one token from another without keeping it."""
    return hashlib.sha256(b"parlour " + token.encode()).hexdigest()[:16]
