"""Evenings on which somebody has the menu of their move open, and is asked again below the table's
newest post, whatever they press meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox.things import Message, User
from bot.workers.picture_worker import PaintedPicture, Subject, Wanted
from games.chance import Chance
from tests.bot.evenings.course import Course, course_at, possible, preferring
from tests.bot.evenings.evening import Evening, bot_at, unhurried
from tests.bot.scribes import HeldScribes, Scribes
from tests.bot.wire import standing
from tests.games.playing import stroll

SEED = 3
ANYTHING = preferring()
MOVED = "You’ve moved since"
SLOWLY = 0.5
"""Seconds; if others need longer to move, an answer is there before the next post."""


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    async with standing(rates=unhurried()) as stand_in:
        yield Evening(stand_in)
        assert not stand_in.rest.refused


class Held(HeldScribes):
    """Scribes that can be told to hold the pictures of menus, and say that they do."""

    def __init__(self) -> None:
        super().__init__()
        self.holding = asyncio.Event()

    async def run(self, subject: Wanted) -> PaintedPicture:
        assert isinstance(subject, Subject)
        if subject.asked is None or self.may_draw.is_set():
            return await Scribes().run(subject)
        self.holding.set()
        return await super().run(subject)


@asynccontextmanager
async def begun(
    evening: Evening,
    folder: Path,
    *names: str,
    game: str = "high-society",
    held: Held | None = None,
) -> AsyncIterator[Course]:
    people = [evening.person(name) for name in names or ("ann", "theo", "ingrid")]
    async with course_at(evening, folder, SEED, people, game, pictures=held) as course:
        yield course


async def to_move(course: Course) -> User:
    return course.person((await course.position()).table.waiting[0].seat)


async def opened(course: Course, who: User) -> Message:
    """The menu that Play opens."""
    evening = course.evening
    return await evening.answer(who, evening.posts(course.thread)[-1], "play@")


async def bid(course: Course) -> tuple[User, Message]:
    """Let whoever must act bid from the table's post; the menu that they have open then."""
    who = await to_move(course)
    menu = await opened(course, who)
    await raised(course, who, menu)
    await course.shown()
    return who, course.evening.now(menu)


async def raised(course: Course, who: User, menu: Message) -> Message:
    """Press the lowest total in a menu; the answer."""
    total = next(one for one in ids(course.evening, menu) if ":to-" in one)
    return await course.evening.answer(who, menu, total)


def menus(course: Course, who: User) -> list[Message]:
    """All that somebody alone sees, oldest first."""
    found = course.evening.stand_in.world.messages_in(course.thread)
    return [one for one in found if one.only_for == who.id]


def ids(evening: Evening, menu: Message) -> list[str]:
    return evening.stand_in.people.component_ids(evening.now(menu))


async def types(course: Course, notation: str = "") -> None:
    """Let whoever must act type a move; everybody sees it then."""
    position = await course.position()
    typed = notation or possible(position, ANYTHING, Chance(SEED))
    await course.type(position.table.waiting[0].seat, typed)


async def posted(course: Course, notation: str) -> None:
    """Let whoever must act type a move, while menus cannot be drawn: the post is there then."""
    evening, position = course.evening, await course.position()
    who = course.person(position.table.waiting[0].seat)
    await evening.slash(who, course.thread, "play", move=notation)
    following = course.person((await course.position()).table.waiting[0].seat)
    await evening.table_calling(following, course.thread)


@asynccontextmanager
async def drawn_late(
    evening: Evening, folder: Path
) -> AsyncIterator[tuple[Course, User, Message, Held]]:
    """Somebody's turn has come again, and the next menu that they are to be sent is being drawn;
    beside them, the menu that they have.
    """
    held = Held()
    async with begun(evening, folder, held=held) as course:
        who, menu = await bid(course)
        await types(course, "8")
        held.may_draw.clear()
        await posted(course, "12")
        await held.holding.wait()
        yield course, who, menu, held


async def test_the_next_menu_comes_below_the_post_and_none_is_taken_away(
    evening: Evening, tmp_path: Path
) -> None:
    async with begun(evening, tmp_path) as course:
        who, menu = await bid(course)
        await types(course, "8")
        assert menus(course, who) == [menu], "it is not their turn"
        await types(course, "12")
        position = await course.position()
        assert await to_move(course) is who
        before, asked = menus(course, who)
        post = evening.posts(course.thread)[-1]
        assert before == menu
        assert int(asked.id) > int(post.id)
        assert "Your turn" in evening.said(asked)
        assert "bids 12" in post.content, "what has happened stands above"
        assert "bids 12" not in asked.content
        assert f"-{position.row.ply}-preview" in asked.attachments[0].filename
        assert evening.stand_in.people.component_ids(asked) == ids(
            evening, await opened(course, who)
        ), "it is the menu that Play opens"
        done = await raised(course, who, asked)
        assert done.id == asked.id
        assert (await course.position()).row.ply > position.row.ply
        await course.shown()
        await types(course, "21")
        await types(course, "25")
        assert "Your turn" in evening.said(menus(course, who)[-1]), "it goes on from there"


