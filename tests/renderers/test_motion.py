"""Pictures that move after a decisive move: they are short and small, begin and end as the still
picture, and tell nothing that it does not tell.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from games.chance import Chance
from games.package import AnyGame
from renderers.motion import LARGEST, REPEATS, Moment
from renderers.words import words_for
from tests.animations import frames
from tests.games.playing import moments
from tests.library import GAMES, moving_picture, picture, scenes
from tests.renderers.conftest import PLAIN, share_that_differs

DECISIVE = {
    "splendor": {Moment.LAST, Moment.OVER},
    "splendor-duel": {Moment.OVER},
    "high-society": {Moment.SOLD, Moment.OVER},
    "princes-of-florence": {Moment.SOLD, Moment.LAST, Moment.OVER},
    "last-will": {Moment.LAST, Moment.OVER},
}
"""By the keys of the games: a game without an entry fails below."""
EACH = [(game, moment) for game in GAMES for moment in sorted(DECISIVE.get(game.key, ()), key=str)]
NAMES = ("Ingrid", "Theo", "Clara", "Mateo", "Evangeline")
(AUCTIONS,) = (game for game in GAMES if game.key == "high-society")
LONGEST = 3000
"""Milliseconds."""
LITTLE = 0.0025
"""A share of the picture: what is written anew differs by so much from what was there."""
SHORTEST = 10
"""Milliseconds for which a frame must be seen, because browsers slow down what is faster."""
AMPLE = 30.0
"""Seconds."""


@cache
def decisive(game: AnyGame) -> Mapping[Moment, tuple[Any, int]]:
    """Of a random game the first table for each decisive moment, and how many moves had none."""
    (moment_of,) = {scene.moment for scene in scenes() if scene.view is type(_first(game))}
    found = dict[Moment, tuple[Any, int]]()
    plain = 0
    for one in moments(game, max(game.rules.seats), seed=3):
        if (kind := moment_of(game.rules.look(one.after, None))) is None:
            plain += 1
        elif kind not in found:
            found[kind] = one.after, plain
    return found


def _first(game: AnyGame) -> Any:
    return game.rules.look(next(moments(game, max(game.rules.seats), seed=3)).before, None)


def shown(game: AnyGame, table: Any) -> tuple[Any, Any, Any]:
    return game.rules.look(table, None), words_for("en", game.home), NAMES[: max(game.rules.seats)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_few_moves_of_a_game_are_decisive(game: AnyGame) -> None:
    found = decisive(game)
    assert set(found) == DECISIVE.get(game.key), f"the entry of {game.key} in DECISIVE above"
    assert max(plain for _, plain in found.values()) > 10


@pytest.mark.parametrize(("game", "moment"), EACH, ids=str)
def test_a_decisive_move_is_shown_in_a_short_animation_of_its_picture(
    game: AnyGame, moment: Moment
) -> None:
    view, words, names = shown(game, decisive(game)[moment][0])
    still, moving = moving_picture(view, words, names, None, AMPLE)
    assert still == picture(view, words, names)
    assert len(moving) < LARGEST == 2**20
    seen = frames(moving)
    assert sum(long for _, long in seen) <= LONGEST
    assert min(long for _, long in seen) > SHORTEST
    [(rest, _)] = frames(still)
    differing = [share_that_differs(ImageChops.difference(frame, rest), PLAIN) for frame, _ in seen]
    assert differing[0] == 0
    assert differing[-1] < LITTLE, "it ends as the still picture, as far as anybody sees"
    assert max(differing) > differing[-1]
    for (before, _), (after, _) in pairwise(seen):
        assert ImageChops.difference(before, after).getbbox() is not None
    with Image.open(io.BytesIO(moving)) as opened:
        assert opened.info["loop"] == 1 + REPEATS > 1, "it comes to rest"


def test_an_animation_tells_nothing_of_what_is_hidden() -> None:
    table, _ = decisive(AUCTIONS)[Moment.SOLD]
    other = AUCTIONS.rules.scramble(table, None, Chance(5))
    assert other != table
    assert moving_picture(*shown(AUCTIONS, other), None, AMPLE) == moving_picture(
        *shown(AUCTIONS, table), None, AMPLE
    )


def test_what_is_not_decisive_does_not_move() -> None:
    table = next(moments(AUCTIONS, max(AUCTIONS.rules.seats), seed=3)).before
    still, moving = moving_picture(*shown(AUCTIONS, table), None, AMPLE)
    assert still
    assert not moving


def test_where_time_is_short_the_picture_is_still() -> None:
    view, words, names = shown(AUCTIONS, decisive(AUCTIONS)[Moment.OVER][0])
    assert moving_picture(view, words, names, None, 0.0) == (picture(view, words, names), b"")
