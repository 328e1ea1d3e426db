"""The commands `ban` and `notice`: who is answered no longer, and what everybody is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from bot.operations.maintenance import database_of, readable_failures
from bot.operations.settings import data_option, database_option
from bot.store.bans import NOTICE, Bans, change_bans, change_kept

LONGEST_NOTICE = 200


@click.command()
@click.argument("ids", type=click.IntRange(1), nargs=-1, metavar="[ID]...")
@click.option("--server", "servers", is_flag=True, help="The ids are those of servers.")
@click.option("--lift", is_flag=True, help="Answer them again.")
@data_option
@database_option
def ban(ids: tuple[int, ...], servers: bool, lift: bool, data: Path, server: str | None) -> None:
    """Answer people, or whole servers, no longer; without an ID, list who is not answered.

    It may be used while the bot runs, and holds within seconds. Their games stay as they are, and
    others can replace them there.
    """

    def change(bans: Bans) -> Bans:
        before = bans.servers if servers else bans.people
        after = before - {*ids} if lift else before | {*ids}
        return replace(bans, servers=after) if servers else replace(bans, people=after)

    with readable_failures():
        bans = change_bans(database_of(data, server), change)
    for kind, barred in (("person", bans.people), ("server", bans.servers)):
        for one in sorted(barred):
            click.echo(f"{kind} {one}")
    if not bans.people | bans.servers:
        click.echo("Everybody is answered.")


@click.command()
@click.argument("text", required=False)
@click.option("--lift", is_flag=True, help="Tell it no longer.")
@data_option
@database_option
def notice(text: str | None, lift: bool, data: Path, server: str | None) -> None:
    """Tell everybody TEXT under what the bot answers them alone, such as when it is restarted;
    without TEXT, say what they are told.

    It may be used while the bot runs, and holds within seconds, until it is lifted.
    """
    if text is not None and not 1 <= len(text.strip()) <= LONGEST_NOTICE:
        raise click.UsageError(f"The text has 1 to {LONGEST_NOTICE} characters.")
    line = None if text is None else " ".join(text.split())
    with readable_failures():
        told = change_kept(
            database_of(data, server), NOTICE, lambda kept: None if lift else line or kept
        )
    click.echo(told or "Nothing is told.")
