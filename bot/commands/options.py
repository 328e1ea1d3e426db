"""Whether the options of a command are such as it offers.

Discord checks that with the commands that it knows, which may be older than ours, and discord.py
does not check it again: an integer may be any, and a choice may be any text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.commands.request import Interaction

PLAIN: Mapping[Kind, type[Any]] = {Kind.string: str, Kind.integer: int, Kind.boolean: bool}
"""The options whose values are written out; of others Discord tells what they stand for."""


def are_offered(interaction: Interaction) -> bool:
    """Whether the options of a command are what it takes, as far as they are typed completely.

    What is not, discord.py refuses: commands and options that there are not.
    """
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True
    completing = interaction.type is discord.InteractionType.autocomplete
    given = {option["name"]: option for option in _options(interaction.data)}
    return all(
        _is_offered(parameter, option, completing=completing)
        for parameter in command.parameters
        if (option := given.get(parameter.display_name)) is not None
    )


def _options(data: Any) -> Iterator[Any]:
    """Yield the options of a command, or of the sub-command that is meant."""
    for option in (data or {}).get("options", ()):
        if option["type"] in {Kind.subcommand.value, Kind.subcommand_group.value}:
            yield from _options(option)
        else:
            yield option


def _is_offered(parameter: app_commands.Parameter, option: Any, *, completing: bool) -> bool:
    if option["type"] != parameter.type.value:
        return False
    plain = PLAIN.get(parameter.type)
    if plain is None:
        return True
    if completing and plain is not str:
        return True  # what is half typed is text
    if type(option["value"]) is not plain:
        return False
    if completing:
        return True
    known = [choice.value for choice in parameter.choices]
    least, most = parameter.min_value, parameter.max_value
    return (
        (least is None or least <= option["value"])
        and (most is None or option["value"] <= most)
        and (not known or option["value"] in known)
    )
