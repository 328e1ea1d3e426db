"""`python -m bot`: the command `parlour`."""

from __future__ import annotations

import asyncio

from bot.operations import cli
from bot.operations.settings import Settings


async def run(settings: Settings, stop: asyncio.Event) -> None:
    """Run the bot; it is imported late, since most commands do without Discord."""
    from bot import app

    await app.run(settings, stop)


def main() -> None:
    """Obey the command line."""
    cli.main(prog_name="parlour", obj=run)


if __name__ == "__main__":
    main()
