"""The games that tables can be opened for, by key; what is unknown is refused."""

from __future__ import annotations

from games.library import Library
from games.moves import Illegal
from games.own_cards import family_of
from games.package import AnyGame
from games.text import Text


class Games:
    """Finds games by the keys of tables, or by the keys that people choose."""

    def __init__(self, library: Library) -> None:
        self._library = library

    @property
    def all(self) -> tuple[AnyGame, ...]:
        """The games, in their order."""
        return self._library.games

    def by_key(self, key: str) -> AnyGame:
        """Return the game with this key; raise `Illegal` if there is none."""
        game = self.find(key)
        if game is not None:
            return game
        if self._library.of_family(key) is not None:
            raise Illegal(Text("table-unknown-cards", game=key))
        raise Illegal(Text("table-unknown-game", game=key))

    def find(self, key: str) -> AnyGame | None:
        """Return the game with this key; None if it is not here, or is played with other cards."""
        return self._library.find(key)

    def of_family(self, key: str) -> AnyGame | None:
        """Return the game of a key, with whatever cards are in force: for what it is called."""
        return self._library.of_family(key)

    def has(self, key: str) -> bool:
        """Return whether tables of this game can be played."""
        return self.find(key) is not None

    def for_new_tables(self, key: str) -> AnyGame:
        """Return the game that new tables are opened for, with the cards that are in force."""
        game = self._library.of_family(key)
        return self.by_key(family_of(key)) if game is None else game
