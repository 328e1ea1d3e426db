"""What a game provides to whoever hosts it: rules, and whatever helps to play, to learn and to see
them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from games.chance import Chance
from games.engine import Seat, Table
from games.mind import Mind
from games.own_cards import Components, own_key
from games.rules import Rules, View
from games.teaching import Teaching

T = TypeVar("T", bound=Table)
V_co = TypeVar("V_co", bound=View, covariant=True)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class GamePackage(Generic[T, V_co]):
    """A game: its four records, of which only the rules are needed, and where the rest lies."""

    rules: Rules[T, V_co]
    mind: Mind[T] = field(default_factory=Mind)
    teaching: Teaching[T] = field(default_factory=Teaching)
    pictures: str = ""
    """Where its `Pictures` stand, as in `renderers.splendor:PICTURES`. Only processes that show
    tables import them.
    """
    home: str
    """The package beside whose modules words and rules.md lie; lesson and guide, too."""
    components: Components | None = None
    """Its printed components, where an owner may have them replaced by their own."""
    own_cards: str = ""
    """The digest of the components that replace the printed ones; the key names it, too."""

    def __repr__(self) -> str:
        return f"GamePackage({self.key!r}, edition={self.rules.edition})"

    @property
    def key(self) -> str:
        """In commands, storage and file names; it names own cards, too."""
        return own_key(self.family, self.own_cards) if self.own_cards else self.family

    @property
    def family(self) -> str:
        """The key of this game with the cards as they are printed."""
        return self.rules.key

    def imagined(self, table: T, seat: Seat, chance: Chance) -> T:
        """Return a table as it may be, by what *seat* may know."""
        return (self.mind.imagine or self.rules.scramble)(table, seat, chance)


AnyGame: TypeAlias = GamePackage[Any, Any]
"""A game, for whoever serves them all."""
