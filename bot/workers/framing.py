"""Frames: requests on a worker process's standard input, and answers on its standard output.

A frame is two lengths, a head in JSON and a body of bytes. Before an answer there may be words of
progress: two numbers, the first 0, the second the percentage that is done. A worker ends when its
input does, so it never outlives the bot.
"""

from __future__ import annotations

import gc
import os
import signal
import struct
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from select import select
from typing import BinaryIO, TypeAlias, TypeVar

from cattrs.preconf.orjson import make_converter

LENGTHS = struct.Struct(">II")
"""The lengths of head and body."""
NICENESS = 5
"""The niceness of workers, so that the bot itself goes first when the processor is busy."""

Answer: TypeAlias = Callable[[bytes, bytes], bytes]
"""Takes head and body of a request, returns the frame that answers it."""
Report: TypeAlias = Callable[[float], None]
"""Is told which share of a request is done, from 0 to 1."""
HeadT = TypeVar("HeadT")

_JSON = make_converter()


def frame(head: object, body: bytes = b"") -> bytes:
    """Return a frame with a dataclass as its head."""
    written = _JSON.dumps(head)
    return LENGTHS.pack(len(written), len(body)) + written + body


def progress(share: float) -> bytes:
    """Return what says, before the frame that answers, which share of a request is done."""
    return LENGTHS.pack(0, round(100 * share))


def read_head(head: bytes, kind: type[HeadT]) -> HeadT:
    """Return the dataclass that `frame` wrote as the head."""
    return _JSON.loads(head, kind)


def serve(
    requests: BinaryIO, answers: BinaryIO, answer: Answer, meanwhile: Iterator[object]
) -> None:
    """Answer every frame until the input ends; spend half of the idle time on *meanwhile*."""
    rest: float | None = 0.0
    while True:
        # Not in a thread: an answer would have to share what it needs with that thread.
        while not select([requests], [], [], rest)[0]:
            started = time.perf_counter()
            rest = None if next(meanwhile, None) is None else time.perf_counter() - started
        if not (lengths := requests.read(LENGTHS.size)):
            return
        head, body = LENGTHS.unpack(lengths)
        answers.write(answer(requests.read(head), requests.read(body)))
        answers.flush()


def run_worker(answer: Answer, meanwhile: Iterable[object] = (), niceness: int = NICENESS) -> None:
    """Be a worker process for as long as the bot lives."""
    run_reporting_worker(lambda head, body, _report: answer(head, body), meanwhile, niceness)


def run_reporting_worker(
    answer: Callable[[bytes, bytes, Report], bytes],
    meanwhile: Iterable[object] = (),
    niceness: int = NICENESS,
) -> None:
    """Be a worker process that also tells how far it has come with a request."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which ends this one
    os.nice(niceness)
    gc.freeze()  # modules are kept, so the collector need never look at them
    answers, sys.stdout = sys.stdout, sys.stderr  # a print must not get between frames
    # PYTHONUNBUFFERED makes answers.buffer a raw file. If the process is stopped while that writes,
    # it writes a part only, and the bot waits for the rest. A buffered file writes all.
    told = open(answers.fileno(), "wb", closefd=False)  # noqa: SIM115 - open as long as the process

    def report(share: float) -> None:
        told.write(progress(share))
        told.flush()

    serve(sys.stdin.buffer, told, lambda head, body: answer(head, body, report), iter(meanwhile))
