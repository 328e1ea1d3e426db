"""`make arena` holds the computer players against each other and prints a table.

`python -m tests.arena --minutes 15` is the short form: every line of the table gets a game in turn,
until the minutes are up or the line is decided; the levels think less long in it. Without
minutes every line gets its `--games`, 200 unless told otherwise.
`python -m tests.arena --only splendor-duel regular baseline` plays the lines that hold these words,
`python -m tests.arena --match splendor 2 i60 habits` any two players, where `i60` thinks for 60
iterations.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from games.package import AnyGame
from tests.arena.bidders import PANEL
from tests.arena.blunders import Watch
from tests.arena.matches import Share, elo, play
from tests.arena.players import Contender, contender
from tests.library import GAMES

BY_KEY = {game.key: game for game in GAMES}
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


@dataclass(slots=True)
class Line:
    """A line of the table: who plays against whom, how often, and with what result."""

    game: AnyGame
    seats: int
    hero: Contender
    rivals: Contender
    goal: float | None
    won: float = 0.0
    games: int = 0
    watch: Watch = field(default_factory=Watch)

    @property
    def share(self) -> Share:
        """What was won so far."""
        return Share(self.won, self.games)

    @property
    def decided(self) -> bool:
        """Whether the interval says already that the goal is reached, or missed."""
        low, high = self.share.interval
        return self.goal is not None and self.games >= 40 and not low <= self.goal <= high

    def go_on(self, seed: int) -> None:
        """Play the next game: each deal once from every seat."""
        place = self.games % self.seats
        players = [self.hero if seat == place else self.rivals for seat in range(self.seats)]
        self.won += play(self.game, players, seed + self.games // self.seats, self.watch)[place]
        self.games += 1

    def __str__(self) -> str:
        low, high = self.share.interval
        fair = 1 / self.seats
        goal = "" if self.goal is None else f"{self.goal:.0%}"
        blunders = sum(n for (name, _), n in self.watch.found.items() if name == self.hero.name)
        return (
            f"| {self.game.key}, {self.seats} | {self.hero.name} | {self.rivals.name} "
            f"| {self.won:g} of {self.games} = {self.share.mean:.0%} [{low:.0%}, {high:.0%}] "
            f"| {fair:.0%} | {goal} | {elo(self.share, fair):+.0f} "
            f"| {self.hero.pace:.2f} / {self.hero.slowest:.2f} | {blunders} |"
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
            yield Line(game, seats, contender(hero, game), contender(rivals, game), wanted)


def main(arguments: list[str]) -> int:
    """Play, and print a table for docs/automas.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD")
    parser.add_argument("--match", nargs=4, metavar=("GAME", "SEATS", "PLAYER", "AGAINST"))
    asked = parser.parse_args(arguments)
    if asked.match:
        key, seats, hero, rivals = asked.match
        game = BY_KEY[key]
        open_lines = [Line(game, int(seats), contender(hero, game), contender(rivals, game), None)]
    else:
        open_lines = [line for line in lines(short=bool(asked.minutes)) if _holds(line, asked.only)]
    played, end = list(open_lines), time.monotonic() + 60 * asked.minutes
    while open_lines and (not asked.minutes or time.monotonic() < end):
        for line in list(open_lines):
            line.go_on(asked.seed)
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
            if line.games >= asked.games or (asked.minutes and line.decided):
                open_lines.remove(line)
            if not asked.minutes and line not in open_lines:
                print(line, flush=True)
            if asked.minutes and time.monotonic() >= end:
                break
    if asked.minutes:
        print(HEAD, *(line for line in played if line.games), sep="\n")
    for line in played:
        for (name, blunder), times in line.watch.found.items():
            if name == line.hero.name:
                print(f"blunder: {line.game.key}, {line.seats}: {name}: {blunder}, {times} times")
    return 0


def _holds(line: Line, words: list[str]) -> bool:
    named = {line.game.key, str(line.seats), line.hero.name, line.rivals.name}
    return set(words) <= named


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
