"""How probably a seat wins Splendor: figures that a player would name, weighed and compared.

The weights lie in weights.json, for each number of players, for the beginning and for the end of a
game; `python -m tests.arena.fit splendor` fits them.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.splendor.catalogue import NOBLE_POINTS, Card, Noble, Tokens
from games.splendor.table import GOAL, Player, SplendorTable
from games.weighing import chances, read_weights

FIGURES = (
    "points",
    "points-above-nine",
    "cards",
    "colours",
    "gems",
    "gold",
    "tokens-above-seven",
    "best-buy",
    "second-buy",
    "third-buy",
    "cheapness",
    "nobles",
    "reserved",
    "turn",
)
"""What is weighed, in the order of `figures`."""
NEAR = (1.0, 0.82, 0.68, 0.55, 0.42, 0.32, 0.24, 0.17, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01, 0.0)
"""How much a card counts of which so many tokens are lacking."""
CARD = 0.7
"""What a bonus is worth in points, whatever its colour."""

WEIGHTS = read_weights("games.splendor", FIGURES)


def worth(table: SplendorTable) -> list[float]:
    """Estimate how probably each seat wins."""
    rows = [figures(table, Seat(at)) for at in range(len(table.players))]
    return chances(rows, WEIGHTS[len(rows)], progress(table))


def progress(table: SplendorTable) -> float:
    """Return how far the game has come, from 0 to 1: by the points of whoever leads."""
    return min(1.0, max([player.points for player in table.players]) / GOAL)


def figures(table: SplendorTable, seat: Seat) -> tuple[float, ...]:
    """Return the figures of a seat that are weighed, in the order of `FIGURES`."""
    player = table.players[seat]
    bonuses = bonuses_of(player)
    tokens = player.tokens.counts
    gold = tokens[5]
    held = sum(tokens)
    points = player.points
    prospects = [0.0, 0.0, 0.0]
    cheapness = 0.0
    for card in table.within_reach(player):
        price = missing = 0
        for rank, count in card.dues:
            due = count - bonuses[rank]
            if due > 0:
                price += due
                if due > tokens[rank]:
                    missing += due - tokens[rank]
        missing = missing - gold if missing > gold else 0
        value = card.points + CARD
        prospects.append(value * NEAR[missing])
        cheapness += value / (price + 2)
    prospects.sort(reverse=True)
    nobles = 0.0
    for noble in table.nobles:
        short = 0
        for due, bonus in zip(noble.requires.counts, bonuses, strict=False):
            if due > bonus:
                short += due - bonus
        nobles += NEAR[short]
    asked = table.waiting
    turn = 0.0
    if asked:
        seats = len(table.players)
        turn = 1 - ((seat - asked[0].seat) % seats) / seats
    return (
        points,
        max(0, points - 9),
        len(player.bought),
        sum([bonus > 0 for bonus in bonuses]),
        held - gold,
        gold,
        max(0, held - 7),
        prospects[0],
        prospects[1],
        prospects[2],
        cheapness,
        nobles,
        len(player.hand),
        turn,
    )


def would_win(table: SplendorTable, player: Player, card: Card) -> bool:
    """Whether *player* reaches the goal with *card* and the noble who visits after it."""
    room = GOAL - player.points - card.points
    return room <= 0 or (room <= NOBLE_POINTS and bool(visitors(table, player, card)))


def visitors(table: SplendorTable, player: Player, card: Card) -> list[Noble]:
    """Return the nobles of whom one visits *player* after the purchase of *card*."""
    after = player.bonuses + Tokens.of([card.bonus])
    return [noble for noble in table.nobles if noble.requires <= after]


def bonuses_of(player: Player) -> list[int]:
    """Return the bonuses of a player by rank: what `Player.bonuses` counts, without a value of its
    own.
    """
    bonuses = [0, 0, 0, 0, 0]
    for card in player.bought:
        bonuses[card.bonus.rank] += 1
    return bonuses


def lacked(card: Card, bonuses: Sequence[int], tokens: Sequence[int]) -> int:
    """Return how many tokens somebody lacks to buy *card*, gold spent."""
    missing = 0
    for rank, count in card.dues:
        due = count - bonuses[rank] - tokens[rank]
        if due > 0:
            missing += due
    return max(0, missing - tokens[5])
