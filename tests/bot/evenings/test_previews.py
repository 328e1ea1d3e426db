"""Evenings on which menus show what is being chosen from, and somebody lays a tile with arrows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.things import Message, User
from bot.workers.picture_worker import PaintedPicture, Subject, Wanted
from games.chance import Chance
from games.princes_of_florence.rules.objects import LayLandscape
from tests.bot.evenings.course import Course, course_at, preferring
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.scribes import Scribes
from tests.bot.wire import reply, standing

NAMES = ("ann", "theo", "ingrid")
SEED = 1
TO_A_LANDSCAPE = preferring("park", "pass", "1", "2", "3")
"""Whoever chooses the park, and gets it since nobody bids more."""


@pytest.fixture
async def course(tmp_path: Path) -> AsyncIterator[Course]:
    """A game in which somebody has just won a park and must lay it."""
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES]
        async with course_at(evening, tmp_path, SEED, people, "princes-of-florence") as opened:
            while not isinstance((await opened.position()).table.waiting[0], LayLandscape):
                await opened.play_on(TO_A_LANDSCAPE, Chance(SEED), plies=1)
            yield opened
        assert not stand_in.rest.refused


async def layer(course: Course) -> User:
    """Who must lay the park."""
    return course.person((await course.position()).table.waiting[0].seat)


async def turned(evening: Evening, menu: Message) -> Message:
    """The next page of a menu, once it is there: pictures take their time."""
    return await evening.until(lambda: now if (now := evening.now(menu)) != menu else None)


async def nudged(evening: Evening, who: User, menu: Message, way: str) -> Message:
    """Move the piece that is being laid."""
    await evening.press(who, menu, f"lay-{way}:")
    return await turned(evening, menu)


def pictures(message: Message) -> list[str]:
    """The names of a message's pictures."""
    return [file.filename for file in message.attachments]


def ids(evening: Evening, message: Message) -> list[str]:
    """The custom ids of a message's buttons that can be pressed."""
    return [
        item["custom_id"]
        for row in message.components
        for item in row["components"]
        if not item.get("disabled")
    ]


async def test_a_tile_is_moved_and_turned_with_its_picture_before_it_is_laid(
    course: Course,
) -> None:
    evening, who = course.evening, await layer(course)
    menu = await evening.slash(who, course.thread, "play")
    ply = (await course.position()).row.ply
    assert pictures(menu) == [f"princes-of-florence-1-{ply}-preview.webp"]
    assert "■" not in menu.content
    way = next(key.split(":")[0] for key in ids(evening, menu) if key.startswith("lay-"))
    moved = await nudged(evening, who, menu, way.removeprefix("lay-"))
    assert moved.content != menu.content
    assert pictures(moved) == pictures(menu)
    assert moved.attachments[0].id != menu.attachments[0].id
    lay = next(key for key in ids(evening, menu) if key.startswith("do:"))
    square = lay.rsplit("-", 1)[1].upper()
    done = await evening.answer(who, menu, "do:")
    assert square in done.content


async def test_a_place_that_is_not_legal_says_why_and_cannot_be_chosen(course: Course) -> None:
    evening, who = course.evening, await layer(course)
    menu = await evening.slash(who, course.thread, "play")
    for _ in range(6):
        if "lay-d" not in str(ids(evening, menu)):
            break
        menu = await nudged(evening, who, menu, "d")
    while "lay-l" in str(ids(evening, menu)):
        menu = await nudged(evening, who, menu, "l")
    assert "it would cover the palace" in menu.content
    assert not any(key.startswith("do:") for key in ids(evening, menu))


async def test_a_place_may_be_typed_as_it_is_pressed(course: Course) -> None:
    evening, who = course.evening, await layer(course)
    menu = await evening.slash(who, course.thread, "play")
    lay = next(key for key in ids(evening, menu) if key.startswith("do:"))
    spot = lay.rsplit(":", 1)[1]
    done = await evening.slash(who, course.thread, "play", move=spot)
    assert spot.rsplit("-", 1)[1].upper() in done.content


async def test_in_a_direct_message_a_menu_has_its_picture_too(course: Course) -> None:
    evening, who = course.evening, await layer(course)
    hand = await evening.hand(who, "Your turn.")
    way = next(key.split(":")[0] for key in ids(evening, hand) if key.startswith("lay-"))
    moved = await nudged(evening, who, hand, way.removeprefix("lay-"))
    assert len(pictures(moved)) == 1
    assert "preview" in pictures(moved)[0]
    while not any(key.startswith("do:") for key in ids(evening, moved)):
        moved = await nudged(evening, who, moved, way.removeprefix("lay-"))
    await evening.answer(who, moved, "do:")
    await course.shown()
    (picture,) = (await evening.hand(who)).attachments
    assert "Preview" not in str(picture.description)


