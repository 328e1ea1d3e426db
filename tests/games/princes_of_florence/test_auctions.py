"""The auction phase."""

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.actions import Choose, Pass, Raise
from games.princes_of_florence.catalogue import Lot
from games.princes_of_florence.events import Bought, Declined, Passed
from games.princes_of_florence.rules.auctions import ChooseObject, LastPurchase, RaiseOrPass
from games.princes_of_florence.table import Player, PrincesTable
from tests.games.moves import after, offers, refusal, refused_because, refused_with, to_act
from tests.games.playing import moments
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, DAN, auctions, player, told
from tests.games.promises import say
from tests.rule import rule

LOTS = {"forest", "lake", "park", "jester", "builder", "prestige", "recruiting"}


def three(*players: Player, **more: object) -> PrincesTable:
    return auctions(*(players or (player(), player(), player())), **more)


def four() -> PrincesTable:
    return auctions(player(), player(), player(), player())


@rule("PF-32")
def test_seven_types_of_object_are_auctioned() -> None:
    assert {*offers(three())} == LOTS | {"decline"}


@rule("PF-33")
def test_whoever_has_an_object_is_out() -> None:
    table = after(three(), "jester, pass, pass")
    assert (table.players[ANN].lot, table.players[ANN].bidding) == (Lot.JESTER, False)
    assert (to_act(table), to_act(after(table, "builder"))) == (BEN, CLEO)


@rule("PF-34")
def test_a_type_is_auctioned_once_a_round() -> None:
    table = after(three(), "jester, pass, pass")
    assert "jester" not in offers(table)
    assert refusal(table, Choose(Lot.JESTER)) == "refuse-lot-twice"


@rule("PF-35")
@pytest.mark.parametrize(
    ("supply", "lot"),
    [
        ({"jesters": 0}, "jester"),
        ({"builders": 0}, "builder"),
        ({"prestige": []}, "prestige"),
        ({"recruiting": 0}, "recruiting"),
    ],
)
def test_what_is_used_up_cannot_be_chosen(supply: dict[str, object], lot: str) -> None:
    table = three(**supply)
    assert lot not in offers(table)
    assert refusal(table, Choose(Lot(lot))) == "refuse-lot-gone"


@rule("PF-35")
def test_landscapes_that_are_used_up_cannot_be_chosen() -> None:
    table = three()
    table.landscapes = dict.fromkeys(table.landscapes, 0)
    assert not {"forest", "lake", "park"} & {*offers(table)}


@rule("PF-36")
def test_players_are_active_until_they_have_an_object_or_decline() -> None:
    table = after(three(), "decline, jester, pass")
    assert [player.bidding for player in table.players] == [False, False, True]


@rule("PF-37")
def test_the_start_player_chooses_first() -> None:
    assert to_act(three(first=BEN)) == BEN


@rule("PF-38")
def test_choosing_is_a_binding_bid_of_two_hundred() -> None:
    table = after(three(), "jester, pass, pass")
    assert table.players[ANN].money == 3300


@rule("PF-39")
def test_what_one_could_not_take_one_may_not_choose() -> None:
    table = three(player(builders=3), player(), player())
    assert "builder" not in offers(table)
    assert refusal(table, Choose(Lot.BUILDER)) == "refuse-builders"


def test_whoever_has_all_builders_is_not_told_that_none_is_left() -> None:
    table = three(player(builders=3), player(), player())
    english, russian = say(GAME, refused_with(table, Choose(Lot.BUILDER)))
    assert english.startswith("Builder: you already have the maximum. Possible: Forest, ")
    assert russian.startswith("Строитель: больше взять нельзя, у вас уже максимум. Можно: ")
    assert "is left" not in english


@rule("PF-40")
def test_the_chooser_may_decline() -> None:
    table = after(three(), "decline")
    assert (to_act(table), table.players[ANN].money, table.players[ANN].lot) == (BEN, 3500, None)


@rule("PF-41")
def test_whoever_has_no_money_declines_without_being_asked() -> None:
    table = three(player(100), player(), player())
    assert to_act(table) == BEN
    assert table.last == [Declined(seat=ANN, able=False)]


