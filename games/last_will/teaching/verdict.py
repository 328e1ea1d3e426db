"""Why a game of Last Will was won: by what the winner got rid of more money, and how much of it
took no action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.engine import Event, Seat
from games.last_will.catalogue import PROPERTY_BONUS, Property
from games.last_will.events import (
    Bought,
    Played,
    Sold,
    Used,
    WentToOpera,
    of_money,
)
from games.last_will.rules.standings import standings
from games.last_will.table import LastWillTable
from games.rules import parted
from games.text import Name, Text


@dataclass(slots=True)
class Spent:
    """By what somebody got rid of money: all of it together is what the inheritance has lost."""

    pounds: dict[str, int] = field(
        default_factory=lambda: dict.fromkeys(("board", "events", "houses", "opera"), 0)
    )
    free: int = 0
    """How much of what the board spent took no action."""


def verdict(table: LastWillTable, events: Sequence[Event], seat: Seat) -> list[Text]:
    """Say what parts the winner from *seat*, or from the next best."""
    found = parted(standings(table), seat)
    if found is None:
        return []
    winner, loser = found
    won, lost = table.players[winner], table.players[loser]
    who, other = Name(winner), Name(loser)
    if won.worth == lost.worth:
        return [
            Text(
                "verdict-tie",
                who=who,
                other=other,
                worth=of_money(won.worth),
                n=won.plan or 0,
                more=lost.plan or 0,
            )
        ]
    score = Text(
        "verdict-score",
        who=who,
        other=other,
        worth=of_money(won.worth),
        more=of_money(lost.worth),
    )
    more, less = spent(table, events, winner), spent(table, events, loser)
    source = max(more.pounds, key=lambda key: more.pounds[key] - less.pounds[key])
    n, fewer = more.pounds[source], less.pounds[source]
    difference = Text("verdict-from", source=source, n=of_money(n), less=of_money(fewer))
    if source != "board" or more.free <= less.free:
        return [score, difference]
    free = Text("verdict-free", n=of_money(more.free), less=of_money(less.free))
    return [score, difference, free]


def spent(table: LastWillTable, events: Sequence[Event], seat: Seat) -> Spent:
    """Return by what a player got rid of money."""
    found = Spent()
    for event in events:
        match event:
            case Used(seat=who, card=Property()) if who == seat:
                found.pounds["houses"] += event.pounds
            case Used(seat=who) if who == seat:
                found.pounds["board"] += event.pounds
                found.free += 0 if event.actions else event.pounds
            case Played(seat=who) if who == seat:
                found.pounds["events"] += event.pounds
            case WentToOpera(seat=who) if who == seat:
                found.pounds["opera"] += event.pounds
            case Bought(seat=who) if who == seat:
                found.pounds["houses"] += event.price
            case Sold(seat=who) if who == seat:
                found.pounds["houses"] -= event.price
    found.pounds["houses"] -= sum(
        laid.value + PROPERTY_BONUS
        for laid in table.players[seat].board
        if isinstance(laid.card, Property)
    )
    return found
