"""What a game begins with."""

from collections import Counter

import pytest

from games.last_will.catalogue import MAIN_DECKS, Card, Deck, Estate
from games.last_will.events import Inherited
from games.last_will.table import LastWillTable
from tests.games.last_will.outcomes import begun, deck, do, kept, money, news
from tests.games.last_will.scenes import market, player, turn
from tests.games.last_will.tables import ANN
from tests.rule import rule

SEEDS = range(30)


def every(table: LastWillTable) -> list[Card]:
    """All cards of a game that has just begun, but for the jokers beside the offer."""
    held = [one for somebody in table.players for one in somebody.hand]
    offered = [slot.card for slot in table.offer if slot.card]
    return [*held, *offered, *(one for pile in table.decks.values() for one in pile)]


@rule("LW-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    assert len(begun(seats).players) == seats


@rule("LW-01")
def test_play_goes_clockwise() -> None:
    assert [*begun(3).clockwise(ANN)] == [0, 1, 2]


@rule("LW-02", "LW-03")
@pytest.mark.parametrize(
    ("seats", "slots", "plans"),
    [
        (2, "a1 a2 a3 b c d e", 6),
        (3, "a1 a2 a3 b c d e s", 6),
        (4, "a b c d e f g h", 8),
        (5, "a b c d e f g h s", 8),
    ],
)
def test_the_boards_depend_on_the_number_of_players(seats: int, slots: str, plans: int) -> None:
    table = begun(seats)
    assert ([offered.slot for offered in table.offer], len(table.plans)) == (slots.split(), plans)


@rule("LW-04")
def test_the_first_round_is_round_one() -> None:
    assert begun().round == 1


@rule("LW-05")
def test_each_modifier_may_lie_under_each_type_of_property() -> None:
    markets = [begun(2, seed).modifiers for seed in SEEDS]
    assert all({market[estate] for market in markets} == {-3, -2, 1, 3} for estate in Estate)


@rule("LW-06")
def test_all_four_modifiers_are_on_the_market() -> None:
    assert all(sorted(begun(2, seed).modifiers.values()) == [-3, -2, 1, 3] for seed in SEEDS)


@rule("LW-07")
def test_the_decks_are_shuffled_and_the_discard_piles_empty() -> None:
    assert all(
        len({str(deck(begun(2, seed), one)) for seed in SEEDS}) == len(SEEDS) for one in MAIN_DECKS
    )
    assert not any(begun(2).piles[one] for one in MAIN_DECKS)


@rule("LW-08")
@pytest.mark.parametrize(
    ("one", "cards"),
    [(Deck.EVENT, 31), (Deck.HELPER_EXPENSE, 39), (Deck.PROPERTY, 24), (Deck.COMPANION, 20)],
)
def test_each_main_deck_has_its_cards(one: Deck, cards: int) -> None:
    assert len([card for card in every(begun(5)) if card.deck is one]) == cards


@rule("LW-08")
def test_property_and_companions_are_mixed_as_printed() -> None:
    titles = Counter(
        card.title for card in every(begun(5)) if card.deck in (Deck.PROPERTY, Deck.COMPANION)
    )
    assert titles == {
        "mansion": 5,
        "town_house": 4,
        "manor_house": 4,
        "farm": 11,
        "chef": 5,
        "guest": 5,
        "dog": 5,
        "horse": 5,
    }


@rule("LW-09", "LW-10", "LW-27")
def test_special_cards_come_by_their_crowns() -> None:
    table = begun(2)
    offered = [card for slot in table.offer if (card := slot.card) and card.deck is Deck.SPECIAL]
    drawn = [*offered, *reversed(table.decks[Deck.SPECIAL])]
    assert [card.crowns for card in drawn] == [1] * 6 + [2] * 5 + [3] * 6


@rule("LW-09")
def test_special_cards_of_the_same_crowns_are_shuffled() -> None:
    assert len({str(deck(begun(2, seed), Deck.SPECIAL)) for seed in SEEDS}) > 1


@rule("LW-11", "LW-12")
def test_the_two_jokers_are_in_the_offer_or_beside_it() -> None:
    table = begun(2)
    offered = [slot.card for slot in table.offer if slot.card and slot.card.deck is Deck.JOKER]
    assert (len(offered), table.jokers) == (1, 1)
    assert not any(card.deck is Deck.JOKER for one in table.decks.values() for card in one)


@rule("LW-13")
def test_everybody_starts_with_seventy_pounds() -> None:
    assert [player.money for player in begun(5).players] == [70] * 5


@rule("LW-14", "LW-15")
def test_a_will_may_name_another_sum_for_all() -> None:
    tables = [begun(2, seed, sum="will") for seed in range(60)]
    assert {player.money for table in tables for player in table.players} == {
        70,
        80,
        90,
        100,
        110,
        120,
        130,
    }
    assert all(len({player.money for player in table.players}) == 1 for table in tables)


@rule("LW-14")
def test_the_sum_is_told_to_all() -> None:
    (event,) = news(begun(2, sum="will"), Inherited)
    assert (event.to, event.will) == (None, True)


@rule("LW-16")
@pytest.mark.parametrize("seats", [2, 5])
def test_players_start_without_plan_or_actions(seats: int) -> None:
    assert {(player.plan, player.actions) for player in begun(seats).players} == {(None, 0)}


@rule("LW-17")
def test_a_board_starts_with_five_spaces_and_no_cards() -> None:
    assert {(player.spaces, len(player.board)) for player in begun(3).players} == {(5, 0)}


@rule("LW-18")
def test_everybody_is_dealt_three_properties_and_three_helpers_or_expenses() -> None:
    dealt = [Counter(card.deck for card in player.hand) for player in begun(5).players]
    assert dealt == [{Deck.PROPERTY: 3, Deck.HELPER_EXPENSE: 3}] * 5


@rule("LW-19")
def test_anybody_may_be_first_player() -> None:
    assert {begun(5, seed).first for seed in SEEDS} == {0, 1, 2, 3, 4}


@rule("LW-20")
def test_money_does_not_run_out() -> None:
    table = turn(player(1000, board="farm_05"), actions=1, market=market(farm=3))
    assert money(do(table, "sell", "farm_05")) == 1028


@rule("LW-21")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_twelve_extensions(seats: int) -> None:
    assert begun(seats).extensions == 12


@rule("LW-18", "LW-33")
def test_the_cards_dealt_are_held_until_two_are_kept() -> None:
    table = begun(4)
    assert [len(player.hand) for player in table.players] == [6] * 4
    assert [len(player.hand) for player in kept(table).players] == [2] * 4
