"""How probably a seat wins Splendor Duel: figures that a player would name, weighed and compared.

The weights lie in weights.json, for the beginning and for the end of a game;
`python -m tests.arena.fit splendor-duel` fits them.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Seat
from games.splendor_duel.catalogue import PEARL, Ability, Card
from games.splendor_duel.events import Goal
from games.splendor_duel.table import CROWNS_OF_A_ROYAL, GOALS, MOST_ROYALS, DuelTable, Player
from games.weighing import chances, read_weights

FIGURES = (
    "points",
    "crowns",
    "colour",
    "nearness",
    "bonuses",
    "colours",
    "gems",
    "pearls",
    "gold",
    "privileges",
    "best-buy",
    "second-buy",
    "third-buy",
    "cheapness",
    "winning-buy",
    "reserved",
    "turn",
)
"""What is weighed, in the order of `figures`."""
NEAR = (1.0, 0.82, 0.68, 0.55, 0.42, 0.32, 0.24, 0.17, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01, 0.0)
"""How much a card counts of which so many tokens are lacking."""
CROWN = 1.4
"""What a crown is worth, in points, before the royals that it brings nearer."""
ROYAL = 2.5
"""What the crown is worth that brings a royal."""
BONUS = 1.0
"""What a bonus is worth in points, whatever its colour."""
ABILITIES = {
    Ability.TURN: 1.4,
    Ability.MATCH: 0.7,
    Ability.PRIVILEGE: 0.7,
    Ability.STEAL: 0.9,
    Ability.COPY: 0.0,
}
"""What the abilities are worth, in points."""

WEIGHTS = read_weights("games.splendor_duel", FIGURES)


def worth(table: DuelTable) -> list[float]:
    """Estimate how probably each seat wins."""
    rows = [figures(table, Seat(at)) for at in range(len(table.players))]
    return chances(rows, WEIGHTS[len(rows)], progress(table))


def progress(table: DuelTable) -> float:
    """Return how far the game has come, from 0 to 1: by the goal that somebody is nearest to."""
    return min(1.0, max([nearness(player) for player in table.players]))


def nearness(player: Player) -> float:
    """Return which part of the way to the nearest goal is done."""
    return max(
        player.points / GOALS[Goal.POINTS],
        player.crowns / GOALS[Goal.CROWNS],
        max(player.prestige.counts) / GOALS[Goal.COLOUR],
    )


def would_win(table: DuelTable, player: Player, card: Card) -> bool:
    """Whether *player* reaches a goal with *card* and the royal of its crowns."""
    points = card.points
    if card.crowns:
        if player.crowns + card.crowns >= GOALS[Goal.CROWNS]:
            return True
        if brings_a_royal(player, card):
            points += max([royal.points for royal in table.royals], default=0)
    if not points:
        return False
    if player.points + points >= GOALS[Goal.POINTS]:
        return True
    if card.wild:
        return max(player.prestige.counts) + card.points >= GOALS[Goal.COLOUR]
    if card.bonus is None:
        return False
    return player.prestige[card.bonus] + card.points >= GOALS[Goal.COLOUR]


def brings_a_royal(player: Player, card: Card) -> bool:
    """Whether *player* gets a royal for the crowns of *card*."""
    royals = min(MOST_ROYALS, (player.crowns + card.crowns) // CROWNS_OF_A_ROYAL)
    return royals > len(player.royals)


def value(player: Player, card: Card) -> float:
    """Return what *card* is worth to *player*, in points, whatever its colour."""
    worth = card.points + CROWN * card.crowns + BONUS * card.bonuses
    if card.crowns and brings_a_royal(player, card):
        worth += ROYAL
    if card.ability is not None:
        worth += ABILITIES[card.ability]
    return worth


def figures(table: DuelTable, seat: Seat) -> tuple[float, ...]:
    """Return the figures of a seat that are weighed, in the order of `FIGURES`."""
    player = table.players[seat]
    bonuses, tokens = player.bonuses.counts, player.tokens.counts
    prestige = player.prestige.counts
    gold, pearls = tokens[6], tokens[PEARL.rank]
    prospects = [0.0, 0.0, 0.0]
    cheapness = winning = 0.0
    crowns, points, royals = player.crowns, player.points, len(player.royals)
    most = max(prestige)
    close = points > 9 or crowns > 5 or most > 3
    for card in table.within_reach(player):
        price = missing = 0
        for rank, count in card.dues:
            due = count - bonuses[rank]
            if due > 0:
                price += due
                if due > tokens[rank]:
                    missing += due - tokens[rank]
        missing = missing - gold if missing > gold else 0
        worth = card.points + CROWN * card.crowns + BONUS * card.bonuses
        if card.crowns and min(MOST_ROYALS, (crowns + card.crowns) // CROWNS_OF_A_ROYAL) > royals:
            worth += ROYAL
        if card.ability is not None:
            worth += ABILITIES[card.ability]
        prospects.append(worth * NEAR[missing])
        cheapness += worth / (price + 2)
        if missing < 4 and close and would_win(table, player, card):
            winning = max(winning, NEAR[2 * missing])
    prospects.sort(reverse=True)
    turn = 0.0
    if asked := table.waiting:
        turn = float(asked[0].seat == seat)
    near = max(points / GOALS[Goal.POINTS], crowns / GOALS[Goal.CROWNS], most / GOALS[Goal.COLOUR])
    return (
        points,
        crowns,
        most,
        10 * near * near,
        sum(bonuses),
        sum([bonus > 0 for bonus in bonuses]),
        sum(tokens) - gold - pearls,
        pearls,
        gold,
        player.privileges,
        prospects[0],
        prospects[1],
        prospects[2],
        cheapness,
        winning,
        len(player.reserved),
        turn,
    )


def lacked(card: Card, bonuses: Sequence[int], tokens: Sequence[int]) -> int:
    """Return how many tokens somebody lacks to buy *card*, gold spent."""
    missing = 0
    for rank, count in card.dues:
        gap = count - bonuses[rank] - tokens[rank]
        if gap > 0:
            missing += gap
    return max(0, missing - tokens[6])
