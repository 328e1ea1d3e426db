"""Frames between the bot and a worker come through whole."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from fcntl import ioctl
from pathlib import Path
from struct import unpack
from subprocess import PIPE
from termios import FIONREAD

import pytest

from bot.workers.framing import LENGTHS
from tests.bot.wire import PATIENCE

SIZE = 2**20
"""Bytes of an answer: more than a pipe holds, so that the worker waits while it writes."""
WORKER = f"""
from bot.workers.framing import LENGTHS, run_worker

run_worker(lambda _head, body: LENGTHS.pack(len(body), {SIZE}) + body + bytes({SIZE}))
"""


def wait_until(found: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < until
        time.sleep(0.01)


def state(process: int) -> str:
    """The letter that says whether a process runs, sleeps or is stopped."""
    return Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()[0]


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_an_answer_is_whole_although_the_worker_is_stopped_while_it_writes(unbuffered: str) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    command = [sys.executable, "-c", WORKER]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, env=environment) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        answers = worker.stdout
        worker.stdin.write(LENGTHS.pack(0, 2) + b"{}")
        worker.stdin.flush()
        wait_until(lambda: unpack("i", ioctl(answers, FIONREAD, b"\0" * 4))[0] >= 2**16)
        wait_until(lambda: state(worker.pid) == "S")
        worker.send_signal(signal.SIGSTOP)
        wait_until(lambda: state(worker.pid) == "T")
        worker.send_signal(signal.SIGCONT)
        worker.stdin.close()  # it ends once it has answered
        assert answers.read() == LENGTHS.pack(2, SIZE) + b"{}" + bytes(SIZE)
    assert worker.returncode == 0
