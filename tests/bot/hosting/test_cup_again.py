"""What remains of a cup that is over, and when the one that follows begins."""

from __future__ import annotations

import asyncio
from calendar import monthrange
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.hosting.cup_again import LEAST_SIGN_UP, next_month, next_season, same_again
from bot.hosting.cup_paces import MONTH_DAYS, round_hours
from bot.hosting.host import Host
from bot.store.enums import CupForm
from games.moves import Illegal
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN, GAME, refused
from tests.bot.hosting.test_cups import (
    CHANNEL,
    GUILD,
    HOUR,
    PEOPLE,
    entered,
    led,
    planned,
    play_round,
)
from tests.bot.messages.test_cups import row as row_of_cup

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
    earliest = at(now) + int(LEAST_SIGN_UP.total_seconds())
    assert next_month(at(began), earliest) == at(begins)


@pytest.mark.parametrize("rounds", range(1, 8))
@pytest.mark.parametrize("day", [1, 15, 28, 29, 30, 31])
def test_a_season_of_a_month_begins_each_month_on_its_day(day: int, rounds: int) -> None:
    began = datetime(2027, 1, day, 18, tzinfo=UTC)
    season = row_of_cup(
        "en", form=CupForm.SEASON, days=MONTH_DAYS, season=1, until=int(began.timestamp())
    )
    for n in range(1, 25):
        late = rounds * HOUR  # each round ends an hour after its time, by a slow last move
        ended = season.until + rounds * round_hours(season, rounds) * HOUR + late
        new = next_season(season, int(began.timestamp()), 9, ended)
        begins = datetime.fromtimestamp(new.until, UTC)
        assert (begins.year, begins.month) == (2027 + n // 12, n % 12 + 1)
        assert begins.day == min(day, monthrange(begins.year, begins.month)[1])
        assert new.until - ended >= 24 * HOUR, "there is time to leave"
        season = replace(season, until=new.until, season=new.season)


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
    new = same_again(former, former.until, PEOPLE[0].id, CHANNEL, 9, int(clock()))
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
    assert (await led.cups.first_of(row)).id == cup
    for _ in range(2):  # those that follow none are no rivals
        await led.cups.open(planned(clock), ANN)


@pytest.mark.parametrize("ended", [True, False])
async def test_another_one_follows_in_place_of_one_that_came_to_nothing(
    led: Host, clock: Clockwork, ended: bool
) -> None:
    cup = await entered(led, clock, 4, rounds=1)
    former = (await play_round(led, await led.cups.advance(cup))).row
    new = same_again(former, former.until, ANN.id, CHANNEL, 9, int(clock()))
    row = await led.cups.open(new, ANN)
    if ended:
        await led.cups.end(row.id)
    else:
        clock.tick(row.until - clock())
        row = (await led.cups.advance(row.id)).row
    assert (await led.cups.of(row.id)).row.over
    third = await led.cups.open(new, ANN)
    assert third.former == cup
    for who in PEOPLE[:4]:
        await led.cups.enter(third.id, who)
    assert (await play_round(led, await led.cups.advance(third.id))).row.over
    assert await refused(led.cups.open(new, ANN)) == "cup-followed-over"
