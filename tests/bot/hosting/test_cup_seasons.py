"""Seasons from sign-up to the next one, on both kinds of database, whoever leads them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.hosting.cup_again import BREAK
from bot.hosting.cup_paces import MONTH_DAYS, ROUND_HOURS, season_pace
from bot.hosting.cup_state import Cup
from bot.hosting.host import Host
from bot.store import Store
from bot.store.cups import CupId
from bot.store.enums import CupForm, CupPace, CupStatus
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import refused
from tests.bot.hosting.test_cups import GUILD, HOUR, PEOPLE, entered, led, play_round

__all__ = ["led"]

DAYS = 14
SEASON: dict[str, Any] = {"form": CupForm.SEASON, "most": 12, "days": DAYS, "season": 1}


async def begun(host: Host, clock: Clockwork, people: int) -> CupId:
    """A season that so many people are in, in its first round."""
    cup = await entered(host, clock, people, **SEASON)
    await host.cups.begin_now(cup)
    await host.cups.advance(cup)
    return cup


async def played(host: Host, cup: CupId) -> Cup:
    """A season played to its end, in which whoever entered first wins each game."""
    found = await host.cups.of(cup)
    while not found.row.over:
        found = await play_round(host, found)
    return found


def divisions_of(cup: Cup) -> dict[int, set[int]]:
    """Who is in which division, by the numbers of their accounts."""
    found = dict[int, set[int]]()
    for one in cup.entrants:
        if one.division is not None and one.user is not None:
            found.setdefault(one.division, set()).add(one.user - PEOPLE[0].id)
    return found


async def next_of(host: Host, cup: Cup) -> Cup:
    """The season that follows."""
    (row,) = await host.cups.on_server(GUILD)
    assert row.former == cup.row.id
    return await host.cups.of(row.id)


async def test_everybody_of_a_division_meets_and_the_next_season_begins_by_itself(
    led: Host, clock: Clockwork
) -> None:
    cup = await begun(led, clock, 11)
    found = await led.cups.of(cup)
    first = divisions_of(found)
    assert [len(first[n]) for n in (1, 2)] == [5, 6]
    assert found.row.rounds == 5
    length = 24 * (DAYS // 5) * HOUR
    assert found.row.round_until == int(clock()) + length
    assert found.row.pace is season_pace(DAYS, 5)
    found = await played(led, cup)
    met = {
        frozenset(seat.entrant for seat in found.seats if (seat.round, seat.group) == place)
        for place in {(seat.round, seat.group) for seat in found.seats if seat.group}
    }
    assert len(met) == 10 + 15
    assert all(len({found.entrants[who - 1].division for who in pair}) == 1 for pair in met)
    new = await next_of(led, found)
    assert (new.row.season, new.row.status, new.row.round) == (2, CupStatus.OPEN, 0)
    assert new.row.until == int(clock()) + BREAK.total_seconds()
    upper, lower = found.divisions
    ladder = [*upper[:-1], lower[0], *lower[1:-1]]  # the last two have given up all their games
    assert [one.user for one in new.entrants] == [
        found.entrants[one.entrant - 1].user for one in ladder
    ]
    late = PEOPLE[11]
    await led.cups.enter(new.row.id, late)
    await led.cups.leave(new.row.id, PEOPLE[min(first[1])].id)
    assert (await led.cups.advance(new.row.id)).row.round == 0
    clock.tick(BREAK.total_seconds())
    new = await led.cups.advance(new.row.id)
    assert new.row.round == 1
    second = divisions_of(new)
    winner = found.entrants[lower[0].entrant - 1].user
    assert winner is not None
    assert winner - PEOPLE[0].id in second[1]
    assert 11 in second[2]  # whoever is new begins below
    assert min(first[1]) not in second[1] | second[2]


async def test_whoever_has_left_or_never_stayed_is_not_in_the_next_season(
    led: Host, clock: Clockwork
) -> None:
    cup = await begun(led, clock, 6)
    found = await led.cups.of(cup)
    loser = PEOPLE[5].id  # gives up every game, so that a computer player ends it
    assert await led.cups.leave(cup, PEOPLE[0].id)
    found = await played(led, cup)
    stayed = {seat.entrant for seat in found.seats if seat.stayed}
    new = await next_of(led, found)
    users = {one.user for one in new.entrants}
    assert PEOPLE[0].id not in users
    assert loser not in users
    assert users == {found.entrants[who - 1].user for who in stayed} - {PEOPLE[0].id}


async def test_whoever_only_sat_out_is_in_the_next_season(led: Host, clock: Clockwork) -> None:
    cup = await begun(led, clock, 5)
    found = await led.cups.of(cup)
    (out,) = [seat.entrant for seat in found.now if not seat.group]
    for one in found.entrants:
        if one.number != out and one.user is not None:
            await led.cups.leave(cup, one.user)
    found = await played(led, cup)
    assert not [seat for seat in found.seats if seat.entrant == out and seat.group]
    new = await next_of(led, found)
    assert [one.user for one in new.entrants] == [found.entrants[out - 1].user]


async def test_a_season_that_nobody_stays_in_is_the_last(led: Host, clock: Clockwork) -> None:
    cup = await begun(led, clock, 4)
    for who in PEOPLE[:4]:
        await led.cups.leave(cup, who.id)
    found = await played(led, cup)
    assert found.row.status is CupStatus.FINISHED
    assert await led.cups.on_server(GUILD) == []


async def test_too_few_are_left_for_a_season(led: Host, clock: Clockwork) -> None:
    cup = await entered(led, clock, 3, **SEASON)
    assert await refused(led.cups.begin_now(cup)) == "cup-too-few-yet"


async def test_a_division_that_has_lost_all_its_people_does_not_stop_the_others(
    led: Host, clock: Clockwork
) -> None:
    cup = await begun(led, clock, 9)
    found = await led.cups.of(cup)
    longer = max(divisions_of(found).values(), key=len)
    for who in longer:
        await led.cups.leave(cup, PEOPLE[who].id)
    found = await played(led, cup)
    assert found.row.status is CupStatus.FINISHED
    assert found.row.round == 5  # the last rounds have no table


async def test_whoever_is_forgotten_is_in_no_next_season(
    led: Host, store: Store, clock: Clockwork
) -> None:
    cup = await begun(led, clock, 4)
    found = await played(led, cup)
    new = await next_of(led, found)
    user = new.entrants[0].user
    assert user is not None
    await led.data_deletion.forget(user, {"en": "Someone"})
    new = await led.cups.of(new.row.id)
    assert user not in {one.user for one in new.entrants}
    assert len(new.entrants) == len((await led.cups.of(cup)).standings) - 2  # and one never stayed


@pytest.mark.parametrize("days", [DAYS, 28, MONTH_DAYS, 56])
@pytest.mark.parametrize("rounds", range(1, 9))
def test_a_round_of_a_season_lasts_as_long_as_its_pace_takes(days: int, rounds: int) -> None:
    pace = season_pace(days, rounds)
    assert ROUND_HOURS[pace] * rounds <= 24 * days
    assert pace is not CupPace.EVENING
