"""An evening over the wire: the real bot at a stand-in for Discord, and people who use it as people
do.

The steps that evenings share. What people see is looked up in the world; nothing looks into the
bot.
"""

import os
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from bot.app import Parlour, Workers
from bot.hosting.clock import Randomness
from bot.hosting.host import AnyGame
from bot.sandbox.interactions import Interaction
from bot.sandbox.layouts import text_of
from bot.sandbox.limits.components import walk
from bot.sandbox.rates import Rates
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from bot.store import open_store
from bot.workers.film_worker import Reel
from bot.workers.picture_worker import PaintedPicture, Wanted
from bot.workers.pool import Pool
from games.library import Library
from renderers.film import Animated
from tests.bot.clockwork import Clockwork
from tests.bot.evenings import marbles, pebbles
from tests.bot.once import lay_empty
from tests.bot.scribes import Scribes
from tests.bot.wire import SOON, logged_in, reply, until
from tests.library import GAMES

T = TypeVar("T")

EVERY_GAME: tuple[AnyGame, ...] = (pebbles.GAME, marbles.GAME, *GAMES)
HARDLY = 0.02
"""Seconds for which computer players think."""
_STARTS = Counter[str]()
"""How often each test has started the bot."""


def unhurried() -> Rates:
    """Limits that people who play as fast as tests do not reach."""
    return Rates.lax(time.time)


def of_this_test() -> Randomness:
    """Randomness that is the same whenever the test under way runs; another at each start of the
    bot, which else would draw the codes again that its tables have.
    """
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]  # the rest names the phase
    _STARTS[test] += 1
    return Random(f"{test} {_STARTS[test]}").getrandbits


@asynccontextmanager
async def bot_at(
    stand_in: StandIn,
    folder: Path,
    clock: Clockwork | None = None,
    pictures: Pool[Wanted, PaintedPicture] | None = None,
    films: Pool[Reel, Animated] | None = None,
    database: Path | str | None = None,
    randomness: Randomness | None = None,
    games: tuple[AnyGame, ...] | None = None,
) -> AsyncIterator[Parlour]:
    """The bot, logged in, with its tables in a folder or another database; its time may be that of
    a clock that is told to tick. A test is dealt the same cards whenever it runs. Without a pool of
    their own, pictures are described and not drawn.
    """
    own: dict[str, Any] = {"clock": clock, "sleep": clock.sleep} if clock else {}
    own["randomness"] = randomness or of_this_test()
    if database is None:
        lay_empty(database := folder / "tables.db")
    store = await open_store(database)
    try:
        async with logged_in(
            Parlour(
                store,
                Library(games or EVERY_GAME),
                workers=Workers(pictures=pictures or Scribes(), films=films),
                automa_seconds=HARDLY,
                **SOON,
                **own,
            ),
            stand_in,
        ) as client:
            assert isinstance(client, Parlour)
            yield client
    finally:
        await store.database.close()


def marked(message: Message, custom_id: str) -> list[str]:
    """What is marked as chosen in a select."""
    select = next(part for part in walk(message.components) if part.get("custom_id") == custom_id)
    return [option["value"] for option in select["options"] if option.get("default")]


def form_values(opened: Interaction) -> dict[str, str]:
    """What stands in the fields of a form when it opens."""
    assert opened.modal is not None
    fields = [label["component"] for label in opened.modal["components"]]
    return {field["custom_id"]: _value(field) for field in fields}


def _value(field: dict[str, Any]) -> str:
    marked = [option["value"] for option in field.get("options", ()) if option.get("default")]
    return str(marked[0] if marked else field.get("value") or "")


