"""Processes that another one forks, one at a time: each may be sent signals at any moment, also
when it is just ending.

One that has ended is not forgotten by the system before the next is asked for: until then its
number is no other's.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.bot.forked_commands import Command


@dataclass
class Forks:
    """A process that forks another for every line of its input; only the newest of those lives."""

    process: Command
    pid: int = 0
    ended: asyncio.Task[bytes] | None = None
    """Done when that one is dead."""

    async def fork(self, line: str) -> None:
        """Fork one, which is told *line*; the one before is dead."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.pid = int(await self.process.stdout.readline())
        self.ended = asyncio.create_task(self.process.stdout.readline())

    def send(self, number: signal.Signals) -> None:
        """Send it a signal; nothing comes of it if it is dead."""
        os.kill(self.pid, number)

    async def strike(self) -> None:
        """Kill it, if it still lives, and wait until it is dead."""
        assert self.ended is not None
        if not self.ended.done():
            self.send(signal.SIGKILL)
        await self.ended


def fork_for_each(lines: Iterable[str], live: Callable[[str], object]) -> None:
    """Fork for every line a process that *live*s; say its number, and when it has ended."""
    dead = 0
    for line in lines:
        if dead:
            os.waitpid(dead, 0)
        if (pid := os.fork()) == 0:
            live(line)
            os._exit(1)
        _say(str(pid))
        # Its number stays its own: it has ended some time before anybody can read that it has.
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        dead = pid
        _say("ended")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
