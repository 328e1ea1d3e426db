"""What a game tells about itself."""

import pytest

from games.engine import Seat
from games.rules import places
from tests.games.toy import TOY, BidFor, fresh
from tests.library import with_rules


def test_options_not_wished_for_are_the_first_of_their_choice() -> None:
    assert TOY.rules.chosen() == {"pace": "slow"}


def test_a_wish_is_granted() -> None:
    assert TOY.rules.chosen([("pace", "quick")]) == {"pace": "quick"}


@pytest.mark.parametrize("wish", [("pace", "brisk"), ("luck", "slow")])
def test_an_unknown_option_is_refused(wish: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match=f"{wish[0]}={wish[1]}"):
        TOY.rules.chosen([wish])


def test_an_order_is_asked_for_while_it_can_be_left() -> None:
    table = fresh()
    assert TOY.rules.ask_order(table, Seat(0)) == BidFor.ask(table, Seat(0))
    table.deck.clear()
    assert TOY.rules.ask_order(table, Seat(0)) is None


def test_a_game_without_orders_asks_for_none() -> None:
    assert with_rules(TOY, orders=()).rules.ask_order(fresh(), Seat(0)) is None


def test_equal_merits_share_a_place() -> None:
    assert places([(15, -12), (15, -11), (15, -11), (14, -9)]) == [3, 1, 1, 4]
