"""The chances over a game: drawn for any number of people, and said as they are drawn."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from renderers.leaderboard import WIDE
from renderers.pieces.portraits import Likeness
from renderers.review import Chances, chances_picture, tell_chances
from renderers.scenes import ALT_LIMIT
from renderers.theme import SEAT_MARKS
from renderers.words import LANGUAGES, words_for
from tests.renderers.test_outcome import NAMES

LONG = "Maximiliana Константинопольская-Б"
MOMENTS = (0, 4, 8, 9, 10, 20)
SHOWN = Chances(
    "Splendor",
    1,
    MOMENTS,
    tuple((moment / 20, 1 - moment / 20) for moment in MOMENTS),
    ((1, 9), (2, 14)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 1 + len(SEAT_MARKS)))
def test_chances_are_drawn_and_told_for_any_number_of_people(language: str, seats: int) -> None:
    words, moments = words_for(language, "bot.messages"), tuple(range(200))
    shown = Chances("Splendor", 0, moments, ((1 / seats,) * seats,) * 200, ((1, 0), (2, 199)))
    people = tuple(Likeness(name) for name in (*NAMES, LONG, LONG, "🦊", ""))[:seats]
    picture = Image.open(io.BytesIO(chances_picture(shown, people, words)))
    assert picture.width == WIDE
    assert len(tell_chances(shown, [who.name for who in people], words).alt) <= ALT_LIMIT


def test_a_mark_lies_on_the_line_between_two_looks() -> None:
    assert [SHOWN.chance_at(moment) for _, moment in SHOWN.marks] == [
        pytest.approx(0.55),
        pytest.approx(0.3),
    ]


def test_chances_are_said_in_their_order() -> None:
    told = tell_chances(SHOWN, ["Ann", "Ben"], words_for("en", "bot.messages"))
    first, begun, *_, last = told.text.splitlines()
    assert first == "Splendor: chances of winning over the game."
    assert begun == "At the start: Ann 0% and Ben 100%."
    assert last == "After 20 steps: Ann 100% and Ben 0%."
    assert told.alt.endswith(last)
