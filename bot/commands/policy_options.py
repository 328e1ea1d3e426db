"""The options of a command that choose a table's policy: one for each setting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from inspect import Parameter, signature
from typing import TypeVar

from discord import app_commands

from bot.commands.localization import localized
from bot.messages.policy import value_key
from bot.store.policy import PolicySetting

CommandT = TypeVar("CommandT", bound=Callable[..., Awaitable[None]])


def policy_options(settings: Sequence[PolicySetting]) -> Callable[[CommandT], CommandT]:
    """Give a command an option for each of these settings, in place of its last parameter, which
    takes them by key: `**policy: str | None`.
    """

    def decorated(command: CommandT) -> CommandT:
        written = signature(command)
        *before, _ = written.parameters.values()
        options = [
            Parameter(
                setting.key,
                Parameter.KEYWORD_ONLY,
                default=None,
                annotation=str | None,
            )
            for setting in settings
        ]
        command.__dict__["__signature__"] = written.replace(parameters=[*before, *options])
        described = app_commands.describe(
            **{setting.key: localized(f"policy-{setting.key}") for setting in settings}
        )
        chosen = app_commands.choices(
            **{
                setting.key: [
                    app_commands.Choice(name=localized(value_key(setting, value)), value=value)
                    for value in setting.values
                ]
                for setting in settings
                if setting.values
            }
        )
        return chosen(described(command))

    return decorated
