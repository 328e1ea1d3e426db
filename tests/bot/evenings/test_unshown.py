"""Evenings on which something cannot be shown: whose trouble that is, and what a later start makes
of it.
"""

import asyncio
from pathlib import Path

import pytest

from bot.commands import rules as reading
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from bot.sandbox.world_events import MessageEdited, WorldEvent
from bot.store import TableId, open_store
from bot.workers.picture_worker import PaintedPicture, Subject, Wanted
from games.engine import Seat
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.scribes import Scribes

TABLE = TableId(1)
CHANGED_AND_POSTED = 2
"""Ways in which a hand is tried to be shown."""


@pytest.fixture
def evening(stand_in: StandIn) -> Evening:
    """People around a Discord that stays while the bot comes and goes."""
    return Evening(stand_in)


class Deliberate(Scribes):
    """A pool that does not hand out what it draws for one seat before it is told to."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self.asked, self.done = asyncio.Event(), asyncio.Event()
        self.done.set()

    async def run(self, subject: Wanted) -> PaintedPicture:
        if isinstance(subject, Subject) and subject.seat == self._seat:
            self.asked.set()
            await self.done.wait()
        return await super().run(subject)


async def test_a_hand_that_was_painted_for_a_ply_that_has_passed_is_put_aside(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    slow = Deliberate(Seat(0))
    async with bot_at(stand_in, tmp_path, pictures=slow):
        thread = await evening.begun(ann, theo, game="marbles", options="auction=sealed lots=1")
        hand = await evening.hand(ann, "Your turn.")
        pictures: list[str] = []
        stop = stand_in.world.watch(lambda note: pictures.extend(pictures_of(note, hand)))
        slow.asked.clear()
        slow.done.clear()
        await evening.slash(ann, thread, "play", move="up-to 7")
        await slow.asked.wait()
        await evening.slash(ann, thread, "play", move="up-to 2")
        slow.done.set()
        await evening.until(lambda: pictures)
        stop()
    assert pictures[0] == "marbles-1-2.webp"


def pictures_of(note: WorldEvent, hand: Message) -> list[str]:
    """The pictures on a hand after it was changed."""
    if isinstance(note, MessageEdited) and note.message.id == hand.id:
        return [file.filename for file in note.message.attachments]
    return []


async def test_what_the_hand_of_who_must_act_did_not_show_is_not_settled(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo)
        await evening.table_calling(ann, thread)
        theos = await evening.hand(theo)
        stand_in.faults.fail(rf"^/channels/{theos.channel}/messages", 503, times=9)
        await evening.slash(ann, thread, "play", move="take 1")
        await evening.table_calling(theo, thread)
    store = await open_store(tmp_path / "tables.db")
    row = await store.tables.find(TABLE)
    await store.database.close()
    assert row is not None
    assert row.shown == row.ply == 1 != row.settled


async def test_a_finished_table_is_settled_though_somebody_takes_no_direct_messages(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        thread = await evening.begun(ann, theo, options="heap=3")
        await evening.table_calling(ann, thread)
        theos = await evening.hand(theo)
        stand_in.faults.close_direct_messages(theo)
        stand_in.faults.delete_message(theos)
        await evening.slash(ann, thread, "play", move="take 3")
        await evening.table_saying("the game is over", thread)
    store = await open_store(tmp_path / "tables.db")
    unshown = await store.startup.unshown()
    await store.database.close()
    assert unshown == []


async def test_a_direct_message_that_is_gone_is_no_trouble_of_the_table(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
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


# What is gone


def asked(stand_in: StandIn, *places: Channel) -> list[str]:
    """The requests that were about these channels, or messages in them."""
    named = [f"/channels/{place.id}" for place in places]
    return [
        exchange.path
        for exchange in stand_in.rest.exchanges
        if exchange.path.startswith(tuple(named))
    ]


async def deleted(evening: Evening, ann: User, theo: User, heap: int) -> tuple[Channel, Channel]:
    """The channel and the thread of a table that were deleted before Ann took three of the pebbles,
    and looked for.
    """
    thread, games = await evening.begun(ann, theo, options=f"heap={heap}"), evening.games
    await evening.table_calling(ann, thread)
    await evening.hand(theo)
    hand = await evening.hand(ann, "Your turn.")
    for gone in (thread, games):
        evening.stand_in.world.delete_channel(gone)
    await evening.confirm(ann, hand, "take", "3")
    await evening.hand(theo, "**Ann** takes 3")
    posting = f"/channels/{games.id}/messages"
    await evening.until(
        lambda: any(exchange.path == posting for exchange in evening.stand_in.rest.exchanges)
    )
    return games, thread


@pytest.mark.parametrize("heap", [3, 7], ids=["finished", "running"])
async def test_no_start_looks_for_a_table_whose_channel_was_deleted(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User, heap: int
) -> None:
    async with bot_at(stand_in, tmp_path):
        places = await deleted(evening, ann, theo, heap)
    stand_in.rest.exchanges.clear()
    async with bot_at(stand_in, tmp_path):
        await evening.slash(theo, stand_in.world.channel_named("lobby"), "table list")
    assert asked(stand_in, *places) == []


async def test_after_a_start_one_plays_on_where_the_channel_was_deleted_and_is_told_so(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User
) -> None:
    async with bot_at(stand_in, tmp_path):
        await deleted(evening, ann, theo, heap=7)
    async with bot_at(stand_in, tmp_path):
        answer = await evening.confirm(theo, await evening.hand(theo, "Your turn."), "take", "1")
        await evening.hand(ann, "**Theo** takes 1")
    assert "takes 1" in answer.content
    assert "This table’s channel was deleted" in answer.content


@pytest.mark.parametrize("gone", [False, True], ids=["there", "deleted"])
async def test_no_start_writes_a_notice_anew_that_says_what_it_should(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, theo: User, gone: bool
) -> None:
    async with bot_at(stand_in, tmp_path):
        notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
        if gone:
            stand_in.faults.delete_message(notice)
        await evening.slash(theo, evening.games, "table join")
        await evening.until(lambda: asked(stand_in, evening.games))
    stand_in.rest.exchanges.clear()
    async with bot_at(stand_in, tmp_path):
        await evening.slash(theo, evening.games, "table list")
    assert asked(stand_in, evening.games) == []


# Other files


async def test_a_rulebook_that_cannot_be_read_is_apologised_for(
    stand_in: StandIn, tmp_path: Path, evening: Evening, ann: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(reading, "rulebook", unreadable)
    async with bot_at(stand_in, tmp_path):
        answer = await evening.slash(ann, evening.games, "rules", game="splendor", topic="sp 1")
    assert "went wrong" in answer.content
