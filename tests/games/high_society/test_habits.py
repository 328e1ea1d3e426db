"""How guests with some sense bid: legally, within reason, and better than by throwing notes
about.
"""

import pytest

from games.automa import stroll
from games.chance import Chance
from games.engine import Seat, begin, play
from games.high_society import GAME
from games.high_society.actions import Discard, Pass, Raise, Submit
from games.high_society.catalogue import CARDS, RED_FRAMES
from games.high_society.mind.habits import consider, habit, limit, worth_of
from games.high_society.rules.auctions import DiscardToThief
from games.high_society.table import HighSocietyTable
from games.moves import Action, Illegal
from tests.games.high_society.tables import ANN, BEN, lay, player

HOPES = 10.0
"""Points that somebody hopes for from the auctions to come."""


def laid_out(seed: int, seats: int = 4) -> HighSocietyTable:
    return begin(GAME.rules.set_up(seats, Chance(seed), GAME.rules.chosen())).table


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
    return GAME.rules.standings(table)[0].seat


def test_a_guest_with_some_sense_beats_those_who_have_none() -> None:
    assert sum(winner(seed) == 0 for seed in range(20)) >= 15


@pytest.mark.parametrize("seed", range(10))
def test_nobody_with_some_sense_spends_nearly_all_their_money_on_the_first_card(seed: int) -> None:
    table = laid_out(seed)
    assert all(limit(table, table.starter, Chance(mind)) < 70 for mind in range(200))


def test_a_card_worth_more_may_cost_more() -> None:
    table = laid_out(1)
    cards = sorted((card for card in table.deck if card.worth), key=lambda card: card.worth)
    worths = [worth_of(table.players[0], card, HOPES) for card in cards]
    assert worths == sorted(worths)


def test_the_least_luxury_card_goes_to_the_thief() -> None:
    table, chance = laid_out(1), Chance(5)
    table.players[0].cards = [CARDS[card] for card in ("luxury-9", "luxury-4", "thief")]
    assert habit(table, DiscardToThief(Seat(0)), chance) == Discard(CARDS["luxury-4"])


def liked(table: HighSocietyTable) -> set[Action]:
    """What whoever must act may well do, as far as fifty guests would."""
    (decision,) = table.waiting
    found = {habit(table, decision, Chance(mind)) for mind in range(50)}
    return {action for action in found if action is not None}


def late(table: HighSocietyTable) -> HighSocietyTable:
    """The same, when the next card may end the game."""
    table.reds = RED_FRAMES - 1
    return table


def test_nobody_spends_the_last_money_while_poorest() -> None:
    """The next card may be the fourth red frame, and Ben has 10."""
    table = late(lay(player("2 8"), player("10"), player(), card="10"))
    assert liked(table) == {Pass()}


def test_what_is_above_the_poorest_may_be_spent() -> None:
    table = late(lay(player("2 8 15"), player("10"), player(), card="10"))
    calls = liked(table)
    assert calls != {Pass()}
    assert all(sum(call.cards) < 15 for call in calls if isinstance(call, Raise))


def test_a_bid_that_others_would_lose_is_not_theirs_any_more() -> None:
    """Ben and Cleo have bid against the thief; who takes it gets their own bid back."""
    table = late(lay(player("1 2 3"), player("2", bid="10"), player("3", bid="12"), card="thief"))
    assert limit(table, ANN, Chance(1)) <= 6 - 2 - 1


def test_nobody_raises_by_more_than_they_must() -> None:
    table = lay(player(), player(bid="3"), player(), card="10", turn=ANN)
    assert all(call == Raise(frozenset({4})) for call in liked(table) if isinstance(call, Raise))
    assert liked(table) != {Pass()}


def test_a_recognition_is_worth_more_to_whoever_has_luxuries() -> None:
    table = lay(player(won="9 8"), player(), player(), card="x1")
    ann, ben = (worth_of(table.players[seat], table.under_the_hammer, HOPES) for seat in (ANN, BEN))
    assert ann > 2 * ben


def test_nobody_pays_dearly_for_a_luxury_that_the_thief_takes() -> None:
    """The thief waits at Ann's and takes the ten as she takes it."""
    robbed, free = (
        lay(player(won=won), player(), player(), card="10") for won in ("thief", "arrest loss")
    )
    most = max(limit(robbed, ANN, Chance(mind)) for mind in range(50))
    assert most <= 2 < min(limit(free, ANN, Chance(mind)) for mind in range(50))


def test_a_thief_who_waits_makes_no_cheap_luxury_dearer() -> None:
    """It spares the later ones, so they are worth as much as without it."""
    robbed, free = (
        lay(player(won=won), player(), player(), card="2") for won in ("thief", "arrest loss")
    )
    bids = [sum(limit(table, ANN, Chance(mind)) for mind in range(50)) for table in (robbed, free)]
    assert bids[0] < bids[1] / 2


def test_a_sealed_limit_keeps_one_from_being_the_poorest_too() -> None:
    table = late(lay(player("2 8 10"), player("15"), player(), card="10", sealed=True))
    decision = table.decision_of(ANN)
    assert decision is not None
    limits = [habit(table, decision, Chance(mind)) for mind in range(30)]
    assert all(isinstance(bid, Submit) and bid.limit <= 20 - 15 - 1 for bid in limits)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_considered_is_legal_and_each_move_once(seed: int) -> None:
    table, chance = laid_out(seed, 3), Chance(seed)
    while not table.over:
        (decision,) = table.waiting
        moves = consider(table, decision, chance)
        assert moves
        assert len({*moves}) == len(moves)
        for move in moves:
            play(table, decision.seat, move)
        table = by_habit(table, decision.seat, chance)
