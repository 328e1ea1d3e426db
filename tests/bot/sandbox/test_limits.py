"""What Discord refuses, and where in the body it says the mistake is."""

from typing import Any

import pytest

from bot.sandbox.limits.commands import check_choices, check_commands
from bot.sandbox.limits.components import check_modal
from bot.sandbox.limits.messages import check_message, check_thread, is_empty
from bot.sandbox.things import ChannelKind, Json, Message, MessageFlag
from tests.bot.wire import furnished

V2 = int(MessageFlag.COMPONENTS_V2)


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Join", "custom_id": "join", **changes}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def options(count: int, **changes: Any) -> list[Json]:
    return [{"label": f"Option {n}", "value": f"v{n}", **changes} for n in range(count)]


def select(count: int = 2, **changes: Any) -> Json:
    return {"type": 3, "custom_id": "pick", "options": options(count), **changes}


def text(content: str = "words") -> Json:
    return {"type": 10, "content": content}


def command(**changes: Any) -> Json:
    return {"name": "play", "description": "Play", **changes}


def option(**changes: Any) -> Json:
    return {"type": 3, "name": "move", "description": "A move", **changes}


def complaints(tree: Json, path: str = "") -> dict[str, list[str]]:
    """The codes of an error tree by path."""
    found: dict[str, list[str]] = {}
    for key, node in tree.items():
        if key == "_errors":
            found[path] = [error["code"] for error in node]
        else:
            found |= complaints(node, f"{path}.{key}".removeprefix("."))
    return found


GOOD_MESSAGES: list[Json] = [
    {"content": "x" * 2000},
    {"components": [row(*[button(custom_id=str(n)) for n in range(5)])]},
    {"components": [row(select(25, max_values=25))]},
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
    assert check_message(body, {"board.png"}).tree == {}


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
    assert code in complaints(check_message(body, set()).tree)[path]


def test_a_layout_stays_a_layout_when_it_is_edited() -> None:
    world = furnished()
    channel = next(found for found in world.channels.values() if found.kind is ChannelKind.TEXT)
    old = Message(world.bot.id, channel.id, world.bot.id, 0.0, flags=MessageFlag.COMPONENTS_V2)  # type: ignore[arg-type]
    assert "content" in check_message({"content": "plain"}, set(), old).tree


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"embeds": []}])
def test_a_message_with_nothing_in_it_is_empty(body: Json) -> None:
    assert is_empty(body, 0)
    assert not is_empty(body, 1)


def field(**changes: Any) -> Json:
    return {
        "type": 18,
        "label": "Word",
        "component": {"type": 4, "custom_id": "word", "style": 1, **changes},
    }


def form(*parts: Json, **changes: Any) -> Json:
    return {"custom_id": "form", "title": "Form", "components": list(parts), **changes}


def test_a_form_within_the_limits_is_taken() -> None:
    picker = {
        "type": 18,
        "label": "One",
        "component": {"type": 21, "custom_id": "one", "options": options(2)},
    }
    assert check_modal(form(field(), picker, text())).tree == {}


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        (form(field(), title="x" * 46), "data.title", "BASE_TYPE_BAD_LENGTH"),
        (form(), "data.components", "BASE_TYPE_BAD_LENGTH"),
        (form(*[text()] * 6), "data.components", "BASE_TYPE_BAD_LENGTH"),
        (form(button()), "data.components.0.type", "UNION_TYPE_CHOICES"),
        (form(row(button())), "data.components.0.components.0.type", "UNION_TYPE_CHOICES"),
        (
            form(field(min_length=5, max_length=4)),
            "data.components.0.component.min_length",
            "NUMBER_TYPE_MAX",
        ),
        (form(field() | {"label": "x" * 46}), "data.components.0.label", "BASE_TYPE_BAD_LENGTH"),
    ],
)
def test_a_form_beyond_a_limit_is_refused_where_it_is_wrong(
    body: Json, path: str, code: str
) -> None:
    assert code in complaints(check_modal(body).tree)[path]


def test_commands_within_the_limits_are_taken() -> None:
    sub = {
        "type": 1,
        "name": "new",
        "description": "A new table",
        "options": [option(required=True), option(name="b")],
    }
    group = {"type": 2, "name": "open", "description": "Open", "options": [sub]}
    russian = {"name_localizations": {"ru": "стол"}, "description_localizations": {"ru": "Столы"}}
    assert (
        check_commands([command(name="table", options=[group, sub], **russian), command()]).tree
        == {}
    )


@pytest.mark.parametrize(
    ("commands", "path", "code"),
    [
        ([command(name="Play")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
        ([command(name="play it")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
        ([command(description="x" * 101)], "0.description", "BASE_TYPE_BAD_LENGTH"),
        ([command(name_localizations={"xx": "a"})], "0.name_localizations.xx", "ENUM_TYPE_COERCE"),
        ([command(), command()], "", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
        ([command(name=f"c{n}") for n in range(101)], "", "APPLICATION_COMMANDS_MAX"),
        (
            [command(options=[option(name=f"o{n}") for n in range(26)])],
            "0.options",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            [command(options=[option(), option()])],
            "0.options.1.name",
            "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
        ),
        (
            [command(options=[option(), option(name="b", required=True)])],
            "0.options.1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            [command(options=[option(choices=[{"name": "a", "value": "a"}], autocomplete=True)])],
            "0.options.0",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
        ),
        (
            [command(options=[option(), option(type=1, name="sub")])],
            "0.options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            [
                command(
                    options=[
                        option(
                            name=f"o{n}",
                            choices=[
                                {"name": f"{c}" * 50, "value": f"{c}" * 100} for c in range(9)
                            ],
                        )
                        for n in range(6)
                    ]
                )
            ],
            "0",
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
        (
            [command(type=3, name="Rate it")],
            "0.description",
            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
        ),
    ],
)
def test_commands_beyond_a_limit_are_refused_where_they_are_wrong(
    commands: list[Json], path: str, code: str
) -> None:
    assert code in complaints(check_commands(commands).tree)[path]


@pytest.mark.parametrize(
    ("choices", "path"),
    [
        ([{"name": "a", "value": "a"}] * 26, "data.choices"),
        ([{"name": "x" * 101, "value": "a"}], "data.choices.0.name"),
        ([{"name": "a", "value": "x" * 101}], "data.choices.0.value"),
    ],
)
def test_choices_beyond_a_limit_are_refused(choices: list[Json], path: str) -> None:
    assert path in complaints(check_choices(choices).tree)


@pytest.mark.parametrize(
    "body", [{"name": ""}, {"name": "x" * 101}, {"name": "Talk", "auto_archive_duration": 5}]
)
def test_a_thread_has_a_name_and_a_known_time_to_live(body: Json) -> None:
    assert check_thread(body).tree
    assert not check_thread({"name": "Talk", "auto_archive_duration": 1440}).tree
