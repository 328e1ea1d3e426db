"""Admission: how many requests are worked on at a time, in whose turn, and which come too late.

A busy machine must answer those it lets in within Discord's three seconds, so it lets in only as
many as it can work on. The others wait for a short time, person by person in turn, and are then
told that the bot is busy. A request that Discord has given up meanwhile is not worked on at all,
nor is one that has come before.

Each person has a rate limit besides, so that a script that asks without end slows nobody else.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from enum import Enum

from aiolimiter import AsyncLimiter
from cachetools import LRUCache, TTLCache
from discord.utils import DISCORD_EPOCH
from prometheus_client import Counter, Gauge

from bot.workers.fair_semaphore import FairSemaphore

AT_A_TIME = 16
"""Requests that are worked on before their first answer. More only make each other late; with
fewer, less would share one wait for the disk."""
LONGEST_WAIT_SECONDS = 1.2
"""After this time a request that waits is told that the bot is busy."""
TOO_LATE_SECONDS = 3.0
"""After this time Discord takes no first answer."""
MOST_WAITING = 500
MOST_WAITING_OF_ONE = 5
"""Requests of one person that wait."""
LIMITED_SECONDS, AT_ONCE_SECONDS = 10.0, 3.0
"""A person's limit is told for ten seconds. What they may ask in three, they may ask at once."""
MOST_PEOPLE = 10_000
"""Whose requests are counted."""
MOST_REQUESTS, REQUEST_SECONDS = 10_000, 15 * 60.0
"""Whose ids are remembered, and for how long: as long as Discord would take an answer. What a
request has written is remembered by the store, also over a restart."""
REMEMBERED_SECONDS = 300.0
"""For about this time the fastest delivery from Discord is remembered."""

BUSY = Counter("parlour_busy", "Requests that were answered with: busy, try again")
TOO_LATE = Counter("parlour_too_late", "Requests older than three seconds that were dropped")
REPEATED = Counter("parlour_repeated", "Requests that had come before")
TOO_FAST = Counter("parlour_too_fast", "Requests of people who had made too many in ten seconds")
WORKING = Gauge("parlour_requests_working", "Requests that are worked on")
WAITING = Gauge("parlour_requests_waiting", "Requests that wait to be worked on")


class Verdict(Enum):
    """What becomes of a request."""

    ADMITTED = "admitted"
    BUSY = "busy"
    TOO_LATE = "too late"
    TOO_FAST = "too fast"
    REPEATED = "repeated"
    IGNORED = "ignored"
    """Too fast, too, but the person has been told."""


class Ages:
    """How old requests are, told from their ids, however this computer's clock is set."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since = clock()
        self._fastest: deque[float] = deque([float("inf")], maxlen=2)

    def of(self, request: int) -> float:
        """Return how many seconds ago Discord made this id, but for the fastest delivery."""
        now = self._clock()
        if now - self._since > REMEMBERED_SECONDS:
            self._since = now
            self._fastest.append(float("inf"))
        taken = now - ((request >> 22) + DISCORD_EPOCH) / 1000
        self._fastest[-1] = min(self._fastest[-1], taken)
        return taken - min(self._fastest)


class RateLimit:
    """Limits how many requests each person makes: *most* in ten seconds, of them those of three
    seconds at once.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._limiters: LRUCache[int, AsyncLimiter] = LRUCache(MOST_PEOPLE)
        self._told: TTLCache[int, bool] = TTLCache(MOST_PEOPLE, LIMITED_SECONDS)

    async def verdict(self, person: int) -> Verdict:
        """Count a request: it is admitted, or too fast, or ignored after that was said."""
        limiter = self._limiters.get(person)
        if limiter is None:
            at_once = max(1, self._most * AT_ONCE_SECONDS / LIMITED_SECONDS)
            seconds = at_once * LIMITED_SECONDS / self._most
            limiter = self._limiters[person] = AsyncLimiter(at_once, seconds)
        if limiter.has_capacity():
            await limiter.acquire()
            return Verdict.ADMITTED
        TOO_FAST.inc()
        told = person in self._told
        self._told.setdefault(person, True)
        return Verdict.IGNORED if told else Verdict.TOO_FAST


class Admission:
    """Lets requests in; whoever is let in must `leave`."""

    def __init__(
        self,
        at_a_time: int = AT_A_TIME,
        *,
        per_person: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._places = FairSemaphore(at_a_time)
        self._limit = None if per_person is None else RateLimit(per_person)
        self._ages = Ages(clock)
        self._come: TTLCache[int, None] = TTLCache(MOST_REQUESTS, REQUEST_SECONDS, clock)

    @property
    def is_full(self) -> bool:
        """Whether a new request would have to wait."""
        return self._places.is_full

    async def enter(self, person: int, request: int) -> Verdict:
        """Wait to be let in with the *request* of this id, though not for long."""
        if request in self._come:
            REPEATED.inc()
            return Verdict.REPEATED
        self._come[request] = None
        if self._limit is not None:
            verdict = await self._limit.verdict(person)
            if verdict is not Verdict.ADMITTED:
                return verdict
        age = self._ages.of(request)
        if not self.is_full:  # what comes late harms nobody then
            await self._places.acquire(person)
            WORKING.inc()
            return Verdict.ADMITTED
        if age > TOO_LATE_SECONDS:
            TOO_LATE.inc()
            return Verdict.TOO_LATE
        if (
            age > LONGEST_WAIT_SECONDS
            or self._places.waiting_in_all >= MOST_WAITING
            or self._places.waiting(person) >= MOST_WAITING_OF_ONE
        ):
            BUSY.inc()
            return Verdict.BUSY
        with WAITING.track_inprogress():
            admitted = await self._places.acquire(person, LONGEST_WAIT_SECONDS - age)
        if admitted:
            WORKING.inc()
            return Verdict.ADMITTED
        if self._ages.of(request) > TOO_LATE_SECONDS:
            TOO_LATE.inc()
            return Verdict.TOO_LATE
        BUSY.inc()
        return Verdict.BUSY

    def leave(self) -> None:
        """Make room for the next."""
        WORKING.dec()
        self._places.release()
