"""Films: pictures one after the other, each long enough to be looked at."""

import pytest
from PIL import Image, ImageColor

from renderers import film as films
from renderers.encoding import quick
from renderers.film import WIDTHS, Animated, film, pace, spread
from tests.animations import frames

WIDTH = WIDTHS[0]


def painted(height: int, *colours: str) -> list[bytes]:
    """Pictures, each of one colour."""
    return [quick(Image.new("RGB", (WIDTH * 2, height * 2), colour)) for colour in colours]


def sheets(joined: Animated) -> list[Image.Image]:
    return [sheet for sheet, _ in frames(joined.content)]


def named(pixel: object) -> str:
    """The plain colour to which a pixel comes closest."""

    def distance(name: str) -> int:
        assert isinstance(pixel, tuple)
        return sum(abs(a - b) for a, b in zip(pixel, ImageColor.getrgb(name), strict=True))

    return min(("red", "lime", "blue", "white", "black"), key=distance)


def test_pictures_follow_each_other_in_their_own_colours() -> None:
    shown = sheets(film(painted(100, "red", "lime", "blue")))
    assert [named(frame.getpixel((9, 9))) for frame in shown] == ["red", "lime", "blue"]


def test_the_last_picture_is_seen_longest() -> None:
    joined = film(painted(100, "red", "lime"))
    assert [shown for _, shown in frames(joined.content)] == [1000, 4000]


def test_a_picture_that_is_less_high_than_others_stands_at_the_top() -> None:
    shown = sheets(film([*painted(50, "red"), *painted(100, "lime")]))
    assert {frame.size for frame in shown} == {(WIDTH, 100)}


def test_the_same_pictures_make_the_same_film() -> None:
    assert film(painted(100, "red", "lime")) == film(painted(100, "red", "lime"))


def test_a_line_at_the_bottom_tells_how_far_the_game_has_come() -> None:
    shown = sheets(film(painted(100, "red", "red", "red")))
    bars = [[named(frame.getpixel((x, 98))) for x in (9, WIDTH - 9)] for frame in shown]
    assert bars == [["red", "red"], ["white", "red"], ["white", "white"]]


def test_a_long_game_is_shown_faster_and_a_short_one_a_second_a_move() -> None:
    assert [pace(10), pace(80), pace(300)] == [1000, 500, 400]


def test_it_is_told_how_far_the_film_has_come() -> None:
    told: list[float] = []
    film(painted(100, "red", "lime"), told.append)
    assert told == [0.5, 1.0]


def test_what_is_too_large_becomes_narrower_before_it_loses_a_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pictures = painted(100, "red", "lime", "blue", "white", "black")
    monkeypatch.setattr(films, "LARGEST", len(film(pictures).content) - 1)
    made = film(pictures)
    assert (made.pictures, len(sheets(made))) == (5, 5)
    assert sheets(made)[0].width == WIDTHS[1]


def test_of_what_does_not_fit_at_all_the_beginning_and_the_end_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pictures = painted(100, "red", "lime", "blue", "white", "black")
    monkeypatch.setattr(films, "WIDTHS", WIDTHS[:1])
    monkeypatch.setattr(films, "LARGEST", len(film(pictures).content) - 1)
    made = film(pictures)
    shown = sheets(made)
    assert [named(frame.getpixel((9, 9))) for frame in (shown[0], shown[-1])] == ["red", "black"]
    assert made.pictures == len(shown) < len(pictures)


@pytest.mark.parametrize(("things", "kept"), [(5, 3), (200, 24), (3, 3), (2, 24)])
def test_things_are_spread_from_the_first_to_the_last(things: int, kept: int) -> None:
    found = spread(range(things), kept)
    assert (found[0], found[-1], len(found)) == (0, things - 1, min(things, kept))
