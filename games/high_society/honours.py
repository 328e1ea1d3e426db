"""What players of High Society talk about after a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.engine import Event, Seat
from games.high_society.catalogue import CARDS, MISFORTUNES, Kind
from games.high_society.events import Bought, Suffered
from games.high_society.rules.standings import Reckoning, poorest, standings
from games.high_society.table import HighSocietyTable
from games.honours import Honour, at_least
from games.rules import tie_won, winners
from games.text import Text

NARROW_BY = 1
"""How much more money than the poorest somebody has who wins narrowly."""
HIGH_SCORE = 40
"""Points."""
DEAR = 25
"""What a dear card costs."""
TIMES = 2
"""Somebody is eliminated although they have so many times the winner's points, or more."""
RECOGNITIONS = sum(card.kind is Kind.RECOGNITION for card in CARDS.values())
BEST, SECOND, *_ = sorted((card.worth for card in CARDS.values()), reverse=True)
"""What the two best luxury cards are worth."""


def _narrow(table: HighSocietyTable, _events: Sequence[Event]) -> Iterator[Seat]:
    money = [player.money for player in table.players]
    return (seat for seat in _won(table) if money[seat] - min(money) == NARROW_BY)


def _single(table: HighSocietyTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _won(table) if len(_of(table, seat).luxuries) == 1)


def _recognitions(table: HighSocietyTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _seats(table) if _of(table, seat).recognitions == RECOGNITIONS)


def _high(table: HighSocietyTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _won(table) if _of(table, seat).halves >= 2 * HIGH_SCORE)


def _arrest(table: HighSocietyTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _won(table) if _of(table, seat).arrest)


def _best_two(table: HighSocietyTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _seats(table) if {BEST, SECOND} <= {*_of(table, seat).luxuries})


def _for_nothing(_table: HighSocietyTable, events: Sequence[Event]) -> Iterator[Seat]:
    bought = (event for event in events if isinstance(event, Bought))
    return (event.seat for event in bought if event.card.worth == BEST and not event.paid)


def _dear(_table: HighSocietyTable, events: Sequence[Event]) -> Iterator[Seat]:
    bought = (event for event in events if isinstance(event, Bought))
    return (event.seat for event in bought if sum(event.paid) >= DEAR)


def _penniless(table: HighSocietyTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _seats(table) if not table.players[seat].hand)


def _rich_and_out(table: HighSocietyTable, _events: Sequence[Event]) -> Iterator[Seat]:
    best = max((_of(table, seat).halves for seat in _won(table)), default=0)
    return (seat for seat in poorest(table) if best and _of(table, seat).halves >= TIMES * best)


def _misfortunes(_table: HighSocietyTable, events: Sequence[Event]) -> list[Seat]:
    suffered = (event.seat for event in events if isinstance(event, Suffered))
    return at_least(suffered, len(MISFORTUNES))


def _tie(table: HighSocietyTable, _events: Sequence[Event]) -> list[Seat]:
    # Of a merit, whether one is out and the score come first; what follows breaks ties.
    return tie_won(standings(table), 2)


def _won(table: HighSocietyTable) -> list[Seat]:
    return winners(standings(table))


def _seats(table: HighSocietyTable) -> Iterable[Seat]:
    return map(Seat, range(len(table.players)))


def _of(table: HighSocietyTable, seat: Seat) -> Reckoning:
    return Reckoning.of(table.players[seat].cards)


HONOURS: tuple[Honour[HighSocietyTable], ...] = (
    Honour(Text("honour-narrow", n=NARROW_BY), _narrow),
    Honour(Text("honour-high", n=HIGH_SCORE), _high),
    Honour(Text("honour-recognitions", n=RECOGNITIONS), _recognitions),
    Honour(Text("honour-best-two", best=BEST, second=SECOND), _best_two),
    Honour(Text("honour-single"), _single),
    Honour(Text("honour-arrest"), _arrest),
    Honour(Text("honour-tie"), _tie),
    Honour(Text("honour-for-nothing", n=BEST), _for_nothing),
    Honour(Text("honour-dear", n=DEAR), _dear),
    Honour(Text("honour-penniless"), _penniless),
    Honour(Text("honour-rich-and-out", n=TIMES), _rich_and_out),
    Honour(Text("honour-misfortunes", n=len(MISFORTUNES)), _misfortunes),
)
