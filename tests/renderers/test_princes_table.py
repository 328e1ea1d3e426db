"""A table of The Princes of Florence: what glows after a move, the light of an object under the
hammer, and what is said before there is a bid.
"""

from __future__ import annotations

import pytest

from games.princes_of_florence import GAME
from games.princes_of_florence.rules.make_view import look
from games.princes_of_florence.table import Player, PrincesTable
from renderers.canvas import Canvas
from renderers.geometry import Box
from renderers.princes_of_florence.changes import Changes, Fact
from renderers.princes_of_florence.room import lit_pill
from renderers.sprites import Sprite
from renderers.words import words_for
from tests.games.moves import after
from tests.games.princes_of_florence.tables import ANN, actions, auctions, player
from tests.library import picture
from tests.renderers.princes_positions import NAMES, evening
from tests.renderers.showing import Corners, unseen, watch_what_is_written


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
        lambda met: numbers.append(met.box) if met.text.isdecimal() else None,
    )
    picture(
        GAME.rules.look(after(evening(seats), lot), None),
        words_for("en", GAME.home),
        NAMES,
        encode=unseen,
    )
    (light,) = places
    near = [box for box in numbers if box[1] < light.bottom and box[3] > light.y]
    inside = [box for box in near if light.x < box[0] and box[2] < light.right]
    assert len(inside) == 1
    beside = [box for box in near if box not in inside]
    assert all(box[2] < light.x or box[0] > light.right for box in beside)


def written(monkeypatch: pytest.MonkeyPatch, table: PrincesTable) -> str:
    """All that stands on the picture for everybody."""
    texts: list[str] = []
    with monkeypatch.context() as patch:
        watch_what_is_written(patch, lambda met: texts.append(met.text))
        picture(look(table, None), words_for("en", "bot.messages", GAME.home), NAMES, encode=unseen)
    return " ".join(texts)


def test_what_opens_the_bidding_is_said_to_everybody_and_not_of_an_item_without_bids(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = auctions(player(), player(), player())
    told = written(monkeypatch, table)
    assert "The choice of item opens the bidding." in told
    assert "Your" not in told
    last = after(table, "jester, pass, pass, builder, pass")
    assert "bidding" not in written(monkeypatch, last)


def glowing(ann: Player, move: str) -> set[tuple[int, Fact]]:
    """The numbers that have changed by a move of hers."""
    return Changes.of(look(after(actions(ann, player(), player()), move), ANN)).facts


@pytest.mark.parametrize(
    ("builders", "changed"), [(0, {Fact.POINTS, Fact.MONEY}), (3, {Fact.POINTS})]
)
def test_the_money_glows_that_a_building_costs(builders: int, changed: set[Fact]) -> None:
    assert glowing(player(builders=builders), "build opera 1 d1") == {
        (ANN, fact) for fact in changed
    }


def test_the_money_glows_that_drawing_costs() -> None:
    assert glowing(player(), "bonus") == {(ANN, Fact.MONEY)}
