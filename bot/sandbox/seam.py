"""The one seam between discord.py and the stand-in: where the client believes Discord to be.

Nothing else in the bot knows that there is a sandbox. Only loopback is accepted, so that no token
can go astray.
"""

import discord
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.sandbox.loopback import is_loopback


def point(address: str) -> None:
    """Send every client made from now on to the stand-in at this address; a ValueError unless it is
    on loopback.
    """
    base = URL(address)
    if base.scheme != "http" or not is_loopback(base.host or ""):
        raise ValueError(f"the stand-in is at an http address on loopback, not at {address}")
    discord.http.Route.BASE = str(base.with_path("/api/v10"))
    discord.Asset.BASE = str(base.with_path("")).rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws").with_path("/")
