"""Evenings on which people are called to free seats, as they asked to be."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox import access
from bot.sandbox.server import StandIn
from bot.sandbox.things import Channel, Message, User
from bot.sandbox.world_events import MessageCreated, WorldEvent
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at, marked
from tests.bot.evenings.sentences import says

HOUR = 3600


def calls(evening: Evening, *called: User, where: Channel | None = None) -> list[Message]:
    """What notifies exactly these people of a free seat."""
    return [
        post
        for post in evening.posts(where or evening.games)
        if set(post.mentions) == {one.id for one in called}
        and "seats" in evening.stand_in.people.component_ids(post)
    ]


async def call(evening: Evening, *called: User, where: Channel | None = None) -> Message:
    return await evening.until(lambda: next(iter(calls(evening, *called, where=where)), None))


def heard(evening: Evening) -> list[set[str]]:
    """Whom each call to a free seat notifies from now on, also one that is deleted."""
    found = list[set[str]]()

    def hear(note: WorldEvent) -> None:
        match note:
            case MessageCreated(message=posted) if posted.mentions:
                if "seats" in evening.stand_in.people.component_ids(posted):
                    found.append(set(posted.mentions))

    evening.stand_in.world.watch(hear)
    return found


AWAKE, ASLEEP = {"quiet": "0-0"}, {"quiet": "10-12", "zone": "Europe/Moscow"}
"""The clock begins at 11:00 in Moscow."""


async def asked(
    evening: Evening,
    who: User,
    *games: str,
    where: Channel | None = None,
    sleeps: dict[str, str] = AWAKE,
) -> Message:
    """Ask to be told of free seats; what that is answered with."""
    settings = await evening.slash(who, where or evening.games, "settings", **sleeps)
    shown = await evening.answer(who, settings, "seats")
    assert shown.only_for == who.id
    return await evening.choose(who, shown, "seats:games", *games)


async def test_those_who_asked_are_called_once_until_the_seat_is_taken(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    mei, calling = evening.person("mei"), heard(evening)
    told = await asked(evening, theo, "pebbles")
    assert says(told, "seats-chosen")
    assert marked(evening.now(told), "seats:games") == ["pebbles"]
    await asked(evening, ingrid, "marbles")
    await asked(evening, mei, "pebbles", sleeps=ASLEEP)
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    called = await call(evening, theo)
    assert says(called, "seats-call")
    clock.tick(HOUR)
    await evening.press(ingrid, notice, "join")
    called = await call(evening, mei)
    await evening.press(theo, called, "join")
    await evening.until(lambda: "3. Theo" in evening.now(notice).content or None)
    await evening.until(lambda: called.id not in evening.stand_in.world.messages or None)
    assert calling == [{theo.id}, {mei.id}]


async def test_a_call_tells_the_pace_and_the_time_of_a_game_night(
    evening: Evening, ann: User, theo: User
) -> None:
    await asked(evening, theo, "pebbles")
    await evening.slash(ann, evening.games, "settings", zone="Europe/Berlin")
    await evening.slash(ann, evening.games, "find", game="pebbles", people="2-3", at="20:00")
    called = await call(evening, theo)
    assert says(called, "notice-night")
    assert says(called, "notice-policy-pace-live")


async def test_whoever_has_left_the_server_is_not_called_there(
    evening: Evening, ann: User, theo: User, ingrid: User
) -> None:
    for who in (theo, ingrid):
        await asked(evening, who, "pebbles")
    world, calling = evening.stand_in.world, heard(evening)
    (guild,) = world.guilds.values()
    world.leave_guild(guild, theo)
    evening.forgive(404)  # the bot asks for him
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    assert f"<@{theo.id}>" not in (await call(evening, ingrid)).content
    assert calling == [{ingrid.id}]


async def test_a_second_call_names_whoever_was_called_before_and_notifies_the_others(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    evening.forgive(503)
    mei = evening.person("mei")
    await asked(evening, theo, "pebbles")
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await call(evening, theo)
    await asked(evening, ingrid, "pebbles")
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    first = await call(evening, ingrid)
    clock.tick(HOUR)
    evening.stand_in.faults.fail(rf"^/channels/{first.channel}/messages/{first.id}$", 503)
    await evening.press(mei, notice, "join")  # an hour after his last call, Theo is called, too
    second = await evening.until(
        lambda: next((post for post in calls(evening, theo) if post.id > first.id), None)
    )
    assert says(second, "seats-call")
    assert f"<@{ingrid.id}>" in second.content, "she may still come"
    await evening.press(ingrid, second, "join")
    both, there = {first.id, second.id}, evening.stand_in.world.messages
    await evening.until(lambda: both.isdisjoint(there) or None)


async def test_whoever_is_called_may_stop_that_under_the_call(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    calling = heard(evening)
    await asked(evening, theo, "pebbles")
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    shown = await evening.answer(theo, await call(evening, theo), "seats")
    assert shown.only_for == theo.id
    assert says(await evening.choose(theo, shown, "seats:games"), "seats-none")
    clock.tick(HOUR)  # he might be called again
    await asked(evening, ingrid, "pebbles")
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await call(evening, ingrid)
    assert calling == [{theo.id}, {ingrid.id}]


async def test_the_time_zone_is_asked_for_there_and_the_games_are_kept(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    settings = await evening.slash(theo, evening.games, "settings")
    assert not says(settings, "settings-seats")
    shown = await evening.answer(theo, settings, "seats")
    assert says(shown, "seats-none")
    assert says(shown, "seats-zone"), "before anything is chosen"
    shown = await evening.choose(theo, shown, "seats:games", "pebbles")
    assert says(shown, "seats-chosen")
    assert says(shown, "seats-zone")
    shown = await evening.choose(theo, shown, "seats:zone", "Europe/Moscow")
    assert says(shown, "seats-chosen")
    assert not says(shown, "seats-zone")
    assert marked(evening.now(shown), "seats:games") == ["pebbles"]
    assert says(await evening.slash(theo, evening.games, "settings"), "settings-seats")
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await call(evening, theo)


async def test_elsewhere_than_on_a_server_there_is_nothing_to_ask_for(
    evening: Evening, theo: User
) -> None:
    alone = evening.stand_in.world.open_conversation(theo)
    settings = await evening.slash(theo, alone, "settings")
    assert "seats" not in evening.stand_in.people.component_ids(settings)


async def test_whoever_asks_in_a_hidden_channel_is_called_there_alone(
    evening: Evening, ann: User, theo: User
) -> None:
    world = evening.stand_in.world
    (guild,) = world.guilds.values()
    den = access.hide(world, world.add_channel(guild, "den"), ann, theo)
    told = await asked(evening, theo, "pebbles", where=den)
    assert says(told, "seats-only", channel=f"<#{den.id}>")
    await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
    await evening.slash(ann, den, "table new", game="pebbles", seats=2)
    await call(evening, theo, where=den)
    assert not calls(evening, theo)


async def test_a_bot_that_comes_back_calls_whoever_has_not_been_called(
    tmp_path: Path, stand_in: StandIn, clock: Clockwork
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock):
        await asked(evening, theo, "pebbles")
        for _ in range(2):
            await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
        await call(evening, theo)
    clock.tick(HOUR)
    async with bot_at(stand_in, tmp_path, clock):
        await evening.until(lambda: len(calls(evening, theo)) == 2 or None)
    clock.tick(HOUR)
    calling = heard(evening)
    async with bot_at(stand_in, tmp_path, clock):
        await evening.slash(ann, evening.games, "table new", game="pebbles", seats=2)
        await evening.until(lambda: len(calls(evening, theo)) == 3 or None)
    assert calling == [{theo.id}], "to the new table, and not again to the others"


async def test_a_call_that_was_refused_is_made_with_the_next_change(
    evening: Evening, ann: User, theo: User, ingrid: User, caplog: pytest.LogCaptureFixture
) -> None:
    evening.forgive(403)
    await asked(evening, theo, "pebbles")
    evening.stand_in.faults.fail(
        rf"^/channels/{evening.games.id}/messages$", 403, times=1, code=50013
    )
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    while "cannot all be shown" not in caplog.text:
        await evening.slash(theo, evening.games, "table list")
    await evening.press(ingrid, notice, "join")
    await call(evening, theo)


async def test_a_call_whose_answer_is_lost_is_not_made_again(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    mei, calling = evening.person("mei"), heard(evening)
    await asked(evening, theo, "pebbles")
    await asked(evening, mei, "pebbles", sleeps=ASLEEP)
    evening.stand_in.faults.hang_up(rf"^/channels/{evening.games.id}/messages$")
    notice = await evening.slash(ann, evening.games, "table new", game="pebbles", seats=3)
    await call(evening, theo)
    evening.stand_in.world.nonces.forget()
    clock.tick(HOUR)
    await evening.press(ingrid, notice, "join")
    await call(evening, mei)
    assert calling == [{theo.id}, {mei.id}]
