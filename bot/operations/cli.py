"""The command `parlour`, which loads each of its commands only when it is called.

The container asks `parlour health` every minute; it must not load all of the bot for it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version

import click

COMMANDS = {
    "backup": "maintenance:backup",
    "ban": "ban:ban",
    "beside": "run:beside",
    "cards": "cards:cards",
    "doctor": "maintenance:doctor",
    "gateway": "run:gateway",
    "health": "health_check:health",
    "honours": "honours:honours",
    "import": "maintenance:import_table",
    "migrate": "maintenance:migrate",
    "move-store": "maintenance:move_store",
    "notice": "ban:notice",
    "replay": "maintenance:replay",
    "restore": "maintenance:restore",
    "run": "run:run_bot",
    "sandbox": "run:sandbox",
    "start": "run:start",
    "style": "run:style",
    "tables": "tables:tables",
    "worker": "run:worker",
}
"""Each command's module of this package, and its name there."""


class LazyGroup(click.Group):
    """A group that imports a command's module when the command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command, or None for an unknown name."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(import_module(f"bot.operations.{module}"), name)
        return command


@click.group(cls=LazyGroup)
@click.version_option(version("parlour"), prog_name="parlour", message="%(prog)s %(version)s")
def main() -> None:
    """Play board games with friends on Discord, one move at a time."""
