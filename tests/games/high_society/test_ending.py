"""Who starts next, and how the game comes to its end."""

import pytest

from games.engine import Seat, play
from games.high_society import GAME
from games.high_society.catalogue import CARDS
from games.high_society.events import Ended, NobodyWon, Passed, Raised
from games.high_society.rules.auctions import Turn
from games.high_society.table import MOST_LIMIT
from games.high_society.view import look
from tests.games.high_society.tables import ANN, BEN, CLEO, between, lay, left, places, player, won
from tests.games.moves import after, to_act
from tests.games.playing import moments
from tests.rule import rule


@rule("HS-44")
@pytest.mark.parametrize(
    ("card", "moves", "starter"),
    [
        ("9", "bid 1, bid 2, pass, pass", BEN),
        ("9", "pass, pass", CLEO),
        ("loss", "bid 1, bid 2, pass", CLEO),
        ("loss", "pass", ANN),
    ],
)
def test_whoever_got_the_card_starts_next(card: str, moves: str, starter: Seat) -> None:
    table = after(lay(player(), player(), player(), card=card, deck="2"), *moves.split(", "))
    assert (table.starter, to_act(table)) == (starter, starter)


@rule("HS-45", "HS-X06")
def test_the_fourth_red_frame_ends_the_game_and_belongs_to_nobody() -> None:
    table = lay(player(won="x1 6"), player(won="x2"), player(), card="arrest", deck="x3 10")
    over = after(table, "pass")
    assert (over.over, won(over), over.card) == (
        True,
        ["x1 6 arrest", "x2", ""],
        CARDS["recognition-3"],
    )


@rule("HS-45")
def test_what_is_left_of_the_deck_counts_for_nobody() -> None:
    over = between(
        player("1", won="x1"), player("2", won="x2 1"), player("3", won="x3"), deck="arrest 10 9"
    )
    assert (len(over.deck), [result.reckoning.sum for result in look(over, None).results]) == (
        11,
        [1, 0, 0],
    )


@rule("HS-45")
def test_the_end_is_told_with_who_is_out() -> None:
    over = between(
        player("4", won="x1"), player("4", won="x2"), player("6", won="x3"), deck="arrest"
    )
    assert over.last == [Ended(card=CARDS["arrest"], poorest=(ANN, BEN), left=4)]


@rule("HS-46")
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_there_are_three_to_fifteen_auctions_and_at_most_three_red_frames_held(seats: int) -> None:
    for seed in range(60):
        *_, last = moments(GAME, seats, seed=seed)
        assert 3 <= last.after.auction <= 15
        assert sum(card.red for somebody in last.after.players for card in somebody.cards) == 3


@rule("HS-46")
def test_every_card_but_the_last_may_come_to_auction() -> None:
    table = between(
        player(), player(), player(), deck="thief loss 1 2 3 4 5 6 7 8 9 10 x1 x2 x3 arrest"
    )
    while not table.over:
        table = after(table, "pass")
    assert table.auction == 15


@rule("HS-T04")
def test_the_shortest_game() -> None:
    table = between(player(), player(), player(), deck="x1 x2 arrest x3")
    over = after(table, "bid 1", "pass", "pass", "pass", "bid 1", "pass", "pass")
    assert (over.over, over.auction, left(over)) == (True, 3, [105, 105, 106])
    assert (won(over), places(over)) == (["x1", "x2 arrest", ""], [(CLEO, 1), (ANN, 2), (BEN, 2)])


@rule("HS-T05", "HS-49")
def test_nobody_wins() -> None:
    table = between(player(), player(), player(), deck="x1 x2 x3 arrest")
    over = after(
        table, *["bid 1", "pass", "pass"], *["pass", "bid 1", "pass"], *["pass", "bid 1", "pass"]
    )
    assert (over.over, left(over), won(over)) == (True, [105] * 3, ["x1", "x2", "x3"])
    assert (places(over), look(over, None).winners) == ([(ANN, 2), (BEN, 2), (CLEO, 2)], ())
    assert NobodyWon() in over.last


@rule("HS-47")
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_no_bids_lie_there_at_the_end(seats: int) -> None:
    for seed in range(40):
        *_, last = moments(GAME, seats, seed=seed)
        assert not [somebody for somebody in last.after.players if somebody.bid]


@rule("HS-92")
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_an_auction_has_at_most_eleven_raises_and_a_pass_for_each_player(seats: int) -> None:
    table, raises, passes = lay(*(player() for _ in range(seats)), deck="2"), 0, 0
    while table.auction == 1:
        (turn,) = table.waiting
        assert isinstance(turn, Turn)
        table = play(table, turn.seat, turn.within(table, MOST_LIMIT)).table
        raises += sum(isinstance(event, Raised) for event in table.last)
        passes += sum(isinstance(event, Passed) for event in table.last)
    assert (raises <= 11 * seats, passes <= seats) == (True, True)
