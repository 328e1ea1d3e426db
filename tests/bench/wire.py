"""How soon people are answered and tables shown while many tables move: the real bot, in a process
of its own.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import cycle, islice
from pathlib import Path

from bot.sandbox.server import StandIn
from games.chance import Chance
from tests.bench.crowd import Crowd, newcomers
from tests.bench.figures import Figure, percentile
from tests.bench.players import Seen, seconds_until
from tests.bot.beside import bot_beside
from tests.bot.wire import furnished, standing
from tests.library import GAMES

TABLES = 40
PEOPLE = 60
OPENING_SECONDS = 4.0
PER_SECOND = 20.0
SECONDS = 20.0
LONGEST_WAIT = 30.0  # seconds, for everything to be shown
TOO_MANY_REQUESTS = 429


async def wire_figures() -> list[Figure]:
    """Moves at many tables at once, from the first interaction to the last picture."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            standing(furnished()) as stand_in,
            bot_beside(stand_in, Path(folder), python=sys.executable),
        ):
            return await _measured(stand_in)


async def _measured(stand_in: StandIn) -> list[Figure]:
    seen, crowd, chance = Seen(stand_in), Crowd(stand_in, Chance(11)), Chance(12)
    stand_in.world.watch(seen.hear)
    people = newcomers(stand_in, PEOPLE)
    await crowd.sit_down_everywhere(
        [
            (chance.shuffled(people)[: chance.pick(game.rules.seats)], game.key)
            for game in islice(cycle(GAMES), TABLES)
        ],
        per_second=TABLES / OPENING_SECONDS,
    )
    opened = await seconds_until(stand_in, lambda: shows_all(seen, crowd), LONGEST_WAIT)
    seen.answered.clear()
    await crowd.play(PER_SECOND, SECONDS)
    milliseconds = [seconds * 1000 for seconds in seen.answered]
    settled = await seconds_until(stand_in, lambda: shows_all(seen, crowd), LONGEST_WAIT)
    waited = seconds_to_see(seen, crowd)
    name = f"{TABLES} tables, {PER_SECOND:.0f} moves/s"
    return [
        Figure(
            f"{TABLES} tables opened within {OPENING_SECONDS:.0f} s: all seen after",
            opened,
            "s",
            10,
        ),
        Figure(
            f"{name}: made", len(crowd.moved) / SECONDS, "moves/s", PER_SECOND * 0.9, least=True
        ),
        Figure(f"{name}: acknowledged, p50", percentile(milliseconds, 50), "ms", 100),
        Figure(f"{name}: acknowledged, p99", percentile(milliseconds, 99), "ms", 300),
        Figure(f"{name}: not answered", crowd.unanswered, "", 0),
        Figure(f"{name}: requests refused (429)", stand_in.rest.refused[TOO_MANY_REQUESTS], "", 0),
        Figure(f"{name}: seen after, p50", percentile(waited, 50), "s", 5),
        Figure(f"{name}: seen after, p95", percentile(waited, 95), "s", 10),
        Figure(f"{name}: every last ply seen after", settled, "s", 10),
    ]


def shows_all(seen: Seen, crowd: Crowd) -> bool:
    """Whether everybody can see how all the tables stand."""
    return all(seen.shows(sitting.thread.id, sitting.ply) for sitting in crowd.sittings)


def seconds_to_see(seen: Seen, crowd: Crowd) -> list[float]:
    """How many seconds after each move a picture of it, or of a later one, was seen."""
    return [
        min(
            (at for ply, at in seen.came[sitting.thread.id].items() if ply >= made),
            default=moved + LONGEST_WAIT,
        )
        - moved
        for sitting, made, moved in crowd.moved
    ]
