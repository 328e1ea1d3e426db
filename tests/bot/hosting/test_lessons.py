"""What is known of a lesson at one of its positions, even when it has gone on since."""

from __future__ import annotations

import asyncio

import pytest

from bot.hosting.host import Host, open_host
from bot.store import Store
from games.high_society import GAME
from games.lesson import LEARNER
from games.library import Library
from games.questions import notation_of
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN


@pytest.fixture
def host(store: Store) -> Host:
    return open_host(store, Library((GAME,)), Clockwork(), lambda bits: 1)


async def test_a_position_that_was_left_keeps_its_progress_and_its_news(host: Host) -> None:
    lessons, left = host.lessons, await host.lessons.open(ANN, GAME.key, "en")
    for _ in range(3):
        before, news = await lessons.progress(left), await lessons.news(left)
        line = before.line
        assert line is not None
        await host.moves.play(left.row.id, left.row.ply, ANN.id, line.action)
        now = await lessons.go_on(left.row.id)
        assert await lessons.progress(left) == before != await lessons.progress(now)
        assert await lessons.news(left) == news
        decision = left.table.decision_of(LEARNER)
        assert decision is not None
        assert notation_of(decision.ask(left.table), line.action), "it is what was asked then"
        left = now


async def test_a_lesson_is_not_deleted_while_its_table_is_locked(host: Host, store: Store) -> None:
    table = (await host.lessons.open(ANN, GAME.key, "en")).row.id
    async with host.locks.of(table):
        opening = asyncio.create_task(host.lessons.open(ANN, GAME.key, "en", anew=True))
        done, _ = await asyncio.wait([opening], timeout=0.3)
        assert not done
        assert await store.tables.find(table) is not None
    assert (await opening).row.id != table
    assert await store.tables.find(table) is None
