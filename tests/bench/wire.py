"""How soon people are answered and tables shown while many tables move: the real bot, in a process of its own."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from pathlib import Path

from bot.sandbox import notes
from bot.sandbox.ids import ChannelId
from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from games import GAMES
from games.chance import Chance
from tests.bench.crowd import Crowd
from tests.bench.figures import Figure, percentile
from tests.bot.beside import bot_beside
from tests.bot.wire import furnished, standing, until

TABLES = 40
PEOPLE = 60
OPENING_SECONDS = 4.0
PER_SECOND = 20.0
SECONDS = 20.0
LONGEST_WAIT = 30.0  # seconds, for everything to be shown
TOO_MANY_REQUESTS = 429


@dataclass(slots=True)
class Seen:
    """What an onlooker writes down: how soon people were answered, and when which ply of a table came to be seen."""

    stand_in: StandIn
    answered: list[float] = field(default_factory=list)
    """Seconds."""
    came: dict[ChannelId, dict[int, float]] = field(default_factory=dict)
    """By the threads of tables: which plies were seen, since when."""

    def hear(self, note: notes.Note) -> None:
        """Take a note of what happens."""
        match note:
            case notes.InteractionAnswered(interaction):
                assert interaction.seconds is not None
                self.answered.append(interaction.seconds)
            case notes.MessageCreated(message) | notes.MessageEdited(message):
                if message.attachments and self.stand_in.world.channels[message.channel].is_thread:
                    ply = int(message.attachments[0].filename.removesuffix(".png").rpartition("-")[2])
                    self.came.setdefault(message.channel, {}).setdefault(ply, self.stand_in.world.clock())
            case _:
                pass

    def shows_all(self, crowd: Crowd) -> bool:
        """Whether everybody can see how all the tables stand."""
        return all(max(self.came.get(sitting.thread.id, {-1: 0})) >= sitting.ply for sitting in crowd.sittings)

    def seconds_to_see(self, crowd: Crowd) -> list[float]:
        """How many seconds after each move a picture of it, or of a later one, was seen."""
        return [
            min((at for ply, at in self.came[sitting.thread.id].items() if ply >= made), default=moved + LONGEST_WAIT)
            - moved
            for sitting, made, moved in crowd.moved
        ]


async def wire_figures() -> list[Figure]:
    """Moves at many tables at once, from the first interaction to the last picture."""
    with tempfile.TemporaryDirectory() as folder:
        async with standing(furnished()) as stand_in, bot_beside(stand_in, Path(folder)):
            return await _measured(stand_in)


async def _measured(stand_in: StandIn) -> list[Figure]:
    seen, crowd, chance = Seen(stand_in), Crowd(stand_in, Chance(11)), Chance(12)
    stand_in.world.watch(seen.hear)
    people = _people(stand_in)
    await crowd.sit_down_everywhere(
        [(chance.shuffled(people)[: chance.pick(game.seats)], game.key) for game in islice(cycle(GAMES), TABLES)],
        per_second=TABLES / OPENING_SECONDS,
    )
    opened = await _seconds_until(stand_in, lambda: seen.shows_all(crowd))
    seen.answered.clear()
    await crowd.play(PER_SECOND, SECONDS)
    milliseconds = [seconds * 1000 for seconds in seen.answered]
    settled = await _seconds_until(stand_in, lambda: seen.shows_all(crowd))
    waited = seen.seconds_to_see(crowd)
    name = f"{TABLES} tables, {PER_SECOND:.0f} moves/s"
    return [
        Figure(f"{TABLES} tables opened within {OPENING_SECONDS:.0f} s: all seen after", opened, "s", 10),
        Figure(f"{name}: made", len(crowd.moved) / SECONDS, "moves/s", PER_SECOND * 0.9, least=True),
        Figure(f"{name}: acknowledged, p50", percentile(milliseconds, 50), "ms", 100),
        Figure(f"{name}: acknowledged, p99", percentile(milliseconds, 99), "ms", 300),
        Figure(f"{name}: not answered", crowd.unanswered, "", 0),
        Figure(f"{name}: requests refused (429)", stand_in.rest.refused[TOO_MANY_REQUESTS], "", 0),
        Figure(f"{name}: seen after, p50", percentile(waited, 50), "s", 5),
        Figure(f"{name}: seen after, p95", percentile(waited, 95), "s", 10),
        Figure(f"{name}: every last ply seen after", settled, "s", 10),
    ]


async def _seconds_until(stand_in: StandIn, found: Callable[[], bool]) -> float:
    """How long something takes; at most `LONGEST_WAIT`, even if it never comes."""
    clock = asyncio.get_running_loop().time
    started = clock()
    try:
        await until(stand_in.world, found, LONGEST_WAIT)
    except TimeoutError:
        return LONGEST_WAIT
    return clock() - started


def _people(stand_in: StandIn) -> list[User]:
    world = stand_in.world
    guild = next(iter(world.guilds.values()))
    people = [world.add_user(f"friend-{n}", f"Friend {n}") for n in range(PEOPLE)]
    world.put_guild(replace(guild, members=(*guild.members, *(person.id for person in people))))
    return people
