"""What happens when errand boys run their errands."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Event, Seat
from games.last_will.catalogue import Card, Estate
from games.last_will.events.naming import of_market, of_money, of_named
from games.text import Name, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class TookOffered(Event):
    """An errand boy fetched a card of the offer."""

    seat: Seat
    slot: str
    card: Card

    @property
    def line(self) -> Text:
        return Text(
            "took-offered", who=Name(self.seat), slot=self.slot.upper(), card=of_named(self.card)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketChanged(Event):
    """The modifiers of the market were rearranged, or left as they were (LW-64)."""

    seat: Seat
    modifiers: tuple[tuple[Estate, int], ...]
    changed: bool

    @property
    def line(self) -> Text:
        prices = tuple(of_market(estate, pounds) for estate, pounds in self.modifiers)
        return Text(
            "market-changed" if self.changed else "market-left", who=Name(self.seat), prices=prices
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Extended(Event):
    """A player board has one space more, and so many now."""

    seat: Seat
    spaces: int

    @property
    def line(self) -> Text:
        return Text("extended", who=Name(self.seat), n=self.spaces)


@dataclass(frozen=True, slots=True, kw_only=True)
class WentToOpera(Event):
    """An errand boy took tickets for the opera; so much is left."""

    seat: Seat
    pounds: int
    money: int

    @property
    def line(self) -> Text:
        return Text(
            "went-to-opera", who=Name(self.seat), pounds=self.pounds, money=of_money(self.money)
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class BoyIdle(Event):
    """An errand boy stays at home, since no errand can be run (LW-58)."""

    seat: Seat

    @property
    def line(self) -> Text:
        return Text("boy-idle", who=Name(self.seat))
