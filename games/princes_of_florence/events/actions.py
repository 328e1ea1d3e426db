"""What happens in the action phase, and with cards whenever they are drawn or recruited."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Event, Seat
from games.princes_of_florence.catalogue import Card, Freedom, Place, Profession
from games.princes_of_florence.events.naming import (
    Deck,
    WorkValue,
    of_card,
    the_freedom,
    the_profession,
    the_tile,
)
from games.text import Name, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """A player drew cards to keep one of them, for a price in florins, or none after an auction."""

    seat: Seat
    deck: Deck
    number: int
    price: int

    @property
    def line(self) -> Text:
        return Text(
            "drew", who=Name(self.seat), deck=self.deck.value, n=self.number, price=self.price
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(Event):
    """A player kept one of the cards drawn; which one is told to that player only."""

    slight = True

    seat: Seat
    deck: Deck
    card: Card | None = None

    @property
    def line(self) -> Text:
        if self.card is None:
            return Text("kept", who=Name(self.seat), deck=self.deck.value)
        return Text("kept-card", card=of_card(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class TookFaceUp(Event):
    """A player bought a profession that lay face up."""

    seat: Seat
    card: Profession
    price: int

    @property
    def line(self) -> Text:
        card = the_profession(self.card)
        return Text("took-face-up", who=Name(self.seat), card=card, price=self.price)


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruited(Event):
    """A player recruited a profession; the recruiting card stays with its former owner, or with the
    recruiter.
    """

    seat: Seat
    card: Profession
    owner: Seat
    left_with: Seat

    @property
    def line(self) -> Text:
        swapped = self.left_with == self.owner
        who, card, owner = Name(self.seat), the_profession(self.card), Name(self.owner)
        return Text(
            "recruited" if swapped else "recruited-keeping", who=who, card=card, owner=owner
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class RecruitingSaved(Event):
    """A player saved the recruiting card just won for later."""

    seat: Seat

    @property
    def line(self) -> Text:
        return Text("recruiting-saved", who=Name(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class Worked(Event):
    """A player completed a work."""

    seat: Seat
    card: Profession
    value: WorkValue

    @property
    def line(self) -> Text:
        who, card, value = Name(self.seat), the_profession(self.card), self.value.spelled
        if not self.value.bonuses:
            return Text("worked", who=who, card=card, value=value)
        bonuses = tuple(
            Text("bonus-adds", bonus=of_card(bonus), n=added) for bonus, added in self.value.bonuses
        )
        return Text("worked-with", who=who, card=card, value=value, bonuses=bonuses)


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(Event):
    """A player was paid for a work."""

    seat: Seat
    points: int
    florins: int

    @property
    def line(self) -> Text:
        return Text("paid", who=Name(self.seat), points=self.points, florins=self.florins)


@dataclass(frozen=True, slots=True, kw_only=True)
class Built(Event):
    """A player built a building."""

    seat: Seat
    place: Place
    price: int
    points: int

    @property
    def line(self) -> Text:
        who, tile, at = Name(self.seat), the_tile(self.place.tile), self.place.at.upper()
        return Text("built", who=who, tile=tile, at=at, price=self.price, points=self.points)


@dataclass(frozen=True, slots=True, kw_only=True)
class Introduced(Event):
    """A player introduced a freedom."""

    seat: Seat
    freedom: Freedom
    price: int

    @property
    def line(self) -> Text:
        return Text(
            "introduced", who=Name(self.seat), freedom=the_freedom(self.freedom), price=self.price
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold(Event):
    """A player gave up prestige points for money."""

    seat: Seat
    points: int
    florins: int

    @property
    def line(self) -> Text:
        return Text("sold", who=Name(self.seat), points=self.points, florins=self.florins)


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    """A player ended the turn with so many actions left."""

    slight = True

    seat: Seat
    left: int

    @property
    def line(self) -> Text:
        return Text("turn-ended", who=Name(self.seat), n=self.left)
