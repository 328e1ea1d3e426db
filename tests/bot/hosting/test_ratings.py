"""Who is rated, and how: people against people, and nobody for what is not their doing."""

from dataclasses import replace

from bot.hosting.ratings import records
from bot.store import ResultRow, TableId, UserId
from games.engine import Seat

ANN, THEO, MEI = map(UserId, (1, 2, 3))


def game(
    table: int, *places: tuple[UserId | None, int], uncounted: UserId | None = None
) -> list[ResultRow]:
    return [
        ResultRow(
            table=TableId(table),
            seat=Seat(number),
            user=user,
            name=f"somebody {user}",
            place=place,
            counts=user not in {None, uncounted},
            guild=1,
            game="pebbles",
            at=table,
        )
        for number, (user, place) in enumerate(places)
    ]


def rating(results: list[ResultRow], user: UserId) -> int | None:
    return next(record.rating for record in records(results) if record.user == user)


def test_who_wins_is_rated_higher_than_who_loses() -> None:
    assert [record.user for record in records(game(1, (ANN, 2), (THEO, 1)))] == [THEO, ANN]


def test_two_who_share_a_place_are_rated_alike() -> None:
    played = game(1, (ANN, 1), (THEO, 1))
    assert rating(played, ANN) == rating(played, THEO)


def test_nobody_is_rated_for_playing_against_automas() -> None:
    (record,) = records(game(1, (ANN, 1), (None, 2)))
    assert (record.rating, record.played, record.won) == (None, 1, 1)


def test_automas_among_people_change_nothing() -> None:
    with_automas = game(1, (ANN, 2), (None, 1), (THEO, 4), (None, 3))
    assert rating(with_automas, ANN) == rating(game(1, (ANN, 1), (THEO, 2)), ANN)


def test_whoever_took_a_seat_over_is_not_rated_for_that_game() -> None:
    played = game(1, (ANN, 1), (THEO, 2), (MEI, 3), uncounted=MEI)
    assert rating(played, MEI) is None
    assert rating(played, THEO) == rating(game(1, (ANN, 1), (THEO, 2)), THEO)


def test_whoever_is_unrated_comes_after_all_who_are() -> None:
    played = [*game(1, (MEI, 1), (None, 2)), *game(2, (ANN, 1), (THEO, 2))]
    assert [record.user for record in records(played)] == [ANN, THEO, MEI]


def test_somebody_is_called_as_they_were_last_called_by_name() -> None:
    left = [replace(result, name="") for result in game(2, (ANN, 1), (THEO, 2))]
    assert {record.name for record in records([*game(1, (ANN, 1), (THEO, 2)), *left])} == {
        "somebody 1",
        "somebody 2",
    }