@rule("PF-41")
def test_prestige_is_money_enough_to_be_asked() -> None:
    table = three(player(100, 1), player(), player())
    assert to_act(table) == ANN
    assert "jester-selling" in offers(table)


@rule("PF-42")
def test_bidding_goes_round_and_comes_back_to_the_chooser() -> None:
    table = after(three(), "jester")
    asked = [to_act(table)]
    for move in ("raise", "raise", "raise", "pass"):
        table = after(table, move)
        asked.append(to_act(table))
    assert asked == [BEN, CLEO, ANN, BEN, CLEO]


@rule("PF-43")
def test_a_raise_is_a_hundred_more() -> None:
    table = after(three(), "jester, raise, raise, raise")
    (decision,) = table.waiting
    assert isinstance(decision, RaiseOrPass)
    assert [bid.florins for bid in decision.auction.bids] == [200, 300, 400, 500]


@rule("PF-44")
def test_who_has_passed_is_out_for_this_object_alone() -> None:
    table = after(four(), "jester, pass, raise, raise, pass, pass")
    assert to_act(table) == ANN
    later = after(table, "builder, raise")
    assert later.players[BEN].bidding


@rule("PF-45")
def test_a_fourth_builder_cannot_be_bid_for() -> None:
    table = after(three(player(), player(builders=3), player()), "builder")
    assert to_act(table) == CLEO


@rule("PF-45")
def test_a_seventh_jester_may_be_had() -> None:
    assert "jester" in offers(three(player(jesters=6), player(), player()))


@rule("PF-46")
@pytest.mark.parametrize(
    ("money", "points", "asked"), [(300, 0, True), (200, 1, True), (200, 0, False), (0, 3, True)]
)
def test_nobody_bids_more_than_their_resources(money: int, points: int, asked: bool) -> None:
    table = after(three(player(), player(money, points), player()), "jester")
    assert (to_act(table) == BEN) is asked


@rule("PF-46")
def test_bids_stop_where_the_resources_of_all_but_one_do() -> None:
    table = after(
        three(player(), player(500), player(300, 2)), "jester, raise, raise-selling, raise"
    )
    assert told(table, Bought) == [Bought(seat=ANN, lot=Lot.JESTER, price=500)]


@rule("PF-47")
def test_who_cannot_raise_passes_without_being_asked() -> None:
    table = after(three(player(), player(200), player(200)), "jester")
    poor = [Passed(seat=seat, able=False, money=False) for seat in (BEN, CLEO)]
    assert told(table, Passed) == poor
    assert table.players[ANN].lot is Lot.JESTER


@rule("PF-45", "PF-47")
def test_whoever_may_have_no_more_builders_is_said_to_lack_no_money() -> None:
    table = after(three(player(), player(builders=3), player(200)), "builder")
    assert told(table, Passed) == [
        Passed(seat=BEN, able=False),
        Passed(seat=CLEO, able=False, money=False),
    ]


@rule("PF-48")
def test_the_winner_alone_pays() -> None:
    table = after(three(), "jester, raise, raise, pass, raise, pass")
    assert [player.money for player in table.players] == [3500, 3000, 3500]
    assert told(table, Bought) == [Bought(seat=BEN, lot=Lot.JESTER, price=500)]


@rule("PF-49")
def test_prestige_that_comes_with_an_object_does_not_help_to_pay() -> None:
    table = three(player(200, 0, builders=1), player(), player())
    assert to_act(after(table, "builder, raise, pass")) == ANN
    second = after(table, "builder, pass, pass")
    assert (second.players[ANN].money, second.players[ANN].points) == (0, 3)


@rule("PF-49")
def test_a_landscape_is_laid_before_the_next_auction() -> None:
    table = after(three(), "lake, pass, pass")
    assert to_act(table) == ANN
    assert isinstance(after(table, "1a 1").waiting[0], ChooseObject)


@rule("PF-50")
def test_a_chooser_who_did_not_win_chooses_again() -> None:
    table = after(three(), "jester, raise, pass, pass")
    assert (to_act(table), {*offers(table)}) == (ANN, (LOTS - {"jester"}) | {"decline"})


@rule("PF-51")
def test_after_a_chooser_who_won_the_next_one_chooses() -> None:
    assert to_act(after(three(), "jester, pass, pass")) == BEN


