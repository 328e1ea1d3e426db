"""Who is let in on a busy machine: in turn by person, and nobody who comes too late."""

from __future__ import annotations

import asyncio

import pytest
from discord.utils import DISCORD_EPOCH

from bot.commands.admission import (
    LONGEST_WAIT_SECONDS,
    MOST_WAITING_OF_ONE,
    REQUEST_SECONDS,
    TOO_LATE_SECONDS,
    Admission,
    Verdict,
)

ANN, THEO, MIRA = 1, 2, 3


class Clock:
    """Seconds since this computer was started, which says nothing of the time of day."""

    now = 77.0
    made = 0

    def __call__(self) -> float:
        return self.now

    def id(self, seconds_ago: float = 0.0, *, ahead: float = 1_700_000_000.0) -> int:
        """What Discord made so long ago; no two are the same."""
        self.made += 1
        return (int((self.now + ahead - seconds_ago) * 1000 - DISCORD_EPOCH) << 22) + self.made


async def entered(order: list[int], admission: Admission, person: int, request: int) -> None:
    """Note the person once they are let in."""
    assert await admission.enter(person, request) is Verdict.ADMITTED
    order.append(person)


async def test_what_comes_again_is_not_let_in() -> None:
    clock = Clock()
    admission = Admission(9, clock=clock)
    request = clock.id()
    assert await admission.enter(ANN, request) is Verdict.ADMITTED
    clock.now += REQUEST_SECONDS - 1
    assert await admission.enter(ANN, request) is Verdict.REPEATED
    assert await admission.enter(ANN, clock.id()) is Verdict.ADMITTED


async def test_people_are_let_in_by_turns_however_much_one_of_them_asks() -> None:
    clock = Clock()
    admission, order = Admission(1, clock=clock), list[int]()
    assert await admission.enter(ANN, clock.id()) is Verdict.ADMITTED
    waiting = [
        asyncio.create_task(entered(order, admission, person, clock.id()))
        for person in (ANN, ANN, ANN, THEO, MIRA)
    ]
    await asyncio.sleep(0)
    for _ in range(5):
        admission.leave()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert order == [ANN, THEO, MIRA, ANN, ANN]
    admission.leave()
    assert not admission.is_full


async def test_whoever_would_wait_long_is_told_so_in_time() -> None:
    clock = Clock()
    admission = Admission(1, clock=clock)
    await admission.enter(ANN, clock.id())
    started = asyncio.get_running_loop().time()
    assert await admission.enter(THEO, clock.id(LONGEST_WAIT_SECONDS - 0.1)) is Verdict.BUSY
    assert asyncio.get_running_loop().time() - started < LONGEST_WAIT_SECONDS
    admission.leave()
    assert await admission.enter(THEO, clock.id()) is Verdict.ADMITTED


async def test_what_discord_has_given_up_is_dropped_only_where_it_would_keep_others_waiting() -> (
    None
):
    clock = Clock()
    admission = Admission(1, clock=clock)
    assert await admission.enter(ANN, clock.id()) is Verdict.ADMITTED
    assert await admission.enter(THEO, clock.id(TOO_LATE_SECONDS + 0.1)) is Verdict.TOO_LATE
    admission.leave()
    assert await admission.enter(THEO, clock.id(TOO_LATE_SECONDS + 0.1)) is Verdict.ADMITTED


async def test_one_persons_line_is_short() -> None:
    clock = Clock()
    admission = Admission(1, clock=clock)
    await admission.enter(THEO, clock.id())
    waiting = [
        asyncio.create_task(admission.enter(ANN, clock.id())) for _ in range(MOST_WAITING_OF_ONE)
    ]
    await asyncio.sleep(0)
    assert await admission.enter(ANN, clock.id()) is Verdict.BUSY
    assert not any(task.done() for task in waiting)
    for task in waiting:
        task.cancel()


async def test_whoever_asks_too_fast_is_told_once_and_slows_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", clock)
    admission = Admission(99, per_person=60, clock=clock)
    verdicts = [await admission.enter(ANN, clock.id()) for _ in range(21)]
    assert verdicts == [*[Verdict.ADMITTED] * 18, Verdict.TOO_FAST, *[Verdict.IGNORED] * 2]
    assert await admission.enter(THEO, clock.id()) is Verdict.ADMITTED
    clock.now += 0.2  # six requests a second
    assert await admission.enter(ANN, clock.id()) is Verdict.ADMITTED


async def test_a_clock_that_goes_wrong_makes_nobody_late() -> None:
    clock = Clock()
    admission = Admission(1, clock=clock)
    await admission.enter(ANN, clock.id(ahead=0.0))
    clock.now += 3600
    late = asyncio.create_task(admission.enter(THEO, clock.id(ahead=0.0)))
    await asyncio.sleep(0)
    assert not late.done()
    late.cancel()
