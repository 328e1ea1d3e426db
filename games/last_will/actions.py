"""What players do in Last Will: the moves of the record.

Sums are what is spent or gained in all, bonuses and changes of price included; the rules find out
how it comes about.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.last_will.catalogue import Black, Card, Companion, Deck, Property, White
from games.moves import Action


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep these cards of the hand, in its order, and discard the others."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Block(Action):
    """Put a neutral marker on a space of the planning board."""

    space: int


@dataclass(frozen=True, slots=True)
class ChoosePlan(Action):
    """Put the planning marker on a space of the planning board."""

    space: int


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw so many cards of each main deck."""

    event: int
    helper_expense: int
    property: int
    companion: int


@dataclass(frozen=True, slots=True)
class TakeOffered(Action):
    """Fetch the card of a slot of the offer."""

    slot: str


@dataclass(frozen=True, slots=True)
class RearrangeMarket(Action):
    """Lay the modifiers under the types of property, in their order."""

    modifiers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExtendBoard(Action):
    """Fetch an extension of the player board."""


@dataclass(frozen=True, slots=True)
class DrawOne(Action):
    """Fetch a card from the top of a main deck."""

    deck: Deck


@dataclass(frozen=True, slots=True)
class VisitOpera(Action):
    """Spend so much on the opera."""

    pounds: int


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a white card with these companions, and spend so much."""

    card: White
    pounds: int
    companions: tuple[Companion, ...] = ()
    """In the order of their kinds, jokers last."""
    option: int = 0
    """Which of its costs, where there are several to choose from."""


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a helper or an expense on the board."""

    card: Black


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a property at this price.

    *agent*: whether Estate Agent 3 makes this deal, which saves the action and may lower the price
    (LW-161).
    """

    card: Property
    price: int
    agent: bool = False


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Sell a property at this price; *agent* as in `Buy`."""

    card: Property
    price: int
    agent: bool = False


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Activate a card on the board, and spend so much."""

    card: Black
    pounds: int


@dataclass(frozen=True, slots=True)
class Mark(Action):
    """Put the marker of the next row on a black card, for a companion or a joker from hand."""

    card: Black
    companion: Companion


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a black card from the board."""

    card: Black


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn."""


@dataclass(frozen=True, slots=True)
class Lower(Action):
    """Let a house fall by a step, at a wild party."""

    card: Property


@dataclass(frozen=True, slots=True)
class MarkFarm(Action):
    """Put the marker of the next row on a farm, at a breeders' fair."""

    card: Property


@dataclass(frozen=True, slots=True)
class LeaveFair(Action):
    """Put no further marker."""
