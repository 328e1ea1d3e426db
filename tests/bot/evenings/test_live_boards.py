"""Evenings at tables with one live board: it is edited in place, and a short call stands beside
it while somebody must act.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from tests.bench.players import Seen
from tests.bot.evenings.evening import Evening, bot_at

MOST_A_MOVE = 3.0
"""The board, and the hands of the two whose turn it was and is. A call does not count."""
ROUNDS = 4


async def begun(evening: Evening, *people: User, **options: str) -> Channel:
    """A game with a live board; its thread, once the first is called by the board itself."""
    thread = await evening.begun(*people, live_board="on", **options)
    await evening.table_calling(people[0], thread)
    return thread


async def called(evening: Evening, who: User, thread: Channel) -> Message:
    """The call of somebody beside the board, once there is nothing else in the thread."""

    def stands() -> Message | None:
        found = evening.posts(thread)
        calls = len(found) == 2 and found[1].content.endswith(f"<@{who.id}>, it’s your turn.")
        return found[1] if calls and found[1].mentions == (who.id,) else None

    return await evening.until(stands)


async def test_the_board_is_edited_and_whoever_must_act_is_called_beside_it(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await begun(evening, ann, theo)
    (board,) = evening.posts(thread)
    first = board.attachments[0].filename
    await evening.slash(ann, thread, "play", move="take 1")
    call = await called(evening, theo, thread)
    assert call.content == (f"**Ann** takes 1 from the heap.\n<@{theo.id}>, it’s your turn."), (
        "an edited board notifies nobody of what has happened"
    )
    assert evening.posts(thread)[0].id == board.id
    assert "takes 1" in evening.now(board).content
    assert evening.now(board).attachments[0].filename != first
    menu = await evening.answer(theo, call, "play@")
    await evening.confirm(theo, menu, "take", "1")
    await called(evening, ann, thread)
    assert call.id not in evening.stand_in.world.messages, "it was answered"
    assert "The game is on" in evening.posts(evening.games)[0].content


async def test_at_the_end_one_board_is_left_that_tells_everybody_the_result(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await begun(evening, ann, theo, options="heap=3")
    (board,) = evening.posts(thread)
    await evening.slash(ann, thread, "play", move="take 1")
    await called(evening, theo, thread)
    await evening.slash(theo, thread, "play", move="take 2")
    over = await evening.table_saying("Thanks for playing", thread)
    await evening.until(lambda: [post.id for post in evening.posts(thread)] == [over.id] or None)
    assert {*over.mentions} == {ann.id, theo.id}
    assert board.id not in evening.stand_in.world.messages
    shown = await evening.answer(ann, over, "replay")
    assert shown.attachments, "every position can still be looked at"


async def test_a_move_with_a_living_board_takes_one_request_more_than_one_with_posts(
    evening: Evening, ann: User, theo: User
) -> None:
    thread, seen = await begun(evening, ann, theo, options="heap=20"), Seen(evening.stand_in)
    await evening.hand(ann, "Your turn.")
    await evening.slash(ann, thread, "play", move="take 1")
    await called(evening, theo, thread)
    await evening.hand(theo, "Your turn.")
    stop = evening.stand_in.world.watch(seen.hear)
    for _ in range(ROUNDS):
        for who, following in ((theo, ann), (ann, theo)):
            await evening.slash(who, thread, "play", move="take 1")
            await called(evening, following, thread)
            await evening.hand(following, "Your turn.")
    stop()
    assert seen.asked() <= MOST_A_MOVE * 2 * ROUNDS, seen.requests


async def test_a_board_that_was_deleted_comes_again(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await begun(evening, ann, theo)
    (board,) = evening.posts(thread)
    evening.stand_in.world.delete_message(board)
    evening.forgive(404)
    await evening.slash(ann, thread, "play", move="take 1")
    again = await evening.table_calling(theo, thread)
    assert evening.posts(thread) == [again]
    assert again.attachments, "the new board notifies, so nothing else has to"


async def test_the_wizard_offers_a_living_board(evening: Evening, ann: User, theo: User) -> None:
    wizard = await evening.slash(ann, evening.games, "table new")
    wizard = await evening.choose(ann, wizard, "wizard:game", "pebbles")
    opened = await evening.press(ann, wizard, "wizard:table")
    await evening.stand_in.people.submit(opened, boxes=["live_board"])
    await evening.until(lambda: "The board is one post" in evening.now(wizard).content)
    await evening.answer(ann, evening.now(wizard), "wizard:open")
    await evening.table_saying("The board is one post", evening.games)


@pytest.mark.parametrize(
    "cut",
    [
        r"^/webhooks/\d+/…$",
        r"^/webhooks/\d+/…/messages/\d+$",
        r"^/channels/\d+/messages$",
        r"^/channels/\d+/messages/\d+$",
    ],
    ids=["a follow-up", "a change by an interaction", "a message", "a change"],
)
async def test_whatever_answer_is_lost_there_is_one_board_and_one_call(
    stand_in: StandIn, tmp_path: Path, cut: str
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path):
        thread = await begun(evening, ann, theo, options="heap=20")
        await evening.slash(ann, thread, "play", move="take 1")
        await called(evening, theo, thread)
        stand_in.faults.hang_up(cut)
        await evening.slash(theo, thread, "play", move="take 1")
        await evening.hand(theo, "takes 1")
    async with bot_at(stand_in, tmp_path):
        await called(evening, ann, thread)
        (board, _) = evening.posts(thread)
        await evening.until(
            lambda: evening.now(board).attachments[0].filename.endswith("-2.webp") or None
        )
        await evening.slash(ann, thread, "play", move="take 1")
        await called(evening, theo, thread)
