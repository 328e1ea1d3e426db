"""The command `honours`: finds anew, from the records, what people have earned in their games."""

from __future__ import annotations

import asyncio
from itertools import groupby
from pathlib import Path

import click

from bot.cluster.moving import check_unused
from bot.hosting.host import open_host
from bot.operations.data_folder import alone_in
from bot.operations.maintenance import database_of, readable_failures
from bot.operations.settings import DATABASE, data_option, database_option
from bot.store import TableRow, open_store
from bot.workers.own_cards import Archive, WrongCards, cards_in_force
from games.library import Library


@click.command()
@data_option
@database_option
def honours(data: Path, server: str | None) -> None:
    """Find anew, from the records, what people have earned in the games that are over.

    Those of new games are found as they end: this is for games of earlier versions, and for games
    that have declared more. It may be called any number of times. What cannot be found any more,
    because the rules have changed since, stays as it is. The bot must not be running.
    """
    with readable_failures(), alone_in(data):
        check_unused(database_of(data, server))
        known, unknown = asyncio.run(_found_anew(data, server))
    click.echo(f"Games whose honours are known: {known:,}.")
    if unknown:
        click.echo(f"Left as they are, because they cannot be played again: {unknown:,}.")


async def _found_anew(data: Path, server: str | None) -> tuple[int, int]:
    """Return of how many games the honours are known now, and of how many they are left."""
    store = await open_store(server or data / DATABASE)
    try:
        await cards_in_force(data, store)
        wanted, archive, known = await store.results.games_of_people(), Archive(data), 0
        rows = [row for row in await store.tables.all() if row.id in wanted]
        # An archive plays a game with one set of cards at a time.
        for key, tables in groupby(sorted(rows, key=_game), _game):
            if (game := archive.find(key)) is None:
                continue
            host = open_host(store, Library((game,)))
            for row in tables:
                known += await host.results.recompute(row.id)
    except WrongCards as reason:
        raise click.ClickException(str(reason)) from reason
    finally:
        await store.database.close()
    return known, len(rows) - known


def _game(row: TableRow) -> str:
    return row.game
