"""Reviews: the moments at which the chances of winning changed most."""

from __future__ import annotations

import pytest

from games.automa import choose_by_habit
from games.chance import Chance
from games.draft import draft
from games.engine import Seat, begin, play
from games.hints import hint
from games.levels import Level
from games.moves import Action
from games.package import AnyGame
from games.questions import answers
from games.reviews import (
    Judged,
    TurningPoint,
    brilliant,
    closer_look,
    costliest,
    doubtful,
    estimate,
    first_look,
    is_obvious,
    turning_points,
)
from tests.arena.players import at_random
from tests.each_game import each_game
from tests.library import GAMES, with_mind

BRIEF = Level("brief", iterations=10, seconds=1.0)
FEW = 4

BY_KEY = {game.key: game for game in GAMES}


def test_a_short_game_is_looked_at_move_by_move_and_a_long_one_at_even_distances() -> None:
    assert first_look(5) == [0, 1, 2, 3, 4]
    looks = first_look(321)
    assert (looks[0], looks[1], looks[-1], len(looks)) == (0, 10, 320, 33)


def test_a_closer_look_is_taken_where_most_changes() -> None:
    known = {0: 0.5, 3: 0.5, 6: 0.9, 9: 0.6, 12: 0.65, 15: 0.64}
    assert closer_look(known) == [4, 5, 7, 8, 10, 11]


def test_turning_points_are_the_greatest_changes_in_the_order_of_the_game() -> None:
    known = {0: 0.5, 1: 0.52, 2: 0.7, 5: 0.1, 6: 0.4, 7: 0.35, 8: 1.0}
    assert turning_points(known) == [
        TurningPoint(2, 0.52, 0.7),
        TurningPoint(6, 0.1, 0.4),
        TurningPoint(8, 0.35, 1.0),
    ]


@pytest.mark.parametrize("key", BY_KEY)
def test_an_estimate_looks_at_nothing_that_was_hidden(key: str) -> None:
    game = BY_KEY[key]
    table = begin(game.rules.laid_out(min(game.rules.seats), Chance(4), {})).table
    for luck in range(12):
        seat = table.waiting[0].seat
        after = play(table, seat, at_random(game, table, seat, Chance(luck))).table
        table = table if after.over else after
    one, other = (game.rules.scramble(table, Seat(0), Chance(seed)) for seed in (8, 9))
    assert one != other, "scramble deals nothing anew"
    # Whatever lies on the table, it is what is imagined that is played on.
    blind = with_mind(game, imagine=lambda _table, _seat, _chance: draft(one))
    assert estimate(blind, table, Seat(0), 1) == estimate(blind, other, Seat(0), 1)


def test_at_the_end_the_estimate_is_what_was_won() -> None:
    game = BY_KEY["high-society"]
    assert game.mind.habit is not None
    table = begin(game.rules.laid_out(3, Chance(5), {})).table
    while not table.over:
        action = game.mind.habit(table, table.waiting[0], Chance(1))
        assert action is not None
        table = play(table, table.waiting[0].seat, action).table
    chances = estimate(game, table, Seat(0), 1)
    assert sum(chances) == pytest.approx(1)
    winners = [found.seat for found in game.rules.standings(table) if found.place == 1]
    assert all((chance > 0) == (seat in winners) for seat, chance in enumerate(chances))


def judged(moment: int, best: float, played: float, second: float = 0.0) -> Judged:
    return Judged(moment, best, second or played, played, best == played)


def test_the_moves_that_cost_most_are_told_and_the_one_that_had_no_equal() -> None:
    moves = [judged(n, 0.5, 0.5 - n / 100) for n in range(1, 9)]
    moves += [judged(10, 0.6, 0.6, 0.45), judged(11, 0.6, 0.6, 0.4), judged(12, 0.6, 0.6, 0.55)]
    assert [move.moment for move in costliest(moves)] == [8, 7, 6]
    assert (shining := brilliant(moves)) is not None
    assert shining.moment == 11
    assert brilliant(moves[:8]) is None
    assert doubtful(moves) == [8, 7, 6, 5, 4, 11]
    # By two of a hundred games nobody is worse.
    assert [move.moment for move in moves if move.good] == [1, 2, 10, 11, 12]


@pytest.mark.parametrize("key", BY_KEY)
def test_a_move_that_was_played_is_compared_with_the_best(key: str) -> None:
    """Even one that nobody with sense would think about."""
    game = BY_KEY[key]
    table = begin(game.rules.laid_out(min(game.rules.seats), Chance(4), {})).table
    seat = table.waiting[0].seat
    for luck in range(FEW):
        decision = table.decision_of(seat)
        assert decision is not None
        played = at_random(game, table, seat, Chance(luck))
        found = hint(game, table, seat, Chance(1), lambda: 0.0, 1.0, BRIEF, played)
        assert found.played is not None
        assert found.played.action == played
        assert found.best.action == played or found.played.chance <= found.best.chance


@pytest.mark.parametrize("key", BY_KEY)
def test_a_move_is_judged_by_nothing_that_was_hidden(key: str) -> None:
    """At a table dealt anew a played move is worth the same."""
    game = BY_KEY[key]
    table = begin(game.rules.laid_out(min(game.rules.seats), Chance(4), {})).table
    seat = table.waiting[0].seat
    other = game.rules.scramble(table, seat, Chance(9))
    played = at_random(game, table, seat, Chance(2))
    blind = with_mind(game, imagine=lambda _table, _seat, _chance: draft(other))
    judgements = [
        hint(blind, one, seat, Chance(1), lambda: 0.0, 1.0, BRIEF, played) for one in (table, other)
    ]
    assert judgements[0] == judgements[1]


@each_game(having=lambda game: game.mind.habit)
def test_what_comes_to_mind_first_is_no_feat(game: AnyGame) -> None:
    table = begin(game.rules.laid_out(min(game.rules.seats), Chance(4), {})).table
    decision = table.waiting[0]
    usual = choose_by_habit(game, table, decision.seat, Chance(0))
    assert is_obvious(game, table, decision.seat, usual)
    others = (move for _, move in answers(decision.ask(table)) if move != usual)
    rare = next(move for move in others if isinstance(move, Action))
    assert not is_obvious(game, table, decision.seat, rare)
