"""The last player of an auction phase, who bids against nobody."""

import pytest

from games.princes_of_florence.actions import Choose
from games.princes_of_florence.catalogue import Lot
from games.princes_of_florence.events import Declined, Phase
from games.princes_of_florence.rules.auctions import LastPurchase
from games.princes_of_florence.table import Player
from tests.games.moves import after, offers, refusal
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO, DAN, auctions, player, told
from tests.games.princes_of_florence.test_auctions import three
from tests.rule import rule


@rule("PF-52")
def test_the_last_player_takes_an_object_for_the_opening_price() -> None:
    table = after(three(), "jester, pass, pass, builder, pass")
    assert isinstance(table.waiting[0], LastPurchase)
    taken = after(table, "recruiting")
    assert (taken.players[CLEO].money, taken.players[CLEO].recruiting, taken.phase) == (
        3300,
        1,
        Phase.ACTIONS,
    )


@rule("PF-52")
def test_the_last_player_may_take_nothing() -> None:
    table = after(three(), "jester, pass, pass, builder, pass, nothing")
    assert (table.players[CLEO].money, table.players[CLEO].lot, table.phase) == (
        3500,
        None,
        Phase.ACTIONS,
    )


@rule("PF-53")
@pytest.mark.parametrize("poor", [player(100), player(0, 1)])
def test_a_last_player_who_can_take_nothing_ends_the_phase(poor: Player) -> None:
    table = after(three(player(), player(), poor), "jester, pass, builder")
    assert table.phase is Phase.ACTIONS
    assert told(table, Declined) == [Declined(seat=CLEO, able=False)]


@rule("PF-53")
def test_a_last_player_takes_only_what_anybody_may_take() -> None:
    table = after(three(player(), player(), player(builders=3)), "jester, pass, pass, decline")
    assert "builder" not in offers(table)
    assert refusal(table, Choose(Lot.BUILDER)) == "refuse-builders"


@rule("PF-X06")
def test_the_last_of_four() -> None:
    table = auctions(player(), player(), player(), player())
    table.auctioned = [Lot.LAKE, Lot.JESTER, Lot.BUILDER]
    table.players[ANN].bidding = table.players[BEN].bidding = table.players[CLEO].bidding = False
    table.agenda[-1] = LastPurchase(DAN)
    assert {notation.split()[0] for notation in offers(table)} == {
        "forest",
        "park",
        "prestige",
        "recruiting",
        "nothing",
    }
