"""One open tab: the websocket of one person, told of the world as that person sees it, doing what
that person does.

Out go a whole picture of the world first ("world"), then its changes; in come actions
`{"n": number, "do": name, …}`, each answered by `{"kind": "reply", "to": number, "ok": bool, …}`,
a refused one with a full sentence as `error`. A tab that does not keep up is closed and starts
afresh when it reconnects.
"""

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web
from yarl import URL

from bot.sandbox import forms, page_speech, page_words, world_events
from bot.sandbox.faults import Faults
from bot.sandbox.forms import OptionValue
from bot.sandbox.ids import ChannelId, InteractionId, MessageId
from bot.sandbox.interactions import Interaction
from bot.sandbox.people import People
from bot.sandbox.refusals import ClientRefusal
from bot.sandbox.things import Attachment, Channel, Json, Message, User
from bot.sandbox.world import World

OUTBOX = 2000
HISTORY = 50
"""Messages for all that the page is told of a channel at once."""
REQUESTS_KEPT = 300
Quicks = Callable[[str], "Sequence[Quick]"]
"""The quick starts for people of a locale."""


@dataclass(frozen=True, slots=True)
class QuickVariant:
    """A way to start quickly: further options of the command. The usual one is chosen at first."""

    label: str
    options: Mapping[str, OptionValue]
    usual: bool = False


@dataclass(frozen=True, slots=True)
class Quick:
    """A start with one press: a slash command that the current person runs in `channel`."""

    label: str
    description: str
    line: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    ways: Sequence[QuickVariant] = ()
    """Ways to start, of which one is chosen before. All quick starts that have any share them."""
    channel: str = "games"
    size: str = ""
    """For how many players it is, and how long it takes."""
    cover: Callable[[], Awaitable[bytes]] | None = None
    """Draws a picture of what starts, as WebP; empty if that failed."""


@dataclass(slots=True)
class PageState:
    """What all tabs of a page share: the world, who acts in it, and what the page has seen."""

    world: World
    people: People
    faults: Faults
    quicks: Quicks
    requests: deque[world_events.Exchange] = field(
        default_factory=lambda: deque(maxlen=REQUESTS_KEPT)
    )
    refused: int = 0
    """How many of all requests the stand-in refused."""
    online: bool = False
    """Whether the bot is."""

    def file_address(self, message: MessageId, attachment: Attachment) -> str:
        """Where the page finds an upload, from its own place."""
        return str(URL.build(path=f"files/{message}/{attachment.id}/{attachment.filename}"))

    def notice(self, note: world_events.WorldEvent) -> None:
        """Keep what tabs that open later are told, too."""
        match note:
            case world_events.BotPresence(online):
                self.online = online
            case world_events.RequestServed(exchange):
                self.requests.append(exchange)
                self.refused += exchange.status >= web.HTTPBadRequest.status_code


