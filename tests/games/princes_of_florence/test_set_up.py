"""How a game begins."""

from collections import Counter

import pytest

from games.chance import Chance
from games.draft import draft
from games.engine import begin
from games.princes_of_florence import GAME
from games.princes_of_florence.catalogue import BONUSES, PRESTIGE, PROFESSIONS, Freedom
from games.princes_of_florence.events import Dealt, Phase, Returned
from games.princes_of_florence.rules.course import ReturnOne
from games.princes_of_florence.table import PrincesTable
from tests.games.moves import answered, offers, refusal
from tests.games.princes_of_florence.tables import ANN, BEN, CLEO
from tests.rule import rule


def dealt(seats: int = 3, seed: int = 1, **wishes: str) -> PrincesTable:
    chosen = GAME.rules.chosen((key.replace("_", "-"), option) for key, option in wishes.items())
    return begin(GAME.rules.set_up(seats, Chance(seed), chosen)).table


def returned(table: PrincesTable) -> PrincesTable:
    """The table after everybody returned the first of the professions dealt."""
    return answered(
        table,
        {
            decision.seat: next(iter(offers(table, seat=decision.seat)))
            for decision in table.waiting
        },
    )


@rule("PF-21")
def test_any_player_may_start() -> None:
    assert {dealt(seed=seed).first for seed in range(60)} == {ANN, BEN, CLEO}


@rule("PF-21", "PF-171")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_table_may_name_who_starts(number: int) -> None:
    assert {dealt(seed=seed, starter=str(number)).first for seed in range(9)} == {number - 1}


@rule("PF-171")
def test_a_starter_who_is_not_there_is_drawn_by_lot() -> None:
    assert {dealt(seed=seed, starter="5").first for seed in range(60)} == {ANN, BEN, CLEO}


@rule("PF-22")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_begins_with_money_and_without_prestige(seats: int) -> None:
    assert [(player.money, player.points) for player in dealt(seats).players] == [(3500, 0)] * seats


@rule("PF-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_professions_are_dealt_and_three_kept(seats: int) -> None:
    table = dealt(seats)
    assert {len(player.professions) for player in table.players} == {4}
    assert {len(player.professions) for player in returned(table).players} == {3}


@rule("PF-23")
def test_each_of_the_four_may_be_returned() -> None:
    table = dealt()
    assert [*offers(table, seat=BEN)] == [card.id for card in table.players[BEN].professions]


@rule("PF-23")
def test_only_what_was_dealt_can_be_returned() -> None:
    table = dealt()
    foreign = next(iter(offers(table, seat=BEN).values()))
    assert refusal(table, foreign, ANN) == "refuse-return"


@rule("PF-23")
def test_everybody_is_told_the_own_cards_alone() -> None:
    table = dealt()
    told = [event for event in table.last if isinstance(event, Dealt)]
    assert [(event.to, event.cards) for event in told] == [
        (seat, tuple(player.professions)) for seat, player in enumerate(table.players)
    ]


@rule("PF-24")
@pytest.mark.parametrize("first", [ANN, BEN, CLEO])
def test_professions_are_returned_in_any_order(first: int) -> None:
    table = dealt()
    assert [type(decision) for decision in table.waiting] == [ReturnOne] * 3
    others = [decision.seat for decision in table.waiting if decision.seat != first]
    after = answered(
        table,
        {table.waiting[first].seat: next(iter(offers(table, seat=table.waiting[first].seat)))},
    )
    assert [decision.seat for decision in after.waiting] == others
    assert after.phase is Phase.SET_UP


@rule("PF-24")
def test_what_was_returned_is_told_to_its_owner_alone() -> None:
    table = answered(dealt(), {ANN: next(iter(offers(dealt(), seat=ANN)))})
    assert [
        (event.to, event.card is None) for event in table.last if isinstance(event, Returned)
    ] == [
        (None, True),
        (ANN, False),
    ]


@rule("PF-25")
@pytest.mark.parametrize(("seats", "left"), [(2, 15), (3, 12), (4, 9), (5, 6)])
def test_the_professions_returned_go_into_the_deck(seats: int, left: int) -> None:
    table = returned(dealt(seats))
    held = [card for player in table.players for card in player.professions]
    assert len(table.professions) == left
    assert Counter([*table.professions, *held]) == Counter(PROFESSIONS.values())


@rule("PF-25")
def test_the_professions_returned_may_lie_anywhere_in_the_deck() -> None:
    places = set()
    for seed in range(80):
        table = dealt(seed=seed)
        card = table.players[ANN].professions[0]
        places.add(returned(table).professions.index(card))
    assert places == set(range(12))


@rule("PF-26")
@pytest.mark.parametrize(("seats", "tiles"), [(3, 2), (4, 3), (5, 4)])
def test_there_is_one_tile_of_a_freedom_less_than_players(seats: int, tiles: int) -> None:
    assert dealt(seats).freedoms == dict.fromkeys(Freedom, tiles)


@rule("PF-27")
def test_prestige_and_bonus_cards_are_shuffled() -> None:
    tables = [dealt(seed=seed) for seed in range(9)]
    assert {frozenset(table.prestige) for table in tables} == {frozenset(PRESTIGE.values())}
    assert {frozenset(table.bonuses) for table in tables} == {frozenset(BONUSES.values())}
    assert len({(table.prestige[-1], table.bonuses[-1]) for table in tables}) > 3


@rule("PF-28")
def test_everything_else_is_the_same_for_three_four_and_five() -> None:
    tables = [dealt(seats) for seats in (3, 4, 5)]
    assert {(table.builders, table.jesters, table.recruiting) for table in tables} == {(6, 7, 5)}
    assert {tuple(table.buildings.values()) for table in tables} == {(3,) * 10}
    assert {tuple(table.landscapes.values()) for table in tables} == {(6,) * 3}


def test_the_first_round_begins_when_all_have_returned() -> None:
    table = returned(dealt())
    assert (table.round, table.phase, table.waiting[0].seat) == (1, Phase.AUCTIONS, table.first)
    assert draft(table) == table
