"""People who look for players are seated once, on both kinds of database, whoever seats them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.hosting.host import Host, open_host
from bot.hosting.matching import EVERYWHERE, READY_SECONDS
from bot.store import Person, Preferences, Status, Store, TablePace, TablePolicy, open_store
from bot.store.seekers import SeekerRow
from games.moves import Illegal
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN, GAME, MEI, THEO, refused
from tests.library import LIBRARY
from tests.postgres import Server

GUILD, CHANNEL, HOUR = 7, 8, 3600
RACES = 10
MOST_READS = 8
"""The clock is read less often while people are looked at."""


def looking(who: Person, now: float, **other: Any) -> SeekerRow:
    """Somebody who looks for one other, for an hour."""
    seeker = SeekerRow(
        user=who.id,
        guild=GUILD,
        name=who.name,
        channel=CHANNEL,
        scope=EVERYWHERE,
        games=(GAME.family,),
        least=2,
        most=2,
        asked_at=int(now),
        until=int(now) + HOUR,
        language="en",
        policy=TablePolicy(pace=TablePace.LIVE),
    )
    return replace(seeker, **other)


@pytest.fixture
async def met(store: Store, clock: Clockwork) -> Host:
    """A host whose people are known."""
    for who in (ANN, THEO, MEI):
        await store.people.meet(who)
    return open_host(store, LIBRARY, clock, lambda bits: 2**bits - 1)


async def test_those_who_fit_sit_at_one_table_that_waits_for_them(
    met: Host, store: Store, clock: Clockwork
) -> None:
    assert await met.finding.ask(looking(ANN, clock())) is None
    row = await met.finding.ask(looking(THEO, clock()))
    assert row is not None
    assert [seat.user for seat in row.awaited] == [ANN.id, THEO.id]
    assert not await met.finding.on_server(GUILD)
    assert await refused(met.seating.begin(row.id, ANN.id)) == "find-awaited"
    await met.finding.ready(row.id, ANN.id)
    await met.settlement.settle(row.id)
    assert (await met.tables.row(row.id)).status is Status.OPEN
    begun = await met.finding.ready(row.id, THEO.id)
    assert begun.status is Status.RUNNING
    store.database.cache.clear()
    assert (await met.tables.row(row.id)).policy.pace is TablePace.LIVE


async def test_whoever_wakes_up_while_all_are_looked_at_is_not_missed(
    met: Host, store: Store, clock: Clockwork
) -> None:
    before, wakes, reads = clock(), int(clock()) + HOUR, 0

    def going() -> float:
        """The time: before she wakes up, and from some reading on after that."""
        nonlocal reads
        reads -= 1
        return before if reads >= 0 else wakes + 1.0

    host = open_host(store, LIBRARY, going, lambda bits: 2**bits - 1)
    hour = datetime.fromtimestamp(wakes, UTC).hour
    await host.preferences.prefer(ANN, Preferences(zone="UTC", quiet_from=0, quiet_until=hour))
    await host.preferences.prefer(THEO, Preferences(quiet_from=0, quiet_until=0))
    for so_many in range(MOST_READS):
        for who in (ANN, THEO):
            await store.seekers.keep(looking(who, before - 3 * HOUR, until=wakes + HOUR))
        reads = so_many
        again_at = await host.finding.look(GUILD)
        assert again_at == wakes or not await met.finding.on_server(GUILD)


async def test_whoever_was_found_and_does_not_come_loses_the_seat_to_the_next(
    met: Host, clock: Clockwork
) -> None:
    await met.finding.ask(looking(ANN, clock()))
    row = await met.finding.ask(looking(THEO, clock()))
    assert row is not None
    await met.finding.ready(row.id, THEO.id)
    late = READY_SECONDS[TablePace.LIVE]
    assert await met.settlement.next_deadline(row.id) == int(clock()) + late
    assert await met.finding.ask(looking(MEI, clock())) is None
    clock.tick(late)
    await met.settlement.settle(row.id)
    now = await met.tables.row(row.id)
    assert [seat.user for seat in now.seats] == [THEO.id, MEI.id]
    assert [seat.user for seat in now.awaited] == [MEI.id]
    assert now.opener == THEO.id


async def test_a_table_to_which_nobody_comes_is_closed(met: Host, clock: Clockwork) -> None:
    await met.finding.ask(looking(ANN, clock()))
    row = await met.finding.ask(looking(THEO, clock()))
    assert row is not None
    clock.tick(READY_SECONDS[TablePace.LIVE])
    await met.settlement.settle(row.id)
    assert (await met.tables.row(row.id)).status is Status.ENDED
    with pytest.raises(Illegal):
        await met.finding.ready(row.id, ANN.id)


async def test_a_free_seat_goes_to_whoever_looks_later(met: Host, clock: Clockwork) -> None:
    await met.finding.ask(looking(ANN, clock()))
    row = await met.finding.ask(looking(THEO, clock()))
    assert row is not None
    await met.seating.leave(row.id, ANN.id)
    found = await met.finding.ask(looking(MEI, clock()))
    assert found is not None
    assert found.id == row.id


async def test_what_is_asked_again_replaces_what_was_asked_and_ends_in_time(
    met: Host, clock: Clockwork
) -> None:
    await met.finding.ask(looking(ANN, clock()))
    await met.finding.ask(looking(ANN, clock(), games=("nothing", GAME.family)))
    (asked,) = await met.finding.on_server(GUILD)
    assert asked.games == ("nothing", GAME.family)
    clock.tick(HOUR)
    assert await met.finding.on_server(GUILD) == []
    assert await met.finding.ask(looking(THEO, clock())) is None


async def test_who_is_forgotten_looks_for_nobody(met: Host, store: Store, clock: Clockwork) -> None:
    await met.finding.ask(looking(ANN, clock()))
    await met.data_deletion.forget(ANN.id, {"en": "somebody"})
    assert await met.finding.on_server(GUILD) == []


async def test_nobody_waits_for_a_seat_whose_owner_was_forgotten(
    met: Host, clock: Clockwork
) -> None:
    await met.finding.ask(looking(ANN, clock()))
    row = await met.finding.ask(looking(THEO, clock()))
    assert row is not None
    await met.finding.ready(row.id, THEO.id)
    await met.data_deletion.forget(ANN.id, {"en": "somebody"})
    assert (await met.tables.row(row.id)).awaited == ()
    assert await met.settlement.next_deadline(row.id) is None


async def test_a_search_is_forgotten_on_all_servers(met: Host, clock: Clockwork) -> None:
    daily = TablePolicy(pace=TablePace.DAILY)
    for guild in (GUILD, GUILD + 1):
        await met.finding.ask(looking(ANN, clock(), guild=guild))
        await met.finding.ask(looking(MEI, clock(), guild=guild, policy=daily))
    await met.finding.forget(ANN.id)
    for guild in (GUILD, GUILD + 1):
        assert [one.user for one in await met.finding.on_server(guild)] == [MEI.id]


async def test_whoever_does_not_come_is_not_called_again(met: Host, clock: Clockwork) -> None:
    await met.finding.ask(looking(ANN, clock()))
    row = await met.finding.ask(looking(THEO, clock()))
    assert row is not None
    await met.finding.ready(row.id, THEO.id)
    assert await met.finding.ask(looking(ANN, clock())) is None
    clock.tick(READY_SECONDS[TablePace.LIVE])
    await met.settlement.settle(row.id)
    assert [seat.user for seat in (await met.tables.row(row.id)).seats] == [THEO.id]
    assert await met.finding.on_server(GUILD) == []


async def test_the_table_that_was_found_just_now_is_named(met: Host, clock: Clockwork) -> None:
    daily = TablePolicy(pace=TablePace.DAILY)
    await met.finding.ask(looking(MEI, clock()))
    older = await met.finding.ask(looking(THEO, clock()))
    await met.finding.ask(looking(THEO, clock(), policy=daily))
    newer = await met.finding.ask(looking(ANN, clock(), policy=daily))
    assert older is not None
    assert newer is not None
    await met.finding.ready(newer.id, ANN.id)
    await met.seating.leave(older.id, THEO.id)
    found = await met.finding.ask(looking(ANN, clock()))
    assert found is not None
    assert found.id == older.id


async def test_only_the_opener_closes_a_night_until_an_hour_after_its_time(
    met: Host, clock: Clockwork
) -> None:
    meets_at = int(clock()) + 48 * HOUR
    row = await met.seating.open(
        GAME.key,
        ANN,
        size=2,
        language="en",
        guild=GUILD,
        channel=CHANNEL,
        meets_at=meets_at,
        scope=EVERYWHERE,
    )
    await met.seating.join(row.id, THEO)
    clock.tick(48 * HOUR + HOUR - 1)
    assert await refused(met.seating.close_own(row.id, THEO.id)) == "table-closer"
    assert await refused(met.seating.begin(row.id, THEO.id)) == "table-opener"
    clock.tick(1)
    await met.seating.close_own(row.id, THEO.id)


async def test_servers_on_which_somebody_looks_are_found_at_a_start(
    met: Host, store: Store, clock: Clockwork
) -> None:
    now = int(clock())
    await met.finding.ask(looking(ANN, now))
    assert await store.startup.servers_with_seekers(now) == [GUILD]
    assert await store.startup.servers_with_seekers(now + HOUR) == []
    none = store.startup.only([])
    assert await none.servers_with_seekers(now) == []


async def test_of_two_processes_that_see_who_fits_one_seats_them(
    server: Server, template: str, clock: Clockwork
) -> None:
    name = server.new_database(template)
    stores = [await open_store(server.url(name)) for _ in range(2)]
    hosts = [open_host(store, LIBRARY, clock, lambda bits: 2**bits - 1) for store in stores]
    for who in (ANN, THEO):
        await stores[0].people.meet(who)
    for races in range(1, RACES + 1):
        for who in (ANN, THEO):
            await stores[0].seekers.keep(looking(who, clock()))
        opened = await asyncio.gather(*(host.finding.match(GUILD) for host in hosts))
        assert sum(map(len, opened)) == 1
        # The other process may still remember an earlier search: it hears of the table a bit later.
        rows = await stores[1].tables.all()
        assert len(rows) == races
        assert all(len(row.seats) == len((ANN, THEO)) for row in rows)
        assert await hosts[0].finding.on_server(GUILD) == []
    for store in stores:
        await store.database.close()
    server.drop(name)
