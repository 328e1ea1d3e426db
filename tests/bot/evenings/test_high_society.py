"""Evenings of High Society on which everybody plays in private: by direct message, or where these
are closed, by panel.

The bot is stopped and started again while orders wait, and while a sealed auction is half answered.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.things import Channel, Message, User
from bot.store import DELAY
from games.chance import Chance
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.course import course_at, possible, preferring
from tests.bot.evenings.evening import Evening, bot_at, unhurried
from tests.bot.evenings.sentences import says
from tests.bot.wire import standing

SEED = 4
OVER = "the game is over"
CLOSED = "ingrid"
STUBBORN = preferring("bid")
"""Whoever bids whenever that is possible."""


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    """An evening on which Ingrid accept direct messages; Discord stays while the bot comes and
    goes.
    """
    async with standing(rates=unhurried()) as stand_in:
        opened = Evening(stand_in)
        stand_in.faults.close_direct_messages(opened.person(CLOSED))
        yield opened
        assert stand_in.rest.refused.keys() <= {403}


def guests(evening: Evening) -> tuple[User, User, User]:
    return evening.person("ann"), evening.person("theo"), evening.person(CLOSED)


async def in_private(evening: Evening, who: User, thread: Channel) -> Message:
    """The message from which somebody plays: the direct one or, if these are closed, the panel
    under “My hand”.
    """
    if who.name == CLOSED:
        return await evening.answer(who, evening.posts(thread)[-1], "hand@")
    return await evening.hand(who)


async def play(evening: Evening, who: User, thread: Channel, notation: str) -> Message:
    """Make a move or leave an order in private; what stands there afterwards."""
    menu, keys = await in_private(evening, who, thread), notation.split()
    ids = evening.stand_in.people.component_ids(menu)
    if keys[0] == "bid":  # with all that is left there is no other bid
        keys = ["cards", *keys[1:]] if any(one.endswith(":cards") for one in ids) else ["least"]
    return await evening.confirm(who, menu, *keys)


async def test_three_play_a_game_without_a_word_in_the_thread(
    evening: Evening, tmp_path: Path
) -> None:
    people, chance = guests(evening), Chance(SEED)
    async with course_at(evening, tmp_path, SEED, people, "high-society") as course:
        while not (position := await course.position()).table.over:
            who = people[position.table.waiting[0].seat]
            await play(evening, who, course.thread, possible(position, STUBBORN, chance))
            await course.shown()
    for person in people[:2]:
        assert OVER in (await evening.hand(person)).content
    assert {post.author for post in evening.posts(course.thread)} == {evening.stand_in.world.bot.id}


async def test_orders_wait_out_a_restart_and_are_obeyed_after_it(
    evening: Evening, tmp_path: Path, clock: Clockwork
) -> None:
    ann, theo, ingrid = guests(evening)
    async with course_at(
        evening,
        tmp_path,
        SEED,
        (ann, theo, ingrid),
        "high-society",
        clock,
        options="starter=1",
    ) as course:
        thread = course.thread
        for who, limit in ((theo, "1-25 9"), (ingrid, "1-25 12")):
            left = await play(evening, who, thread, limit)
            assert f"up to {limit[-2:].strip()}, then pass" in left.content
        await play(evening, ann, thread, "bid 4")
        await course.shown()
        clock.tick(min(DELAY) - 1)
    async with bot_at(evening.stand_in, tmp_path, clock):
        for who, news in ((theo, "**Theo** bids 5 (1+4)."), (ingrid, "**Ingrid** bids 6.")):
            assert says(await in_private(evening, who, thread), "order-coming")
            clock.tick(max(DELAY))
            await evening.table_saying(news, thread)
            await evening.hand(ann)
        assert "Highest bid: 6" in (await evening.hand(ann, "Your turn.")).content


async def test_a_sealed_auction_goes_on_after_a_restart_with_the_answers_that_were_in(
    evening: Evening, tmp_path: Path
) -> None:
    ann, theo, ingrid = guests(evening)
    options = "auctions=sealed starter=1"
    async with course_at(
        evening,
        tmp_path,
        SEED,
        (ann, theo, ingrid),
        "high-society",
        options=options,
    ) as course:
        thread = course.thread
        await play(evening, ann, thread, "1-25 9")
        await play(evening, ingrid, thread, "1-25 12")
        await course.shown()
    async with bot_at(evening.stand_in, tmp_path):
        (picture,) = (await evening.slash(ann, thread, "hand")).attachments
        assert "Your maximum: up to 9." in str(picture.description)
        told = " ".join(post.content for post in evening.posts(thread))
        assert "up to" not in told
        await play(evening, theo, thread, "pass")
        table = await evening.table_saying(
            "Maximum bids: **Ann** up to 9, **Theo** passes and **Ingrid** up to 12.", thread
        )
        assert "Bidding: **Ann** 1, **Theo** passes, **Ingrid** 2" in table.content
