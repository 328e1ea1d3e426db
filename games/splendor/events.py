"""What happens in Splendor, told as news."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache

from games.engine import Event, Seat
from games.splendor.catalogue import Card, Colour, Noble, Tokens
from games.text import Name, Text

# Made once: every question labels its options with these, and automas ask thousands of questions.


@lru_cache(maxsize=4096)
def counted(tokens: Tokens) -> tuple[Text, ...]:
    """*tokens* as a list of phrases: two white, one gold."""
    return tuple(Text("count", colour=colour.value, n=count) for colour, count in tokens.items())


@cache
def named(colour: Colour) -> Text:
    """The name of a colour."""
    return Text("colour", colour=colour.value)


@cache
def called(card: Card) -> Text:
    """A card by its id, bonus and points."""
    return Text("card", id=card.id, bonus=card.bonus.value, points=card.points)


@cache
def taken(card: Card) -> Text:
    """A card as the one that somebody buys or reserves, for languages in which that sounds
    different.
    """
    return Text("the-card", id=card.id, bonus=card.bonus.value, points=card.points)


@cache
def visitor(noble: Noble) -> Text:
    """A noble by the bonuses that bring a visit."""
    return Text("the-noble", id=noble.id, requires=counted(noble.requires))


@dataclass(frozen=True, slots=True, kw_only=True)
class Took(Event):
    """A player took tokens from the bank."""

    seat: Seat
    tokens: Tokens

    @property
    def line(self) -> Text:
        return Text("took", who=Name(self.seat), tokens=counted(self.tokens))


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(Event):
    """A player returned tokens above the limit."""

    slight = True

    seat: Seat
    tokens: Tokens

    @property
    def line(self) -> Text:
        return Text("returned", who=Name(self.seat), tokens=counted(self.tokens))


@dataclass(frozen=True, slots=True, kw_only=True)
class ReservedCard(Event):
    """A player reserved a card that lay face up, or, without `card`, the top of a deck."""

    seat: Seat
    card: Card | None
    level: int
    gold: bool

    @property
    def line(self) -> Text:
        gold = "yes" if self.gold else "no"
        if self.card is None:
            return Text("reserved-unseen", who=Name(self.seat), level=self.level, gold=gold)
        return Text("reserved", who=Name(self.seat), card=taken(self.card), gold=gold)


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """Which card came from the deck; told to its owner only (SP-91)."""

    card: Card

    @property
    def line(self) -> Text:
        return Text("drew", card=called(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """A player bought a card."""

    seat: Seat
    card: Card
    paid: Tokens
    from_hand: bool

    @property
    def line(self) -> Text:
        origin = "hand" if self.from_hand else "row"
        if not self.paid:
            return Text("bought-free", who=Name(self.seat), card=taken(self.card), origin=origin)
        return Text(
            "bought",
            who=Name(self.seat),
            card=taken(self.card),
            origin=origin,
            price=counted(self.paid),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Refilled(Event):
    """A new card took the place of one that left its row."""

    card: Card

    @property
    def line(self) -> Text:
        return Text("refilled", card=called(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class Visited(Event):
    """A noble visited a player."""

    seat: Seat
    noble: Noble

    @property
    def line(self) -> Text:
        noble = visitor(self.noble)
        return Text("visited", who=Name(self.seat), noble=noble, points=self.noble.points)


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A player could do nothing."""

    slight = True

    seat: Seat

    @property
    def line(self) -> Text:
        return Text("passed", who=Name(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class LastRoundCame(Event):
    """A player reached the goal, and this round is the last."""

    seat: Seat
    points: int

    @property
    def line(self) -> Text:
        return Text("last-round", who=Name(self.seat), points=self.points)


class End(Enum):
    """Why a game is over: the last round, a stalemate (SP-83) or the safety stop (SP-84)."""

    GOAL = "goal"
    STALEMATE = "stalemate"
    QUIET = "quiet"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The game is over."""

    reason: End

    @property
    def line(self) -> Text:
        return Text("ended", reason=self.reason.value)
