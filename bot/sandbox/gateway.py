"""The gateway: the websocket on which the bot hears what happens.

HELLO first; then IDENTIFY or RESUME; heartbeats; one compressed stream per connection. Sessions
outlive their sockets, so that a bot which was cut off resumes and is told what it missed, as far
back as the bounded log of a session reaches.
"""

import asyncio
import contextlib
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import orjson
from aiohttp import WSMsgType, web

from bot.sandbox import payloads, world_events
from bot.sandbox.events import PRIVILEGED, Intent, events
from bot.sandbox.gateway_socket import Socket, SocketClosing
from bot.sandbox.ids import UserId
from bot.sandbox.logins import shard_of
from bot.sandbox.streams import stream_for
from bot.sandbox.things import Json
from bot.sandbox.world import World

HEARTBEAT_SECONDS = 41.25
# On one machine an answer may overtake the client's note of having asked, and discord.py takes it
# for a beat late.
ACK_SECONDS = 0.05
MOST_BYTES_FROM_CLIENT = 4096
MOST_SENT_PER_MINUTE = 120
_LOGGED_PER_SESSION = 1000
_MOST_SESSIONS = 16
_DISPATCH, _HEARTBEAT, _IDENTIFY, _PRESENCE, _VOICE, _RESUME, _RECONNECT = 0, 1, 2, 3, 4, 6, 7
_MEMBERS, _INVALID_SESSION, _HELLO, _HEARTBEAT_ACK = 8, 9, 10, 11


_OF_GUILDS = {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}


@dataclass(slots=True, eq=False)
class _Session:
    """What one login of the bot has been told, so that it can be told again."""

    intents: Intent
    shard: int = 0
    shards: int = 1
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    log: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=_LOGGED_PER_SESSION))
    socket: Socket | None = None

    def dispatch(self, event: str, shape: Json) -> None:
        self.sequence += 1
        packet = _packet(_DISPATCH, shape, event, self.sequence)
        self.log.append((self.sequence, packet))
        if self.socket is not None:
            self.socket.send(packet)

    def hears(self, event: str, shape: Json) -> bool:
        """Whether this shard is told: of its own servers, and the first one of direct messages."""
        if event == "USER_UPDATE":
            return True
        guild = shape.get("guild_id") or (shape["id"] if event in _OF_GUILDS else None)
        return (shard_of(guild, self.shards) if guild else 0) == self.shard

    def missed_since(self, sequence: int) -> list[bytes] | None:
        """The packets after that one, or None when they are not known any more (or not yet)."""
        oldest = self.log[0][0] if self.log else self.sequence + 1
        if not oldest - 1 <= sequence <= self.sequence:
            return None
        return [packet for number, packet in self.log if number > sequence]


