"""What Discord refuses of forms and commands, and where in the body it says the mistake is."""

from typing import Any

import pytest

from bot.sandbox.limits.commands import check_choices, check_commands
from bot.sandbox.limits.components import check_modal
from bot.sandbox.things import Json
from tests.bot.sandbox.bodies import button, complaints, options, row, text


def command(**changes: Any) -> Json:
    return {"name": "play", "description": "Play", **changes}


def option(**changes: Any) -> Json:
    return {"type": 3, "name": "move", "description": "A move", **changes}


def field(**changes: Any) -> Json:
    return {
        "type": 18,
        "label": "Word",
        "component": {"type": 4, "custom_id": "word", "style": 1, **changes},
    }


def group(kind: int, n: int, **changes: Any) -> Json:
    made = {"type": kind, "custom_id": "group", "options": options(n), **changes}
    return {"type": 18, "label": "Group", "component": made}


def form(*parts: Json, **changes: Any) -> Json:
    return {"custom_id": "form", "title": "Form", "components": list(parts), **changes}


def test_a_form_within_the_limits_is_taken() -> None:
    assert check_modal(form(field(), group(21, 2), text())).tree == {}
    assert check_modal(form(group(22, 10, min_values=0, required=False))).tree == {}


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
        (
            form(field(value="words", max_length=4)),
            "data.components.0.component.value",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (form(group(21, 1)), "data.components.0.component.options", "BASE_TYPE_BAD_LENGTH"),
        (form(group(21, 11)), "data.components.0.component.options", "BASE_TYPE_BAD_LENGTH"),
        (
            form(group(21, 2, options=[{**one, "default": True} for one in options(2)])),
            "data.components.0.component.options",
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        ),
        (
            form(group(22, 2, min_values=0)),
            "data.components.0.component.min_values",
            "NUMBER_TYPE_MIN",
        ),
        (
            form(group(22, 2, min_values=3)),
            "data.components.0.component.min_values",
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
