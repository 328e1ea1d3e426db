"""One board of Last Will: by itself, as it is seen and read, and what glows on it after a move."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from games.engine import Seat
from games.last_will.actions import EndTurn
from games.last_will.rules.make_view import close_up, look
from games.last_will.table import LastWillTable
from games.last_will.view import Closeup
from renderers.last_will.changes import Changes
from renderers.scenes import ALT_LIMIT
from renderers.words import Words, words_for
from tests.games.last_will.outcomes import do
from tests.games.last_will.scenes import player, turn
from tests.games.last_will.tables import ANN, CLEO
from tests.library import describe, picture
from tests.renderers.conftest import Compare
from tests.renderers.last_will_positions import NAMES, afternoon, crowded, in_debt


def words(language: str) -> Words:
    return words_for(language, "games.last_will", strict=True)


def close(table: LastWillTable, seat: Seat) -> Closeup:
    shown = close_up(table, seat, None)
    assert shown is not None
    return shown


def test_a_closeup_looks_as_it_did_when_it_was_last_looked_at(golden: Compare) -> None:
    golden("last-will-closeup-ru", picture(close(afternoon(), ANN), words("ru"), NAMES))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("table", [afternoon(), crowded(), in_debt()])
def test_every_board_of_a_table_can_be_shown_by_itself(table: LastWillTable, language: str) -> None:
    for seated in look(table, None).players:
        png = picture(close(table, seated.seat), words(language), NAMES)
        assert Image.open(io.BytesIO(png)).width == 1200


def test_what_lies_on_a_board_and_what_is_left_to_do_is_told() -> None:
    alt = describe(close(afternoon(), CLEO), words("en"), NAMES).alt
    assert "has £34; £51 including property" in alt
    assert "Farm worth £12 with a dog and a horse (used)" in alt


def test_the_cards_in_hand_are_told_by_their_backs_only() -> None:
    text = describe(close(afternoon(), ANN), words("en"), NAMES).text
    assert (
        "5 cards in hand (1 event, 1 helper or expense, 1 property, 1 companion, 1 special card)"
        in text
    )
    assert "Boat Trip" not in text


def test_the_alt_text_of_a_crowded_board_fits() -> None:
    for language in ("en", "ru"):
        told = describe(close(crowded(), ANN), words(language), ("Ж" * 32,) * 5)
        assert len(told.alt) <= ALT_LIMIT
        assert not told.alt.endswith("…")


def test_no_action_is_shown_on_the_board_beforehand() -> None:
    assert close_up(afternoon(), ANN, EndTurn()) is None


def test_of_several_copies_the_one_glows_that_was_activated_or_placed() -> None:
    ann = player(hand="reservation_01", board="reservation_01 waiter_01 reservation_01")
    glowing, table = [], turn(ann, actions=4)
    for move in ("activate", "activate", "place", "activate"):
        table = do(table, move, "reservation_01")
        glowing.append(Changes.of(look(table, ANN)).places)
    assert glowing == [{(ANN, place)} for place in (0, 2, 3, 3)]
