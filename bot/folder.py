"""The folder in which everything is kept: made where there is none, and held by one program at a time."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class FolderError(Exception):
    """The folder cannot be used; the message says why."""


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Hold *folder*, so that no second program writes there; the system lets go of it when the process ends.

    Raises `FolderError` while another program holds it, or if it cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w", encoding="ascii")
    except OSError as error:
        raise FolderError(f"The folder {folder} cannot be written: {error.strerror}.") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise FolderError(f"Another Parlour is running in {folder}; stop it, or choose another folder.") from error
        yield
