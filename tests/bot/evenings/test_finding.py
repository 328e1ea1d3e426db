"""Evenings on which people look for players."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox import access
from bot.sandbox.server import StandIn
from bot.sandbox.things import Message, User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at, marked
from tests.bot.evenings.sentences import says

LIVE = {"game": "pebbles", "people": "2-2", "pace": "live"}


def calls(evening: Evening, *called: User) -> list[Message]:
    """What notifies exactly these people in the channel, with the button to say that one is
    there.
    """
    return [
        post
        for post in evening.posts(evening.games)
        if set(post.mentions) == {one.id for one in called}
        and any(one.startswith("ready@") for one in evening.stand_in.people.component_ids(post))
    ]


async def call(evening: Evening, *called: User) -> Message:
    return await evening.until(lambda: next(iter(calls(evening, *called)), None))


async def test_two_who_fit_are_called_once_and_the_game_begins_when_both_are_there(
    evening: Evening, ann: User, theo: User
) -> None:
    first = await evening.slash(ann, evening.games, "find", **LIVE)
    assert says(first, "find-looking")
    lobby = evening.stand_in.world.channel_named("lobby")
    second = await evening.slash(theo, lobby, "find", **LIVE)
    assert says(second, "find-opened", place=f"<#{lobby.id}>")
    there = await evening.until(
        lambda: next(
            (post for post in evening.posts(lobby) if set(post.mentions) == {ann.id, theo.id}),
            None,
        )
    )
    await evening.answer(ann, there, "ready@1")
    notice = next(post for post in evening.posts(lobby) if "pebbles" in post.content.lower())
    await evening.until(lambda: evening.now(notice).content.endswith(": **Theo**.") or None)
    assert not evening.stand_in.world.threads_of(lobby)
    await evening.press(theo, there, "ready@1")
    await evening.until(lambda: evening.stand_in.world.threads_of(lobby) or None)
    await evening.until(lambda: there.id not in evening.stand_in.world.messages or None)
    again = await evening.slash(ann, evening.games, "find")
    assert says(again, "find-title")


async def test_whoever_looks_is_told_where_they_look_that_there_is_a_table(
    evening: Evening, ann: User, theo: User
) -> None:
    first = await evening.slash(ann, evening.games, "find", **LIVE)
    assert says(first, "find-where-last"), "it may be opened elsewhere"
    lobby = evening.stand_in.world.channel_named("lobby")
    await evening.slash(theo, lobby, "find", **LIVE)
    found = await evening.until(
        lambda: evening.now(first) if says(evening.now(first), "find-opened") else None
    )
    assert says(found, "find-opened", place=f"<#{lobby.id}>")
    assert not found.components


@pytest.mark.parametrize("away", [0, 1])
async def test_whoever_has_put_away_where_they_look_keeps_it_from_nobody_else(
    evening: Evening, ann: User, theo: User, ingrid: User, away: int
) -> None:
    evening.forgive(404)
    three = LIVE | {"people": "3-3"}
    looking = [
        (who, await evening.slash(who, evening.games, "find", **three)) for who in (ann, theo)
    ]
    evening.stand_in.faults.delete_message(looking.pop(away)[1])
    ((_, there),) = looking
    await evening.slash(ingrid, evening.games, "find", **three)
    await evening.until(lambda: says(evening.now(there), "find-opened") or None)


async def test_a_message_that_says_one_looks_tells_after_a_restart_that_there_is_a_table(
    stand_in: StandIn, tmp_path: Path
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path):
        first = await evening.slash(ann, evening.games, "find", **LIVE)
    async with bot_at(stand_in, tmp_path):
        await evening.slash(theo, evening.games, "find", **LIVE)
        assert says(await evening.answer(ann, first, "find:stop"), "find-opened")


async def test_choices_stay_in_the_message_until_one_looks(
    evening: Evening, ann: User, theo: User
) -> None:
    shown = await evening.slash(ann, evening.games, "find")
    shown = await evening.choose(ann, shown, "find:games", "pebbles", "marbles")
    shown = await evening.choose(ann, shown, "find:people", "2-3")
    shown = await evening.choose(ann, shown, "find:pace", "daily")
    shown = await evening.choose(ann, shown, "find:until", "24")
    looking = await evening.answer(ann, shown, "find:ask")
    assert says(looking, "find-looking")
    assert sorted(marked(evening.now(looking), "find:games")) == ["marbles", "pebbles"]
    assert marked(evening.now(looking), "find:people") == ["2-3"]
    others = await evening.slash(theo, evening.games, "find")
    assert "Someone else is looking" in others.content
    stopped = await evening.answer(ann, looking, "find:stop")
    assert says(stopped, "find-stopped")
    assert says(await evening.slash(theo, evening.games, "find", **LIVE), "find-looking")


async def test_whoever_does_not_come_leaves_the_seat_to_the_next(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    await evening.slash(ann, evening.games, "find", **LIVE)
    await evening.slash(theo, evening.games, "find", **LIVE)
    both = await call(evening, ann, theo)
    await evening.answer(theo, both, "ready@1")
    await evening.slash(ingrid, evening.games, "find", **LIVE)
    clock.tick(11 * 60)
    hers = await call(evening, ingrid)
    assert len(calls(evening, ingrid)) == 1
    assert not says(await evening.slash(ann, evening.games, "find"), "find-looking")
    await evening.press(ingrid, hers, "ready@1")
    await evening.until(evening.thread)
    thread = evening.thread()
    assert thread is not None
    assert "Ann" not in (await evening.slash(theo, thread, "board", text=True)).content


async def test_a_call_that_cannot_be_deleted_holds_up_nothing(
    evening: Evening, ann: User, theo: User
) -> None:
    for who in (ann, theo):
        await evening.slash(who, evening.games, "find", **LIVE)
    both = await call(evening, ann, theo)
    await evening.answer(ann, both, "ready@1")
    evening.stand_in.faults.fail(rf"^/channels/{both.channel}/messages/{both.id}$", 503)
    await evening.press(theo, both, "ready@1")
    await evening.until(evening.thread)
    thread = evening.thread()
    assert thread is not None
    await evening.until(lambda: evening.posts(thread) or None)
    assert both.id in evening.stand_in.world.messages, "it is tried again half a minute later"


QUIET = {"zone": "Europe/Moscow", "quiet": "12-14"}
"""The clock begins at 11:00 in Moscow."""


async def test_nobody_is_called_in_their_quiet_hours_but_as_soon_as_these_are_over(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "settings", **QUIET)
    await evening.slash(ann, evening.games, "find", until="24", **LIVE)
    clock.tick(90 * 60)
    looking = await evening.slash(theo, evening.games, "find", until="24", **LIVE)
    assert says(looking, "find-looking")
    clock.tick(90 * 60 - 1)
    assert says(await evening.slash(theo, evening.games, "find"), "find-looking")
    assert not calls(evening, ann, theo)
    clock.tick(1)
    await call(evening, ann, theo)


async def test_whoever_has_just_begun_to_look_is_awake(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "settings", **QUIET)
    clock.tick(90 * 60)
    await evening.slash(ann, evening.games, "find", until="24", **LIVE)
    clock.tick(59 * 60)
    await evening.slash(theo, evening.games, "find", **LIVE)
    await call(evening, ann, theo)


async def test_a_free_seat_is_offered_to_whoever_wakes_up(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    await evening.slash(ann, evening.games, "settings", **QUIET)
    await evening.slash(ann, evening.games, "find", until="24", **LIVE)
    clock.tick(175 * 60)
    for who in (theo, ingrid):
        await evening.slash(who, evening.games, "find", until="24", **LIVE)
    both = await call(evening, theo, ingrid)
    await evening.answer(theo, both, "ready@1")
    await evening.answer(ingrid, both, "leave@1")
    assert not calls(evening, ann)
    clock.tick(5 * 60)
    await call(evening, ann)


async def test_setup_says_what_the_bot_lacks_where_people_meet(evening: Evening, ann: User) -> None:
    world = evening.stand_in.world
    (guild,) = world.guilds.values()
    den = world.add_channel(guild, "den")
    told = await evening.slash(ann, den, "setup", meeting="here")
    assert not says(told, "setup-forum-lacked", forum=f"<#{den.id}>")
    access.deny(world, den, "attach_files")
    told = await evening.slash(ann, evening.games, "setup")
    assert says(told, "setup-forum-lacked", forum=f"<#{den.id}>")
    assert not says(told, "setup-hidden-meeting", channel=f"<#{den.id}>")
    world.delete_channel(den)
    told = await evening.slash(ann, evening.games, "setup")
    assert says(told, "setup-hidden-meeting", channel=f"<#{den.id}>")


async def test_whoever_leaves_makes_room_for_the_next(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    for who in (ann, theo, ingrid):
        await evening.slash(who, evening.games, "find", **LIVE)
    both = await call(evening, ann, theo)
    await evening.answer(ann, both, "leave@1")
    await evening.until(lambda: calls(evening, theo, ingrid) or calls(evening, ingrid) or None)


async def test_whoever_leaves_is_not_called_again(evening: Evening, ann: User, theo: User) -> None:
    for who in (ann, theo, ann):
        await evening.slash(who, evening.games, "find", **LIVE)
    both = await call(evening, ann, theo)
    await evening.answer(ann, both, "leave@1")
    assert says(await evening.slash(ann, evening.games, "find"), "find-title")


async def test_start_waits_for_everybody(evening: Evening, ann: User, theo: User) -> None:
    await evening.slash(ann, evening.games, "find", **LIVE)
    await evening.slash(theo, evening.games, "find", **LIVE)
    await call(evening, ann, theo)
    refused = await evening.slash(ann, evening.games, "table start", table="1")
    assert says(refused, "find-awaited")


async def test_a_request_ends_at_its_time(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    await evening.slash(ann, evening.games, "find", until="1", **LIVE)
    clock.tick(61 * 60)
    assert says(await evening.slash(theo, evening.games, "find", **LIVE), "find-looking")


async def test_it_is_forgotten_with_all_else(evening: Evening, ann: User, theo: User) -> None:
    await evening.slash(ann, evening.games, "find", **LIVE)
    told = await evening.slash(ann, evening.games, "privacy")
    await evening.answer(ann, told, "privacy:forget")
    assert says(await evening.slash(theo, evening.games, "find", **LIVE), "find-looking")


async def test_tables_are_opened_where_setup_says(evening: Evening, ann: User, theo: User) -> None:
    lobby = evening.stand_in.world.channel_named("lobby")
    told = await evening.slash(ann, lobby, "setup", meeting="here")
    assert says(told, "setup-meeting", channel=f"<#{lobby.id}>")
    await evening.slash(ann, evening.games, "find", **LIVE)
    await evening.slash(theo, evening.games, "find", **LIVE)
    await evening.until(lambda: evening.posts(lobby) or None)
    assert not evening.posts(evening.games)
    told = await evening.answer(ann, told, "setup:no-meeting")
    assert says(told, "setup-no-meeting")


@pytest.mark.parametrize(
    ("limit", "key"),
    [
        ({"most": 1}, "server-full"),
        ({"each": 1}, "server-enough"),
        ({"who": "managers"}, "server-managers"),
    ],
)
async def test_limits_hold_where_setup_says_in_which_channel_people_meet(
    evening: Evening, ann: User, theo: User, limit: dict[str, str | int], key: str
) -> None:
    await evening.slash(theo, evening.games, "table new", game="pebbles", seats=2)
    await evening.slash(ann, evening.games, "setup", meeting="here", **limit)
    assert says(await evening.slash(theo, evening.games, "find", **LIVE), key)


async def test_whoever_does_not_see_where_people_meet_finds_nobody(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    world = evening.stand_in.world
    (guild,) = world.guilds.values()
    den = access.hide(world, world.add_channel(guild, "den"), ann, theo)
    await evening.slash(ann, den, "setup", meeting="here")
    hidden = await evening.slash(ingrid, evening.games, "find", **LIVE)
    assert says(hidden, "find-meeting-hidden")
    assert says(await evening.slash(theo, evening.games, "find", **LIVE), "find-looking")


async def test_in_a_hidden_channel_one_finds_only_those_who_are_there(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    world = evening.stand_in.world
    (guild,) = world.guilds.values()
    den = access.hide(world, world.add_channel(guild, "den"), ann, theo)
    await evening.slash(ann, den, "find", **LIVE)
    assert says(await evening.slash(ingrid, evening.games, "find", **LIVE), "find-looking")
    assert says(await evening.slash(theo, den, "find", **LIVE), "find-opened")


@pytest.mark.parametrize("people", ["3-3", "5-5"])
async def test_a_game_for_other_numbers_is_refused(
    evening: Evening, ann: User, people: str
) -> None:
    answer = await evening.slash(ann, evening.games, "find", game="splendor-duel", people=people)
    assert says(answer, "find-no-game")


async def test_what_somebody_looked_for_before_a_restart_is_found_after_it(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock):
        await evening.slash(ann, evening.games, "find", **LIVE)
    async with bot_at(stand_in, tmp_path, clock):
        assert says(await evening.slash(theo, evening.games, "find", **LIVE), "find-opened")
        await call(evening, ann, theo)
    async with bot_at(stand_in, tmp_path, clock):
        both = await call(evening, ann, theo)
        await evening.answer(ann, both, "ready@1")
        await evening.press(theo, both, "ready@1")
        await evening.until(evening.thread)
    assert len(calls(evening, ann, theo)) <= 1