@rule("PF-51")
def test_after_a_chooser_who_declined_the_next_one_chooses() -> None:
    assert to_act(after(three(), "decline")) == BEN


@rule("PF-54")
def test_in_the_next_round_every_type_may_be_chosen_again() -> None:
    table = after(three(), "jester, pass, pass, builder, pass, nothing, end, end, end")
    assert (table.round, {*offers(table)}) == (2, LOTS | {"decline"})


@rule("PF-55")
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_jesters_and_prestige_cards_last_to_the_end(seats: int) -> None:
    for seed in range(3):
        *_, last = moments(GAME, seats, seed=seed)
        sold = [moment.after for moment in moments(GAME, seats, seed=seed)]
        assert min(table.jesters for table in sold) >= 0
        assert len(last.after.prestige) >= 14 - 7


@rule("PF-200")
@pytest.mark.parametrize("seats", GAME.rules.seats)
def test_auctions_are_bounded_by_the_money_of_the_second_richest(seats: int) -> None:
    for moment in moments(GAME, seats, seed=seats):
        match moment.after.agenda[-1:]:
            case [RaiseOrPass(auction=auction)]:
                _, second, *_ = sorted(
                    (player.resources for player in moment.after.players if player.bidding),
                    reverse=True,
                )
                assert len(auction.bids) - 1 <= second // 100
                assert len(auction.passed) < seats
        assert len(moment.after.auctioned) <= seats


@rule("PF-X05")
def test_who_chooses_next() -> None:
    table = after(four(), "lake, raise, pass, pass, pass, 1a 1")
    assert (to_act(table), len({*offers(table)} - {"decline"})) == (ANN, 6)
    assert to_act(after(table, "jester, pass, pass")) == CLEO


@rule("PF-T09", "PF-42", "PF-48", "PF-50", "PF-51", "PF-52")
def test_an_auction_phase_with_money() -> None:
    jester = after(four(), "jester, raise, raise, pass, raise, pass, raise, raise, pass")
    assert ([player.money for player in jester.players], to_act(jester)) == (
        [2800, 3500, 3500, 3500],
        BEN,
    )
    builder = after(jester, "builder, pass, raise, raise, pass")
    assert (builder.players[BEN].money, builder.players[BEN].points, to_act(builder)) == (
        3100,
        0,
        CLEO,
    )
    forest = after(builder, "forest, raise, pass, d 1")
    assert (forest.players[DAN].money, to_act(forest)) == (3200, CLEO)
    assert isinstance(forest.waiting[0], LastPurchase)
    last = after(forest, "recruiting")
    assert (last.players[CLEO].money, {lot.value for lot in last.auctioned}) == (
        3300,
        {"jester", "builder", "forest", "recruiting"},
    )


@rule("PF-T17")
def test_a_builder_for_whoever_has_two() -> None:
    table = three(player(builders=3), player(builders=2), player(), first=CLEO)
    opened = after(table, "builder")
    assert to_act(opened) == BEN
    ben = after(opened, "raise, pass").players[BEN]
    assert (ben.builders, ben.points, ben.building_price) == (3, 3, 0)


@rule("PF-T18")
def test_declining_costs_nothing() -> None:
    table = after(three(), "decline")
    assert (to_act(table), table.players[ANN].money) == (BEN, 3500)
    won = after(table, "park, pass, 1a 1")
    assert (won.players[BEN].lot, to_act(won)) == (Lot.PARK, CLEO)
    assert isinstance(won.waiting[0], LastPurchase)
    assert {notation.split()[0] for notation in offers(won)} == (LOTS - {"park"}) | {"nothing"}


def test_a_raise_without_agreement_to_sell_names_what_it_would_cost() -> None:
    table = after(three(player(), player(0, 5), player()), "jester")
    assert refusal(table, Raise()) == "refuse-short"
    assert refused_because(table, Raise())["n"] == 3
    assert refusal(after(three(), "jester"), Raise(sell=True)) == "refuse-needless"


def test_the_leader_is_not_asked_to_pass() -> None:
    table = after(three(), "jester")
    assert refusal(table, Pass(), ANN) == "engine-not-your-turn"
