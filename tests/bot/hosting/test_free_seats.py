"""People who asked to be told of free seats are called once, on both kinds of database, whichever
process calls them.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, select

from bot.hosting.free_seats import Called, has_free_seat
from bot.hosting.host import Host, open_host
from bot.hosting.invitations import MOST_AN_HOUR, MOST_INVITED
from bot.hosting.matching import EVERYWHERE
from bot.store import Person, Preferences, Store, TableRow, UserId, open_store
from bot.store.people_schema import PREFERENCES
from bot.store.schema import PEOPLE
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import ANN, GAME, MEI, THEO
from tests.library import LIBRARY
from tests.postgres import Server

GUILD, CHANNEL, HOUR = 7, 8, 3600
AWAKE = Preferences(quiet_from=0, quiet_until=0)
RACES = 10


@pytest.fixture
async def met(store: Store, clock: Clockwork) -> Host:
    """A host whose people are known, and never asleep."""
    host = open_host(store, LIBRARY, clock, lambda bits: 2**bits - 1)
    for who in (ANN, THEO, MEI):
        await host.preferences.prefer(who, AWAKE)
    return host


async def ask(host: Host, who: Person, *games: str, scope: int = EVERYWHERE) -> None:
    await host.free_seats.ask(who.id, GUILD, scope=scope, games=games or (GAME.family,))


async def opened(host: Host, who: Person = ANN, **other: Any) -> TableRow:
    given: dict[str, Any] = {"size": 2, "guild": GUILD} | other
    return await host.seating.open(GAME.key, who, language="en", channel=CHANNEL, **given)


async def is_there(_user: UserId) -> bool:
    return True


async def call(host: Host, row: TableRow, scope: int = EVERYWHERE) -> Called:
    return await host.free_seats.call(row, scope, is_there)


async def called(host: Host, row: TableRow, scope: int = EVERYWHERE) -> list[UserId]:
    return [one.user for one in (await call(host, row, scope)).people]


async def test_whoever_asked_is_called_once_and_nobody_else(met: Host) -> None:
    await ask(met, THEO)
    row = await opened(met)
    assert await called(met, row) == [THEO.id]
    assert await called(met, row) == []


async def test_one_who_asks_no_more_or_for_other_games_is_not_called(met: Host) -> None:
    await ask(met, THEO)
    await ask(met, MEI, next(game.family for game in LIBRARY.games if game != GAME))
    await met.free_seats.ask(THEO.id, GUILD, scope=EVERYWHERE, games=())
    assert await met.free_seats.of(THEO.id, GUILD) is None
    assert await called(met, await opened(met)) == []


async def test_each_is_called_once_an_hour_whatever_tables_are_opened(
    met: Host, clock: Clockwork
) -> None:
    await ask(met, THEO)
    first, second = await opened(met), await opened(met)
    assert await called(met, first) == [THEO.id]
    later = await call(met, second)
    assert later == Called((), (), int(clock()) + HOUR)
    clock.tick(HOUR)
    assert await called(met, second) == [THEO.id]
    clock.tick(HOUR)
    assert await called(met, first) == [], "not to the same table again"


async def test_nobody_is_called_at_night_or_without_a_time_zone(
    met: Host, clock: Clockwork
) -> None:
    await ask(met, THEO)
    asleep = Preferences(zone="UTC", quiet_from=0, quiet_until=23)
    await met.preferences.prefer(THEO, asleep)
    row = await opened(met)
    later = await call(met, row)
    assert later.people == ()
    assert later.again_at is not None
    clock.tick(later.again_at - clock())
    assert await called(met, row) == [THEO.id]
    await met.preferences.prefer(MEI, Preferences())
    await ask(met, MEI)
    await met.preferences.prefer(THEO, Preferences())
    clock.tick(HOUR)
    assert await call(met, await opened(met)) == Called((), (), None)
    await met.preferences.prefer(MEI, Preferences(zone="UTC", quiet_from=3, quiet_until=4))
    assert await called(met, await opened(met)) == [MEI.id], "what was asked for is kept"


async def test_whoever_asked_after_the_table_was_opened_sees_it_in_the_list(
    met: Host, clock: Clockwork
) -> None:
    row = await opened(met)
    clock.tick(1)
    await ask(met, THEO)
    assert await called(met, row) == []


async def test_those_who_asked_where_not_all_see_it_are_called_there_alone(met: Host) -> None:
    await ask(met, THEO, scope=CHANNEL)
    await ask(met, MEI)
    row = await opened(met)
    assert await called(met, row) == [MEI.id]
    assert await called(met, row, CHANNEL) == [THEO.id]


async def test_who_sits_there_or_is_invited_is_called_by_nobody(met: Host) -> None:
    for who in (ANN, THEO, MEI):
        await ask(met, who)
    row = await opened(met, size=4, invited=[THEO.id])
    assert await called(met, row) == [MEI.id]


async def test_whoever_leaves_a_table_is_not_called_back(met: Host, clock: Clockwork) -> None:
    await ask(met, THEO)
    row = await opened(met)
    await met.seating.join(row.id, THEO)
    await met.seating.leave(row.id, THEO.id)
    assert await called(met, await met.tables.row(row.id)) == []
    assert await called(met, await opened(met)) == [THEO.id], "to the next one"


async def test_a_seat_is_free_that_is_kept_for_nobody(met: Host) -> None:
    row = await opened(met, size=3, invited=[THEO.id])
    assert has_free_seat(row)
    await met.seating.join(row.id, MEI)
    assert not has_free_seat(await met.tables.row(row.id)), "it is kept for Theo"
    await met.seating.leave(row.id, MEI.id)
    assert has_free_seat(await met.tables.row(row.id))
    await met.seating.close(row.id)
    assert not has_free_seat(await met.tables.row(row.id))
    assert not has_free_seat(await opened(met, guild=None, direct=True))


async def test_calls_count_as_invitations_of_whoever_opened_the_table(
    met: Host, clock: Clockwork
) -> None:
    crowd = [Person(UserId(1000 + n), f"P{n}", "en") for n in range(MOST_AN_HOUR + 1)]
    for who in crowd:
        await met.preferences.prefer(who, AWAKE)
        await ask(met, who)
    row = await opened(met)
    assert len(await called(met, row)) == MOST_INVITED
    assert await called(met, row) == [], "ten at a table"
    for _ in range(MOST_AN_HOUR // MOST_INVITED - 1):
        assert len(await called(met, await opened(met))) == MOST_INVITED
    refusing = await call(met, await opened(met))
    assert refusing == Called((), (), int(clock()) + HOUR)
    assert len(await called(met, await opened(met, THEO))) == 1, "somebody else may"


async def test_as_many_are_called_as_may_still_be_invited(met: Host, clock: Clockwork) -> None:
    crowd = [Person(UserId(1000 + n), f"P{n}", "en") for n in range(MOST_INVITED)]
    for who in crowd:
        await met.preferences.prefer(who, AWAKE)
        await ask(met, who)
    room = 3
    for n in range(MOST_AN_HOUR - room):
        await opened(met, invited=[UserId(2000 + n)])
        clock.tick(1)
    row = await opened(met)
    calls = await call(met, row)
    assert len(calls.people) == room
    assert calls.again_at == clock() + HOUR - (MOST_AN_HOUR - room), "when the first one is over"
    await met.free_seats.give_back(row, calls.people)
    assert len(await called(met, row)) == room, "who was not reached was not invited"
    clock.tick(calls.again_at - clock())
    assert len(await called(met, row)) == 1


async def test_whoever_was_called_and_may_still_come_is_named_with_the_next(
    met: Host, clock: Clockwork
) -> None:
    for who in (THEO, MEI):
        await ask(met, who)
    row = await opened(met, size=3)
    assert await called(met, row) == [THEO.id, MEI.id]
    assert (await call(met, row)).earlier == (THEO.id, MEI.id)
    await met.seating.join(row.id, THEO)
    await ask(met, MEI, next(game.family for game in LIBRARY.games if game != GAME))
    row = await met.tables.row(row.id)
    assert (await call(met, row)).earlier == ()
    await ask(met, MEI)
    assert (await call(met, row)).earlier == (MEI.id,)


async def test_whoever_left_uncalled_is_not_named(met: Host) -> None:
    row = await opened(met, size=3)
    await met.seating.join(row.id, THEO)
    await ask(met, THEO)
    await met.seating.leave(row.id, THEO.id)
    row = await met.tables.row(row.id)
    assert await call(met, row) == Called((), (), None)


async def test_whoever_has_left_the_server_takes_nobodys_place(met: Host) -> None:
    crowd = [Person(UserId(1000 + n), f"P{n}", "en") for n in range(MOST_INVITED + 2)]
    for who in crowd:
        await met.preferences.prefer(who, AWAKE)
        await ask(met, who)
    gone, asked = crowd[0].id, list[UserId]()

    async def is_here(user: UserId) -> bool:
        asked.append(user)
        return user != gone

    calls = await met.free_seats.call(await opened(met), EVERYWHERE, is_here)
    assert [one.user for one in calls.people] == [who.id for who in crowd[1 : MOST_INVITED + 1]]
    assert len(asked) == MOST_INVITED + 1, "of the last one it need not be known"
    assert await met.free_seats.of(gone, GUILD) is None


async def test_one_who_was_not_reached_may_be_called_again(met: Host) -> None:
    await ask(met, THEO)
    row = await opened(met)
    calls = await call(met, row)
    await met.free_seats.give_back(row, calls.people)
    assert await called(met, row) == [THEO.id]


async def test_somebody_who_is_forgotten_asked_for_nothing(met: Host, store: Store) -> None:
    await ask(met, THEO)
    await met.data_deletion.forget(THEO.id, {"en": "Someone"})
    assert await store.callees.on_server(GUILD) == []
    late = store.callees.ask(THEO.id, GUILD, scope=EVERYWHERE, games=[GAME.family], now=1)
    await late  # it was pressed while all was deleted
    assert await store.callees.on_server(GUILD) == []


async def test_a_version_that_knows_of_no_free_seats_deletes_people(
    met: Host, store: Store
) -> None:
    await ask(met, THEO)
    async with store.database.transaction() as connection:
        await connection.execute(delete(PREFERENCES))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == THEO.id))
    assert await store.database.read(select(PEOPLE).where(PEOPLE.c.id == THEO.id)) == []


async def test_of_two_processes_one_calls(server: Server, template: str, clock: Clockwork) -> None:
    name = server.new_database(template)
    stores = [await open_store(server.url(name)) for _ in range(2)]
    hosts = [open_host(store, LIBRARY, clock, lambda bits: 2**bits - 1) for store in stores]
    for host in hosts:
        for who in (ANN, THEO):
            await host.preferences.prefer(who, AWAKE)
    await ask(hosts[0], THEO)
    for _ in range(RACES):
        row = await opened(hosts[0])
        found = await asyncio.gather(*(called(host, row) for host in hosts))
        assert sorted(found) == [[], [THEO.id]]
        clock.tick(HOUR)
    for store in stores:
        await store.database.close()
    server.drop(name)
