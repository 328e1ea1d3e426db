"""Evenings on which somebody leaves the menu of their move open, and finds their next one there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox.things import Message, User
from games.chance import Chance
from tests.bot.evenings.course import Course, course_at, possible, preferring
from tests.bot.evenings.evening import Evening, bot_at, unhurried
from tests.bot.wire import standing
from tests.games.playing import stroll

SEED = 3
ANYTHING = preferring()


@pytest.fixture
async def evening() -> AsyncIterator[Evening]:
    async with standing(rates=unhurried()) as stand_in:
        yield Evening(stand_in)
        assert not stand_in.rest.refused


@asynccontextmanager
async def begun(
    evening: Evening, folder: Path, *names: str, game: str = "high-society"
) -> AsyncIterator[Course]:
    people = [evening.person(name) for name in names or ("ann", "theo", "ingrid")]
    async with course_at(evening, folder, SEED, people, game) as course:
        yield course


async def to_move(course: Course) -> User:
    return course.person((await course.position()).table.waiting[0].seat)


async def bid(course: Course) -> tuple[User, Message]:
    """Let whoever must act bid from the table's post; the menu that they have open then."""
    evening, who = course.evening, await to_move(course)
    menu = await evening.answer(who, evening.posts(course.thread)[-1], "play@")
    total = next(one for one in ids(evening, menu) if ":to-" in one)
    await evening.answer(who, menu, total)
    await course.shown()
    return who, evening.now(menu)


def newest(course: Course, who: User) -> Message:
    """The newest menu of somebody."""
    found = course.evening.menu_of(who, course.thread)
    assert found is not None
    return found


def ids(evening: Evening, menu: Message) -> list[str]:
    return evening.stand_in.people.component_ids(evening.now(menu))


async def types(course: Course, notation: str = "") -> None:
    position = await course.position()
    typed = notation or possible(position, ANYTHING, Chance(SEED))
    await course.type(position.table.waiting[0].seat, typed)


async def test_a_menu_goes_on_below_the_post_and_tells_what_has_happened(
    evening: Evening, tmp_path: Path
) -> None:
    async with begun(evening, tmp_path) as course:
        who, menu = await bid(course)
        await types(course, "8")
        assert newest(course, who) == menu
        await types(course, "12")
        position = await course.position()
        assert await to_move(course) is who
        assert menu.id not in evening.stand_in.world.messages
        asked = newest(course, who)
        assert int(asked.id) > int(evening.posts(course.thread)[-1].id)
        for told in ("Your turn", "bids 8", "bids 12"):
            assert told in evening.said(asked)
        assert f"-{position.row.ply}-preview" in asked.attachments[0].filename
        done = await evening.answer(who, asked, "ask:")  # what has a colour: it comes first
        assert done.id == asked.id
        assert (await course.position()).row.ply > position.row.ply
        await course.shown()
        await types(course, "15")
        await types(course, "20")
        assert "Your turn" in evening.said(newest(course, who))
        assert asked.id not in evening.stand_in.world.messages


async def test_a_page_stays_while_others_answer_the_same(evening: Evening, tmp_path: Path) -> None:
    async with begun(evening, tmp_path, "ann", "theo", game="last-will") as course:
        first = course.people[0]
        menu = await evening.answer(first, evening.posts(course.thread)[-1], "play@")
        before = evening.now(menu)
        position = await course.position()
        mine, theirs = position.table.waiting
        assert course.person(mine.seat) is first
        await course.type(theirs.seat, stroll(theirs.ask(position.table), Chance(SEED))[0])
        assert newest(course, first) == before


async def test_the_menu_of_a_seat_that_was_given_away_shows_no_more(
    evening: Evening, tmp_path: Path
) -> None:
    async with begun(evening, tmp_path) as course:
        who, _ = await bid(course)
        mei = evening.person("mei")
        await evening.slash(who, course.thread, "table replace", user=mei.id)
        offer = await evening.table_calling(mei, course.thread)
        await evening.press(mei, offer, "vote:1:yes")
        position = await course.position()
        shown = newest(course, who)
        await types(course, "8")
        await types(course, "12")
        assert newest(course, who) == shown
        assert position.row.seats[course.people.index(who)].user == int(mei.id)


async def test_after_a_restart_an_old_menu_answers_and_goes_on_again(
    evening: Evening, tmp_path: Path
) -> None:
    async with begun(evening, tmp_path) as course:
        who, menu = await bid(course)
    async with bot_at(evening.stand_in, tmp_path) as bot:
        course = Course(evening, bot, course.people, course.thread)
        await types(course, "8")
        await types(course, "12")
        assert newest(course, who) == menu
        fresh = await evening.answer(who, evening.posts(course.thread)[-1], "play@")
        await evening.answer(who, fresh, "ask:")
        await course.shown()
        await types(course, "15")
        await types(course, "20")
        assert "Your turn" in evening.said(newest(course, who))
        assert fresh.id not in evening.stand_in.world.messages
        assert "Someone has moved since" in (await evening.answer(who, menu, "undo:")).content
