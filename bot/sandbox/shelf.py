"""Where the bytes of uploads lie: in memory for tests, in a folder when the world is to survive.

A file is put once, whole, and never changed; on disk it appears under its name only when it is
complete.
"""

from pathlib import Path
from typing import Protocol

from bot.sandbox.ids import FileId


class Shelf(Protocol):
    """A place for files by their id."""

    def put(self, file: FileId, content: bytes) -> None: ...

    def get(self, file: FileId) -> bytes | None: ...

    def drop(self, file: FileId) -> None: ...


class MemoryShelf:
    """Files that live as long as the world does."""

    def __init__(self) -> None:
        self._files: dict[FileId, bytes] = {}

    def put(self, file: FileId, content: bytes) -> None:
        self._files[file] = content

    def get(self, file: FileId) -> bytes | None:
        return self._files.get(file)

    def drop(self, file: FileId) -> None:
        self._files.pop(file, None)


class FolderShelf:
    """Files in a folder, each under its id."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder

    def put(self, file: FileId, content: bytes) -> None:
        unfinished = self._folder / f"{file}.part"
        unfinished.write_bytes(content)
        unfinished.replace(self._folder / file)

    def get(self, file: FileId) -> bytes | None:
        try:
            return (self._folder / file).read_bytes()
        except FileNotFoundError:
            return None

    def drop(self, file: FileId) -> None:
        (self._folder / file).unlink(missing_ok=True)

    def keep_only(self, files: set[FileId]) -> None:
        """Clear away what no message holds any more, and what was never finished."""
        for path in self._folder.iterdir():
            if path.name not in files:
                path.unlink()
