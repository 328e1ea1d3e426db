"""What events speak of: the value of a work, limits of sealed auctions, and the names of things."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from games.engine import Seat
from games.princes_of_florence.catalogue import (
    Bonus,
    Card,
    Freedom,
    Lot,
    Prestige,
    Profession,
    Tile,
)
from games.text import Name, Text


@dataclass(frozen=True, slots=True)
class WorkValue:
    """The value of a work, part by part (PF-74 to PF-81)."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    bonuses: tuple[tuple[Bonus, int], ...] = ()
    """What each bonus card adds."""

    @property
    def total(self) -> int:
        """The sum of the parts."""
        own = self.building + self.landscape + self.freedom + self.jesters + self.cards
        return own + sum(added for _, added in self.bonuses)

    @property
    def spelled(self) -> Text:
        """The sum and its parts, as far as they add anything."""
        parts = {
            "building": self.building,
            "landscape": self.landscape,
            "freedom": self.freedom,
            "jesters": self.jesters,
            "cards": self.cards,
            "bonuses": sum(added for _, added in self.bonuses),
        }
        return Text(
            "sum",
            total=self.total,
            parts=tuple(Text("part", part=key, n=n) for key, n in parts.items() if n),
        )


@dataclass(frozen=True, slots=True)
class Limit:
    """Up to which price a player bids in a sealed auction; 0 florins for not at all."""

    seat: Seat
    florins: int
    sell: bool

    @property
    def spelled(self) -> Text:
        """The limit as the others read it once it is open."""
        return Text(
            "limit", who=Name(self.seat), florins=self.florins, sell="yes" if self.sell else "no"
        )


class Phase(Enum):
    """What the game is in the middle of."""

    SET_UP = "set-up"
    AUCTIONS = "auctions"
    ACTIONS = "actions"
    END = "end"


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid of so many florins."""

    seat: Seat
    florins: int


class Deck(Enum):
    """A deck that players draw from."""

    PROFESSION = "profession"
    BONUS = "bonus"
    PRESTIGE = "prestige"


@cache
def of_lot(lot: Lot) -> Text:
    """What is auctioned, by its name."""
    return Text("lot", lot=lot.value)


@cache
def the_lot(lot: Lot) -> Text:
    """What is auctioned, as the object of a sentence: a forest."""
    return Text("lot-object", lot=lot.value)


@cache
def of_tile(tile: Tile) -> Text:
    """A building or a landscape by its name."""
    return Text("tile", tile=tile.id)


@cache
def the_tile(tile: Tile) -> Text:
    """A building or a landscape, as the object of a sentence: a chapel."""
    return Text("tile-object", tile=tile.id)


@cache
def of_freedom(freedom: Freedom) -> Text:
    """A freedom by its name."""
    return Text("freedom", freedom=freedom.value)


@cache
def the_freedom(freedom: Freedom) -> Text:
    """A freedom, as the object of a sentence: freedom of travel."""
    return Text("freedom-object", freedom=freedom.value)


@cache
def the_profession(profession: Profession) -> Text:
    """A profession, as the object of a sentence."""
    return Text("profession-object", id=profession.id)


def of_wish(wish: Tile | Freedom) -> Text:
    """What a profession wishes for, by its name."""
    return of_freedom(wish) if isinstance(wish, Freedom) else of_tile(wish)


@cache
def of_card(card: Card) -> Text:
    """A card by its name."""
    match card:
        case Bonus(id=key, letter=letter):
            return Text("bonus", id=key, letter=letter.upper())
        case Prestige(id=key):
            return Text("prestige", id=key)
    return Text("profession", id=card.id)