@dataclass(frozen=True, slots=True)
class Evening:
    """People around a Discord, and how they use the bot."""

    stand_in: StandIn
    forgiven: set[int] = field(default_factory=set)
    """The statuses with which the bot may be refused, since the evening provokes it."""
    pressed: list[int] = field(default_factory=list)
    """What each answer cost: a button 1, a select 2, several things 1 and each 1, a form 2."""

    def forgive(self, *statuses: int) -> None:
        """Let the bot be refused like this."""
        self.forgiven.update(statuses)

    def person(self, name: str) -> User:
        return self.stand_in.world.person(name)

    @property
    def games(self) -> Channel:
        """The channel in which tables are opened."""
        return self.stand_in.world.channel_named("games")

    async def until(self, found: Callable[[], T | None]) -> T:
        """Wait until something is to be seen."""
        seen = await until(self.stand_in.world, found)
        assert seen is not None
        return seen

    # What people do

    async def slash(
        self, who: User, where: Channel, line: str, /, **options: str | int | bool
    ) -> Message:
        """Run a command; the message that answers it."""
        return await reply(
            self.stand_in, await self.stand_in.people.slash(who, where, line, **options)
        )

    async def press(self, who: User, message: Message, starts: str) -> Interaction:
        """Press the button whose custom id starts like this, as soon as it can be pressed."""
        ids = self.stand_in.people.component_ids
        component = await self.until(
            lambda: next((found for found in ids(message) if found.startswith(starts)), None)
        )
        self.pressed.append(1)
        return await self.stand_in.people.click(who, message, component)

    async def answer(self, who: User, message: Message, starts: str) -> Message:
        """Press a button; the message that answers, or the changed one."""
        return await reply(self.stand_in, await self.press(who, message, starts))

    async def pick(self, who: User, message: Message, *values: str) -> Message:
        """Choose from the one select of a menu; the menu after that."""
        return await self._pick(who, message, self.component(message, "pick"), *values)

    async def _pick(self, who: User, message: Message, custom_id: str, *values: str) -> Message:
        self.pressed.append(1 + len(values))
        chosen = await self.stand_in.people.pick(who, message, custom_id, *values)
        return await reply(self.stand_in, chosen)

    async def choose(self, who: User, message: Message, custom_id: str, *values: str) -> Message:
        """Choose from a certain select; the message that answers, or the changed one."""
        return await self._pick(who, message, custom_id, *values)

    async def confirm(self, who: User, menu: Message, *keys: str) -> Message:
        """Answer a menu's questions one after the other, and confirm where that is asked; the
        answer to the move.

        Each press goes as far along the answers as a menu lets it.
        """
        menu = await self._for_later(who, menu)
        done = 0
        while done < len(keys):
            menu, done = await self._step(who, menu, keys)
        ids = self.stand_in.people.component_ids(menu)
        return await self.answer(who, menu, "do") if ids and ids[0].startswith("do") else menu

    async def _for_later(self, who: User, menu: Message) -> Message:
        """The menu of an order, if this one only has the button that leads there."""
        ids = self.stand_in.people.component_ids(menu)
        later = [one for one in ids if one.startswith("ask-order:") and one.endswith(":")]
        acting = any(one.startswith(("ask:", "pick:", "enter:", "do:")) for one in ids)
        return await self.answer(who, menu, later[0]) if later and not acting else menu

    async def _step(self, who: User, menu: Message, keys: Sequence[str]) -> tuple[Message, int]:
        """One press on the way along *keys*: the menu after it, and how many are answered then."""
        found: list[tuple[int, str, str | None]] = []
        for part in walk(self.now(menu).components):
            kind, _, rest = part.get("custom_id", "").partition(":")
            way = rest.rpartition(":")[2].split()
            if kind.startswith("ask") and way == [*keys[: len(way)]] and way:
                found.append((len(way), part["custom_id"], None))
            for option in part.get("options", []) if kind.startswith("pick") else []:
                whole = [*way, *option["value"].split()]
                if whole == [*keys[: len(whole)]]:
                    found.append((len(whole), part["custom_id"], option["value"]))
        if found:
            done, custom_id, value = max(found, key=lambda one: one[0])
            if value is None:
                return await self.answer(who, menu, custom_id), done
            return await self._pick(who, menu, custom_id, value), done
        ids = self.stand_in.people.component_ids(menu)
        if any(one.startswith("enter") for one in ids):
            return await self.enter(who, menu, keys[-1]), len(keys)
        select = next((one for one in ids if one.startswith("pick")), None)
        assert select, f"nothing leads from {ids} to {' '.join(keys)}"
        done = len(select.rpartition(":")[2].split())
        return await self.pick(who, menu, *keys[done].split("+")), done + 1

    async def enter(self, who: User, menu: Message, *numbers: str) -> Message:
        """Open the form of a menu and send numbers; the answer."""
        opened = await self.press(who, menu, "enter")
        self.pressed.append(1)
        typed = {str(place): number for place, number in enumerate(numbers)}
        return await reply(self.stand_in, await self.stand_in.people.submit(opened, **typed))

    # What people see

    def posting(self, where: Channel) -> str:
        """A pattern of the requests by which the bot posts there, itself or as a follow-up."""
        return rf"^/channels/{where.id}/messages$|^/webhooks/\d+/…$"

    def component(self, message: Message, starts: str) -> str:
        ids = self.stand_in.people.component_ids(message)
        return next(found for found in ids if found.startswith(starts))

    def now(self, message: Message) -> Message:
        return self.stand_in.world.messages[message.id]

    def said(self, message: Message) -> str:
        """What there is to read in a message now."""
        return text_of(self.now(message))

    def posts(self, where: Channel) -> list[Message]:
        """What everybody sees of the bot in a channel, oldest first."""
        return [
            message
            for message in self.stand_in.world.messages_in(where)
            if not message.is_ephemeral
        ]

    def menu_of(self, who: User, where: Channel) -> Message | None:
        """The newest message in a channel that somebody alone sees."""
        found = self.stand_in.world.messages_in(where)
        return next((one for one in reversed(found) if one.only_for == who.id), None)

    def thread(self) -> Channel | None:
        threads = self.stand_in.world.threads_of(self.games)
        return threads[-1] if threads else None

    async def table_calling(self, who: User, where: Channel) -> Message:
        """The newest message of a table, once it calls on somebody."""

        def calling() -> Message | None:
            found = self.posts(where)
            return found[-1] if found and who.id in found[-1].mentions else None

        return await self.until(calling)

    async def table_saying(self, what: str | re.Pattern[str], where: Channel) -> Message:
        """The newest message of a table, once it says this."""
        said = re.compile(re.escape(what)) if isinstance(what, str) else what
        return await self.until(
            lambda: next((m for m in self.posts(where)[-1:] if said.search(text_of(m))), None)
        )

    async def hand(self, who: User, what: str | re.Pattern[str] = "") -> Message:
        """Somebody's direct message, once it says this."""
        said = re.compile(re.escape(what)) if isinstance(what, str) else what

        def come() -> Message | None:
            channel = self.stand_in.world.conversation(who)
            found = self.stand_in.world.messages_in(channel) if channel else []
            return next((one for one in reversed(found) if said.search(text_of(one))), None)

        return await self.until(come)

    # Whole steps

    async def begun(self, *people: User, game: str = "pebbles", **options: str | int) -> Channel:
        """A game of these people, opened and begun by the first; the thread in which it is
        played.
        """
        before = len(self.stand_in.world.threads_of(self.games))
        notice = await self.slash(
            people[0], self.games, "table new", game=game, seats=len(people), **options
        )
        for guest in people[1:]:
            await self.press(guest, notice, "join")
        await self.press(people[0], notice, "start")
        threads = await self.until(lambda: self.stand_in.world.threads_of(self.games)[before:])
        return threads[0]


def last_key(custom_id: str) -> str:
    """The answer that a button of a menu stands for."""
    return custom_id.rpartition(":")[2].rpartition(" ")[2]


def contents(messages: Sequence[Message]) -> list[str]:
    return [message.content for message in messages]
