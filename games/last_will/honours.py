"""What players of Last Will talk about after a game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from games.engine import Event, Seat
from games.honours import Honour, at_least
from games.last_will.catalogue import Property
from games.last_will.events import Bought, Played, Sold, TurnBegan, Used, WentToOpera
from games.last_will.rules.standings import standings
from games.last_will.table import LastWillTable
from games.rules import tie_won, winners
from games.text import Text

EARLY = 5
"""The round in which somebody is bankrupt early."""
DEEP_DEBT = 20
"""Pounds."""
TURN = 30
"""Pounds spent on cards in a turn."""
DEAR_CARD = 15
"""Pounds spent on a card that is played."""
JOINED = 3
LOSS = 15
"""Pounds lost by buying a property and selling it."""
PROPERTIES = 3
"""At the same time."""
SALES = 4
OPERA = 3


def _early(table: LastWillTable, _events: Sequence[Event]) -> Sequence[Seat]:
    return table.bankrupt if table.round <= EARLY else ()


def _solvent(table: LastWillTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _won(table) if not table.players[seat].bankrupt)


def _debt(table: LastWillTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in table.bankrupt if table.players[seat].worth <= -DEEP_DEBT)


def _tie(table: LastWillTable, _events: Sequence[Event]) -> list[Seat]:
    return tie_won(standings(table), 1)


def _no_property(table: LastWillTable, events: Sequence[Event]) -> Iterator[Seat]:
    owners = {event.seat for event in events if isinstance(event, Bought)}
    return (seat for seat in _won(table) if seat not in owners)


def _turn(_table: LastWillTable, events: Sequence[Event]) -> Iterator[Seat]:
    spent = 0
    for event in events:
        match event:
            case TurnBegan():
                spent = 0
            case Played() | Used():
                before, spent = spent, spent + event.pounds
                if before < TURN <= spent:
                    yield event.seat


def _card(_table: LastWillTable, events: Sequence[Event]) -> Iterator[Seat]:
    played = (event for event in events if isinstance(event, Played))
    return (event.seat for event in played if event.pounds >= DEAR_CARD)


def _companions(_table: LastWillTable, events: Sequence[Event]) -> Iterator[Seat]:
    played = (event for event in events if isinstance(event, Played))
    return (event.seat for event in played if len(event.companions) >= JOINED)


def _loss(_table: LastWillTable, events: Sequence[Event]) -> Iterator[Seat]:
    paid = defaultdict[tuple[Seat, Property], list[int]](list)
    for event in events:
        match event:
            case Bought():
                paid[event.seat, event.card].append(event.price)
            case Sold() if paid[event.seat, event.card].pop(0) - event.price >= LOSS:
                yield event.seat


def _properties(_table: LastWillTable, events: Sequence[Event]) -> set[Seat]:
    owned, found = Counter[Seat](), set[Seat]()
    for event in events:
        match event:
            case Bought():
                owned[event.seat] += 1
            case Sold():
                owned[event.seat] -= 1
        found |= {seat for seat, n in owned.items() if n >= PROPERTIES}
    return found


def _sales(_table: LastWillTable, events: Sequence[Event]) -> list[Seat]:
    return at_least((event.seat for event in events if isinstance(event, Sold)), SALES)


def _opera(_table: LastWillTable, events: Sequence[Event]) -> list[Seat]:
    return at_least((event.seat for event in events if isinstance(event, WentToOpera)), OPERA)


def _won(table: LastWillTable) -> list[Seat]:
    return winners(standings(table))


HONOURS: tuple[Honour[LastWillTable], ...] = (
    Honour(Text("honour-early", n=EARLY), _early),
    Honour(Text("honour-solvent"), _solvent),
    Honour(Text("honour-debt", pounds=DEEP_DEBT), _debt),
    Honour(Text("honour-tie"), _tie),
    Honour(Text("honour-no-property"), _no_property),
    Honour(Text("honour-turn", pounds=TURN), _turn),
    Honour(Text("honour-card", pounds=DEAR_CARD), _card),
    Honour(Text("honour-companions", n=JOINED), _companions),
    Honour(Text("honour-loss", pounds=LOSS), _loss),
    Honour(Text("honour-properties", n=PROPERTIES), _properties),
    Honour(Text("honour-sales", n=SALES), _sales),
    Honour(Text("honour-opera", n=OPERA), _opera),
)
