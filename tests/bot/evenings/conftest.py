"""A bot at a Discord of its own, for evenings over the wire."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from bot.workers.picture_worker import PICTURES, PaintedPicture, Wanted
from bot.workers.pool import Pool, ThreadPool
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at, unhurried
from tests.bot.wire import standing


@pytest.fixture
def clock() -> Clockwork:
    """The bot's time, which stands still until it is told to pass."""
    return Clockwork()


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    """A Discord that stays while the bot comes and goes."""
    async with standing(rates=unhurried()) as opened:
        yield opened


@pytest.fixture
def drawn() -> None:
    """Whoever uses it has the pictures of an evening drawn; they are described otherwise."""


@pytest.fixture
def pictures(request: pytest.FixtureRequest) -> Pool[Wanted, PaintedPicture] | None:
    """Where the pictures of an evening are drawn."""
    return ThreadPool(PICTURES) if "drawn" in request.fixturenames else None


@pytest.fixture
async def evening(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    clock: Clockwork,
    pictures: Pool[Wanted, PaintedPicture] | None,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Evening]:
    """An evening with the bot there; what it was refused without reason, or logged as a fault,
    fails the test. However slow the machine is, a picture of how people stand is waited for.
    """
    monkeypatch.setattr("bot.workers.pictures.STANDING_SECONDS", None)
    async with standing(rates=unhurried()) as stand_in:
        async with bot_at(stand_in, tmp_path, clock, pictures):
            opened = Evening(stand_in)
            yield opened
        assert not stand_in.rest.faults
        refusals = stand_in.rest.refusals
        assert [refusal for refusal in refusals if refusal.status not in opened.forgiven] == []
    assert [
        record.getMessage()
        for record in caplog.get_records("call")
        if record.levelno >= logging.ERROR
    ] == []


@pytest.fixture
def ann(evening: Evening) -> User:
    return evening.person("ann")


@pytest.fixture
def theo(evening: Evening) -> User:
    return evening.person("theo")


@pytest.fixture
def ingrid(evening: Evening) -> User:
    return evening.person("ingrid")
