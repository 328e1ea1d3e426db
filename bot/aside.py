"""Work in processes beside the bot, which goes on answering meanwhile: they share neither its thread nor its lock.

A process can be spared: it works where the processor is free, and is started again when it ends. It is asked in frames.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import TypeAlias

from bot.frames import LENGTHS

PROCESSES = max(1, min(2, (os.cpu_count() or 1) - 1))
"""One processor is left to the bot itself."""
LONGEST = 30.0
"""Seconds after which an answer is given up, unless it is to take longer."""
ATTEMPTS = 2
RETURNED = 2**20
"""Bytes from which on glibc gives back at once what was let go of: otherwise it keeps what pictures took, for ever."""

Head: TypeAlias = bytes
Body: TypeAlias = bytes

_log = logging.getLogger(__name__)


class Aside:
    """So many processes that run a *module*, each with one thing at a time; first come, first served.

    An answer is given up after *longest* seconds.
    """

    def __init__(self, module: str, number: int = PROCESSES, longest: float = LONGEST) -> None:
        self.workers = [Worker(module, longest) for _ in range(number)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._closed = False
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def open(self) -> None:
        """Start the processes."""
        await asyncio.gather(*(worker.start() for worker in self.workers))

    async def ask(self, frame: bytes) -> tuple[Head, Body] | None:
        """Return the answer; nothing if neither a process nor the next one lives to give it, or in time."""
        worker = await self._idle.get()
        try:
            for _ in range(ATTEMPTS):
                if not self._closed and (answer := await worker.ask(frame)):
                    return answer
        finally:
            self._idle.put_nowait(worker)
        return None

    async def close(self) -> None:
        """End the processes, whatever they are at."""
        self._closed = True
        await asyncio.gather(*(worker.end() for worker in self.workers))


class Worker:
    """One process, started when it is needed."""

    def __init__(self, module: str, longest: float = LONGEST) -> None:
        self._module = module
        self._longest = longest
        self.process: Process | None = None

    async def start(self) -> Process:
        """Start the process unless it runs."""
        if self.process is None or self.process.returncode is not None:
            # It needs no settings of the bot, the token least of all.
            environment = {key: value for key, value in os.environ.items() if not key.startswith("PARLOUR_")}
            environment.setdefault("MALLOC_MMAP_THRESHOLD_", str(RETURNED))
            command = (sys.executable, "-m", self._module)
            # In a session of its own: Ctrl+C is the bot's to answer. The process ends when the bot closes the pipe.
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        return self.process

    async def ask(self, frame: bytes) -> tuple[Head, Body] | None:
        """Return the answer; nothing if the process ends meanwhile, or is ended because it takes too long."""
        try:
            async with asyncio.timeout(self._longest):
                return await _answer(await self.start(), frame)
        except (OSError, EOFError) as failure:  # among them a timeout
            _log.warning("%s gave no answer: %r", self._module, failure)
            await self.end()
            return None
        except BaseException:
            # Whoever asked is gone; the answer must not be taken for the next one's.
            await self.end()
            raise

    async def end(self) -> None:
        """End the process if it runs."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


async def _answer(process: Process, frame: bytes) -> tuple[Head, Body]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame)
    await process.stdin.drain()
    head, body = LENGTHS.unpack(await process.stdout.readexactly(LENGTHS.size))
    return await process.stdout.readexactly(head), await process.stdout.readexactly(body)
