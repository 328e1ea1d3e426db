"""How guests with some sense bid: legally, within reason, and better than by throwing notes about."""

import pytest

from games.automa import stroll
from games.chance import Chance
from games.engine import Action, Illegal, Seat, begin, play
from games.high_society import GAME
from games.high_society.catalogue import CARDS
from games.high_society.habits import habit, limit, worth
from games.high_society.rules import DiscardToThief
from games.high_society.table import HighSocietyTable


def laid_out(seed: int, seats: int = 4) -> HighSocietyTable:
    return begin(GAME.set_up(seats, Chance(seed), GAME.chosen())).table


def at_random(table: HighSocietyTable, seat: Seat, chance: Chance) -> HighSocietyTable:
    decision = table.decision_of(seat)
    assert decision is not None
    while True:
        move = stroll(decision.ask(table), chance)
        assert isinstance(move, Action)
        try:
            return play(table, seat, move).table
        except Illegal:
            continue


def by_habit(table: HighSocietyTable, seat: Seat, chance: Chance) -> HighSocietyTable:
    decision = table.decision_of(seat)
    assert decision is not None
    action = habit(table, decision, chance)
    return at_random(table, seat, chance) if action is None else play(table, seat, action).table


def winner(seed: int) -> Seat:
    """Who wins if the first guest has the habit and two others move at random."""
    table, chance = laid_out(seed, 3), Chance(seed)
    while not table.over:
        seat = table.waiting[0].seat
        table = (by_habit if seat == 0 else at_random)(table, seat, chance)
    return GAME.standings(table)[0].seat


def test_a_guest_with_some_sense_beats_those_who_have_none() -> None:
    assert sum(winner(seed) == 0 for seed in range(20)) >= 15


@pytest.mark.parametrize("seed", range(10))
def test_nobody_with_some_sense_spends_nearly_all_their_money_on_the_first_card(seed: int) -> None:
    table = laid_out(seed)
    assert all(limit(table, table.starter, Chance(mind)) < 70 for mind in range(200))


def test_a_card_worth_more_may_cost_more() -> None:
    table = laid_out(1)
    cards = sorted((card for card in table.deck if card.worth), key=lambda card: card.worth)
    worths = [worth(table, Seat(0), card) for card in cards]
    assert worths == sorted(worths)


def test_what_is_owed_to_the_thief_is_left_to_thought() -> None:
    table, chance = laid_out(1), Chance(5)
    table.players[0].cards = [CARDS[card] for card in ("luxury-4", "luxury-9", "thief")]
    assert habit(table, DiscardToThief(Seat(0)), chance) is None
