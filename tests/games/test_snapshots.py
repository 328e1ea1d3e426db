"""Tables as earlier versions kept them: whoever has a game running goes on with it after an
upgrade.

A snapshot is never written anew: one that can no more be read is a game that somebody loses, so a
new field needs a default. `--regenerate` keeps a first one of a game that has none.
"""

from contextlib import suppress
from itertools import islice
from pathlib import Path

import pytest

from games.automa import stroll
from games.chance import Chance
from games.engine import Table, play
from games.moves import Action, Illegal
from games.package import AnyGame
from tests.games.playing import moments
from tests.library import GAMES

FOLDER = Path(__file__).parent.parent / "snapshots"
KEPT_AT = 40
FURTHER = 30


def in_midgame(game: AnyGame) -> Table:
    """A table at which much has been played."""
    *_, moment = islice(moments(game, max(game.rules.seats), seed=11), KEPT_AT)
    return moment.before


def played_on(table: Table, plies: int) -> Table:
    """The table after so many random moves, or at the end of the game."""
    chance = Chance(1)
    while plies and not table.over:
        decision = table.waiting[0]
        with suppress(Illegal):
            action = stroll(decision.ask(table), chance)
            if isinstance(action, Action):
                table, plies = play(table, decision.seat, action).table, plies - 1
    return table


def read(game: AnyGame, path: Path) -> Table:
    """The table of a snapshot; what cannot be read is told with what mends it."""
    try:
        table: Table = game.rules.codec.read_table(path.read_bytes())
    except ValueError as error:
        error.add_note(
            f"Give each new field of the table a default. While nobody plays {game.key} yet, delete"
            f" tests/snapshots/{path.name}, and then:"
            f" make test ARGS='tests/games/test_snapshots.py -k {game.key} --regenerate'"
        )
        raise
    return table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_table_that_an_earlier_version_kept_is_played_on(game: AnyGame, regenerate: bool) -> None:
    kept = sorted(FOLDER.glob(f"{game.key}-[0-9]*.json"))
    if regenerate and not kept:
        FOLDER.mkdir(exist_ok=True)
        kept = [FOLDER / f"{game.key}-{game.rules.edition}.json"]
        kept[0].write_bytes(game.rules.codec.write_table(in_midgame(game)))
    assert kept, f"{game.key} has no snapshot in {FOLDER.name}"
    for path in kept:
        before = read(game, path)
        assert not before.over
        assert game.rules.codec.write_table(
            played_on(before, FURTHER)
        ) != game.rules.codec.write_table(before)
