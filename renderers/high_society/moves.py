"""The last move as one line with pictures in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from games.high_society.catalogue import Card
from games.high_society.events import (
    Bought,
    GaveUp,
    LimitsOpened,
    Lost,
    Passed,
    Raised,
    Submitted,
    Suffered,
    ThiefStayed,
)
from games.high_society.view import Player, Purse, View
from renderers.canvas import Part
from renderers.high_society import cards, notes
from renderers.lettering import READ, Face, abbreviated, spelled, width
from renderers.pieces.lines import illustrated, slots
from renderers.pieces.seats import BADGE, badge
from renderers.words import Words

NAME_ROOM = 250  # of a name, in pixels, where not everything has room
MOST_NOTES = 4  # more than these are told by their sum
GAP = 7


def illustrated_move(view: View, words: Words, names: Sequence[str], room: float) -> list[Part]:
    """What happened last, as far as it fits into `room`; a new card is not told of, as it glows."""
    line: list[Part] = []
    for name_room in (room, NAME_ROOM):
        teller = _Teller(view, words, names, name_room)
        line, whole = [], True
        for told in (clause for event in view.last for clause in teller.clauses(event)):
            longer: list[Part] = [*line, "·", *told] if line else told
            fits = _wide(longer) <= room
            if fits or not line:
                line = longer
            whole = whole and fits
        if whole:
            break
    return line or ([words("picture-start")] if untouched(view) else [])


def untouched(view: View) -> bool:
    """Whether nobody has done anything yet; after that a move without news is told by silence."""
    return view.auction == 1 and not any(
        player.won or player.bid or player.passed or player.submitted for player in view.players
    )


def _wide(parts: Sequence[Part]) -> float:
    widths = (width(part, Face.SANS, READ) if isinstance(part, str) else part.w for part in parts)
    return sum(widths) + GAP * (len(parts) - 1)


@dataclass(frozen=True, slots=True)
class _Teller:
    """Puts events into clauses; who did several things is named once, and known by the badge from
    then on.
    """

    view: View
    words: Words
    names: Sequence[str]
    room: float
    """Of a name, in pixels."""
    named: set[int] = field(default_factory=set)

    def clauses(self, event: object) -> Iterator[list[Part]]:
        match event:
            case Raised() | Passed() | Submitted():
                yield from self.turn(event)
            case Bought() | Suffered():
                yield from self.award(event)
            case GaveUp() | ThiefStayed():
                yield self.theft(event)

    def turn(self, event: Raised | Passed | Submitted) -> Iterator[list[Part]]:
        """What one player did; a turn is not told of where what came of it says as much."""
        match event:
            case Raised(seat=seat, cards=laid, total=total):
                key = "picture-bid" if sum(laid) == total else "picture-raised"
                if len(laid) > MOST_NOTES:
                    yield self.said("picture-raised-many", seat, total=total)
                else:
                    figures = {} if sum(laid) == total else {"total": total}
                    yield self.said(key, seat, {"cards": _notes(laid, seat)}, **figures)
            case Passed(seat=seat, broke=broke):
                taken = any(
                    isinstance(other, Suffered) or (broke and isinstance(other, Bought))
                    for other in self.view.last
                )
                if not taken:
                    yield self.said("picture-passes-broke" if broke else "picture-passes", seat)
            case Submitted(seat=seat):
                if not any(isinstance(other, LimitsOpened) for other in self.view.last):
                    yield self.said("picture-submitted", seat)

    def award(self, event: Bought | Suffered) -> Iterator[list[Part]]:
        """Who took the card, and what it cost whom."""
        card = {"card": [cards.tag(event.card)]}
        match event:
            case Bought(seat=seat, paid=()):
                yield self.said("picture-bought-free", seat, card)
            case Bought(seat=seat, paid=paid) if len(paid) > MOST_NOTES:
                yield self.said("picture-bought-many", seat, card, total=sum(paid))
            case Bought(seat=seat, paid=paid):
                yield self.said("picture-bought", seat, card | {"cards": _notes(paid, seat)})
            case Suffered(seat=seat):
                yield self.said("picture-suffered", seat, card)
                yield self.bills()

    def bills(self) -> list[Part]:
        """What everybody else has paid to be spared."""
        bids: list[Part] = []
        for bill in self.view.last:
            if isinstance(bill, Lost):
                bids += [badge(bill.seat, BADGE), str(sum(bill.cards))]
        return (
            clause(self.words, "picture-lost", {"bids": bids})
            if bids
            else [self.words("picture-lost-nothing")]
        )

    def theft(self, event: GaveUp | ThiefStayed) -> list[Part]:
        match event:
            case GaveUp(seat=seat, card=Card() as card):
                return self.said("picture-gave-up", seat, {"card": [cards.tag(card)]})
            case GaveUp(seat=seat):
                return self.said("picture-gave-up-unseen", seat)
        return [self.words("picture-thief-stayed")]

    def said(
        self,
        key: str,
        seat: int,
        pictures: Mapping[str, Sequence[Part]] | None = None,
        **figures: int,
    ) -> list[Part]:
        """A clause that begins with who did it."""
        who: list[Part] = [badge(seat, BADGE)]
        if seat not in self.named:
            who.append(abbreviated(spelled(self.names[seat]), Face.SANS, READ, self.room))
            self.named.add(seat)
        return clause(self.words, key, {"who": who} | dict(pictures or {}), **figures)


def clause(
    words: Words, key: str, pictures: Mapping[str, Sequence[Part]], **figures: int
) -> list[Part]:
    """A sentence with pictures in it, by the arguments that they stand for."""
    stand_ins = dict(zip(pictures, slots(len(pictures)), strict=True))
    return illustrated(words(key, **stand_ins, **figures), list(pictures.values()))


def lowest_bid(owner: Player, mine: Purse, words: Words) -> list[Part]:
    """The notes of the lowest bid that is possible, and what they come to with those on the table;
    of many notes how many they are.
    """
    laid = _notes(mine.least, owner.seat)
    if len(laid) > MOST_NOTES:
        laid = [words("picture-hand-notes", n=len(laid))]
    key = "picture-hand-first-many" if len(mine.least) > 1 else "picture-hand-first"
    key = "picture-hand-least" if owner.total else key
    return clause(words, key, {"cards": laid}, total=owner.total + sum(mine.least))


def _notes(values: Sequence[int], seat: int) -> list[Part]:
    return [notes.tag(value, seat) for value in values]
