"""Evenings on which requests are counted: Discord allows fifty a second for all tables."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.delivery.rate_limit import CALM_REQUESTS, Pace
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from games.chance import Chance
from tests.bench.players import Seen
from tests.bot.evenings.course import course_at, possible
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.evenings.sentences import says, sentence
from tests.bot.wire import standing
from tests.games.playing import stroll

MOST_A_MOVE = 2.0
FEW_MOVES = 12
"""Three times round a table of four."""
POST = "thread POST channels/messages with picture"
"""A new post by a request of the bot's own."""
FOUR = ("ann", "theo", "ingrid", "mei")


@pytest.mark.parametrize(
    ("game", "number", "options", "moves", "apart"),
    [
        ("splendor", 4, "", 16, False),
        ("splendor-duel", 2, "", 16, False),
        ("last-will", 4, "", 20, True),
        ("last-will", 4, "orders=off", 20, False),
        ("high-society", 4, "", 16, True),
        ("high-society", 4, "standing-bids=off", 16, False),
        ("princes-of-florence", 4, "", 20, True),
        ("princes-of-florence", 4, "standing-bids=off", 20, False),
    ],
)
async def test_a_move_takes_at_most_two_requests_that_count(
    game: str,
    number: int,
    options: str,
    moves: int,
    apart: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A post comes *apart* from the answer to a move only if an order may have made that."""
    monkeypatch.setattr(Pace, "calm", True)  # how much time there is depends on the machine alone
    async with standing(rates=unhurried()) as stand_in:
        evening, seen = Evening(stand_in), Seen(stand_in)
        people = [evening.person(name) for name in FOUR[:number]]
        async with course_at(evening, tmp_path, 5, people, game, options=options) as course:
            for who in people:
                await evening.hand(who)
            stop = stand_in.world.watch(seen.hear)
            position = await course.play_on(
                lambda question, chance: stroll(question, chance)[0], Chance(1), moves
            )
            stop()
            assert seen.asked() <= MOST_A_MOVE * moves, seen.requests
            assert (POST in seen.requests) is apart, seen.requests
            newest = evening.posts(course.thread)[-1]
            assert newest.attachments[0].filename.endswith(f"-{position.row.ply}.webp")
            acting = {people[decision.seat].id for decision in position.table.waiting}
            assert set(newest.mentions) == acting


async def test_under_load_it_takes_one_and_the_other_hands_catch_up_later(
    stand_in: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, seen, chance = Evening(stand_in), Seen(stand_in), Chance(1)
    people = [evening.person(name) for name in FOUR]
    async with course_at(evening, tmp_path, 5, people, "splendor") as course:
        for who in people:
            await evening.hand(who)
        monkeypatch.setattr(Pace, "calm", False)
        stop = stand_in.world.watch(seen.hear)
        mover = people[0]
        for ply in range(1, FEW_MOVES + 1):
            position = await course.position()
            mover = people[position.table.waiting[0].seat]
            move = possible(position, lambda question, luck: stroll(question, luck)[0], chance)
            await evening.slash(mover, course.thread, "play", move=move)
            following = people[(await course.position()).table.waiting[0].seat]
            await shown_to(evening, following, ply)
        stop()
        assert seen.asked() <= FEW_MOVES + 1, seen.requests
        monkeypatch.setattr(Pace, "calm", True)
        await shown_to(evening, mover, FEW_MOVES)


async def shown_to(evening: Evening, who: User, ply: int) -> None:
    """Wait until somebody's hand shows a ply."""
    channel = evening.stand_in.world.conversation(who)
    assert channel is not None

    def shows() -> bool:
        newest = evening.stand_in.world.messages_in(channel)[-1]
        return newest.attachments[0].filename.endswith(f"-{ply}.webp")

    await evening.until(lambda: shows() or None)


async def test_moves_by_direct_message_take_at_most_two_requests_that_count(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    people, seen = (ann, theo, ingrid), Seen(evening.stand_in)
    thread = await evening.begun(*people)
    for who in people:
        await evening.hand(who)
    await evening.hand(ann, sentence("menu-your-turn"))
    stop = evening.stand_in.world.watch(seen.hear)
    for n in range(2 * len(people)):
        who, following = people[n % len(people)], people[(n + 1) % len(people)]
        await evening.confirm(who, await evening.hand(who, sentence("menu-your-turn")), "take", "1")
        await evening.table_calling(following, thread)
        await evening.hand(following, sentence("menu-your-turn"))
    stop()
    assert seen.asked() <= MOST_A_MOVE * 2 * len(people), seen.requests


def buttons(evening: Evening, message: Message) -> list[str]:
    return list(evening.stand_in.people.component_ids(evening.now(message)))


async def two_posts(evening: Evening, ann: User, theo: User) -> tuple[Channel, Message]:
    """A table at which Ann has moved by direct message; its thread, and its first post."""
    thread = await evening.begun(ann, theo)
    first = await evening.table_calling(ann, thread)
    await evening.confirm(ann, await evening.hand(ann, sentence("menu-your-turn")), "take", "1")
    await evening.table_calling(theo, thread)
    await evening.hand(theo, sentence("menu-your-turn"))  # after the post was recorded
    return thread, first


async def test_an_old_button_says_that_the_table_has_moved_on_and_opens_a_fresh_menu(
    evening: Evening, ann: User, theo: User
) -> None:
    thread, first = await two_posts(evening, ann, theo)
    assert buttons(evening, first), "nobody has pressed one yet"
    menu = await evening.answer(theo, first, "play@")
    assert says(menu, "table-moved-on")
    assert says(menu, "menu-your-turn")
    await evening.until(lambda: not buttons(evening, first) or None)
    assert buttons(evening, evening.posts(thread)[-1]), "the newest post keeps its own"


async def test_where_it_costs_nothing_older_posts_lose_their_buttons_at_once(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.slash(ann, thread, "play", move="take 1")
    anns = await evening.table_calling(theo, thread)
    await evening.slash(theo, thread, "play", move="take 1")
    await evening.table_calling(ann, thread)
    await evening.until(lambda: not buttons(evening, anns) or None)


async def test_a_follow_up_that_was_sent_though_discord_said_that_it_failed_is_not_sent_again(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.faults.hang_up(r"^/webhooks/\d+/…$")
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)
    await evening.hand(theo, sentence("menu-your-turn"))
    assert len(evening.posts(thread)) == 2


async def test_what_discord_does_not_take_as_a_follow_up_is_posted_by_the_bot_itself(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    await evening.table_calling(ann, thread)
    evening.stand_in.faults.fail(r"^/webhooks/\d+/…$", 401, code=50027)
    await evening.slash(ann, thread, "play", move="take 1")
    await evening.table_calling(theo, thread)
    assert len(evening.posts(thread)) == 2


AN_HOUR = 3600.0


@pytest.mark.usefixtures("paced")
def test_the_pace_is_calm_until_many_requests_were_sent_within_a_second() -> None:
    pace, states = Pace(), list[bool]()
    for sent in (None, time.monotonic() + AN_HOUR, time.monotonic() - 2):
        pace._sent.extend([] if sent is None else [sent] * CALM_REQUESTS)
        states.append(pace.calm)
    assert states == [True, False, True]
