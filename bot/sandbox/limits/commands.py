"""Application commands and their choices: names, sizes, counts; what Discord takes and refuses."""

import unicodedata
from collections import Counter

from bot.sandbox.limits.tree import ErrorTree, Path
from bot.sandbox.things import CommandKind, Json

_LOCALES = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el"
    " bg ru uk hi th "
    "zh-CN ja zh-TW ko"
)
LOCALES = frozenset(_LOCALES.split())
MOST_COMMANDS = {CommandKind.CHAT_INPUT: 100, CommandKind.USER: 15, CommandKind.MESSAGE: 15}
COMMAND_CHARACTERS = 8000
_SUB_COMMAND, _SUB_COMMAND_GROUP = 1, 2


def check_commands(commands: list[Json]) -> ErrorTree:
    """All commands that are to be known in one guild, or everywhere."""
    tree = ErrorTree()
    for i, command in enumerate(commands):
        _check_command(tree, (i,), command)
    for kind, most in MOST_COMMANDS.items():
        names = Counter(
            command.get("name") for command in commands if command.get("type", 1) == kind
        )
        if names.total() > most:
            tree.at(
                (),
                "APPLICATION_COMMANDS_MAX",
                f"Maximum number of application commands reached ({most}).",
            )
        if names.total() > len(names):
            tree.at(
                (),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
    return tree


def check_choices(choices: list[Json]) -> ErrorTree:
    """The choices that answer an autocomplete."""
    tree = ErrorTree()
    _check_choices(tree, ("data", "choices"), choices)
    return tree


def _check_command(tree: ErrorTree, path: Path, command: Json) -> None:
    if command.get("type", 1) == CommandKind.CHAT_INPUT:
        _check_named(tree, path, command)
        size = _characters(command) + _check_options(
            tree, (*path, "options"), command.get("options") or []
        )
        if size > COMMAND_CHARACTERS:
            message = f"Command exceeds maximum size ({COMMAND_CHARACTERS})"
            tree.at(path, "APPLICATION_COMMAND_TOO_LARGE", message)
        return
    tree.text((*path, "name"), command.get("name"), 1, 32, required=True)
    if command.get("description"):
        message = "Context menu commands cannot have a description"
        tree.at((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message)


def _check_named(tree: ErrorTree, path: Path, thing: Json) -> None:
    if not _is_good_name(thing.get("name")):
        tree.at((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    tree.text((*path, "description"), thing.get("description"), 1, 100, required=True)
    for key, most in (("name_localizations", 32), ("description_localizations", 100)):
        for locale, text in (thing.get(key) or {}).items():
            here = (*path, key, locale)
            if locale not in LOCALES:
                tree.at(here, "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
            tree.text(here, text, 1, most)
            if key == "name_localizations" and not _is_good_name(text):
                tree.at(here, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(tree: ErrorTree, path: Path, options: list[Json], depth: int = 0) -> int:
    """Check the options of a command; how many characters they have."""
    tree.count(path, options, 0, 25)
    seen: set[object] = set()
    size = 0
    optional_before = False
    for i, option in enumerate(options):
        here = (*path, i)
        _check_named(tree, here, option)
        if option.get("name") in seen:
            tree.at(
                (*here, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                "Option names must be unique",
            )
        seen.add(option.get("name"))
        size += _characters(option)
        if option.get("type") in (_SUB_COMMAND, _SUB_COMMAND_GROUP):
            size += _check_nested(tree, here, option, depth)
            continue
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            tree.at(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before = optional_before or not option.get("required")
        size += _check_values(tree, here, option)
    if len({option.get("type") in (_SUB_COMMAND, _SUB_COMMAND_GROUP) for option in options}) > 1:
        message = (
            "Sub-command and sub-command group option types are mutually exclusive to"
            " all other types"
        )
        tree.at(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    return size


def _check_nested(tree: ErrorTree, path: Path, option: Json, depth: int) -> int:
    if depth > 1 or (depth == 1 and option["type"] == _SUB_COMMAND_GROUP):
        tree.at(
            (*path, "type"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command nesting too deep",
        )
    return _check_options(tree, (*path, "options"), option.get("options") or [], depth + 1)


def _check_values(tree: ErrorTree, path: Path, option: Json) -> int:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        message = "choices and autocomplete are mutually exclusive"
        tree.at(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", message)
    _check_choices(tree, (*path, "choices"), choices)
    tree.span(
        (*path, "min_length"),
        option.get("min_length") or 0,
        option.get("max_length") or 6000,
        0,
        6000,
    )
    return sum(
        len(str(choice.get("name") or "")) + _length_of_text(choice.get("value"))
        for choice in choices
    )


def _check_choices(tree: ErrorTree, path: Path, choices: list[Json]) -> None:
    tree.count(path, choices, 0, 25)
    for i, choice in enumerate(choices):
        tree.text((*path, i, "name"), choice.get("name"), 1, 100, required=True)
        if isinstance(choice.get("value"), str):
            tree.text((*path, i, "value"), choice["value"], 1, 100)


def _is_good_name(name: object) -> bool:
    r"""Whether it is ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$ and in lower case where there is
    one.
    """
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(
        sign in "-_'"
        or unicodedata.category(sign)[0] in "LN"
        or "\u0900" <= sign <= "\u097f"
        or "\u0e00" <= sign <= "\u0e7f"
        for sign in name
    )


def _characters(thing: Json) -> int:
    """The characters of name and description that count; of localisations the longest."""
    return sum(
        max(
            [
                len(thing.get(key) or ""),
                *(len(text or "") for text in (thing.get(f"{key}_localizations") or {}).values()),
            ]
        )
        for key in ("name", "description")
    )


def _length_of_text(value: object) -> int:
    return len(value) if isinstance(value, str) else 0
