"""A stand-in in memory, and a bot that is logged in to it."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bot.sandbox.permissions import UNLIMITED
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, User
from tests.bot.sandbox.house import Client, House
from tests.bot.sandbox.parrot import Parrot
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
