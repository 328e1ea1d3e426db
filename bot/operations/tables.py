"""The command `tables`: which tables there are, whom they wait for, and what happened at one.

It reads a copy of the database, so it may run beside the bot. It tells when somebody moved and
never what, since a move may be secret.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

import click

from bot.operations.doctor import copied
from bot.operations.maintenance import database_of, readable_failures
from bot.operations.settings import data_option, database_option
from bot.store import MadeBy, RecordRow, Status, TableId, TableRow
from bot.store.urls import DatabaseAddress

DAY_SECONDS = 24 * 3600
UNDER_WAY = (Status.OPEN, Status.RUNNING)


@click.command()
@click.argument("number", type=click.IntRange(1), required=False)
@click.option(
    "--older-than",
    type=click.IntRange(1),
    metavar="DAYS",
    help="Only tables at which nothing has happened for so many days.",
)
@click.option("--all", "ended", is_flag=True, help="Also those that are over.")
@data_option
@database_option
def tables(
    number: int | None, older_than: int | None, ended: bool, data: Path, server: str | None
) -> None:
    """List the tables that are open or running, those first that have waited longest; or tell what
    happened at table NUMBER.

    It never says which move somebody made. It may be used while the bot runs.
    """
    database = database_of(data, server)
    with readable_failures():
        if number is None:
            lines = asyncio.run(_listed(database, older_than, ended=ended))
        else:
            lines = asyncio.run(_story(database, TableId(number)))
    click.echo("\n".join(lines), nl=bool(lines))


async def _listed(database: DatabaseAddress, older_than: int | None, *, ended: bool) -> list[str]:
    async with copied(database) as store:
        rows = await store.tables.all()
    latest = math.inf if older_than is None else time.time() - older_than * DAY_SECONDS
    wanted = [row for row in rows if not row.lesson and (ended or row.status in UNDER_WAY)]
    waited = [row for row in wanted if _since(row) <= latest]
    found = sorted(waited, key=lambda row: (_since(row), row.id))
    return [_line(row) for row in found]


async def _story(database: DatabaseAddress, number: TableId) -> list[str]:
    async with copied(database) as store:
        row = await store.tables.find(number)
        if row is None or row.lesson:
            raise click.ClickException(f"There is no table {number}.")
        record = await store.record.of(number)
    opened = f"{_when(row.opened_at)}  opened, for {row.size}"
    return [_line(row), opened, *_entries(row, record)]


def _entries(row: TableRow, record: Sequence[RecordRow]) -> Iterator[str]:
    for entry in record:
        who = _legible(row.names[entry.seat])
        by_itself = entry.by in {MadeBy.AUTOMA, MadeBy.STAND_IN}
        act = "the computer moves for" if by_itself else "a table act of"
        what = act if by_itself or entry.by is MadeBy.TABLE else "a move of"
        yield f"{_when(entry.at)}  ply {entry.ply}: {what} {who}"


def _line(row: TableRow) -> str:
    people = ", ".join(map(_legible, row.names)) or "nobody"
    state = row.status.value if row.paused_at is None else "paused"
    return f"{row.id}  {row.game}  {state}  ply {row.ply}  {people}{_waiting(row)}"


def _waiting(row: TableRow) -> str:
    waited = [seat for seat in row.seats if seat.waits_since is not None]
    if row.status is not Status.RUNNING or not waited:
        return f"; opened {_when(row.opened_at)}"
    names = ", ".join(_legible(row.names[seat.seat]) for seat in waited)
    return f"; waits for {names} since {_when(_since(row))}"


def _since(row: TableRow) -> int:
    """Since when a table has waited: for whoever has kept it waiting longest, else since it was
    opened.
    """
    waited = [seat.waits_since for seat in row.seats if seat.waits_since is not None]
    return min(waited, default=row.opened_at)


def _when(moment: int) -> str:
    return datetime.fromtimestamp(moment).astimezone().strftime("%Y-%m-%d %H:%M")


def _legible(name: str) -> str:
    """A name without what would do something in a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)
