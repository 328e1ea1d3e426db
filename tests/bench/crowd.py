"""Friends at many tables at once, who move as people on the page do: half of them by menus, half by
typing.

They look at the world for what to press next, and at their own answers for whose turn it is.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from bot.sandbox.ids import ChannelId
from bot.sandbox.interactions import Interaction
from bot.sandbox.limits.components import BUTTON, walk
from bot.sandbox.people import People
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Json, Message, User
from games.chance import Chance
from tests.bot.wire import reply, until
from tests.library import GAMES

ACTIONS = ("ask:", "pick:", "do:")
LONGEST_MOVE = 12  # answers; whoever has come to no end by then thinks of something else
FEWEST = {game.key: min(game.rules.seats) for game in GAMES}  # players
LONGEST_WAIT = 60.0  # seconds, for a notice or a thread to come


@dataclass(slots=True)
class Sitting:
    """One table from outside: who sits there, who is likely to be next, and how many plies they
    have made.
    """

    number: str
    game: str
    thread: Channel
    people: tuple[User, ...]
    typing: bool
    next: int = 0
    ply: int = 0

    def in_turn(self) -> Iterator[User]:
        """Everybody, beginning with whoever is likely to be next."""
        for _ in self.people:
            yield self.people[self.next]
            self.next = (self.next + 1) % len(self.people)


class UnansweredError(Exception):
    """The bot did not answer in time."""


@dataclass(slots=True)
class Crowd:
    """People who play, and what came of it."""

    stand_in: StandIn
    chance: Chance
    against: str | None = None
    """The level of the computer players that have all other seats, if there are any."""
    sittings: list[Sitting] = field(default_factory=list)
    """All that there were, those that are over too."""
    unanswered: int = 0
    moved: list[tuple[Sitting, int, float]] = field(default_factory=list)
    """What moves were made when: where, the ply, and the moment."""

    @property
    def people(self) -> People:
        """What people can do."""
        return self.stand_in.people

    async def sit_down_everywhere(
        self, parties: Sequence[tuple[Sequence[User], str]], per_second: float
    ) -> None:
        """Open tables for these people and games, so many a second."""
        sitting_down = []
        for n, (people, game) in enumerate(parties):
            sitting_down.append(asyncio.create_task(self._sit_down(people, n % 2 == 0, game)))
            await asyncio.sleep(1 / per_second)
        for opened in await asyncio.gather(*sitting_down, return_exceptions=True):
            if isinstance(opened, BaseException) and not isinstance(opened, UnansweredError):
                raise opened

    async def _sit_down(self, people: Sequence[User], typing: bool, game: str) -> Sitting:
        """Open a table, and begin."""
        games = self.stand_in.world.channel_named("games")
        options: dict[str, str | int] = {"seats": len(people)}
        if self.against is not None:
            seats = max(FEWEST[game], len(people) + 1)
            options = {"seats": seats, "computers": seats - len(people), "level": self.against}
        opened = await self.people.slash(people[0], games, "table new", game=game, **options)
        notice = await self._answer(opened)
        for guest in people[1:]:
            join = await self._button(notice, "join@")
            self._taken(await self.people.click(guest, notice, join))
        if self.against is None:  # else all seats are taken, and the game begins at once
            start = await self._button(notice, "start@")
            self._taken(await self.people.click(people[0], notice, start))
        under = ChannelId(notice.id)  # a thread has the id of the message under which it was opened
        await until(
            self.stand_in.world,
            lambda: under in self.stand_in.world.channels,
            seconds=LONGEST_WAIT,
        )
        thread = self.stand_in.world.channels[under]
        number = thread.name.removeprefix("#").partition(" ")[0]
        sitting = Sitting(number, game, thread, tuple(people), typing)
        self.sittings.append(sitting)
        return sitting

    async def play(self, per_second: float, seconds: float) -> None:
        """Move somewhere so many times a second, for so many seconds; a table has one who is about
        to move.
        """
        clock = asyncio.get_running_loop().time
        free, start = deque(self.sittings), clock()
        async with asyncio.TaskGroup() as moves:
            for n in range(round(per_second * seconds)):
                await asyncio.sleep(max(0.0, start + n / per_second - clock()))
                if free:
                    moves.create_task(self._move_and_free(free.popleft(), free))

    async def _move_and_free(self, sitting: Sitting, free: deque[Sitting]) -> None:
        with suppress(UnansweredError):
            if not await self.move(sitting):
                sitting = await self._sit_down(sitting.people, sitting.typing, sitting.game)
        free.append(sitting)

    async def move(self, sitting: Sitting) -> bool:
        """One move at a table, by whoever is to make it; whether there is anybody."""
        for who in sitting.in_turn():
            menu = await self._answer(await self.people.slash(who, sitting.thread, "play"))
            # Where a game is over, another table may be meant.
            if (parts := _parts(menu)) and parts[0]["custom_id"].split(":")[1] == sitting.number:
                sitting.ply = int(parts[0]["custom_id"].split(":")[2])
                await (
                    self._type(who, sitting) if sitting.typing else self._choose(who, sitting, menu)
                )
                return True
        return False

    async def _choose(self, who: User, sitting: Sitting, menu: Message) -> None:
        """Answer the questions of a menu until the move is made; the last answer may make it."""
        for _ in range(LONGEST_MOVE):
            parts = _parts(menu)
            if not parts:
                return
            menu = await self._answer(await self._press(who, menu, parts))
            if self._note(menu, sitting):
                return

    async def _press(self, who: User, menu: Message, parts: Sequence[Json]) -> Interaction:
        """Confirm where that is asked, and answer at random elsewhere."""
        first = parts[0]
        if first["custom_id"].startswith("do:"):
            return await self.people.click(who, menu, first["custom_id"])
        if first["type"] == BUTTON:
            deepest = max(_depth(part) for part in parts)
            onward = self.chance.pick(
                [part["custom_id"] for part in parts if _depth(part) == deepest]
            )
            return await self.people.click(who, menu, onward)
        keys = self.chance.shuffled(option["value"] for option in first["options"])
        return await self.people.pick(
            who, menu, first["custom_id"], *keys[: first.get("max_values", 1)]
        )

    async def _type(self, who: User, sitting: Sitting) -> None:
        """Let the suggestions lead to a whole move, and send it."""
        typed = ""
        for _ in range(LONGEST_MOVE):
            offered = await self.people.autocomplete(
                who, sitting.thread, "play", "move", move=typed
            )
            names = {str(choice["value"]): str(choice["name"]) for choice in offered}
            if not names or (typed in names and not names[typed].endswith("…")):
                break
            typed = self.chance.pick(list(names))
        made = await self.people.slash(who, sitting.thread, "play", move=typed)
        self._note(await self._answer(made), sitting)

    def _note(self, answer: Message, sitting: Sitting) -> bool:
        """Note a move if this answer says that one was made; whether it does."""
        still = any(part["custom_id"].split(":")[2] == str(sitting.ply) for part in _parts(answer))
        made = answer.content.startswith(("**", "• ")) and not still
        if made:
            sitting.ply += 1
            self.moved.append((sitting, sitting.ply, self.stand_in.world.clock()))
        return made

    async def _answer(self, action: Interaction) -> Message:
        self._taken(action)
        return await reply(self.stand_in, action)

    def _taken(self, action: Interaction) -> None:
        """Count what the bot did not answer; a seat's button is answered by the notice alone."""
        if action.failed:
            self.unanswered += 1
            raise UnansweredError

    async def _button(self, message: Message, starts: str) -> str:
        """A button of a notice, as soon as it can be pressed."""

        def offered() -> str | None:
            ids = self.people.component_ids(message)
            return next((found for found in ids if found.startswith(starts)), None)

        found = await until(self.stand_in.world, offered, seconds=LONGEST_WAIT)
        assert found is not None
        return found


def newcomers(stand_in: StandIn, number: int) -> list[User]:
    """Let so many new people join the first server."""
    world = stand_in.world
    guild = next(iter(world.guilds.values()))
    people = [world.add_user(f"friend-{n}", f"Friend {n}") for n in range(number)]
    world.put_guild(replace(guild, members=(*guild.members, *(person.id for person in people))))
    return people


def _parts(menu: Message) -> list[Json]:
    """The parts of a menu with which a move is chosen."""
    return [part for part in walk(menu.components) if part.get("custom_id", "").startswith(ACTIONS)]


def _depth(part: Json) -> int:
    return len(part["custom_id"].split(":")[3].split())
