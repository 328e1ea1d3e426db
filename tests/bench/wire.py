"""How soon people are answered and tables shown while many tables move: the real bot, in a process of its own."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from pathlib import Path

from bot.sandbox import notes
from bot.sandbox.ids import ChannelId
from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from games import GAMES
from games.chance import Chance
from tests.bench.crowd import Crowd, Sitting
from tests.bench.figures import Figure, percentile
from tests.bot.beside import Beside, bot_beside
from tests.bot.wire import furnished, standing, until

TABLES = 40
PEOPLE = 60
PER_SECOND = 20.0
SECONDS = 20.0
OPENING_SECONDS = 4.0
LONGEST_WAIT = 60.0  # seconds, for everything to be shown
TOO_MANY_REQUESTS = 429


@dataclass(slots=True)
class Seen:
    """What an onlooker writes down: how soon people were answered, and when which ply of a table came to be seen."""

    stand_in: StandIn
    answered: list[float] = field(default_factory=list)
    """Seconds."""
    unanswered: int = 0
    requests: int = 0
    shown: dict[ChannelId, int] = field(default_factory=dict)
    """The newest ply of each table, by its thread."""
    came: dict[tuple[ChannelId, int], float] = field(default_factory=dict)

    def hear(self, note: notes.Note) -> None:
        """Take a note of what happens."""
        match note:
            case notes.InteractionAnswered(interaction):
                assert interaction.seconds is not None
                self.answered.append(interaction.seconds)
            case notes.InteractionFailed():
                self.unanswered += 1
            case notes.RequestServed():
                self.requests += 1
            case notes.MessageCreated(message) | notes.MessageEdited(message):
                if message.attachments and self.stand_in.world.channels[message.channel].is_thread:
                    ply = int(message.attachments[0].filename.removesuffix(".png").rpartition("-")[2])
                    self.shown[message.channel] = max(ply, self.shown.get(message.channel, 0))
                    self.came.setdefault((message.channel, ply), self.stand_in.world.clock())
            case _:
                pass

    def shows(self, sittings: Sequence[Sitting]) -> bool:
        """Whether everybody can see how all the tables stand."""
        return all(self.shown.get(sitting.thread.id, -1) >= sitting.ply for sitting in sittings)

    def shown_after(self, sittings: Sequence[Sitting], crowd: Crowd) -> list[float]:
        """How many seconds after each move a picture of it, or of a later one, was seen."""
        threads = {sitting.number: sitting.thread.id for sitting in sittings}
        return [
            min(at for (thread, shown), at in self.came.items() if thread == threads[table] and shown >= ply) - moved
            for table, ply, moved in crowd.moved
        ]


async def wire_figures() -> list[Figure]:
    """Moves at many tables at once, from the first interaction to the last picture."""
    with tempfile.TemporaryDirectory() as folder:
        async with standing(furnished()) as stand_in, bot_beside(stand_in, Path(folder)) as bot:
            figures = await _measure(stand_in, bot)
    return figures


async def _measure(stand_in: StandIn, bot: Beside) -> list[Figure]:
    seen, crowd, chance = Seen(stand_in), Crowd(stand_in, Chance(11)), Chance(12)
    stand_in.world.watch(seen.hear)
    people = _people(stand_in)
    started = time.perf_counter()
    sittings = await crowd.sit_down_everywhere(
        [(chance.shuffled(people)[: chance.pick(game.seats)], game.key) for game in islice(cycle(GAMES), TABLES)],
        per_second=TABLES / OPENING_SECONDS,
    )
    await until(stand_in.world, lambda: seen.shows(sittings), LONGEST_WAIT)
    opened = time.perf_counter() - started
    refused = stand_in.rest.refused[TOO_MANY_REQUESTS]
    answers = len(seen.answered)
    seen.requests = 0

    await crowd.play(sittings, PER_SECOND, SECONDS)
    moved_at = time.perf_counter()
    during = [seconds * 1000 for seconds in seen.answered[answers:]]
    await until(stand_in.world, lambda: seen.shows(sittings), LONGEST_WAIT)
    settled = time.perf_counter() - moved_at
    late = seen.shown_after(sittings, crowd)
    name = f"{TABLES} tables, {PER_SECOND:.0f} moves a second"
    return [
        Figure(f"{TABLES} tables opened in {OPENING_SECONDS:.0f} s: all shown", opened - OPENING_SECONDS, "s", 30),
        Figure(f"{name}: made", len(crowd.moved) / SECONDS, "moves/s", PER_SECOND * 0.9, least=True),
        Figure(f"{name}: acknowledged, p50", percentile(during, 50), "ms", 100),
        Figure(f"{name}: acknowledged, p99", percentile(during, 99), "ms", 300),
        Figure(f"{name}: unanswered", seen.unanswered, "", 0),
        Figure(f"{name}: refused while opening (429)", refused, "", 0),
        Figure(f"{name}: refused (429)", stand_in.rest.refused[TOO_MANY_REQUESTS] - refused, "", 0),
        Figure(f"{name}: seen after, p50", percentile(late, 50), "s", 3),
        Figure(f"{name}: seen after, p95", percentile(late, 95), "s", 5),
        Figure(f"{name}: every last ply seen after", settled, "s", 5),
    ]


def _people(stand_in: StandIn) -> list[User]:
    world = stand_in.world
    guild = next(iter(world.guilds.values()))
    people = [world.add_user(f"friend-{n}", f"Friend {n}") for n in range(PEOPLE)]
    world.put_guild(replace(guild, members=(*guild.members, *(person.id for person in people))))
    return people
