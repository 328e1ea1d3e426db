"""Logins of the bot: how many shards Discord wants, and how often and how fast it may log in."""

from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.things import Json

APART_SECONDS = 5.0
_DAY = 24 * 60 * 60
_TIME_SHIFT = 22


@dataclass(slots=True)
class Logins:
    """What `/gateway/bot` says, and what an IDENTIFY is measured by."""

    shards: int = 1
    """What Discord recommends."""
    most_guilds: int = 2500
    """Guilds of one shard; with more it is closed with 4011."""
    total: int = 1000
    """Logins within a day."""
    at_once: int = 1
    """`max_concurrency`: logins of one kind within *apart* seconds."""
    apart: float = APART_SECONDS
    taken: int = 0
    _latest: dict[int, deque[float]] = field(default_factory=dict)

    def limit(self) -> Json:
        """The session start limit as the REST interface tells it."""
        return {
            "total": self.total,
            "remaining": max(0, self.total - self.taken),
            "reset_after": _DAY * 1000,
            "max_concurrency": self.at_once,
        }

    def take(self, now: float, shard: int) -> bool:
        """Count a login; whether it may be."""
        # One shard that comes back at once is let in: discord.py itself waits before that.
        latest = self._latest.setdefault(shard % self.at_once, deque(maxlen=1))
        if self.taken >= self.total or (
            self.shards > 1 and latest and now - latest[0] < self.apart
        ):
            return False
        latest.append(now)
        self.taken += 1
        return True


def shard_of(guild: str, shards: int) -> int:
    """The shard that is told of a guild."""
    return (int(guild) >> _TIME_SHIFT) % shards
