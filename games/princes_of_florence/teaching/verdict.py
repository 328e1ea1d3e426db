"""Why a game of The Princes of Florence was won: where most of the winner's lead came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.engine import Event, Seat
from games.princes_of_florence.events import BestWork, Paid, Sold, Worked
from games.princes_of_florence.rules.standings import standings
from games.princes_of_florence.rules.values import prestige_value, sources
from games.princes_of_florence.table import PrincesTable
from games.rules import parted
from games.text import Name, Text

IDLE = 400
"""So many florins that nothing was bought for are worth a word."""


@dataclass(frozen=True, slots=True)
class Income:
    """Where the prestige of a player came from; all of it together is their score."""

    points: dict[str, int]
    works: tuple[int, ...]
    """What each work was worth."""
    best: int
    """How often it was the best of its round."""


def verdict(table: PrincesTable, events: Sequence[Event], seat: Seat) -> list[Text]:
    """Say what parts the winner from *seat*, or from the next best."""
    found = parted(standings(table), seat)
    if found is None:
        return []
    winner, loser = found
    won, lost = table.players[winner], table.players[loser]
    who, other = Name(winner), Name(loser)
    if won.points == lost.points:
        return [
            Text(
                "verdict-tie",
                who=who,
                other=other,
                n=won.points,
                florins=won.money,
                less=lost.money,
            )
        ]
    lines = [
        Text("verdict-score", who=who, other=other, n=won.points, less=lost.points),
        _difference(found, income(table, events, winner), income(table, events, loser)),
    ]
    if lost.money >= IDLE and lost.money > won.money:
        lines.append(Text("verdict-idle", other=other, florins=lost.money))
    return lines


def _difference(found: tuple[Seat, Seat], won: Income, lost: Income) -> Text:
    """The source that brought most of the lead."""
    source = max(won.points, key=lambda key: won.points[key] - lost.points[key])
    n, less = won.points[source], lost.points[source]
    match source:
        case "works":
            return Text(
                "verdict-works",
                n=len(won.works),
                worth=sum(won.works),
                points=n,
                fewer=len(lost.works),
                lesser=sum(lost.works),
                less=less,
            )
        case "best":
            return Text("verdict-best", n=won.best, points=n, less=lost.best)
        case "sold":
            who, other = map(Name, found)
            return Text("verdict-sold", who=who, other=other, n=-less, less=-n)
    return Text("verdict-from", source=source, n=n, less=less)


def income(table: PrincesTable, events: Sequence[Event], seat: Seat) -> Income:
    """Return where the prestige of a player came from."""
    player = table.players[seat]
    cards = sum([prestige_value(card, player, table.players) for card in player.prestige])
    came = sources(player.points - cards, player.estate, player.builders)
    works, paid, sold, best, rewards = list[int](), 0, 0, 0, 0
    for event in events:
        match event:
            case Worked(seat=who) if who == seat:
                works.append(event.value.total)
            case Paid(seat=who) if who == seat:
                paid += event.points
            case Sold(seat=who) if who == seat:
                sold += event.points
            case BestWork(seats=seats) if seat in seats:
                best, rewards = best + 1, rewards + event.points
    points = {
        "works": paid,
        "best": rewards,
        "buildings": came.buildings,
        "landscapes": came.landscapes,
        "builders": came.builders,
        "cards": cards,
        "sold": -sold,
    }
    return Income(points, tuple(works), best)
