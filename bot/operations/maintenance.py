"""Commands for the database: `backup`, `restore`, `migrate`, `doctor`, `replay`, `import`,
`move-store`.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from collections.abc import AsyncIterator, Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import click

from bot.cluster.moving import (
    bring_up_to_date,
    check_unused,
    copy_to_file,
    make_server_ready,
    move,
    put_back_to_server,
)
from bot.operations.data_folder import FolderError, alone_in, is_bots
from bot.operations.settings import DATABASE, data_option, database_option
from bot.store import NOWHERE, NewAutoma, Person, StoreError, UserId
from bot.store.backups import copy_database, is_there, put_back, set_aside
from bot.store.connecting import real_path
from bot.store.errors import reason
from bot.store.file_lock import locked
from bot.store.opening import BACKUPS, make_ready
from bot.store.rows import LARGEST_NUMBER
from bot.store.urls import DatabaseAddress, parse_address

T = TypeVar("T")
LONGEST_REPLAY_SECONDS = 3600.0
STAMPED = "parlour-????-??-??-??????.db"
"""The backups that are named by date and time."""
_ID = click.IntRange(1, LARGEST_NUMBER)
"""An id of Discord."""


@click.command()
@click.argument("copy", type=click.Path(path_type=Path), required=False)
@click.option(
    "--keep",
    type=click.IntRange(1),
    metavar="N",
    help="Remove older backups that this command has named, so that N of them are left.",
)
@data_option
@database_option
def backup(copy: Path | None, keep: int | None, data: Path, server: str | None) -> None:
    """Copy the database to the file COPY, also while the bot runs.

    Without COPY it goes to the folder "backups" of the data folder, named by date and time. The
    copy is a SQLite file, whichever kind the database is of.
    """
    if copy is not None and keep is not None:
        raise click.ClickException("--keep counts the backups that have no name of their own.")
    target = copy or data / BACKUPS / f"parlour-{_stamp()}.db"
    if target.exists():
        raise click.ClickException(f"{target} exists already; a backup replaces nothing.")
    with readable_failures():
        _keep(database_of(data, server), target)
    click.echo(f"{target}: {target.stat().st_size:,} bytes")
    if keep is not None:
        for old in sorted(target.parent.glob(STAMPED))[:-keep]:  # their names sort by time
            old.unlink()
            click.echo(f"{old} is removed.")


@click.command()
@click.argument("copy", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@data_option
@database_option
def restore(copy: Path, data: Path, server: str | None) -> None:
    """Replace the database by the backup COPY, and back up the present database first.

    The bot must not be running.
    """
    with readable_failures(), alone_in(data):
        database = database_of(data, server)
        kept = data / BACKUPS / f"before-restore-{_stamp()}.db"
        if not isinstance(database, Path):
            make_server_ready(database)
            copy_to_file(database, kept)
            click.echo(f"What was there before: {kept}")
            put_back_to_server(copy, database)
        else:
            with locked(database):
                if is_there(database):
                    click.echo(f"What was there before: {set_aside(database, kept)}")
                put_back(copy, database)
    click.echo(f"{database} holds what {copy} held.")


@click.command()
@data_option
@database_option
def migrate(data: Path, server: str | None) -> None:
    """Bring the database to the shape of this version, without starting the bot.

    Nothing else needs it: a bot that starts does the same. On PostgreSQL older processes may go on
    beside most changes; where they may not, the database stays as it is while one of them runs.
    """
    with readable_failures():
        database = database_of(data, server)
        if isinstance(database, Path):
            if not database.exists():
                raise click.ClickException(f"{database} does not exist.")
            with alone_in(data), locked(database):
                make_ready(database)
        else:
            bring_up_to_date(database)
    click.echo(f"{database} has the shape of this version.")


_backup_argument = click.argument(
    "file", type=click.Path(path_type=Path, exists=True, dir_okay=False), required=False
)


@click.command()
@_backup_argument
@data_option
@database_option
def doctor(file: Path | None, data: Path, server: str | None) -> None:
    """Check the database: is it writable and sound, does every record lead to its table's state?

    With FILE it checks that backup. It changes nothing, and may be used while the bot runs. It
    exits with 1 if anything is amiss.
    """
    from bot.operations.doctor import examine
    from bot.workers.game_checks import check
    from bot.workers.own_cards import Archive, WrongCards, line_about
    from games.library import open_library

    faults = [*open_library(check).faults]
    games = Archive(data)
    try:
        lines = [f"New tables have {line_about(own)}." for own in games.wanted().values()]
    except WrongCards as reason:
        lines = []
        faults.append(str(reason))

    async def look() -> int:
        amiss = len(faults)
        for fault in faults:
            click.echo(f"AMISS {fault}")
        for line in lines:
            click.echo(f"ok   {line}")
        database = file or database_of(data, server)
        async for finding in examine(data, games.find, database, in_use=file is None):
            click.echo(f"{'ok  ' if finding.sound else 'AMISS'} {finding.text}")
            amiss += not finding.sound
        return amiss

    if amiss := _complete(look()):
        raise click.ClickException(
            "One thing is amiss." if amiss == 1 else f"{amiss} things are amiss."
        )


@click.command()
@_backup_argument
@click.option(
    "--against",
    type=click.Path(path_type=Path, exists=True),
    help="The command `parlour` of that version.",
)
@click.option("--table", type=int, help="Only this table, ply by ply.")
@data_option
@database_option
def replay(
    file: Path | None, against: Path | None, table: int | None, data: Path, server: str | None
) -> None:
    """Replay every record, or those of the backup FILE, and print a digest of each table.

    With --against, print only what differs in another version, from which move on, and exit with 1
    if anything does. Before an upgrade, install the new version beside the old one and compare the
    two.
    """
    database = file or database_of(data, server)
    mine = _complete(_digests(data, database, table))
    if against is None:
        click.echo("\n".join(mine.values()), nl=bool(mine))
        return

    def theirs(*words: str) -> dict[str, str]:
        named = [] if file is None else [str(file)]
        return _digests_by(against, ["replay", *named, "--data", str(data), *words], server)

    others = theirs(*_only(table))
    differing = [key for key in {**mine, **others} if mine.get(key) != others.get(key)]
    for key in differing:
        click.echo(f"here:  {mine.get(key, 'nothing')}\nthere: {others.get(key, 'nothing')}")
    if not differing:
        click.echo(f"The same for all {len(mine)}.")
        return
    for one in sorted({int(key.split()[0]) for key in differing}):
        there = theirs(*_only(one))
        click.echo(_complete(_parting(data, database, one, there)))
    raise click.ClickException(f"{len(differing)} of {len(mine)} differ.")


def _only(table: int | None) -> list[str]:
    return [] if table is None else ["--table", str(table)]


def _digests_by(against: Path, words: Sequence[str], server: str | None) -> dict[str, str]:
    """Return the digests that another version's command prints, as `_digests` does."""
    try:
        asked = subprocess.run(  # noqa: S603 - the operator names it
            [str(against), *words],
            capture_output=True,
            text=True,
            timeout=LONGEST_REPLAY_SECONDS,
            check=False,
            # A command's options are seen by all.
            env={**os.environ, "PARLOUR_DATABASE": server or ""},
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise click.ClickException(f"{against} cannot replay: {reason(error)}") from error
    if asked.returncode:
        raise click.ClickException(
            f"{against} cannot replay: {(asked.stderr or asked.stdout).strip()}"
        )
    return {line.rsplit(" ", 1)[0]: line for line in asked.stdout.splitlines()}


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--server", "guild", type=_ID, help="The server of the channel, by its id.")
@click.option("--channel", type=_ID, help="By its id; whoever sees this channel can see the table.")
@click.option(
    "--player",
    "players",
    multiple=True,
    metavar="SEAT=ID",
    help="Who sat in a seat, such as 2=ID; they can see the table. May be given several times.",
)
@data_option
@database_option
def import_table(  # a command's options
    file: Path,
    guild: int | None,
    channel: int | None,
    players: tuple[str, ...],
    data: Path,
    server: str | None,
) -> None:
    """Add the table in FILE, which “/table export” wrote after the end of its game.

    The bot must not be running. Nobody is told of the table; “/record” and “/board” show it by its
    number to those who may see it: say where, or who. Its result counts in no leaderboard.
    """
    if (guild is None) is not (channel is None):
        raise click.UsageError("--server and --channel belong together.")
    if guild is None and not players:
        raise click.UsageError(
            "Nobody could see the table: say --server and --channel, or --player."
        )
    place = None if guild is None or channel is None else (guild, channel)
    sitting = dict(map(_sitting, players))
    if len(set(sitting.values())) < len(players):
        raise click.UsageError("Each --player is another person in another seat.")
    with readable_failures(), alone_in(data):
        database = database_of(data, server)
        check_unused(database)
        click.echo(_complete(_imported(data, server, file.read_bytes(), place, sitting)))


def _sitting(player: str) -> tuple[int, int]:
    """Return the index of a seat, and the id of who sits there."""
    found = re.fullmatch(r"([1-9]\d?)=(\d{1,19})", player, re.ASCII)
    if found is None or not 1 <= int(found[2]) <= LARGEST_NUMBER:
        raise click.UsageError(f"--player {player}: that is no seat and id, such as 2=678.")
    return int(found[1]) - 1, int(found[2])


@click.command()
@click.option(
    "--from",
    "source",
    metavar="PATH|URL",
    help="A SQLite file or postgresql://…; without it the database that the bot uses.",
)
@click.option(
    "--to", "target", metavar="PATH|URL", required=True, help="A new file, or an empty database."
)
@data_option
@database_option
def move_store(source: str | None, target: str, data: Path, server: str | None) -> None:
    """Copy everything from one database to another, and compare the two row by row.

    Either may be a SQLite file or a database on a PostgreSQL server. The bot must not be running.
    The database that things are copied from stays as it is.
    """
    with readable_failures(), ExitStack() as held:
        there = database_of(data, server) if source is None else _named(source)
        here = _named(target)
        files = [one for one in (there, here) if isinstance(one, Path)]
        for folder in {file.parent for file in files}:
            if is_bots(folder):
                held.enter_context(alone_in(folder))
        for file in files:
            held.enter_context(locked(file))
        counts = move(there, here)
    for name, count in counts.items():
        click.echo(f"{name}: {count:,}")
    click.echo(f"{here} holds what {there} holds, row by row.")


def _named(database: str) -> DatabaseAddress:
    """Return the file or the database that was named."""
    named = parse_address(database if "://" in database else Path(database).expanduser())
    return real_path(named) if isinstance(named, Path) else named


def database_of(data: Path, server: str | None) -> DatabaseAddress:
    """Return where the bot's database is."""
    return parse_address(server) if server else real_path(data / DATABASE)


def _keep(database: DatabaseAddress, copy: Path) -> None:
    """Copy the database, which may be in use, to a file."""
    if isinstance(database, Path):
        copy_database(database, copy)
    else:
        copy_to_file(database, copy)


async def _imported(
    data: Path,
    server: str | None,
    file: bytes,
    place: tuple[int, int] | None,
    sitting: Mapping[int, int],
) -> str:
    """Add the table of a file, on a server and in a channel, with people in seats; return lines
    that say its number and who sees it.
    """
    from bot.messages.table_file import NotImported, imported
    from bot.store import open_store
    from bot.workers.own_cards import Archive, WrongCards, cards_in_force

    store = await open_store(server or data / DATABASE)
    try:
        await cards_in_force(data, store)
        found = imported(file, Archive(data).find)
        guild, channel = place or (None, NOWHERE)
        row = await store.tables.add_imported(
            replace(found.table, guild=guild, channel=channel),
            _with_people(found.players, sitting),
            found.record,
            found.state,
            found.status,
        )
    except (NotImported, WrongCards) as reason:
        raise click.ClickException(str(reason)) from reason
    finally:
        await store.database.close()
    seen_by = [f"whoever sees channel {channel}"] if place else []
    seen_by += [f"seat {seat.seat + 1}" for seat in row.seats if not seat.automa]
    return (
        f"Table {row.id}: {row.game} of {', '.join(row.names)}, ply {row.ply}, {row.status.value}."
        f"\nIt can be seen by {', '.join(seen_by)}: /board table:{row.id}"
    )


def _with_people(
    players: Sequence[NewAutoma], sitting: Mapping[int, int]
) -> list[Person | NewAutoma]:
    """Put people into seats; raise `click.ClickException` if there is no such seat."""
    if not sitting.keys() <= set(range(len(players))):
        raise click.ClickException(f"The table has {len(players)} seats.")
    return [
        Person(UserId(sitting[seat]), automa.name, "") if seat in sitting else automa
        for seat, automa in enumerate(players)
    ]


async def _digests(folder: Path, database: DatabaseAddress, table: int | None) -> dict[str, str]:
    """Return the lines of digests, each under its text without the digest itself."""
    from bot.operations.doctor import digests
    from bot.workers.own_cards import Archive

    found = digests(database, Archive(folder).find, table)
    lines: AsyncIterator[str] = (str(digest) async for digest in found)
    return {line.rsplit(" ", 1)[0]: line async for line in lines}


async def _parting(
    folder: Path, database: DatabaseAddress, table: int, there: Mapping[str, str]
) -> str:
    """Return a line that says with which move two versions part at a table."""
    from bot.operations.doctor import entry_at

    here = await _digests(folder, database, table)
    parts = [key for key, line in here.items() if there.get(key) != line]
    if not parts:
        return f"Table {table}: the other version goes on where this one ends."
    ply = int(parts[0].split()[2])
    return f"Table {table}: they part at ply {ply}, {await entry_at(database, table, ply)}."


def _stamp() -> str:
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")


def _complete(work: Coroutine[object, object, T]) -> T:
    with readable_failures():
        return asyncio.run(work)


@contextmanager
def readable_failures() -> Iterator[None]:
    """Turn expected failures into one readable line."""
    try:
        yield
    except (FolderError, StoreError) as error:
        raise click.ClickException(str(error)) from error
