"""How the game goes: the beginning, the rounds, planning, the ends of rounds and of the game."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Event, Seat
from games.last_will.catalogue import Card, Deck, Property
from games.last_will.events.naming import of_cards, of_deck, of_money, of_title
from games.text import Name, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Inherited(Event):
    """Everybody starts with this sum, which a will card named or not."""

    pounds: int
    will: bool

    @property
    def line(self) -> Text:
        return Text("inherited-by-will" if self.will else "inherited", pounds=self.pounds)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """Which cards were dealt before the first round; told to their owner only."""

    cards: tuple[Card, ...]

    @property
    def line(self) -> Text:
        return Text("dealt", cards=of_cards(self.cards))


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(Event):
    """A player kept some of the cards dealt; which ones is told to that player only."""

    slight = True

    seat: Seat
    n: int
    cards: tuple[Card, ...] = ()

    @property
    def line(self) -> Text:
        if self.cards:
            return Text("kept-cards", cards=of_cards(self.cards))
        return Text("kept", who=Name(self.seat), n=self.n)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round begins, and with it so many cards lie on the offer boards."""

    number: int
    rounds: int
    first: Seat

    @property
    def line(self) -> Text:
        return Text("round-began", round=self.number, rounds=self.rounds, who=Name(self.first))


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidOut(Event):
    """Cards were laid on the offer boards; each with the slot it lies on."""

    cards: tuple[tuple[str, Card], ...]

    @property
    def line(self) -> Text:
        offered = tuple(
            Text("in-slot", slot=slot.upper(), card=of_title(card)) for slot, card in self.cards
        )
        return Text("laid-out", cards=offered)


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocked(Event):
    """A neutral marker blocks a space of the planning board (LW-51, LW-52)."""

    seat: Seat
    space: int

    @property
    def line(self) -> Text:
        return Text("blocked", who=Name(self.seat), space=self.space)


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned(Event):
    """A player chose a plan."""

    seat: Seat
    space: int
    cards: int
    boys: int
    actions: int

    @property
    def line(self) -> Text:
        return Text(
            "planned",
            who=Name(self.seat),
            space=self.space,
            cards=self.cards,
            boys=self.boys,
            actions=self.actions,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """A player drew cards of these decks; which ones is told to that player only."""

    seat: Seat
    counts: tuple[tuple[Deck, int], ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def line(self) -> Text:
        if self.cards:
            return Text("drew-cards", cards=of_cards(self.cards))
        return Text(
            "drew", who=Name(self.seat), cards=tuple(of_deck(deck, n) for deck, n in self.counts)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class JokersReturned(Event):
    """Jokers that were left in hand go back to the pool (LW-231)."""

    slight = True

    seat: Seat
    n: int

    @property
    def line(self) -> Text:
        return Text("jokers-returned", who=Name(self.seat), n=self.n)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tidied(Event):
    """A player discarded hand cards down to the limit; which ones is told to that player only."""

    slight = True

    seat: Seat
    counts: tuple[tuple[Deck, int], ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def line(self) -> Text:
        if self.cards:
            return Text("tidied-cards", cards=of_cards(self.cards))
        return Text(
            "tidied", who=Name(self.seat), cards=tuple(of_deck(deck, n) for deck, n in self.counts)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Depreciated(Event):
    """Houses that were not kept up fell; each with the value it has now."""

    seat: Seat
    houses: tuple[tuple[Property, int], ...]

    @property
    def line(self) -> Text:
        fallen = tuple(
            Text("fallen-to", card=of_title(card), pounds=value) for card, value in self.houses
        )
        return Text("depreciated", who=Name(self.seat), houses=fallen)


@dataclass(frozen=True, slots=True, kw_only=True)
class WentBankrupt(Event):
    """A player has neither property nor money left (LW-223)."""

    seat: Seat
    money: int

    @property
    def line(self) -> Text:
        return Text("went-bankrupt", who=Name(self.seat), money=of_money(self.money))


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The game is over: these are bankrupt, or nobody is and the last round has been played."""

    bankrupt: tuple[Seat, ...]

    @property
    def line(self) -> Text:
        if self.bankrupt:
            return Text("ended-bankrupt", who=tuple(map(Name, self.bankrupt)), n=len(self.bankrupt))
        return Text("ended")
