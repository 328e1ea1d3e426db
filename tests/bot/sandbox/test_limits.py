"""What Discord refuses, and where in the body it says the mistake is."""

from typing import Any

import pytest

from bot.sandbox.ids import FileId, MessageId
from bot.sandbox.limits.messages import check_flags, check_message, check_thread, is_empty
from bot.sandbox.things import Attachment, ChannelKind, Json, Message, MessageFlag
from tests.bot.sandbox.bodies import button, complaints, options, row, select, text
from tests.bot.wire import furnished

V2 = int(MessageFlag.COMPONENTS_V2)


GOOD_MESSAGES: list[Json] = [
    {"content": "x" * 2000},
    {"components": [row(*[button(custom_id=str(n)) for n in range(5)])]},
    {
        "components": [
            row(
                button(emoji={"name": "1\ufe0f\u20e3"}), button(custom_id="b", emoji={"name": "🦊"})
            )
        ]
    },
    {"components": [row(select(25, max_values=25))]},
    {"components": [row(select(options=options(2, default=True), max_values=2))]},
    {"components": [row(button(style=5, url="https://example.org", custom_id=None))]},
    {"embeds": [{"description": "x" * 4096}]},
    {"embeds": [{"title": "Board", "image": {"url": "attachment://board.png"}}]},
    {"flags": V2, "components": [text("x" * 4000)]},
    {"flags": V2, "components": [{"type": 17, "components": [text(), row(button())]}]},
    {"flags": V2, "components": [{"type": 9, "components": [text()], "accessory": button()}]},
    {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}],
    },
    {"allowed_mentions": {"parse": [], "users": ["1"]}},
]


@pytest.mark.parametrize("body", GOOD_MESSAGES)
def test_a_message_within_the_limits_is_taken(body: Json) -> None:
    assert check_message(body, {"0": "board.png"}).tree == {}


BAD_MESSAGES: list[tuple[Json, str, str]] = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ({"nonce": "x" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    (
        {"embeds": [{"fields": [{"name": " ", "value": "x"}]}]},
        "embeds.0.fields.0.name",
        "BASE_TYPE_REQUIRED",
    ),
    ({"embeds": [{}]}, "embeds.0", "BASE_TYPE_REQUIRED"),
    (
        {"embeds": [{"image": {"url": "attachment://lost.png"}}]},
        "embeds.0.image.url",
        "ATTACHMENT_NOT_FOUND",
    ),
    (
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ({"attachments": [{"id": n} for n in range(11)]}, "attachments", "BASE_TYPE_MAX_LENGTH"),
    ({"attachments": [{"id": 1}]}, "attachments.0.id", "ATTACHMENT_NOT_FOUND"),
    (
        {"components": [row(button(emoji={"name": "ruby"}))]},
        "components.0.components.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        {"flags": V2, "components": [{**text(), "id": 7}, {**text(), "id": 7}]},
        "components",
        "COMPONENT_ID_DUPLICATED",
    ),
    (
        {"allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        {"components": [row(button(custom_id=str(n))) for n in range(6)]},
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ({"components": [row()]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (
        {"components": [row(select(), button())]},
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    ({"components": [row(button(), button())]}, "components", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(button(label=""))]},
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_REQUIRED",
    ),
    (
        {"components": [row(button(style=9))]},
        "components.0.components.0.style",
        "BASE_TYPE_CHOICES",
    ),
    (
        {"components": [row(select(26))]},
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ({"components": [row(select(0))]}, "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (
        {"components": [row(select(options=options(2, value="same")))]},
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        {"components": [row(select(options=options(1, label="x" * 101)))]},
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"components": [row(select(2, max_values=3))]},
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_MAX_VALUES",
    ),
    (
        {"components": [row(select(options=options(2, default=True)))]},
        "components.0.components.0.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    (
        {"components": [row(select(placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"components": [row(select(min_values=3, max_values=2))]},
        "components.0.components.0.min_values",
        "NUMBER_TYPE_MAX",
    ),
    ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    (
        {"flags": V2, "content": "x"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        {"flags": V2, "components": [text()] * 41},
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        {"flags": V2, "components": [text("x" * 2001)] * 2},
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (
        {"flags": V2, "components": [{"type": 12, "items": []}]},
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"flags": V2, "components": [{"type": 17, "components": []}]},
        "components.0.components",
        "BASE_TYPE_REQUIRED",
    ),
    (
        {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    (
        {"flags": V2, "components": [{"type": 13, "file": {"url": "attachment://lost.png"}}]},
        "components.0.file",
        "ATTACHMENT_NOT_FOUND",
    ),
]


@pytest.mark.parametrize(("body", "path", "code"), BAD_MESSAGES)
def test_a_message_beyond_a_limit_is_refused_where_it_is_wrong(
    body: Json, path: str, code: str
) -> None:
    assert code in complaints(check_message(body, {}).tree)[path]


SHOWN: Json = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
BOARD = Attachment(FileId("7"), "board.png", 1, "image/png")


def message(**parts: Any) -> Message:
    """A message of the bot that there is."""
    world = furnished()
    channel = next(found for found in world.channels.values() if found.kind is ChannelKind.TEXT)
    return Message(MessageId("1"), channel.id, world.bot.id, 0.0, **parts)


def test_a_layout_stays_a_layout_when_it_is_edited() -> None:
    old = message(flags=MessageFlag.COMPONENTS_V2)
    assert "content" in check_message({"content": "plain"}, {}, old).tree


def test_a_message_becomes_a_layout_once_it_has_no_content() -> None:
    old, layout = message(content="plain"), {"flags": V2, "components": [text()]}
    assert "content" in check_message(layout, {}, old).tree
    assert check_message({**layout, "content": None}, {}, old).tree == {}


@pytest.mark.parametrize("body", [{}, {"components": [SHOWN]}])
def test_a_layout_shows_only_files_that_an_edit_leaves_to_it(body: Json) -> None:
    old = message(flags=MessageFlag.COMPONENTS_V2, components=(SHOWN,), attachments=(BOARD,))
    lost = complaints(check_message({**body, "attachments": []}, {}, old).tree)
    assert "ATTACHMENT_NOT_FOUND" in lost["components.0.items.0.media"]
    kept = {**body, "attachments": [{"id": BOARD.id}]}
    assert check_message(kept, {}, old).tree == {}


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"embeds": []}])
def test_a_message_with_nothing_in_it_is_empty(body: Json) -> None:
    assert is_empty(body, 0)
    assert not is_empty(body, 1)
    assert is_empty({**body, "flags": V2}, 1), "a layout shows no file of its own accord"


@pytest.mark.parametrize(
    ("old", "change"),
    [
        (message(content="plain"), {"content": ""}),
        (message(flags=MessageFlag.COMPONENTS_V2, components=(text(),)), {"components": []}),
        (message(attachments=(BOARD,)), {"attachments": []}),
    ],
)
def test_a_change_leaves_something_to_a_message(old: Message, change: Json) -> None:
    assert is_empty(change, 0, old)
    assert not is_empty({}, 0, old)


def test_a_message_in_a_channel_is_for_everybody() -> None:
    assert "flags" in check_flags({"flags": int(MessageFlag.EPHEMERAL)}).tree
    assert not check_flags({"flags": V2}).tree


@pytest.mark.parametrize(
    "body", [{"name": ""}, {"name": "x" * 101}, {"name": "Talk", "auto_archive_duration": 5}]
)
def test_a_thread_has_a_name_and_a_known_time_to_live(body: Json) -> None:
    assert check_thread(body).tree
    assert not check_thread({"name": "Talk", "auto_archive_duration": 1440}).tree
