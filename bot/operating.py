"""What the operator does with the tables that are kept: `backup`, `restore`, `doctor`, `replay`, `import`; `health`."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import click

from bot.folder import FolderError, alone_in
from bot.settings import SettingsError, data_folder, health_port
from bot.store import StoreError
from bot.store.copies import copy_database, put_back

T = TypeVar("T")
LONGEST_REPLAY = 3600.0  # seconds

_FOLDER = click.Path(path_type=Path)
_data = click.option("--data", type=_FOLDER, help="The folder in which everything is kept; goes before PARLOUR_DATA.")


@click.command()
@click.argument("copy", type=click.Path(path_type=Path), required=False)
@_data
def backup(copy: Path | None, data: Path | None) -> None:
    """Copy all tables to the file COPY, also while the bot runs.

    Without COPY it goes to the folder "backups" beside the database, named after the day and the time.
    """
    folder = data or data_folder()
    target = copy or folder / "backups" / f"parlour-{_stamp()}.db"
    if target.exists():
        raise click.ClickException(f"{target} exists already; a backup replaces nothing.")
    with _telling():
        size = copy_database(folder / "parlour.db", target)
    click.echo(f"{target}: {size:,} bytes")


@click.command()
@click.argument("copy", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@_data
def restore(copy: Path, data: Path | None) -> None:
    """Put the backup COPY in the place of all tables; what is there now is backed up first.

    The bot must not be running.
    """
    folder = data or data_folder()
    database = folder / "parlour.db"
    with _telling(), alone_in(folder):
        if database.exists():
            kept = folder / "backups" / f"before-restore-{_stamp()}.db"
            copy_database(database, kept)
            click.echo(f"What was there before: {kept}")
        put_back(copy, database)
    click.echo(f"{database} holds what {copy} held.")


@click.command()
@_data
def doctor(data: Path | None) -> None:
    """Look everything through: can it be written, is it sound, does every record lead to what lies on its table?

    It changes nothing and may be asked while the bot runs. It exits with 1 if anything is amiss.
    """
    from bot.doctor import examine
    from games import GAMES

    async def look() -> int:
        amiss = 0
        async for finding in examine(data or data_folder(), GAMES):
            click.echo(f"{'ok  ' if finding.sound else 'AMISS'} {finding.text}")
            amiss += not finding.sound
        return amiss

    if amiss := _complete(look()):
        raise click.ClickException("One thing is amiss." if amiss == 1 else f"{amiss} things are amiss.")


@click.command()
@click.option("--against", type=click.Path(path_type=Path, exists=True), help="The command `parlour` of that version.")
@click.option("--table", type=int, help="Only this table, ply by ply.")
@_data
def replay(against: Path | None, table: int | None, data: Path | None) -> None:
    """Play every record once more and print a line for each table.

    With --against, only what another version does otherwise; it exits with 1 if there is anything. Before an upgrade,
    install the new version beside the old one and ask either about the other.
    """
    folder = (data or data_folder()).absolute()
    mine = _complete(_digests(folder, table))
    if against is None:
        click.echo("\n".join(mine.values()), nl=bool(mine))
        return
    command = [str(against), "replay", "--data", str(folder), *(["--table", str(table)] if table is not None else [])]
    asked = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST_REPLAY, check=False)  # noqa: S603 - the operator names it
    if asked.returncode:
        raise click.ClickException(f"{against} cannot replay: {(asked.stderr or asked.stdout).strip()}")
    theirs = {line.rsplit(" ", 1)[0]: line for line in asked.stdout.splitlines()}
    differing = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
    for key in differing:
        click.echo(f"here:  {mine.get(key, 'nothing')}\nthere: {theirs.get(key, 'nothing')}")
    if differing:
        raise click.ClickException(f"{len(differing)} of {len(mine)} differ.")
    click.echo(f"The same for all {len(mine)}.")


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@_data
def import_table(file: Path, data: Path | None) -> None:
    """Make the table of FILE, which “/table export” gave out after the end of its game.

    The bot must not be running. Nobody is called to the table, and it is shown nowhere by itself; “/record” and
    “/board” show it by its number.
    """
    folder = data or data_folder()
    with _telling(), alone_in(folder):
        click.echo(_complete(_imported(folder / "parlour.db", file.read_bytes())))


@click.command()
def health() -> None:
    """Ask the running bot, on PARLOUR_PORT, whether it is well; exit with 1 if it is not."""
    from bot.health import asked

    try:
        port = health_port()
    except SettingsError as error:
        raise click.ClickException(str(error)) from error
    if port is None:
        raise click.ClickException("PARLOUR_PORT is not set: the bot cannot be asked.")
    well, said = _complete(asked(port))
    if not well:
        raise click.ClickException(said)
    click.echo(said)


async def _imported(database: Path, file: bytes) -> str:
    """Keep the table of a file; where it is now, as a line."""
    from bot.exporting import NotImported, imported
    from bot.store import Store
    from games import GAMES

    try:
        found = imported(file, GAMES)
    except NotImported as reason:
        raise click.ClickException(str(reason)) from reason
    store = await Store.open(database)
    try:
        row = await store.add_whole(found.table, found.names, found.record, found.state, found.status)
    finally:
        await store.close()
    return f"Table {row.id}: {row.game} of {', '.join(row.names)}, ply {row.ply}, {row.status.value}."


async def _digests(folder: Path, table: int | None) -> dict[str, str]:
    """The digests as lines, by all but their last word."""
    from bot.doctor import digests
    from games import GAMES

    lines: AsyncIterator[str] = (str(digest) async for digest in digests(folder, GAMES, table))
    return {line.rsplit(" ", 1)[0]: line async for line in lines}


def _stamp() -> str:
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")


def _complete(work: Coroutine[object, object, T]) -> T:
    with _telling():
        return asyncio.run(work)


@contextmanager
def _telling() -> Iterator[None]:
    """What cannot be done is told in one line."""
    try:
        yield
    except (FolderError, StoreError) as error:
        raise click.ClickException(str(error)) from error


COMMANDS: tuple[click.Command, ...] = (backup, restore, doctor, replay, import_table, health)
