"""Cups from sign-up to their end, on both kinds of database, whoever leads them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.hosting.cup_paces import ROUND_HOURS, TURN_HOURS
from bot.hosting.cup_state import Cup
from bot.hosting.cups import HONOURED
from bot.hosting.host import Host, open_host
from bot.store import (
    NewTable,
    Person,
    SeatRow,
    Status,
    Store,
    TableId,
    TableRow,
    UserId,
    open_store,
)
from bot.store.cups import CupId, NewCup
from bot.store.enums import CupForm, CupPace, CupStatus
from games.engine import Seat
from games.moves import Illegal
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN, GAME, moves, refused
from tests.library import LIBRARY
from tests.postgres import Server

GUILD, CHANNEL, HOUR = 7, 8, 3600
MANY = 100
"""More moves than somebody is waited for."""
PEOPLE = [Person(UserId(100 + n), f"Player {n}", "en-US") for n in range(12)]


def planned(clock: Clockwork, **other: Any) -> NewCup:
    """A cup of two rounds for pairs."""
    cup = NewCup(
        guild=GUILD,
        channel=CHANNEL,
        organiser=ANN.id,
        name="Friday",
        game=GAME.family,
        form=CupForm.SWISS,
        size=2,
        rounds=2,
        pace=CupPace.DAY,
        most=4,
        language="en",
        seed=5,
        opened_at=int(clock()),
        until=int(clock()) + HOUR,
    )
    return replace(cup, **other)


@pytest.fixture
def led(store: Store, clock: Clockwork) -> Host:
    return open_host(store, LIBRARY, clock, Random(3).getrandbits)


async def entered(host: Host, clock: Clockwork, people: int, **other: Any) -> CupId:
    """A cup that so many people have entered."""
    row = await host.cups.open(planned(clock, **other), ANN)
    for who in PEOPLE[:people]:
        await host.cups.enter(row.id, who)
    return row.id


async def play_round(host: Host, cup: Cup) -> Cup:
    """Let the game of each table of a round be given up, by whoever entered first last of all; and
    go on.
    """
    for seat in sorted(cup.now, key=lambda seat: -seat.entrant):
        user = cup.entrants[seat.entrant - 1].user
        if seat.table is not None and user is not None:
            row = await host.tables.row(seat.table)
            if row.status is Status.RUNNING and row.seat_of(user):
                await host.seats.resign(seat.table, user)
    return await host.cups.advance(cup.row.id)


async def test_a_cup_goes_from_sign_up_to_its_winner(led: Host, clock: Clockwork) -> None:
    cup = await entered(led, clock, 3)
    found = await led.cups.advance(cup)
    assert found.row.status is CupStatus.OPEN
    await led.cups.enter(cup, PEOPLE[3])
    found = await led.cups.advance(cup)
    assert (found.row.status, found.row.round) == (CupStatus.RUNNING, 1)
    tables = {seat.table for seat in found.now}
    assert len(tables) == 2
    for table in tables:
        assert table is not None
        row = await led.tables.row(table)
        assert (row.status, row.cup) == (Status.RUNNING, cup)
        assert row.round_until == int(clock()) + ROUND_HOURS[CupPace.DAY] * HOUR
        assert await refused(led.proposals.pause(table, row.opener)) == "cup-bound"
        assert await refused(led.proposals.end(table, row.opener)) == "cup-bound"
    met = [{seat.entrant for seat in seats} for seats in found.groups.values()]
    found = await play_round(led, found)
    assert found.row.round == 2
    first = {seat.entrant: seat.points for seat in found.seats if seat.round == 1}
    assert {who for who, points in first.items() if points == 2} == set(map(min, met))
    assert all({seat.entrant for seat in seats} not in met for seats in found.groups.values())
    found = await play_round(led, found)
    assert found.row.status is CupStatus.FINISHED
    best = found.standings[0]
    assert (best.place, best.entrant, best.points, best.won) == (1, 1, 4, 2)
    assert best.ended_at == int(clock())
    assert await led.cups.advance(cup) == found
    for one in found.standings:
        who = PEOPLE[one.entrant - 1]
        earned = one.place <= HONOURED and one.points > 0
        assert await led.cups.honours(GUILD, who.id) == [(GAME.family, one.place, 1)] * earned
        assert await led.cups.honours(GUILD + 1, who.id) == []


async def test_nobody_enters_twice_or_too_late(led: Host, clock: Clockwork) -> None:
    cup = await entered(led, clock, 4)
    assert await refused(led.cups.enter(cup, PEOPLE[0])) == "cup-entered"
    assert await refused(led.cups.enter(cup, PEOPLE[4])) == "cup-full"
    assert not await led.cups.leave(cup, PEOPLE[0].id)
    assert await refused(led.cups.leave(cup, PEOPLE[0].id)) == "cup-not-in"
    await led.cups.enter(cup, PEOPLE[4])
    found = await led.cups.advance(cup)
    assert [one.user for one in found.entrants] == [who.id for who in PEOPLE[1:5]]
    assert await refused(led.cups.enter(cup, PEOPLE[0])) == "cup-begun"


async def test_whoever_was_taken_out_does_not_enter_again(led: Host, clock: Clockwork) -> None:
    cup = await entered(led, clock, 4)
    assert not await led.cups.leave(cup, PEOPLE[0].id, barred=True)
    assert await refused(led.cups.enter(cup, PEOPLE[0])) == "cup-barred"
    assert await refused(led.cups.leave(cup, PEOPLE[0].id)) == "cup-not-in"
    assert await refused(led.cups.readmit(cup, PEOPLE[1].id)) == "cup-not-barred"
    await led.cups.readmit(cup, PEOPLE[0].id)
    await led.cups.enter(cup, PEOPLE[0])
    await led.cups.leave(cup, PEOPLE[0].id, barred=True)
    assert (await led.cups.advance(cup)).row.status is CupStatus.OPEN
    await led.cups.enter(cup, PEOPLE[4])
    found = await led.cups.advance(cup)
    assert found.row.status is CupStatus.RUNNING
    assert await refused(led.cups.readmit(cup, PEOPLE[0].id)) == "cup-begun"
    assert {seat.entrant for seat in found.now} == {one.entrant for one in found.standings}
    assert len(found.standings) == 4


async def test_nobody_organises_very_many_cups_and_none_takes_tables_from_its_people(
    led: Host, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 4)
    await led.cups.advance(cup)
    assert await led.tables.count_active(GUILD) == 2
    for who in PEOPLE[:4]:
        assert await led.tables.count_active(GUILD, who.id) == 0
    for _ in range(2):
        await led.cups.open(planned(clock), ANN)
    assert await refused(led.cups.open(planned(clock), ANN)) == "cup-enough"
    await led.cups.open(planned(clock, guild=GUILD + 1), ANN)
    await led.cups.end(cup)
    await led.cups.open(planned(clock), ANN)


async def test_nobody_opens_more_cups_by_opening_them_at_once(
    led: Host, store: Store, clock: Clockwork
) -> None:
    other = open_host(store, LIBRARY, clock, Random(4).getrandbits)
    opening = (host.cups.open(planned(clock), ANN) for host in (led, other) * 3)
    told = await asyncio.gather(*opening, return_exceptions=True)
    refusals = [one for one in told if isinstance(one, Illegal)]
    assert {one.text.key for one in refusals} == {"cup-enough"}
    assert len(await led.cups.on_server(GUILD)) == len(told) - len(refusals) == 3


async def test_whoever_has_left_the_server_makes_room_for_others(
    led: Host, store: Store, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 4)
    await store.people.mark_closed(PEOPLE[0].id, True, departed=True)
    assert (await led.cups.advance(cup)).row.status is CupStatus.OPEN
    await led.cups.enter(cup, PEOPLE[4])
    assert await refused(led.cups.enter(cup, PEOPLE[0])) == "cup-full"  # back, but too late
    found = await led.cups.advance(cup)
    assert [one.user for one in found.entrants] == [who.id for who in PEOPLE[1:5]]
    assert found.row.status is CupStatus.RUNNING


async def test_too_few_end_it_at_its_time(led: Host, clock: Clockwork) -> None:
    cup = await entered(led, clock, 2)
    assert await refused(led.cups.begin_now(cup)) == "cup-too-few-yet"
    clock.tick(HOUR)
    assert (await led.cups.advance(cup)).row.status is CupStatus.TOO_FEW
    assert await led.cups.on_server(GUILD) == []


async def test_it_begins_at_its_time_or_earlier_with_those_who_are_in(
    led: Host, clock: Clockwork
) -> None:
    cups = [await entered(led, clock, 3) for _ in range(2)]
    assert await led.cups.extend(cups[0]) > int(clock()) + HOUR
    clock.tick(HOUR)
    assert (await led.cups.advance(cups[0])).row.status is CupStatus.OPEN
    found = await led.cups.advance(cups[1])
    assert found.row.status is CupStatus.RUNNING
    assert [seat.points for seat in found.now if not seat.group] == [1]  # a bye of mean points
    await led.cups.begin_now(cups[0])
    assert (await led.cups.advance(cups[0])).row.status is CupStatus.RUNNING


async def test_everybody_meets_everybody_and_whoever_withdraws_does_no_more(
    led: Host, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 4, form=CupForm.MINI)
    found = await led.cups.advance(cup)
    assert found.row.rounds == 3
    assert await led.cups.leave(cup, PEOPLE[0].id)
    found = await play_round(led, found)
    assert found.row.round == 2
    gone = found.entrants[0].number
    assert gone not in {seat.entrant for seat in found.now}
    assert sorted(bool(seat.group) for seat in found.now) == [False, True, True]
    found = await play_round(led, found)
    found = await play_round(led, found)
    assert found.row.status is CupStatus.FINISHED
    met = {
        frozenset(one.entrant for one in found.seats if (one.round, one.group) == place)
        for place in {(seat.round, seat.group) for seat in found.seats if seat.group}
    }
    assert len(met) == 4  # two in the first round, then one each


def waited_for(row: TableRow) -> SeatRow:
    return next(seat for seat in row.seats if seat.waits_since is not None)


async def seats_of(host: Host, table: TableId | None) -> Sequence[SeatRow]:
    assert table is not None
    return (await host.tables.row(table)).seats


async def stood_in(host: Host, table: TableId, seat: Seat) -> None:
    """Let an automa make the moves of a seat's turn."""
    while True:
        position = await host.tables.position(table)
        if waited_for(position.row).seat != seat:
            return
        await host.moves.play_automa(table, position.row.ply, seat, moves(position)[0])
        if (await host.tables.row(table)).status is not Status.RUNNING:
            return


