"""Tables as they lay after an earlier move: found by playing the record once more, for the gallery's eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.host import Host, Position
from bot.memory import News, replayed
from bot.store import RecordRow, TableId
from games.engine import Illegal, require
from games.text import Text


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
    row = position.row
    require(0 <= ply <= row.ply, "board-no-such-ply", most=row.ply)
    record = await host.record(table)
    if {row.edition, *(entry.edition for entry in record)} != {position.game.edition}:
        raise Illegal(Text("record-unreadable"))
    # A long record takes as long to replay as it would to play: not on the event loop.
    return await asyncio.to_thread(_found, position, record, ply)


def _found(position: Position, record: Sequence[RecordRow], ply: int) -> Moment:
    then = next(after for after in replayed(position.game, position.row, record) if after.ply == ply)
    row = replace(position.row, ply=ply)
    return Moment(replace(position, row=row, table=then.table), then.news, position.row.ply)
