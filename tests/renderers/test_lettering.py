"""Text fits where it is put, and every name can be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from renderers.canvas import Part, Pen
from renderers.geometry import Point
from renderers.lettering import (
    FLOOR,
    Face,
    abbreviated,
    condensed,
    fit,
    font,
    largest,
    spelled,
    squeezed,
    width,
)
from renderers.pieces.clauses import Namer, briefly
from renderers.pieces.lines import illustrated, naming, naming_all, slots
from renderers.pieces.seats import badge
from renderers.theme import SEAT_MARKS, WHITE
from renderers.words import words_for


@given(some.text(max_size=60), some.sampled_from(Face), some.integers(60, 400))
def test_fitted_text_is_never_wider_than_its_room(text: str, face: Face, room: int) -> None:
    assert width(fit(spelled(text), face, 31, room), face, 31) <= room


def test_text_that_fits_is_left_alone() -> None:
    assert fit("Ingrid", Face.MEDIUM, 31, 300) == "Ingrid"


def test_text_that_does_not_fit_ends_in_an_ellipsis() -> None:
    assert fit("Maximiliana von Hohenfels-Brandt", Face.MEDIUM, 31, 330).endswith("…")


def test_text_that_would_not_fit_is_set_smaller_before_it_is_cut() -> None:
    assert largest("Ingrid", Face.MEDIUM, (31, 27), 300) == 31
    assert largest("Maximiliana von Hohenfels-Brandt", Face.MEDIUM, (31, 27), 440) == 27
    assert largest("Maximiliana von Hohenfels-Brandt", Face.MEDIUM, (31, 27), 300) == 27


@pytest.mark.parametrize(
    "name", ["Ingrid", "Пётр", "Ξανθίππη", "Łukasz Żółć", "Nguyễn", "O’Neill-Брук_7"]
)
def test_latin_cyrillic_and_greek_names_stay_as_they_are(name: str) -> None:
    assert spelled(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("田中", "TianZhong"),
        ("مريم", "mrym"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("Ann 🎲🎲", "Ann"),
        ("Ann\u202e\u200b\nLee", "Ann Lee"),
        ("e\u0301ve", "éve"),
        ("🎲", "game die"),
        ("👍🏽🐉", "thumbsup dragon"),
        ("\u200b", "?"),
        ("", "?"),
    ],
)
def test_other_scripts_are_spelled_and_pictographs_left_out(name: str, shown: str) -> None:
    assert spelled(name) == shown


@given(some.text(max_size=40))
def test_every_name_gives_something_to_read(name: str) -> None:
    assert spelled(name).strip()
    assert font(Face.SANS, 27).getmask(spelled(name)).size[0] > 0


@pytest.mark.parametrize(
    ("room", "shown"),
    [
        (700, "Maximiliana von Hohenfels-Brandt"),
        (420, "Maximiliana v. H."),
        (300, "Maximiliana H."),
        (230, "Maximiliana"),
        (200, "Maximili…"),
    ],
)
def test_a_name_becomes_shorter_by_words_before_it_is_cut(room: int, shown: str) -> None:
    assert abbreviated("Maximiliana von Hohenfels-Brandt", Face.SERIF, 38, room) == shown


@pytest.mark.parametrize(("room", "shown"), [(500, "Maximiliana H."), (420, "Maximilia…")])
def test_only_the_name_is_shortened_in_a_sentence_about_somebody(room: int, shown: str) -> None:
    line = naming(
        lambda name: f"{name} to move", "Maximiliana von Hohenfels-Brandt", Face.SERIF, 44, room
    )
    assert line == f"{shown} to move"
    assert width(line, Face.SERIF, 44) <= room


@pytest.mark.parametrize(("room", "shown"), [(700, "Maximiliana v. H."), (160, "ends the turn")])
def test_what_somebody_did_is_told_by_the_badge_where_a_name_has_no_room(
    room: int, shown: str
) -> None:
    words = words_for("en", "games.last_will")

    def told(named: set[int]) -> list[list[Part]]:
        return [Namer(words, ["Maximiliana von Hohenfels"], named).said("picture-turn-ended", 0)]

    _, first, *_ = briefly(told, 1, room)
    assert first == shown


def test_of_several_names_each_is_cut_alike_and_none_is_left_out() -> None:
    names = ["W" * 32, "Bo", "Ж" * 32]
    line = naming_all(lambda shown: f"{' and '.join(shown)} win", names, Face.SERIF, 40, 560)
    first, second, third = line.removesuffix(" win").split(" and ")
    assert (first[-1], second, third[-1]) == ("…", "Bo", "…")
    assert abs(width(first, Face.SERIF, 40) - width(third, Face.SERIF, 40)) < 80
    assert width(line, Face.SERIF, 40) <= 560


def test_pictures_stand_where_the_language_puts_them() -> None:
    ruby, pearl = badge(0, 40), badge(1, 40)
    first, second = slots(2)
    assert illustrated(f"Ann paid {first} for {second}", [[ruby], [pearl]]) == [
        "Ann paid",
        ruby,
        "for",
        pearl,
    ]
    assert illustrated(f"{second} за {first}: Анна", [[ruby], [pearl]]) == [
        pearl,
        "за",
        ruby,
        ": Анна",
    ]


def test_lettering_too_small_for_a_phone_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        Pen(40, 40).text(Point(20, 20), "7", Face.BOLD, FLOOR - 1, WHITE)


def test_seats_differ_in_colour_shape_and_number() -> None:
    assert (
        len({mark.colour for mark in SEAT_MARKS}) == len({mark.shape for mark in SEAT_MARKS}) == 5
    )
    assert [mark.number for mark in SEAT_MARKS] == [1, 2, 3, 4, 5]


def test_a_name_becomes_narrower_before_it_is_cut() -> None:
    whole = width("Training Ground", Face.SERIF, 34)
    assert squeezed("Training Ground", Face.SERIF, 34, whole * 0.8, 0.7) == ("Training Ground", 80)
    cut, percent = squeezed("Training Ground", Face.SERIF, 34, whole * 0.5, 0.7)
    assert cut.endswith("…")
    assert percent == 70
    assert condensed(Face.SERIF, 34, percent).getlength(cut) <= whole * 0.5
