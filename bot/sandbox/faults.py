"""Mishaps on demand: what goes wrong between a bot and Discord, for tests and the developers'
drawer of the page.
"""

from dataclasses import replace

from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interaction
from bot.sandbox.open_interactions import OpenInteractions
from bot.sandbox.rates import Rates
from bot.sandbox.things import Channel, InteractionKind, Message, User
from bot.sandbox.world import World


class Faults:
    """Everything that can be made to go wrong."""

    def __init__(
        self, world: World, open_interactions: OpenInteractions, gateway: Gateway, rates: Rates
    ) -> None:
        self._world = world
        self._open_interactions = open_interactions
        self._gateway = gateway
        self._rates = rates

    def close_direct_messages(self, user: User, closed: bool = True) -> User:
        """From now on a direct message to the user is refused with 50007, or no longer."""
        return self._world.put_user(
            replace(self._world.users[user.id], closed_to_direct_messages=closed)
        )

    async def drop_gateway(self, code: int | None = 4000) -> None:
        """Cut the bot's connection with a close code; with None, ask it politely to reconnect. The
        session stays.
        """
        await self._gateway.drop(code)

    async def lose_sessions(self, code: int = 4000) -> None:
        """Cut the connection and forget the session: the bot has to identify again."""
        await self._gateway.lose_sessions(code)

    def force_429(
        self, path: str = "", retry_after: float = 1.0, scope: str = "user", times: int = 1
    ) -> None:
        """Refuse the next requests whose path matches the regular expression; `scope` is user,
        shared or global.
        """
        self._rates.force(path, retry_after, scope, times)

    def fail(self, path: str = "", status: int = 500, times: int = 1, *, code: int = 0) -> None:
        """Something goes wrong on Discord's side with the next requests whose path matches, or is
        refused there.
        """
        self._rates.fail(path, status, times, code)

    def hang_up(self, path: str = "", times: int = 1) -> None:
        """What the next requests ask whose path matches is done, but the line is cut before the
        answer.
        """
        self._rates.cut(path, times)

    def come_too_late(self) -> None:
        """The bot's answer to what somebody does next comes when it is not waited for any more."""
        self._open_interactions.too_late += 1

    def lock(self, thread: Channel) -> None:
        """A moderator locks a thread that is archived or not: nobody else can write there, nor open
        it again.
        """
        now = self._world.channels[thread.id]
        assert now.thread is not None
        self._world.change_channel(replace(now, thread=replace(now.thread, locked=True)))

    def delete_message(self, message: Message) -> None:
        """A moderator deletes a message."""
        self._world.delete_message(self._world.messages[message.id])

    async def forge(
        self, user: User, message: Message, custom_id: str, *values: str
    ) -> Interaction:
        """Send what no honest client would: a custom id that the message need not have; with
        values, as a select.

        discord.py ignores a dynamic item that is not on the message.
        """
        kind = {"component_type": 3, "values": list(values)} if values else {"component_type": 2}
        action = {"custom_id": custom_id, "id": 1, **kind}
        return await self._open_interactions.put(
            InteractionKind.COMPONENT, user.id, message.channel, action, message.id
        )
