"""Delivers interactions by HTTP, signed, where an application has named an address for them.

Like Discord's portal, it takes an address only if it answers a PING, and refuses a false signature.
"""

import asyncio
import time

import orjson
from aiohttp import ClientError, ClientSession, ClientTimeout
from nacl.signing import SigningKey

from bot.sandbox import interaction_payloads, world_events
from bot.sandbox.things import Json
from bot.sandbox.world import World

OK, ACCEPTED, UNAUTHORIZED = 200, 202, 401
_PING = {"type": 1}


class EndpointRefused(Exception):
    """The address does not answer as Discord asks."""


class Endpoint:
    """The address at which the bot of a world takes its interactions."""

    def __init__(self, world: World, answer_seconds: float) -> None:
        self._world, self._answer_seconds = world, answer_seconds
        self._base = ""
        self._posting: set[asyncio.Task[None]] = set()
        self.refused = 0
        """How many interactions the bot did not take."""
        world.watch(self._hear)

    def at(self, http: str) -> None:
        """The stand-in listens at this address from now on."""
        self._base = http

    async def use(self, address: str | None) -> None:
        """Deliver there from now on, or by the gateway again; raise `EndpointRefused` unless the
        address answers as Discord asks.
        """
        if address is not None:
            status, answer = await self._post(address, _PING)
            if status != OK or orjson.loads(answer) != _PING:
                raise EndpointRefused(f"a PING is answered by {status} {answer!r}")
            status, _ = await self._post(address, _PING, key=SigningKey.generate())
            if status != UNAUTHORIZED:
                raise EndpointRefused(f"a false signature is answered by {status}")
        self._world.endpoint = address

    async def stop(self) -> None:
        """Deliver nothing more."""
        for task in self._posting:
            task.cancel()

    def _hear(self, note: world_events.WorldEvent) -> None:
        if isinstance(note, world_events.InteractionStarted) and self._world.endpoint is not None:
            body = interaction_payloads.interaction(self._world, self._base, note.interaction)
            task = asyncio.create_task(self._deliver(self._world.endpoint, body))
            self._posting.add(task)
            task.add_done_callback(self._posting.discard)

    async def _deliver(self, address: str, body: Json) -> None:
        try:
            status, _ = await self._post(address, body)
        except (ClientError, TimeoutError):
            status = 0
        self.refused += status != ACCEPTED

    async def _post(
        self, address: str, body: Json, *, key: SigningKey | None = None
    ) -> tuple[int, bytes]:
        written, at = orjson.dumps(body), str(int(time.time()))
        signed = (key or self._world.signature).sign(at.encode() + written)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Discord-Interactions/1.0 (+https://discord.com)",
            "X-Signature-Ed25519": signed.signature.hex(),
            "X-Signature-Timestamp": at,
        }
        async with (
            ClientSession(timeout=ClientTimeout(self._answer_seconds)) as session,
            session.post(address, data=written, headers=headers) as answer,
        ):
            return answer.status, await answer.read()
