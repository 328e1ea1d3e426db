"""The pictures by which friends know each other: fetched once, small, from Discord's host alone."""

import asyncio
import io
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest
from PIL import Image
from yarl import URL

from bot.app import Parlour
from bot.delivery.portrait_downloads import MOST_SIDE, fetched, small
from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from bot.store import UserId
from renderers.pieces.portraits import SIDE
from tests.bot.evenings.evening import Evening, bot_at

PATIENCE_SECONDS = 20.0
NEWER = "a_0123456789abcdef"
"""The key of a picture that moves, of which the bot takes one that stands still."""


def png(side: int, kind: str = "PNG") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (side, side)).save(out, kind)
    return out.getvalue()


async def key_of(bot: Parlour, who: User, wanted: str) -> None:
    """Wait until the bot has this picture of somebody; with an empty key, until it has none."""
    user = UserId(int(who.id))
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            known = (await bot.services.host.portraits.of([user])).get(user)
            if wanted == (known.key if known is not None else ""):
                return
            await asyncio.sleep(0.01)


async def test_a_picture_is_fetched_small_and_changes_with_its_owners(
    stand_in: StandIn, tmp_path: Path
) -> None:
    async with bot_at(stand_in, tmp_path) as bot:
        evening = Evening(stand_in)
        theo = evening.person("theo")
        assert theo.avatar
        await evening.slash(theo, evening.games, "help")
        await key_of(bot, theo, theo.avatar)
        user = UserId(int(theo.id))
        kept = (await bot.services.host.portraits.of([user]))[user]
        with Image.open(io.BytesIO(kept.image)) as image:
            assert (image.format, image.size) == ("WEBP", (SIDE, SIDE))
        for key in (NEWER, ""):
            theo = stand_in.world.put_user(replace(theo, avatar=key))
            await evening.slash(theo, evening.games, "help")
            await key_of(bot, theo, key)


async def test_a_picture_survives_the_bot(stand_in: StandIn, tmp_path: Path) -> None:
    evening = Evening(stand_in)
    theo = evening.person("theo")
    async with bot_at(stand_in, tmp_path) as bot:
        await evening.slash(theo, evening.games, "help")
        await key_of(bot, theo, theo.avatar)
    async with bot_at(stand_in, tmp_path) as bot:
        await key_of(bot, theo, theo.avatar)


@pytest.mark.parametrize(
    "picture",
    [b"", b"no picture", png(8, "GIF"), png(MOST_SIDE + 1), png(64)[:60]],
    ids=["nothing", "no picture", "another format", "too large", "cut off"],
)
def test_whatever_is_no_small_png_is_refused(picture: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        small(picture)


async def test_no_other_host_is_asked() -> None:
    async with aiohttp.ClientSession() as session:
        for address in ("http://127.0.0.1:9/avatars/1/a.png", "https://example.org/a.png"):
            with pytest.raises(ValueError, match="host"):
                await fetched(session, URL(address))
