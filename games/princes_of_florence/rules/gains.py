"""What brought somebody prestige in a move: for the best move of a finished game."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Seat
from games.princes_of_florence.events import (
    BestWork,
    Bought,
    Built,
    Laid,
    Paid,
    Sold,
    the_profession,
)
from games.princes_of_florence.rules.works import Payday
from games.princes_of_florence.table import PrincesTable
from games.text import Name, Text


def gains(before: PrincesTable, after: PrincesTable, seat: Seat) -> list[Text]:
    """Return a sentence for each part of the prestige that *seat* gained or gave up."""
    return [*_gains(before, after, seat)]


def _gains(before: PrincesTable, after: PrincesTable, seat: Seat) -> Iterator[Text]:
    for event in after.last:
        match event:
            case Paid(seat=who, points=points) if who == seat and points:
                yield _of_work(before, after, seat, points)
            case BestWork(seats=seats, points=points) if seat in seats:
                yield Text("gain-best-work", points=points)
            case Built(seat=who) | Sold(seat=who) if who == seat:
                yield event.line
            case Bought(seat=who, points=points) | Laid(seat=who, points=points):
                if who == seat and points:
                    yield event.line


def _of_work(before: PrincesTable, after: PrincesTable, seat: Seat, points: int) -> Text:
    """The work that was paid for is the latest on the table."""
    payday = before.decision_of(seat)
    assert isinstance(payday, Payday), "pay is taken where it is owed"
    card = the_profession(after.players[seat].works[-1])
    return Text("gain-work", who=Name(seat), card=card, value=payday.value.total, points=points)
