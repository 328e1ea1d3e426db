"""What the last move has changed, place by place: these things glow, and nothing else does."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from games.princes_of_florence.catalogue import Freedom, Lot, Place, Profession
from games.princes_of_florence.events import (
    Bought,
    Built,
    Chose,
    Deck,
    Drew,
    Introduced,
    Kept,
    Laid,
    Paid,
    Raised,
    Recruited,
    RecruitingSaved,
    RoundBegan,
    Sold,
    TookFaceUp,
    Worked,
)
from games.princes_of_florence.view import View
from renderers.motion import Moment


class Fact(Enum):
    """What of a player is a number."""

    MONEY = "money"
    POINTS = "points"
    BUILDERS = "builders"
    JESTERS = "jesters"
    PROFESSIONS = "professions"
    BONUSES = "bonuses"
    PRESTIGE = "prestige"
    RECRUITING = "recruiting"


_KEPT = {Deck.PROFESSION: Fact.PROFESSIONS, Deck.BONUS: Fact.BONUSES, Deck.PRESTIGE: Fact.PRESTIGE}
_GOT = {
    Lot.JESTER: Fact.JESTERS,
    Lot.BUILDER: Fact.BUILDERS,
    Lot.PRESTIGE: Fact.PRESTIGE,
    Lot.RECRUITING: Fact.RECRUITING,
}


@dataclass(frozen=True, slots=True)
class Changes:
    """The things of one move; pairs begin with a seat."""

    facts: set[tuple[int, Fact]] = field(default_factory=set)
    tiles: set[tuple[int, Place]] = field(default_factory=set)
    freedoms: set[tuple[int, Freedom]] = field(default_factory=set)
    works: set[tuple[int, Profession]] = field(default_factory=set)
    sold: set[Lot] = field(default_factory=set)
    """Objects that have just been bought."""
    bids: set[int] = field(default_factory=set)
    """Bids that have just been made, in florins."""

    @classmethod
    def of(cls, view: View) -> Changes:
        changes = cls()
        for event in view.last:
            changes._auctions(event)
            changes._actions(event)
        return changes

    def _auctions(self, event: object) -> None:
        match event:
            case Chose(price=price) | Raised(price=price):
                self.bids.add(price)
            case Bought(seat=seat, lot=lot, points=points):
                self.sold.add(lot)
                self.facts.add((seat, Fact.MONEY))
                self.facts.update({(seat, _GOT[lot])} if lot in _GOT else ())
                self.facts.update({(seat, Fact.POINTS)} if points else ())
            case Laid(seat=seat, place=place, points=points):
                self.tiles.add((seat, place))
                self.facts.update({(seat, Fact.POINTS)} if points else ())

    def _actions(self, event: object) -> None:
        match event:
            case Kept(seat=seat, deck=deck):
                self.facts.add((seat, _KEPT[deck]))
            case TookFaceUp(seat=seat):
                self.facts.update({(seat, Fact.PROFESSIONS), (seat, Fact.MONEY)})
            case Recruited(seat=seat):
                self.facts.add((seat, Fact.PROFESSIONS))
            case RecruitingSaved(seat=seat):
                self.facts.add((seat, Fact.RECRUITING))
            case Worked(seat=seat, card=card):
                self.works.add((seat, card))
            case Paid(seat=seat) | Sold(seat=seat):
                self.facts.update({(seat, Fact.POINTS), (seat, Fact.MONEY)})
            case Drew(seat=seat, price=price):
                self.facts.update({(seat, Fact.MONEY)} if price else ())
            case Built(seat=seat, place=place, price=price):
                self.tiles.add((seat, place))
                self.facts.add((seat, Fact.POINTS))
                self.facts.update({(seat, Fact.MONEY)} if price else ())
            case Introduced(seat=seat, freedom=freedom):
                self.freedoms.add((seat, freedom))
                self.facts.add((seat, Fact.MONEY))


def moment(view: View) -> Moment | None:
    """What makes the last move decisive, if anything does."""
    if view.standings:
        return Moment.OVER
    if any(isinstance(event, RoundBegan) for event in view.last) and view.round == view.rounds:
        return Moment.LAST
    return Moment.SOLD if Changes.of(view).sold else None
