"""Tables as they lay after an earlier move: found by playing the record once more, for the gallery's eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.host import Host, Position
from bot.memory import News, replayed
from bot.store import RecordRow, TableId
from bot.undoing import in_force
from games.engine import Illegal, Table, require
from games.text import Text
from renderers.film import spread


@dataclass(frozen=True, slots=True)
class Moment:
    """How a table lay after an entry of its record, and the news of that entry."""

    position: Position
    news: News
    last: int
    """The newest ply of the table."""


async def moment(host: Host, table: TableId, ply: int) -> Moment:
    """Return a moment of a table that has begun; raise `Illegal` if there is none, or the rules have changed since."""
    position = await host.position(table)
    record = await _recorded(host, position)
    require(0 <= ply <= position.row.ply, "board-no-such-ply", most=position.row.ply)
    # A long record takes as long to replay as it would to play: not on the event loop.
    return await asyncio.to_thread(_found, position, record, ply)


async def key_moments(host: Host, position: Position, most: int) -> Sequence[Table]:
    """Return how a table lay at so many moments of its game at most, from the beginning to *position*.

    What was taken back is left out. Raises `Illegal` if the rules have changed since.
    """
    record = await _recorded(host, position)
    plies = spread([0, *(entry.ply for entry in in_force(record))], most)
    return await asyncio.to_thread(_lying, position, record, frozenset(plies))


async def _recorded(host: Host, position: Position) -> Sequence[RecordRow]:
    """The record up to a position: there may have been moves since."""
    record = [entry for entry in await host.record(position.row.id) if entry.ply <= position.row.ply]
    if {position.row.edition, *(entry.edition for entry in record)} != {position.game.edition}:
        raise Illegal(Text("record-unreadable"))
    return record


def _found(position: Position, record: Sequence[RecordRow], ply: int) -> Moment:
    then = next(after for after in replayed(position.game, position.row, record) if after.ply == ply)
    row = replace(position.row, ply=ply)
    return Moment(replace(position, row=row, table=then.table), then.news, position.row.ply)


def _lying(position: Position, record: Sequence[RecordRow], plies: Collection[int]) -> Sequence[Table]:
    return [after.table for after in replayed(position.game, position.row, record) if after.ply in plies]
