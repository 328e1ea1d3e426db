"""The bot's process is killed again and again while people play: no move that was answered is lost,
none is doubled.

It dies at a moment that luck chooses: while it gets ready, at any step of its work on a move, or
some requests later.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.messages.typed_moves import INCOMPLETE_MARK
from bot.operations.doctor import examine
from bot.sandbox.interactions import Interaction
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from bot.sandbox.world_events import InteractionStarted, RequestServed, WorldEvent
from bot.store import MadeBy
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.forked import NEVER, Forked, forking
from tests.bot.soak import sum_up
from tests.bot.wire import PATIENCE, standing, until
from tests.library import GAMES, LIBRARY

KILLS = int(os.environ.get("PARLOUR_KILLS", "25"))
"""`make soak` does more."""
ANSWER_SECONDS = 20.0
"""People are patient: whether an answer comes in time is measured elsewhere."""
MOST_REQUESTS = 2
"""That follow on every move for certain: the answer, and the table."""
MOST_STEPS_OF_A_START, MOST_STEPS_OF_A_MOVE = 60, 25
"""About: of statements and commits."""
WHILE_GETTING_READY = 0.15
"""The share of deaths that come then, and the first of all."""
PLIES_AT_A_TABLE = 15
"""After so many another game is begun: in long ones little of the rules would be seen."""
SECONDS_FOR_EACH = 10
LIVE_BOARD = 0.5
"""The share of tables with one live board."""


@dataclass
class Players:
    """People at one table after the other; what is to be true of the table they sit at."""

    evening: Evening
    folder: Path
    people: tuple[User, ...]
    luck: Random
    thread: Channel | None = None
    least: int = 0
    """The plies that people were told of."""
    most: int = 0
    """Those and the one that was sent last."""
    sent: Interaction | None = None
    deaths: Counter[str] = field(default_factory=Counter)
    forced: int = 0
    """How many plies have ever come by themselves, as far as they were counted."""

    async def live_and_die(self, bot: Forked) -> None:
        """Let one bot live, play a move at it if it comes to that, and see it die."""
        if not self.deaths or self.luck.random() < WHILE_GETTING_READY:
            await bot.start(at_start=self.luck.randrange(MOST_STEPS_OF_A_START))
            self.deaths["while getting ready"] += 1
        else:
            later = self.luck.choice((NEVER, self.luck.randrange(MOST_STEPS_OF_A_MOVE)))
            await bot.start(later=later)
            await self._play(bot, patient=later != NEVER)
        await bot.kill()

    async def _play(self, bot: Forked, *, patient: bool) -> None:
        """Find the table as it must be, send one more move, and kill the bot after some of its
        requests.

        With patience it is given time to die by itself.
        """
        who = await self.found()
        if self.thread is None:
            # A thousand kills open more tables than a server lets one person have.
            await self.evening.slash(self.people[0], self.evening.games, "setup", each=0)
        while who is None or self.least >= PLIES_AT_A_TABLE:
            self.least = self.most = 0
            game = self.luck.choice(GAMES)
            self.thread = await self.evening.begun(
                *self.people[: max(2, min(game.rules.seats))],
                game=game.key,
                live_board="on" if self.luck.random() < LIVE_BOARD else "off",
            )
            who = await self.found()
        move = await self._any_move(who)
        requests, enough = 0, MOST_REQUESTS if patient else self.luck.randint(0, MOST_REQUESTS)

        def count(note: WorldEvent) -> None:
            nonlocal requests
            requests += isinstance(note, RequestServed)
            if isinstance(note, InteractionStarted):
                self.sent = note.interaction

        assert self.thread is not None
        stop = self.evening.stand_in.world.watch(count)
        self.most = self.least + 1
        bot.arm()
        sending = asyncio.create_task(
            self.evening.stand_in.people.slash(who, self.thread, "play", move=move)
        )
        await asyncio.sleep(0)
        await bot.until_dead_or(
            lambda: self._refused() or (requests >= enough and (self._made() or not patient))
        )
        assert bot.ended is not None
        self.deaths["by its own hand" if bot.ended.done() else "by another's"] += 1
        await bot.kill()
        sending.cancel()
        stop()

    async def found(self) -> User | None:
        """Whoever is to move; nobody if there is no table, or its game is over."""
        self.least += self._made()
        self.sent = None
        if self.thread is None:
            return None
        forced = self._newly_forced()
        for who in self.people:
            menu = await self.evening.slash(who, self.thread, "play")
            ids = [
                found
                for found in self.evening.stand_in.people.component_ids(menu)
                if found.count(":") > 2
            ]
            if ids and ids[0].startswith(("ask:", "pick:")):
                ply = int(ids[0].split(":")[2])
                made = ply - forced
                assert self.least <= made <= self.most, "a move was lost, or happened twice"
                self.least = self.most = ply
                return who
        return None

    def _newly_forced(self) -> int:
        """How many plies have come by themselves since this was asked last: a turn in which nothing
        is left ends with the move before.
        """
        with closing(sqlite3.connect(self.folder / "parlour.db")) as kept:
            count = """SELECT count(*) FROM record WHERE "by" = ?"""
            (now,) = kept.execute(count, (MadeBy.FORCED.value,)).fetchone()
        before, self.forced = self.forced, int(now)
        return self.forced - before

    def _made(self) -> bool:
        """Whether the answer to the move that was sent last has come, and says that it was made."""
        if self.sent is None:
            return False
        answer, who = (
            self.evening.stand_in.people.reply(self.sent),
            self.evening.stand_in.world.users[self.sent.user],
        )
        return answer is not None and f"**{who.shown_name}**" in answer.content

    def _refused(self) -> bool:
        """Whether the answer has come, and says that the move was not made: nothing more follows on
        it.
        """
        return self.sent is not None and self.sent.answer is not None and not self._made()

    async def _any_move(self, who: User) -> str:
        """Type what is suggested until it is whole."""
        assert self.thread is not None
        typed, name = "", INCOMPLETE_MARK
        while name.endswith(INCOMPLETE_MARK):
            people = self.evening.stand_in.people
            offered = await people.autocomplete(who, self.thread, "play", "move", move=typed)
            name, typed = self.luck.choice(
                [(choice["name"], choice["value"]) for choice in offered]
            )
        return typed


def pictures(stand_in: StandIn, thread: Channel) -> Counter[str]:
    """Which plies a thread shows, and how often."""
    posts = [message for message in stand_in.world.messages_in(thread) if not message.is_ephemeral]
    return Counter(picture.filename for message in posts for picture in message.attachments)


@pytest.mark.timeout(120 + SECONDS_FOR_EACH * KILLS)
async def test_wherever_the_bot_is_killed_what_was_answered_has_happened_and_nothing_twice(
    tmp_path: Path,
) -> None:
    async with standing(rates=unhurried(), answer_seconds=ANSWER_SECONDS) as stand_in:
        evening = Evening(stand_in)
        people = tuple(map(evening.person, ("ann", "theo", "ingrid")))
        players = Players(evening, tmp_path, people, Random(KILLS))
        async with forking(stand_in, tmp_path) as bot:
            for _ in range(KILLS):
                await players.live_and_die(bot)
            await bot.start()
            await players.found()
            shown = players.thread
            assert shown is not None
            ply = f"-{players.least}.webp"
            await until(
                stand_in.world,
                lambda: any(ply in name for name in pictures(stand_in, shown)),
                PATIENCE,
            )
        threads = stand_in.world.threads_of(evening.games)
        assert (
            max(most for thread in threads for most in pictures(stand_in, thread).values()) == 1
        ), "shown twice"
    assert [
        finding.text async for finding in examine(tmp_path, LIBRARY.find) if not finding.sound
    ] == []
    assert (tmp_path / "errors.log").read_text() == ""
    deaths = ", ".join(f"{count} {how}" for how, count in sorted(players.deaths.items()))
    sum_up("kills", f"{KILLS} kills ({deaths}) at {len(threads)} tables, nothing lost or doubled")
    assert players.deaths.keys() == {"while getting ready", "by its own hand", "by another's"}