async def test_a_turn_and_a_round_have_an_end(led: Host, clock: Clockwork) -> None:
    cup = await entered(led, clock, 4, rounds=1)
    found = await led.cups.advance(cup)
    table = found.now[0].table
    assert table is not None

    late = waited_for(await led.tables.row(table))
    turn = round(TURN_HOURS[CupPace.DAY] * HOUR)
    assert await led.settlement.next_deadline(table) == int(clock()) + turn
    clock.tick(turn)
    await led.settlement.settle(table)
    row = await led.tables.row(table)
    assert row.seats[late.seat].stand_in
    await stood_in(led, table, late.seat)
    clock.tick(turn)
    await led.settlement.settle(table)
    assert late.seat in {
        seat.seat for seat in (await led.tables.row(table)).seats if not seat.automa
    }
    clock.tick(ROUND_HOURS[CupPace.DAY] * HOUR)  # now nobody is waited for, and nobody twice
    for _ in range(MANY):
        await led.settlement.settle(table)
        row = await led.tables.row(table)
        if any(seat.automa for seat in row.seats):
            break
        await stood_in(led, table, waited_for(row).seat)
    people = [seat for seat in row.seats if not seat.automa]
    assert len(people) == 1  # the last one stays: a game needs somebody
    while (row := await led.tables.row(table)).status is Status.RUNNING:
        await led.settlement.settle(table)
        await stood_in(led, table, waited_for(await led.tables.row(table)).seat)
    for user in [seat.user for other in found.now for seat in await seats_of(led, other.table)]:
        if user is not None:
            for row in await led.tables.of_user(user):
                await led.seats.resign(row.id, user)
    found = await led.cups.advance(cup)
    replaced = next(
        seat for seat in found.now if seat.table == table and seat.seat != people[0].seat
    )
    assert (replaced.place, replaced.points) == (2, 0)


