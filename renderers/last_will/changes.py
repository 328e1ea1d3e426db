"""What the last move has changed, place by place: these things glow, and nothing else does."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.last_will.catalogue import Black
from games.last_will.events import (
    Blocked,
    Bought,
    Depreciated,
    Drew,
    Extended,
    Fell,
    Kept,
    Marked,
    MarketChanged,
    Placed,
    Planned,
    Played,
    RoundBegan,
    Sold,
    Tidied,
    TookOffered,
    Used,
    WentToOpera,
)
from games.last_will.view import View
from renderers.motion import Moment


@dataclass(frozen=True, slots=True)
class Changes:
    """The things of one move; pairs begin with a seat."""

    money: set[int] = field(default_factory=set)
    hands: set[int] = field(default_factory=set)
    places: set[tuple[int, int]] = field(default_factory=set)
    """Places of boards, from 0."""
    slots: set[str] = field(default_factory=set)
    spaces: set[int] = field(default_factory=set)
    """Spaces of the planning board."""
    market: set[int] = field(default_factory=set)
    """Who has rearranged the prices."""
    opera: set[int] = field(default_factory=set)
    extended: set[int] = field(default_factory=set)

    @classmethod
    def of(cls, view: View) -> Changes:
        changes = cls()
        for event in view.last:
            changes._plans(event)
            changes._turns(event, view)
        return changes

    def _plans(self, event: object) -> None:
        match event:
            case Planned(space=space) | Blocked(space=space):
                self.spaces.add(space)
            case TookOffered(seat=seat, slot=slot):
                self.slots.add(slot)
                self.hands.add(seat)
            case Drew(seat=seat) | Kept(seat=seat) | Tidied(seat=seat):
                self.hands.add(seat)
            case MarketChanged(seat=seat):
                self.market.add(seat)
            case Extended(seat=seat):
                self.extended.add(seat)
            case WentToOpera(seat=seat):
                self.opera.add(seat)
                self.money.add(seat)

    def _turns(self, event: object, view: View) -> None:
        match event:
            case (
                Placed(seat=seat, card=card)
                | Marked(seat=seat, card=card)
                | Fell(seat=seat, card=card)
            ):
                self._lit(view, seat, card)
            case Bought(seat=seat, card=card):
                self._lit(view, seat, card)
                self.money.add(seat)
            case Used(seat=seat, card=card):
                self._lit(view, seat, card, used=True)
                self.money.add(seat)
            case Played(seat=seat, pounds=pounds):
                self.hands.add(seat)
                self.money.update({seat} if pounds else ())
            case Sold(seat=seat):
                self.money.add(seat)
            case Depreciated(seat=seat, houses=houses):
                for card, _ in houses:
                    self._lit(view, seat, card)

    def _lit(self, view: View, seat: int, card: Black, *, used: bool = False) -> None:
        """The last copy of a card, where there are several: new ones lie last, and copies are
        *used* from the first on.
        """
        places = [
            place
            for place, lying in enumerate(view.players[seat].board)
            if lying.card is card and (lying.used or not used)
        ]
        self.places.update({(seat, places[-1])} if places else ())


def moment(view: View) -> Moment | None:
    """What makes the last move decisive, if anything does."""
    if view.standings:
        return Moment.OVER
    began = any(isinstance(event, RoundBegan) for event in view.last)
    return Moment.LAST if began and view.round == view.rounds else None
