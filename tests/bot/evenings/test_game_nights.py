"""Evenings that people have planned."""

from __future__ import annotations

from datetime import datetime
from math import ceil
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.evening import Evening, bot_at
from tests.bot.evenings.sentences import says
from tests.bot.evenings.test_finding import call, calls

ZONE = "Europe/Berlin"
MINUTE = 60


def until_eight(clock: Clockwork) -> int:
    """How many seconds are left until eight in the evening."""
    now = datetime.fromtimestamp(clock(), ZoneInfo(ZONE))
    eight = now.replace(hour=20, minute=0, second=0, microsecond=0)
    return ceil((eight - now).total_seconds())


async def planned(evening: Evening, who: User, people: str = "2-2", at: str = "20:00") -> None:
    await evening.slash(who, evening.games, "settings", zone=ZONE)
    told = await evening.slash(who, evening.games, "find", game="pebbles", people=people, at=at)
    assert says(told, "find-night"), told.content


async def test_the_table_waits_and_everybody_is_called_once_ten_minutes_before(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    await planned(evening, ann)
    notice = await evening.table_saying("Game night: <t:", evening.games)
    listed = await evening.slash(theo, evening.games, "table list")
    assert "· <t:" in listed.content
    await evening.press(theo, notice, "join")
    await evening.until(lambda: "2. Theo" in evening.now(notice).content or None)
    left = until_eight(clock)
    clock.tick(left - 10 * MINUTE - 1)
    await evening.slash(theo, evening.games, "table list")
    assert not calls(evening, ann, theo)
    clock.tick(1)
    both = await call(evening, ann, theo)
    assert says(both, "find-night-call")
    await evening.answer(ann, both, "ready@1")
    assert evening.thread() is None
    await evening.press(theo, both, "ready@1")
    await evening.until(evening.thread)
    await evening.until(lambda: both.id not in evening.stand_in.world.messages or None)


async def test_with_a_seat_free_whoever_opened_it_starts(
    evening: Evening, clock: Clockwork, ann: User, theo: User
) -> None:
    await planned(evening, ann, people="2-3")
    notice = await evening.table_saying("Game night: <t:", evening.games)
    await evening.press(theo, notice, "join")
    await evening.until(lambda: "2. Theo" in evening.now(notice).content or None)
    clock.tick(until_eight(clock))
    both = await call(evening, ann, theo)
    await evening.answer(ann, both, "ready@1")
    assert says(await evening.slash(ann, evening.games, "table start"), "find-awaited")
    await evening.answer(theo, both, "ready@1")
    assert says(await evening.slash(ann, evening.games, "table start"), "seating-begun")


async def test_whoever_does_not_come_leaves_the_seat_to_whoever_looks(
    evening: Evening, clock: Clockwork, ann: User, theo: User, ingrid: User
) -> None:
    await planned(evening, ann)
    notice = await evening.table_saying("Game night: <t:", evening.games)
    await evening.press(theo, notice, "join")
    await evening.until(lambda: "2. Theo" in evening.now(notice).content or None)
    clock.tick(until_eight(clock))
    both = await call(evening, ann, theo)
    await evening.answer(ann, both, "ready@1")
    looks = await evening.slash(
        ingrid, evening.games, "find", game="pebbles", people="2-2", pace="live"
    )
    assert says(looks, "find-looking")
    clock.tick(10 * MINUTE)
    hers = await call(evening, ingrid)
    await evening.press(ingrid, hers, "ready@1")
    await evening.until(evening.thread)


async def test_what_is_no_time_or_no_game_is_said(evening: Evening, ann: User) -> None:
    find = {"game": "pebbles", "people": "2-2"}
    unknown = await evening.slash(ann, evening.games, "find", at="20:00", **find)
    assert says(unknown, "find-night-zone")
    await evening.slash(ann, evening.games, "settings", zone=ZONE)
    for typed in ("soon", "25:00", "2027-02-30 20:00", "2040-01-01 20:00", "2020-01-01 20:00"):
        answer = await evening.slash(ann, evening.games, "find", at=typed, **find)
        assert says(answer, "find-night-when"), typed
    assert says(await evening.slash(ann, evening.games, "find", at="20:00"), "find-night-game")
    assert not evening.posts(evening.games)


async def test_hours_of_two_evenings_are_suggested(evening: Evening, ann: User) -> None:
    complete = evening.stand_in.people.autocomplete
    assert await complete(ann, evening.games, "find", "at", at="") == []
    await evening.slash(ann, evening.games, "settings", zone=ZONE)
    seen = await complete(ann, evening.games, "find", "at", at="")
    assert {choice["name"] for choice in seen} >= {"today, 20:00", "tomorrow, 20:00"}
    (today, tomorrow) = await complete(ann, evening.games, "find", "at", at="20:0")
    for chosen in (today, tomorrow):
        await planned(evening, ann, at=chosen["value"])


@pytest.mark.parametrize("late", [False, True])
async def test_a_night_survives_a_restart_and_is_late_rather_than_lost(
    stand_in: StandIn, tmp_path: Path, clock: Clockwork, late: bool
) -> None:
    evening = Evening(stand_in)
    ann, theo = evening.person("ann"), evening.person("theo")
    async with bot_at(stand_in, tmp_path, clock):
        await planned(evening, ann)
        notice = await evening.table_saying("Game night: <t:", evening.games)
        await evening.press(theo, notice, "join")
        await evening.until(lambda: "2. Theo" in evening.now(notice).content or None)
    if late:
        clock.tick(until_eight(clock) + 60 * MINUTE)
    async with bot_at(stand_in, tmp_path, clock):
        if not late:
            clock.tick(until_eight(clock) - 10 * MINUTE)
        both = await call(evening, ann, theo)
    async with bot_at(stand_in, tmp_path, clock):
        await evening.answer(ann, both, "ready@1")
        await evening.press(theo, both, "ready@1")
        await evening.until(evening.thread)
    assert not calls(evening, ann, theo)
