"""The games that tables can be opened for, by key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from games.engine import Illegal
from games.game import Game
from games.text import Text

AnyGame: TypeAlias = Game[Any, Any]


class Games:
    """Finds games by their keys."""

    def __init__(self, games: Iterable[AnyGame]) -> None:
        self._by_key = {game.key: game for game in games}

    @property
    def all(self) -> tuple[AnyGame, ...]:
        """The games, in their order."""
        return tuple(self._by_key.values())

    def by_key(self, key: str) -> AnyGame:
        """Return the game with this key; raise `Illegal` if there is none."""
        try:
            return self._by_key[key]
        except KeyError:
            raise Illegal(Text("table-unknown-game", game=key)) from None
