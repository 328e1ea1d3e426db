"""Checks a database: is it sound, and does every record still lead to its table's state?

It examines a copy, so it may run beside the bot, and it changes nothing. `digests` returns a short
digest of each game, by which two versions of Parlour can be compared.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from bot.cluster.moving import copy_to_file
from bot.hosting.cache import replayed
from bot.hosting.host import AnyGame
from bot.operations.clock_skew import lately_told
from bot.operations.settings import DATABASE
from bot.store import RecordRow, Status, Store, StoreError, TableId, TableRow, open_store
from bot.store.backups import copy_database, damage
from bot.store.urls import DatabaseAddress, ServerUrl
from games.engine import Event, Table
from games.own_cards import family_of
from games.text import Arg, Name, Text

LEAST_FREE_BYTES = 100 * 2**20
"""With less free space a busy database would soon fill the disk."""

Find: TypeAlias = Callable[[str], AnyGame | None]
"""Finds the game of a table's key."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    text: str
    sound: bool = True
    last: bool = False
    """Whether further checks are useless."""


@dataclass(frozen=True, slots=True)
class Digest:
    """A short digest of a game: equal if every event of the game is equal."""

    table: int
    game: str
    ply: int
    print: str

    def __str__(self) -> str:
        return f"{self.table} {self.game} {self.ply} {self.print}"


async def examine(
    folder: Path, find: Find, database: DatabaseAddress | None = None, *, in_use: bool = True
) -> AsyncIterator[Finding]:
    """Yield the results of all checks, the most important first; *database* is a file in *folder*
    unless it is elsewhere.

    What a bot in *folder* writes to must be writable and have room, unless it is not *in_use*.
    Stops after a fault that makes further checks useless.
    """
    database = database or folder / DATABASE
    for finding in await asyncio.to_thread(lambda: list(_outside(folder, database, in_use))):
        yield finding
        if finding.last:
            return
    try:
        async with copied(database) as store:
            if (skewed := await lately_told(store.key_values, time.time())) is not None:
                yield Finding(skewed, sound=False)
            for row in await store.tables.all():
                about = f"Table {row.id}, {row.game}, ply {row.ply}: "
                try:
                    found = await _examined(store, row, find)
                except Exception as error:  # noqa: BLE001 - a damaged table may cause any error
                    found = Finding(
                        f"it cannot be replayed ({type(error).__name__}: {error}).", sound=False
                    )
                yield Finding(about + found.text, found.sound)
    except StoreError as error:
        yield Finding(str(error), sound=False)


def _outside(folder: Path, database: DatabaseAddress, in_use: bool) -> Iterator[Finding]:
    """Yield what is found without looking at the tables."""
    if not isinstance(database, Path):
        yield from _server(database)
        return
    if not database.exists():
        fault = f"{database} does not exist: nothing has been played here yet."
        yield Finding(fault, sound=False, last=True)
        return
    if in_use:
        yield from _room(folder, database)
    yield from _damage(database)


def _room(folder: Path, database: Path) -> Iterator[Finding]:
    writable = os.access(folder, os.W_OK) and os.access(database, os.W_OK)
    yield Finding(f"{database} {'can' if writable else 'cannot'} be written.", writable)
    free = shutil.disk_usage(folder).free
    yield Finding(f"{free // 2**20:,} MiB are free.", free >= LEAST_FREE_BYTES)


def _damage(database: Path) -> Iterator[Finding]:
    faults = damage(database)
    for fault in faults:
        yield Finding(f"Damaged: {fault}", sound=False, last=fault == faults[-1])
    if not faults:
        yield Finding("No damage.")


def _server(database: ServerUrl) -> Iterator[Finding]:
    from bot.store.postgresql import looked_at

    try:
        look = looked_at(database)
    except StoreError as error:
        yield Finding(str(error), sound=False, last=True)
        return
    yield Finding(f"{database} {'can' if look.writable else 'cannot'} be written.", look.writable)
    yield Finding(f"PostgreSQL {look.version}; the database takes {look.size // 2**20:,} MiB.")


