"""People who press, pick, type and forge whatever comes to hand, at every command and every
component that there is.

They know nothing of the bot: what may be used is read off the world, so that what is added later is
tried as well.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from bot.sandbox.forms import OptionValue, available
from bot.sandbox.interactions import Interaction
from bot.sandbox.limits.components import (
    BUTTON,
    RADIO_GROUP,
    SELECTS,
    TEXT_INPUT,
    USER_SELECT,
    walk,
)
from bot.sandbox.people import ClientRefusal
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Json, Message, User

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER = 3, 4, 5, 6, 7, 8, 10
SUB_COMMANDS = {1, 2}
RUBBISH = (
    *(
        "",
        " ",
        "0",
        "-1",
        "take",
        "none",
        "a b c d e",
        "++",
        "1e9",
        "٣",
        "x" * 6000,
        "x" * 300 + " ",
        "\u202e\u0000 \ud7ff",
        "@everyone",
    ),
    *(
        "<@0>",
        "\N{PILE OF POO}" * 40,
        "'; --",
        "{ $who }",
        "null",
        "ply",
        "%s",
        "../..",
        "take take take",
        "pass",
    ),
)
DRAWN_AT_MOST = 1000
"""How many messages are drawn before somebody gives up looking for one to use."""
NUMBERS = (-1, 0, 1, 2, 3, 10**6, 10**30)


@dataclass
class Mischief:
    """So many *people* around a Discord, and the *luck* by which they act."""

    stand_in: StandIn
    people: Sequence[User]
    luck: Random
    actions: Counter[str] = field(default_factory=Counter)
    """What was done how often, and what the client would not let anybody do."""
    unanswered: list[str] = field(default_factory=list)
    """Honest actions to which the bot gave no answer."""

    async def act(self) -> None:
        """Do one thing."""
        action = self.luck.choices((self._use, self._command, self._forge), (7, 3, 2))[0]
        try:
            await action(self.luck.choice(self.people))
        except ClientRefusal:
            self.actions["refused by the client"] += 1

    def _note(self, kind: str, what: str, done: Interaction) -> None:
        self.actions[kind] += 1
        if done.failed:
            self.unanswered.append(what)

    # Components

    async def _use(self, who: User) -> None:
        """Press or pick something that somebody sees, more often something new."""
        world = self.stand_in.world
        message = self._drawn(lambda message: world.sees(who, message), draws=3)
        if message:
            part = self.luck.choice(_parts(message))
            if part["type"] == BUTTON:
                done = await self.stand_in.people.click(who, message, part["custom_id"])
            else:
                done = await self.stand_in.people.pick(
                    who, message, part["custom_id"], *self._picked(part)
                )
            self._note("used", part["custom_id"], done)
            await self._fill_in(done)

    def _drawn(self, fits: Callable[[Message], bool], *, draws: int) -> Message | None:
        """A message that fits and has something to use; None if many tries found none.

        Each try takes the newest of so many *draws*. To search all messages would take longer
        than everything else once there are thousands.
        """
        messages = list(self.stand_in.world.messages.values())
        for _ in range(DRAWN_AT_MOST if messages else 0):
            message = messages[max(self.luck.randrange(len(messages)) for _ in range(draws))]
            if _parts(message) and fits(message):
                return message
        return None

    def _picked(self, part: Json) -> list[str]:
        users = [user.id for user in self.stand_in.world.users.values()]
        offered = (
            users
            if part["type"] == USER_SELECT
            else [option["value"] for option in part.get("options", ())]
        )
        least, most = part.get("min_values", 1), min(part.get("max_values", 1), len(offered))
        return (
            self.luck.sample(offered, self.luck.randint(least, max(least, most)))
            if len(offered) >= least
            else []
        )

    async def _fill_in(self, opened: Interaction) -> None:
        if opened.modal is None:
            return
        values: dict[str, str | list[str]] = {}
        for part in walk(opened.modal["components"]):
            if part.get("type") == TEXT_INPUT:
                values[part["custom_id"]] = self.luck.choice(RUBBISH)
            elif part.get("type") in SELECTS:
                values[part["custom_id"]] = self._picked(part)
            elif part.get("type") == RADIO_GROUP:
                chosen = self.luck.choice(part["options"])
                values[part["custom_id"]] = chosen["value"]
        self._note(
            "filled in",
            opened.modal["custom_id"],
            await self.stand_in.people.submit(opened, **values),
        )

    async def _forge(self, who: User) -> None:
        """Send a custom id that was bent a little, and values that nobody offers."""
        message = self._drawn(lambda _: True, draws=1)
        if message:
            bent = self._bent(self.luck.choice(_parts(message))["custom_id"])
            values = self.luck.sample(RUBBISH, self.luck.randrange(3))
            forged = await self.stand_in.faults.forge(who, message, bent, *values)
            self._note("forged", bent, forged)

    def _bent(self, custom_id: str) -> str:
        numbers = list(re.finditer(r"\d+", custom_id))
        match self.luck.randrange(4):
            case 0 if numbers:
                found = self.luck.choice(numbers)
                return (
                    custom_id[: found.start()]
                    + str(self.luck.choice(NUMBERS))
                    + custom_id[found.end() :]
                )
            case 1:
                return custom_id[: self.luck.randrange(1, len(custom_id))]
            case 2:
                return (custom_id + self.luck.choice(RUBBISH))[:100]
        return custom_id

    # Commands

    async def _command(self, who: User) -> None:
        """Run any command with any options, some of them as they are suggested."""
        world = self.stand_in.world
        channel = self.luck.choice(
            [channel for channel in world.channels.values() if world.enters(who, channel)]
        )
        commands = available(world, who, channel)
        if not commands:
            return
        command = self.luck.choice(commands)
        line, spec = command.name, command.spec.get("options") or []
        while spec and spec[0]["type"] in SUB_COMMANDS:
            chosen = self.luck.choice(spec)
            line, spec = f"{line} {chosen['name']}", chosen.get("options") or []
        options: dict[str, OptionValue] = {}
        for option in spec:
            if option.get("required") or self.luck.random() < 0.5:
                options[option["name"]] = await self._value(who, channel, line, option, options)
        done = await self.stand_in.people.slash(who, channel, line, **options)
        self._note("commanded", f"/{line} {options}", done)
        await self._fill_in(done)

    async def _value(
        self, who: User, channel: Channel, line: str, option: Json, options: dict[str, OptionValue]
    ) -> OptionValue:
        if option.get("choices"):
            return _value_of(self.luck.choice(option["choices"]))
        match option["type"]:
            case int() as kind if kind in (INTEGER, NUMBER):
                lowest, highest = option.get("min_value", -10), option.get("max_value", 10**6)
                return self.luck.choice((lowest, highest, self.luck.randint(lowest, highest)))
            case int() as kind if kind == BOOLEAN:
                return self.luck.random() < 0.5
            case int() as kind if kind == USER:
                return self.luck.choice(list(self.stand_in.world.users))
            case int() as kind if kind == CHANNEL:
                return self.luck.choice(list(self.stand_in.world.channels))
        if option.get("autocomplete") and self.luck.random() < 0.8:
            typed = {**options, option["name"]: self.luck.choice(("", "t", *RUBBISH))}
            suggested = await self.stand_in.people.autocomplete(
                who, channel, line, option["name"], **typed
            )
            self.actions["completed"] += 1
            if suggested:
                return _value_of(self.luck.choice(suggested))
        return self.luck.choice(RUBBISH)


def _parts(message: Message) -> list[Json]:
    """What of a message may be used."""
    return [
        part
        for part in walk(message.components)
        if part.get("custom_id") and not part.get("disabled")
    ]


def _value_of(choice: Json) -> OptionValue:
    value: OptionValue = choice["value"]
    return value
