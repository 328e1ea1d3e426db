"""How probably a seat wins The Princes of Florence: prestige, and what will bring more of it."""

from __future__ import annotations

from games.engine import Seat
from games.princes_of_florence.catalogue import Building
from games.princes_of_florence.figures import ROUNDS
from games.princes_of_florence.mind.card_values import prestige_hope
from games.princes_of_florence.mind.habits import NEEDED
from games.princes_of_florence.rules.turns import Turn
from games.princes_of_florence.rules.values import bonus_value, court_value, wishes_value
from games.princes_of_florence.table import Player, PrincesTable
from games.weighing import chances, read_weights

FIGURES = (
    "prestige",
    "prestige-cards",
    "florins",
    "best-profession",
    "other-professions",
    "court",
    "bonuses",
    "buildings",
    "landscapes",
    "freedoms",
    "builders",
    "jesters",
    "best-work",
    "turn-to-come",
    "auction-to-come",
)
"""What is weighed, in the order of `figures`."""
THOUSANDS = 1000
TENS = 10

WEIGHTS = read_weights("games.princes_of_florence", FIGURES)


def worth(table: PrincesTable) -> list[float]:
    """Estimate how probably each seat wins."""
    rows = [figures(table, Seat(at)) for at in range(len(table.players))]
    return chances(rows, WEIGHTS[len(rows)], progress(table))


def progress(table: PrincesTable) -> float:
    """Return how far the game has come, from 0 to 1."""
    return max(0, table.round - 1) / (ROUNDS - 1)


def figures(table: PrincesTable, seat: Seat) -> tuple[float, ...]:
    """Return the figures of a seat that are weighed, in the order of `FIGURES`."""
    player = table.players[seat]
    works = sorted([wishes_value(player, card) for card in player.professions], reverse=True)
    kinds = {place.tile for place in player.estate}
    buildings = sum([isinstance(kind, Building) for kind in kinds])
    return (
        player.points / TENS,
        sum([prestige_hope(table, player, card) for card in player.prestige]) / TENS,
        min(player.money, spendable(table, seat)) / THOUSANDS,
        (works[0] + 1) / TENS if works else 0.0,
        sum([work + 1 for work in works[1:]]) / TENS,
        court_value(player) / TENS,
        sum([bonus_value(player, bonus) for bonus in player.bonuses]) / TENS,
        buildings,
        len(kinds) - buildings,
        len(player.freedoms),
        player.builders,
        player.jesters,
        float(0 < player.mark == max([other.mark for other in table.players])),
        float(_to_come(table, seat)),
        float(_may_bid(player)),
    )


def spendable(table: PrincesTable, seat: Seat) -> int:
    """Return how many florins *seat* can still put to use.

    What is left at the end brings nothing. A search that weighed all money alike took florins at
    every payday, the more so the longer it thought.
    """
    later = NEEDED * (ROUNDS - table.round)
    if _may_bid(table.players[seat]):
        return later + NEEDED
    return later + NEEDED // 2 if _to_come(table, seat) else later


def _to_come(table: PrincesTable, seat: Seat) -> bool:
    """Whether the turn of *seat* in this round is still to come, or under way."""
    return any(isinstance(step, Turn) and step.seat == seat for step in table.agenda)


def _may_bid(player: Player) -> bool:
    return player.bidding and player.lot is None
