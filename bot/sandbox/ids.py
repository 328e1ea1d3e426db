"""Ids and time: the only source of both inside the stand-in.

Ids are real snowflakes (discord.py reads the moment of creation out of them), strictly growing also
within a millisecond and after a restart. Time is a callable giving seconds since 1970, so that a
test may bring its own.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import NewType

UserId = NewType("UserId", str)
GuildId = NewType("GuildId", str)
ChannelId = NewType("ChannelId", str)
MessageId = NewType("MessageId", str)
FileId = NewType("FileId", str)
CommandId = NewType("CommandId", str)
TagId = NewType("TagId", str)
EmojiId = NewType("EmojiId", str)
InteractionId = NewType("InteractionId", str)

Clock = Callable[[], float]

_DISCORD_EPOCH_MS = 1_420_070_400_000
_TIME_SHIFT = 22


class Snowflakes:
    """Hands out ids that grow for ever."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        now = (int(self._clock() * 1000) - _DISCORD_EPOCH_MS) << _TIME_SHIFT
        self._last = max(self._last + 1, now)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Never hand out this id, nor an older one, again."""
        self._last = max(self._last, int(snowflake))


def moment(snowflake: str) -> float:
    """Seconds since 1970 at which the id was made."""
    return ((int(snowflake) >> _TIME_SHIFT) + _DISCORD_EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
