"""What asking Discord may fail with: what passes by itself, and after how long; and what is refused for good."""

from __future__ import annotations

import aiohttp
import discord

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""An answer that was cut off is a `ClientError` and no `OSError`; a limit that is waited for too long is neither."""
PASSING = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError)
"""Those of which each passes by itself."""
LONGEST_WAIT = 30.0
"""Seconds for which a request waits until Discord takes it, the least that discord.py allows. Edits of old messages and
new conversations may be put off for many minutes, and nobody else at the table is to wait for those."""
TOO_MANY_REQUESTS = 429
OPENED_TOO_FAST = 40003
"""You are opening direct messages too fast: with status 403, as if it were for good."""
SLOWED_DOWN = 600.0
"""Seconds after which direct messages may be opened again: it is said that there may be ten in ten minutes. In as many
minutes Discord counts the requests for which it shuts an address out."""


def passes_in(failure: BaseException, usual: float) -> float | None:
    """In how many seconds the same may be asked again, *usual* ones or more; nothing for what is refused for good."""
    match failure:
        case discord.RateLimited():
            return max(usual, failure.retry_after)
        case discord.HTTPException() if failure.code == OPENED_TOO_FAST or _is_shut_out(failure):
            return max(usual, SLOWED_DOWN)
        case discord.HTTPException() if failure.status < TOO_MANY_REQUESTS:
            return None
    return usual


def _is_shut_out(failure: discord.HTTPException) -> bool:
    """Whether all requests from here are refused for a while, before Discord itself has seen them."""
    return failure.status == TOO_MANY_REQUESTS and "Via" not in failure.response.headers
