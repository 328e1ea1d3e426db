"""A turn of many moves in one line."""

from collections.abc import Sequence

import pytest

from games.engine import Event
from games.last_will.events import Bought, Played, RoundBegan, Sold, TurnEnded, Used
from games.last_will.events.summary import sum_up
from renderers.words import words_for
from tests.games.last_will.scenes import black, estate, white
from tests.games.last_will.tables import ANN

TURN: Sequence[Event] = (
    Used(seat=ANN, card=black("carriage_01"), pounds=2, actions=0, left=3, money=28),
    Bought(seat=ANN, card=estate("mansion_01"), price=13, actions=1, left=2, money=15),
    Used(seat=ANN, card=estate("mansion_01"), pounds=3, actions=1, left=1, money=12),
    Sold(seat=ANN, card=estate("mansion_01"), price=10, actions=1, left=0, money=22),
    TurnEnded(seat=ANN, left=1, money=22),
)


def told(events: Sequence[Event], language: str) -> list[str] | None:
    words = words_for(language, "games.last_will", strict=True)
    summed = sum_up(events)
    return None if summed is None else [words.say(text, ("Ann",)) for text in summed]


def test_a_turn_says_what_the_money_was_and_is_and_for_what_it_went() -> None:
    told_of = "Carriage £2, buys Mansion for £13, upkeep of Mansion £3 and sells Mansion for £10"
    assert told(TURN, "en") == [f"Ann, £30 → £22: {told_of} (1 action unused)."]
    assert told(TURN, "ru") is not None


def test_what_else_happens_is_told_below() -> None:
    assert len(told([*TURN, RoundBegan(number=2, rounds=7, first=ANN)], "en") or ()) == 2


@pytest.mark.parametrize("few", [TURN[:2], TURN[-1:]])
def test_few_moves_are_told_one_by_one(few: Sequence[Event]) -> None:
    assert told(few, "en") is None


def test_an_event_that_spends_nothing_names_no_sum() -> None:
    nothing = Played(
        seat=ANN,
        card=white("hectic_day_01"),
        companions=(),
        pounds=0,
        gained=3,
        left=3,
        money=22,
    )
    assert "Hectic Day," in (told([nothing, *TURN], "en") or [""])[0]
