"""Tests of what not every game has."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.package import AnyGame
from tests.library import GAMES


def each_game(having: Callable[[AnyGame], object]) -> pytest.MarkDecorator:
    """Call a test for each game that has something already; `test_extras.py` lists what a game
    lacks, and where that goes.
    """
    those = [game for game in GAMES if having(game)]
    return pytest.mark.parametrize("game", those, ids=lambda game: game.key)
