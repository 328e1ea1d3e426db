"""The command `health`: asks the running bot for its health, without importing the bot."""

from __future__ import annotations

import urllib.error
import urllib.request
from http.client import HTTPException

import click

from bot.operations.settings import LOOPBACK, Address, health_option

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - the bot's, which this computer reaches at its own
PATIENCE_SECONDS = 5.0
"""A healthy bot answers within this time."""


@click.command()
@health_option
def health(health: Address | None) -> None:
    """Ask the running bot, on PARLOUR_PORT, whether it is well; exit with 1 if it is not."""
    if health is None:
        raise click.ClickException("PARLOUR_PORT is not set: the bot cannot be asked.")
    well, said = ask(*health)
    if not well:
        raise click.ClickException(said)
    click.echo(said)


def ask(host: str, port: int) -> tuple[bool, str]:
    """Return whether the bot that answers on *port* is well, and what it says."""
    host = LOOPBACK if host in EVERYWHERE else host
    named = f"[{host}]" if ":" in host else host
    try:
        # Plain HTTP is enough: the bot runs on this computer, which no proxy can reach.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        address = f"http://{named}:{port}/health"
        with opener.open(address, timeout=2 * PATIENCE_SECONDS) as answer:
            return True, answer.read().decode("utf-8", "replace").strip()
    except urllib.error.HTTPError as error:
        with error:
            return False, error.read().decode("utf-8", "replace").strip()
    except HTTPException as error:
        return False, f"another program answers on port {port} ({error!r})"
    except OSError as error:  # among them a `URLError`
        return False, f"nobody answers on port {port} ({getattr(error, 'reason', error)})"
