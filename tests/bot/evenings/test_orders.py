"""Evenings on which people leave orders: nobody else ever learns of them, in no way."""

import logging
import re
from pathlib import Path

import pytest

from bot.delivery.rate_limit import Pace
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from bot.sandbox.world_events import MessageCreated, MessageEdited, WorldEvent
from bot.store import DELAY
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.course import all_shown
from tests.bot.evenings.evening import Evening, bot_at, unhurried
from tests.bot.evenings.sentences import says, sentence
from tests.bot.wire import standing
from tests.rule import rule

LEAST, MOST = DELAY
STANDS = "Your secret standing order: **raise up to 9**"
COMING = sentence("order-coming", order="raise up to 9")
ID = re.compile(r"\d{15,}")


async def auction(evening: Evening, *people: User, **options: str) -> Channel:
    """One marble for these people; the thread."""
    return await evening.begun(*people, game="marbles", options="lots=1", **options)


async def about_to_be_obeyed(evening: Evening, ann: User, theo: User) -> tuple[Channel, Message]:
    """An auction in which Theo goes up to nine and Ann has bid four; the thread, and Theo's
    hand.
    """
    thread = await auction(evening, ann, theo)
    await ordered(evening, theo, "up-to", "9")
    await evening.slash(ann, thread, "play", move="lay 4")
    return thread, await evening.hand(theo, COMING)


async def ordered(evening: Evening, who: User, *keys: str) -> Message:
    """An order left from the hand; what the hand says then."""
    return await evening.confirm(who, await evening.hand(who, sentence("order-ask")), *keys)