class Visit:
    """A person at the page, from opening a tab until it is closed."""

    def __init__(self, page: PageState, person: User, socket: web.WebSocketResponse) -> None:
        self._page = page
        self._world = page.world
        self._person = person
        self._socket = socket
        self._outbox: asyncio.Queue[Json] = asyncio.Queue()
        self._deeds: set[asyncio.Task[None]] = set()
        self._forms: dict[InteractionId, Interaction] = {}
        self._sees_requests = False

    async def stay(self) -> None:
        """Serve the tab until it goes."""
        unwatch = self._world.watch(self._noticed)
        self._tell(self._picture())
        writer = asyncio.create_task(self._write())
        try:
            async for received in self._socket:
                if received.type is WSMsgType.TEXT:
                    self._begin(received.data)
        finally:
            unwatch()
            for task in (writer, *self._deeds):
                task.cancel()
            await asyncio.gather(writer, *self._deeds, return_exceptions=True)

    # Telling

    def _tell(self, note: Json) -> None:
        self._outbox.put_nowait(note)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while self._outbox.qsize() < OUTBOX:
                await self._socket.send_str(json.dumps(await self._outbox.get()))
            await self._socket.close(message=b"too slow")

    def _picture(self) -> Json:
        world = self._world
        return {
            "kind": "world",
            "me": page_words.person(self._person),
            "people": [page_words.person(user) for user in world.people],
            "bot": self._bot(),
            "guild": next((guild.name for guild in world.guilds.values()), "Sandbox"),
            "channels": [self._channel(channel) for channel in world.channels_of(self._person)],
            "quicks": [
                {
                    "label": quick.label,
                    "description": quick.description,
                    "size": quick.size,
                    "channel": world.channel_named(quick.channel).id,
                    "ways": [{"label": way.label, "usual": way.usual} for way in quick.ways],
                    "cover": f"covers/{self._person.locale}/{index}" if quick.cover else None,
                }
                for index, quick in enumerate(self._page.quicks(self._person.locale))
            ],
        }

    def _bot(self) -> Json:
        return {**page_words.person(self._world.bot), "online": self._page.online}

    def _channel(self, channel: Channel) -> Json:
        return page_words.channel(self._world, self._person, channel)

    def _message(self, message: Message) -> Json:
        return page_words.message(self._world, message, self._page.file_address)

    def _noticed(self, note: world_events.WorldEvent) -> None:
        match note:
            case (
                world_events.MessageCreated(message)
                | world_events.MessageEdited(message)
                | world_events.ReactionChanged(message)
            ):
                if self._world.sees(self._person, message):
                    self._tell({"kind": "message", "message": self._message(message)})
            case world_events.MessageDeleted(message) | world_events.MessageDismissed(message):
                self._tell({"kind": "gone", "channel": message.channel, "message": message.id})
            case (
                world_events.ChannelCreated(channel)
                | world_events.ChannelUpdated(channel)
                | world_events.ThreadMemberAdded(channel)
            ):
                if self._world.enters(self._person, channel):
                    self._tell({"kind": "channel", "channel": self._channel(channel)})
            case world_events.ChannelDeleted(channel):
                self._tell({"kind": "channel gone", "channel": channel.id})
            case world_events.Typing(channel_id, user):
                channel = self._world.channels[channel_id]
                if self._world.enters(self._person, channel):
                    self._tell({"kind": "typing", "channel": channel.id, "who": user})
            case world_events.CommandsChanged():
                self._tell({"kind": "commands"})
            case world_events.BotPresence():
                self._tell({"kind": "bot", "bot": self._bot()})
            case world_events.RequestServed(exchange) if self._sees_requests:
                self._tell({"kind": "request", "request": page_words.request(exchange)})

    def _say(self, sentence: str, **parts: object) -> str:
        return page_speech.said(self._person.locale, sentence, **parts)

    # Doing

    def _begin(self, text: str) -> None:
        """Start an action; several may run at once, as a command may wait three seconds for the
        bot.
        """
        task = asyncio.create_task(self._perform(text))
        self._deeds.add(task)
        task.add_done_callback(self._deeds.discard)

    async def _perform(self, text: str) -> None:
        number = None
        try:
            asked = json.loads(text)
            number = asked["n"]
            answer = {"ok": True, **await self._action(asked)}
        except ClientRefusal as refusal:
            answer = {"ok": False, "error": self._say(refusal.sentence, **refusal.parts)}
        except (LookupError, TypeError, ValueError) as problem:
            answer = {
                "ok": False,
                "error": self._say(
                    "the sandbox did not understand the page: {problem!r}", problem=problem
                ),
            }
        self._tell({"kind": "reply", "to": number, **answer})

    async def _action(self, asked: Json) -> Json:  # noqa: C901 one flat table of the actions reads better than eleven methods
        person, people = self._person, self._page.people
        match asked:
            case {"do": "history", "channel": channel, **more}:
                return self._history(self._channel_of(channel), more.get("before"))
            case {"do": "commands", "channel": channel}:
                offered = forms.available(self._world, person, self._channel_of(channel))
                return {"commands": [command.spec for command in offered]}
            case {"do": "say", "channel": channel, "text": str(text)}:
                await people.say(person, self._channel_of(channel), text)
                return {}
            case {"do": "slash", "channel": channel, "line": str(line), "options": dict(options)}:
                return self._outcome(
                    await people.slash(person, self._channel_of(channel), line, **options)
                )
            case {
                "do": "autocomplete",
                "channel": channel,
                "line": str(line),
                "focused": str(focused),
                "options": dict(options),
            }:
                where = self._channel_of(channel)
                return {
                    "choices": await people.autocomplete(person, where, line, focused, **options)
                }
            case {"do": "quick", "index": int(index), **rest}:
                quick = self._page.quicks(person.locale)[index]
                where = self._world.channel_named(quick.channel)
                way = rest.get("way")
                ways = dict(enumerate(quick.ways))
                chosen = ways[way].options if way in ways else {}
                options = {**quick.options, **chosen}
                return self._outcome(await people.slash(person, where, quick.line, **options))
            case {"do": "click", "message": message, "component": str(component)}:
                return self._outcome(
                    await people.click(person, self._message_of(message), component)
                )
            case {
                "do": "pick",
                "message": message,
                "component": str(component),
                "values": list(values),
            }:
                return self._outcome(
                    await people.pick(person, self._message_of(message), component, *values)
                )
            case {"do": "submit", "interaction": str(opened), "values": dict(values)}:
                return await self._submit(InteractionId(opened), values)
            case {"do": "dismiss", "message": message}:
                people.dismiss(person, self._message_of(message))
                return {}
            case {"do": "direct"}:
                return {"channel": self._world.open_conversation(person).id}
            case {"do": "watch", "on": bool(wanted)}:
                self._sees_requests = wanted
                return {
                    "requests": [page_words.request(one) for one in self._page.requests],
                    "refused": self._page.refused,
                }
            case {"do": "fault", **what}:
                return {"done": await self._fault(what)}
            case _:
                raise ClientRefusal("there is no such action: {action}", action=asked.get("do"))

    def _channel_of(self, wanted: str) -> Channel:
        channel = self._world.channels.get(ChannelId(wanted))
        if channel is None or not self._world.enters(self._person, channel):
            raise ClientRefusal("there is no such channel, or it is not yours to enter")
        return channel

    def _message_of(self, wanted: str) -> Message:
        message = self._world.messages.get(MessageId(wanted))
        if message is None:
            raise ClientRefusal("this message was deleted")
        return message

    def _history(self, channel: Channel, before: str | None) -> Json:
        """The last messages that everybody sees, and all that only this person does among them."""
        seen = self._world.messages_in(channel, self._person)
        if before is not None:
            seen = [message for message in seen if int(message.id) < int(before)]
        public = [int(message.id) for message in seen if not message.is_ephemeral][-HISTORY:]
        shown = [
            message for message in seen if len(public) < HISTORY or int(message.id) >= public[0]
        ]
        return {
            "messages": [self._message(message) for message in shown],
            "earlier": len(shown) < len(seen),
        }

    def _outcome(self, interaction: Interaction) -> Json:
        if interaction.failed:
            return {"ok": False, "error": self._say("the application did not respond")}
        if interaction.modal is None:
            return {}
        self._forms[interaction.id] = interaction
        return {"form": interaction.modal, "interaction": interaction.id}

    async def _submit(self, opened: InteractionId, values: Json) -> Json:
        if opened not in self._forms:
            raise ClientRefusal("this form is no longer open; press the button again")
        outcome = self._outcome(await self._page.people.submit(self._forms[opened], **values))
        if outcome.get("ok", True):
            del self._forms[opened]
        return outcome

    async def _fault(self, what: Json) -> str:
        faults = self._page.faults
        match what:
            case {"fault": "cut"}:
                await faults.drop_gateway()
                return self._say("the gateway was cut; the bot comes back by itself")
            case {"fault": "limit"}:
                faults.force_429()
                return self._say("the bot’s next request will be told to wait a second")
            case {"fault": "close", "closed": bool(closed)}:
                self._person = faults.close_direct_messages(self._person, closed)
                if closed:
                    return self._say(
                        "{name} takes no direct messages", name=self._person.shown_name
                    )
                return self._say("{name} takes direct messages again", name=self._person.shown_name)
            case {"fault": "delete", "message": message}:
                faults.delete_message(self._message_of(message))
                return self._say("the message was deleted")
            case _:
                raise ClientRefusal("there is no such fault")
