"""Creates the data folder and locks it, so that only one program uses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from bot.store.private_files import create_folder

LOCK = "lock"


class FolderError(Exception):
    """The folder cannot be used; the message says why."""


def is_bots(folder: Path) -> bool:
    """Return whether a bot has used *folder*, so that one may be using it."""
    return (folder / LOCK).exists()


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Lock *folder* for the block, creating it if needed.

    The system releases the lock when the process ends, however it ends. Raises `FolderError` if
    another program holds it, or if the folder cannot be written.
    """
    lock = FileLock(folder / LOCK)
    try:
        create_folder(folder)
        lock.acquire(blocking=False)
    except Timeout as error:
        raise FolderError(
            f"Another Parlour is running in {folder}; stop it, or choose another folder."
        ) from error
    except OSError as error:
        raise FolderError(f"The folder {folder} cannot be written: {error.strerror}.") from error
    try:
        yield
    finally:
        lock.release()