async def digests(
    database: DatabaseAddress, find: Find, table: int | None = None
) -> AsyncIterator[Digest]:
    """Yield a digest of every table that has begun; with *table*, one of each of its plies."""
    async with copied(database) as store:
        for row in reversed(await store.tables.all()):
            game = find(row.game)
            record = await store.record.of(row.id)
            if game is None or row.status is Status.OPEN or (table is not None and row.id != table):
                continue
            told = hashlib.sha256()
            ply, plies = 0, len(record)
            for ply, lying in _replayed(game, row, record):
                told.update(repr([_spelled(event) for event in lying.last]).encode())
                if table is not None:
                    yield Digest(row.id, row.game, ply, told.hexdigest()[:16])
            verdict = told.hexdigest()[:16] if ply == plies else "refused"
            if table is None:
                yield Digest(row.id, row.game, ply, verdict)


async def entry_at(database: DatabaseAddress, table: int, ply: int) -> str:
    """Return who moved at a ply of a record, and what is recorded there; "the set-up" for 0."""
    if ply == 0:
        return "the set-up"
    async with copied(database) as store:
        entry = next(one for one in await store.record.of(TableId(table)) if one.ply == ply)
    return f"seat {entry.seat + 1}: {entry.action.decode(errors='replace')}"


@asynccontextmanager
async def copied(database: DatabaseAddress) -> AsyncIterator[Store]:
    """Open a store on a temporary copy of *database*."""
    with TemporaryDirectory(prefix="parlour-") as folder:
        copy = Path(folder) / "copy.db"
        if isinstance(database, Path):
            await asyncio.to_thread(copy_database, database, copy)
        else:
            await asyncio.to_thread(copy_to_file, database, copy)
        store = await open_store(copy)
        try:
            yield store
        finally:
            await store.database.close()


async def _examined(store: Store, row: TableRow, find: Find) -> Finding:
    found = await store.tables.find_with_state(row.id)
    state = found[1] if found else None
    if state is None:
        return Finding(f"not begun ({row.status.value}).")
    game = find(row.game)
    if game is None:
        return Finding(
            "this version does not know the game."
            if row.game == family_of(row.game)
            else "the own cards with which it is played are not here.",
            sound=False,
        )
    record = await store.record.of(row.id)
    if [play.ply for play in record] != list(range(1, row.ply + 1)):
        return Finding(f"the record has {len(record)} plies, not {row.ply}.", sound=False)
    try:
        kept = game.rules.codec.read_table(state)
    except ValueError as error:
        return Finding(f"the snapshot cannot be read ({error}).", sound=False)
    if {row.edition, *(play.edition for play in record)} != {game.rules.edition}:
        return Finding(
            f"begun under an older edition of the rules than {game.rules.edition};"
            " it can be played on."
        )
    ply, lying = await asyncio.to_thread(lambda: list(_replayed(game, row, record))[-1])
    if ply < row.ply:
        return Finding(f"the record cannot be replayed beyond ply {ply}.", sound=False)
    same = lying == kept
    return Finding(
        "the record leads to the snapshot." if same else "record and snapshot differ.", same
    )


def _replayed(
    game: AnyGame, row: TableRow, record: Sequence[RecordRow]
) -> Iterator[tuple[int, Table]]:
    """Yield the state after the set-up and after every entry.

    Stops early if these rules, which may be newer, refuse an entry.
    """
    try:
        for move in replayed(game, row, record):
            yield move.ply, move.table
    except Exception:  # noqa: BLE001 - rules of another edition may fail in any way
        return


def _spelled(event: Event) -> tuple[object, ...]:
    return (event.to, event.line.key, sorted((key, _written(arg)) for key, arg in event.line.args))


def _written(arg: Arg) -> str:
    """Return the `repr` of version 0.1.0: digests are compared between versions."""
    match arg:
        case Name(seat=seat):
            return f"Name(seat={seat})"
        case Text(key=key, args=args):
            inner = [f"({name!r}, {_written(one)})" for name, one in args]
            return f"Text(key={key!r}, args={_in_brackets(inner)})"
        case tuple():
            return _in_brackets([_written(one) for one in arg])
        case _:
            return repr(arg)


def _in_brackets(parts: Sequence[str]) -> str:
    return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"
