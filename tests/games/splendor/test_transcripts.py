"""Whole games as text: for each number of players, and for each way in which a game can end.

After a change of the rules or the words, look at what `--regenerate` makes of them before it is
kept.
"""

from collections.abc import Callable

import pytest

from games.chance import Chance
from games.engine import Table
from games.package import AnyGame
from games.splendor import GAME
from games.splendor.events import End, Ended
from games.splendor.rules.turn_ends import ReturnTokens
from games.splendor.table import SplendorTable
from tests.games.moves import offers
from tests.games.promises import say
from tests.games.splendor.tables import lay, player
from tests.games.transcripts import Mover, dealt, goes_as_it_is_written, path_of, thoughtful

ROWS = "1-02 1-03 1-04 1-05 2-01 2-02 2-03 2-04 3-01 3-02 3-03 3-04"


def stuck() -> tuple[str, Table]:
    ann, ben = player("W4 U4 G2", hand="1-13 1-14 1-15"), player("G2 R4 K4", hand="1-18 1-19 1-20")
    return f"{GAME.key}, 2 seats, laid out so that nobody can do anything", lay(ann, ben, rows=ROWS)


def dawdle(game: AnyGame, table: Table) -> str:
    """Reserve once, as gold keeps the purse full; then take and return tokens for ever."""
    assert isinstance(table, SplendorTable)
    player = table.players[table.waiting[0].seat]
    returning = isinstance(table.waiting[0], ReturnTokens)
    return next(
        iter(offers(table, "" if returning else "take" if player.hand else "reserve deck-1"))
    )


WRITTEN: dict[str, tuple[Callable[[], tuple[str, Table]], Mover, End]] = {
    "two-players": (lambda: dealt(GAME, 2, 1), thoughtful(Chance(1)), End.GOAL),
    "three-players": (lambda: dealt(GAME, 3, 2), thoughtful(Chance(2)), End.GOAL),
    "four-players": (lambda: dealt(GAME, 4, 3), thoughtful(Chance(3)), End.GOAL),
    "safety-stop": (lambda: dealt(GAME, 2, 4, safety_stop="10"), dawdle, End.QUIET),
    "stalemate": (stuck, lambda game, table: "pass", End.STALEMATE),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_a_game_goes_as_it_is_written(name: str, regenerate: bool) -> None:
    lay_out, mover, _ = WRITTEN[name]
    goes_as_it_is_written(GAME, name, lay_out, mover, anew=regenerate)


def test_the_games_end_in_all_ways_there_are() -> None:
    assert {end for _, _, end in WRITTEN.values()} == set(End)


@pytest.mark.parametrize("name", WRITTEN)
def test_a_written_game_ends_as_it_should(name: str) -> None:
    _, _, end = WRITTEN[name]
    said = Ended(reason=end).line
    written = path_of(GAME, name).read_text(encoding="utf-8")
    assert f"     {say(GAME, said)[0]}\n\n1. " in written
