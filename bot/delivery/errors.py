"""What requests to Discord fail with: its error codes, and when to retry."""

from __future__ import annotations

from enum import IntEnum

import aiohttp
import discord


class Code(IntEnum):
    """Discord's error codes that the bot tells apart."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MEMBER = 10007
    """That person is not on the server."""
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_INTERACTION = 10062
    """The interaction was answered too late."""
    EDITED_TOO_OFTEN = 30046
    """Old messages may be edited only so often."""
    OPENED_TOO_FAST = 40003
    """Direct messages are opened too fast. Comes with status 403, as if it were for good."""
    ALREADY_ACKNOWLEDGED = 40060
    """The interaction was answered before: Discord delivered it twice."""
    TOO_LARGE = 40005
    """The picture is larger than Discord takes."""
    MISSING_ACCESS = 50001
    CANNOT_MESSAGE_USER = 50007
    MISSING_PERMISSIONS = 50013
    INVALID_WEBHOOK_TOKEN = 50027
    """The interaction is more than 15 minutes old."""
    THREAD_ARCHIVED = 50083
    INVALID_FORM = 50035
    """Something in the request is not as it must be; the message says what."""
    NO_MUTUAL_GUILDS = 50278
    THREAD_EXISTS = 160004
    THREAD_LOCKED = 160005


REQUEST_FAILURES = (
    discord.HTTPException,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
)
"""A response that was cut off is a `ClientError` and no `OSError`. A rate limit that would take too
long is a `RateLimited` and no `HTTPException`.
"""
TRANSIENT_FAILURES = (
    discord.DiscordServerError,
    discord.RateLimited,
    aiohttp.ClientError,
    OSError,
)
"""These go away by themselves."""
MAYBE_SENT = (discord.DiscordServerError, OSError, aiohttp.ClientError)
"""After these nobody knows whether a message was sent."""
UNREACHABLE = (
    discord.NotFound,
    discord.DiscordServerError,
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
)
"""Discord is slow or out of reach. Not any `OSError`: a file that cannot be read is our fault."""

MESSAGE_GONE = {
    Code.UNKNOWN_CHANNEL,
    Code.UNKNOWN_MESSAGE,
    Code.EDITED_TOO_OFTEN,
    Code.THREAD_ARCHIVED,
}
"""The message cannot be edited. A new one takes its place."""
THREAD_CLOSED = {Code.THREAD_LOCKED, Code.THREAD_ARCHIVED}
"""A post unarchives a thread, unless it is locked as well. Which code comes then is not
documented.
"""
PICTURE_REFUSED = {Code.TOO_LARGE, Code.INVALID_FORM}
"""A post with a picture may be taken without it."""
DIRECT_MESSAGES_CLOSED = {Code.CANNOT_MESSAGE_USER, Code.NO_MUTUAL_GUILDS, Code.MISSING_ACCESS}
ANSWER_REFUSED = {
    Code.UNKNOWN_INTERACTION,
    Code.ALREADY_ACKNOWLEDGED,
    Code.INVALID_WEBHOOK_TOKEN,
}
"""The interaction takes no answer any more, so that a second try would fail as well."""

LONGEST_WAIT_SECONDS = 30.0
"""How long a request may wait for a rate limit; the least that discord.py allows. Edits of old
messages and new direct messages may be limited for many minutes, and nobody else at the table is
to wait for those.
"""
OPENING_PAUSE_SECONDS = 600.0
"""How long whoever could not be reached is left alone after Discord refused to open a direct
message. It is said to allow ten in ten minutes. Discord also counts refused requests over ten
minutes before it blocks an address.
"""
TOO_MANY_REQUESTS = 429


def code_of(failure: BaseException) -> int:
    """Return Discord's code of a failure; 0 for one without."""
    return failure.code if isinstance(failure, discord.HTTPException) else 0


def is_emoji_refused(failure: BaseException) -> bool:
    """Whether Discord refused a message for a button's emoji, which somebody has deleted."""
    return code_of(failure) == Code.INVALID_FORM and "invalid emoji" in str(failure).lower()


def retry_seconds(failure: BaseException, usual: float) -> float | None:
    """Return after how many seconds to try again, at least *usual*; None if that is useless."""
    match failure:
        case discord.RateLimited():
            return max(usual, failure.retry_after)
        case discord.HTTPException() if failure.code == Code.OPENED_TOO_FAST or _is_address_blocked(
            failure
        ):
            return max(usual, OPENING_PAUSE_SECONDS)
        case discord.HTTPException() if failure.status < TOO_MANY_REQUESTS:
            return None
    return usual


def _is_address_blocked(failure: discord.HTTPException) -> bool:
    """Whether all requests from this address are refused before they reach Discord itself."""
    return failure.status == TOO_MANY_REQUESTS and "Via" not in failure.response.headers
