"""What the last move has changed, place by place: these things glow, and nothing else does."""

from __future__ import annotations

from dataclasses import dataclass

from games.high_society.catalogue import THIEF, Card
from games.high_society.events import (
    Bought,
    GaveUp,
    LimitsOpened,
    Passed,
    Raised,
    Submitted,
    Suffered,
    ThiefStayed,
    TurnedUp,
)
from games.high_society.view import View
from renderers.motion import Moment


@dataclass(frozen=True, slots=True)
class Changes:
    """The things of one move; pairs begin with a seat."""

    new_card: bool = False
    notes: frozenset[tuple[int, int]] = frozenset()  # laid to a bid
    passed: frozenset[int] = frozenset()
    won: frozenset[tuple[int, Card]] = frozenset()
    stolen: frozenset[Card] = frozenset()
    submitted: frozenset[int] = frozenset()
    limits: frozenset[tuple[int, int]] = frozenset()  # that were opened

    @classmethod
    def of(cls, view: View) -> Changes:
        new_card = False
        notes: set[tuple[int, int]] = set()
        passed: set[int] = set()
        won: set[tuple[int, Card]] = set()
        stolen: set[Card] = set()
        submitted: set[int] = set()
        limits: set[tuple[int, int]] = set()
        for event in view.last:
            match event:
                case TurnedUp():
                    new_card = True
                case Raised(seat=seat, cards=cards):
                    notes |= {(seat, value) for value in cards}
                case Passed(seat=seat):
                    passed.add(seat)
                case Bought(seat=seat, card=card) | Suffered(seat=seat, card=card):
                    won.add((seat, card))
                case GaveUp(card=Card() as card):
                    stolen |= {card, THIEF}
                case ThiefStayed(seat=seat):
                    won.add((seat, THIEF))
                case Submitted(seat=seat):
                    submitted.add(seat)
                case LimitsOpened(limits=opened):
                    limits |= {(limit.seat, limit.limit) for limit in opened}
        return cls(
            new_card,
            frozenset(notes),
            frozenset(passed),
            frozenset(won),
            frozenset(stolen),
            frozenset(submitted),
            frozenset(limits),
        )


def moment(view: View) -> Moment | None:
    """What makes the last move decisive, if anything does."""
    if view.results:
        return Moment.OVER
    return Moment.SOLD if Changes.of(view).won else None
