"""What the operator decides, read from the environment; flags of the command line go before it.

Anything wrong is a `SettingsError` of one readable line.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

AUTOMA_SECONDS = 0.6
"""For which an automa thinks about one move, unless the operator decides otherwise."""
LONGEST_THOUGHT = 1.0
"""Seconds: beyond this people would wait for machines."""
HIGHEST_PORT = 65535


class SettingsError(Exception):
    """A setting is missing or wrong; the message says which, and what it should be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How one bot runs."""

    token: str = field(repr=False)
    """What the bot logs in with; never shown."""
    folder: Path
    """Where everything is kept."""
    log: str = "INFO"
    """The least serious messages that are logged."""
    automa_seconds: float = AUTOMA_SECONDS
    """For which an automa thinks about one move."""
    port: int | None = None
    """Of this computer, on which health and figures can be asked for; with none, they cannot."""

    @property
    def database(self) -> Path:
        """The file with all tables."""
        return self.folder / "parlour.db"


LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


def read_settings(environment: Mapping[str, str], *, folder: Path | None = None, log: str | None = None) -> Settings:
    """Return the settings that *environment* and the flags beside it give; raise `SettingsError` for wrong ones."""
    token = environment.get("PARLOUR_TOKEN", "").strip()
    if not token:
        raise SettingsError("PARLOUR_TOKEN is not set: it must hold the bot's token from Discord's developer portal.")
    if any(letter.isspace() for letter in token):
        raise SettingsError("PARLOUR_TOKEN has a space in it: it must hold the bot's token and nothing else.")
    level = (log or environment.get("PARLOUR_LOG") or "INFO").upper()
    if level not in LEVELS:
        raise SettingsError(f"The log level, PARLOUR_LOG, is “{level}”: it must be one of {', '.join(LEVELS)}.")
    return Settings(
        token=token,
        folder=folder or data_folder(environment),
        log=level,
        automa_seconds=_automa_seconds(environment.get("PARLOUR_AUTOMA_SECONDS")),
        port=health_port(environment),
    )


def _automa_seconds(wish: str | None) -> float:
    if not wish:
        return AUTOMA_SECONDS
    try:
        seconds = float(wish)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= LONGEST_THOUGHT:
        raise SettingsError(
            f"PARLOUR_AUTOMA_SECONDS is “{wish}”: an automa thinks about a move for 0 to {LONGEST_THOUGHT:g} seconds."
        )
    return seconds


def health_port(environment: Mapping[str, str] = os.environ) -> int | None:
    """Return PARLOUR_PORT, the port for health and figures, if it is set."""
    wish = environment.get("PARLOUR_PORT")
    if not wish:
        return None
    if not wish.isdecimal() or not 1 <= int(wish) <= HIGHEST_PORT:
        raise SettingsError(f"PARLOUR_PORT is “{wish}”: a port is a number from 1 to {HIGHEST_PORT}.")
    return int(wish)


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder in which everything is kept: PARLOUR_DATA, else `.parlour` where the bot was started."""
    return Path(environment.get("PARLOUR_DATA") or ".parlour").expanduser().absolute()
