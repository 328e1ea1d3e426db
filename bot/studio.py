"""Where pictures are made while the bot goes on answering: in processes beside it, or in threads of its own.

A process can be spared: it does not hold the bot up, works only where the processor is free, and is started again
when it ends.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Protocol

from bot.easel import LENGTHS, Sheet, Subject, answered, asking, described, painted

THREADS = 2
PROCESSES = min(2, os.cpu_count() or 1)
"""The bot itself comes first on each processor, so all may be used; each process takes some 60 MB."""
LONGEST = 30.0
"""Seconds after which a picture that is not done is given up."""
ATTEMPTS = 2

_log = logging.getLogger(__name__)


class Studio(Protocol):
    """Where pictures are made."""

    async def open(self) -> None:
        """Get ready."""

    async def paint(self, subject: Subject) -> Sheet:
        """Draw and describe."""

    async def close(self) -> None:
        """Make nothing more."""


class Threads:
    """Threads of this process, which know all that it knows: for games that only a test has heard of."""

    def __init__(self, number: int = THREADS) -> None:
        self._pool = ThreadPoolExecutor(number, thread_name_prefix="painter")

    async def open(self) -> None:
        """Nothing is to be done."""

    async def paint(self, subject: Subject) -> Sheet:
        """Draw and describe in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, painted, subject)

    async def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Easels in so many processes of their own, each with one picture at a time; first come, first served."""

    def __init__(self, number: int = PROCESSES) -> None:
        self._easels = [_Easel() for _ in range(number)]
        self._idle: asyncio.Queue[_Easel] = asyncio.Queue()
        self._closed = False
        for easel in self._easels:
            self._idle.put_nowait(easel)

    async def open(self) -> None:
        """Start the processes, which warm up by themselves."""
        await asyncio.gather(*(easel.start() for easel in self._easels))

    async def paint(self, subject: Subject) -> Sheet:
        """Draw and describe; what an easel does not live to do, nor the next one, is only described."""
        easel = await self._idle.get()
        try:
            for _ in range(ATTEMPTS):
                if not self._closed and (sheet := await easel.paint(subject)):
                    return sheet
        finally:
            self._idle.put_nowait(easel)
        sheet = await asyncio.to_thread(described, subject)
        return replace(sheet, trouble=f"{sheet.trouble}The process that draws it ended, or took over {LONGEST:.0f} s.")

    async def close(self) -> None:
        """End the processes, whatever they are at."""
        self._closed = True
        await asyncio.gather(*(easel.end() for easel in self._easels))


class _Easel:
    """One process that paints, started when it is needed."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def start(self) -> Process:
        """Start the process unless it runs."""
        if self._process is None or self._process.returncode is not None:
            # It needs no settings of the bot, the token least of all.
            environment = {key: value for key, value in os.environ.items() if not key.startswith("PARLOUR_")}
            command = (sys.executable, "-m", "bot.easel")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
        return self._process

    async def paint(self, subject: Subject) -> Sheet | None:
        """Draw and describe; nothing if the process ends meanwhile, or is ended because it takes too long."""
        try:
            async with asyncio.timeout(LONGEST):
                return await _answer(await self.start(), asking(subject))
        except (OSError, EOFError) as failure:  # among them a timeout
            _log.warning("a picture was not made: %r", failure)
            await self.end()
            return None
        except BaseException:
            # Whoever asked is gone; the answer must not be taken for the next one's.
            await self.end()
            raise

    async def end(self) -> None:
        """End the process if it runs."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


async def _answer(process: Process, asked: bytes) -> Sheet:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(asked)
    await process.stdin.drain()
    head, body = LENGTHS.unpack(await process.stdout.readexactly(LENGTHS.size))
    return answered(await process.stdout.readexactly(head), await process.stdout.readexactly(body))
