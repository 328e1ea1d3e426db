"""Whole games as text: for each number of players and kind of auction, and for each way in which a
game can end.

After a change of the rules or the words, look at what `--regenerate` makes of them before it is
kept.
"""

import re
from collections.abc import Callable
from enum import Enum

import pytest

from games.chance import Chance
from games.engine import Table
from games.high_society import GAME
from games.high_society.actions import Submit
from games.high_society.rules.auctions import SealedBid, Turn
from games.high_society.table import HighSocietyTable
from games.package import AnyGame
from games.questions import answers
from tests.games.high_society.tables import between, lay, player
from tests.games.transcripts import Mover, dealt, goes_as_it_is_written, path_of

HIGHEST = 24
"""How far frugal players go at most."""


class End(Enum):
    """How a game ends: with a winner, with several, or with nobody."""

    WON = 1
    SHARED = 2
    NOBODY = 0


def all_alike(*, sealed: bool) -> tuple[str, Table]:
    mode = "sealed" if sealed else "open"
    heading = f"{GAME.key}, 3 seats, laid out so that everybody buys a recognition, {mode}"
    return heading, between(player(), player(), player(), deck="x1 x2 x3 arrest", sealed=sealed)


def poor() -> tuple[str, Table]:
    heading = f"{GAME.key}, 3 seats, laid out so that two are alike in everything"
    ann, ben, cleo = player("10", won="x1"), player("4 6", won="x2"), player("1")
    return heading, lay(ann, ben, cleo, card="x3", deck="arrest")


def frugal(chance: Chance) -> Mover:
    """A mover that goes a little way, another one each time, and gives up the first luxury card."""

    def move(game: AnyGame, table: Table) -> str:
        decision = table.waiting[0]
        offered = [*answers(decision.ask(table))]
        limit = chance.below(HIGHEST + 1)
        assert isinstance(table, HighSocietyTable)
        match decision:
            case Turn():
                wanted = decision.within(table, limit)
                return next(notation for notation, action in offered if action == wanted)
            case SealedBid():
                return next(notation for notation, action in offered if action == Submit(limit))
        return offered[0][0]

    return move


def in_turn(*notations: str) -> Mover:
    following = iter(notations)
    return lambda game, table: next(following)


BUY_ONE_EACH = ("bid 1", "pass", "pass", "pass", "bid 1", "pass", "pass", "bid 1", "pass")
BUY_ONE_EACH_SEALED = ("1-25 1", "pass", "pass", "pass", "1-25 1", "pass", "pass", "1-25 1", "pass")
WRITTEN: dict[str, tuple[Callable[[], tuple[str, Table]], Mover, End]] = {
    "three-players": (lambda: dealt(GAME, 3, 1), frugal(Chance(1)), End.WON),
    "four-players": (lambda: dealt(GAME, 4, 2, tie_break="money"), frugal(Chance(2)), End.WON),
    "five-players": (lambda: dealt(GAME, 5, 3, hidden_scoring="on"), frugal(Chance(3)), End.WON),
    "three-players-sealed": (
        lambda: dealt(GAME, 3, 4, auctions="sealed"),
        frugal(Chance(4)),
        End.WON,
    ),
    "four-players-sealed": (
        lambda: dealt(GAME, 4, 5, auctions="sealed", hidden_scoring="on"),
        frugal(Chance(5)),
        End.WON,
    ),
    "five-players-sealed": (
        lambda: dealt(GAME, 5, 6, auctions="sealed"),
        frugal(Chance(6)),
        End.WON,
    ),
    "nobody": (lambda: all_alike(sealed=False), in_turn(*BUY_ONE_EACH), End.NOBODY),
    "nobody-sealed": (lambda: all_alike(sealed=True), in_turn(*BUY_ONE_EACH_SEALED), End.NOBODY),
    "shared": (poor, in_turn("pass", "pass"), End.SHARED),
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
