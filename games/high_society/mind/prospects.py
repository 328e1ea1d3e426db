"""How probably a seat wins High Society: what it has won, and whether it will be the poorest."""

from __future__ import annotations

from games.engine import Seat
from games.high_society.catalogue import Auction
from games.high_society.mind.habits import HOPE, to_come, worth_now
from games.high_society.rules.standings import Reckoning
from games.high_society.table import HighSocietyTable
from games.weighing import chances, read_weights

FIGURES = (
    "points",
    "points-expected",
    "money",
    "money-to-spare",
    "poorest",
    "thief",
    "recognitions",
    "arrest",
    "leading",
    "staked",
)
"""What is weighed, in the order of `figures`."""
LONGEST = 12.0
"""How many auctions follow the first, about."""
SPARE = (-20, 30)
"""Between what the money above the poorest of the others counts: more is no safer."""
TENS = 10

WEIGHTS = read_weights("games.high_society", FIGURES)


def worth(table: HighSocietyTable) -> list[float]:
    """Estimate how probably each seat wins."""
    rows = [figures(table, Seat(at)) for at in range(len(table.players))]
    return chances(rows, WEIGHTS[len(rows)], progress(table))


def progress(table: HighSocietyTable) -> float:
    """Return how far the game has come, from 0 to 1."""
    return 1 - min(1.0, max(0.0, to_come(table)) / LONGEST)


def figures(table: HighSocietyTable, seat: Seat) -> tuple[float, ...]:
    """Return the figures of a seat that are weighed, in the order of `FIGURES`."""
    player = table.players[seat]
    reckoning = Reckoning.of(player.cards)
    factor = (1 << reckoning.recognitions) / (2 if reckoning.arrest else 1)
    hopes = HOPE * max(0.0, to_come(table)) / len(table.players)
    money = player.money + player.total
    spare = money - min(
        [other.money + other.total for at, other in enumerate(table.players) if at != seat]
    )
    leading = staked = 0.0
    if table.card is not None and player.bid:
        staked = player.total / TENS
        if table.card.auction is Auction.BUY and player.total == table.high:
            leading = worth_now(player, table.card, hopes) / TENS
    return (
        reckoning.halves / 2 / TENS,
        factor * (reckoning.after_loss + hopes) / TENS,
        money / TENS,
        max(SPARE[0], min(SPARE[1], spare)) / TENS,
        float(spare <= 0),
        float(player.robbed),
        reckoning.recognitions,
        float(reckoning.arrest),
        leading,
        staked,
    )