async def test_whoever_gives_up_last_comes_behind_a_computer_that_kept_them_company(
    led: Host, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 5, size=3, rounds=1, most=5)
    found = await led.cups.advance(cup)
    sizes = {table: len((await led.tables.row(table)).seats) for table in found.tables}
    with_company = [table for table in found.tables if found.company(await led.tables.row(table))]
    assert len(found.tables) == 2, sizes
    found = await play_round(led, found)
    for table in found.tables:
        best = min(seat.place or 0 for seat in found.now if seat.table == table)
        assert best == (2 if table in with_company else 1)
    assert len({seat.place for seat in found.now}) > 1


async def test_a_round_that_lasts_longer_does_so_at_its_tables(led: Host, clock: Clockwork) -> None:
    cup = await entered(led, clock, 4)
    found = await led.cups.advance(cup)
    until = await led.cups.extend(cup)
    assert found.row.round_until is not None
    assert until > found.row.round_until
    for seat in found.now:
        assert seat.table is not None
        assert (await led.tables.row(seat.table)).round_until == until


async def test_a_round_that_lasts_longer_as_it_begins_does_so_at_all_its_tables(
    led: Host, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 12, most=12)
    extended = list[asyncio.Task[None]]()

    async def extend() -> None:
        done = False
        while not done:
            with suppress(Illegal):  # another table was opened just then
                await led.cups.extend(cup)
                done = True

    def hear(_: TableId) -> None:
        if not extended:  # the first table is open
            extended.append(asyncio.create_task(extend()))

    led.changes.on_change.append(hear)
    await led.cups.advance(cup)
    await extended[0]
    await led.cups.advance(cup)
    found = await led.cups.of(cup)
    assert len(found.groups) == 6
    for seat in found.now:
        assert seat.table is not None
        assert (await led.tables.row(seat.table)).round_until == found.row.round_until


