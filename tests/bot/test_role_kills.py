"""Any of four processes on one database is killed, again and again: no move that was answered is
lost, none is doubled, and none is shown twice.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import psycopg
import pytest

from bot.cluster.slots import OF_SLOTS
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel
from bot.store.slots import SLOTS
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.forked_roles import forking_roles, named
from tests.bot.forks import Forks
from tests.bot.soak import sum_up
from tests.bot.test_roles import MOVES, TAKEN_OVER_SECONDS, begun, called, on_two_shards
from tests.bot.wire import PATIENCE, PATIENT, standing, until
from tests.postgres import Server

KILLS = int(os.environ.get("PARLOUR_ROLE_KILLS", "2"))
"""Of any of four processes, at any moment of a move; `make soak` does more."""
ROLES = ("gateway 0/2", "gateway 1/2", "worker", "worker")
FIRST_SECONDS, LONGEST_SECONDS = 0.5, 4.0
"""A process is killed at some moment while a move is on its way: so long at first, and at most."""
IN_VAIN_SECONDS = 8.0
"""How long somebody waits for a process that was killed."""
LOGGED_LETTERS = 4_000
"""Of what the processes have logged, these are told when something goes wrong."""
SECONDS_FOR_EACH = 60


@pytest.mark.timeout(240 + SECONDS_FOR_EACH * KILLS)
async def test_kills_of_any_process_lose_and_double_nothing(
    server: Server, template: str, tmp_path: Path
) -> None:
    database, log = server.url(server.new_database(template)), tmp_path / "log"
    async with (
        standing(rates=unhurried()) as stand_in,
        AsyncExitStack() as opened,
    ):
        stand_in.world.logins.apart = 0.0
        running = [
            await opened.enter_async_context(forking_roles(stand_in, database, log)) for _ in ROLES
        ]
        kills = Kills(stand_in, database, on_two_shards(stand_in), running)
        try:
            await kills.go_on()
        except BaseException as failure:
            failure.add_note(f"{kills}\n{log.read_text()[-LOGGED_LETTERS:]}")
            raise
        assert not stand_in.rest.faults


@dataclass
class Kills:
    """Four processes that are killed at any moment of a move, and what comes of the moves."""

    stand_in: StandIn
    database: str
    channels: list[Channel]
    running: list[Forks]
    luck: Random = field(default_factory=lambda: Random(7))
    killed: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    moves: int = 0
    answered: int = 0
    took_over: list[float] = field(default_factory=list)
    """Seconds from the death of a worker until all slots were held again."""
    shown: list[float] = field(default_factory=list)
    """Seconds from each death until the table was shown as it was then."""

    def __str__(self) -> str:
        deaths = ", ".join(f"{times} of a {role}" for role, times in self.killed.items())
        over, shown = max(self.took_over, default=0.0), max(self.shown, default=0.0)
        return (
            f"{self.killed.total()} kills ({deaths}) at {self.tables} tables; {self.moves} moves"
            f" made, {self.answered} of them answered: 0 lost, 0 doubled, 0 shown twice."
            f" All slots held again after {over:.1f} s at most, all shown after {shown:.1f} s."
        )

    async def go_on(self) -> None:
        """Let people move at one table after the other, and kill a process each time."""
        for one, role in zip(self.running, ROLES, strict=True):
            await one.fork(role)
        thread: Channel | None = None
        ply, usual, clock = 0, FIRST_SECONDS, asyncio.get_running_loop().time
        evening = Evening(self.stand_in)
        ann, theo = evening.person("ann"), evening.person("theo")
        people = {ann.id: ann, theo.id: theo}
        while self.killed.total() < KILLS:
            await until(self.stand_in.world, lambda: self.stand_in.gateway.is_connected, PATIENCE)
            if thread is None or ply == MOVES:
                # By turns, since one person may have twenty tables on a server.
                channel = self.channels[self.tables % 2]
                opener, other = (ann, theo) if self.tables // 2 % 2 else (theo, ann)
                thread = await begun(self.stand_in, opener, other, channel)
                ply, self.tables = 0, self.tables + 1
            who = await until(
                self.stand_in.world, partial(called, evening, people, thread), PATIENCE
            )
            assert who is not None
            began = clock()
            self.stand_in.open_interactions.answer_seconds = IN_VAIN_SECONDS
            moving = asyncio.create_task(
                self.stand_in.people.slash(who, thread, "play", move="take white+blue+green")
            )
            await asyncio.sleep(self.luck.random() ** 3 * usual)  # mostly while it is written
            role, dead = await self._kill()
            died = clock()
            if role == "worker":
                async with asyncio.timeout(TAKEN_OVER_SECONDS):
                    await all_held(self.database, dead)
                self.took_over.append(clock() - died)
            answer = self.stand_in.people.reply(await moving)
            self.stand_in.open_interactions.answer_seconds = PATIENT
            now = await shown(self.database, self.tables)
            self.shown.append(clock() - died)
            usual = min(max(FIRST_SECONDS, clock() - began), LONGEST_SECONDS)
            if answer is not None and f"**{who.shown_name}**" in answer.content:
                self.answered += 1
                assert now == ply + 1, f"a move was lost with a {role}"
            assert now <= ply + 1, f"a move was doubled with a {role}"
            self.moves, ply = self.moves + now - ply, now
            posts = [post.content for post in evening.posts(thread)]
            assert len(posts) == ply + 1, posts
            await asyncio.to_thread(self._sum_up)

    def _sum_up(self) -> None:
        sum_up("role-kills", str(self))

    async def _kill(self) -> tuple[str, int]:
        """Kill a process, and start another like it; its role and its number."""
        one = self.luck.randrange(len(ROLES))
        dead = self.running[one].pid
        await self.running[one].strike()
        await self.running[one].fork(ROLES[one])
        role = ROLES[one].partition(" ")[0]
        self.killed[role] += 1
        return role, dead


async def all_held(database: str, dead: int) -> None:
    """Wait until every slot is held, and none by the process with the number *dead*."""
    held = (
        "SELECT count(*) FILTER (WHERE application_name <> %s), count(*) FROM pg_locks"
        " JOIN pg_stat_activity USING (pid)"
        " WHERE locktype = 'advisory' AND granted AND classid = %s"
        " AND datname = current_database()"
    )
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
        while True:
            found = await (await connection.execute(held, (named(dead), OF_SLOTS))).fetchone()
            if found == (SLOTS, SLOTS):
                return
            await asyncio.sleep(0.05)


async def shown(database: str, table: int) -> int:
    """The ply of a table, once it is shown; there is an entry of the record for each."""
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await connection.execute(
                    "SELECT ply, shown, (SELECT count(*) FROM record WHERE record.table = %s)"
                    " FROM tables WHERE id = %s",
                    (table, table),
                )
                ply, seen, entries = await found.fetchone() or (0, None, 0)
                assert ply == entries
                if ply == seen:
                    return int(ply)
                await asyncio.sleep(0.05)
