"""How a process beside the bot is asked, and answers: in frames through its standard input and output.

It lives until its input ends: that is with the bot, however that may end. A frame is a head in JSON and a body of
bytes, after the lengths of both.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from select import select
from typing import BinaryIO, TypeAlias

import orjson

LENGTHS = struct.Struct(">II")
GENTLENESS = 5
"""How far people's answers go before such work where the processor is scarce: what `nice` calls it."""

Answer: TypeAlias = Callable[[bytes, bytes], bytes]
"""Makes of the head and the body of a frame the frame that answers it."""


def frame(head: Mapping[str, object], body: bytes = b"") -> bytes:
    """Join a head and a body."""
    written = orjson.dumps(head)
    return LENGTHS.pack(len(written), len(body)) + written + body


def serve(asked: BinaryIO, answers: BinaryIO, answer: Answer, meanwhile: Iterator[object]) -> None:
    """Answer every frame until there are no more; go on with *meanwhile* half the time that nothing is asked."""
    rest: float | None = 0.0
    while True:
        # Not in a thread: it would hold most of what the answer needs at the moment.
        while not select([asked], [], [], rest)[0]:
            started = time.perf_counter()
            rest = None if next(meanwhile, None) is None else time.perf_counter() - started
        if not (lengths := asked.read(LENGTHS.size)):
            return
        head, body = LENGTHS.unpack(lengths)
        answers.write(answer(asked.read(head), asked.read(body)))
        answers.flush()


def live(answer: Answer, meanwhile: Iterable[object] = ()) -> None:
    """Be a process beside the bot, for as long as that lives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which ends this process with itself
    os.nice(GENTLENESS)
    answers, sys.stdout = sys.stdout, sys.stderr  # a stray print must not stand among the frames
    serve(sys.stdin.buffer, answers.buffer, answer, iter(meanwhile))
