"""Trying again: tables of one person's own that begin at a moment of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.hosting.changes import Changes
from bot.hosting.characters import next_name
from bot.hosting.clock import Clock, seconds
from bot.hosting.replay import Replay
from bot.hosting.tables import Tables
from bot.store import (
    Absence,
    Hints,
    NewAutoma,
    NewTable,
    Person,
    TableId,
    TablePolicy,
    TableRow,
    TakeBack,
)
from bot.store.record import RecordStore
from bot.store.tables import TableStore
from games.engine import Seat
from games.moves import require


class Trials:
    """Opens tables at which somebody plays on from an earlier moment, against the computer.

    Nobody else sees them, and their results count nowhere.
    """

    def __init__(
        self,
        *,
        store: TableStore,
        record: RecordStore,
        tables: Tables,
        replay: Replay,
        changes: Changes,
        clock: Clock,
    ) -> None:
        self._store = store
        self._record = record
        self._tables = tables
        self._replay = replay
        self._changes = changes
        self._clock = clock

    async def open(
        self, table: TableId, ply: int, seat: Seat, person: Person, *, language: str, channel: int
    ) -> TableRow:
        """Open a table for *person* in *seat*, as a finished game stood after *ply*; in *channel*
        they talk with the bot.
        """
        finished = await self._tables.position(table)
        require(finished.table.over, "review-unfinished")
        then = (await self._replay.moment(table, ply)).position
        require(not then.table.over, "try-over")
        row, now = finished.row, seconds(self._clock)
        new = NewTable(
            game=row.game,
            edition=row.edition,
            seed=row.seed,
            chosen=row.chosen,
            size=row.size,
            language=language,
            guild=None,
            channel=channel,
            opener=person.id,
            opened_at=now,
            policy=TablePolicy(undo=TakeBack.ANYTHING, absent=Absence.NONE, hints=Hints.ALONE),
            code_until=now,
        )
        # It is older than the table: so the end of the game tells only what was played here.
        record = [
            replace(entry, at=min(entry.at, now - 1))
            for entry in await self._record.of(table)
            if entry.ply <= ply
        ]
        opened = await self._store.add_begun(
            new,
            _players(row, seat, person),
            [replace(entry, user=person.id if entry.seat == seat else None) for entry in record],
            then.game.rules.codec.write_table(then.table),
            [decision.seat for decision in then.table.waiting],
        )
        self._changes.announce(opened.id)
        return opened


def _players(row: TableRow, seat: Seat, person: Person) -> Sequence[Person | NewAutoma]:
    """The person in their seat; computer players stay, and others sit down for people."""
    taken, players = [person.name], list[Person | NewAutoma]()
    for sits in row.seats:
        if sits.seat == seat:
            players.append(person)
            continue
        name = sits.name if sits.automa else next_name(row.id, (*taken, *row.names))
        taken.append(name)
        players.append(NewAutoma(name, sits.level) if sits.automa else NewAutoma(name))
    return players
