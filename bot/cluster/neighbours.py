"""What one process may ask of the others on its database, whatever the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from bot.store.rows import TableId

Heard: TypeAlias = Callable[[TableId, bool], None]
"""Takes a table that has changed, and whether its seats may have."""
Said: TypeAlias = Callable[[str, Any], None]


class Neighbours(Protocol):
    """The other processes on a database."""

    on_change: list[Heard]
    """Called with a table that another process has changed."""
    on_said: list[Said]
    """Called with what another process has said."""
    on_missed: list[Callable[[], None]]
    """Called when something may have been missed."""

    @property
    def session(self) -> object:
        """Identifies the connection that holds the locks. A different object means that the
        connection, and every lock, was lost.
        """

    async def say(self, kind: str, value: object) -> None:
        """Say something to the other processes; those that do not listen now miss it."""

    async def lease(self, requests: int, per_second: float, burst: float) -> float:
        """Lease so many requests to Discord, below the rate of all processes together; return after
        how many seconds they may be sent.
        """

    async def take_now(self, kind: int, number: int) -> bool:
        """Take a lock if it is free; it is held until it is given back or its connection ends."""

    async def give(self, kind: int, number: int) -> None:
        """Give back such a lock."""

    async def taken(self, kind: int) -> set[int]:
        """Return which locks of a kind are held, by whomever."""
