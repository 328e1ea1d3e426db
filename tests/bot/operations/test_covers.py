"""The pictures of the games on the sandbox's first page."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.hosting.host import AnyGame
from bot.operations.covers import WIDTH, Covers, halfway
from tests.library import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_a_cover_shows_a_game_in_the_middle_of_an_evening(game: AnyGame) -> None:
    table = halfway(game)
    assert not table.over
    assert table.chance.drawn
    cover = await Covers(["Ann", "Theo", "Ingrid"]).cover(game, "en")
    with Image.open(BytesIO(cover)) as drawn:
        assert (drawn.format, drawn.width) == ("WEBP", WIDTH)
