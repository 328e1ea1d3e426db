"""A stand-in in memory and a bot that is logged in to it; a house with a page, and who looks at the
page.
"""

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from playwright.async_api import Browser as Chrome
from playwright.async_api import Page as Browser

from bot.sandbox.permissions import UNLIMITED
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from tests.bot.sandbox.house import Client, House
from tests.bot.sandbox.parrot import Parrot
from tests.bot.sandbox.visit import Open, Tab, ready
from tests.bot.wire import logged_in, standing


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    """A furnished Discord of one's own."""
    async with standing() as opened:
        yield opened


@pytest.fixture
async def parrot(stand_in: StandIn) -> AsyncIterator[Parrot]:
    """A bot that is logged in; what it was refused without reason fails the test."""
    stand_in.world.granted = UNLIMITED
    bot = Parrot(next(iter(stand_in.world.guilds.values())))
    async with logged_in(bot, stand_in):
        yield bot
    assert not stand_in.rest.faults


@pytest.fixture
def ann(stand_in: StandIn) -> User:
    return stand_in.world.person("ann")


@pytest.fixture
def theo(stand_in: StandIn) -> User:
    return stand_in.world.person("theo")


@pytest.fixture
def lobby(stand_in: StandIn) -> Channel:
    return stand_in.world.channel_named("lobby")


@pytest.fixture
def place(parrot: Parrot, lobby: Channel) -> discord.TextChannel:
    """The lobby as the bot knows it."""
    return parrot.place(lobby.id)


@pytest.fixture
def house() -> House:
    """A furnished world with a page and a bot of a few lines."""
    return House()


@pytest.fixture
async def client(house: House) -> AsyncIterator[Client]:
    """A browser's requests to the page of the house, whose key is "key"."""
    app = web.Application()
    house.page.mount(app)
    async with TestClient(TestServer(app)) as opened:
        yield opened


@pytest.fixture
def opened(house: House, client: Client) -> Open:
    """Opens the page as the person of this name."""

    async def tab(name: str) -> Tab:
        origin = str(client.make_url("/").origin())
        person = house.world.person(name)
        socket = await client.ws_connect(
            "/p/key/live", params={"as": person.id}, headers={"Origin": origin}
        )
        visit = Tab(socket)
        await visit.until(lambda note: note["kind"] == "world")
        return visit

    return tab


@pytest_asyncio.fixture(loop_scope="module")
async def server(house: House) -> AsyncIterator[TestServer]:
    app = web.Application()
    house.page.mount(app)
    running = TestServer(app)
    await running.start_server()
    yield running
    await running.close()


@pytest_asyncio.fixture(loop_scope="module")
async def browser(house: House, server: TestServer, chrome: Chrome) -> AsyncIterator[Browser]:
    """The page, open at its welcome panel; anything that the browser complains of fails the
    test.
    """
    house.page.state.online = True
    complaints: list[str] = []
    async with await chrome.new_context() as profile:
        page = await profile.new_page()
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text) if said.type in {"error", "warning"} else None
            ),
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        await page.goto(house.page.address(str(server.make_url("/"))))
        await ready(page)
        yield page
    assert complaints == []
