"""The pictures of the games on the sandbox's first page."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.hosting.host import AnyGame
from bot.operations.covers import WIDTH, Covers, ended
from tests.library import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_a_cover_is_the_scene_on_the_poster_of_a_game_that_is_over(game: AnyGame) -> None:
    assert ended(game).over
    cover = await Covers(["Ann", "Theo", "Ingrid"]).cover(game, "en")
    with Image.open(BytesIO(cover)) as drawn:
        assert (drawn.format, drawn.width) == ("WEBP", WIDTH)
        assert drawn.height * 8 == drawn.width * 5, "as the page shows it, nothing is cut"
