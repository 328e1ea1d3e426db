"""A furnished world with a page, and a bot of a few lines that answers in the world at once.

For tests of the page alone; the real client has tests of its own.
"""

from dataclasses import replace
from typing import Any

from aiohttp import web
from aiohttp.test_utils import TestClient

from bot.sandbox import world_events
from bot.sandbox.faults import Faults
from bot.sandbox.furniture import furnish
from bot.sandbox.gateway import Gateway
from bot.sandbox.ids import CommandId, FileId, MessageId
from bot.sandbox.interactions import AnswerKind, Interaction
from bot.sandbox.open_interactions import OpenInteractions
from bot.sandbox.page import SandboxPage
from bot.sandbox.page_visit import Quick
from bot.sandbox.people import People
from bot.sandbox.rates import Rates
from bot.sandbox.things import (
    Attachment,
    Channel,
    Command,
    CommandKind,
    InteractionKind,
    Json,
    Message,
    MessageOrigin,
    User,
)
from bot.sandbox.world import World

Client = TestClient[web.Request, web.Application]
EPHEMERAL_HELLO = "Only for your eyes."
FORM = {
    "custom_id": "form",
    "title": "A name",
    "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "name", "label": "Name", "style": 1}]},
        {
            "type": 18,
            "label": "Colour",
            "component": {
                "type": 21,
                "custom_id": "colour",
                "options": [
                    {"label": "Red", "value": "red", "default": True},
                    {"label": "Blue", "value": "blue", "description": "As the sea"},
                ],
            },
        },
        {
            "type": 18,
            "label": "Extras",
            "component": {
                "type": 22,
                "custom_id": "extras",
                "required": False,
                "min_values": 0,
                "options": [{"label": "Salt", "value": "salt"}, {"label": "Oil", "value": "oil"}],
            },
        },
        {"type": 18, "label": "Sure", "component": {"type": 23, "custom_id": "sure"}},
    ],
}
COMMANDS: list[Json] = [
    {"name": "hello", "description": "Say hello", "type": 1, "options": []},
    {"name": "form", "description": "Open a form", "type": 1, "options": []},
    {"name": "silence", "description": "Say nothing", "type": 1, "options": []},
    {
        "name": "learn",
        "name_localizations": {"ru": "учиться"},
        "description": "Learn a game",
        "type": 1,
        "options": [],
    },
    {"name": "thread", "description": "Open a thread", "type": 1, "options": []},
    {
        "name": "play",
        "description": "Make a move",
        "type": 1,
        "options": [
            {
                "type": 3,
                "name": "move",
                "description": "Which",
                "required": True,
                "autocomplete": True,
            }
        ],
    },
]


class House:
    """A furnished world with a page, and a bot that answers as the tests need it."""

    def __init__(self) -> None:
        self.world = World()
        furnish(self.world)
        self.open_interactions = OpenInteractions(self.world, answer_seconds=0.05)
        people = People(self.world, self.open_interactions)
        faults = Faults(
            self.world, self.open_interactions, Gateway(self.world), Rates(self.world.clock)
        )
        quicks = [
            Quick("Say hello", "The bot says hello to you.", "hello"),
            Quick("Play", "A thread opens.", "thread"),
        ]
        self.page = SandboxPage(self.world, people, faults, quicks=lambda _: quicks, key="key")
        self.heard: list[Interaction] = []
        self.world.watch(self._answer)
        commands = [
            Command(
                CommandId(self.world.new_id()),
                "1",
                CommandKind.CHAT_INPUT,
                spec["name"],
                None,
                spec,
            )
            for spec in COMMANDS
        ]
        self.world.set_commands(None, commands)

    @property
    def games(self) -> Channel:
        return self.world.channel_named("games")

    def post(
        self, text: str, *, where: Channel | None = None, only_for: User | None = None, **more: Any
    ) -> Message:
        shown = Message(
            MessageId(self.world.new_id()),
            (where or self.games).id,
            self.world.bot.id,
            self.world.clock(),
            text,
            only_for=only_for.id if only_for else None,
            **more,
        )
        return self.world.add_message(shown)

    def change(self, message: Message, **more: Any) -> Message:
        return self.world.change_message(replace(message, **more))

    def upload(self, filename: str, content_type: str, content: bytes) -> Attachment:
        file = FileId(self.world.new_id())
        self.world.shelf.put(file, content)
        return Attachment(file, filename, len(content), content_type, "What it shows", 10, 10)

    def _answer(self, note: world_events.WorldEvent) -> None:
        if not isinstance(note, world_events.InteractionStarted):
            return
        asked = note.interaction
        self.heard.append(asked)
        person = self.world.users[asked.user]
        match asked.kind, asked.data.get("name") or asked.data.get("custom_id"):
            case InteractionKind.AUTOCOMPLETE, _:
                typed = asked.data["options"][0]["value"]
                half, whole = (
                    {"name": "Take …", "value": "take"},
                    {"name": "Take ruby", "value": "take ruby"},
                )
                asked.choices = [whole if typed else half]
                self.open_interactions.answered(asked, AnswerKind.CHOICES)
            case InteractionKind.COMMAND, "form":
                asked.modal = FORM
                self.open_interactions.answered(asked, AnswerKind.MODAL)
            case InteractionKind.COMMAND, "thread":
                self.world.add_thread(self.games, "the evening")
                self.open_interactions.answered(asked, AnswerKind.DEFER)
            case _, "silence":
                return
            case _:
                origin = MessageOrigin(asked.id, asked.kind, asked.user, asked.data.get("name", ""))
                self.post(EPHEMERAL_HELLO, only_for=person, origin=origin)
                self.open_interactions.answered(asked, AnswerKind.MESSAGE)
