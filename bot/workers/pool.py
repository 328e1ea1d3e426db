"""One worker pool for pictures, computer players, advice and films: processes beside the bot, or
threads.

A `Job` says what a worker does and how it is asked. `ProcessPool` runs it in processes of its own,
which share neither the bot's thread nor its interpreter lock; `ThreadPool` runs it in threads, for
tests with games that only this process knows.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, Protocol, TypeVar

from bot.workers.fair_queue import FairQueue
from bot.workers.framing import LENGTHS, Report

PROCESSES = max(1, min(2, (os.cpu_count() or 1) - 1))
"""One processor is left to the bot itself."""
THREADS = 2
"""More would only slow each other down, and the event loop with them."""
TIMEOUT_SECONDS = 60.0
"""A first picture takes two seconds of a processor, of which a busy computer gives little."""
ATTEMPTS = 2
MMAP_THRESHOLD_BYTES = 2**20
"""From this size on glibc returns freed memory to the system at once.

Otherwise a worker would keep for good what its largest picture took.
"""

NOTHING: Mapping[str, str] = MappingProxyType({})

RequestT = TypeVar("RequestT")
RequestT_contra = TypeVar("RequestT_contra", contravariant=True)
ReplyT = TypeVar("ReplyT")
ReplyT_co = TypeVar("ReplyT_co", covariant=True)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Job(Generic[RequestT, ReplyT]):
    """One kind of work."""

    name: str
    """Prefix of the threads' names."""
    module: str
    """What a worker process runs: `python -m module` answers frames on its standard input."""
    run: Callable[[RequestT], ReplyT]
    """Does the work; called in a thread."""
    write_request: Callable[[RequestT], bytes]
    """The frame that asks for it; called in a thread, since large tables take long to write."""
    read_reply: Callable[[RequestT, bytes, bytes], ReplyT]
    """Reads head and body of the frame that answers."""
    fallback: Callable[[RequestT], ReplyT]
    """Called in a thread if no worker answered."""
    report_to: Callable[[RequestT], Report] = lambda _request: lambda _share: None
    """Who is told how far a request has come."""


class Pool(Protocol[RequestT_contra, ReplyT_co]):
    """Where one kind of work is done."""

    async def open(self) -> None:
        """Start the workers, so that the first request need not wait for them."""

    async def run(self, request: RequestT_contra) -> ReplyT_co:
        """Do the work, as soon as a worker is free."""

    async def close(self) -> None:
        """Stop, whatever the workers are at."""


class ThreadPool(Generic[RequestT, ReplyT]):
    """Runs a job in threads of this process."""

    def __init__(self, job: Job[RequestT, ReplyT], threads: int = THREADS) -> None:
        self._job = job
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=job.name)

    async def open(self) -> None:
        """Nothing needs to be started."""

    async def run(self, request: RequestT) -> ReplyT:
        """Do the work in one of the threads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, self._job.run, request)

    async def close(self) -> None:
        """Begin nothing more."""
        self._executor.shutdown(wait=False, cancel_futures=True)


class ProcessPool(Generic[RequestT, ReplyT]):
    """Runs a job in worker processes, each doing one request at a time, by turns of persons.

    A request is given up after *timeout* seconds in which nothing was heard of it. With *restart*,
    a worker ends after each request and so gives back all memory that it took. Workers are told
    the *environment* besides what all processes know.
    """

    def __init__(
        self,
        job: Job[RequestT, ReplyT],
        processes: int = PROCESSES,
        *,
        timeout: float = TIMEOUT_SECONDS,
        restart: bool = False,
        environment: Mapping[str, str] = NOTHING,
    ) -> None:
        self.workers = [Worker(job.module, timeout, environment) for _ in range(processes)]
        self._job = job
        self._restart = restart
        self._idle = list(self.workers)
        self._turns = FairQueue(processes)
        self._closed = False

    async def open(self) -> None:
        """Start the processes."""
        await asyncio.gather(*(worker.start() for worker in self.workers))

    async def run(self, request: RequestT) -> ReplyT:
        """Do the work in a process; by the job's fallback if two of them ended or took too long."""
        frame = await asyncio.to_thread(self._job.write_request, request)
        answer = await self._ask(frame, self._job.report_to(request))
        if answer is None:
            return await asyncio.to_thread(self._job.fallback, request)
        return self._job.read_reply(request, *answer)

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        await asyncio.gather(*(worker.end() for worker in self.workers))

    async def _ask(self, frame: bytes, report: Report) -> tuple[bytes, bytes] | None:
        """Return head and body of the answer, or None after two workers ended or timed out."""
        async with self._turns.one():
            worker = self._idle.pop(0)
            try:
                for _ in range(ATTEMPTS):
                    if not self._closed and (answer := await worker.ask(frame, report)):
                        return answer
                return None
            finally:
                if self._restart:
                    await worker.end()
                self._idle.append(worker)


class Worker:
    """One process that runs *module*; started when it is needed."""

    def __init__(
        self, module: str, timeout: float, environment: Mapping[str, str] = NOTHING
    ) -> None:
        self._module = module
        self._timeout = timeout
        self._environment = environment
        self.process: Process | None = None

    async def start(self) -> Process:
        """Start the process unless it runs."""
        if self.process is None or self.process.returncode is not None:
            # It needs no settings of the bot, the token least of all.
            environment = {
                key: value for key, value in os.environ.items() if not key.startswith("PARLOUR_")
            }
            environment |= self._environment
            environment.setdefault("MALLOC_MMAP_THRESHOLD_", str(MMAP_THRESHOLD_BYTES))
            command = (sys.executable, "-m", self._module)
            # In a session of its own, since Ctrl+C is for the bot to handle. The process ends when
            # the bot closes the pipe.
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        return self.process

    async def ask(self, frame: bytes, report: Report) -> tuple[bytes, bytes] | None:
        """Return head and body of the answer; None if the process ends or takes too long."""
        try:
            async with asyncio.timeout(self._timeout) as patience:

                def heard(share: float) -> None:
                    patience.reschedule(asyncio.get_running_loop().time() + self._timeout)
                    report(share)

                return await _answer(await self.start(), frame, heard)
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


async def _answer(process: Process, frame: bytes, heard: Report) -> tuple[bytes, bytes]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame)
    await process.stdin.drain()
    while True:
        head, body = LENGTHS.unpack(await process.stdout.readexactly(LENGTHS.size))
        if head:
            return await process.stdout.readexactly(head), await process.stdout.readexactly(body)
        heard(body / 100)