@rule("HS-75")
async def test_an_order_left_by_direct_message_is_obeyed_after_its_delay(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await auction(evening, ann, theo)
    assert STANDS in (await ordered(evening, theo, "up-to", "9")).content
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.table_calling(theo, thread)
    await evening.hand(theo, COMING)
    clock.tick(LEAST - 1)
    assert "Theo" not in (await evening.slash(ann, thread, "record")).content
    clock.tick(MOST)
    table = await evening.table_calling(ann, thread)
    assert "**Theo** bids 5." in table.content


async def test_whoever_was_about_to_leave_an_order_when_their_turn_came_can_leave_one_after_it(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await auction(evening, ann, theo)
    hand = await evening.hand(theo, sentence("order-ask"))
    menu = await evening.answer(theo, hand, "ask-order:")
    choice = next(
        found for found in evening.stand_in.people.component_ids(menu) if found.endswith(":up-to")
    )
    await evening.answer(theo, menu, choice)
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.hand(theo, sentence("menu-your-turn"))
    await evening.slash(theo, thread, "play", move="lay 5")
    assert (await evening.hand(theo, sentence("order-ask"))).id == hand.id


async def test_an_order_survives_a_restart_while_it_waits(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock):
        thread, _ = await about_to_be_obeyed(evening, ann, theo)
        clock.tick(LEAST - 1)
    async with bot_at(stand_in, tmp_path, clock):
        assert COMING.search((await evening.slash(theo, thread, "hand")).content)
        clock.tick(MOST)
        assert "**Theo** bids 5." in (await evening.table_calling(ann, thread)).content


async def test_an_order_may_be_withdrawn_while_it_waits(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread, hand = await about_to_be_obeyed(evening, ann, theo)
    withdrawn = await evening.answer(theo, hand, "withdraw@")
    assert says(withdrawn, "order-withdrawn")
    clock.tick(MOST)
    await evening.slash(theo, thread, "play", move="pass")
    end = await evening.table_saying("the game is over", thread)
    assert "**Theo** passes." in end.content
    assert "bids 5" not in str([post.content for post in evening.posts(thread)])


async def test_an_order_may_be_changed_until_it_is_obeyed(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread, hand = await about_to_be_obeyed(evening, ann, theo)
    changed = await evening.confirm(theo, await evening.answer(theo, hand, "ask-order:"), "pass")
    assert says(changed, "order-coming", order="Pass")
    clock.tick(MOST)
    assert "**Theo** passes." in (await evening.table_saying("the game is over", thread)).content


async def test_while_it_waits_the_ordinary_menu_is_there_too(
    evening: Evening, ann: User, theo: User
) -> None:
    _, hand = await about_to_be_obeyed(evening, ann, theo)
    done = await evening.confirm(theo, hand, "lay", "1+5")
    assert "**Theo** bids 6." in done.content
    assert STANDS in done.content


async def test_what_cannot_be_obeyed_is_told_to_its_owner_alone(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    thread = await auction(evening, ann, theo)
    await ordered(evening, theo, "lay", "1+2")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.hand(theo, sentence("order-coming"))
    clock.tick(MOST)
    hand = await evening.hand(theo, sentence("order-over"))
    assert (
        "Your standing order has ended. More than 4 has to be bid. It was: **lay 3**"
        in hand.content
    )
    assert says(hand, "menu-your-turn")
    mine = evening.stand_in.world.conversation(theo)
    assert mine is not None
    for message in evening.stand_in.world.messages.values():
        assert (
            message.only_for == theo.id
            or message.channel == mine.id
            or "lay 3" not in message.content
        )


async def test_with_closed_direct_messages_orders_are_left_and_lost_at_the_table(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    evening.stand_in.faults.close_direct_messages(theo)
    thread = await auction(evening, ann, theo)
    panel = await evening.answer(theo, await evening.table_calling(ann, thread), "hand@")
    left = await evening.confirm(theo, panel, "lay", "1+2")
    assert left.only_for == theo.id
    assert "Your secret standing order: **lay 3**" in left.content
    await evening.slash(ann, thread, "play", move="lay 4")
    table = await evening.table_calling(theo, thread)
    clock.tick(MOST)
    while says(panel := await evening.answer(theo, table, "play@"), "order-coming"):
        pass  # until the order’s time, which has come, has taken effect
    assert (
        "Your standing order has ended. More than 4 has to be bid. It was: **lay 3**"
        in panel.content
    )
    assert says(await evening.slash(theo, thread, "play", move="pass"), "order-over"), (
        "until they have acted"
    )
    evening.forgive(403)


async def test_an_order_is_typed_with_suggestions(evening: Evening, ann: User, theo: User) -> None:
    thread = await auction(evening, ann, theo)
    offered = await evening.stand_in.people.autocomplete(
        theo, thread, "play", "move", move="lay 4+5"
    )
    assert offered[0] == {"name": "Lay coins › 4, 5 · 9 in all.", "value": "lay 4+5"}
    left = await evening.slash(theo, thread, "play", move="up-to 9")
    assert left.only_for == theo.id
    assert STANDS in left.content


async def test_ones_orders_at_all_tables_are_listed_and_withdrawn(
    evening: Evening, ann: User, theo: User
) -> None:
    for _ in range(2):
        thread = await auction(evening, ann, theo)
        await evening.slash(theo, thread, "play", move="up-to 9")
    listed = await evening.slash(theo, evening.games, "orders")
    assert listed.only_for == theo.id
    assert listed.content.count("**raise up to 9**") == 2
    chosen = await evening.stand_in.people.pick(theo, listed, "orders:withdraw", "1")
    assert not chosen.failed
    left = evening.now(listed)
    assert left.content.count("**raise up to 9**") == 1
    assert says(await evening.slash(ann, evening.games, "orders"), "orders-none")


async def test_a_hand_offers_an_order_as_soon_as_one_may_be_left(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await evening.begun(ann, theo, ingrid, game="marbles")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.slash(theo, thread, "play", move="pass")
    passed = await evening.hand(theo, "**Theo** passes.")
    assert not says(passed, "order-ask")
    await evening.slash(ingrid, thread, "play", move="pass")
    hand = await evening.hand(theo, sentence("order-ask"))
    assert evening.component(hand, "ask-order:1:3:")
    assert not [one for one in ids_of(evening, hand) if one.startswith("ask-order:1:3:lay")]
    page = await evening.answer(theo, hand, "ask-order:1:3:")
    assert says(page, "order-ask")
    assert len(ids_of(evening, page)) > 1


def ids_of(evening: Evening, message: Message) -> list[str]:
    return [*evening.stand_in.people.component_ids(message)]


async def test_no_order_is_offered_while_only_a_computer_player_is_to_move(
    evening: Evening, ann: User
) -> None:
    await evening.slash(
        ann, evening.games, "table new", game="marbles", seats=2, computers=1, options="lots=1"
    )
    thread = await evening.until(evening.thread)
    done = await evening.slash(ann, thread, "play", move="lay 1")
    assert not says(done, "order-ask")
    assert not [one for one in ids_of(evening, done) if one.startswith("ask-order")]


async def test_an_order_that_comes_too_late_says_that_it_was_not_left(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await auction(evening, ann, theo, ingrid)
    old = await evening.slash(ingrid, thread, "play")
    await evening.slash(ann, thread, "play", move="pass")
    await evening.slash(theo, thread, "play", move="lay 4")
    await evening.slash(ingrid, thread, "play", move="pass")
    late = await evening.answer(ingrid, old, "ask-order:1:0:pass")
    assert says(late, "order-late")


async def test_an_older_menu_still_leaves_an_order_but_not_once_none_is_asked_for(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    thread = await auction(evening, ann, theo, ingrid)
    old = await evening.slash(ingrid, thread, "play")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.slash(theo, thread, "play", move="pass")
    left = await evening.answer(ingrid, old, "ask-order:1:0:pass")
    assert says(left, "order-coming", order="Pass")
    await evening.slash(ingrid, thread, "play", move="pass")
    await evening.table_saying("the game is over", thread)
    again = await evening.answer(
        theo, await evening.slash(theo, thread, "hand", table="1"), "text@"
    )
    assert "Marble 1" in again.content


async def test_a_table_at_which_orders_are_obeyed_at_once_says_what_that_may_reveal(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await auction(evening, ann, theo, delay="0-0")
    notice = next(post for post in evening.posts(evening.games) if "Marbles" in post.content)
    assert "Standing orders act at once: the timing may give them away." in notice.content
    await evening.slash(theo, thread, "play", move="up-to 9")
    await evening.slash(ann, thread, "play", move="lay 4")
    await evening.table_saying("**Theo** bids 5.", thread)


async def test_a_notice_names_one_short_delay_once(evening: Evening, ann: User) -> None:
    for delay, told in (("5", "5 seconds"), ("1", "one second"), ("0-1", "0 to 1 seconds")):
        notice = await evening.slash(
            ann, evening.games, "table new", game="marbles", delay=delay, language="en"
        )
        assert f"Standing orders act after {told}: the timing" in notice.content


async def test_a_range_that_cannot_be_is_refused(evening: Evening, ann: User) -> None:
    for delay in ("soon", "180-30", "0-99999"):
        refusal = await evening.slash(ann, evening.games, "table new", game="marbles", delay=delay)
        assert "Choose a delay from 0 to 3,600 seconds" in refusal.content
    refusal = await evening.slash(ann, evening.games, "table new", game="pebbles", delay="0-0")
    assert says(refusal, "table-no-orders")


# Secrecy


def told(message: Message) -> tuple[object, ...]:
    """All that a message tells to whoever sees it, but for numbers that Discord gives out."""
    files = [(file.filename, file.description, file.size) for file in message.attachments]
    parts = (
        message.content,
        message.components,
        files,
        len(message.mentions),
        message.flags,
        message.kind,
    )
    return tuple(ID.sub("#", str(part)) for part in parts)


async def seen_and_logged(
    folder: Path, caplog: pytest.LogCaptureFixture, *, by_order: bool
) -> tuple[dict[str, list[tuple[object, ...]]], list[str]]:
    """What everybody and what Ann was told, message by message, of the same game; and what the bot
    logged.
    """
    clock = Clockwork()
    seen: dict[str, list[tuple[object, ...]]] = {"everybody": [], "ann": []}
    caplog.clear()
    async with standing(rates=unhurried()) as stand_in, bot_at(stand_in, folder, clock) as bot:
        evening = Evening(stand_in)
        ann, theo = evening.person("ann"), evening.person("theo")

        def see(note: WorldEvent) -> None:
            match note:
                case MessageCreated(message) | MessageEdited(message):
                    recipient = (
                        stand_in.world.channels[message.channel].recipient or message.only_for
                    )
                    if recipient in {None, ann.id}:
                        seen["ann" if recipient else "everybody"].append(told(message))

        thread = await auction(evening, ann, theo)
        await evening.hand(ann, sentence("menu-your-turn"))
        hand = await evening.hand(
            theo
        )  # the last to be shown of how the game began, of which some posts may be spared
        stop = stand_in.world.watch(see)
        if by_order:
            await evening.confirm(theo, hand, "up-to", "5")
            await evening.slash(theo, thread, "orders")
        await evening.slash(ann, thread, "play", move="lay 4")
        await evening.table_calling(theo, thread)
        await evening.hand(theo, sentence("menu-your-turn"))
        await all_shown(bot)
        clock.tick(MOST)
        if not by_order:
            await evening.slash(theo, thread, "play", move="lay 5")
        table = await evening.table_calling(ann, thread)
        assert "**Theo** bids 5." in table.content
        await evening.hand(ann, sentence("menu-your-turn"))
        await all_shown(bot)
        await evening.slash(ann, thread, "play", move="lay 2")
        await evening.table_calling(theo, thread)
        await evening.hand(theo, sentence("menu-your-turn"))
        await all_shown(bot)
        clock.tick(MOST)
        if not by_order:
            await evening.slash(theo, thread, "play", move="pass")
        await evening.table_saying("the game is over", thread)
        for person in (ann, theo):
            await evening.hand(person, "the game is over")
        await all_shown(bot)
        for line in ("record", "board", "hand", "table list"):
            await evening.slash(ann, thread, line)
        stop()
    return seen, [
        ID.sub("#", record.getMessage())
        for record in caplog.records
        if record.name.startswith("bot.")
    ]


async def test_nobody_can_tell_a_move_by_order_from_one_by_hand(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "calm", True)  # how much time there is depends on the machine alone
    with caplog.at_level(logging.INFO):
        by_hand, logged_by_hand = await seen_and_logged(tmp_path / "hand", caplog, by_order=False)
        by_order, logged_by_order = await seen_and_logged(tmp_path / "order", caplog, by_order=True)
    assert by_order["everybody"] == by_hand["everybody"]
    assert by_order["ann"] == by_hand["ann"]
    assert logged_by_order == logged_by_hand
