"""Settings: command-line options, each with its environment variable.

A wrong value is a `click.ClickException` of one readable line.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from functools import wraps
from pathlib import Path
from typing import Any, TypeAlias

import click

AUTOMA_SECONDS = 0.6
"""Default time that a computer player thinks about one move."""
LONGEST_THOUGHT_SECONDS = 1.0
"""Limit of that time, so that people need not wait for computer players."""
REQUESTS = 50
"""Default number of requests of one person in ten seconds. Whoever moves a tile by its arrows
presses four times a second."""
HIGHEST_PORT = 65535
MOST_SHARDS = 64
"""More than one process bears."""
MOST_OF_ALL = 16_384
"""Of all processes: more than Discord has ever given to one bot."""
SOME_SHARDS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)
TEXT, JSON = "text", "json"
FORMATS = (TEXT, JSON)
"""How messages are logged."""
ON, OFF = "on", "off"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
DATABASE = "parlour.db"
LOOPBACK = "127.0.0.1"
SERVERS = ("postgresql://", "postgres://")
"""How the URLs of databases on servers begin."""

Command: TypeAlias = Callable[..., Any]
Option: TypeAlias = Callable[[Command], Command]
Address: TypeAlias = tuple[str, int]
"""A host and a port."""
Shards: TypeAlias = tuple[int | None, tuple[int, ...] | None]
"""How many there are, and which of them are this process's."""


class Role(Enum):
    """What one process does, where several share the work."""

    ALL = "run"
    GATEWAY = "gateway"
    WORKER = "worker"

    @property
    def answers(self) -> bool:
        """Whether it answers people."""
        return self is not Role.WORKER

    @property
    def shows(self) -> bool:
        """Whether it shows tables, reminds, and lets computer players move."""
        return self is not Role.GATEWAY


class CannotRun(Exception):
    """The bot cannot run with these settings; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How one bot runs."""

    token: str = field(repr=False)
    """The bot's Discord token; never shown."""
    folder: Path
    """The data folder."""
    log: str = "INFO"
    """The lowest level of messages to log."""
    log_format: str = TEXT
    """One of `FORMATS`."""
    automa_seconds: float = AUTOMA_SECONDS
    """How long a computer player thinks about one move."""
    requests: int | None = REQUESTS
    """How many requests of one person are carried out in ten seconds; None for all."""
    paint_ahead: bool = True
    """Whether idle processes paint what pictures are made of, before anybody asks for one."""
    in_sandbox: bool = False
    """Whether nobody but one person at a computer plays, who tries everything."""
    shards: int | None = None
    """Connections among which the bot's servers are shared; None for as many as Discord says."""
    shard_ids: tuple[int, ...] | None = None
    """Those of them that this process holds; None for all."""
    role: Role = Role.ALL
    server: str | None = field(default=None, repr=False)
    """The URL of a database on a PostgreSQL server; None for a file in the data folder."""
    health: Address | None = None
    """Where health and metrics are told; None opens no port."""
    http: Address | None = None
    """Where interactions are taken by HTTP; None for the gateway."""

    @property
    def hears(self) -> bool:
        """Whether this process holds connections to Discord's gateway."""
        return self.role.answers and self.http is None

    @property
    def database(self) -> Path | str:
        """The path of the database file, or the URL of the database."""
        return self.server or self.folder / DATABASE


def _folder(_context: click.Context, _option: click.Parameter, value: Path) -> Path:
    try:
        return value.expanduser().absolute()
    except RuntimeError as error:
        raise click.ClickException(f"The folder, PARLOUR_DATA, is “{value}”: {error}") from error


def _level(_context: click.Context, _option: click.Parameter, value: str) -> str:
    if value.upper() not in LEVELS:
        raise click.ClickException(
            f"The log level, PARLOUR_LOG, is “{value}”: it must be one of {', '.join(LEVELS)}."
        )
    return value.upper()


