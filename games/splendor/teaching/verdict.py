"""Why a game of Splendor was won: by nobles, by more cards or by dearer ones."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Event, Seat
from games.rules import parted
from games.splendor.rules.standings import standings
from games.splendor.table import Player, SplendorTable
from games.text import Name, Text

IDLE = 2
"""So many reserved cards that were never bought are worth a word."""


def verdict(table: SplendorTable, _events: Sequence[Event], seat: Seat) -> list[Text]:
    """Say what parts the winner from *seat*, or from the next best."""
    found = parted(standings(table), seat)
    if found is None:
        return []
    won, lost = (table.players[at] for at in found)
    who, other = map(Name, found)
    lines = [
        Text("verdict-score", who=who, other=other, n=won.points, less=lost.points),
        _difference(won, lost),
    ]
    if len(lost.hand) >= IDLE:
        lines.append(Text("verdict-reserved", other=other, n=len(lost.hand)))
    return lines


def _difference(won: Player, lost: Player) -> Text:
    """What brought most of the lead: nobles, more cards, or cards that are worth more each."""
    cards, fewer = len(won.bought), len(lost.bought)
    if won.points == lost.points:
        return Text("verdict-tie", n=cards, more=fewer)
    points, less = _from_cards(won), _from_cards(lost)
    nobles = won.points - points - (lost.points - less)
    if nobles > points - less:
        brought = won.points - points
        return Text("verdict-nobles", n=len(won.nobles), points=brought, less=len(lost.nobles))
    by_number = less * (cards - fewer) / fewer if fewer else 0.0
    kind = "more" if by_number > points - less - by_number else "dear"
    return Text("verdict-cards", kind=kind, points=points, n=cards, less=less, others=fewer)


def _from_cards(player: Player) -> int:
    return sum([card.points for card in player.bought])
