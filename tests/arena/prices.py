"""What High Society's luxury cards are sold for among computer players, and what money they keep.

`python -m tests.arena.prices --games 100` plays so many games of three, of four and of five
*regular*s, and prints a table for docs/automas.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, median

from games.chance import Chance
from games.engine import begin
from games.high_society import GAME
from games.high_society.catalogue import MONEY, Card
from games.high_society.events import Bought
from games.high_society.table import HighSocietyTable
from tests.arena.matches import course
from tests.arena.players import MINDS, Contender

DEAR = 5
"""From so many points on a luxury card is one of the more valuable."""
WORTHS = range(1, 11)


@dataclass(slots=True)
class Market:
    """The sales of some games, and the money left at the end of each."""

    sales: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    """What was paid for the luxury cards of each value, and for recognitions, of value 0."""
    cheap: int = 0
    """How many of the more valuable were sold for less than half of their value, while two others
    had as much as that half.
    """
    left: list[list[int]] = field(default_factory=list)
    """For each game what everybody kept, upwards."""

    def watch(self, table: HighSocietyTable) -> None:
        """Note what was sold with the last move."""
        for event in table.last:
            match event:
                case Bought(seat=seat, card=card, paid=paid):
                    self._sold(
                        card,
                        sum(paid),
                        [other.money for at, other in enumerate(table.players) if at != seat],
                    )

    def _sold(self, card: Card, price: int, others: Sequence[int]) -> None:
        self.sales[card.worth].append(price)
        half = card.worth / 2
        rich = sum(money >= half for money in others) >= 2
        self.cheap += card.worth >= DEAR and price < half and rich

    @property
    def dear(self) -> int:
        """How many of the more valuable luxury cards were sold."""
        return sum(len(self.sales[worth]) for worth in WORTHS if worth >= DEAR)

    def __str__(self) -> str:
        prices = [f"{mean(self.sales[worth] or [0]):.1f}" for worth in (*WORTHS, 0)]
        kept = ", ".join(f"{mean(rank):.0f}" for rank in zip(*self.left, strict=True))
        share = median([one for game in self.left for one in game]) / sum(MONEY)
        cells = (*prices, f"{self.cheap / max(1, self.dear):.0%}", kept, f"{share:.0%}")
        return " | ".join(cells)


def market(players: Sequence[Contender], games: int, seed: int = 1) -> Market:
    """Let *players* play so many games with each other."""
    found = Market()
    for number in range(seed, seed + games):
        table = begin(GAME.rules.set_up(len(players), Chance(number), GAME.rules.chosen())).table
        for _ in course(GAME, table, players, number):
            found.watch(table)
        found.left.append(sorted(player.money for player in table.players))
    return found


def main(arguments: list[str]) -> int:
    """Print a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", choices=("easy", "regular", "strong"), default="regular")
    asked = parser.parse_args(arguments)
    worths = " | ".join(map(str, WORTHS))
    print(f"| players | {worths} | honours | cheap | money left | median |")
    print("|---" * 15 + "|")
    for seats in GAME.rules.seats:
        players = [Contender(asked.level, MINDS[asked.level]) for _ in range(seats)]
        print(f"| {seats} | {market(players, asked.games)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
