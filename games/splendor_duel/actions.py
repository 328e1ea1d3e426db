"""What players do in Splendor Duel: the moves of the record."""

from __future__ import annotations

from dataclasses import dataclass

from games.moves import Action
from games.splendor_duel.catalogue import Card, Cell, Colour, Line, Royal, Tokens


@dataclass(frozen=True, slots=True)
class SpendPrivilege(Action):
    """Give back a privilege for a gem or pearl token of the board."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Replenish(Action):
    """Lay the tokens of the bag on the board."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the tokens of a line."""

    line: Line


@dataclass(frozen=True, slots=True)
class Reserve(Action):
    """Take the gold of a cell and reserve a card of the pyramid."""

    card: Card
    gold: Cell


@dataclass(frozen=True, slots=True)
class ReserveUnseen(Action):
    """Take the gold of a cell and reserve the top card of a deck."""

    level: int
    gold: Cell


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a card of the pyramid or a reserved one, for exactly these tokens."""

    card: Card
    payment: Tokens
    colour: Colour | None = None
    """The colour that a wild card copies; of other cards nothing."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Skip the mandatory action, because none is possible."""


@dataclass(frozen=True, slots=True)
class TakeMatching(Action):
    """Take the token of the bought card's colour from this cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Take a token of this colour from the opponent."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class TakeRoyal(Action):
    """Take this royal for the third or the sixth crown."""

    royal: Royal


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put tokens above ten into the bag."""

    tokens: Tokens
