"""Nobody with some sense makes silly moves, and whoever looks for them finds them."""

from typing import Any

import pytest

from games import high_society, last_will, princes_of_florence
from games.engine import Action, Seat, Table
from games.game import Game
from games.high_society.actions import Discard as GiveUp
from games.high_society.actions import Pass, Raise
from games.high_society.catalogue import CARDS as STATUS
from games.high_society.catalogue import RED_FRAMES
from games.high_society.rules import DiscardToThief
from games.last_will import actions as wills
from games.last_will.catalogue import CARDS
from games.princes_of_florence.actions import EndTurn, KeepPrestige, Sell, TakePay
from games.princes_of_florence.events import WorkValue
from games.princes_of_florence.figures import ROUNDS
from games.princes_of_florence.rules.cards import KeepOnePrestige
from games.princes_of_florence.rules.works import Payday
from tests.games.blunders import BLUNDERS, Ply, blunders, played
from tests.games.high_society import tables as society
from tests.games.last_will import tables as heirs
from tests.games.princes_of_florence import tables as princes

GAMES = (high_society.GAME, princes_of_florence.GAME, last_will.GAME)
ANN = Seat(0)
SOME_GAMES = 15


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("first", [0, 1000])
def test_nobody_with_some_sense_makes_a_silly_move(game: Game[Any, Any], first: int) -> None:
    for seed in range(first, first + SOME_GAMES):
        seats = game.seats[seed % len(game.seats)]
        assert blunders(game, played(game, seats, seed, {})) == []


def test_nobody_makes_one_in_sealed_auctions_either() -> None:
    for game in (high_society.GAME, princes_of_florence.GAME):
        for seed in range(5):
            assert blunders(game, played(game, 3, seed, {"auctions": "sealed"})) == []


def bidding() -> Table:
    table = society.lay(society.player("2 8"), society.player("10"), society.player(), card="10")
    table.reds = RED_FRAMES - 1
    return table


def robbed() -> Table:
    table = society.lay(society.player(won="9 4 thief"), society.player(), society.player())
    table.agenda.append(DiscardToThief(ANN))
    return table


def choosing_prestige() -> Table:
    table = princes.auctions(
        princes.player(freedoms="travel opinion religion"), princes.player(), round=ROUNDS
    )
    drawn = princes.prestige("all_freedoms two_large_buildings most_parks")
    table.then(KeepOnePrestige(ANN, tuple(drawn)))
    return table


def last_pay() -> Table:
    table = princes.actions(princes.player(), princes.player(), round=ROUNDS)
    table.then(Payday(ANN, WorkValue(4, 3, 3, 6, 4)))
    return table


def last_turn() -> Table:
    return princes.actions(princes.player(900, 5), princes.player(), round=ROUNDS)


def declined() -> Action:
    sure, other, third = princes.prestige("all_freedoms two_large_buildings most_parks")
    return KeepPrestige(other, (sure, third))


def heir(on: str) -> Table:
    return heirs.turn(heirs.player(on=on, hand="he_waiter_01", actions=1))


FRIEND = CARDS["special_old_friend_03"]
TABLE = CARDS["he_reservation_01"]

PLANTED: list[tuple[Game[Any, Any], Table, Action, str]] = [
    (GAMES[0], bidding(), Raise(frozenset({2, 8})), "the last money spent while poorest"),
    (GAMES[0], bidding(), Raise(frozenset({2, 8})), "a card more than the raise needs"),
    (GAMES[0], robbed(), GiveUp(STATUS["luxury-9"]), "a better card than need be"),
    (GAMES[1], choosing_prestige(), declined(), "sure points of a prestige card declined"),
    (GAMES[1], last_pay(), TakePay(3), "florins taken that buy nothing any more"),
    (GAMES[1], last_turn(), EndTurn(), "nothing built in the last round"),
    (GAMES[1], last_turn(), Sell(2), "prestige sold in the last round"),
    (GAMES[2], heir("he_reservation_01"), wills.Discard(TABLE), "before its use for nothing"),  # type: ignore[arg-type]  # a black card
    (GAMES[2], heir(FRIEND.id), wills.Discard(FRIEND), "an old friend thrown away"),  # type: ignore[arg-type]  # a black card
    (GAMES[2], heir("he_reservation_01"), wills.EndTurn(), "a use for nothing left"),
]


@pytest.mark.parametrize(
    ("game", "table", "action", "said"), PLANTED, ids=lambda one: str(one)[:40]
)
def test_a_planted_one_is_found(
    game: Game[Any, Any], table: Table, action: Action, said: str
) -> None:
    assert any(said in found for found in blunders(game, [Ply(table, ANN, action)]))


def test_a_card_thrown_away_when_it_has_just_come_is_found() -> None:
    before, waiter = heir("he_waiter_01"), CARDS["he_waiter_01"]
    record = [
        Ply(heir(""), ANN, wills.Place(waiter)),  # type: ignore[arg-type]  # a black card
        Ply(before, ANN, wills.Discard(waiter)),  # type: ignore[arg-type]  # a black card
    ]
    assert blunders(last_will.GAME, record) == [
        "a card thrown away in the turn in which it was placed"
    ]


def test_what_is_sensible_is_no_blunder() -> None:
    assert blunders(high_society.GAME, [Ply(bidding(), ANN, Pass())]) == []
    assert blunders(princes_of_florence.GAME, [Ply(last_pay(), ANN, TakePay(10))]) == []
    assert blunders(last_will.GAME, [Ply(heir("he_waiter_01"), ANN, wills.EndTurn())]) == []


def test_every_look_is_planted() -> None:
    assert sum(map(len, BLUNDERS.values())) == len({said for *_, said in PLANTED})
