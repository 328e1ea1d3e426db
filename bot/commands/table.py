"""`/table`: the group of commands about tables. Each command is in a file `table_….py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.commands.localization import localized
from bot.commands.table_end import end
from bot.commands.table_export import export
from bot.commands.table_list import list_tables, show
from bot.commands.table_new import new_command
from bot.commands.table_pause import pause, resume
from bot.commands.table_replace import replace
from bot.commands.table_resign import resign
from bot.commands.table_seats import join, leave, start
from bot.hosting.host import AnyGame


def table_group(games: Mapping[str, AnyGame]) -> app_commands.Group:
    """The group of commands about tables, for these games."""
    group = app_commands.Group(
        name="table",
        description=localized("command-table"),
    )
    commands: tuple[app_commands.Command[Any, ..., None], ...] = (
        new_command(games),
        join,
        leave,
        start,
        list_tables,
        show,
        resign,
        pause,
        resume,
        end,
        replace,
        export,
    )
    for command in commands:
        group.add_command(command)
    return group
