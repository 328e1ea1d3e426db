"""One person's figures: streaks, best scores, and who comes first of two who meet."""

from dataclasses import replace
from fractions import Fraction

from bot.hosting.profiles import Hinted, profile_of
from bot.store import ResultRow
from tests.bot.hosting.test_ratings import ANN, MEI, THEO, game


def scored(rows: list[ResultRow], *points: float) -> list[ResultRow]:
    """The same results with scores, of which less is better."""
    return [replace(row, points=n, merit=(-round(n),)) for row, n in zip(rows, points, strict=True)]


def test_nobody_has_a_profile_without_a_finished_game() -> None:
    assert profile_of(game(1, (ANN, 1), (THEO, 2)), MEI) is None


def test_a_streak_ends_with_the_first_game_that_is_not_won() -> None:
    rows = [row for n, place in enumerate((1, 1, 1, 2, 1)) for row in game(n, (ANN, place))]
    found = profile_of(rows, ANN)
    assert found is not None
    assert (found.streak, found.longest) == (1, 3)


def test_hints_are_counted_where_they_are_known() -> None:
    hints = (None, 0, 2, 1)
    rows = [replace(row, hints=n) for at, n in enumerate(hints) for row in game(at, (ANN, 1))]
    found = profile_of(rows, ANN)
    assert found is not None
    assert found.hinted == Hinted(hints=3, games=2, known=3)


def test_the_rating_over_time_ends_with_the_rating() -> None:
    rows = [*game(1, (ANN, 1), (THEO, 2)), *game(2, (ANN, 2), (THEO, 1)), *game(3, (ANN, 1))]
    found = profile_of(rows, ANN)
    assert found is not None
    assert len(found.whole.record.ratings) == 2
    assert found.whole.record.ratings[-1] == found.whole.record.rating
    assert found.whole.record.played == 3


def test_those_met_most_come_first_and_whoever_is_forgotten_is_nobody() -> None:
    rows = [
        *game(1, (ANN, 1), (THEO, 2), (None, 3)),
        *game(2, (ANN, 2), (THEO, 2), (MEI, 1)),
        *game(3, (ANN, 2), (MEI, 1), uncounted=MEI),
        *game(4, (ANN, 2), (THEO, 1)),
    ]
    found = profile_of(rows, ANN)
    assert found is not None
    assert [(met.user, met.ahead, met.level, met.behind) for met in found.met] == [
        (THEO, 1, 1, 1),
        (MEI, 0, 0, 1),
    ]


def test_the_best_score_is_the_one_that_passes_most_of_the_others_in_its_game() -> None:
    pebbles = scored(game(1, (ANN, 1), (THEO, 2)), 7, 9) + scored(game(2, (ANN, 1)), 8)
    marbles = [
        replace(row, game="marbles") for row in scored(game(3, (ANN, 2), (THEO, 1)), 100, 50)
    ]
    found = profile_of([*pebbles, *marbles], ANN)
    assert found is not None
    assert found.best == found.bests["pebbles"]
    assert (found.best.points, found.best.passed, found.best.unequalled) == (7, Fraction(1), True)
    assert (found.bests["marbles"].points, found.bests["marbles"].unequalled) == (100, False)


def test_a_score_without_others_is_no_record() -> None:
    found = profile_of(scored(game(1, (ANN, 1)), 7), ANN)
    assert found is not None
    assert found.best is not None
    assert not found.best.unequalled


def test_a_score_that_did_not_count_is_not_the_best() -> None:
    ruin, modest = scored(game(1, (ANN, 2), (THEO, 1)), 46, 12), scored(game(2, (ANN, 1)), 9)
    kept_once = [replace(ruin[0], merit=(0,)), ruin[1]]
    found = profile_of([*kept_once, *modest], ANN)
    assert found is not None
    assert found.best is not None
    assert found.best.points == 9
    alone = profile_of(kept_once, ANN)
    assert alone is not None
    assert not alone.bests


def test_the_typical_score_is_the_one_in_the_middle_of_those_that_counted() -> None:
    rows = [
        row for n, points in enumerate((9, 46, 7, 8)) for row in scored(game(n, (ANN, 1)), points)
    ]
    rows[1] = replace(rows[1], merit=(0,))
    found = profile_of(rows, ANN)
    assert found is not None
    assert found.best is not None
    assert (found.best.points, found.best.typical) == (7, 8)
    alone = profile_of(rows[:1], ANN)
    assert alone is not None
    assert alone.best is not None
    assert alone.best.typical is None


def test_honours_are_those_of_the_person_and_counted_by_game() -> None:
    rows = [
        replace(row, honours=honours)
        for row, honours in zip(
            [*game(1, (ANN, 1), (THEO, 2)), *game(2, (ANN, 1), (None, 2)), *game(3, (ANN, 2))],
            [("tie", "high"), ("early",), ("tie",), ("debt",), None],
            strict=True,
        )
    ]
    found = profile_of(rows, ANN)
    assert found is not None
    (honours,) = found.honours.values()
    assert honours == ["tie", "high", "tie"]
