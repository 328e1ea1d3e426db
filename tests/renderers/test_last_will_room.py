"""What is written on cards of Last Will finds its room: beside a price tag, and at the end of a low
strip.
"""

from __future__ import annotations

import pytest

from games.last_will import GAME
from games.last_will.rules.make_view import close_up
from renderers.last_will import menu_strip
from renderers.pieces.spotlight import EDGE, REACH
from renderers.scenes import Asked
from renderers.words import words_for
from tests.games.last_will.tables import ANN, laid, player, turn
from tests.library import menu_picture, picture
from tests.renderers.last_will_positions import NAMES
from tests.renderers.showing import Corners, unseen, watch_what_is_written

BACK = 30
"""How wide the back of a card is, before the number of such cards."""
BEFORE_A_PRICE = 20
"""So many pixels of a price tag lie before its figure."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Corners]]:
    """What is written from now on, and where."""
    found: list[tuple[str, Corners]] = []
    watch_what_is_written(monkeypatch, lambda met: found.append((met.text, met.box)))
    return found


def test_the_word_for_a_sale_ends_before_the_price_tag(
    written: list[tuple[str, Corners]],
) -> None:
    on = ("he_waiter_01", laid("property_manor_house_02", step=1))
    shown = close_up(turn(player(on=on, extensions=2), player(), modifiers="-2 1 -3 3"), ANN, None)
    assert shown is not None
    picture(shown, words_for("ru", GAME.home), NAMES, encode=unseen)
    (word,) = [box for text, box in written if text == "продажа"]
    (price,) = [box for text, box in written if text == "£12"]
    assert word[2] <= price[0] - BEFORE_A_PRICE


@pytest.mark.parametrize(
    ("cards", "figure", "times"),
    [
        ("event_dinner_08 he_waiter_01 he_waiter_01", "+2", 2),
        (
            "event_theatre_01 he_waiter_01 he_waiter_01 he_waiter_01 he_waiter_01 he_waiter_01",
            "+3",
            1,
        ),
    ],
    ids=["three-in-a-row", "four-in-a-row"],
)
def test_no_figure_is_lost_where_an_arrow_may_be(
    cards: str, figure: str, times: int, written: list[tuple[str, Corners]]
) -> None:
    hand = f"{cards} he_valet_01 he_tailor_01 he_tailor_01 he_gardener_01 he_gardener_01"
    view = GAME.rules.look(turn(player(hand=hand, actions=5), player()), ANN)
    menu_picture(view, Asked(), words_for("en", GAME.home), NAMES, encode=unseen)
    assert [text for text, _ in written].count(figure) == times


def test_the_frame_round_a_small_card_leaves_the_title_above_it(
    written: list[tuple[str, Corners]],
) -> None:
    view = GAME.rules.look(turn(player(hand="event_ball_01", on="property_farm_01"), player()), ANN)
    canvas = menu_strip.draw(view, Asked(), words_for("ru", GAME.home), NAMES)
    (title,) = [box for text, box in written if text == "Ваш планшет"]
    assert title[3] <= canvas.places["property_farm_01"].y - REACH - EDGE


def test_a_number_of_backs_ends_before_the_next_back(
    written: list[tuple[str, Corners]],
) -> None:
    hand = f"{'event_dinner_01 ' * 10}he_waiter_01 he_waiter_01"
    shown = close_up(turn(player(hand=hand), player()), ANN, None)
    assert shown is not None
    picture(shown, words_for("en", GAME.home), NAMES, encode=unseen)
    (events,) = [box for text, box in written if text == "10"]
    (others,) = [box for text, box in written if text == "2" and box[1] < events[3]]
    assert events[2] <= others[0] - BACK
