"""An evening on which the bot is killed each time that it has posted something, before it can note
that it has.

It comes back only when Discord has forgotten what it was sent, so that no nonce helps it.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from bot.sandbox.server import StandIn
from bot.sandbox.things import Message, User
from bot.sandbox.world_events import ChannelCreated, MessageCreated, WorldEvent
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.evenings.test_killed import MOVE, called, picture
from tests.bot.forked import Forked, forking
from tests.bot.wire import standing

ANSWER_SECONDS = 5.0
"""People do not wait long for somebody who is dead."""
LIVES = 9
"""More than there is to be posted."""


class Reaper:
    """Kills the bot whenever Discord has posted something for it, or opened a thread."""

    def __init__(self, stand_in: StandIn, bot: Forked) -> None:
        self._stand_in, self._bot = stand_in, bot
        self.killed = 0
        self._dead = False

    def hear(self, note: WorldEvent) -> None:
        """Kill before the answer to the request is written."""
        match note:
            case MessageCreated(message=posted) if not posted.is_ephemeral:
                self._kill()
            case ChannelCreated(channel=opened) if opened.is_thread:
                self._kill()

    def _kill(self) -> None:
        self.killed, self._dead = self.killed + 1, True
        self._bot.forks.send(signal.SIGKILL)

    async def let_live_until(self, seen: Callable[[], object]) -> None:
        """Let the bot live again and again, until something is to be seen."""
        for _ in range(LIVES):
            await self._bot.until_dead_or(lambda: self._dead or bool(seen()))
            if not self._dead:
                return
            await self._bot.kill()
            self._stand_in.world.nonces.forget()
            self._dead = False
            await self._bot.start()
        raise AssertionError("the bot never gets that far")


def talks(evening: Evening, *people: User) -> list[Message]:
    """All direct messages to these people."""
    found = [evening.stand_in.world.conversation(person) for person in people]
    return [
        message for talk in found if talk for message in evening.stand_in.world.messages_in(talk)
    ]


def showing(evening: Evening, ply: int) -> Message | None:
    """The post of a table that shows this ply."""
    thread = evening.thread()
    posts = evening.posts(thread) if thread is not None else []
    return next((post for post in posts if f"-{ply}.webp" in picture(post)), None)


async def test_what_was_posted_and_not_noted_is_not_posted_again(tmp_path: Path) -> None:
    async with standing(rates=unhurried(), answer_seconds=ANSWER_SECONDS) as stand_in:
        evening = Evening(stand_in)
        ann, theo = evening.person("ann"), evening.person("theo")
        async with forking(stand_in, tmp_path) as bot:
            reaper = Reaper(stand_in, bot)
            await bot.start()
            stop = stand_in.world.watch(reaper.hear)
            await stand_in.people.slash(ann, evening.games, "table new", game="splendor", seats=2)
            await reaper.let_live_until(lambda: reaper.killed)
            (notice,) = evening.posts(evening.games)
            await evening.press(theo, notice, "join")
            await evening.press(ann, notice, "start")
            await reaper.let_live_until(lambda: len(talks(evening, ann, theo)) > 1)
            first = showing(evening, 0)
            thread = evening.thread()
            assert first is not None
            assert thread is not None
            await evening.slash(called(first, ann, theo), thread, "play", move=MOVE)
            await reaper.let_live_until(lambda: showing(evening, 1))
            stop()
            await evening.slash(ann, evening.games, "table list")
        threads = stand_in.world.threads_of(evening.games)
    assert len(evening.posts(evening.games)) == len(threads) == 1
    assert Counter(map(picture, evening.posts(threads[0]))) == {
        "splendor-1-0.webp": 1,
        "splendor-1-1.webp": 1,
    }
    assert len(talks(evening, ann, theo)) == len((ann, theo))
    assert reaper.killed == len(["notice", "thread", "post", "hand", "hand", "post"])
