"""What remains of a cup that is over, and when the one that follows begins."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.hosting.cup_again import next_month, same_again
from bot.hosting.host import Host
from games.moves import Illegal
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN, GAME
from tests.bot.hosting.test_cups import (
    CHANNEL,
    GUILD,
    PEOPLE,
    entered,
    led,
    planned,
    play_round,
)

__all__ = ["led"]


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("began", "now", "begins"),
    [
        ("2026-11-05 20:30", "2026-11-28 09:00", "2026-12-05 20:30"),
        ("2026-11-05 20:30", "2026-12-04 20:30", "2026-12-05 20:30"),
        ("2026-11-05 20:30", "2026-12-04 20:31", "2027-01-05 20:30"),
        ("2026-11-05 20:30", "2027-11-05 12:00", "2027-12-05 20:30"),
        ("2026-12-31 18:00", "2027-01-31 19:00", "2027-02-28 18:00"),
        ("2026-12-31 18:00", "2027-03-01 19:00", "2027-03-31 18:00"),
        ("2026-11-30 18:00", "2026-11-20 18:00", "2026-12-30 18:00"),
    ],
)
def test_it_begins_on_the_same_day_of_a_month(began: str, now: str, begins: str) -> None:
    assert next_month(at(began), at(now)) == at(begins)


async def test_whoever_is_forgotten_has_no_honours_and_no_best_game(
    led: Host, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 4, rounds=1)
    found = await play_round(led, await led.cups.advance(cup))
    scored = [replace(seat, score=seat.entrant, merit=(seat.entrant,)) for seat in found.seats]
    best = replace(found, seats=scored).best_game
    assert best is not None
    assert best.entrant == 4
    await led.data_deletion.forget(PEOPLE[3].id, {"en": "Someone"})
    assert await led.cups.honours(GUILD, PEOPLE[3].id) == []
    best = replace(await led.cups.of(cup), seats=scored).best_game
    assert best is not None
    assert best.entrant == 3


async def test_one_cup_follows_another(led: Host, clock: Clockwork) -> None:
    cup = await entered(led, clock, 4, rounds=1)
    former = (await play_round(led, await led.cups.advance(cup))).row
    assert former.over
    new = same_again(former, PEOPLE[0].id, CHANNEL, 9, int(clock()))
    told = await asyncio.gather(
        *(led.cups.open(replace(new, organiser=who.id), who) for who in PEOPLE[:3]),
        return_exceptions=True,
    )
    refusals = [one for one in told if isinstance(one, Illegal)]
    assert [one.text.key for one in refusals] == ["cup-followed"] * 2
    (row,) = await led.cups.on_server(GUILD)
    assert (row.name, row.game, row.most, row.former) == ("Friday", GAME.family, 4, cup)
    assert row.until > int(clock())
    assert (await led.cups.of(row.id)).entrants == []
    for _ in range(2):  # those that follow none are no rivals
        await led.cups.open(planned(clock), ANN)