async def test_a_card_can_be_looked_at_before_it_is_chosen(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(evening, tmp_path, SEED, people, "princes-of-florence") as course:
            who = course.person((await course.position()).table.waiting[0].seat)
            menu = await evening.slash(who, course.thread, "play")
            offered = stand_in.people.component_ids(menu)
            told = await evening.answer(who, menu, "what:")
            assert told.id == menu.id, "there is one menu"
            assert len(told.attachments) == 1
            options = told.components[0]["components"][0]["options"]
            told_apart = {(option["label"], option["description"]) for option in options}
            assert len(told_apart) == len(options), "each card is listed once, and can be known"
            other = options[-1]
            pressed = await evening.stand_in.people.pick(
                who, told, evening.component(told, "what:"), other["value"]
            )
            again = await reply(evening.stand_in, pressed)
            assert again.id == told.id
            assert other["label"] in again.content
            await evening.press(who, again, "ask:")
            back = await turned(evening, again)
            assert "Which one do you discard?" in back.content
            ids = stand_in.people.component_ids
            assert ids(back) == offered, "the way back leads to the menu it came from"


async def test_what_is_this_is_asked_from_the_first_turn_on(tmp_path: Path) -> None:
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(evening, tmp_path, SEED, people, "splendor-duel") as course:
            who = course.person((await course.position()).table.waiting[0].seat)
            menu = await evening.slash(who, course.thread, "play")
            told = await evening.answer(who, menu, "what:")
            assert len(told.components[0]["components"][0]["options"]) > 1


async def test_a_preview_is_for_its_owner_alone(course: Course) -> None:
    evening, who = course.evening, await layer(course)
    menu = await evening.slash(who, course.thread, "play")
    assert menu.only_for == who.id
    for post in evening.posts(course.thread):
        assert "preview" not in str(pictures(post))


class Slow(Scribes):
    """Scribes that can be held up when they draw menus, or at all."""

    def __init__(self, *, at_all: bool = False) -> None:
        self.at_all = at_all
        self.may_draw = asyncio.Event()
        self.may_draw.set()

    async def run(self, subject: Wanted) -> PaintedPicture:
        assert isinstance(subject, Subject)
        if self.at_all or subject.asked is not None or subject.looked_at:
            await self.may_draw.wait()
        return await super().run(subject)


async def test_a_menu_does_not_wait_long_for_its_picture(tmp_path: Path) -> None:
    slow = Slow()
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(evening, tmp_path, SEED, people, "splendor", pictures=slow) as course:
            who = course.person((await course.position()).table.waiting[0].seat)
            slow.may_draw.clear()
            menu = await evening.slash(who, course.thread, "play")
            assert not menu.attachments
            assert menu.components
            slow.may_draw.set()
            later = await turned(evening, menu)
            assert "preview" in pictures(later)[0]
            assert (later.content, later.components) == (menu.content, menu.components)


async def test_a_late_picture_does_not_cover_a_later_page(tmp_path: Path) -> None:
    slow = Slow()
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(evening, tmp_path, SEED, people, "splendor", pictures=slow) as course:
            who = course.person((await course.position()).table.waiting[0].seat)
            slow.may_draw.clear()
            menu = await evening.slash(who, course.thread, "play")
            first = await evening.slash(who, course.thread, "play")
            slow.may_draw.set()
            assert pictures(await turned(evening, first))
            assert not evening.now(menu).attachments


async def test_a_hint_beside_a_menu_leaves_the_menu_its_picture(tmp_path: Path) -> None:
    slow = Slow()
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(
            evening, tmp_path, SEED, people, "pebbles", pictures=slow, hints="all"
        ) as course:
            slow.may_draw.clear()
            menu = await evening.slash(people[0], course.thread, "play")
            assert not menu.attachments
            hint = await evening.slash(people[0], course.thread, "hint")
            assert hint.content.startswith("Best: ")
            slow.may_draw.set()
            assert pictures(await turned(evening, menu))


async def test_after_a_move_the_old_picture_does_not_wait_for_the_new_one(tmp_path: Path) -> None:
    slow = Slow(at_all=True)
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(evening, tmp_path, SEED, people, "pebbles", pictures=slow) as course:
            who = people[0]
            hand = await evening.hand(who, "Your turn.")
            assert pictures(hand)
            slow.may_draw.clear()
            await evening.press(who, hand, "ask:1:0:take 2")
            moved = await turned(evening, hand)
            assert "takes 2" in moved.content
            assert not moved.attachments
            slow.may_draw.set()
            assert len(pictures(await turned(evening, moved))) == 1
            await course.shown()
            (picture,) = evening.now(hand).attachments
            assert "5 pebbles" in str(picture.description)
        assert not stand_in.rest.refused


async def test_what_a_card_is_is_promised_before_its_picture_is_drawn(tmp_path: Path) -> None:
    slow = Slow()
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES[:2]]
        async with course_at(
            evening, tmp_path, SEED, people, "princes-of-florence", pictures=slow
        ) as course:
            who = course.person((await course.position()).table.waiting[0].seat)
            menu = await evening.slash(who, course.thread, "play")
            slow.may_draw.clear()
            # The picture comes only when Discord's three seconds are over.
            asked = await stand_in.people.click(who, menu, evening.component(menu, "what:"))
            slow.may_draw.set()
            assert not asked.failed
            assert len((await reply(stand_in, asked)).attachments) == 1
        assert not stand_in.rest.refused


async def test_anybody_may_look_closely_at_what_lies_before_one_player(course: Course) -> None:
    evening, stranger = course.evening, course.evening.person("mei")
    offered = await evening.stand_in.people.autocomplete(
        stranger, course.thread, "board", "seat", seat="th"
    )
    assert offered == [{"name": "Theo", "value": "2"}]
    for seat in ("2", "Theo"):
        (picture,) = (await evening.slash(stranger, course.thread, "board", seat=seat)).attachments
        assert str(picture.description).startswith("Theo: ")
    refusal = await evening.slash(stranger, course.thread, "board", seat="Leonardo")
    assert "There is no “Leonardo” here." in refusal.content


async def test_a_game_that_shows_no_single_players_says_so(
    evening: Evening, ann: User, theo: User
) -> None:
    thread = await evening.begun(ann, theo)
    refusal = await evening.slash(ann, thread, "board", seat="1")
    assert "/board without a seat" in refusal.content
