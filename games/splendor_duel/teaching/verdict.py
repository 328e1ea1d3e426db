"""Why a game of Splendor Duel was won: the goal, what brought it, and who had more turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.engine import Event, Seat
from games.rules import parted
from games.splendor_duel.events import AnotherTurn, GainedPrivilege, Goal
from games.splendor_duel.rules.standings import standings
from games.splendor_duel.table import DuelTable, Player
from games.text import Name, Text

MORE = 2
"""So many more turns or privileges than the other player are worth a word."""


def verdict(table: DuelTable, events: Sequence[Event], seat: Seat) -> list[Text]:
    """Say by what the winner was ahead of the other."""
    found = parted(standings(table), seat)
    if found is None:
        return []
    winner, loser = found
    won, lost = table.players[winner], table.players[loser]
    goal = won.reached[0]
    reached = {
        Goal.POINTS: (won.points, lost.points),
        Goal.CROWNS: (won.crowns, lost.crowns),
        Goal.COLOUR: (goal.n, lost.prestige[lost.best_colour]),
    }
    n, less = reached[goal.goal]
    told = Text(
        f"verdict-{goal.goal.value}",
        who=Name(winner),
        other=Name(loser),
        n=n,
        less=less,
        colour=goal.colour.value if goal.colour else "none",
    )
    lines = [told]
    if goal.goal is Goal.POINTS:
        lines.append(_of_points(won, lost))
    return [*lines, *_of_tempo(events, winner, loser)]


def _of_points(won: Player, lost: Player) -> Text:
    """Whether cards or royals brought most of the lead."""
    cards, fewer = _from_cards(won), _from_cards(lost)
    royals, lesser = won.points - cards, lost.points - fewer
    if royals - lesser > cards - fewer:
        return Text("verdict-royals", n=royals, less=lesser)
    return Text("verdict-cards", n=cards, less=fewer)


def _of_tempo(events: Sequence[Event], winner: Seat, loser: Seat) -> list[Text]:
    """Who had more turns by abilities, else who got more privileges, if by much."""
    turns = Counter(event.seat for event in events if isinstance(event, AnotherTurn))
    scrolls = Counter(event.seat for event in events if isinstance(event, GainedPrivilege))
    for key, counted in (("verdict-turns", turns), ("verdict-privileges", scrolls)):
        more, less = counted[winner], counted[loser]
        if more - less >= MORE:
            return [Text(key, n=more, less=less)]
    return []


def _from_cards(player: Player) -> int:
    return sum([owned.card.points for owned in player.bought])
