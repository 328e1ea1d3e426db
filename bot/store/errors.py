"""What is raised when a database cannot be read or written."""

from __future__ import annotations


class StoreError(Exception):
    """The database cannot be read or written; the message is for the operator."""


class StoreAway(StoreError):
    """The database's server cannot be reached for now. Nothing was acknowledged.

    What was being written may have been written all the same.
    """


class StoreBusy(StoreAway):
    """Nothing was read or written: every connection was in use for too long, or another process
    wrote to the same rows in another order. The server itself is there, so a second attempt may
    succeed.
    """


class StoreHeld(StoreBusy):
    """Nothing was written: somebody else holds what this very write needs."""


class StaleTable(Exception):
    """Another process has changed a table since its version was read, so nothing was written.

    The lock of the table was lost with its connection.
    """


def reason(error: BaseException) -> str:
    """Return one line about an error for the operator, without the SQL statement."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    lines = str(getattr(error, "orig", None) or error).splitlines()
    return lines[0] if lines else type(error).__name__
