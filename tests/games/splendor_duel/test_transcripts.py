"""Whole games as text, for each way in which a game can end.

After a change of the rules or the words, look at what `--regenerate` makes of them before it is
kept.
"""

from collections.abc import Callable

import pytest

from games.chance import Chance
from games.engine import Event, Seat, Table
from games.package import AnyGame
from games.rules import Standing, places
from games.splendor_duel import GAME
from games.splendor_duel.events import Drawn, Goal, Won
from games.splendor_duel.table import DuelTable, Player
from games.text import Text
from tests.games.moves import after, offers
from tests.games.transcripts import Mover, dealt, goes_as_it_is_written, moves, path_of, thoughtful
from tests.library import with_rules


def striving(chance: Chance, worth: Callable[[Player], int]) -> Mover:
    """A mover that thinks a little before every move, and of nothing but this one figure."""

    def standings(table: DuelTable) -> list[Standing]:
        merits = [(10 * worth(player), player.bonuses.total) for player in table.players]
        ranked = zip(places(merits), merits, strict=True)
        return [
            Standing(Seat(seat), place, merit, Text("nothing"))
            for seat, (place, merit) in enumerate(ranked)
        ]

    narrow, mover = with_rules(GAME, standings=standings), thoughtful(chance)
    return lambda game, table: mover(narrow, table)


def coloured(player: Player) -> int:
    return player.prestige[player.best_colour]


def dawdle(game: AnyGame, table: Table) -> str:
    """Take and discard tokens for ever, and never buy or reserve anything."""
    assert isinstance(table, DuelTable)
    found = offers(table)
    return next(
        notation for notation in found if not notation.startswith(("reserve", "buy", "privilege"))
    )


WRITTEN: dict[str, tuple[Callable[[], tuple[str, Table]], Mover, Goal | None]] = {
    "points": (lambda: dealt(GAME, 2, 1), thoughtful(Chance(1)), Goal.POINTS),
    "crowns": (
        lambda: dealt(GAME, 2, 3),
        striving(Chance(3), lambda player: player.crowns),
        Goal.CROWNS,
    ),
    "colour": (lambda: dealt(GAME, 2, 1), striving(Chance(1), coloured), Goal.COLOUR),
    "draw": (lambda: dealt(GAME, 2, 4), dawdle, None),
}


@pytest.mark.parametrize("name", WRITTEN)
def test_a_game_goes_as_it_is_written(name: str, regenerate: bool) -> None:
    lay_out, mover, _ = WRITTEN[name]
    goes_as_it_is_written(GAME, name, lay_out, mover, anew=regenerate)


def test_the_games_end_in_all_ways_there_are() -> None:
    assert {goal for _, _, goal in WRITTEN.values()} == {*Goal, None}


@pytest.mark.parametrize("name", WRITTEN)
def test_a_written_game_ends_as_it_should(name: str) -> None:
    lay_out, _, goal = WRITTEN[name]
    _, table = lay_out()
    for notation in moves(path_of(GAME, name).read_text(encoding="utf-8")):
        assert isinstance(table, DuelTable)
        table = after(table, notation)
    assert reached(table.last[-1]) == ({goal} if goal else set())


def reached(event: Event) -> set[Goal]:
    """The goals that the last event of a game names; a draw names none."""
    match event:
        case Won(reached=goals):
            return {reached.goal for reached in goals}
        case _:
            assert isinstance(event, Drawn)
            return set()
