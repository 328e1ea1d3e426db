"""`make arena` holds the computer players against each other and prints a table.

`python -m tests.arena --minutes 15` is the short form: every line of the table gets a game in turn,
until the minutes are up or the line is decided; the levels think less long in it. No game begins
that would last longer than the minutes. Without minutes every line gets its `--games`, 200 unless
told otherwise, or fewer with `--decide`, once a sequential test says that its goal is reached or
missed. `--jobs 2` plays two games at once; `--record FILE` keeps each game, and goes on from there.
`python -m tests.arena --only splendor-duel regular baseline` plays the lines that hold these words,
`python -m tests.arena --match splendor 2 i60 habits` any two players, where `i60` thinks for 60
iterations.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import count
from math import log
from pathlib import Path

from tests.arena.bidders import PANEL
from tests.arena.matches import Share, elo
from tests.arena.running import BY_KEY, Games, Pairing, Played, Record, first_over

GOALS = {
    ("splendor", 2): 0.85,
    ("splendor", 3): 0.70,
    ("splendor", 4): 0.60,
    ("splendor-duel", 2): 0.85,
    ("high-society", 3): 0.60,
    ("high-society", 4): 0.50,
    ("high-society", 5): 0.40,
    ("princes-of-florence", 3): 0.60,
    ("princes-of-florence", 4): 0.50,
    ("princes-of-florence", 5): 0.45,
    ("last-will", 2): 0.75,
    ("last-will", 3): 0.60,
    ("last-will", 4): 0.50,
    ("last-will", 5): 0.45,
}
"""Which share of games `regular` should win against the baseline."""
AHEAD = 1.5
"""How many times its fair share `regular` should win against a panel; only its fair share against
those who hoard.
"""
STRONGER, BEGINNERS = 1.3, 2.0
"""How many times its fair share `strong` should win against `regular`, and `regular` against
`easy`.
"""


NEAR, WRONG = 1.3, 0.05
"""The sequential test tells the goal from so much less, and is wrong that often."""


@dataclass(slots=True)
class Line:
    """A line of the table: who plays against whom, how often, and with what result."""

    pairing: Pairing
    goal: float | None
    begun: set[int] = field(default_factory=set)
    """The numbers of the games that were begun."""
    played: list[Played] = field(default_factory=list)

    def next_number(self) -> int:
        """Return the number of a game to begin: the first that is missing."""
        number = next(number for number in count() if number not in self.begun)
        self.begun.add(number)
        return number

    @property
    def share(self) -> Share:
        """What was won so far."""
        return Share(sum(one.won for one in self.played), len(self.played))

    @property
    def verdict(self) -> str:
        """Whether the goal is reached or missed, by a sequential test (Wald's); else nothing yet.

        However often one looks, it is wrong no more often than it says.
        """
        if self.goal is None:
            return ""
        won, lost = self.share.won, self.share.games - self.share.won
        less = self.goal / NEAR
        odds = won * log(self.goal / less) + lost * log((1 - self.goal) / (1 - less))
        enough = log((1 - WRONG) / WRONG)
        return "reached" if odds >= enough else "missed" if odds <= -enough else "open"

    @property
    def decided(self) -> bool:
        """Whether the test says already that the goal is reached, or missed."""
        return self.verdict in {"reached", "missed"}

    @property
    def longest(self) -> float:
        """How long its longest game lasted."""
        return max((one.lasted for one in self.played), default=0.0)

    @property
    def blunders(self) -> Counter[str]:
        """What blunders the hero made."""
        return Counter(said for one in self.played for said in one.blunders)

    def __str__(self) -> str:
        share, pairing = self.share, self.pairing
        low, high = share.interval
        fair = 1 / pairing.seats
        goal = "" if self.goal is None else f"{self.goal:.0%}, {self.verdict}"
        moves = sum(one.moves for one in self.played)
        pace = sum(one.seconds for one in self.played) / moves if moves else 0.0
        slowest = max((one.slowest for one in self.played), default=0.0)
        return (
            f"| {pairing.game}, {pairing.seats} | {pairing.hero} | {pairing.rivals} "
            f"| {share.won:g} of {share.games} = {share.mean:.0%} [{low:.0%}, {high:.0%}] "
            f"| {fair:.0%} | {goal} | {elo(share, fair):+.0f} "
            f"| {pace:.2f} / {slowest:.2f} | {self.blunders.total()} |"
        )


HEAD = """\
| game, players | player | against | won [95 %] | fair | goal | Elo | s a move, slowest | blunders |
|---|---|---|---|---|---|---|---|---|"""


def lines(*, short: bool = False) -> Iterator[Line]:
    """Everything that is to be measured; in short with fewer iterations."""
    for (key, seats), goal in GOALS.items():
        game, fair = BY_KEY[key], 1 / seats
        searches = game.mind.decide is None
        regular, strong = ("i40", "i240") if short and searches else ("regular", "strong")
        panel = {} if searches else dict.fromkeys(PANEL, AHEAD * fair) | {"hoarding": fair}
        for hero, rivals, wanted in (
            *((regular, name, times) for name, times in panel.items()),
            (regular, "baseline", goal),
            (regular, "easy", min(0.95, BEGINNERS * fair)),
            (strong, regular, STRONGER * fair),
            (regular, "random", None),
        ):
            if short and wanted is None:
                continue  # who beats nobody else is found out soon enough
            yield Line(Pairing(key, seats, hero, rivals), wanted)


def main(arguments: list[str]) -> int:
    """Play, and print a table for docs/automas.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD")
    parser.add_argument("--match", nargs=4, metavar=("GAME", "SEATS", "PLAYER", "AGAINST"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--record", type=Path)
    parser.add_argument("--decide", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.match:
        key, seats, hero, rivals = asked.match
        all_lines = [Line(Pairing(key, int(seats), hero, rivals), None)]
    else:
        all_lines = [line for line in lines(short=bool(asked.minutes)) if _holds(line, asked.only)]
    record = Record(asked.record)
    by_pairing = {line.pairing: line for line in all_lines}
    for one in record.read(asked.seed):
        if (line := by_pairing.get(one.pairing)) is not None:
            line.played.append(one)
            line.begun.add(one.number)
    end = time.monotonic() + 60 * asked.minutes if asked.minutes else None
    most = asked.games
    with Games(asked.jobs) as games:
        going = dict[Future[Played], Line]()
        while True:
            while len(going) < asked.jobs:
                line = _next(all_lines, most, end, decide=bool(asked.decide or end))
                if line is None:
                    break
                going[games.begin(line.pairing, asked.seed, line.next_number())] = line
            if not going:
                break
            for over in first_over([*going]):
                line = going.pop(over)
                line.played.append(over.result())
                record.keep(over.result())
                print(f"\r{line}", end="", file=sys.stderr, flush=True)
    print(HEAD, *(line for line in all_lines if line.played), sep="\n")
    for line in all_lines:
        for blunder, times in line.blunders.items():
            who = f"{line.pairing.game}, {line.pairing.seats}: {line.pairing.hero}"
            print(f"blunder: {who}: {blunder}, {times} times")
    return 0


def _next(all_lines: Sequence[Line], most: int, end: float | None, *, decide: bool) -> Line | None:
    """The line of which fewest games were begun, of those that go on; nothing if none does."""
    now = time.monotonic()
    going_on = [
        line
        for line in all_lines
        if len(line.begun) < most
        and not (decide and line.decided)
        and (end is None or now + line.longest < end)
    ]
    return min(going_on, key=lambda line: len(line.begun), default=None)


def _holds(line: Line, words: list[str]) -> bool:
    pairing = line.pairing
    return {*words} <= {pairing.game, str(pairing.seats), pairing.hero, pairing.rivals}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
