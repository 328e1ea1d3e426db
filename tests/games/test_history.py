"""How the scores went: in every game they lead from the beginning to the final standings."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from games.chance import Chance
from games.engine import Seat, Table
from games.high_society import GAME as HIGH_SOCIETY
from games.high_society.rules.standings import poorest
from games.high_society.table import HighSocietyTable
from games.history import BestMove, Turn, history
from games.package import AnyGame
from games.princes_of_florence import GAME as PRINCES
from games.rules import Scores
from games.splendor_duel import GAME as DUEL
from games.text import Name, Text
from tests.each_game import each_game
from tests.games.playing import finished
from tests.library import GAMES, with_rules


@each_game(having=lambda game: game.rules.scores)
def test_a_history_leads_from_the_first_score_to_the_last(game: AnyGame) -> None:
    first, turns = finished(game, max(game.rules.seats))
    found, last = history(game, first, turns), turns[-1].after
    assert game.rules.scores is not None
    assert found is not None
    assert found.rounds[0] == game.rules.scores(first).points
    assert found.rounds[-1] == game.rules.scores(last).points
    assert len(found.rounds) == game.rules.scores(last).round + 1
    assert found.best is not None
    assert found.best.gain > 0
    assert found.best.lines
    assert 1 <= found.best.round <= game.rules.scores(last).round


@each_game(having=lambda game: game.rules.scores)
def test_a_history_may_begin_in_the_middle(game: AnyGame) -> None:
    first, turns = finished(game, max(game.rules.seats))
    half = len(turns) // 2
    whole = history(game, first, turns)
    found = history(game, turns[half].after, turns[half + 1 :])
    assert whole is not None
    assert found is not None
    assert found.best is not None
    assert whole.first == 0
    assert 0 < found.first < found.best.round <= found.first + len(found.rounds)
    assert found.rounds[1:] == whole.rounds[found.first + 1 :]


@each_game(having=lambda game: game.rules.scores)
def test_the_last_scores_are_in_the_order_of_the_places(game: AnyGame) -> None:
    """But for whoever is out whatever the score, and for goals that are not points."""
    first, turns = finished(game, max(game.rules.seats))
    found = history(game, first, turns)
    assert found is not None
    sign = -1 if found.falls else 1
    ranked = [
        sign * found.rounds[-1][standing.seat]
        for standing in game.rules.standings(turns[-1].after)
        if standing.score.key in {"score", "points"}
    ]
    if game.key != "splendor-duel":
        assert ranked == sorted(ranked, reverse=True)
    assert len(ranked) > 1


def best_of_three(game: AnyGame, seed: int) -> tuple[BestMove, Table]:
    """The best move of a game of three, and the table at its end."""
    first, turns = finished(game, 3, seed)
    found = history(game, first, turns)
    assert found is not None
    assert found.best is not None
    return found.best, turns[-1].after


def test_what_is_chosen_after_a_purchase_belongs_to_the_move() -> None:
    """A card that brings a third crown, and the royal that comes with it, are one move."""
    first, turns = finished(DUEL, 2, 3)
    found = history(DUEL, first, turns)
    assert found is not None
    assert found.best is not None
    assert [line.key for line in found.best.lines] == ["bought", "took-royal"]
    scores: Any = DUEL.rules.scores
    points = [scores(table).points for table in (first, *(turn.after for turn in turns))]
    seat = found.best.seat
    alone = max(now[seat] - then[seat] for then, now in pairwise(points))
    assert found.best.gain > alone


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_told_of_the_best_buy_is_not_the_next_auction(seed: int) -> None:
    """Whoever has bought a card begins the next auction, and would be named in its news, too."""
    best, ended = best_of_three(HIGH_SOCIETY, seed)
    assert best.lines
    assert "turned-up" not in {line.key for line in best.lines}
    assert isinstance(ended, HighSocietyTable)
    assert best.seat not in poorest(ended)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_told_of_the_best_work_adds_up(seed: int) -> None:
    """The work is named, and the reward for the best of the round is told beside its pay."""
    best, _ = best_of_three(PRINCES, seed)
    told = [dict(line.args) for line in best.lines]
    points = [args["points"] for args in told if isinstance(args["points"], int)]
    assert sum(points) == best.gain
    assert "card" in told[0]
    assert "round-began" not in {line.key for line in best.lines}


@dataclass(slots=True, kw_only=True)
class Race(Table):
    """A table of which only the scores matter; it is over where nothing is planned."""

    scores: Scores


def after(round_: int, *points: int, settled: bool = False) -> Race:
    agenda: list[Any] = [] if settled else [None]
    scores = Scores(round_, points, settled=settled)
    return Race(chance=Chance(1), agenda=agenda, scores=scores)


def scores_of(table: Any) -> Scores:
    found: Scores = table.scores
    return found


RACE = with_rules(GAMES[0], scores=scores_of)
ANN, BEN = Seat(0), Seat(1)


def test_a_round_counts_once_it_is_over_and_the_end_counts_as_no_move() -> None:
    ran = Text("ran", who=Name(ANN))
    turns = [
        Turn(ANN, after(1, 3, 0), [Text("cheered"), ran]),
        Turn(BEN, after(2, 3, 1)),
        Turn(ANN, after(2, 4, 1)),
        Turn(BEN, after(2, 4, 20, settled=True)),
    ]
    found = history(RACE, after(1, 0, 0), turns)
    assert found is not None
    assert [*found.rounds] == [(0, 0), (3, 1), (4, 20)]
    assert found.best == BestMove(ANN, 1, 3, (ran,))


def test_a_move_that_ends_an_auction_for_another_is_told_of_the_other() -> None:
    won = Text("won", winner=Name(ANN))
    passed = Text("passed", who=Name(BEN))
    found = history(RACE, after(1, 0, 0), [Turn(BEN, after(2, 9, 0), [passed, won])])
    assert found is not None
    assert found.best == BestMove(ANN, 1, 9, (won,))


def test_a_game_without_scores_has_no_history() -> None:
    first, turns = finished(GAMES[0], 2)
    assert history(with_rules(GAMES[0], scores=None), first, turns) is None
