"""Who stands where in Splendor Duel, and which conditions of victory are met (SD-98 to SD-103,
SD-109).
"""

from __future__ import annotations

from games.engine import Seat
from games.rules import Scores, Standing, places
from games.splendor_duel.events import Goal
from games.splendor_duel.table import GOALS, DuelTable, Player
from games.text import Text


def standings(table: DuelTable) -> list[Standing]:
    """Return the seats, best first: the winner, else whoever is nearer to one of the goals; a draw
    has no winner.
    """
    drawn = table.over and not any(player.reached for player in table.players)
    merits = [(0, 0, 0) if drawn else _merit(player) for player in table.players]
    ranked = zip(places(merits), merits, table.players, strict=True)
    rows = [
        Standing(Seat(seat), place + drawn, merit, _score(player), _account(player))
        for seat, (place, merit, player) in enumerate(ranked)
    ]
    return sorted(rows, key=lambda standing: standing.place)


def _merit(player: Player) -> tuple[int, int, int]:
    """Whether the player has won; how many hundredths of the way to the nearest goal are done; the
    bonuses.
    """
    figures = {
        Goal.POINTS: player.points,
        Goal.CROWNS: player.crowns,
        Goal.COLOUR: player.prestige[player.best_colour],
    }
    nearest = max(100 * figures[goal] // needed for goal, needed in GOALS.items())
    return int(nearest >= 100), nearest, player.bonuses.total


def _account(player: Player) -> tuple[Text, ...]:
    """The conditions of victory that are met, then where the points came from."""
    from_cards = sum(owned.card.points for owned in player.bought)
    lines = [Text("account-reached", goal=reached.text) for reached in player.reached]
    lines.append(Text("account-cards", points=from_cards, n=len(player.bought)))
    if player.royals:
        lines.append(
            Text("account-royals", points=player.points - from_cards, n=len(player.royals))
        )
    return tuple(lines)


def _score(player: Player) -> Text:
    colour = player.best_colour
    return Text(
        "score",
        points=player.points,
        crowns=player.crowns,
        colour=colour.value,
        coloured=player.prestige[colour],
    )


def scores(table: DuelTable) -> Scores:
    """Return both players' prestige."""
    return Scores(table.turn, tuple(player.points for player in table.players))
