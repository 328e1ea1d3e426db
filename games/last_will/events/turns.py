"""What happens in the action phase; every event says what is left in actions, and in money where
any was spent.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.engine import Event, Seat
from games.last_will.catalogue import Black, Companion, Property, White
from games.last_will.events.naming import (
    of_card,
    of_companion,
    of_companions,
    of_money,
    of_named,
    of_title,
    the_estate,
)
from games.text import Name, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A player's turn begins, with so many actions."""

    seat: Seat
    left: int
    money: int

    @property
    def line(self) -> Text:
        return Text("turn-began", who=Name(self.seat), left=self.left, money=of_money(self.money))


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Event):
    """A white card was played, with or without companions."""

    seat: Seat
    card: White
    companions: tuple[Companion, ...]
    pounds: int
    gained: int
    """Actions that came of it: from the card, and from a helper who served it."""
    left: int
    money: int

    @property
    def line(self) -> Text:
        who, card, left, money = (
            Name(self.seat),
            of_title(self.card),
            self.left,
            of_money(self.money),
        )
        if self.companions:
            companions = of_companions(self.companions)
            return Text(
                "played-with",
                who=who,
                card=card,
                companions=companions,
                pounds=self.pounds,
                gained=self.gained,
                left=left,
                money=money,
            )
        return Text(
            "played",
            who=who,
            card=card,
            pounds=self.pounds,
            gained=self.gained,
            left=left,
            money=money,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Fell(Event):
    """A house fell by a step at a wild party."""

    seat: Seat
    card: Property
    value: int

    @property
    def line(self) -> Text:
        return Text("fell", who=Name(self.seat), card=of_card(self.card), pounds=self.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Marked(Event):
    """A companion's marker was put on a black card: for a card, a joker perhaps, or for nothing at
    a fair.
    """

    seat: Seat
    card: Black
    companion: Companion
    paid: Companion | None
    left: int

    @property
    def line(self) -> Text:
        who, card, companion = Name(self.seat), of_named(self.card), of_companion(self.companion)
        paid = "joker" if self.paid is Companion.JOKER else "card" if self.paid else "fair"
        return Text("marked", who=who, card=card, companion=companion, paid=paid, left=self.left)


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Event):
    """A helper or an expense was placed on the board; an old friend brings actions at once."""

    seat: Seat
    card: Black
    actions: int
    gained: int
    left: int

    @property
    def line(self) -> Text:
        return Text(
            "placed",
            who=Name(self.seat),
            card=of_named(self.card),
            actions=self.actions,
            gained=self.gained,
            left=self.left,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Event):
    """A property changed hands with the bank, for so much money and so many actions."""

    key: ClassVar[str]

    seat: Seat
    card: Property
    price: int
    actions: int
    left: int
    money: int

    @property
    def line(self) -> Text:
        return Text(
            self.key,
            who=Name(self.seat),
            card=of_named(self.card),
            price=self.price,
            actions=self.actions,
            left=self.left,
            money=of_money(self.money),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Deal):
    """A property was bought."""

    key = "bought"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold(Deal):
    """A property was sold."""

    key = "sold"


@dataclass(frozen=True, slots=True, kw_only=True)
class Used(Event):
    """A card on the board was activated; a property that is, was kept up."""

    seat: Seat
    card: Black
    pounds: int
    actions: int
    left: int
    money: int

    @property
    def line(self) -> Text:
        estate = self.card.estate if isinstance(self.card, Property) else None
        return Text(
            "kept-up" if estate else "used",
            who=Name(self.seat),
            card=the_estate(estate) if estate else of_title(self.card),
            pounds=self.pounds,
            actions=self.actions,
            left=self.left,
            money=of_money(self.money),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Event):
    """A black card was discarded from the board."""

    seat: Seat
    card: Black

    @property
    def line(self) -> Text:
        return Text("discarded", who=Name(self.seat), card=of_named(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    """A player ended the turn; actions that were left lapse."""

    slight = True

    seat: Seat
    left: int
    money: int

    @property
    def line(self) -> Text:
        return Text("turn-ended", who=Name(self.seat), left=self.left, money=of_money(self.money))
