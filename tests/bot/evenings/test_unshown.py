"""Evenings on which something cannot be shown: whose trouble that is, and what a later start makes of it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands import reading
from bot.sandbox.server import StandIn
from bot.store import Store, TableId
from tests.bot.evenings.evening import Evening, bot_at, unhurried
from tests.bot.wire import standing

TABLE = TableId(1)
CHANGED_AND_POSTED = 2
"""Ways in which a hand is tried to be shown."""


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    """A Discord that stays when the bot has gone."""
    async with standing(rates=unhurried()) as opened:
        yield opened


async def test_what_the_hand_of_who_must_act_did_not_show_is_not_settled(stand_in: StandIn, tmp_path: Path) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        theos = await evening.hand(theo)
        stand_in.faults.fail(rf"^/channels/{theos.channel}/messages", 503, times=9)
        await evening.slash(ann, thread, "play", move="take 1")
        await evening.table_calling(theo, thread)
    store = await Store.open(tmp_path / "tables.db")
    row = await store.table(TABLE)
    await store.close()
    assert row is not None
    assert row.shown == row.ply == 1 != row.settled


async def test_a_finished_table_is_settled_though_somebody_takes_no_direct_messages(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo, options="heap=3")
        await evening.table_calling(ann, thread)
        theos = await evening.hand(theo)
        stand_in.faults.close_direct_messages(theo)
        stand_in.faults.delete_message(theos)
        await evening.slash(ann, thread, "play", move="take 3")
        await evening.table_saying("the game is over", thread)
    store = await Store.open(tmp_path / "tables.db")
    unshown = await store.tables_unshown()
    await store.close()
    assert unshown == []


async def test_a_direct_message_that_is_gone_is_no_trouble_of_the_table(stand_in: StandIn, tmp_path: Path) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        theos = await evening.hand(theo)
        stand_in.world.delete_channel(stand_in.world.channels[theos.channel])
        await evening.slash(ann, thread, "play", move="take 1")
        await evening.until(lambda: stand_in.rest.refused[404] >= CHANGED_AND_POSTED or None)
        await evening.table_calling(theo, thread)
        answer = await evening.slash(theo, thread, "play", move="take 1")
    assert "takes 1" in answer.content
    assert "was deleted" not in answer.content


async def test_a_rulebook_that_cannot_be_read_is_apologised_for(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(reading, "rulebook", unreadable)
    evening = Evening(stand_in)
    ann = evening.person("ann")
    async with bot_at(stand_in, tmp_path):
        answer = await evening.slash(ann, evening.games, "rules", game="splendor")
    assert "went wrong" in answer.content
