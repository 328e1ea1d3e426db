"""Files that only the user who runs the bot may read: databases hold hands, seeds and people."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

FILE_MODE = 0o600
FOLDER_MODE = 0o700


def create_file(path: Path) -> None:
    """Create an empty private file.

    Do this before SQLite opens it: the file is never readable by others, and SQLite gives the logs
    beside a database the same mode.
    """
    path.touch(mode=FILE_MODE, exist_ok=False)


def create_folder(folder: Path) -> None:
    """Create a private folder, with any missing parents; leave existing folders as they are."""
    for missing in reversed([one for one in (folder, *folder.parents) if not one.exists()]):
        missing.mkdir(mode=FOLDER_MODE, exist_ok=True)
    folder.mkdir(exist_ok=True)  # raises FileExistsError for a file in its place


def restrict_file(path: Path) -> None:
    """Make an existing file private, unless it is gone or belongs to another user."""
    with suppress(FileNotFoundError, PermissionError):
        if path.is_file():
            path.chmod(FILE_MODE)


def flush_folder(folder: Path) -> None:
    """Take the names of a folder's files to the disk."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
