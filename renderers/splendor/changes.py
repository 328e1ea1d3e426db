"""What the last move has changed, place by place: these things glow, and nothing else does."""

from __future__ import annotations

from dataclasses import dataclass

from games.splendor.catalogue import Card, Colour, Noble
from games.splendor.events import (
    Bought,
    LastRoundCame,
    Refilled,
    ReservedCard,
    Returned,
    Took,
    Visited,
)
from games.splendor.view import View
from renderers.motion import Moment


@dataclass(frozen=True, slots=True)
class Changes:
    """The things of one move; pairs begin with a seat."""

    cards: frozenset[Card] = frozenset()
    nobles: frozenset[Noble] = frozenset()
    piles: frozenset[Colour] = frozenset()
    scores: frozenset[int] = frozenset()
    bonuses: frozenset[tuple[int, Colour]] = frozenset()
    tokens: frozenset[tuple[int, Colour]] = frozenset()
    reserved: frozenset[tuple[int, int]] = frozenset()  # seat and place in the hand

    @classmethod
    def of(cls, view: View) -> Changes:
        cards: set[Card] = set()
        nobles: set[Noble] = set()
        piles: set[Colour] = set()
        scores: set[int] = set()
        bonuses: set[tuple[int, Colour]] = set()
        tokens: set[tuple[int, Colour]] = set()
        reserved: set[tuple[int, int]] = set()
        for event in view.last:
            match event:
                case Took(seat=seat, tokens=moved) | Returned(seat=seat, tokens=moved):
                    tokens |= {(seat, colour) for colour, _ in moved.items()}
                    piles |= {colour for colour, _ in moved.items()}
                case ReservedCard(seat=seat, gold=gold):
                    reserved.add((seat, len(view.players[seat].reserved) - 1))
                    tokens |= {(seat, Colour.GOLD)} if gold else set()
                    piles |= {Colour.GOLD} if gold else set()
                case Bought(seat=seat, card=card, paid=paid):
                    bonuses.add((seat, card.bonus))
                    scores |= {seat} if card.points else set()
                    piles |= {colour for colour, _ in paid.items()}
                case Refilled(card=card):
                    cards.add(card)
                case Visited(seat=seat, noble=noble):
                    nobles.add(noble)
                    scores.add(seat)
        return cls(
            frozenset(cards),
            frozenset(nobles),
            frozenset(piles),
            frozenset(scores),
            frozenset(bonuses),
            frozenset(tokens),
            frozenset(reserved),
        )


def moment(view: View) -> Moment | None:
    """What makes the last move decisive, if anything does."""
    if view.standings:
        return Moment.OVER
    came = any(isinstance(event, LastRoundCame) for event in view.last)
    return Moment.LAST if came else None
