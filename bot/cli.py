"""The command `parlour`: run the bot, or try it in the sandbox. What goes wrong is one readable line and exit 1."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import webbrowser
from collections.abc import Coroutine
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bot.folder import FolderError, alone_in
from bot.operating import COMMANDS
from bot.settings import Settings, SettingsError, data_folder, read_settings
from bot.store import StoreError

if TYPE_CHECKING:
    from bot.trial import Trial

PORT = 8780

_FOLDER = click.Path(path_type=Path)
_data = click.option("--data", type=_FOLDER, help="The folder in which everything is kept; goes before PARLOUR_DATA.")
_log = click.option("--log", help="The least serious messages to log; goes before PARLOUR_LOG.")


def _known(context: click.Context, option: click.Parameter, language: str) -> str:
    """The language, if there are words in it; these are asked for late, since no other command needs pictures."""
    from renderers.words import LANGUAGES

    return str(click.Choice(LANGUAGES).convert(language, option, context))


@click.group()
@click.version_option(version("parlour"), prog_name="parlour", message="%(prog)s %(version)s")
def main() -> None:
    """Play board games with friends on Discord, one move at a time."""


for command in COMMANDS:
    main.add_command(command)


@main.command("run")
@_data
@_log
def run_bot(data: Path | None, log: str | None) -> None:
    """Run the bot on Discord until it is stopped.

    \b
    Settings are read from the environment:
      PARLOUR_TOKEN  the bot's token from Discord's developer portal
      PARLOUR_DATA   the folder in which everything is kept (.parlour)
      PARLOUR_LOG    the least serious messages to log: DEBUG, INFO, WARNING or ERROR (INFO)
      PARLOUR_AUTOMA_SECONDS  the seconds that an automa thinks about a move (0.6)
      PARLOUR_PORT   the port of this computer for /health and /metrics (none)
    """  # noqa: D301 - the backslash tells click to leave the lines as they are
    _run(_settings(data, log))


@main.command()
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0 for any free one.")
@click.option("--data", type=_FOLDER, help="The folder in which everything is kept; otherwise .parlour/sandbox.")
@click.option("--open/--no-open", "opening", default=None, help="Whether to open the page in the browser.")
@click.option("--limits/--no-limits", default=True, help="Whether Discord's limits hold on how often a bot may ask.")
def sandbox(port: int, data: Path | None, opening: bool | None, limits: bool) -> None:
    """Try the bot in a browser on this computer, without Discord.

    PARLOUR_LOG and PARLOUR_AUTOMA_SECONDS are obeyed as by “parlour run”.
    """
    from bot.trial import Trial

    trial = Trial(data or data_folder() / "sandbox", port, limits=limits)
    _open(trial, in_browser=_has_a_screen() if opening is None else opening)


@main.command()
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="Of the sandbox.")
def start(port: int) -> None:
    """Do what a container does: run the bot if PARLOUR_TOKEN is set, else open the sandbox.

    The sandbox is then served to the computer around the container, which must publish the port to itself alone.
    """
    from bot.trial import Trial

    if os.environ.get("PARLOUR_TOKEN"):
        _run(_settings(None, None))
    else:
        click.echo("PARLOUR_TOKEN is not set: this is the sandbox, not Discord.")
        _open(Trial(data_folder() / "sandbox", port, in_container=True), in_browser=False)


@main.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), default="parlour-style.png")
@click.option(
    "--language", callback=_known, default="en", show_default=True, help="Of what is written on it: en or ru."
)
def style(file: Path, language: str) -> None:
    """Draw the style sheet of the pictures to FILE: colours by role, lettering, seats, states, and each game's pieces.

    Without FILE it is parlour-style.png, here.
    """
    from renderers.stylesheet import stylesheet

    try:
        with file.open("wb") as sheet:  # what cannot be written need not be drawn, which takes seconds
            sheet.write(stylesheet(language))
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}.") from error
    click.echo(f"The style sheet is in {file}.")


@main.command(hidden=True)
@click.argument("address")
def beside(address: str) -> None:
    """Run the bot in the sandbox at an address, for as long as the other end of standard input is held open."""
    from bot.sandbox.seam import point

    point(address)
    _run(_settings(None, None), while_held=True)


def _open(trial: Trial, *, in_browser: bool) -> None:
    from bot.trial import TrialError

    def show(address: str) -> None:
        click.echo(
            f"\n  The sandbox is open:  {address}\n\n  Ctrl+C closes it; everything is kept for the next time.\n"
        )
        if in_browser:
            webbrowser.open(address)

    _complete(trial.run(show), TrialError)


def _settings(data: Path | None, log: str | None) -> Settings:
    try:
        return read_settings(os.environ, folder=data, log=log)
    except SettingsError as error:
        raise click.ClickException(str(error)) from error


def _run(settings: Settings, *, while_held: bool = False) -> None:
    from bot.client import CannotRun, run

    logging.basicConfig(level=settings.log, format="%(asctime)s %(levelname)s %(name)s: %(message)s", stream=sys.stdout)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells at length of what went well

    async def live() -> None:
        stop = asyncio.Event()
        if while_held:
            asyncio.get_running_loop().add_reader(sys.stdin.fileno(), stop.set)
        with alone_in(settings.folder):
            await run(settings, stop)

    _complete(live(), CannotRun)


def _complete(work: Coroutine[object, object, None], unable: type[Exception]) -> None:
    """Do the work; what it is unable to do is told to people."""
    try:
        asyncio.run(work)
    except (FolderError, StoreError, unable) as error:
        raise click.ClickException(str(error)) from error


def _has_a_screen() -> bool:
    """Whether somebody sits in front of a desktop: elsewhere a browser would open in the terminal, or not at all."""
    desktop = sys.platform in {"darwin", "win32"} or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return desktop and sys.stdout.isatty()
