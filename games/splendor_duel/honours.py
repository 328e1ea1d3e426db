"""What players of Splendor Duel talk about after a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.engine import Event, Seat
from games.honours import Honour, at_least
from games.rules import winners
from games.splendor_duel.catalogue import LEVELS
from games.splendor_duel.events import (
    AnotherTurn,
    Bought,
    Goal,
    Replenished,
    SpentPrivilege,
    Stole,
    Won,
)
from games.splendor_duel.rules.standings import standings
from games.splendor_duel.table import DuelTable, opponent
from games.text import Text

GOALS_AT_ONCE = 2
STEALS = 4
EXTRA_TURNS = 5
FEW_CARDS = 13
KEPT_BELOW = 10
"""Fewer points than this the loser has."""


def _crowns(_table: DuelTable, events: Sequence[Event]) -> Iterator[Seat]:
    return _by(Goal.CROWNS, events)


def _colour(_table: DuelTable, events: Sequence[Event]) -> Iterator[Seat]:
    return _by(Goal.COLOUR, events)


def _goals(_table: DuelTable, events: Sequence[Event]) -> Iterator[Seat]:
    won = (event for event in events if isinstance(event, Won))
    return (event.seat for event in won if len(event.reached) >= GOALS_AT_ONCE)


def _no_royal(table: DuelTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _won(table) if not table.players[seat].royals)


def _no_privilege(table: DuelTable, events: Sequence[Event]) -> Iterator[Seat]:
    spent = {event.seat for event in events if isinstance(event, SpentPrivilege)}
    return (seat for seat in _won(table) if seat not in spent)


def _no_refill(table: DuelTable, events: Sequence[Event]) -> Iterator[Seat]:
    laid = {event.seat for event in events if isinstance(event, Replenished)}
    return (seat for seat in _won(table) if seat not in laid)


def _few_cards(table: DuelTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _won(table) if len(table.players[seat].bought) <= FEW_CARDS)


def _kept_low(table: DuelTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat in _won(table) if table.players[opponent(seat)].points < KEPT_BELOW)


def _steals(_table: DuelTable, events: Sequence[Event]) -> list[Seat]:
    return at_least((event.seat for event in events if isinstance(event, Stole)), STEALS)


def _extra_turns(_table: DuelTable, events: Sequence[Event]) -> list[Seat]:
    return at_least((event.seat for event in events if isinstance(event, AnotherTurn)), EXTRA_TURNS)


def _for_nothing(_table: DuelTable, events: Sequence[Event]) -> Iterator[Seat]:
    bought = (event for event in events if isinstance(event, Bought))
    return (event.seat for event in bought if event.card.level == LEVELS[-1] and not event.paid)


def _by(goal: Goal, events: Sequence[Event]) -> Iterator[Seat]:
    won = (event for event in events if isinstance(event, Won))
    return (event.seat for event in won if goal in {reached.goal for reached in event.reached})


def _won(table: DuelTable) -> Iterable[Seat]:
    return winners(standings(table))


HONOURS: tuple[Honour[DuelTable], ...] = (
    Honour(Text("honour-crowns"), _crowns),
    Honour(Text("honour-colour"), _colour),
    Honour(Text("honour-goals", n=GOALS_AT_ONCE), _goals),
    Honour(Text("honour-no-royal"), _no_royal),
    Honour(Text("honour-no-privilege"), _no_privilege),
    Honour(Text("honour-no-refill"), _no_refill),
    Honour(Text("honour-few-cards", n=FEW_CARDS), _few_cards),
    Honour(Text("honour-kept-low", n=KEPT_BELOW), _kept_low),
    Honour(Text("honour-steals", n=STEALS), _steals),
    Honour(Text("honour-extra-turns", n=EXTRA_TURNS), _extra_turns),
    Honour(Text("honour-for-nothing", level=LEVELS[-1]), _for_nothing),
)
