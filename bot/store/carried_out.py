"""Notes which interactions were carried out, so that one that comes again changes nothing.

What a request writes first says so, in the same transaction: either both are on disk or neither. A
request that only reads costs nothing, and may come again.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import INTERACTIONS

_NOTE = insert(INTERACTIONS)


class AlreadyCarriedOut(Exception):
    """An interaction was carried out before, perhaps by another process: nothing was written."""


@dataclass(slots=True, eq=False)
class CarriedOut:
    """An interaction while it is carried out, at a Unix time in seconds."""

    interaction: int
    at: int
    settled: bool = False
    """Whether no write notes it any more: one has, or the request is over. What begins in a request
    may outlive it.
    """


_CURRENT: ContextVar[CarriedOut | None] = ContextVar("carried_out", default=None)


def carry_out(interaction: int, at: int) -> CarriedOut:
    """Let what is written from now on, in this context, be written for an interaction."""
    carried_out = CarriedOut(interaction, at)
    _CURRENT.set(carried_out)
    return carried_out


def current() -> CarriedOut | None:
    """Return what is yet to be noted by whoever writes in this context."""
    found = _CURRENT.get()
    return None if found is None or found.settled else found


async def note(connection: AsyncConnection, carried_out: CarriedOut) -> None:
    """Note an interaction in a transaction; raise `AlreadyCarriedOut` if that was done before."""
    try:
        await connection.execute(_NOTE, {"id": carried_out.interaction, "at": carried_out.at})
    except IntegrityError as error:
        raise AlreadyCarriedOut from error
