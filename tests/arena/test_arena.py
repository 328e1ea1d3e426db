"""The arena counts fairly, gives the same results for the same seeds, and fits what it says."""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from games.chance import Chance
from games.package import AnyGame
from tests.arena.__main__ import GOALS, NEAR, WRONG, Line, _next, lines, main
from tests.arena.fit import WEIGHED, Sample, estimate_of, fitted, samples
from tests.arena.matches import Share, elo, match
from tests.arena.players import BASELINES, contender
from tests.arena.running import Pairing, Played, Record
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
    found = {(line.pairing.game, line.pairing.seats) for line in lines()}
    assert found == set(GOALS)
    assert all(seats in BY_KEY[key].rules.seats for key, seats in GOALS)


def test_the_short_form_wastes_no_time_on_moves_at_random() -> None:
    assert all(line.goal is not None for line in lines(short=True))


def a_game(number: int, won: float, seed: int = 1) -> Played:
    pairing = Pairing("splendor", 2, "habits", "random")
    return Played(pairing, seed, number, won, 30, 0.3, 0.1, 0.5)


@pytest.mark.parametrize(
    ("won", "games", "verdict"),
    [(12, 12, "reached"), (40, 40, "reached"), (22, 40, "open"), (5, 40, "missed"), (0, 2, "open")],
)
def test_a_line_is_decided_by_a_sequential_test(won: int, games: int, verdict: str) -> None:
    line = Line(Pairing("splendor", 2, "habits", "random"), 0.5)
    line.played = [a_game(number, float(number < won)) for number in range(games)]
    assert line.verdict == verdict
    assert line.decided == (verdict != "open")
    assert str(line).startswith(f"| splendor, 2 | habits | random | {won} of {games} ")


def test_a_sequential_test_is_seldom_wrong_however_often_one_looks() -> None:
    """Of 200 heroes who win as often as wanted, and of as many who win clearly less."""
    wrong = Counter[str]()
    for verdict, share in (("missed", 0.5), ("reached", 0.5 / NEAR)):
        for seed in range(200):
            chance, line = Chance(seed), Line(Pairing("splendor", 2, "habits", "random"), 0.5)
            while not line.decided:
                won = float(chance.below(1000) < 1000 * share)
                line.played.append(a_game(len(line.played), won))
            wrong[verdict] += line.verdict == verdict
    assert max(wrong.values()) <= 2 * WRONG * 200


def test_a_record_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.jsonl"
    match_of = ["--match", "splendor", "2", "habits", "random", "--record", str(record)]
    main([*match_of, "--games", "4"])
    # Whoever wrote it was killed, and the second game had not come to its end.
    lines_of = record.read_bytes().splitlines(keepends=True)
    first = b"".join([lines_of[0], *lines_of[2:]]) + b'{"pairing"\n'
    record.write_bytes(first)
    main([*match_of, "--games", "6"])
    assert record.read_bytes().startswith(first)
    played_on = [*Record(record).read(1)]
    assert [one.number for one in played_on] == [0, 2, 3, 1, 4, 5]
    assert not [*Record(record).read(2)]
    assert " of 6 = " in capsys.readouterr().out
    # Whoever begins anew finds the same.
    main([*match_of[:-1], str(tmp_path / "other.jsonl"), "--games", "6"])
    again = [*Record(tmp_path / "other.jsonl").read(1)]
    by_number = {one.number: one.won for one in played_on}
    assert {one.number: one.won for one in again} == by_number


def test_two_jobs_play_the_games_of_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for jobs in ("1", "2"):
        record = tmp_path / jobs
        only = ["--only", "high-society", "3", "regular", "easy", "--games", "3"]
        main([*only, "--record", str(record), "--jobs", jobs])
        found.append({one.number: one.won for one in Record(record).read(1)})
    assert found[0] == found[1]
    assert len(found[0]) == 3
    assert capsys.readouterr().out.count("| high-society, 3 | regular | easy |") == 2


def test_no_game_begins_that_would_last_longer_than_there_is_time() -> None:
    long, short = (Line(Pairing("splendor", 2, name, "random"), 0.5) for name in ("easy", "habits"))
    long.played, short.played = [replace(a_game(0, 1), lasted=1e6)], [a_game(0, 1)]
    end = time.monotonic() + 1000
    assert _next([long, short], 9, end, decide=True) is short
    assert _next([long], 9, end, decide=True) is None
    assert _next([long], 9, None, decide=True) is long


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
