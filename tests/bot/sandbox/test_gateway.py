"""The gateway carries what happens to the real client, in every compression, and again after it was
cut off.
"""

import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import aiohttp
import discord
import orjson
import pytest
import zstandard

from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Json, User
from tests.bot.sandbox.parrot import Parrot
from tests.bot.wire import logged_in, reply, standing

Unpack = Callable[[aiohttp.WSMessage], bytes | str]


class Line:
    """A gateway connection without a client behind it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, unpack: Unpack) -> None:
        self._socket = socket
        self._unpack = unpack

    async def send(self, op: int, body: object) -> None:
        await self._socket.send_json({"op": op, "d": body})

    async def hear(self) -> Json:
        packet = orjson.loads(self._unpack(await self._socket.receive(timeout=60)))
        assert isinstance(packet, dict)
        return packet

    async def hear_the_end(self) -> int | None:
        """The code with which the other side hangs up."""
        while (await self._socket.receive(timeout=60)).type is not aiohttp.WSMsgType.CLOSE:
            pass
        return self._socket.close_code


def unpacking(compress: str | None) -> Unpack:
    inflate = zlib.decompressobj()
    expand = zstandard.ZstdDecompressor().decompressobj()
    match compress:
        case "zlib-stream":
            return lambda frame: inflate.decompress(frame.data)
        case "zstd-stream":
            return lambda frame: expand.decompress(frame.data)
        case _:
            return lambda frame: str(frame.data)


@asynccontextmanager
async def calling(
    stand_in: StandIn, compress: str | None = None, version: str = "10"
) -> AsyncIterator[Line]:
    query = {"v": version, "encoding": "json"} | ({"compress": compress} if compress else {})
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(stand_in.address, params=query) as socket,
    ):
        yield Line(socket, unpacking(compress))


def identity(stand_in: StandIn, **changes: object) -> Json:
    return {"token": stand_in.world.token, "intents": 1, "properties": {}, **changes}


async def test_the_client_knows_the_guild_and_its_channels(
    stand_in: StandIn, parrot: Parrot
) -> None:
    (guild,) = parrot.guilds
    assert [channel.name for channel in guild.text_channels] == ["lobby", "games"]


async def test_a_client_that_may_know_the_members_is_told_them_all(stand_in: StandIn) -> None:
    intents = discord.Intents.default()
    intents.members = True
    bot = Parrot(next(iter(stand_in.world.guilds.values())), intents=intents)
    async with logged_in(bot, stand_in):
        names = {member.name for member in bot.guilds[0].members}
    assert names == {user.name for user in stand_in.world.users.values()}


@pytest.mark.parametrize("compress", [None, "zlib-stream", "zstd-stream"])
async def test_every_compression_is_spoken(stand_in: StandIn, compress: str | None) -> None:
    async with calling(stand_in, compress) as line:
        assert (await line.hear())["op"] == 10
        await line.send(2, identity(stand_in))
        assert [(await line.hear())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


async def test_a_heartbeat_is_acknowledged(stand_in: StandIn) -> None:
    async with calling(stand_in) as line:
        await line.hear()
        await line.send(1, None)
        assert (await line.hear())["op"] == 11


async def test_a_wrong_token_is_shown_the_door(stand_in: StandIn) -> None:
    async with calling(stand_in) as line:
        await line.send(2, identity(stand_in, token="another"))
        assert await line.hear_the_end() == 4004


async def test_nothing_is_told_before_the_login(stand_in: StandIn) -> None:
    async with calling(stand_in) as line:
        await line.send(8, {"guild_id": "1"})
        assert await line.hear_the_end() == 4003


async def test_an_unknown_opcode_ends_the_connection(stand_in: StandIn) -> None:
    async with calling(stand_in) as line:
        await line.send(99, None)
        assert await line.hear_the_end() == 4001


async def test_too_large_a_packet_ends_the_connection(stand_in: StandIn) -> None:
    async with calling(stand_in) as line:
        await line.send(3, "x" * 5000)
        assert await line.hear_the_end() == 4002


async def test_too_many_packets_end_the_connection(stand_in: StandIn) -> None:
    async with calling(stand_in) as line:
        for _ in range(121):
            await line.send(1, None)
        assert await line.hear_the_end() == 4008


async def test_another_version_is_not_spoken(stand_in: StandIn) -> None:
    async with calling(stand_in, version="9") as line:
        assert await line.hear_the_end() == 4012


async def test_a_silent_client_is_cut_off() -> None:
    async with standing(heartbeat_seconds=0.05) as stand_in, calling(stand_in) as line:
        assert await line.hear_the_end() == 4009


async def test_an_unknown_session_is_not_resumed(stand_in: StandIn) -> None:
    async with calling(stand_in) as line:
        await line.hear()
        await line.send(6, {"token": stand_in.world.token, "session_id": "none", "seq": 1})
        assert (await line.hear())["op"] == 9


@pytest.mark.parametrize("code", [4000, None])
async def test_a_client_that_was_cut_off_resumes_and_answers_what_it_missed(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel, code: int | None
) -> None:
    await stand_in.faults.drop_gateway(code)
    missed = await stand_in.people.slash(ann, lobby, "say aloud", words="hello")
    assert (await reply(stand_in, missed)).content == "hello"
    await parrot.hears("resumed")


async def test_a_client_that_lost_its_session_logs_in_again(
    stand_in: StandIn, parrot: Parrot, ann: User, lobby: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """Discord's pause of five seconds between two logins is of no interest here."""

    monkeypatch.setattr(parrot, "before_identify_hook", at_once)
    await parrot.hears("ready")
    await stand_in.faults.lose_sessions()
    await parrot.hears("ready")
    done = await stand_in.people.slash(ann, lobby, "say aloud", words="again")
    assert (await reply(stand_in, done)).content == "again"


async def test_what_people_write_is_hidden_from_a_bot_that_may_not_read_it(
    stand_in: StandIn, parrot: Parrot
) -> None:
    world = stand_in.world
    await stand_in.people.say(world.person("ann"), world.channel_named("lobby"), "between us")
    assert await parrot.hears("message") == ""


async def test_the_bot_is_not_told_of_its_whispers(
    stand_in: StandIn, ann: User, lobby: Channel
) -> None:
    bot = Parrot(next(iter(stand_in.world.guilds.values())))
    seen: list[str] = []

    @bot.event
    async def on_socket_event_type(event: str) -> None:
        seen.append(event)

    async with logged_in(bot, stand_in):
        await stand_in.people.slash(ann, lobby, "say softly", words="psst")
        await stand_in.people.say(ann, lobby, "aloud")
        await bot.hears("message")
    assert seen.count("MESSAGE_CREATE") == 1
