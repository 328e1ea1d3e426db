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
    Span,
    brilliant,
    calmed,
    costliest,
    decisive,
    doubtful,
    estimate,
    first_look,
    is_obvious,
    runs,
    turning_points,
    worsened,
)
from tests.arena.players import at_random
from tests.each_game import each_game
from tests.library import GAMES, with_mind

BRIEF = Level("brief", iterations=10, seconds=1.0)
FEW = 4

BY_KEY = {game.key: game for game in GAMES}


def test_a_short_game_is_looked_at_move_by_move_and_a_long_one_at_even_distances() -> None:
    assert [first_look(n) for n in (0, 1, 5)] == [[], [0], [0, 1, 2, 3, 4]]
    looks = first_look(321)
    assert (looks[0], looks[1], looks[-1], len(looks)) == (0, 10, 320, 33)


def test_turning_points_are_the_greatest_changes_in_the_order_of_the_game() -> None:
    spans = [
        Span(1, 2, 0.5, 0.52),
        Span(3, 4, 0.5, 0.7),
        Span(5, 6, 0.7, 0.3),
        Span(7, 8, 0.3, 0.42),
        Span(9, 9, 0.5, 1.0),
        Span(10, 12, 0.1, 0.9, doubt=0.85),
    ]
    assert [span.move for span in turning_points(spans)] == [3, 5, 9]


def test_what_others_did_in_a_row_lies_together_and_without_them_it_is_the_move_itself() -> None:
    movers = [Seat(seat) for seat in (0, 1, 1, 2, 0, 0, 1)]
    assert runs(movers, Span(1, 4, 0.5, 0.5)) == [(2, 3), (4, 4)]
    assert runs(movers, Span(5, 5, 0.5, 0.5)) == [(5, 5)]
    assert runs(movers, Span(6, 7, 0.5, 0.5)) == [(7, 7)]
    # Moves in which there was nothing to choose lie within.
    assert runs(movers, Span(1, 7, 0.5, 0.5)) == [(2, 3), (4, 4), (7, 7)]


def test_the_step_decides_that_changes_most_in_the_same_direction() -> None:
    assert decisive([0.5, 0.6, 0.2, 0.3], 0.1) == 0
    assert decisive([0.5, 0.6, 0.2, 0.3], -0.1) == 1


def test_a_curve_is_calm_where_thinking_is_in_doubt_and_jumps_where_it_is_not() -> None:
    def curve(doubt: float) -> list[float]:
        found = [(n, (chance, 1 - chance), doubt) for n, chance in enumerate((0.5, 0.8, 0.5, 0.8))]
        calm = calmed(found, {}, Seat(0))
        assert all(sum(chances) == pytest.approx(1) for chances in calm.values())
        return [chances[0] for chances in calm.values()]

    assert curve(0.0) == pytest.approx([0.5, 0.8, 0.5, 0.8])
    one, two, three, four = curve(0.04)
    assert one == 0.5
    assert max(two, three, four) < 0.7
    assert curve(0.04)[:2] == [one, two], "what comes later counts for nothing"


def test_what_a_move_has_surely_cost_is_lost_at_once() -> None:
    assert worsened((0.5, 0.3, 0.2), Seat(0), 0.4) == pytest.approx([0.1, 0.54, 0.36])
    assert worsened((0.1, 0.9), Seat(0), 0.3) == pytest.approx([0.0, 1.0])
    found = [(n, (chance, 1 - chance), 0.04) for n, chance in ((0, 0.6), (3, 0.2))]
    assert calmed(found, {0: 0.4}, Seat(0))[3] == pytest.approx((0.2, 0.8))


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
    # Nor by what luck in thinking may have brought.
    assert Judged(1, 0.5, 0.4, 0.4, found=False, doubt=0.11).good
    assert Judged(1, 0.5, 0.4, 0.4, found=False, doubt=0.09).cost == pytest.approx(0.1)


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
