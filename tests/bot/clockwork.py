"""A clock for tests: time passes when it is told to, and whoever sleeps by it wakes up then."""

from __future__ import annotations

import asyncio


class Clockwork:
    """Called, it gives Unix time in seconds."""

    def __init__(self, now: float = 1_800_000_000.5) -> None:
        self._now = now
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def __call__(self) -> float:
        return self._now

    def sleep(self, seconds: float) -> asyncio.Future[None]:
        """Done when so many seconds have passed, counted from now and not from when somebody begins
        to wait for it.
        """
        waking = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, waking))
        return waking

    def set_back(self, seconds: float) -> None:
        """Give an earlier time from now on; nobody sleeps longer for that."""
        self._now -= seconds
        self._sleepers = [(due - seconds, waking) for due, waking in self._sleepers]

    def tick(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self._now += seconds
        for due, waking in self._sleepers:
            if due <= self._now and not waking.done():
                waking.set_result(None)
        self._sleepers = [(due, waking) for due, waking in self._sleepers if not waking.done()]
