"""Nobody with some sense blunders, and whoever looks for them finds them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games import high_society, last_will, princes_of_florence
from games.chance import Chance
from games.draft import draft
from games.engine import Seat, Table, advance, begin
from games.high_society.actions import Discard as GiveUp
from games.high_society.actions import Pass, Raise
from games.high_society.catalogue import CARDS as STATUS
from games.high_society.catalogue import RED_FRAMES
from games.high_society.rules.auctions import DiscardToThief
from games.last_will import actions as wills
from games.last_will.catalogue import CARDS as WILL_CARDS
from games.moves import Action
from games.package import AnyGame
from games.princes_of_florence.actions import EndTurn, KeepPrestige, Sell, TakePay
from games.princes_of_florence.events import WorkValue
from games.princes_of_florence.figures import ROUNDS
from games.princes_of_florence.rules.cards import KeepOnePrestige
from games.princes_of_florence.rules.works import Payday
from games.splendor import GAME as SPLENDOR
from games.splendor.actions import Buy, ReserveUnseen, Return, TakeDifferent, TakeTwo
from games.splendor.catalogue import CARDS, Colour
from games.splendor.rules.turn_ends import ReturnTokens
from games.splendor_duel import GAME as DUEL
from games.splendor_duel import actions as duel
from games.splendor_duel.catalogue import CARDS as JEWELS
from games.splendor_duel.catalogue import CELL, LINES
from tests.arena.blunders import HABITUAL, LOOKS, Watch, blunders
from tests.arena.blunders.plies import Ply
from tests.arena.matches import play
from tests.arena.players import contender
from tests.games.high_society import tables as society
from tests.games.last_will import tables as heirs
from tests.games.princes_of_florence import tables as princes
from tests.games.splendor import tables as gems
from tests.games.splendor_duel import tables as jewels

ANN, BEN = Seat(0), Seat(1)
RICH = "3-08 3-12 2-12"
NEARLY = "3-04 3-06 3-08 2-24"
GAMES = (high_society.GAME, princes_of_florence.GAME, last_will.GAME)
SOME_GAMES = 15


def said(game: AnyGame, table: Table, seat: Seat, action: Action) -> list[str]:
    """What is a blunder about one move."""
    return [blunder for blunder, _ in blunders(game.key, [Ply(table, seat, action)])]


def blunders_in(game: AnyGame, record: Sequence[Ply]) -> list[str]:
    """What is a blunder in a game of players who do not think."""
    return [blunder for blunder, _ in blunders(game.key, record, habitual=True)]


def played(game: AnyGame, seats: int, seed: int, wishes: Mapping[str, str]) -> list[Ply]:
    """A game in which everybody does what the habit says, asked on a table dealt anew."""
    table = begin(game.rules.laid_out(seats, Chance(seed), wishes)).table
    chance, record = Chance(seed), []
    imagine, habit = game.mind.imagine or game.rules.scramble, game.mind.habit
    assert habit is not None
    while not table.over:
        seat = chance.pick(table.waiting).seat
        guess = imagine(table, seat, chance)
        decision = guess.decision_of(seat)
        assert decision is not None
        action = habit(guess, decision, chance)
        assert action is not None, f"nobody has a habit for {decision}"
        record.append(Ply(draft(table), seat, action))
        advance(table, seat, action)
    return record


def test_a_winning_buy_that_is_missed_is_found() -> None:
    ben = gems.player("W6", bonuses="U2", bought=RICH)
    table = gems.lay(gems.player(), ben, rows="2-06", turn=BEN)
    assert said(SPLENDOR, table, BEN, TakeTwo(Colour.BLUE)) == ["winning-buy-missed"]
    assert said(SPLENDOR, table, BEN, Buy(CARDS["2-06"], gems.tokens("W6"))) == []


def test_gold_that_is_paid_or_returned_for_nothing_is_found() -> None:
    table = gems.lay(gems.player("W6 Y2"), gems.player(), rows="2-06")
    paid = said(SPLENDOR, table, ANN, Buy(CARDS["2-06"], gems.tokens("W5 Y1")))
    assert paid == ["gold-paid-for-nothing"]
    table = gems.lay(gems.player("W3 U3 G3 Y3"), gems.player())
    table.then(ReturnTokens(ANN))
    assert said(SPLENDOR, table, ANN, Return(gems.tokens("Y2"))) == ["gold-returned"]
    assert said(SPLENDOR, table, ANN, Return(gems.tokens("W2"))) == []


def test_tokens_exchanged_while_points_can_be_bought_are_found() -> None:
    """With ten tokens whoever takes three gives back as many."""
    take = TakeDifferent(gems.tokens("W1 G1 R1"))
    for held, rows, exchanged in (
        ("U6 K4", "2-12", True),
        ("U6 K3", "2-12", False),
        ("U6 K4", "2-13", False),
        ("U5 K5", "2-12", False),
    ):
        table = gems.lay(gems.player(held), gems.player(), rows=rows)
        assert (said(SPLENDOR, table, ANN, take) == ["tokens-exchanged"]) is exchanged
        assert said(SPLENDOR, table, ANN, ReserveUnseen(1)) == []


def test_a_blind_reservation_while_another_wins_is_found() -> None:
    ben = gems.player("W6", bonuses="U2", bought=RICH)
    table = gems.lay(gems.player(), ben, rows="2-06")
    assert said(SPLENDOR, table, ANN, ReserveUnseen(1)) == ["blind-while-another-wins"]


def test_blunders_of_duel_are_found() -> None:
    table = jewels.lay(jewels.player("R4 P1", bought=NEARLY), pyramid="1-30")
    take = duel.Take(LINES[table.open_spots[0].cell.id])
    assert "winning-buy-missed" in said(DUEL, table, ANN, take)
    assert said(DUEL, table, ANN, duel.Buy(JEWELS["1-30"], jewels.tokens("R3 P1"))) == []
    table = jewels.lay(board=jewels.EXAMPLE)
    assert said(DUEL, table, ANN, duel.Take(LINES["a1"])) == ["single-token-taken"]
    assert said(DUEL, table, ANN, duel.Take(LINES["a1-b1-c1"])) == []


def test_a_board_filled_by_whoever_has_no_room_for_it_is_found() -> None:
    for held, board, found in (("W4 K4", "a1", True), ("W4 K3", "a1", False), ("W4 K4", "", False)):
        table = jewels.lay(jewels.player(held), board={"R": board} if board else {})
        said_of = said(DUEL, table, ANN, duel.Replenish())
        assert (said_of == ["replenished-without-room"]) is found


def test_a_purchase_that_wins_with_its_royal_is_no_blunder() -> None:
    ann = jewels.player("U4 G2 K2 P1", bought="3-04 3-06 3-08 2-07 2-18")
    table = jewels.lay(ann, pyramid="2-24 3-07")
    for key, paid in (("2-24", "U4 P1"), ("3-07", "U3 G2 K1 P1")):
        assert said(DUEL, table, ANN, duel.Buy(JEWELS[key], jewels.tokens(paid))) == []
    take = duel.Take(LINES[table.open_spots[0].cell.id])
    assert "winning-buy-missed" in said(DUEL, table, ANN, take)


def test_a_victory_left_to_the_other_in_duel_is_found() -> None:
    ben = jewels.player("R4 P1", bought=NEARLY)
    board = {"Y": "c3", "W": "a1", "U": "b1", "G": "e5"}
    table = jewels.lay(jewels.player(), ben, pyramid="1-30 3-01", board=board)
    gold = CELL["c3"]
    assert "blind-while-the-other-wins" in said(DUEL, table, ANN, duel.ReserveUnseen(1, gold))
    assert said(DUEL, table, ANN, duel.Reserve(JEWELS["3-01"], gold)) == [
        "victory-left-to-the-other"
    ]
    assert said(DUEL, table, ANN, duel.Reserve(JEWELS["1-30"], gold)) == []


def test_a_whole_game_is_watched() -> None:
    watch = Watch()
    players = [contender("random", DUEL), contender("habits", DUEL)]
    play(DUEL, players, 1, watch)
    assert watch.moves["random"] > 10
    assert any(name == "random" for name, _ in watch.found)
    assert not any(name == "habits" for name, _ in watch.found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("first", [0, 1000])
def test_nobody_with_some_sense_blunders(game: AnyGame, first: int) -> None:
    for seed in range(first, first + SOME_GAMES):
        seats = game.rules.seats[seed % len(game.rules.seats)]
        assert blunders_in(game, played(game, seats, seed, {})) == []


def test_nobody_makes_one_in_sealed_auctions_either() -> None:
    for game in (high_society.GAME, princes_of_florence.GAME):
        for seed in range(5):
            assert blunders_in(game, played(game, 3, seed, {"auctions": "sealed"})) == []


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


FRIEND = WILL_CARDS["special_old_friend_03"]
TABLE = WILL_CARDS["he_reservation_01"]

PLANTED: list[tuple[AnyGame, Table, Action, str]] = [
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
    (
        GAMES[2],
        heirs.turn(heirs.player(hand="he_reservation_03", actions=2)),
        wills.EndTurn(),
        "a use left",
    ),
]


@pytest.mark.parametrize(
    ("game", "table", "action", "said"), PLANTED, ids=lambda one: str(one)[:40]
)
def test_a_planted_one_is_found(game: AnyGame, table: Table, action: Action, said: str) -> None:
    assert any(said in found for found in blunders_in(game, [Ply(table, ANN, action)]))


def test_a_card_thrown_away_when_it_has_just_come_is_found() -> None:
    before, waiter = heir("he_waiter_01"), WILL_CARDS["he_waiter_01"]
    record = [
        Ply(heir(""), ANN, wills.Place(waiter)),  # type: ignore[arg-type]  # a black card
        Ply(before, ANN, wills.Discard(waiter)),  # type: ignore[arg-type]  # a black card
    ]
    assert blunders_in(last_will.GAME, record) == [
        "a card thrown away in the turn in which it was placed"
    ]


def test_what_is_sensible_is_no_blunder() -> None:
    assert blunders_in(high_society.GAME, [Ply(bidding(), ANN, Pass())]) == []
    assert blunders_in(princes_of_florence.GAME, [Ply(last_pay(), ANN, TakePay(10))]) == []
    assert blunders_in(last_will.GAME, [Ply(heir("he_waiter_01"), ANN, wills.EndTurn())]) == []


def test_every_look_is_planted() -> None:
    assert sum(len([*LOOKS[game.key], *HABITUAL.get(game.key, ())]) for game in GAMES) == len(
        {said for *_, said in PLANTED}
    )
