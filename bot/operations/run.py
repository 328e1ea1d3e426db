"""Commands that run the bot or the sandbox, or draw the style sheet.

A failure is one readable line and exit code 1.
"""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import click
from click.core import ParameterSource

from bot.operations.data_folder import FolderError, alone_in
from bot.operations.logging import log_from
from bot.operations.settings import (
    CannotRun,
    Role,
    Settings,
    bot_options,
    data_option,
    has_token,
)
from bot.store import StoreError

if TYPE_CHECKING:
    from bot.operations.sandbox_runner import Trial

Run: TypeAlias = Callable[[Settings, asyncio.Event], Awaitable[None]]
"""Runs the bot until the event is set; raises `CannotRun`. `bot.__main__` passes it in."""

PORT = 8780


def _known(context: click.Context, option: click.Parameter, language: str) -> str:
    """Return the language if Parlour speaks it.

    Imported here, because no other command needs the renderers.
    """
    from renderers.words import LANGUAGES

    return str(click.Choice(LANGUAGES).convert(language, option, context))


@click.command("run")
@bot_options
@click.pass_obj
def run_bot(run: Run, settings: Settings) -> None:
    """Run the bot on Discord until it is stopped.

    PARLOUR_TOKEN must hold the bot's token from Discord's developer portal, or PARLOUR_TOKEN_FILE
    name a file that does.
    """
    _run(run, settings)


@click.command("gateway")
@bot_options
@click.pass_obj
def gateway(run: Run, settings: Settings) -> None:
    """Answer people and write their moves; workers do the rest. It takes PostgreSQL.

    Several gateways share the work by --shards, or take interactions by --http.
    """
    _run(run, _shared(settings, Role.GATEWAY))


@click.command("worker")
@bot_options
@click.pass_obj
def worker(run: Run, settings: Settings) -> None:
    """Show tables, remind, obey orders and let computer players move. It takes PostgreSQL.

    Several workers share the channels by themselves.
    """
    _run(run, _shared(settings, Role.WORKER))


def _shared(settings: Settings, role: Role) -> Settings:
    if settings.server is None:
        raise click.ClickException(
            f"“parlour {role.value}” shares its work with other processes, which takes a database"
            " on PostgreSQL: PARLOUR_DATABASE names it. “parlour run” does all of it on a file."
        )
    return replace(settings, role=role)


@click.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    help="0 for any free one.",
)
@data_option
@click.option(
    "--open/--no-open", "opening", default=None, help="Whether to open the page in the browser."
)
@click.option(
    "--limits/--no-limits",
    default=True,
    help="Whether Discord's limits hold on how often a bot may ask.",
)
@click.pass_context
def sandbox(
    context: click.Context, port: int, data: Path, opening: bool | None, limits: bool
) -> None:
    """Try the bot in a browser on this computer, without Discord.

    Unless --data names another folder, everything is kept in the folder “sandbox” within
    PARLOUR_DATA, and there the bot's own data in “bot”. PARLOUR_LOG and PARLOUR_AUTOMA_SECONDS
    hold as for “parlour run”.
    """
    from bot.operations.sandbox_runner import Trial

    named = context.get_parameter_source("data") is ParameterSource.COMMANDLINE
    trial = Trial(data if named else data / "sandbox", port, limits=limits)
    _open(trial, in_browser=_has_a_screen() if opening is None else opening)


@click.command()
@click.option(
    "--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="Of the sandbox."
)
@data_option
@click.pass_context
def start(context: click.Context, port: int, data: Path) -> None:
    """Do what a container does: run the bot if it has a token, else open the sandbox.

    The sandbox is then served to the computer around the container, which must publish the port to
    itself alone.
    """
    from bot.operations.sandbox_runner import Trial

    if has_token():
        run_bot.main(["--data", str(data)], obj=context.obj, standalone_mode=False)
    else:
        click.echo("PARLOUR_TOKEN is not set: this is the sandbox, not Discord.")
        _open(Trial(data / "sandbox", port, in_container=True), in_browser=False)


@click.command()
@click.argument(
    "file", type=click.Path(path_type=Path, dir_okay=False), default="parlour-style.webp"
)
@click.option(
    "--language",
    callback=_known,
    default="en",
    show_default=True,
    help="Of what is written on it: en or ru.",
)
def style(file: Path, language: str) -> None:
    """Draw the style sheet of the pictures to FILE: colours by role, lettering, seats, states, and
    each game's pieces.

    Without FILE it is parlour-style.webp, here.
    """
    from games.library import open_library
    from renderers.pictures import scenes_of
    from renderers.stylesheet import stylesheet

    try:
        with file.open(
            "wb"
        ) as sheet:  # opened first: drawing takes seconds, and is useless if this fails
            sheet.write(stylesheet(language, scenes_of(open_library().games)))
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}.") from error
    click.echo(f"The style sheet is in {file}.")


@click.command(hidden=True)
@click.argument("address")
@click.option("--role", type=click.Choice([role.value for role in Role]), default=Role.ALL.value)
@bot_options
@click.pass_obj
def beside(run: Run, address: str, role: str, settings: Settings) -> None:
    """Run the bot in the sandbox at an address, for as long as the other end of standard input is
    held open.
    """
    from bot.sandbox.seam import point

    point(address)
    _run(run, replace(settings, in_sandbox=True, role=Role(role)), while_held=True)


def _open(trial: Trial, *, in_browser: bool) -> None:
    from bot.operations.sandbox_runner import TrialError

    def show(address: str, notes: Sequence[str]) -> None:
        click.echo(
            f"\n  The sandbox is open:  {address}\n\n"
            "  Ctrl+C closes it; everything is kept for the next time.\n"
        )
        for note in notes:
            click.echo(f"  {note}\n")
        if in_browser:
            webbrowser.open(address)

    _complete(trial.run(show), TrialError)


def _run(run: Run, settings: Settings, *, while_held: bool = False) -> None:
    log_from(settings.log, settings.log_format)

    async def live() -> None:
        stop = asyncio.Event()
        if while_held:
            asyncio.get_running_loop().add_reader(sys.stdin.fileno(), stop.set)
        with nullcontext() if settings.server else alone_in(settings.folder):
            await run(settings, stop)

    _complete(live(), CannotRun)


def _complete(work: Coroutine[object, object, None], unable: type[Exception]) -> None:
    """Run the work; turn expected failures into one readable line."""
    try:
        asyncio.run(work)
    except (FolderError, StoreError, unable) as error:
        raise click.ClickException(str(error)) from error


def _has_a_screen() -> bool:
    """Return whether this is a desktop, so that a browser can open a window."""
    desktop = (
        sys.platform in {"darwin", "win32"}
        or "DISPLAY" in os.environ
        or "WAYLAND_DISPLAY" in os.environ
    )
    return desktop and sys.stdout.isatty()
