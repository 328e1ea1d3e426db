"""The last move as one line with pictures in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from games.princes_of_florence.catalogue import Lot
from games.princes_of_florence.events import (
    BestWork,
    Bought,
    Built,
    Chose,
    Deck,
    Declined,
    Drew,
    Ended,
    Introduced,
    Kept,
    Laid,
    LimitsOpened,
    Paid,
    Passed,
    Raised,
    Recruited,
    RecruitingSaved,
    Returned,
    RoundBegan,
    Sealed,
    Sold,
    TookFaceUp,
    TurnEnded,
    Worked,
    the_lot,
    the_profession,
    the_tile,
)
from games.princes_of_florence.view import Player, View
from games.text import Text
from renderers.canvas import Part, line_width
from renderers.lettering import Face
from renderers.pieces.clauses import Namer, briefly, clause
from renderers.pieces.lines import SENTENCE
from renderers.pieces.seats import BADGE, badge
from renderers.princes_of_florence.signs import Sign, arms, card_sign, coin, laurel, lot_sign
from renderers.telling import NOTHING
from renderers.words import Words

E = TypeVar("E")
SMALL = 34
DECKS = {
    Deck.PROFESSION: Sign.PROFESSION,
    Deck.BONUS: Sign.BONUS,
    Deck.PRESTIGE: Sign.PRESTIGE_CARD,
}


def illustrated_move(view: View, words: Words, names: Sequence[str], room: float) -> list[Part]:
    """What happened last, as far as it fits into `room`."""

    def told(named: set[int]) -> Iterator[list[Part]]:
        teller = _Teller(words, names, named, players=view.players, room=room)
        return (clause for event in telling(view.last) for clause in teller.clauses(event))

    line = briefly(told, len(names), room)
    return line or ([] if view.round else [words("picture-start")])


def telling(events: Sequence[E]) -> list[E]:
    """The events that a line tells of: who passes is seen where an object is sold, a draw where a
    card is kept.
    """
    kinds = {type(event) for event in events}
    needless: set[type] = {Passed, Declined} if Bought in kinds else set()
    needless.update([Drew] if Kept in kinds else [])
    return [event for event in events if type(event) not in needless]


@dataclass(frozen=True, slots=True)
class _Teller(Namer):
    """Puts events into clauses."""

    players: Sequence[Player] = ()
    room: float = 0

    def clauses(self, event: object) -> Iterator[list[Part]]:
        for told in (self.auction(event), self.action(event), self.card(event), self.course(event)):
            if told:
                yield told

    def auction(self, event: object) -> list[Part] | None:
        match event:
            case Chose(seat=seat, lot=lot, price=price):
                return self.said(
                    "picture-chose", seat, lot=self.lot(lot), price=self.florins(price)
                )
            case Raised(seat=seat, price=price):
                return self.said("picture-raised", seat, price=self.florins(price))
            case Passed(seat=seat, able=able):
                return self.said("picture-passes" if able else "picture-passes-unable", seat)
            case Declined(seat=seat):
                return self.said("picture-declined", seat)
            case Sealed(seat=seat, limit=None):
                return self.said("picture-sealed", seat)
            case LimitsOpened(limits=limits):
                opened: list[Part] = []
                for limit in limits:
                    how = (
                        self.words("picture-number", n=limit.florins) if limit.florins else NOTHING
                    )
                    opened += [badge(limit.seat, BADGE), how]
                return clause(self.words, "picture-opened", {"limits": opened})
            case Bought(seat=seat, lot=lot, price=price):
                return self.said(
                    "picture-bought", seat, lot=self.lot(lot), price=self.florins(price)
                )
            case Laid(seat=seat, place=place):
                tile = self.text(the_tile(place.tile))
                return self.said("picture-laid", seat, tile=tile, at=[place.at.upper()])
        return None

    def action(self, event: object) -> list[Part] | None:
        match event:
            case Built(seat=seat, place=place):
                return self.said(
                    "picture-built",
                    seat,
                    tile=self.text(the_tile(place.tile)),
                    at=[place.at.upper()],
                )
            case Introduced(seat=seat, freedom=freedom):
                name = self.words("picture-freedom", freedom=freedom.value)
                return self.said("picture-introduced", seat, freedom=[arms(freedom, SMALL), name])
            case Worked(seat=seat, card=card, value=value):
                profession = self.text(the_profession(card))
                return self.said("picture-worked", seat, card=profession, value=[str(value.total)])
            case Paid(seat=seat, points=points, florins=florins):
                gains = [
                    *(self.points(points) if points else ()),
                    *(self.florins(florins) if florins else ()),
                ]
                return self.paid(seat, gains)
            case Sold(seat=seat, points=points, florins=florins):
                return self.said(
                    "picture-sold", seat, points=self.points(points), florins=self.florins(florins)
                )
            case TurnEnded(seat=seat):
                return self.said("picture-turn-ended", seat)
        return None

    def paid(self, seat: int, gains: Sequence[Part]) -> list[Part]:
        """What somebody took for the last work; whose work it is where there is room for it."""
        first = seat not in self.named
        work = self.text(the_profession(self.players[seat].works[-1]))
        told = self.said("picture-paid", seat, gains=gains, card=work)
        if line_width(told, Face.SANS, SENTENCE) <= self.room:
            return told
        if first:
            self.named.discard(seat)
        return self.said("picture-paid-briefly", seat, gains=gains)

    def drawn(self, deck: Deck, number: int) -> list[Part]:
        """How many cards of a deck."""
        return [
            card_sign(DECKS[deck], SMALL),
            self.words("picture-some-cards", deck=deck.value, n=number),
        ]

    def card(self, event: object) -> list[Part] | None:
        match event:
            case Drew(seat=seat, deck=deck, number=number):
                return self.said("picture-drew", seat, cards=self.drawn(deck, number))
            case Kept(seat=seat, deck=deck, card=None):
                return self.said("picture-kept", seat, card=self.drawn(deck, 1))
            case TookFaceUp(seat=seat, card=card):
                return self.said("picture-took", seat, card=self.text(the_profession(card)))
            case Recruited(seat=seat, card=card, owner=owner):
                return self.said(
                    "picture-recruited",
                    seat,
                    card=self.text(the_profession(card)),
                    owner=[badge(owner, BADGE)],
                )
            case RecruitingSaved(seat=seat):
                saved = card_sign(Sign.RECRUITING, SMALL)
                return self.said("picture-saved", seat, card=[saved])
            case Returned(seat=seat, card=None):
                return self.said("picture-returned", seat)
        return None

    def course(self, event: object) -> list[Part] | None:
        match event:
            case BestWork(seats=(), value=_):
                return [self.words("picture-no-works")]
            case BestWork(seats=seats, value=value, points=points):
                who: list[Part] = [badge(seat, BADGE) for seat in seats]
                return clause(
                    self.words,
                    "picture-best",
                    {"who": who, "value": [str(value)], "points": self.points(points)},
                )
            case RoundBegan(number=number):
                return [self.words("picture-round-began", n=number)]
            case Ended():
                return [self.words("picture-ended")]
        return None

    def lot(self, lot: Lot) -> list[Part]:
        return [lot_sign(lot, SMALL), self.words.say(the_lot(lot), self.names)]

    def text(self, text: Text) -> list[Part]:
        return [self.words.say(text, self.names)]

    def florins(self, n: int) -> list[Part]:
        return [coin(30), self.words("picture-number", n=n)]

    def points(self, n: int) -> list[Part]:
        return [laurel(SMALL), str(n)]
