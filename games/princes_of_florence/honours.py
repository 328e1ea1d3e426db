"""What players of The Princes of Florence talk about after a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import Event, Seat
from games.honours import Honour, at_least
from games.princes_of_florence.catalogue import Count, Freedom
from games.princes_of_florence.events import (
    BestWork,
    Bought,
    Recruited,
    RoundBegan,
    Scored,
    Worked,
)
from games.princes_of_florence.rules.standings import standings
from games.princes_of_florence.table import Player, PrincesTable
from games.rules import tie_won, winners
from games.text import Text

GREAT_WORK = 25
MANY_WORKS = 7
BEST_WORKS = 5
AHEAD = 15
"""By how many points more than everybody else."""
JESTERS = 4
RECRUITED = 2
PRESTIGE_CARDS = 2
"""That score all their points."""
EMPTY = 2
"""Squares of an estate that is as good as full."""
CHEAP = 4
"""So many objects at least, none of them for more than the opening price."""


def _great_work(_table: PrincesTable, events: Sequence[Event]) -> Iterator[Seat]:
    works = (event for event in events if isinstance(event, Worked))
    return (event.seat for event in works if event.value.total >= GREAT_WORK)


def _works(_table: PrincesTable, events: Sequence[Event]) -> list[Seat]:
    return at_least((event.seat for event in events if isinstance(event, Worked)), MANY_WORKS)


def _best_works(_table: PrincesTable, events: Sequence[Event]) -> list[Seat]:
    best = (event for event in events if isinstance(event, BestWork))
    return at_least((seat for event in best for seat in event.seats), BEST_WORKS)


def _no_best_work(table: PrincesTable, events: Sequence[Event]) -> Iterator[Seat]:
    best = {seat for event in events if isinstance(event, BestWork) for seat in event.seats}
    return (seat for seat in _won(table) if seat not in best)


def _far_ahead(table: PrincesTable, _events: Sequence[Event]) -> Iterator[Seat]:
    for seat in _won(table):
        others = (player.points for at, player in _players(table) if at != seat)
        if table.players[seat].points >= AHEAD + max(others):
            yield seat


def _tie(table: PrincesTable, _events: Sequence[Event]) -> list[Seat]:
    return tie_won(standings(table), 1)


def _penniless(table: PrincesTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _won(table) if not table.players[seat].money)


def _full(table: PrincesTable, _events: Sequence[Event]) -> Iterator[Seat]:
    for seat, player in _players(table):
        if player.count(Count.EMPTY_SQUARES) <= EMPTY:
            yield seat


def _jesters(table: PrincesTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat, player in _players(table) if player.jesters >= JESTERS)


def _freedoms(table: PrincesTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat, player in _players(table) if {*player.freedoms} == {*Freedom})


def _recruited(_table: PrincesTable, events: Sequence[Event]) -> list[Seat]:
    return at_least((event.seat for event in events if isinstance(event, Recruited)), RECRUITED)


def _prestige(_table: PrincesTable, events: Sequence[Event]) -> list[Seat]:
    scored = (event for event in events if isinstance(event, Scored))
    whole = (event.seat for event in scored if event.points == event.card.points)
    return at_least(whole, PRESTIGE_CARDS)


def _cheap(table: PrincesTable, events: Sequence[Event]) -> list[Seat]:
    cheap, dear, number = list[Seat](), set[Seat](), 1
    for event in events:
        match event:
            case RoundBegan():
                number = event.number
            case Bought() if event.price > table.variant.opening(event.lot, number):
                dear.add(event.seat)
            case Bought():
                cheap.append(event.seat)
    return at_least((seat for seat in cheap if seat not in dear), CHEAP)


def _players(table: PrincesTable) -> Iterator[tuple[Seat, Player]]:
    return ((Seat(seat), player) for seat, player in enumerate(table.players))


def _won(table: PrincesTable) -> list[Seat]:
    return winners(standings(table))


HONOURS: tuple[Honour[PrincesTable], ...] = (
    Honour(Text("honour-great-work", n=GREAT_WORK), _great_work),
    Honour(Text("honour-works", n=MANY_WORKS), _works),
    Honour(Text("honour-best-works", n=BEST_WORKS), _best_works),
    Honour(Text("honour-no-best-work"), _no_best_work),
    Honour(Text("honour-far-ahead", n=AHEAD), _far_ahead),
    Honour(Text("honour-tie"), _tie),
    Honour(Text("honour-penniless"), _penniless),
    Honour(Text("honour-full", n=EMPTY), _full),
    Honour(Text("honour-jesters", n=JESTERS), _jesters),
    Honour(Text("honour-freedoms", n=len(Freedom)), _freedoms),
    Honour(Text("honour-recruited", n=RECRUITED), _recruited),
    Honour(Text("honour-prestige", n=PRESTIGE_CARDS), _prestige),
    Honour(Text("honour-cheap"), _cheap),
)
