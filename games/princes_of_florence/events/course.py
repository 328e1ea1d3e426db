"""How the game goes: the beginning, the rounds and the end."""

from __future__ import annotations

from dataclasses import dataclass

from games.engine import Event, Seat
from games.princes_of_florence.catalogue import Prestige, Profession
from games.princes_of_florence.events.naming import of_card, the_profession
from games.text import Name, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """Which professions were dealt; told to their owner only."""

    cards: tuple[Profession, ...]

    @property
    def line(self) -> Text:
        return Text("dealt", cards=tuple(map(of_card, self.cards)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(Event):
    """A player returned one of the professions dealt; which one is told to that player only."""

    slight = True

    seat: Seat
    card: Profession | None = None

    @property
    def line(self) -> Text:
        if self.card is None:
            return Text("returned", who=Name(self.seat))
        return Text("returned-card", card=the_profession(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round begins, with this start player and this least value of a work."""

    number: int
    minimum: int
    first: Seat

    @property
    def line(self) -> Text:
        return Text("round-began", round=self.number, minimum=self.minimum, who=Name(self.first))


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(Event):
    """A profession was laid face up for all to take."""

    card: Profession

    @property
    def line(self) -> Text:
        return Text("shown", card=of_card(self.card))


@dataclass(frozen=True, slots=True, kw_only=True)
class BestWork(Event):
    """The highest work of the round was rewarded; nobody's, where nobody made one."""

    seats: tuple[Seat, ...]
    value: int
    points: int

    @property
    def line(self) -> Text:
        if not self.seats:
            return Text("best-work-none")
        return Text(
            "best-work", who=tuple(map(Name, self.seats)), value=self.value, points=self.points
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(Event):
    """A prestige card was shown and scored at the end of the game."""

    seat: Seat
    card: Prestige
    points: int

    @property
    def line(self) -> Text:
        return Text(
            "scored",
            who=Name(self.seat),
            card=of_card(self.card),
            points=self.points,
            tied=self.tied,
        )

    @property
    def tied(self) -> str:
        """Whether others have as many, or as few, of what the card compares."""
        return "yes" if 0 < self.points < self.card.points else "no"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """The game is over."""

    @property
    def line(self) -> Text:
        return Text("ended")
