"""Games between contenders, and what their results are worth: shares with intervals, Elo."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import log10, sqrt

from games.chance import Chance
from games.draft import draft
from games.engine import Table, advance, begin
from games.package import AnyGame
from tests.arena.blunders.plies import Ply
from tests.arena.players import Contender

CERTAINTY = 1.96
"""Standard errors on either side of a 95 % interval."""
LONGEST = 6000
Watcher = Callable[[AnyGame, Sequence[Ply], Sequence[str]], None]
"""Is told the record of a game, and who sat where."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many of so many games were won; a shared victory counts as a part."""

    won: float
    games: int

    @property
    def mean(self) -> float:
        """The share won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share, by Wilson."""
        if not self.games:
            return 0.0, 1.0
        n, p, z = self.games, self.mean, CERTAINTY
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.won:g} of {self.games} = {self.mean:.0%} [{low:.0%}, {high:.0%}]"


def elo(share: Share, fair: float) -> float:
    """Return by how many points of Elo a share of victories is above the fair one.

    Whoever won all games, or none, may not win the next: it counts as a fair part of one.
    """
    most = 1 - (1 - fair) / (share.games + 1)
    p = min(max(share.mean, fair / (share.games + 1)), most)
    return 400 * (log10(p / (1 - p)) - log10(fair / (1 - fair)))


def course(game: AnyGame, table: Table, players: Sequence[Contender], seed: int) -> Iterator[Ply]:
    """Let *players* play on at a table to its end; yield each move once it is carried out."""
    luck = [Chance(seed * 31 + seat + 1) for seat in range(len(players))]
    for _ in range(LONGEST):
        if table.over:
            break
        seat = table.waiting[0].seat
        ply = Ply(draft(table), seat, players[seat].move(game, table, seat, luck[seat]))
        advance(table, seat, ply.action)
        yield ply


def play(
    game: AnyGame, players: Sequence[Contender], seed: int, watch: Watcher | None = None
) -> list[float]:
    """Play a game from a seed; return each seat's part of the victory."""
    table = begin(game.rules.set_up(len(players), Chance(seed), game.rules.chosen())).table
    record = [*course(game, table, players, seed)]
    if watch:
        watch(game, record, [player.name for player in players])
    standings = game.rules.standings(table)
    winners = [standing.seat for standing in standings if standing.place == 1]
    if not winners:
        return [1 / len(players)] * len(players)
    return [(seat in winners) / len(winners) for seat in range(len(players))]


def match(  # what a match is made of
    game: AnyGame,
    hero: Contender,
    rivals: Contender,
    seats: int,
    games: int,
    first_seed: int = 1,
    watch: Watcher | None = None,
) -> Share:
    """Let *hero* play against so many *rivals*, in each seat equally often; each deal is played
    once from every seat.
    """
    won = 0.0
    for number in range(games):
        place = number % seats
        players = [hero if seat == place else rivals for seat in range(seats)]
        won += play(game, players, first_seed + number // seats, watch)[place]
    return Share(won, games)
