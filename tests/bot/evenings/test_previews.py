"""Evenings on which somebody lays a tile, and sees before it is confirmed what that would look
like.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.things import Message, User
from games.chance import Chance
from games.princes_of_florence.rules.objects import LayLandscape
from tests.bot.evenings.course import Course, Scribes, course_at, preferring
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.wire import standing

NAMES = ("ann", "theo", "ingrid")
SEED = 1
WON = "Preview: Park at "
TO_A_LANDSCAPE = preferring("park", "pass", "1", "2", "3")
"""Whoever chooses the park, and gets it since nobody bids more."""


@pytest.fixture
async def course(tmp_path: Path) -> AsyncIterator[Course]:
    """A game in which somebody has just won a park and must lay it."""
    async with standing(rates=unhurried()) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in NAMES]
        async with course_at(
            evening, tmp_path, SEED, people, "princes-of-florence", pictures=Scribes()
        ) as opened:
            while not isinstance((await opened.position()).table.waiting[0], LayLandscape):
                await opened.play_on(TO_A_LANDSCAPE, Chance(SEED), plies=1)
            yield opened
        assert not stand_in.rest.refused


async def layer(course: Course) -> User:
    """Who must lay the park."""
    return course.person((await course.position()).table.waiting[0].seat)


async def answered(evening: Evening, who: User, menu: Message) -> Message:
    """Give the first answer that is offered until there is a place to be confirmed."""
    while not (ids := evening.stand_in.people.component_ids(menu))[0].startswith("do:"):
        if ids[0].startswith("pick:"):
            await evening.pick(
                who, menu, menu.components[0]["components"][0]["options"][0]["value"]
            )
        else:
            await evening.press(who, menu, "ask:")
        menu = await turned(evening, menu)
    return menu


async def turned(evening: Evening, menu: Message) -> Message:
    """The next page of a menu, once it is there: pictures take their time."""
    return await evening.until(lambda: now if (now := evening.now(menu)) != menu else None)


def pictures(message: Message) -> list[str]:
    """The names of a message's pictures."""
    return [file.filename for file in message.attachments]


async def test_a_tile_is_seen_where_it_would_lie_before_that_is_confirmed(course: Course) -> None:
    evening, who = course.evening, await layer(course)
    menu = await evening.slash(who, course.thread, "play")
    assert not menu.attachments
    placed = await answered(evening, who, menu)
    assert pictures(placed) == [
        f"princes-of-florence-1-{(await course.position()).row.ply}-preview.png"
    ]
    assert str(placed.attachments[0].description).startswith(WON)
    await evening.press(who, placed, "ask:")
    again = await turned(evening, placed)
    assert not again.attachments
    done = await evening.confirm(who, await answered(evening, who, again))
    assert " places " in done.content
    assert not done.attachments


async def test_in_a_direct_message_the_hand_comes_back_under_the_preview(course: Course) -> None:
    evening, who = course.evening, await layer(course)
    hand = await evening.hand(who, "Your turn.")
    placed = await answered(evening, who, hand)
    (name,) = pictures(placed)
    assert name.endswith("-preview-over-hand.png")
    await evening.press(who, placed, "ask:")
    again = await turned(evening, placed)
    assert [file.description for file in again.attachments] == [
        file.description for file in hand.attachments
    ]
    await evening.confirm(who, await answered(evening, who, again))
    await course.shown()
    (name,) = pictures(await evening.hand(who))
    assert "preview" not in name


async def test_a_preview_is_for_its_owner_alone(course: Course) -> None:
    evening, who = course.evening, await layer(course)
    placed = await answered(evening, who, await evening.slash(who, course.thread, "play"))
    assert placed.only_for == who.id
    for post in evening.posts(course.thread):
        assert "preview" not in str(pictures(post))


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
