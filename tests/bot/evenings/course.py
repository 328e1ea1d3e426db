"""The course of a whole game over the wire: a table whose luck is known, and moves that are typed
one after the other.

What is to be played next is asked of the rules; what people see of it is looked up in the world as
on any evening.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.app import Parlour
from bot.delivery import catching_up
from bot.hosting.host import Position
from bot.messages.typed_amounts import amounts_in
from bot.sandbox.things import Channel, Message, User
from bot.store import DELAY, TableId
from bot.workers.picture_worker import PaintedPicture, Wanted
from bot.workers.pool import Pool
from games.chance import Chance
from games.engine import Seat
from games.moves import Action, Move
from games.questions import Pick, Question, follow, read
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at
from tests.games.playing import stroll

FIRST = TableId(1)

Mover = Callable[[Question, Chance], str]
"""Chooses an answer in notation."""


@asynccontextmanager
async def course_at(
    evening: Evening,
    folder: Path,
    seed: int,
    people: Sequence[User],
    game: str,
    clock: Clockwork | None = None,
    pictures: Pool[Wanted, PaintedPicture] | None = None,
    **options: str | int,
) -> AsyncIterator[Course]:
    """A game of these people that has just begun, all luck of which comes of a seed, with the bot
    there.
    """
    randomness = Random(seed).getrandbits
    async with bot_at(evening.stand_in, folder, clock, pictures, randomness=randomness) as bot:
        course = Course(
            evening, bot, tuple(people), await evening.begun(*people, game=game, **options)
        )
        await course.shown()
        yield course


@dataclass
class Course:
    """A game of *people* in *thread*, as *bot* keeps it."""

    evening: Evening
    bot: Parlour
    people: tuple[User, ...]
    thread: Channel
    table: TableId = FIRST

    async def position(self) -> Position:
        """How the table stands."""
        return await self.bot.services.host.tables.position(self.table)

    def person(self, seat: Seat) -> User:
        """Who sits there."""
        return self.people[seat]

    async def shown(self) -> None:
        """Wait until the bot has nothing left to show."""
        await all_shown(self.bot)

    async def type(self, seat: Seat, notation: str) -> Message:
        """Type a move; the answer to it, once everybody sees the table as it is then."""
        answer = await self.evening.slash(self.person(seat), self.thread, "play", move=notation)
        await self.shown()
        return answer

    async def order_obeyed(self, clock: Clockwork) -> None:
        """Let the time pass until the order of whoever must act is obeyed, and everybody sees
        it.
        """
        host, happened = self.bot.services.host, asyncio.Event()

        def hear(table: TableId) -> None:
            happened.set()

        host.changes.on_change.append(hear)
        before = (await self.position()).row.ply
        clock.tick(max(DELAY))
        while (await self.position()).row.ply == before:
            await happened.wait()
            happened.clear()
        host.changes.on_change.remove(hear)
        await self.shown()

    async def play_on(self, mover: Mover, chance: Chance, plies: int = 10_000) -> Position:
        """Let whoever must act move, so often or until the game is over; how it stands then."""
        position = await self.position()
        while not position.table.over and plies:
            decision = position.table.waiting[0]
            amounts = amounts_in(decision.ask(position.table), lambda text: text.key)
            notation = possible(position, mover, chance)
            await self.type(decision.seat, amounts.typed(notation.split()))
            before, position = position, await self.position()
            assert position.row.ply > before.row.ply
            plies -= 1
        return position


async def all_shown(bot: Parlour) -> None:
    """Wait until a bot has nothing left to show."""
    delivery = bot.services.table_delivery
    while True:
        going = [*delivery._turns._going.values(), *delivery._others._going.values()]
        going += bot.services.menus.asking._going.values()
        if not going and not delivery.hands.outdated:
            return
        await (asyncio.wait(going) if going else asyncio.sleep(catching_up.CATCH_UP_SECONDS))


def possible(position: Position, mover: Mover, chance: Chance) -> str:
    """A move of whoever must act that the rules allow: of several things not every choice is."""
    table, decision = position.table, position.table.waiting[0]
    while True:
        notation = mover(decision.ask(table), chance)
        action = read(decision.ask(table), notation).here
        assert isinstance(action, Action)
        if position.refusal(decision.seat, action) is None:
            return notation


def preferring(*wanted: str) -> Mover:
    """A mover who answers the first question with the first of these that is offered, and all else
    at random.
    """

    def move(question: Question, chance: Chance) -> str:
        offered = [option.key for option in question.options] if isinstance(question, Pick) else []
        first = next((key for key in wanted if key in offered), None)
        if first is None:
            return stroll(question, chance)[0]
        further = follow(question, first)
        return first if isinstance(further, Move) else f"{first} {stroll(further, chance)[0]}"

    return move
