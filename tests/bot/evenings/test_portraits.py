"""The pictures by which friends know each other: fetched once, small, from Discord's host alone."""

import asyncio
import io
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord
import pytest
from aiohttp import web
from PIL import Image
from yarl import URL

from bot.app import Parlour
from bot.delivery.portrait_downloads import MOST_BYTES, MOST_SIDE, fetched, small
from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from bot.store import StoreAway, UserId
from bot.store.portraits import Portrait
from renderers.pieces.portraits import SIDE
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.wire import PATIENCE

NEWER = "a_0123456789abcdef"
"""The key of a picture that moves, of which the bot takes one that stands still."""


def png(side: int, kind: str = "PNG") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (side, side)).save(out, kind)
    return out.getvalue()


async def key_of(bot: Parlour, who: User, wanted: str) -> None:
    """Wait until the bot has this picture of somebody; with an empty key, until it has none."""
    user = UserId(int(who.id))
    async with asyncio.timeout(PATIENCE):
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


async def test_a_failure_that_passes_costs_a_picture_only_until_its_owner_does_something_again(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, failed = Evening(stand_in), asyncio.Event()
    theo = evening.person("theo")

    async def away(users: Collection[UserId]) -> Mapping[UserId, Portrait]:
        monkeypatch.undo()
        failed.set()
        raise StoreAway("The database's server cannot be reached.")

    async with bot_at(stand_in, tmp_path) as bot:
        monkeypatch.setattr(bot.services.host.portraits, "of", away)
        await evening.slash(theo, evening.games, "help")
        async with asyncio.timeout(PATIENCE):
            await failed.wait()
        await evening.slash(theo, evening.games, "help")
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


PAUSE_SECONDS = 0.05
"""Long enough that what was sent before has arrived alone."""


@asynccontextmanager
async def sending(
    monkeypatch: pytest.MonkeyPatch, pieces: Sequence[bytes], status: int = 200
) -> AsyncIterator[URL]:
    """The address of a picture that arrives piece by piece, as a large one does over TLS."""

    async def send(request: web.Request) -> web.StreamResponse:
        answer = web.StreamResponse(status=status)
        await answer.prepare(request)
        for piece in pieces:
            await answer.write(piece)
            await asyncio.sleep(PAUSE_SECONDS)
        return answer

    app = web.Application()
    app.router.add_get("/avatars/1/a.png", send)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    home = URL.build(scheme="http", host="127.0.0.1", port=runner.addresses[0][1])
    monkeypatch.setattr(discord.Asset, "BASE", str(home).rstrip("/"))
    try:
        yield home / "avatars/1/a.png"
    finally:
        await runner.cleanup()


async def test_a_picture_that_arrives_in_pieces_is_taken_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pieces = [bytes([number]) * 1000 for number in range(4)]
    async with sending(monkeypatch, pieces) as url, aiohttp.ClientSession() as session:
        assert await fetched(session, url) == b"".join(pieces)


async def test_a_picture_of_as_many_bytes_as_are_allowed_is_taken_and_no_larger_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pieces = [bytes(MOST_BYTES - 1), bytes(1)]
    async with sending(monkeypatch, pieces) as url, aiohttp.ClientSession() as session:
        assert len(await fetched(session, url)) == MOST_BYTES
    async with sending(monkeypatch, [*pieces, bytes(1)]) as url, aiohttp.ClientSession() as session:
        with pytest.raises(ValueError, match="too large"):
            await fetched(session, url)


@pytest.mark.parametrize(
    ("status", "failure"),
    [(404, ValueError), (429, aiohttp.ClientError), (503, aiohttp.ClientError)],
)
async def test_a_status_that_may_pass_is_told_from_a_refusal(
    status: int, failure: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sending(monkeypatch, [], status) as url, aiohttp.ClientSession() as session:
        with pytest.raises(failure, match=str(status)):
            await fetched(session, url)
