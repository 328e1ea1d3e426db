"""`python -m bot`: the command `parlour`."""

from __future__ import annotations

import asyncio
import gc

from bot.operations import cli
from bot.operations.settings import Settings


async def run(settings: Settings, stop: asyncio.Event) -> None:
    """Run the bot; it is imported late, since most commands do without Discord."""
    # A full collection looks at every object, for 0.1 s in which nobody is answered. What modules
    # consist of is kept anyhow, so the collector need never look at it.
    gc.disable()
    from bot import app

    gc.freeze()
    gc.enable()
    await app.run(settings, stop)


def main() -> None:
    """Obey the command line."""
    cli.main(prog_name="parlour", obj=run)


if __name__ == "__main__":
    main()
