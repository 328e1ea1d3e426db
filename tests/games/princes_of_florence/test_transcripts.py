"""Whole games as text: for each number of players, each variant and kind of auction, and each way
in which a game ends.

After a change of the rules or the words, look at what `--regenerate` makes of them before it is
kept.
"""

import re
from collections.abc import Callable, Iterator
from enum import Enum

import pytest

from games.chance import Chance
from games.engine import Table
from games.package import AnyGame
from games.princes_of_florence import GAME
from games.princes_of_florence.rules.auctions import ChooseObject, LastPurchase, RaiseOrPass
from games.princes_of_florence.rules.sealed import SealLimit
from games.princes_of_florence.rules.turns import Turn
from games.princes_of_florence.rules.works import Payday
from games.princes_of_florence.table import Player, PrincesTable
from games.questions import answers
from tests.games.princes_of_florence.tables import actions, player
from tests.games.transcripts import Mover, dealt, goes_as_it_is_written, path_of

COMFORT = 1500
"""With so many florins cards are bought too."""


class End(Enum):
    """How a game ends: with a winner, or with several."""

    WON = 1
    SHARED = 2


def even() -> tuple[str, Table]:
    heading = f"{GAME.key}, 3 seats, laid out so that two are alike in everything"
    return heading, actions(
        player(400, 30), player(400, 28, held="most_jesters", jesters=1), player(400, 34), round=7
    )


def princely(chance: Chance) -> Mover:
    """A mover that gives its artists and scholars what they wish for, bids with measure, and gives
    up no prestige.
    """

    def move(game: AnyGame, table: Table) -> str:
        assert isinstance(table, PrincesTable)
        decision = table.waiting[0]
        player = table.players[decision.seat]
        offered = [
            notation for notation, _ in answers(decision.ask(table)) if "sell" not in notation
        ]
        match decision:
            case Turn():
                likings = (f"{liking} " for liking in _likings(player))
                liked = (
                    [way for way in offered if f"{way} ".startswith(liking)] for liking in likings
                )
                return chance.pick(next(filter(None, liked), ["end"]))
            case RaiseOrPass():
                return (
                    "raise"
                    if decision.price <= 300 + 100 * chance.below(4) and "raise" in offered
                    else "pass"
                )
            case SealLimit():
                return chance.pick(offered[:6])
            case ChooseObject() | LastPurchase():
                return chance.pick([*offered[:-1], *offered])
            case Payday():
                return offered[min(len(offered) - 1, table.round - 1)]
        return chance.pick(offered)

    return move


def _likings(player: Player) -> Iterator[str]:
    """What a princely player would like to do, as notations begin, most of all first."""
    yield from ("work", "recruit")
    for card in player.professions:
        yield f"build {card.building.id}"
        yield f"freedom {card.freedom.value}"
    if not player.professions or player.money > COMFORT:
        yield from ("profession", "bonus")


WRITTEN: dict[str, tuple[Callable[[], tuple[str, Table]], Mover, End]] = {
    "three-players": (lambda: dealt(GAME, 3, 8), princely(Chance(8)), End.WON),
    "four-players": (lambda: dealt(GAME, 4, 2), princely(Chance(2)), End.WON),
    "five-players": (lambda: dealt(GAME, 5, 3), princely(Chance(3)), End.WON),
    "four-players-sealed": (
        lambda: dealt(GAME, 4, 4, auctions="sealed"),
        princely(Chance(4)),
        End.WON,
    ),
    "two-players-official": (lambda: dealt(GAME, 2, 5), princely(Chance(5)), End.WON),
    "two-players-unofficial": (
        lambda: dealt(GAME, 2, 6, two_player="unofficial"),
        princely(Chance(6)),
        End.WON,
    ),
    "three-players-unofficial": (
        lambda: dealt(GAME, 3, 7, three_player="unofficial", recruiting="keep"),
        princely(Chance(7)),
        End.WON,
    ),
    "shared": (even, lambda game, table: "end", End.SHARED),
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
    written = path_of(GAME, name).read_text(encoding="utf-8")
    assert len(re.findall(r"^1\. ", written, re.MULTILINE)) == end.value
