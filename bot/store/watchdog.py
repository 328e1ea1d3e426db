"""Cuts connections to a server that does not answer: one that was paused, or whose machine hangs.

It keeps its end of the line open, so nothing else would ever say that it is away; and a statement
cannot be cancelled without its help.
"""

from __future__ import annotations

import asyncio
import os
import select
import socket
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeAlias

import psycopg

AnyConnection: TypeAlias = psycopg.AsyncConnection[Any]

SILENT_SECONDS: Final = 2.0
"""How long a server may be silent: Discord wants an answer in three seconds."""
LOOKS: Final = 8
"""In so many steps that time is counted. Each needs the event loop: a time in which the bot itself
stood still counts as one step.
"""


class _Watch:
    """Counts how long a connection is silent; at last it cuts that one, and the patient ones."""

    def __init__(self, connection: AnyConnection, patient: Collection[AnyConnection]) -> None:
        self._connection = connection
        self._patient = patient
        self.awaited = 0
        """How many wait for an answer: several may share the connection."""
        self._looks = 0
        self._timer = self._wait()

    def heard(self) -> None:
        """Count anew."""
        self._looks = 0

    def end(self) -> None:
        """Cut nothing."""
        self._timer.cancel()

    def _wait(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(SILENT_SECONDS / LOOKS, self._look)

    def _look(self) -> None:
        self._looks += 1
        if self._looks < LOOKS:
            self._timer = self._wait()
            return
        for connection in (self._connection, *self._patient):
            cut(connection)


class Watchdog:
    """Watches the connections on which a server's answers are awaited."""

    def __init__(self) -> None:
        self._watches: dict[AnyConnection, _Watch] = {}
        self._patient: set[AnyConnection] = set()

    @contextmanager
    def watching(self, connection: AnyConnection) -> Iterator[None]:
        """Cut a connection on which nothing is `heard` for so long during the block. What waits for
        it then fails as if the server had gone away.
        """
        watch = self._watches.get(connection)
        if watch is None:
            watch = self._watches[connection] = _Watch(connection, self._patient)
        watch.awaited += 1
        try:
            yield
        finally:
            watch.awaited -= 1
            watch.heard()
            if not watch.awaited:
                watch.end()
                del self._watches[connection]

    def heard(self, connection: AnyConnection) -> None:
        """Note that the server has answered on a connection."""
        if (watch := self._watches.get(connection)) is not None:
            watch.heard()

    @contextmanager
    def patient(self, connection: AnyConnection) -> Iterator[None]:
        """Cut a connection, on which much is asked, only if the server is silent on another."""
        self._patient.add(connection)
        try:
            yield
        finally:
            self._patient.discard(connection)


def cut(connection: AnyConnection) -> None:
    """Close our end of the line."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as end:
        end.shutdown(socket.SHUT_RDWR)


def is_cut(connection: AnyConnection) -> bool:
    """Whether an idle connection was closed by the other end, as far as is known here."""
    try:
        found = select.poll()
        found.register(connection.fileno(), select.POLLIN)
        return bool(found.poll(0))
    except (OSError, psycopg.Error):
        return True
