"""The bot's process is killed again and again while people play: no move that was answered is lost, none is doubled.

Killed at a moment that luck chooses, counted in requests of the bot since the move was sent.
"""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.doctor import examine
from bot.sandbox.notes import Note, RequestServed
from bot.sandbox.things import Channel, User
from games import GAMES
from tests.bot.beside import Beside, bot_beside
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.tab import PATIENCE
from tests.bot.wire import standing, until

KILLS = int(os.environ.get("PARLOUR_KILLS", "8"))
"""`make soak` does more."""
MOST_REQUESTS = 3
"""That follow on every move for certain: the answer, the table, the message that was the newest before."""
SECONDS_FOR_EACH = 30
ONGOING = "…"


@dataclass
class Players:
    """Two people at one table after the other; what is to be true of the table they sit at."""

    evening: Evening
    people: tuple[User, User]
    luck: Random
    thread: Channel | None = None
    least: int = 0
    """The plies that people were told of."""
    most: int = 0
    """Those and the one that was sent last."""
    sent: list[asyncio.Task[bool]] = field(default_factory=list)

    async def play_until_killed(self, bot: Beside) -> None:
        """Find the table as it must be, send one more move, and kill the bot while it is at it."""
        who = await self.found()
        while who is None:
            self.least = self.most = 0
            self.thread = await self.evening.begun(*self.people, game=self.luck.choice(GAMES[:2]).key)
            who = await self.found()
        move = await self._any_move(who)
        stand_in, requests = self.evening.stand_in, 0

        def count(note: Note) -> None:
            nonlocal requests
            requests += isinstance(note, RequestServed)

        stop, enough = stand_in.world.watch(count), self.luck.randint(0, MOST_REQUESTS)
        self.most = self.least + 1
        self.sent.append(asyncio.create_task(self._send(who, move)))
        await asyncio.sleep(0)
        await until(stand_in.world, lambda: requests >= enough, PATIENCE)
        stop()
        await bot.kill()

    async def found(self) -> User | None:
        """Whoever is to move; nobody if there is no table, or its game is over."""
        if self.sent:
            self.least += await self.sent.pop()
        if self.thread is None:
            return None
        for who in self.people:
            menu = await self.evening.slash(who, self.thread, "play")
            ids = [found for found in self.evening.stand_in.people.component_ids(menu) if found.count(":") > 2]
            if ids and ids[0].startswith(("ask:", "pick:")):
                ply = int(ids[0].split(":")[2])
                assert self.least <= ply <= self.most, "a move was lost, or happened twice"
                self.least = self.most = ply
                return who
        return None

    async def _any_move(self, who: User) -> str:
        """Type what is suggested until it is whole."""
        assert self.thread is not None
        typed, name = "", ONGOING
        while name.endswith(ONGOING):
            people = self.evening.stand_in.people
            offered = await people.autocomplete(who, self.thread, "play", "move", move=typed)
            name, typed = self.luck.choice([(choice["name"], choice["value"]) for choice in offered])
        return typed

    async def _send(self, who: User, move: str) -> bool:
        """Send a move; whether the answer says that it was made."""
        assert self.thread is not None
        deed = await self.evening.stand_in.people.slash(who, self.thread, "play", move=move)
        answer = self.evening.stand_in.people.reply(deed)
        return answer is not None and f"**{who.shown_name}**" in answer.content


@pytest.mark.timeout(60 + SECONDS_FOR_EACH * KILLS)
async def test_wherever_the_bot_is_killed_what_was_answered_has_happened_and_nothing_twice(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        players = Players(evening, (evening.person("ann"), evening.person("theo")), Random(KILLS))
        for _ in range(KILLS):
            async with bot_beside(stand_in, tmp_path) as bot:
                await players.play_until_killed(bot)
        async with bot_beside(stand_in, tmp_path):
            await players.found()
    assert [finding.text async for finding in examine(tmp_path, GAMES) if not finding.sound] == []
