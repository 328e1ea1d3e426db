"""How princes with some sense play: legally, within their means, and better than by doing just
anything.
"""

from itertools import count

import pytest

from games.automa import choose, stroll
from games.chance import Chance
from games.engine import Seat, begin, play
from games.hints import hint
from games.levels import Level
from games.moves import Action, Illegal
from games.princes_of_florence import GAME
from games.princes_of_florence.actions import (
    Build,
    DrawBonuses,
    EndTurn,
    KeepPrestige,
    Recruit,
    TakePay,
)
from games.princes_of_florence.catalogue import BUILDINGS, PROFESSIONS, Lot
from games.princes_of_florence.events import Sold, Worked, WorkValue
from games.princes_of_florence.figures import ROUNDS
from games.princes_of_florence.mind.candidates import consider
from games.princes_of_florence.mind.card_values import snug
from games.princes_of_florence.mind.habits import habit, limit, worth
from games.princes_of_florence.rules.cards import KeepOnePrestige
from games.princes_of_florence.rules.estates import fitting
from games.princes_of_florence.rules.turns import Turn, TurnGoesOn
from games.princes_of_florence.rules.works import Payday
from games.princes_of_florence.table import PrincesTable
from tests.games.princes_of_florence.tables import ANN, actions, auctions, player, prestige

SENSIBLE = Seat(0)
MODES = ("open", "sealed")
CLOSE = Level("close", iterations=100, seconds=1.0)


def laid_out(seed: int, seats: int = 3, mode: str = "open") -> PrincesTable:
    return begin(
        GAME.rules.set_up(seats, Chance(seed), GAME.rules.chosen([("auctions", mode)]))
    ).table


def course(seed: int, auctions: str, *sensible: Seat) -> list[PrincesTable]:
    """A game in which these have the habit and all others do just anything; the table after each
    move.
    """
    tables, chance = [laid_out(seed, 3, auctions)], Chance(seed)
    while not tables[-1].over:
        tables.append(moved(tables[-1], chance, *sensible))
    return tables


def moved(table: PrincesTable, chance: Chance, *sensible: Seat) -> PrincesTable:
    decision = table.waiting[0]
    action = habit(table, decision, chance) if decision.seat in sensible else None
    if action is not None:
        return play(table, decision.seat, action).table
    while True:
        move = stroll(decision.ask(table), chance)
        assert isinstance(move, Action)
        try:
            return play(table, decision.seat, move).table
        except Illegal:
            continue


@pytest.mark.parametrize("auctions", MODES)
def test_whoever_has_some_sense_beats_those_who_have_none(auctions: str) -> None:
    ends = [course(seed, auctions, SENSIBLE)[-1] for seed in range(20)]
    assert sum(GAME.rules.standings(table)[0].seat == SENSIBLE for table in ends) >= 15


def test_whoever_has_some_sense_sells_no_prestige() -> None:
    told = [event for table in course(1, "open", SENSIBLE) for event in table.last]
    assert not [event for event in told if isinstance(event, Sold) and event.seat == SENSIBLE]


def test_among_sensible_princes_works_are_completed() -> None:
    told = [event for table in course(1, "open", *map(Seat, range(3))) for event in table.last]
    assert sum(isinstance(event, Worked) for event in told) >= 6


def test_a_jester_is_worth_the_less_the_later_it_comes() -> None:
    tables = [table for table in course(2, "open") if table.round]
    worths = [worth(table, table.players[0], Lot.JESTER) for table in tables]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[-1]


@pytest.mark.parametrize("lot", Lot)
def test_nobody_with_some_sense_bids_all_the_money_in_the_first_round(lot: Lot) -> None:
    table = next(table for table in course(3, "open") if table.round)
    if lot in table.variant.lots:
        assert all(
            limit(table, SENSIBLE, lot, Chance(mind)) < table.players[0].money / 2
            for mind in range(100)
        )


def next_to_a_dramatist(**more: object) -> PrincesTable:
    """Ann's turn, with a recruiting card and all that the dramatist on Ben's table wishes for."""
    ann = player(recruiting=1, tiles="theater park", freedoms="religion")
    return actions(ann, player(works="painter dramatist"), player(), **more)


def usual(table: PrincesTable) -> Action | None:
    return habit(table, table.waiting[0], Chance(1))


def test_a_recruiting_card_is_used_on_what_makes_the_best_work() -> None:
    assert usual(next_to_a_dramatist()) == Recruit(PROFESSIONS["dramatist"])


def test_a_recruiting_card_is_used_after_the_last_action_too() -> None:
    table = next_to_a_dramatist()
    assert habit(table, Turn(SENSIBLE, left=0), Chance(1)) == Recruit(PROFESSIONS["dramatist"])


