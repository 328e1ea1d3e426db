"""What the last move has changed, place by place: these things are marked, and nothing else is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from games.splendor_duel.catalogue import GOLD, Card, Cell, Colour, Royal, Tokens
from games.splendor_duel.events import (
    Bought,
    Discarded,
    GainedPrivilege,
    Refilled,
    Replenished,
    ReservedCard,
    SpentPrivilege,
    Spot,
    Stole,
    Took,
    TookMatching,
    TookRoyal,
)
from games.splendor_duel.view import View
from renderers.motion import Moment


@dataclass(frozen=True, slots=True)
class Changes:
    """The things of one move; pairs begin with a seat."""

    cards: set[Card] = field(default_factory=set)
    filled: set[Cell] = field(default_factory=set)
    emptied: dict[Cell, Colour] = field(default_factory=dict)
    royals: set[Royal] = field(default_factory=set)
    privileges: set[int] = field(default_factory=set)
    supply: bool = False
    bag: bool = False
    bonuses: set[tuple[int, Colour]] = field(default_factory=set)
    tokens: set[tuple[int, Colour]] = field(default_factory=set)
    reserved: set[tuple[int, int]] = field(default_factory=set)
    """Seat and place in the hand."""

    @classmethod
    def of(cls, view: View) -> Changes:
        bag = any(isinstance(event, Discarded | Replenished) or _paid(event) for event in view.last)
        changes = cls(supply=any(isinstance(event, SpentPrivilege) for event in view.last), bag=bag)
        for event in view.last:
            changes._note(event, view)
        return changes

    def _note(self, event: object, view: View) -> None:
        match event:
            case Took(seat=seat, spots=spots):
                self._picked_up(seat, spots)
            case SpentPrivilege(seat=seat, spot=spot) | TookMatching(seat=seat, spot=spot):
                self._picked_up(seat, [spot])
            case ReservedCard(seat=seat, gold=cell):
                self._picked_up(seat, [Spot(cell, GOLD)])
                self.reserved.add((seat, len(view.players[seat].reserved) - 1))
            case Bought(seat=seat, colour=colour):
                self.bonuses.update({(seat, colour)} if colour else ())
            case Refilled(card=card):
                self.cards.add(card)
            case Replenished(spots=spots):
                self.filled.update(spot.cell for spot in spots)
            case GainedPrivilege(seat=seat):
                self.privileges.add(seat)
            case Stole(seat=seat, victim=victim, colour=colour):
                self.tokens.update({(seat, colour), (victim, colour)})
            case Discarded(seat=seat, tokens=tokens):
                self._moved(seat, tokens)
            case TookRoyal(royal=royal):
                self.royals.add(royal)

    def _picked_up(self, seat: int, spots: Iterable[Spot]) -> None:
        self.emptied.update((spot.cell, spot.colour) for spot in spots)
        self.tokens.update((seat, spot.colour) for spot in spots)

    def _moved(self, seat: int, tokens: Tokens) -> None:
        self.tokens.update((seat, colour) for colour, _ in tokens.items())


def _paid(event: object) -> bool:
    return isinstance(event, Bought) and bool(event.paid)


def moment(view: View) -> Moment | None:
    """What makes the last move decisive, if anything does."""
    return Moment.OVER if view.standings else None
