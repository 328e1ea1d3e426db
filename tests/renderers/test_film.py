"""Films: pictures one after the other, each long enough to be looked at."""

import io

import pytest
from PIL import Image, ImageSequence

from renderers import film as films
from renderers.film import BAR, WIDTHS, Gif, film, pace, spread

WIDTH = WIDTHS[0]
PALETTE = Image.new("P", (1, 1))
PALETTE.putpalette([*(0, 0, 0), *(255, 0, 0), *(0, 255, 0), *(0, 0, 255), *(255, 255, 255)])


def painted(height: int, *colours: str) -> list[bytes]:
    """Pictures in one palette, each of one colour."""
    found = []
    for colour in colours:
        out = io.BytesIO()
        sheet = Image.new("RGB", (WIDTH * 2, height * 2), colour).quantize(palette=PALETTE)
        sheet.save(out, "PNG")
        found.append(out.getvalue())
    return found


def frames(joined: Gif) -> list[Image.Image]:
    with Image.open(io.BytesIO(joined.content)) as opened:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened)]


def test_pictures_follow_each_other_in_their_own_colours() -> None:
    shown = frames(film(painted(100, "red", "lime", "blue")))
    assert [frame.getpixel((9, 9)) for frame in shown] == [(255, 0, 0), (0, 255, 0), (0, 0, 255)]


def test_the_last_picture_is_seen_longest() -> None:
    with Image.open(io.BytesIO(film(painted(100, "red", "lime")).content)) as opened:
        seen = [frame.info["duration"] for frame in ImageSequence.Iterator(opened)]
    assert seen == [1000, 4000]


def test_a_picture_that_is_less_high_than_others_stands_at_the_top() -> None:
    shown = frames(film([*painted(50, "red"), *painted(100, "lime")]))
    assert {frame.size for frame in shown} == {(WIDTH, 100)}


def test_the_same_pictures_make_the_same_film() -> None:
    assert film(painted(100, "red", "lime")) == film(painted(100, "red", "lime"))


def test_a_line_at_the_bottom_tells_how_far_the_game_has_come() -> None:
    shown = frames(film(painted(100, "red", "red", "red")))
    bars = [[frame.getpixel((x, 100 - BAR)) for x in (9, WIDTH - 9)] for frame in shown]
    red, white = (255, 0, 0), (255, 255, 255)
    assert bars == [[red, red], [white, red], [white, white]]


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
    assert (made.pictures, len(frames(made))) == (5, 5)
    assert frames(made)[0].width == WIDTHS[1]


def test_of_what_does_not_fit_at_all_the_beginning_and_the_end_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pictures = painted(100, "red", "lime", "blue", "white", "black")
    monkeypatch.setattr(films, "WIDTHS", WIDTHS[:1])
    monkeypatch.setattr(films, "LARGEST", len(film(pictures).content) - 1)
    made = film(pictures)
    shown = frames(made)
    assert [shown[0].getpixel((9, 9)), shown[-1].getpixel((9, 9))] == [(255, 0, 0), (0, 0, 0)]
    assert made.pictures == len(shown) < len(pictures)


@pytest.mark.parametrize(("things", "kept"), [(5, 3), (200, 24), (3, 3), (2, 24)])
def test_things_are_spread_from_the_first_to_the_last(things: int, kept: int) -> None:
    found = spread(range(things), kept)
    assert (found[0], found[-1], len(found)) == (0, things - 1, min(things, kept))