def test_nobody_with_some_sense_recruits_what_makes_no_work_any_more() -> None:
    table = next_to_a_dramatist(round=ROUNDS)
    assert habit(table, Turn(SENSIBLE, left=0), Chance(1)) == EndTurn()


def test_an_automa_thinks_of_using_a_recruiting_card() -> None:
    table = next_to_a_dramatist()
    assert isinstance(choose(GAME, table, SENSIBLE, Chance(1), count().__next__, 0), Recruit)


@pytest.mark.parametrize(("money", "action"), [(600, DrawBonuses()), (500, EndTurn())])
def test_a_bonus_card_is_bought_where_there_is_money_and_nothing_better(
    money: int, action: Action
) -> None:
    assert usual(actions(player(money, hand="dramatist poet"), player(), player())) == action


def kept(table: PrincesTable, drawn: str) -> set[str]:
    """Which of these prestige cards twenty princes would keep."""
    decision = KeepOnePrestige(ANN, tuple(prestige(drawn)))
    found = [habit(table, decision, Chance(mind)) for mind in range(20)]
    return {keep.card.id for keep in found if isinstance(keep, KeepPrestige)}


def test_the_sure_eight_points_are_kept() -> None:
    table = auctions(
        player(freedoms="travel opinion religion"), player(jesters=2), player(), round=6
    )
    assert kept(table, "most_jesters two_large_buildings all_freedoms most_lakes") == {
        "all_freedoms"
    }


def test_what_cannot_be_reached_any_more_is_not_kept() -> None:
    table = auctions(player(jesters=3), player(jesters=1), player(), round=ROUNDS)
    assert kept(table, "all_landscape_types most_jesters all_freedoms") == {"most_jesters"}


def points_taken(money: int, **more: int) -> set[int]:
    """How much of a pay of 2000 florins twenty princes would turn into prestige."""
    table = actions(player(money), player(), **more)
    table.then(Payday(ANN, WorkValue(4, 3, 3, 6, 4, ())))
    found = [habit(table, table.waiting[0], Chance(mind)) for mind in range(20)]
    return {pay.points for pay in found if isinstance(pay, TakePay)}


def test_pay_that_later_rounds_do_not_need_becomes_prestige() -> None:
    assert min(points_taken(1000, round=6)) >= 8
    assert min(points_taken(2000, round=5)) >= 8
    assert points_taken(1000, round=ROUNDS) == {10}
    assert points_taken(300, round=1) == {0}


def test_what_was_played_is_judged_beside_moves_that_a_search_passes_over() -> None:
    """Ten points win, and so do nine, which hardly anybody thinks of: that is no brilliance."""
    table = actions(player(0), player(0, points=8), round=ROUNDS)
    table.then(Payday(ANN, WorkValue(4, 3, 3, 6, 4, ())))
    found = hint(GAME, table, ANN, Chance(1), lambda: 0.0, 1.0, CLOSE, TakePay(10))
    assert found.best.action == TakePay(10)
    assert found.second is not None
    assert found.second.action == TakePay(9)
    assert found.second.chance > 0.9


def test_in_the_last_round_a_building_is_worth_its_700_florins() -> None:
    assert isinstance(usual(actions(player(900), player(), round=ROUNDS)), Build)


def test_a_building_that_lacks_a_little_is_paid_for_on_the_last_payday() -> None:
    table = actions(player(600), player(), round=ROUNDS)
    table.agenda.pop()
    table.then(TurnGoesOn(Turn(ANN, left=1)))
    table.then(Payday(ANN, WorkValue(4, 3, 3, 6, 4, ())))
    pays = {habit(table, table.waiting[0], Chance(mind)) for mind in range(5)}
    assert pays == {TakePay(9)}


def test_tiles_are_laid_where_they_leave_most_room() -> None:
    tower = BUILDINGS["tower"]
    snuggest = snug(tower, player().taken, player().built)
    everywhere = fitting(tower, player().taken, player().built)
    assert 0 < len(snuggest) < len(everywhere)


@pytest.mark.parametrize("mode", MODES)
def test_there_is_a_habit_for_every_decision(mode: str) -> None:
    table, chance = laid_out(2, 4, mode), Chance(3)
    while not table.over:
        decision = table.waiting[0]
        action = habit(table, decision, chance)
        assert action is not None, decision
        table = play(table, decision.seat, action).table


@pytest.mark.parametrize("seed", range(3))
def test_what_is_considered_is_legal_and_each_move_once(seed: int) -> None:
    table, chance = laid_out(seed, 3, MODES[seed % 2]), Chance(seed)
    while not table.over:
        decision = table.waiting[0]
        moves = consider(table, decision, chance)
        assert moves
        assert len({*moves}) == len(moves)
        for move in moves:
            play(table, decision.seat, move)
        table = play(table, decision.seat, moves[0]).table
