"""One estate of The Princes of Florence by itself, as it is seen and read."""

from __future__ import annotations

from functools import partial

import pytest

from games.engine import Seat
from games.moves import Action
from games.princes_of_florence.actions import Lay, Pass
from games.princes_of_florence.catalogue import COLUMNS, PLACES
from games.princes_of_florence.rules.make_view import close_up
from games.princes_of_florence.table import PrincesTable
from games.princes_of_florence.view import Closeup
from renderers.scenes import ALT_LIMIT
from renderers.words import Words, words_for
from tests.games.princes_of_florence.tables import CLEO, DAN
from tests.library import describe, picture
from tests.renderers.conftest import Compare
from tests.renderers.princes_positions import NAMES, bidding, crowded, laying
from tests.renderers.showing import assert_written_within

PARK = Lay(PLACES["park-1-a5"])


def words(language: str) -> Words:
    return words_for(language, "games.princes_of_florence", strict=True)


def close(table: PrincesTable, seat: Seat, considered: Action | None = None) -> Closeup:
    shown = close_up(table, seat, considered)
    assert shown is not None
    return shown


@pytest.mark.parametrize(
    ("name", "view"),
    [
        ("closeup", close(bidding(), CLEO)),
        ("closeup-with-a-tile-considered", close(laying(), DAN, PARK)),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_closeup_looks_as_it_did_when_it_was_last_looked_at(
    golden: Compare, name: str, view: Closeup, language: str
) -> None:
    golden(f"princes-of-florence-{name}-{language}", picture(view, words(language), NAMES))


def test_a_considered_tile_is_told_with_the_squares_it_would_cover() -> None:
    told = describe(close(laying(), DAN, PARK), words("en"), NAMES)
    assert told.alt.startswith("Preview: Park at A5 B5")


def test_an_estate_is_told_square_by_square() -> None:
    assert "estate Park D1 E1" in describe(close(bidding(), CLEO), words("en"), NAMES).alt


def test_the_alt_text_of_a_crowded_estate_fits() -> None:
    assert len(describe(close(crowded(), Seat(0)), words("ru"), ("Ж" * 32,) * 5).alt) <= ALT_LIMIT


def test_what_lays_no_tile_is_not_shown_beforehand() -> None:
    assert close_up(bidding(), CLEO, Pass()) is None


def test_the_letters_of_the_squares_are_part_of_the_estate_that_is_lit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    draw = partial(picture, close(bidding(), CLEO), words("en"), NAMES)
    assert_written_within(monkeypatch, draw, "estate", *COLUMNS.upper())