async def test_a_table_is_not_opened_as_it_was_before_the_cup_changed(
    led: Host, store: Store, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 4)
    before = await led.cups.advance(cup)
    await led.cups.extend(cup)
    table = NewTable(
        game=GAME.key,
        edition=GAME.rules.edition,
        seed=1,
        chosen=GAME.rules.chosen(()),
        size=2,
        language="en",
        guild=GUILD,
        channel=CHANNEL,
        opener=ANN.id,
        opened_at=int(clock()),
        cup=cup,
    )
    assert await store.cups.open_table(before.row, 1, table, PEOPLE[:2], b"", [Seat(0)]) is None
    assert len(await led.tables.on_server(GUILD)) == 2


async def test_of_two_presses_that_cross_each_is_told_what_holds(
    led: Host, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 0)
    twice = [led.cups.enter(cup, PEOPLE[0]) for _ in range(2)]
    told = await asyncio.gather(*twice, return_exceptions=True)
    assert [one.text.key for one in told if isinstance(one, Illegal)] == ["cup-entered"]
    for who in PEOPLE[1:4]:
        await led.cups.enter(cup, who)
    _, begun = await asyncio.gather(led.cups.advance(cup), led.cups.leave(cup, PEOPLE[0].id))
    left = (await led.cups.of(cup)).entrant(PEOPLE[0].id)
    assert (left is not None and left.gone is not None) == begun


