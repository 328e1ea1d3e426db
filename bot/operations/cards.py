"""The command `cards`: writes the cards of a game to a file, and checks an operator's own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from bot.operations.settings import data_option

LONGEST_LINE = 240
"""Of what is written in one line: a card."""
NOTES = """\
Change figures under “cards”, and put this file into the folder “cards” of the data folder, under
the name {game}.json. It is read when the bot starts, and holds for all tables from then on.
While tables of the game are under way, they keep their cards, even if this file is changed or
removed: it then holds after a later start.
Cards keep their ids, and there are as many as are printed. “schema” says what may stand where.
“confidence” and “reconstructed” mark figures that nobody could confirm. They change nothing.
`parlour cards {game}` says whether the file can be used, and what differs from print.
"""


@click.command()
@click.argument("game")
@click.option(
    "--export",
    "file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write the cards as they are printed to this file, with a schema and notes.",
)
@data_option
def cards(game: str, file: Path | None, data: Path) -> None:
    """Say which cards new tables of GAME have, or write the printed ones to a file to change them.

    An operator who owns the game may correct its figures, in the file cards/GAME.json of the data
    folder.
    """
    from bot.workers.own_cards import FOLDER, WrongCards, known_in, line_about, printed, read
    from games.library import open_library

    library = open_library()
    try:
        as_printed = printed(known_in(library, game))
        if file is None:
            mine = data / FOLDER / f"{game}.json"
            own = read(library, game, mine) if mine.exists() else None
            click.echo(
                f"New tables have {line_about(own)}." if own else f"{game} is played as printed."
            )
            return
    except WrongCards as reason:
        raise click.ClickException(str(reason)) from reason
    try:
        with file.open("x", encoding="utf-8") as written:
            written.write(exported(game, as_printed))
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}.") from error
    click.echo(f"The cards of {game} are in {file}.")


def exported(game: str, as_printed: Mapping[str, Any]) -> str:
    """Return the cards of a game as a file, each card in a line of its own."""
    from bot.workers.own_cards import FORMAT
    from games.own_cards import schema_of

    whole = {
        "game": game,
        "format": FORMAT,
        "notes": NOTES.format(game=game).splitlines(),
        "cards": as_printed,
        "schema": schema_of(as_printed),
    }
    return f"{_laid_out(whole, '')}\n"


def _laid_out(value: object, indent: str) -> str:
    compact = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or (indent and len(compact) <= LONGEST_LINE):
        return compact
    inner = f"{indent} "
    if isinstance(value, dict):
        opens, closes = "{", "}"
        lines = [f"{json.dumps(key)}: {_laid_out(part, inner)}" for key, part in value.items()]
    else:
        opens, closes, lines = "[", "]", [_laid_out(part, inner) for part in value]
    between = f",\n{inner}"
    return f"{opens}\n{inner}{between.join(lines)}\n{indent}{closes}"
