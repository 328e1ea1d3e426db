"""Whole games as text: for each number of players, with a will card, and for both ways in which a
game ends.

After a change of the rules or the words, look at what `--regenerate` makes of them before it is
kept.
"""

from enum import Enum

import pytest

from games.chance import Chance
from games.engine import Table, play
from games.last_will import GAME
from games.last_will.table import LastWillTable
from games.moves import Action
from games.package import AnyGame
from games.questions import answers, read
from tests.games.transcripts import Mover, dealt, goes_as_it_is_written, moves, path_of

WHIMSICAL = 6
"""One move in so many is made at random."""


class End(Enum):
    """How a game ends: somebody is bankrupt, or the last round is over."""

    BANKRUPT = 1
    LAST_ROUND = 2


WRITTEN: dict[str, tuple[int, int, str, End]] = {
    "two-players": (2, 4, "seventy", End.BANKRUPT),
    "three-players": (3, 3, "seventy", End.BANKRUPT),
    "four-players": (4, 10, "seventy", End.BANKRUPT),
    "five-players": (5, 12, "seventy", End.BANKRUPT),
    "two-players-will": (2, 5, "will", End.LAST_ROUND),
    "four-players-will": (4, 1, "will", End.LAST_ROUND),
}
"""Seats, the seed, the sum inherited, and the end."""


def opened(name: str) -> tuple[str, Table]:
    seats, seed, inherited, _ = WRITTEN[name]
    return dealt(GAME, seats, seed, sum=inherited)


def extravagant(chance: Chance) -> Mover:
    """A mover with the habits of the game, and with a whim now and then."""

    def move(game: AnyGame, table: Table) -> str:
        decision = table.waiting[0]
        offered = {action: notation for notation, action in answers(decision.ask(table))}
        assert game.mind.habit is not None
        action = game.mind.habit(table, decision, chance) if chance.below(WHIMSICAL) else None
        return chance.pick([*offered.values()]) if action is None else offered[action]

    return move


def ending(name: str) -> LastWillTable:
    """The table after the last move of a written game."""
    _, table = opened(name)
    for notation in moves(path_of(GAME, name).read_text(encoding="utf-8")):
        decision = table.waiting[0]
        action = read(decision.ask(table), notation).here
        assert isinstance(action, Action)
        table = play(table, decision.seat, action).table
    assert isinstance(table, LastWillTable)
    return table


@pytest.mark.parametrize("name", WRITTEN)
def test_a_game_goes_as_it_is_written(name: str, regenerate: bool) -> None:
    mover = extravagant(Chance(WRITTEN[name][1]))
    goes_as_it_is_written(GAME, name, lambda: opened(name), mover, anew=regenerate)


def test_the_games_end_in_all_ways_there_are() -> None:
    assert {end for *_, end in WRITTEN.values()} == set(End)


@pytest.mark.parametrize("name", WRITTEN)
def test_a_written_game_ends_as_it_should(name: str) -> None:
    bankrupt = any(player.bankrupt for player in ending(name).players)
    assert (End.BANKRUPT if bankrupt else End.LAST_ROUND) is WRITTEN[name][-1]
