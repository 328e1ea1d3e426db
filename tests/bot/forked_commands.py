"""The command `parlour`, and programs of tests, forked from a process that has read the bot
already: that takes 1.5 s of a processor, and tests start them by the dozen.

`python -m tests.bot.forked_commands SOCKET` forks one for every request that comes by a socket:
words, settings and folder, with what becomes its input and its output, and where its number and how
it ended are told. It ends when the other end of the socket is closed.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import random
import signal
import socket
import subprocess
import sys
from asyncio import StreamReader, StreamReaderProtocol, StreamWriter
from asyncio.streams import FlowControlMixin
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn, Protocol

READ_AHEAD = ("bot.app", "bot.__main__", "bot.operations.run", "bot.operations.sandbox_runner")
"""What commands load when they are called."""
LARGEST_REQUEST = 2**20


class Command(Protocol):
    """A `parlour` that was started: by asyncio, or as here."""

    @property
    def pid(self) -> int: ...
    @property
    def returncode(self) -> int | None: ...
    @property
    def stdin(self) -> StreamWriter | None: ...
    @property
    def stdout(self) -> StreamReader | None: ...
    async def wait(self) -> int: ...
    async def communicate(self) -> tuple[bytes, bytes]: ...
    def kill(self) -> None: ...
    def terminate(self) -> None: ...


class Fork:
    """A process that another one has forked for us."""

    def __init__(
        self, pid: int, stdin: StreamWriter, stdout: StreamReader, told: StreamReader
    ) -> None:
        self.pid, self.stdin, self.stdout = pid, stdin, stdout
        self.returncode: int | None = None
        self._ended = asyncio.create_task(self._watch(told))

    async def _watch(self, told: StreamReader) -> int:
        self.returncode = os.waitstatus_to_exitcode(int(await told.read()))
        self.stdin.close()
        return self.returncode

    async def wait(self) -> int:
        """Wait until it ends; how it ended."""
        return await asyncio.shield(self._ended)

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until it ends; the rest of what it said."""
        said = await self.stdout.read()
        await self.wait()
        return said, b""

    def kill(self) -> None:
        """Kill it, if it still lives."""
        self._send(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end, if it still lives."""
        self._send(signal.SIGTERM)

    def _send(self, number: signal.Signals) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)


async def fork_program(program: str, *words: str) -> Command:
    """Fork the function `main` of a module with these words, which leads a group of its own."""
    return await _fork(program, words, os.environ)


async def fork_command(*words: str, environment: Mapping[str, str]) -> Command:
    """Fork a `parlour` with these words, which leads a group of its own; what it says of errors is
    part of its output.
    """
    return await _fork(None, words, environment)


async def _fork(
    program: str | None, words: Sequence[str], environment: Mapping[str, str]
) -> Command:
    (read, stdin), (stdout, write), (told, tell) = os.pipe(), os.pipe(), os.pipe()
    request = {
        "program": program,
        "words": words,
        "environment": {**environment},
        "folder": str(Path.cwd()),
    }
    socket.send_fds(_forking(), [json.dumps(request).encode()], [read, write, tell])
    for theirs in (read, write, tell):
        os.close(theirs)
    loop = asyncio.get_running_loop()
    transport, protocol = await loop.connect_write_pipe(FlowControlMixin, os.fdopen(stdin, "wb", 0))
    said, news = await _reading(stdout), await _reading(told)
    pid = int(await news.readline())
    return Fork(pid, StreamWriter(transport, protocol, None, loop), said, news)


async def _reading(pipe: int) -> StreamReader:
    reader = StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: StreamReaderProtocol(reader), os.fdopen(pipe, "rb", 0)
    )
    return reader


@cache
def _forking() -> socket.socket:
    """The line to the process that forks; it ends with this one."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.forked_commands", str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def main(line: socket.socket) -> None:
    """Fork a process for every request."""
    for module in READ_AHEAD:
        import_module(module)
    from tests.bot.forked import warm

    warm()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who watch over others
    while True:
        request, ends, _, _ = socket.recv_fds(line, LARGEST_REQUEST, 3)
        if not request:
            return
        if os.fork() == 0:
            line.close()
            _watch_over(json.loads(request), *ends)
        for end in ends:
            os.close(end)


def _watch_over(request: Any, read: int, write: int, tell: int) -> NoReturn:
    """Fork the process that is asked for, and tell its number and how it has ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if (pid := os.fork()) == 0:
        os.close(tell)
        _be(request, read, write)
    os.close(read)
    os.close(write)
    os.write(tell, f"{pid}\n".encode())
    _, status = os.waitpid(pid, 0)
    os.write(tell, f"{status}\n".encode())
    os._exit(0)


def _be(request: Any, read: int, write: int) -> NoReturn:
    """Be what was asked for, as if it had just been started."""
    os.setsid()
    program: str | None = request["program"]
    for end, places in ((read, (0,)), (write, (1,) if program else (1, 2))):
        for place in places:
            os.dup2(end, place)
        os.close(end)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    random.seed()  # otherwise all of them draw the same
    if program:
        import_module(program).main(*request["words"])
        sys.exit()
    sys.argv = ["parlour", *request["words"]]
    from bot.__main__ import main as obey

    obey()
    sys.exit()


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
