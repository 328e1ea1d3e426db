"""What people at a table are called: something that can be read, and nobody like another."""

from __future__ import annotations

import unicodedata

import pytest

from bot.store.shown_names import first_legible, legible, seats_called, shown_names
from tests.bot.names import HOSTILE


def read(name: str) -> str:
    """What a reader makes of a name."""
    return unicodedata.normalize("NFKC", legible(name)).casefold()


@pytest.mark.parametrize("one", HOSTILE)
def test_two_names_can_be_read_and_told_apart(one: str) -> None:
    for other in HOSTILE:
        shown = shown_names((one, other))
        assert all(map(legible, shown))
        assert len({*map(read, shown)}) == 2
        for name in shown:
            signs = [letter for letter in name if unicodedata.category(letter) == "Cf"]
            assert signs in ([], ["\u2068", "\u2069"])


def test_names_that_differ_stay_as_they_are() -> None:
    assert shown_names(("Ann", "Théo", "🦊", "O’Neil-Smith")) == (
        "Ann",
        "Théo",
        "🦊",
        "O’Neil-Smith",
    )


def test_namesakes_are_told_apart_by_their_seats() -> None:
    assert shown_names(("Sam", "Ann", "sam")) == ("Sam ①", "Ann", "sam ③")
    assert shown_names(("Sam", "Sam", "Sam ①")) == ("Sam ①", "Sam ②", "Sam ① ③")


def test_who_is_called_nothing_is_called_by_the_seat() -> None:
    assert shown_names(("\u3164", "Ann", "\u200b")) == ("№ 1", "Ann", "№ 3")


def test_the_first_name_that_can_be_read_is_taken() -> None:
    assert first_legible("\u3164", None, "ann_1") == "ann_1"
    assert first_legible(" Ann\n\u202eB ", "ann") == "Ann B"


def test_marks_on_one_letter_are_few() -> None:
    assert legible("a" + "\u0301" * 9) == "a" + "\u0301" * 3


def test_a_name_that_fits_two_means_both() -> None:
    names = ("Sam", "Ann", "SAM")
    assert seats_called(names, "sam") == [0, 2]
    assert seats_called(names, "sam ③") == [2]
    assert seats_called(names, "ANN") == [1]
    assert seats_called(names, "Sam 3") == [2]
    assert seats_called(names, "Bob") == []