def _log_format(_context: click.Context, _option: click.Parameter, value: str) -> str:
    if value not in FORMATS:
        raise click.ClickException(
            f"PARLOUR_LOG_FORMAT is “{value}”: it must be {' or '.join(FORMATS)}."
        )
    return value


def _seconds(_context: click.Context, _option: click.Parameter, value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= LONGEST_THOUGHT_SECONDS:
        raise click.ClickException(
            f"PARLOUR_AUTOMA_SECONDS is “{value}”: a computer player thinks about a move for"
            f" 0 to {LONGEST_THOUGHT_SECONDS:g} seconds."
        )
    return seconds


def _requests(_context: click.Context, _option: click.Parameter, value: str) -> int | None:
    if not value.isdecimal():
        raise click.ClickException(
            f"PARLOUR_REQUESTS is “{value}”: it is how many requests of one person are carried out"
            " in ten seconds, or 0 for all."
        )
    return int(value) or None


def _on_or_off(_context: click.Context, option: click.Parameter, value: str) -> bool:
    if value not in {ON, OFF}:
        raise click.ClickException(f"{option.envvar} is “{value}”: it must be {ON} or {OFF}.")
    return value == ON


def _shards(_context: click.Context, _option: click.Parameter, value: str | None) -> Shards:
    if value is None or value == "auto":
        return None, None
    if value.isdecimal() and 1 <= int(value) <= MOST_SHARDS:
        return int(value), None
    if part := SOME_SHARDS.fullmatch(value):
        first, last, count = int(part[1]), int(part[2] or part[1]), int(part[3])
        if first <= last < count <= MOST_OF_ALL and last - first < MOST_SHARDS:
            return count, tuple(range(first, last + 1))
    raise click.ClickException(
        f"PARLOUR_SHARDS is “{value}”: it is a number from 1 to {MOST_SHARDS}, or “auto”, or some"
        " of all, as in 0-3/16."
    )


def _server(_context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    if value and not value.startswith(SERVERS):
        # What stands there may hold a password, so it is not shown.
        raise click.ClickException(
            f"The database's URL, PARLOUR_DATABASE, must begin with “{SERVERS[0]}”."
        )
    return value or None


def _address(_context: click.Context, option: click.Parameter, value: str | None) -> Address | None:
    if value is None:
        return None
    host, _, port = value.rpartition(":")
    if not port.isdecimal() or not 1 <= int(port) <= HIGHEST_PORT:
        raise click.ClickException(
            f"{option.envvar} is “{value}”: it is a port from 1 to {HIGHEST_PORT}, or an address"
            " and a port, as in 0.0.0.0:8080."
        )
    return host.removeprefix("[").removesuffix("]") or LOOPBACK, int(port)


data_option: Option = click.option(
    "--data",
    envvar="PARLOUR_DATA",
    show_envvar=True,
    type=click.Path(path_type=Path),
    default=".parlour",
    show_default=True,
    callback=_folder,
    help="The folder in which everything is kept.",
)
database_option: Option = click.option(
    "--database",
    "server",
    envvar="PARLOUR_DATABASE",
    show_envvar=True,
    callback=_server,
    help="A database on a PostgreSQL server, postgresql://user@host/name, in place of a file in"
    " that folder.",
)
health_option: Option = click.option(
    "--health-port",
    "health",
    envvar="PARLOUR_PORT",
    show_envvar=True,
    callback=_address,
    help="The port of this computer, or address and port, for /health and /metrics; without it none"
    " is opened.",
)
_log_option: Option = click.option(
    "--log",
    envvar="PARLOUR_LOG",
    show_envvar=True,
    default="INFO",
    show_default=True,
    callback=_level,
    help=f"The lowest level of messages to log: {', '.join(LEVELS)}.",
)
_log_format_option: Option = click.option(
    "--log-format",
    envvar="PARLOUR_LOG_FORMAT",
    show_envvar=True,
    default=TEXT,
    show_default=True,
    callback=_log_format,
    help=f"How messages are logged, one a line: {' or '.join(FORMATS)}.",
)
_seconds_option: Option = click.option(
    "--automa-seconds",
    envvar="PARLOUR_AUTOMA_SECONDS",
    show_envvar=True,
    default=str(AUTOMA_SECONDS),
    show_default=True,
    callback=_seconds,
    help="How long a computer player thinks about a move.",
)
_requests_option: Option = click.option(
    "--requests",
    envvar="PARLOUR_REQUESTS",
    show_envvar=True,
    default=str(REQUESTS),
    show_default=True,
    callback=_requests,
    help="How many commands and presses of one person are carried out in ten seconds, or 0 for"
    " all.",
)
_paint_ahead_option: Option = click.option(
    "--paint-ahead",
    envvar="PARLOUR_PAINT_AHEAD",
    show_envvar=True,
    default=ON,
    show_default=True,
    callback=_on_or_off,
    help=f"Whether pieces of pictures are painted before anybody asks for one: {ON} or {OFF}.",
)
_shards_option: Option = click.option(
    "--shards",
    envvar="PARLOUR_SHARDS",
    show_envvar=True,
    callback=_shards,
    help="How many connections the bot's servers are shared among, or which of them this process"
    " holds, as in 0-3/16; without it Discord says how many.",
)
_http_option: Option = click.option(
    "--http",
    envvar="PARLOUR_HTTP",
    show_envvar=True,
    callback=_address,
    help="The port, or address and port, at which Discord's interactions are taken by HTTP, in"
    " place of the gateway; a proxy with TLS stands in front.",
)
_token_option: Option = click.option(
    "--token-file",
    envvar="PARLOUR_TOKEN_FILE",
    show_envvar=True,
    type=click.Path(path_type=Path),
    help="A file that holds the bot's token, in place of the variable PARLOUR_TOKEN.",
)


_NAMED_ALIKE = (
    *("server", "log", "log_format", "automa_seconds", "requests", "paint_ahead"),
    *("health", "http"),
)
"""Options that are called as in `Settings`."""


def bot_options(command: Command) -> Command:
    """Decorator: adds the options of a running bot, and passes their values as `settings`."""

    @wraps(command)
    def with_settings(
        *args: Any, data: Path, token_file: Path | None, shards: Shards, **options: Any
    ) -> Any:
        settings = Settings(
            token=read_token(token_file),
            folder=data,
            shards=shards[0],
            shard_ids=shards[1],
            **{name: options.pop(name) for name in _NAMED_ALIKE},
        )
        return command(*args, settings=settings, **options)

    found: Command = with_settings
    for option in (
        health_option,
        _paint_ahead_option,
        _requests_option,
        _seconds_option,
        _log_format_option,
        _log_option,
        database_option,
        data_option,
        _token_option,
        _shards_option,
        _http_option,
    ):
        found = option(found)
    return found


def has_token() -> bool:
    """Return whether the environment names a token."""
    return bool(os.environ.get("PARLOUR_TOKEN") or os.environ.get("PARLOUR_TOKEN_FILE"))


def read_token(file: Path | None) -> str:
    """Return the token in *file*, or in PARLOUR_TOKEN if it is None.

    The token itself is no option, because other users of the computer can see a command's options.
    """
    if file is None:
        source, token = "PARLOUR_TOKEN", os.environ.get("PARLOUR_TOKEN", "").strip()
    else:
        source = f"The file {file}, named by PARLOUR_TOKEN_FILE,"
        try:
            token = file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "it is no text"
            raise click.ClickException(f"{source} cannot be read: {reason}.") from error
    if not token:
        what = "is not set" if file is None else "is empty"
        raise click.ClickException(
            f"{source} {what}: it must hold the bot's token from Discord's developer portal."
        )
    if any(letter.isspace() for letter in token):
        raise click.ClickException(
            f"{source} has a space in it: it must hold the bot's token and nothing else."
        )
    return token