async def test_of_two_menus_of_a_turn_one_moves_and_the_other_says_that_it_is_old(
    evening: Evening, tmp_path: Path
) -> None:
    async with begun(evening, tmp_path) as course:
        who, _ = await bid(course)
        await types(course, "8")
        await types(course, "12")
        asked, pressed = menus(course, who)[-1], await opened(course, who)
        ply = (await course.position()).row.ply
        await raised(course, who, pressed)
        old = await raised(course, who, asked)
        assert (await course.position()).row.ply == ply + 1
        assert MOVED in old.content
        await course.shown()
        await types(course, "21")
        await types(course, "25")
        assert ids(evening, menus(course, who)[-1]), "they are asked once more"
        assert len(menus(course, who)) == 4


async def test_whoever_presses_play_while_the_next_menu_is_drawn_gets_one(
    evening: Evening, tmp_path: Path
) -> None:
    async with drawn_late(evening, tmp_path) as (course, who, menu, held):
        pressed = await opened(course, who)
        held.may_draw.set()
        await course.shown()
        assert [one.id for one in menus(course, who)] == [menu.id, pressed.id]
        ply = (await course.position()).row.ply
        await raised(course, who, pressed)
        assert (await course.position()).row.ply == ply + 1


async def test_whoever_presses_in_the_old_menu_while_the_next_is_drawn_is_asked_there(
    evening: Evening, tmp_path: Path
) -> None:
    async with drawn_late(evening, tmp_path) as (course, who, menu, held):
        answer = await evening.answer(who, menu, "ask-order:")
        assert "No move was left for later" in answer.content
        assert "Your turn" in answer.content
        held.may_draw.set()
        await course.shown()
        assert [one.id for one in menus(course, who)] == [menu.id]
        ply = (await course.position()).row.ply
        await raised(course, who, menu)
        assert (await course.position()).row.ply == ply + 1


async def test_a_menu_that_comes_when_the_table_has_moved_on_does_nothing_wrong(
    evening: Evening, tmp_path: Path
) -> None:
    async with drawn_late(evening, tmp_path) as (course, who, _, held):
        await evening.slash(who, course.thread, "play", move="20")
        held.may_draw.set()
        await course.shown()
        position = await course.position()
        assert await to_move(course) is not who
        for one in menus(course, who):
            asks = [found for found in ids(evening, one) if found.startswith(("ask:", "pick:"))]
            for custom_id in asks[:1]:
                assert MOVED in (await evening.answer(who, one, custom_id)).content
        assert (await course.position()).row.ply == position.row.ply
        await types(course, "21")
        await types(course, "25")
        assert await to_move(course) is who


async def test_an_answer_that_the_table_overtakes_is_followed_by_the_next_menu(
    evening: Evening, tmp_path: Path
) -> None:
    async with begun(evening, tmp_path) as course:
        who = await to_move(course)
        menu = await opened(course, who)
        evening.stand_in.faults.force_429("^/interactions/", retry_after=SLOWLY)
        evening.forgive(429)
        answered = asyncio.create_task(raised(course, who, menu))
        await evening.table_calling(course.people[0], course.thread)
        await types(course, "8")
        await types(course, "12")
        await answered
        following = await evening.until(lambda: menus(course, who)[1:])  # the old one stays
        assert "Your turn" in evening.said(following[-1])


async def test_a_page_stays_alone_while_others_answer_the_same(
    evening: Evening, tmp_path: Path
) -> None:
    async with begun(evening, tmp_path, "ann", "theo", game="last-will") as course:
        first = course.people[0]
        menu = await opened(course, first)
        before = evening.now(menu)
        position = await course.position()
        mine, theirs = position.table.waiting
        assert course.person(mine.seat) is first
        await course.type(theirs.seat, stroll(theirs.ask(position.table), Chance(SEED))[0])
        assert menus(course, first) == [before]


async def test_whoever_types_their_moves_is_sent_no_menus(evening: Evening, tmp_path: Path) -> None:
    async with begun(evening, tmp_path) as course:
        who, _ = await bid(course)
        await types(course, "8")
        await types(course, "12")
        assert await to_move(course) is who
        await types(course, "20")
        shown = menus(course, who)
        await types(course, "21")
        await types(course, "25")
        assert await to_move(course) is who
        assert menus(course, who) == shown


async def test_whoever_has_given_up_their_seat_is_asked_no_more(
    evening: Evening, tmp_path: Path
) -> None:
    async with begun(evening, tmp_path) as course:
        who, _ = await bid(course)
        mei = evening.person("mei")
        await evening.slash(who, course.thread, "table replace", user=mei.id)
        offer = await evening.table_calling(mei, course.thread)
        await evening.press(mei, offer, "vote:1:yes")
        position = await course.position()
        shown = menus(course, who)
        await types(course, "8")
        await types(course, "12")
        assert menus(course, who) == shown
        assert position.row.seats[course.people.index(who)].user == int(mei.id)


async def test_after_a_restart_play_opens_a_menu_that_goes_on(
    evening: Evening, tmp_path: Path
) -> None:
    async with begun(evening, tmp_path) as course:
        who, menu = await bid(course)
    async with bot_at(evening.stand_in, tmp_path) as bot:
        course = Course(evening, bot, course.people, course.thread)
        await types(course, "8")
        await types(course, "12")
        assert menus(course, who) == [menu]
        fresh = await opened(course, who)
        await raised(course, who, fresh)
        await course.shown()
        await types(course, "21")
        await types(course, "25")
        assert "Your turn" in evening.said(menus(course, who)[-1])
        assert MOVED in (await evening.answer(who, menu, "undo:")).content
