"""Plays the games of the arena, several at once if wanted, and keeps a record to go on from."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Self

import orjson

from tests.arena.blunders import Watch
from tests.arena.matches import play
from tests.arena.players import contender
from tests.library import GAMES

BY_KEY = {game.key: game for game in GAMES}


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays against whom in a line of the table."""

    game: str
    seats: int
    hero: str
    rivals: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a line that is over; all of a pairing's have numbers from 0."""

    pairing: Pairing
    seed: int
    number: int
    won: float
    """The hero's part of the victory."""
    moves: int
    seconds: float
    """Processor time of the hero's moves."""
    slowest: float
    lasted: float
    """Seconds that the whole game took."""
    blunders: tuple[str, ...] = ()
    """The hero's."""


def played(pairing: Pairing, seed: int, number: int) -> Played:
    """Play a game: each deal comes once for every seat of the hero."""
    game, started = BY_KEY[pairing.game], time.monotonic()
    hero, rivals = contender(pairing.hero, game), contender(pairing.rivals, game)
    place, watch = number % pairing.seats, Watch()
    players = [hero if seat == place else rivals for seat in range(pairing.seats)]
    won = play(game, players, seed + number // pairing.seats, watch)[place]
    blunders = [(said, n) for (name, said), n in watch.found.items() if name == hero.name]
    return Played(
        pairing,
        seed,
        number,
        won,
        hero.moves,
        hero.seconds,
        hero.slowest,
        time.monotonic() - started,
        tuple(said for said, n in blunders for _ in range(n)),
    )


@dataclass(slots=True)
class Record:
    """The games played so far, a line of a file each; without a file nothing is kept."""

    path: Path | None = None

    def read(self, seed: int) -> Iterator[Played]:
        """Yield the games that were played from this seed."""
        if self.path is None or not self.path.exists():
            return
        for line in self.path.read_bytes().splitlines():
            try:
                known = orjson.loads(line)
            except orjson.JSONDecodeError:
                continue  # the last line, if whoever wrote it was killed
            one = Played(**{**known, "pairing": Pairing(**known["pairing"])})
            if one.seed == seed:
                yield one

    def keep(self, one: Played) -> None:
        """Add a game."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(orjson.dumps(asdict(one)) + b"\n")


@dataclass(slots=True)
class Games:
    """Games that are played at once, as many as there are *jobs*."""

    jobs: int
    _pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        self._pool = ProcessPoolExecutor(self.jobs) if self.jobs > 1 else None
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def begin(self, pairing: Pairing, seed: int, number: int) -> Future[Played]:
        """Begin a game; with one job it is over at once."""
        if self._pool is not None:
            return self._pool.submit(played, pairing, seed, number)
        over = Future[Played]()
        over.set_result(played(pairing, seed, number))
        return over


def first_over(running: Sequence[Future[Played]]) -> Sequence[Future[Played]]:
    """Wait until some of these games are over, and return those."""
    return [*wait(running, return_when=FIRST_COMPLETED).done]
