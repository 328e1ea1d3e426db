"""The games that tables can be opened for, by key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeAlias

from games.engine import Illegal
from games.game import Game, family_of
from games.text import Text

AnyGame: TypeAlias = Game[Any, Any]


class OwnCardGames(Protocol):
    """Games that are played with cards of the operator's own."""

    @property
    def in_use(self) -> Mapping[str, str]:
        """For new tables: the key of the game in place of the one with printed cards."""

    def find(self, key: str) -> AnyGame | None:
        """Return the game with this key; None if its cards are not here."""


class NoOwnCards:
    """Every game is played with the cards as they are printed."""

    in_use: Mapping[str, str] = {}

    def find(self, _key: str) -> AnyGame | None:
        """Find nothing."""
        return None


class Games:
    """Finds games by their keys."""

    def __init__(self, games: Iterable[AnyGame], own_cards: OwnCardGames) -> None:
        self._by_key = {game.key: game for game in games}
        self._own_cards = own_cards

    @property
    def all(self) -> tuple[AnyGame, ...]:
        """The games, in their order."""
        return tuple(self._by_key.values())

    def by_key(self, key: str) -> AnyGame:
        """Return the game with this key; raise `Illegal` if there is none."""
        game = self.find(key)
        if game is not None:
            return game
        if family_of(key) in self._by_key:
            raise Illegal(Text("table-unknown-cards", game=key))
        raise Illegal(Text("table-unknown-game", game=key))

    def find(self, key: str) -> AnyGame | None:
        """Return the game with this key; None if it is not here, or its cards are not."""
        return self._by_key.get(key) or self._own_cards.find(key)

    def has(self, key: str) -> bool:
        """Return whether tables of this game can be played."""
        return self.find(key) is not None

    def for_new_tables(self, key: str) -> AnyGame:
        """Return the game that new tables are opened for, with the cards that are in use now."""
        family = family_of(key)
        return self.by_key(self._own_cards.in_use.get(family, family))
