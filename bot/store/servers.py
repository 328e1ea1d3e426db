"""Servers in the database: the settings that their managers chose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import select

from bot.store.database import Database, uncancelled
from bot.store.enums import Absence, TakeBack
from bot.store.people_schema import SERVERS
from bot.store.statements import upsert

MOST_TABLES, MOST_EACH = 200, 20
"""What holds on servers whose managers have chosen nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerRow:
    """The settings of a server."""

    guild: int
    channels: tuple[int, ...] = ()
    """Where tables may be opened; everywhere if empty."""
    managers_only: bool = False
    """Whether only those who may manage the server open tables."""
    most_tables: int = MOST_TABLES
    """Limit of tables open or running at a time; 0 for none."""
    most_each: int = MOST_EACH
    """Limit of tables open or running at a time that one person has opened; 0 for none."""
    absence: Absence = Absence.REMIND
    """Default for new tables."""
    take_back: TakeBack = TakeBack.UNREVEALED
    """Default for new tables."""
    forum: int | None = None
    """The forum in which new tables become posts, wherever they are asked for."""
    meeting: int | None = None
    """The channel in which people who look for players find each other; None for wherever they
    look.
    """
    puzzle: int | None = None
    """The channel in which the puzzle of the day is posted; None for none."""
    puzzle_hour: int | None = None
    """At which hour of the day that is, from 0 to 23."""
    puzzle_zone: str | None = None
    """In which time zone."""
    puzzle_language: str | None = None
    """In which language."""


@uncancelled
class ServerStore:
    """Reads and writes the settings of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> Sequence[ServerRow]:
        """Return the settings of all servers that have any."""
        return [
            ServerRow(
                guild=row.guild,
                channels=tuple(row.channels),
                managers_only=row.managers_only,
                most_tables=MOST_TABLES if row.most_tables is None else row.most_tables,
                most_each=MOST_EACH if row.most_each is None else row.most_each,
                absence=Absence(row.absence),
                take_back=TakeBack(row.take_back),
                forum=row.forum,
                meeting=row.meeting,
                puzzle=row.puzzle,
                puzzle_hour=row.puzzle_hour,
                puzzle_zone=row.puzzle_zone,
                puzzle_language=row.puzzle_language,
            )
            for row in await self._database.read_apart(select(SERVERS))
        ]

    async def keep(self, server: ServerRow) -> None:
        """Write the settings of a server."""
        ways = {"absence": server.absence.value, "take_back": server.take_back.value}
        values = asdict(server) | ways | {"channels": list(server.channels)}
        async with self._database.transaction() as connection:
            kept = upsert(connection, SERVERS).values(values)
            await connection.execute(
                kept.on_conflict_do_update(index_elements=["guild"], set_=values)
            )
            self._database.say("server", server.guild)
