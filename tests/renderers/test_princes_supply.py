"""What is left for all in The Princes of Florence: the light of an object under the hammer."""

from __future__ import annotations

import pytest

from games.princes_of_florence import GAME
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.princes_of_florence.room import lit_pill
from renderers.sprites import Sprite
from renderers.words import words_for
from tests.games.moves import after
from tests.library import picture
from tests.renderers.princes_positions import NAMES, evening
from tests.renderers.showing import Corners, watch_what_is_written


@pytest.mark.parametrize("lot", ["jester", "prestige", "recruiting"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_light_of_an_object_surrounds_its_number_and_no_other(
    seats: int, lot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lights: list[Sprite] = []
    places: list[Box] = []
    numbers: list[Corners] = []
    put = Canvas.put

    def lit(w: int, h: int) -> Sprite:
        lights.append(lit_pill(w, h))
        return lights[-1]

    def noting(canvas: Canvas, sprite: Sprite, box: Box) -> None:
        if any(sprite is light for light in lights):
            places.append(Box(box.x, box.y, sprite.w, sprite.h))
        put(canvas, sprite, box)

    monkeypatch.setattr("renderers.princes_of_florence.supply.lit_pill", lit)
    monkeypatch.setattr(Canvas, "put", noting)
    watch_what_is_written(
        monkeypatch,
        lambda _canvas, ink, box, _fill: numbers.append(box) if ink.text.isdecimal() else None,
    )
    picture(GAME.rules.look(after(evening(seats), lot), None), words_for("en", GAME.home), NAMES)
    (light,) = places
    near = [box for box in numbers if box[1] < light.bottom and box[3] > light.y]
    inside = [box for box in near if light.x < box[0] and box[2] < light.right]
    assert len(inside) == 1
    beside = [box for box in near if box not in inside]
    assert all(box[2] < light.x or box[0] > light.right for box in beside)
