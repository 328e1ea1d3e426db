"""Money and prestige."""

import pytest

from games.engine import Seat, run
from games.princes_of_florence import GAME
from games.princes_of_florence.actions import (
    Build,
    DrawBonuses,
    DrawProfessions,
    Introduce,
    Raise,
    Sell,
)
from games.princes_of_florence.catalogue import Freedom, Lot
from games.princes_of_florence.events import Bid, Sold
from games.princes_of_florence.rules.auctions import Bidding
from games.princes_of_florence.table import Auction, Player, PrincesTable
from tests.games.moves import after, offers, refusal, refused_because, refused_with, to_act
from tests.games.princes_of_florence.tables import (
    ANN,
    BEN,
    CLEO,
    actions,
    auctions,
    on,
    player,
    told,
)
from tests.games.promises import say
from tests.rule import rule

LIBRARY = on("library", "d1 e1 d2 e2 d3")


def purse(owner: Player) -> tuple[int, int]:
    return owner.money, owner.points


@rule("PF-106")
def test_a_point_gives_a_hundred_florins() -> None:
    table = after(actions(player(500, 4), player(), player()), "sell 3")
    assert purse(table.players[ANN]) == (800, 1)
    assert told(table, Sold) == [Sold(seat=ANN, points=3, florins=300)]


def choosing() -> PrincesTable:
    return auctions(player(500, 4), player(500, 4), player(500, 4))


@rule("PF-107")
@pytest.mark.parametrize(
    "moves",
    ["", "jester", "jester, pass, pass, builder, pass"],
    ids=["choosing", "bidding", "last purchase"],
)
def test_prestige_may_be_given_up_in_the_auctions(moves: str) -> None:
    table = after(choosing(), *([moves] if moves else []))
    seat = to_act(table)
    sold = after(table, "sell 1")
    assert (purse(sold.players[seat]), to_act(sold)) == ((600, 3), seat)


@rule("PF-107")
def test_giving_up_prestige_is_no_action() -> None:
    table = after(actions(player(500, 4), player(), player()), "freedom travel, sell 1, sell 2")
    assert (purse(table.players[ANN]), to_act(table)) == ((500, 1), ANN)
    assert "freedom" not in {notation.split()[0] for notation in offers(table)}


@rule("PF-108")
@pytest.mark.parametrize("points", [-1, 0, 5])
def test_one_gives_up_only_what_one_has(points: int) -> None:
    assert refusal(actions(player(500, 4), player(), player()), Sell(points)) == "refuse-sell"


@rule("PF-108")
def test_without_prestige_there_is_none_to_give_up() -> None:
    assert "sell" not in {
        notation.split()[0] for notation in offers(actions(player(), player(), player()))
    }


@rule("PF-107")
def test_hundreds_of_points_are_asked_for_by_tens() -> None:
    table = actions(player(0, 103), player(), player())
    assert {notation.rsplit(" ", 1)[-1] for notation in offers(table, "sell")} == {
        str(n) for n in range(1, 104)
    }
    assert purse(after(table, "sell 30-39 31").players[ANN]) == (3100, 72)


@rule("PF-109")
@pytest.mark.parametrize(
    ("money", "points", "left"),
    [(300, 4, (0, 0)), (600, 4, (0, 3)), (0, 9, (0, 2)), (650, 1, (50, 0))],
)
def test_just_the_missing_points_are_given_up(
    money: int, points: int, left: tuple[int, int]
) -> None:
    table = after(actions(player(money, points), player(), player()), "build-selling library 1 d1")
    ann = table.players[ANN]
    assert (ann.money, ann.points - 3) == left


@rule("PF-109")
def test_without_agreement_one_is_told_what_it_would_cost() -> None:
    table = actions(player(200, 9), player(), player())
    assert refusal(table, Build(LIBRARY)) == "refuse-short"
    assert refused_because(table, Build(LIBRARY))["n"] == 5
    assert refusal(table, DrawBonuses()) == "refuse-short"
    assert refusal(table, DrawProfessions()) == "refuse-short"
    assert refusal(table, Introduce(Freedom.TRAVEL)) == "refuse-short"


@rule("PF-109")
def test_nothing_is_given_up_for_a_bid_that_does_not_win() -> None:
    table = auctions(player(), player(200, 4), player())
    lost = after(table, "jester, raise-selling, raise, pass, pass")
    assert purse(lost.players[BEN]) == (200, 4)


@rule("PF-110")
@pytest.mark.parametrize(
    ("money", "points", "allowed"), [(300, 0, True), (200, 1, True), (200, 0, False), (0, 2, False)]
)
def test_there_is_no_credit(money: int, points: int, allowed: bool) -> None:
    table = actions(player(money, points), player(), player())
    kinds = {notation.split()[0].removesuffix("-selling") for notation in offers(table)}
    assert ({"profession", "bonus", "freedom"} <= kinds) is allowed
    if not allowed:
        assert refusal(table, DrawBonuses(sell=True)) == "refuse-poor"


def test_whoever_is_too_poor_is_not_told_to_pass_where_nobody_passes() -> None:
    table = actions(player(200, 0), player(), player())
    english, russian = say(GAME, refused_with(table, DrawBonuses(sell=True)))
    assert english.endswith("and you have 200 and no prestige points to sell.")
    assert russian.endswith("а у вас 200, и продать нечего.")


@rule("PF-X09", "PF-111")
def test_the_track_has_no_end() -> None:
    table = after(actions(player(700, 48), player(), player()), "build library 1 d1")
    assert table.players[ANN].points == 51


@rule("PF-112")
@pytest.mark.parametrize("me", [None, ANN, BEN])
def test_everybody_sees_everybodys_money(me: Seat | None) -> None:
    table = actions(player(100), player(2300), player(0))
    assert [somebody.money for somebody in GAME.rules.look(table, me).players] == [100, 2300, 0]


def outbid(price: int, ann: Player) -> PrincesTable:
    """The table at which Ben has just bid *price* for a jester, Cleo has passed, and Ann is
    next.
    """
    table = auctions(ann, player(), player(0))
    auction = Auction(Lot.JESTER, (Bid(BEN, price),), (CLEO,))
    table.agenda[-1] = Bidding(auction, CLEO)
    run(table)
    return table


@rule("PF-T10")
def test_a_raise_that_takes_prestige_needs_agreement() -> None:
    table = outbid(600, player(300, 4))
    assert refusal(table, Raise()) == "refuse-short"
    assert refused_because(table, Raise())["n"] == 4


@rule("PF-T10")
@pytest.mark.parametrize(("price", "left"), [(600, (0, 0)), (400, (0, 2))])
def test_what_a_bid_leaves(price: int, left: tuple[int, int]) -> None:
    won = after(outbid(price, player(300, 4)), "raise-selling, pass")
    assert purse(won.players[ANN]) == left


@rule("PF-T10")
def test_beyond_the_resources_one_passes_without_being_asked() -> None:
    assert outbid(700, player(300, 4)).players[BEN].lot is Lot.JESTER


@rule("PF-T10")
def test_a_library_may_take_the_last_point_but_not_its_own() -> None:
    able = after(
        actions(player(200, 1, builders=1), player(), player()), "build-selling library 1 d1"
    )
    assert purse(able.players[ANN]) == (0, 3)
    assert not offers(actions(player(200, 0, builders=1), player(), player()), "build")