class Gateway:
    """All sessions of the bot; told of the world by its feed."""

    def __init__(
        self,
        world: World,
        heartbeat_seconds: float = HEARTBEAT_SECONDS,
        privileged: Intent = PRIVILEGED,
    ) -> None:
        self._world = world
        self._heartbeat_seconds = heartbeat_seconds
        self._privileged = privileged
        self._sessions: dict[str, _Session] = {}
        self._http = ""
        self._was_connected = False
        world.watch(self._hear)

    def at(self, http: str) -> None:
        """The stand-in listens at this address from now on."""
        self._http = http

    @property
    def address(self) -> str:
        return self._http.replace("http", "ws", 1) + "/"

    @property
    def is_connected(self) -> bool:
        """Whether the bot is logged in and on the line, with all its shards."""
        online = [session for session in self._sessions.values() if session.socket is not None]
        return bool(online) and len({session.shard for session in online}) == online[-1].shards

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection, from the handshake to its end."""
        stream = stream_for(request.query.get("compress"))
        ws = web.WebSocketResponse(max_msg_size=0)
        if not ws.can_prepare(request):
            raise web.HTTPNotFound(
                text="The page is at the whole address that the sandbox has printed: with /p/…/"
            )
        await ws.prepare(request)
        if (
            request.query.get("v") != "10"
            or request.query.get("encoding") != "json"
            or stream is None
        ):
            await ws.close(code=4012, message=b"Invalid API version")
            return ws
        socket = Socket(ws, stream)
        socket.send(_packet(_HELLO, {"heartbeat_interval": int(self._heartbeat_seconds * 1000)}))
        try:
            await self._converse(socket)
        except SocketClosing as end:
            await socket.close(end.code, end.reason)
        finally:
            for session in self._sessions.values():
                if session.socket is socket:
                    session.socket = None
            self._tell_presence()
            await socket.close(1000)
        return ws

    async def _converse(self, socket: Socket) -> None:
        session: _Session | None = None
        sent: deque[float] = deque(maxlen=MOST_SENT_PER_MINUTE)
        while True:
            try:
                heard = await socket.ws.receive(timeout=self._heartbeat_seconds * 1.5)
            except TimeoutError:
                raise SocketClosing(4009, "Session timed out") from None
            if heard.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            now = self._world.clock()
            if len(sent) == MOST_SENT_PER_MINUTE and sent[0] > now - 60:
                raise SocketClosing(4008, "Rate limited")
            sent.append(now)
            session = self._obey(socket, session, _read(heard.data))

    def _obey(self, socket: Socket, session: _Session | None, packet: Json) -> _Session | None:
        """Do what the client asks; the session that the connection belongs to from now on."""
        body = packet.get("d")
        match packet.get("op"):
            case 1:
                asyncio.get_running_loop().call_later(
                    ACK_SECONDS, socket.send, _packet(_HEARTBEAT_ACK, None)
                )
            case 2 if session is not None:
                raise SocketClosing(4005, "Already authenticated.")
            case 2 if isinstance(body, dict):
                return self._identify(socket, body)
            case 6 if isinstance(body, dict):
                return self._resume(socket, body)
            case 3 | 4 | 8 if session is None:
                raise SocketClosing(4003, "Not authenticated.")
            case 8 if isinstance(body, dict) and session is not None:
                self._list_members(session, body)
            case 3 | 4:
                pass
            case 2 | 6 | 8:
                raise SocketClosing(4002, "Error while decoding payload.")
            case _:
                raise SocketClosing(4001, "Unknown opcode.")
        return session

    def _identify(self, socket: Socket, body: Json) -> _Session | None:
        if body.get("token") != self._world.token:
            raise SocketClosing(4004, "Authentication failed.")
        intents = Intent(body.get("intents") or 0)
        if intents & PRIVILEGED & ~self._privileged:
            raise SocketClosing(4014, "Disallowed intent(s).")
        shard, shards = body.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            raise SocketClosing(4010, "Invalid shard.")
        own = self._world.bot.id
        guilds = [
            guild.id
            for guild in self._world.guilds.values()
            if own in guild.members and shard_of(guild.id, shards) == shard
        ]
        logins = self._world.logins
        if len(guilds) > logins.most_guilds:
            raise SocketClosing(4011, "Sharding required.")
        if not logins.take(self._world.clock(), shard):
            socket.send(_packet(_INVALID_SESSION, False))
            return None
        session = _Session(intents, shard, shards, socket=socket)
        self._sessions[session.id] = session
        while len(self._sessions) > _MOST_SESSIONS:
            del self._sessions[next(iter(self._sessions))]
        bot = self._world.bot
        ready = {
            "v": 10,
            "user": payloads.own_user(bot),
            "guilds": [{"id": guild, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [shard, shards],
            "private_channels": [],
            "application": {"id": bot.id, "flags": 0},
        }
        session.dispatch("READY", ready)
        for guild in (self._world.guilds[number] for number in guilds):
            # Without the presences intent Discord lists only the bot; the client asks for the
            # others.
            listed = guild.members if Intent.GUILD_PRESENCES in intents else (bot.id,)
            session.dispatch("GUILD_CREATE", payloads.guild(self._world, guild, listed))
        self._tell_presence()
        return session

    def _resume(self, socket: Socket, body: Json) -> _Session | None:
        session = self._sessions.get(str(body.get("session_id")))
        sequence = body.get("seq")
        missed = (
            session.missed_since(sequence)
            if session is not None and isinstance(sequence, int)
            else None
        )
        if session is None or missed is None or body.get("token") != self._world.token:
            socket.send(_packet(_INVALID_SESSION, False))
            return None
        session.socket = socket
        for packet in missed:
            socket.send(packet)
        session.dispatch("RESUMED", {"_trace": []})
        self._tell_presence()
        return session

    def _tell_presence(self) -> None:
        if self.is_connected != self._was_connected:
            self._was_connected = self.is_connected
            self._world.announce(world_events.BotPresence(self._was_connected))

    def _list_members(self, session: _Session, body: Json) -> None:
        guild = next(
            found for found in self._world.guilds.values() if found.id == str(body["guild_id"])
        )
        asked = body.get("user_ids")
        wanted = (
            None
            if asked is None
            else {str(user) for user in (asked if isinstance(asked, list) else [asked])}
        )
        start = str(body.get("query") or "")
        users = [self._world.users[UserId(member)] for member in guild.members]
        found = [
            user
            for user in users
            if user.name.startswith(start) and (wanted is None or user.id in wanted)
        ]
        members = [payloads.member(guild, user) for user in found]
        chunk = {
            "guild_id": guild.id,
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", {**chunk, "nonce": body.get("nonce")})

    def _hear(self, note: world_events.WorldEvent) -> None:
        for session in self._sessions.values():
            for event, shape in events(self._world, self._http, note, session.intents):
                if session.hears(event, shape):
                    session.dispatch(event, shape)

    async def drop(self, code: int | None) -> None:
        """Cut every connection with a close code; with None ask for a reconnection. Sessions can be
        resumed.
        """
        for session in list(self._sessions.values()):
            socket, session.socket = session.socket, None
            if socket is None:
                continue
            if code is None:
                socket.send(_packet(_RECONNECT, None))
            else:
                await socket.close(code)

    async def lose_sessions(self, code: int = 4000) -> None:
        """Forget all sessions and cut their connections."""
        sockets = [
            session.socket for session in self._sessions.values() if session.socket is not None
        ]
        self._sessions.clear()
        for socket in sockets:
            await socket.close(code)

    async def stop(self) -> None:
        """Close every connection: the stand-in goes away."""
        with contextlib.suppress(ConnectionError):
            await self.drop(1001)


def _packet(op: int, body: Any, event: str | None = None, sequence: int | None = None) -> bytes:
    return orjson.dumps({"op": op, "d": body, "t": event, "s": sequence})


def _read(raw: str | bytes) -> Json:
    if len(raw) > MOST_BYTES_FROM_CLIENT:
        raise SocketClosing(4002, "Error while decoding payload.")
    try:
        packet = orjson.loads(raw)
    except orjson.JSONDecodeError:
        packet = None
    if not isinstance(packet, dict):
        raise SocketClosing(4002, "Error while decoding payload.")
    return packet