async def test_whoever_has_left_the_server_is_out_of_the_next_round(
    led: Host, store: Store, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 4)
    found = await led.cups.advance(cup)
    await store.people.mark_closed(PEOPLE[0].id, True, departed=True)
    found = await play_round(led, found)
    assert {seat.entrant for seat in found.now} == {2, 3, 4}


async def test_whoever_is_forgotten_leaves_a_place_without_a_name(
    led: Host, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 4)
    other = await entered(led, clock, 2)
    found = await led.cups.advance(cup)
    await play_round(led, found)
    for user in (PEOPLE[0].id, ANN.id):
        cups = await led.cups.of_user(user)
        assert set(cups) == ({cup, other} if user == PEOPLE[0].id else set())
        for row in await led.tables.of_user(user):
            await led.seats.resign(row.id, user)
        await led.data_deletion.forget(user, {"en": "Someone"})
    found = await led.cups.advance(cup)
    gone = found.entrants[0]
    assert (gone.user, gone.name, gone.plays) == (None, "", False)
    assert len((await led.cups.of(other)).entrants) == 1
    while not found.row.over:
        found = await play_round(led, found)
    assert len(found.standings) == 4


async def test_whoever_is_forgotten_at_a_table_that_is_played_leaves_it_to_be_shown_anew(
    led: Host, clock: Clockwork
) -> None:
    cup = await entered(led, clock, 4)
    found = await led.cups.advance(cup)
    mine = next(seat.table for seat in found.now if seat.entrant == 1)
    assert await led.data_deletion.forget(PEOPLE[0].id, {"en": "Someone"}) == [mine]


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"size": 9}, "cup-size"),
        ({"rounds": 0}, "cup-rounds"),
        ({"rounds": 99}, "cup-rounds"),
        ({"most": 2}, "cup-most"),
        ({"most": 99}, "cup-most"),
        ({"most": 20, "form": CupForm.MINI}, "cup-most"),
    ],
)
async def test_a_cup_that_cannot_be_is_refused(
    led: Host, clock: Clockwork, other: dict[str, Any], why: str
) -> None:
    assert await refused(led.cups.open(planned(clock, **other), ANN)) == why


async def test_a_cup_ends_when_its_organiser_says_so(led: Host, clock: Clockwork) -> None:
    cup = await entered(led, clock, 4)
    before = await led.cups.advance(cup)
    await led.cups.end(cup)
    found = await led.cups.advance(cup)
    assert found.row.status is CupStatus.ENDED
    for table in before.going:  # they are their people's own from now on
        row = await led.tables.row(table)
        assert row.round_until is None
        await led.proposals.pause(table, row.opener)
    assert await refused(led.cups.end(cup)) == "cup-over"
    assert await refused(led.cups.extend(cup)) == "cup-over"
    assert await refused(led.cups.leave(cup, PEOPLE[0].id)) == "cup-over"


async def test_several_processes_open_each_table_once(
    server: Server, template: str, clock: Clockwork
) -> None:
    name = server.new_database(template)
    stores = [await open_store(server.url(name)) for _ in range(3)]
    hosts = [
        open_host(store, LIBRARY, clock, Random(seed).getrandbits)
        for seed, store in enumerate(stores)
    ]
    cup = await entered(hosts[0], clock, 8, most=12)
    await asyncio.gather(
        *(host.cups.enter(cup, who) for host, who in zip(hosts, PEOPLE[8:11], strict=True))
    )
    await hosts[0].cups.begin_now(cup)
    await asyncio.gather(*(host.cups.advance(cup) for host in hosts))
    found = await hosts[0].cups.of(cup)
    assert found.row.round == 1
    assert len({seat.table for seat in found.now if seat.group}) == 5
    assert len(await hosts[0].tables.on_server(GUILD)) == 5
    await play_round(hosts[0], found)
    await asyncio.gather(*(host.cups.advance(cup) for host in hosts))
    found = await hosts[1].cups.of(cup)
    assert found.row.round == 2
    assert len(await hosts[0].tables.on_server(GUILD)) == 5
    for store in stores:
        await store.database.close()
    server.drop(name)
