"""Commands for the database: `backup`, `restore`, `doctor`, `replay`, `import`, `move-store`."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import click

from bot.cluster.moving import (
    check_unused,
    copy_to_file,
    make_server_ready,
    move,
    put_back_to_server,
)
from bot.operations.data_folder import FolderError, alone_in
from bot.operations.settings import DATABASE, data_option, database_option
from bot.store import StoreError
from bot.store.backups import copy_database, is_there, put_back, set_aside
from bot.store.connecting import real_path
from bot.store.errors import reason
from bot.store.file_lock import locked
from bot.store.opening import BACKUPS
from bot.store.urls import DatabaseAddress, parse_address

T = TypeVar("T")
LONGEST_REPLAY_SECONDS = 3600.0


@click.command()
@click.argument("copy", type=click.Path(path_type=Path), required=False)
@data_option
@database_option
def backup(copy: Path | None, data: Path, server: str | None) -> None:
    """Copy the database to the file COPY, also while the bot runs.

    Without COPY it goes to the folder "backups" of the data folder, named by date and time. The
    copy is a SQLite file, whichever kind the database is of.
    """
    target = copy or data / BACKUPS / f"parlour-{_stamp()}.db"
    if target.exists():
        raise click.ClickException(f"{target} exists already; a backup replaces nothing.")
    with _readable_failures():
        _keep(_database(data, server), target)
    click.echo(f"{target}: {target.stat().st_size:,} bytes")


@click.command()
@click.argument("copy", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@data_option
@database_option
def restore(copy: Path, data: Path, server: str | None) -> None:
    """Replace the database by the backup COPY, and back up the present database first.

    The bot must not be running.
    """
    with _readable_failures(), alone_in(data):
        database = _database(data, server)
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
def doctor(data: Path, server: str | None) -> None:
    """Check the database: is it writable and sound, does every record lead to its table's state?

    It changes nothing, and may be used while the bot runs. It exits with 1 if anything is amiss.
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
        async for finding in examine(data, games.find, _database(data, server)):
            click.echo(f"{'ok  ' if finding.sound else 'AMISS'} {finding.text}")
            amiss += not finding.sound
        return amiss

    if amiss := _complete(look()):
        raise click.ClickException(
            "One thing is amiss." if amiss == 1 else f"{amiss} things are amiss."
        )


@click.command()
@click.option(
    "--against",
    type=click.Path(path_type=Path, exists=True),
    help="The command `parlour` of that version.",
)
@click.option("--table", type=int, help="Only this table, ply by ply.")
@data_option
@database_option
def replay(against: Path | None, table: int | None, data: Path, server: str | None) -> None:
    """Replay every record and print a digest of each table.

    With --against, print only what differs in another version, and exit with 1 if anything does.
    Before an upgrade, install the new version beside the old one and compare the two.
    """
    mine = _complete(_digests(data, server, table))
    if against is None:
        click.echo("\n".join(mine.values()), nl=bool(mine))
        return
    command = [
        str(against),
        "replay",
        "--data",
        str(data),
        *(["--table", str(table)] if table is not None else []),
    ]
    try:
        asked = subprocess.run(  # noqa: S603 - the operator names it
            command,
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
    theirs = {line.rsplit(" ", 1)[0]: line for line in asked.stdout.splitlines()}
    differing = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
    for key in differing:
        click.echo(f"here:  {mine.get(key, 'nothing')}\nthere: {theirs.get(key, 'nothing')}")
    if differing:
        raise click.ClickException(f"{len(differing)} of {len(mine)} differ.")
    click.echo(f"The same for all {len(mine)}.")


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@data_option
@database_option
def import_table(file: Path, data: Path, server: str | None) -> None:
    """Add the table in FILE, which “/table export” wrote after the end of its game.

    The bot must not be running. Nobody is told of the table; “/record” and “/board” show it by its
    number.
    """
    with _readable_failures(), alone_in(data):
        database = _database(data, server)
        check_unused(database)
        click.echo(_complete(_imported(data, server, file.read_bytes())))


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
    with _readable_failures(), ExitStack() as held:
        there = _database(data, server) if source is None else _named(source)
        here = _named(target)
        files = [one for one in (there, here) if isinstance(one, Path)]
        for folder in {file.parent for file in files} | {data}:
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


def _database(data: Path, server: str | None) -> DatabaseAddress:
    """Return where the bot's database is."""
    return parse_address(server) if server else real_path(data / DATABASE)


def _keep(database: DatabaseAddress, copy: Path) -> None:
    """Copy the database, which may be in use, to a file."""
    if isinstance(database, Path):
        copy_database(database, copy)
    else:
        copy_to_file(database, copy)


async def _imported(data: Path, server: str | None, file: bytes) -> str:
    """Add the table of a file; return a line that says its number."""
    from bot.messages.table_file import NotImported, imported
    from bot.store import open_store
    from bot.workers.own_cards import Archive, WrongCards, cards_in_force

    store = await open_store(server or data / DATABASE)
    try:
        await cards_in_force(data, store)
        found = imported(file, Archive(data).find)
        row = await store.tables.add_imported(
            found.table, found.players, found.record, found.state, found.status
        )
    except (NotImported, WrongCards) as reason:
        raise click.ClickException(str(reason)) from reason
    finally:
        await store.database.close()
    return (
        f"Table {row.id}: {row.game} of {', '.join(row.names)}, ply {row.ply}, {row.status.value}."
    )


async def _digests(folder: Path, server: str | None, table: int | None) -> dict[str, str]:
    """Return the lines of digests, each under its text without the digest itself."""
    from bot.operations.doctor import digests
    from bot.workers.own_cards import Archive

    found = digests(folder, Archive(folder).find, table, _database(folder, server))
    lines: AsyncIterator[str] = (str(digest) async for digest in found)
    return {line.rsplit(" ", 1)[0]: line async for line in lines}


def _stamp() -> str:
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")


def _complete(work: Coroutine[object, object, T]) -> T:
    with _readable_failures():
        return asyncio.run(work)


@contextmanager
def _readable_failures() -> Iterator[None]:
    """Turn expected failures into one readable line."""
    try:
        yield
    except (FolderError, StoreError) as error:
        raise click.ClickException(str(error)) from error
