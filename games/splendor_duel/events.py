"""What happens in Splendor Duel, told as news, and how its components are called."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from games.engine import Event, Seat
from games.splendor_duel.catalogue import Card, Cell, Colour, Royal, Tokens
from games.text import Name, Text


@cache
def counted(tokens: Tokens) -> tuple[Text, ...]:
    """*tokens* as a list of phrases: two white, one gold."""
    return tuple(Text("count", colour=colour.value, n=count) for colour, count in tokens.items())


@cache
def named(colour: Colour) -> Text:
    """A colour by its name."""
    return Text("colour", colour=colour.value)


@cache
def placed(cell: Cell, colour: Colour) -> Text:
    """A token by the cell in which it lies."""
    return Text("place", cell=cell.id, colour=colour.value)


@cache
def called(card: Card) -> Text:
    """A card by its id and all that it brings."""
    return _described("card", card)


@cache
def taken(card: Card) -> Text:
    """A card as the one that somebody buys or reserves, for languages in which that sounds
    different.
    """
    return _described("the-card", card)


def _described(key: str, card: Card) -> Text:
    return Text(
        key,
        id=card.id,
        colour="wild" if card.wild else card.bonus.value if card.bonus else "none",
        bonuses=card.bonuses,
        points=card.points,
        crowns=card.crowns,
        ability=card.ability.value if card.ability else "none",
    )


def labelled(card: Card) -> Text:
    """A card as a button names it: what it brings is seen in the picture."""
    colour = "wild" if card.wild else card.bonus.value if card.bonus else "none"
    return Text("card-button", id=card.id, colour=colour, points=card.points)


@cache
def portrayed(royal: Royal) -> Text:
    """A royal by what taking it brings, and its id."""
    ability = royal.ability.value if royal.ability else "none"
    return Text("royal", id=royal.id, points=royal.points, ability=ability)


@dataclass(frozen=True, slots=True)
class Spot:
    """A token, and the cell in which it lies or lay."""

    cell: Cell
    colour: Colour

    @property
    def text(self) -> Text:
        """The spot as a phrase: white from c3."""
        return Text("spot", cell=self.cell.id, colour=self.colour.value)


@cache
def spot(cell: Cell, colour: Colour) -> Spot:
    """A token in a cell; made once, because every question about the board names them all."""
    return Spot(cell, colour)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpentPrivilege(Event):
    """A player gave back a privilege and took a token for it."""

    seat: Seat
    spot: Spot

    @property
    def line(self) -> Text:
        return Text("spent-privilege", who=Name(self.seat), spot=self.spot.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class GainedPrivilege(Event):
    """A player took a privilege, from the supply or, with `giver`, from the opponent."""

    seat: Seat
    giver: Seat | None = None

    @property
    def line(self) -> Text:
        if self.giver is None:
            return Text("gained-privilege", who=Name(self.seat))
        return Text("gained-privilege-from", who=Name(self.seat), giver=Name(self.giver))


@dataclass(frozen=True, slots=True, kw_only=True)
class Replenished(Event):
    """A player laid the tokens of the bag on the board, in this order."""

    seat: Seat
    spots: tuple[Spot, ...]

    @property
    def line(self) -> Text:
        return Text("replenished", who=Name(self.seat), n=len(self.spots))


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    """A player took the tokens of a line; the first and the last spot are its ends."""

    seat: Seat
    spots: tuple[Spot, ...]

    @property
    def tokens(self) -> Tokens:
        """What was taken, counted."""
        return Tokens.of(spot.colour for spot in self.spots)

    @property
    def line(self) -> Text:
        first, last = self.spots[0].cell.id, self.spots[-1].cell.id
        cells = first if first == last else f"{first}–{last}"
        return Text("took", who=Name(self.seat), tokens=counted(self.tokens), cells=cells)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReservedCard(Event):
    """A player took the gold of a cell and reserved a card: of the pyramid or, `blind`, the top of
    a deck.
    """

    seat: Seat
    card: Card | None
    """Nothing for a blind card, nor for any once its reservation is no longer the news of the day
    (SD-118).
    """
    level: int
    blind: bool
    gold: Cell

    @property
    def line(self) -> Text:
        if self.card is not None:
            return Text("reserved", who=Name(self.seat), card=taken(self.card), cell=self.gold.id)
        origin = "deck" if self.blind else "pyramid"
        return Text(
            "reserved-hidden",
            who=Name(self.seat),
            level=self.level,
            origin=origin,
            cell=self.gold.id,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """Which card came from the deck; told to its owner only (SD-119)."""

    card: Card

    @property
    def line(self) -> Text:
        return Text("drew", card=called(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """A player bought a card; a wild one counts from now on for `colour`."""

    seat: Seat
    card: Card
    colour: Colour | None
    paid: Tokens
    reserved: bool
    """Whether its buyer had reserved it."""

    @property
    def line(self) -> Text:
        return Text(
            "bought",
            who=Name(self.seat),
            card=taken(self.card),
            origin="reserved" if self.reserved else "pyramid",
            price=counted(self.paid),
            free="no" if self.paid else "yes",
            copied=self.colour.value if self.card.wild and self.colour else "none",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Refilled(Event):
    """A new card took the place of one that left the pyramid."""

    card: Card

    @property
    def line(self) -> Text:
        return Text("refilled", card=called(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class TookMatching(Event):
    """A player took a token of the bought card's colour from the board."""

    seat: Seat
    spot: Spot

    @property
    def line(self) -> Text:
        return Text("took-matching", who=Name(self.seat), spot=self.spot.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stole(Event):
    """A player took a token from the opponent."""

    seat: Seat
    victim: Seat
    colour: Colour

    @property
    def line(self) -> Text:
        return Text("stole", who=Name(self.seat), token=named(self.colour))


@dataclass(frozen=True, slots=True, kw_only=True)
class TookRoyal(Event):
    """A player took a royal."""

    seat: Seat
    royal: Royal

    @property
    def line(self) -> Text:
        return Text("took-royal", who=Name(self.seat), royal=portrayed(self.royal))


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(Event):
    """A player put tokens above ten into the bag."""

    slight = True

    seat: Seat
    tokens: Tokens

    @property
    def line(self) -> Text:
        return Text("discarded", who=Name(self.seat), tokens=counted(self.tokens))


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A player had no mandatory action left."""

    slight = True

    seat: Seat

    @property
    def line(self) -> Text:
        return Text("passed", who=Name(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class AnotherTurn(Event):
    """A player begins the extra turn that the last one earned."""

    seat: Seat

    @property
    def line(self) -> Text:
        return Text("another-turn", who=Name(self.seat))


class Goal(Enum):
    """A condition of victory: twenty points, ten crowns, or ten points in one colour (SD-100 to
    SD-102).
    """

    POINTS = "points"
    CROWNS = "crowns"
    COLOUR = "colour"


@dataclass(frozen=True, slots=True)
class Reached:
    """A goal, with the figure that reached it and, for the last of the goals, its colour."""

    goal: Goal
    n: int
    colour: Colour | None = None

    @property
    def text(self) -> Text:
        """The goal as a phrase: 21 points."""
        if self.colour is None:
            return Text(f"reached-{self.goal.value}", n=self.n)
        return Text("coloured", n=self.n, colour=self.colour.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(Event):
    """A player has reached one goal or several, and the game is over."""

    seat: Seat
    reached: tuple[Reached, ...]

    @property
    def line(self) -> Text:
        return Text(
            "won", who=Name(self.seat), reached=tuple(reached.text for reached in self.reached)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    """Too many turns in a row saw neither a purchase nor a reservation, and the game is a draw
    (SD-109).
    """

    turns: int

    @property
    def line(self) -> Text:
        return Text("drawn", turns=self.turns)
