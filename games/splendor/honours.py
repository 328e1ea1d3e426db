"""What players of Splendor talk about after a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.engine import Event, Seat
from games.honours import Honour
from games.rules import tie_won, winners
from games.splendor.catalogue import CARDS, GEMS, LEVELS
from games.splendor.events import Bought
from games.splendor.rules.standings import standings
from games.splendor.table import Player, SplendorTable
from games.text import Text

NOBLES = 3
FEW_CARDS = 11
HIGH_SCORE = 18
"""Points."""
AHEAD = 8
"""By how many points more than everybody else."""
EARLY = 22
"""The round in which the game ends early."""
ONE_COLOUR = 7
"""Bonuses."""
DEAREST = max(card.points for card in CARDS.values())
"""The most points that a card has."""
SEVERAL = 2


def _nobles(table: SplendorTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat, player in _players(table) if len(player.nobles) >= NOBLES)


def _no_noble(table: SplendorTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat, player in _won(table) if not player.nobles)


def _few_cards(table: SplendorTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat, player in _won(table) if len(player.bought) <= FEW_CARDS)


def _high(table: SplendorTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat, player in _won(table) if player.points >= HIGH_SCORE)


def _far_ahead(table: SplendorTable, _events: Sequence[Event]) -> Iterator[Seat]:
    for seat, player in _won(table):
        if all(
            player.points - AHEAD >= rival.points for at, rival in _players(table) if at != seat
        ):
            yield seat


def _early(table: SplendorTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat, _ in _won(table) if table.last_round and table.round <= EARLY)


def _for_nothing(_table: SplendorTable, events: Sequence[Event]) -> Iterator[Seat]:
    bought = (event for event in events if isinstance(event, Bought))
    return (event.seat for event in bought if event.card.level == LEVELS[-1] and not event.paid)


def _dearest(table: SplendorTable, _events: Sequence[Event]) -> Iterator[Seat]:
    for seat, player in _players(table):
        if sum(card.points == DEAREST for card in player.bought) >= SEVERAL:
            yield seat


def _one_colour(table: SplendorTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat, player in _players(table) if max(player.bonuses.counts) >= ONE_COLOUR)


def _without(table: SplendorTable, _events: Sequence[Event]) -> Iterator[Seat]:
    return (seat for seat, player in _won(table) if not all(player.bonuses[gem] for gem in GEMS))


def _tie(table: SplendorTable, _events: Sequence[Event]) -> list[Seat]:
    return tie_won(standings(table), 1)


def _players(table: SplendorTable) -> Iterable[tuple[Seat, Player]]:
    return ((Seat(seat), player) for seat, player in enumerate(table.players))


def _won(table: SplendorTable) -> Iterable[tuple[Seat, Player]]:
    return ((seat, table.players[seat]) for seat in winners(standings(table)))


HONOURS: tuple[Honour[SplendorTable], ...] = (
    Honour(Text("honour-nobles", n=NOBLES), _nobles),
    Honour(Text("honour-no-noble"), _no_noble),
    Honour(Text("honour-high", n=HIGH_SCORE), _high),
    Honour(Text("honour-far-ahead", n=AHEAD), _far_ahead),
    Honour(Text("honour-few-cards", n=FEW_CARDS), _few_cards),
    Honour(Text("honour-early", n=EARLY), _early),
    Honour(Text("honour-tie"), _tie),
    Honour(Text("honour-for-nothing", level=LEVELS[-1]), _for_nothing),
    Honour(Text("honour-dearest", n=SEVERAL, points=DEAREST), _dearest),
    Honour(Text("honour-one-colour", n=ONE_COLOUR), _one_colour),
    Honour(Text("honour-without"), _without),
)
