"""Listeners that are called when a table has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.store import TableId

Listener: TypeAlias = Callable[[TableId], None]


class Changes:
    """Calls listeners with the tables that have changed."""

    def __init__(self) -> None:
        self.on_change: list[Listener] = []
        """Called after every change of a table, its seats or its orders, once it is on disk."""
        self.on_seat_freed: list[Listener] = []
        """Called before `on_change` if somebody gave up a seat: their hand must be removed."""

    def announce(self, table: TableId) -> None:
        """Call everybody who listens for changes."""
        for listener in self.on_change:
            listener(table)

    def announce_freed(self, table: TableId) -> None:
        """Call everybody who listens for freed seats."""
        for listener in self.on_seat_freed:
            listener(table)
