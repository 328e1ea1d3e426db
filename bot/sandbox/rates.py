"""How often the bot may ask: per route and channel, and all together; and refusals ordered by hand.

Discord does not publish the numbers of a route, only the headers; these are what is usually seen.
Answers to interactions do not count towards the limit for all together. Of edits of old messages
not even the headers tell, only the refusal does (429 with the code 30046); the number is what one
bot's author found.
"""

import re
import zlib
from collections import deque
from dataclasses import dataclass

from bot.sandbox.ids import Clock, moment
from bot.sandbox.refusals import Refusal

PER_SECOND = 50
POSTS_PER_CHANNEL = (5, 5.0)
EDITS_PER_CHANNEL = (5, 5.0)
FOLLOW_UPS = (5, 2.0)
"""Of one interaction, as of one webhook: what it sends, and what it edits."""
OLD_EDITS_PER_CHANNEL = (3, 20.0)
OLD = 3600.0
"""Seconds after which a message is old."""
OTHERWISE = (50, 1.0)
UNHEARD_OF = 1_000_000
_POSTING = ("POST", "/channels/{channel}/messages")
_EDITING = ("PATCH", "/channels/{channel}/messages/{message}")
_WEBHOOK = "/webhooks/{application}/{token}"
_FOLLOWING = ("POST", _WEBHOOK)
_FOLLOW_EDITING = ("PATCH", f"{_WEBHOOK}/messages/{{message}}")
_OLD_MESSAGES = "{message older than an hour}"
_BUCKETS_BEFORE_TIDYING = 2000


@dataclass(slots=True)
class _Order:
    """Refusals ordered by hand."""

    path: re.Pattern[str]
    refusal: Refusal
    times: int


@dataclass(slots=True)
class _Window:
    """A time in which so many requests have come."""

    ends: float
    used: int = 0

    def left(self, now: float) -> float:
        """Seconds until it closes."""
        return round(max(self.ends - now, 0.001), 3)


class Rates:
    """Counts requests and refuses (429) those that are too many; limits are (requests, seconds)."""

    def __init__(
        self,
        clock: Clock,
        *,
        per_second: int = PER_SECOND,
        posts_per_channel: tuple[int, float] = POSTS_PER_CHANNEL,
        edits_per_channel: tuple[int, float] = EDITS_PER_CHANNEL,
        old_edits_per_channel: tuple[int, float] = OLD_EDITS_PER_CHANNEL,
        otherwise: tuple[int, float] = OTHERWISE,
        follow_ups: tuple[int, float] = FOLLOW_UPS,
    ) -> None:
        self._clock = clock
        self._per_second = per_second
        self._limits = {
            _POSTING: posts_per_channel,
            _EDITING: edits_per_channel,
            _FOLLOWING: follow_ups,
            _FOLLOW_EDITING: follow_ups,
        }
        self._old_edits = old_edits_per_channel
        self._otherwise = otherwise
        self._all: deque[float] = deque()
        self._buckets: dict[tuple[str, str, str], _Window] = {}
        self._orders: list[_Order] = []
        self._cuts: list[re.Pattern[str]] = []

    @classmethod
    def lax(cls, clock: Clock) -> "Rates":
        """Limits that nobody reaches; refusals ordered by hand are given all the same."""
        never = (UNHEARD_OF, 1.0)
        return cls(
            clock,
            per_second=UNHEARD_OF,
            posts_per_channel=never,
            edits_per_channel=never,
            old_edits_per_channel=never,
            otherwise=never,
            follow_ups=never,
        )

    def force(self, path: str, retry_after: float, scope: str, times: int) -> None:
        """Refuse the next `times` requests whose path matches, as if they had come too fast."""
        self._order(path, self._too_many(retry_after, scope, "forced", 1), times)

    def fail(self, path: str, status: int, times: int, code: int) -> None:
        """Answer the next `times` requests whose path matches with this status and code."""
        self._order(path, Refusal(status, code, f"{status}: that went wrong"), times)

    def cut(self, path: str, times: int) -> None:
        """Give no answer to the next `times` requests whose path matches, though what they ask is
        done.
        """
        self._cuts += [re.compile(path)] * times

    def is_cut(self, path: str) -> bool:
        """Whether a request is to have no answer; used up by that."""
        cut = next((cut for cut in self._cuts if cut.search(path)), None)
        if cut is not None:
            self._cuts.remove(cut)
        return cut is not None

    def _order(self, path: str, refusal: Refusal, times: int) -> None:
        refusal.forced = True
        self._orders.append(_Order(re.compile(path), refusal, times))

    def check_orders(self, path: str) -> None:
        """Raise the Refusal that was ordered for such a request; it is used up by that."""
        for order in self._orders:
            if order.path.search(path):
                order.times -= 1
                if order.times <= 0:
                    self._orders.remove(order)
                raise order.refusal

    def count(self, method: str, route: str, major: str, *, exempt: bool) -> dict[str, str]:
        """Count a request; the headers of its answer, or a Refusal. `route` has names in place of
        ids.
        """
        now = self._clock()
        if not exempt:
            _drop_before(self._all, now - 1)
            if len(self._all) >= self._per_second:
                raise self._too_many(1.0, "global", "", self._per_second)
            self._all.append(now)
        most, seconds = self._limits.get((method, route), self._otherwise)
        self._tidy(now)
        window = self._window((method, route, major), now, seconds)
        bucket = format(zlib.crc32(f"{method} {route}".encode()), "08x")
        if window.used >= most:
            raise self._too_many(window.left(now), "user", bucket, most)
        window.used += 1
        return self._headers(window.left(now), most, most - window.used, bucket)

    def count_edit(self, message: str, channel: str) -> None:
        """Count an edit, or raise a Refusal: those of old messages have a limit of their own."""
        now, (most, seconds) = self._clock(), self._old_edits
        if now - moment(message) < OLD:
            return
        window = self._window(("PATCH", _OLD_MESSAGES, channel), now, seconds)
        if window.used >= most:
            refusal = self._too_many(window.left(now), "shared", "old", most)
            refusal.body |= {
                "code": 30046,
                "message": "Maximum number of edits to messages older than 1 hour reached.",
            }
            raise refusal
        window.used += 1

    def _window(self, bucket: tuple[str, str, str], now: float, seconds: float) -> _Window:
        """The window of a bucket that is open now: as the headers promise, all of it is free again
        once it closes.
        """
        window = self._buckets.get(bucket)
        if window is None or window.ends <= now:
            window = self._buckets[bucket] = _Window(now + seconds)
        return window

    def _headers(self, reset_after: float, most: int, left: int, bucket: str) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{self._clock() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": bucket,
        }

    def _too_many(self, retry_after: float, scope: str, bucket: str, most: int) -> Refusal:
        # discord.py takes a 429 without a Via header for a ban by Cloudflare and does not try
        # again.
        headers = {
            "Via": "1.1 google",
            "Retry-After": str(int(retry_after) + 1),
            "X-RateLimit-Scope": scope,
        }
        if scope == "global":
            headers["X-RateLimit-Global"] = "true"
        else:
            headers |= self._headers(retry_after, most, 0, bucket)
        extra = {"retry_after": retry_after, "global": scope == "global"}
        return Refusal(429, 0, "You are being rate limited.", extra=extra, headers=headers)

    def _tidy(self, now: float) -> None:
        if len(self._buckets) > _BUCKETS_BEFORE_TIDYING:
            self._buckets = {
                key: window for key, window in self._buckets.items() if window.ends > now
            }


def _drop_before(moments: deque[float], horizon: float) -> None:
    while moments and moments[0] <= horizon:
        moments.popleft()
