"""Evenings on which several people owe an answer at once: who is notified, and how often."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.delivery.waiting_turns import CALL_MARGIN_SECONDS
from bot.sandbox.things import Channel, MessageFlag, User
from bot.store import DELAY
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening
from tests.bot.evenings.sentences import sentence


@pytest.fixture
def mei(evening: Evening) -> User:
    return evening.person("mei")


def notified(evening: Evening, thread: Channel) -> Counter[str]:
    """How often posts in a thread notified each person when they were sent, by the bot itself or as
    follow-ups; edits notify nobody.
    """
    sent = [
        exchange.answer
        for exchange in evening.stand_in.rest.exchanges
        if exchange.method == "POST" and isinstance(exchange.answer, dict)
    ]
    return Counter(
        mentioned["id"]
        for message in sent
        if message.get("channel_id") == thread.id and not message["flags"] & MessageFlag.EPHEMERAL
        for mentioned in message["mentions"]
    )


async def test_other_peoples_sealed_limits_and_changes_of_mind_notify_nobody(
    evening: Evening, ann: User, theo: User, ingrid: User, mei: User
) -> None:
    people = (ann, theo, ingrid, mei)
    once = Counter({str(who.id): 1 for who in people})
    thread = await evening.begun(*people, game="high-society", options="auctions=sealed")
    post = await evening.table_calling(ann, thread)
    assert notified(evening, thread) == once
    changes_of_mind = [(ann, 9), (ann, 12), (ann, 8), (ann, 11)]
    for ply, (who, limit) in enumerate([*changes_of_mind, (theo, 6), (mei, 7)], start=1):
        await evening.slash(who, thread, "play", move=f"1-25 {limit}")
        await shown(evening, thread, ply)
    assert [message.id for message in evening.posts(thread)] == [post.id]
    assert notified(evening, thread) == once


async def test_the_next_sealed_auction_notifies_everybody_once_more(
    evening: Evening, ann: User, theo: User, ingrid: User, mei: User
) -> None:
    people = (ann, theo, ingrid, mei)
    thread = await evening.begun(*people, game="high-society", options="auctions=sealed")
    first = await evening.table_calling(ann, thread)
    for who, limit in zip(people, ("9", "6", "7", "8"), strict=True):
        await evening.slash(who, thread, "play", move=f"1-25 {limit}")

    await evening.until(lambda: evening.posts(thread)[-1].id != first.id)
    await evening.table_calling(ann, thread)
    assert notified(evening, thread) == Counter({str(who.id): 2 for who in people})


async def shown(evening: Evening, thread: Channel, ply: int) -> None:
    """Wait until the newest post shows the table after so many moves."""
    ending = f"-{ply}.webp"
    await evening.until(lambda: evening.posts(thread)[-1].attachments[0].filename.endswith(ending))


# Orders


def aloud(evening: Evening, thread: Channel, who: User) -> list[str]:
    """What notified somebody in a thread: messages that mention them and are not silent."""
    return [
        message.content
        for message in evening.posts(thread)
        if who.id in message.mentions and MessageFlag.SUPPRESS_NOTIFICATIONS not in message.flags
    ]


async def test_whoever_has_left_an_order_is_not_notified_while_it_acts(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo, game="marbles", options="lots=1")
    await evening.slash(theo, thread, "play", move="up-to 9")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.hand(theo, sentence("order-coming"))
    await evening.table_calling(theo, thread)
    clock.tick(max(DELAY))
    await evening.table_saying("**Theo** bids 5.", thread)
    clock.tick(max(DELAY) + CALL_MARGIN_SECONDS)
    await evening.until(lambda: aloud(evening, thread, ann)[1:])
    assert aloud(evening, thread, theo) == []


@pytest.mark.parametrize("fails", [False, True], ids=["without an order", "its order has failed"])
async def test_whoever_still_must_act_once_orders_have_acted_is_called_aloud(
    evening: Evening, clock: Clockwork, ann: User, theo: User, fails: bool
) -> None:
    thread = await evening.begun(ann, theo, game="marbles", options="lots=1")
    if fails:
        await evening.slash(theo, thread, "play", move="lay 1+2")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.hand(theo, sentence("order-coming" if fails else "menu-your-turn"))
    await evening.table_calling(theo, thread)
    assert aloud(evening, thread, theo) == []
    clock.tick(max(DELAY) + CALL_MARGIN_SECONDS)
    await evening.until(lambda: aloud(evening, thread, theo))
    assert aloud(evening, thread, theo) == [f"<@{theo.id}>, it’s your turn."]
    await evening.slash(theo, thread, "play", move="lay 5")
    await evening.until(lambda: not aloud(evening, thread, theo) or None)
