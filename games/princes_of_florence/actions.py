"""What players do in The Princes of Florence: the moves of the record.

Wherever `sell` occurs, the player agrees to give up just the prestige points that the florins fall
short by (PF-109).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from games.moves import Action
from games.princes_of_florence.catalogue import (
    Bonus,
    Card,
    Freedom,
    Lot,
    Place,
    Prestige,
    Profession,
)

CardT = TypeVar("CardT", bound=Card)


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Return one of the professions dealt and keep the others."""

    card: Profession


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Put an object up for auction, bidding the opening price for it; or, as the last player, take
    it for that.
    """

    lot: Lot
    sell: bool = False


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Choose nothing, and take no further part in the auctions of this round."""


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Bid a step more than the last bid."""

    sell: bool = False


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Leave the object under auction to the others."""


@dataclass(frozen=True, slots=True)
class Seal(Action):
    """Secretly say up to which price to bid; 0 florins for not at all."""

    florins: int
    sell: bool = False


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a landscape on the estate."""

    place: Place


@dataclass(frozen=True, slots=True)
class Keep(Action, Generic[CardT]):
    """Keep one of the cards drawn; *under* are the others, in the order in which they go under the
    deck.
    """

    card: CardT
    under: tuple[CardT, ...]


@dataclass(frozen=True, slots=True)
class KeepPrestige(Keep[Prestige]):
    """Keep one of the prestige cards drawn."""


@dataclass(frozen=True, slots=True)
class KeepProfession(Keep[Profession]):
    """Keep one of the professions drawn."""


@dataclass(frozen=True, slots=True)
class KeepBonus(Keep[Bonus]):
    """Keep one of the bonus cards drawn."""


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    """Use a recruiting card: take a profession from an opponent's table into the hand."""

    card: Profession


@dataclass(frozen=True, slots=True)
class SaveRecruiting(Action):
    """Keep the recruiting card just won for later."""


@dataclass(frozen=True, slots=True)
class CompleteWork(Action):
    """Play a profession, with bonus cards, as a work."""

    card: Profession
    bonuses: tuple[Bonus, ...] = ()


@dataclass(frozen=True, slots=True)
class TakePay(Action):
    """Turn so much of a work's pay into prestige points, and take the rest in florins."""

    points: int


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a building."""

    place: Place
    sell: bool = False


@dataclass(frozen=True, slots=True)
class DrawProfessions(Action):
    """Buy the choice of one of the professions on top of the deck."""

    sell: bool = False


@dataclass(frozen=True, slots=True)
class TakeProfession(Action):
    """Buy a profession that lies face up."""

    card: Profession
    sell: bool = False


@dataclass(frozen=True, slots=True)
class DrawBonuses(Action):
    """Buy the choice of one of the bonus cards on top of the deck."""

    sell: bool = False


@dataclass(frozen=True, slots=True)
class Introduce(Action):
    """Introduce a freedom."""

    freedom: Freedom
    sell: bool = False


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Give up prestige points for money."""

    points: int


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn."""
