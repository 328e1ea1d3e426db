"""The arena counts fairly, gives the same results for the same seeds, and fits what it says."""

from __future__ import annotations

import math

import pytest

from games.chance import Chance
from games.package import AnyGame
from tests.arena.__main__ import GOALS, Line, lines
from tests.arena.fit import WEIGHED, Sample, estimate_of, fitted, samples
from tests.arena.matches import Share, elo, match
from tests.arena.players import BASELINES, contender
from tests.library import GAMES

BY_KEY = {game.key: game for game in GAMES}


def test_an_interval_holds_the_share_and_narrows_with_the_games() -> None:
    low, high = Share(6, 40).interval
    assert (round(low, 2), round(high, 2)) == (0.07, 0.29)
    wide, narrow = Share(15, 20).interval, Share(150, 200).interval
    assert wide[0] < narrow[0] < 0.75 < narrow[1] < wide[1]


def test_elo_is_nothing_for_a_fair_share_and_grows_with_victories() -> None:
    assert elo(Share(25, 100), 0.25) == pytest.approx(0)
    assert elo(Share(75, 100), 0.5) == pytest.approx(400 * math.log10(3))
    assert elo(Share(0, 1), 0.25) < 0 < elo(Share(1, 1), 0.25) < elo(Share(20, 20), 0.25) < math.inf


@pytest.mark.parametrize("key", BASELINES)
def test_a_baseline_plays_whole_games_and_beats_chance(key: str) -> None:
    game = BY_KEY[key]
    seats = min(game.rules.seats)
    share = match(game, contender("baseline", game), contender("random", game), seats, 4 * seats)
    assert share.mean > 1 / seats


def test_the_same_seeds_give_the_same_results() -> None:
    game = BY_KEY["splendor"]
    results = [
        match(game, contender("habits", game), contender("baseline", game), 2, 10) for _ in range(2)
    ]
    assert results[0] == results[1]


def test_habits_alone_stand_up_to_a_greedy_buyer() -> None:
    for key in ("splendor", "splendor-duel"):
        game = BY_KEY[key]
        share = match(game, contender("habits", game), contender("baseline", game), 2, 24)
        assert share.mean > 0.35


def test_every_game_and_number_of_players_with_a_goal_has_its_lines() -> None:
    found = {(line.game.key, line.seats) for line in lines()}
    assert found == set(GOALS)
    assert all(seats in BY_KEY[key].rules.seats for key, seats in GOALS)


def test_the_short_form_wastes_no_time_on_moves_at_random() -> None:
    assert all(line.goal is not None for line in lines(short=True))


def test_a_line_is_decided_when_its_goal_is_out_of_the_interval() -> None:
    game = BY_KEY["splendor"]
    line = Line(game, 2, contender("habits", game), contender("random", game), 0.5)
    verdicts = []
    for won in (40, 22, 5):
        line.won, line.games = won, 40
        verdicts.append(line.decided)
    assert verdicts == [True, False, True]
    line.go_on(1)
    assert line.games == 41
    assert str(line).startswith("| splendor, 2 | habits | random |")


@pytest.mark.parametrize("game", WEIGHED, ids=lambda game: game.key)
def test_a_fit_is_the_same_for_the_same_seed(game: AnyGame) -> None:
    seats = min(game.rules.seats)
    found = list(samples(game, seats, 1, 5))
    assert found
    assert found == list(samples(game, seats, 1, 5))
    begun = [0.0] * 2 * len(estimate_of(game).FIGURES)
    assert fitted(found, begun, Chance(1)) == fitted(found, begun, Chance(1))


def test_a_fit_finds_which_figure_decides() -> None:
    chance, found = Chance(3), list[Sample]()
    for _ in range(300):
        one, other = chance.below(10), chance.below(10)
        noise = ((float(one), float(chance.below(10))), (float(other), float(chance.below(10))))
        found.append(Sample(noise, 0.5, (float(one > other), float(other >= one))))
    weights, loss = fitted(found, [0.0] * 4, chance)
    assert loss < 0.4
    assert min(weights[0], weights[2]) > 5 * max(abs(weights[1]), abs(weights[3]))
