"""A database on a server: one that cannot be opened is refused in one line, without its password,
and one that is busy is asked again.
"""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, text

from bot.store import StoreBusy, StoreError, open_store, outage, postgresql
from bot.store.outage import AWAY
from bot.store.schema import KEPT
from bot.store.urls import ServerUrl, connection_arguments, parse_address
from tests.bot.wire import PATIENCE
from tests.postgres import Server


async def refusal(url: str) -> str:
    with pytest.raises(StoreError) as refused:
        await open_store(url)
    (line,) = str(refused.value).splitlines()
    assert "secret" not in line
    return line


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://ann:secret@:x:/", "cannot be read"),
        ("postgresql://ann:sec@secret@one/parlour", "write it as %40"),
        ("postgresql://ann:sec/@secret@one/parlour", "write it as %40"),
        ("postgresql://ann:sec@secret@one,two/parlour", "write it as %40"),
        ("postgresql://ann:secret@one:x,two/parlour", "cannot be read"),
        ("postgresql://ann:secret@/parlour?host=one&port=x", "cannot be read"),
        ("postgresql://ann:secret@/parlour?host=one,two&port=1,2,3", "cannot be read"),
        ("mysql://ann:secret@localhost/parlour", "must begin with “postgresql://”"),
        ("postgresql://ann:secret@localhost", "names no database"),
        ("postgresql://ann:secret@127.0.0.1:1/parlour", "refused"),
        ("postgresql://ann:secret@localhost/parlour?colour=red", "colour"),
    ],
)
async def test_a_url_that_leads_nowhere_is_refused(url: str, said: str) -> None:
    assert said in await refusal(url)


@pytest.mark.parametrize(
    ("named", "hosts", "ports"),
    [
        ("one:1,two:2/parlour", "one,two", "1,2"),
        ("[::1]:1,two/parlour", "::1,two", "1,"),
        ("one,two/parlour?port=7", "one,two", "7,7"),
        ("/parlour?host=one,two&port=1,2", "one,two", "1,2"),
        ("/parlour?host=one,two&port=7", "one,two", "7,7"),
    ],
)
def test_a_url_names_several_hosts_as_libpq_takes_them(named: str, hosts: str, ports: str) -> None:
    address = parse_address(f"postgresql://ann:sec,ret@{named}")
    assert isinstance(address, ServerUrl)
    assert str(address) == f"postgresql://{hosts}/parlour"
    given = connection_arguments(address.url)
    assert (given["host"], given["port"]) == (hosts, ports)
    assert (given["user"], given["password"], given["dbname"]) == ("ann", "sec,ret", "parlour")


async def test_all_connections_are_made_by_what_the_url_says(server: Server, address: str) -> None:
    """Also the ones over which processes hear each other."""
    name = address.partition("@/")[2].partition("?")[0]
    hosts = f"host=/nowhere,{server.folder}&options=-c%20statement_timeout%3D77s"
    store = await open_store(f"postgresql://parlour@/{name}?{hosts}")
    assert store.database.peers is not None
    assert await store.database.peers.take_now(1, 2)
    assert [row[0] for row in await store.database.read(text("SHOW statement_timeout"))] == ["77s"]
    await store.database.close()


@pytest.mark.usefixtures("server")
async def test_a_bot_whose_connections_the_url_names_is_found_too(address: str) -> None:
    url = parse_address(f"{address}&application_name=games")
    assert isinstance(url, ServerUrl)
    await (await open_store(address)).database.close()
    assert not postgresql.used_by_others(url)
    store = await open_store(f"{address}&application_name=games")
    assert postgresql.used_by_others(url)
    await store.database.close()


async def test_a_database_that_is_not_there_is_refused(server: Server) -> None:
    assert '"nowhere" does not exist' in await refusal(server.url("nowhere"))


async def test_a_database_of_a_newer_version_is_refused(server: Server, address: str) -> None:
    await (await open_store(address)).database.close()
    name = address.partition("@/")[2].partition("?")[0]
    server.execute("UPDATE alembic_version SET version_num = 'from tomorrow'", name)
    assert "newer version" in await refusal(address)


async def test_a_process_whose_database_a_newer_version_has_changed_says_so(
    server: Server, address: str
) -> None:
    database = (await open_store(address)).database
    name = address.partition("@/")[2].partition("?")[0]
    server.execute("ALTER TABLE kept RENAME COLUMN value TO worth", name)
    with pytest.raises(StoreError, match="A newer version of Parlour has changed the database"):
        await database.read(select(KEPT.c.value))
    assert database.broken.done()
    await database.close()


async def test_a_database_of_another_program_is_refused_and_left_as_it_is(server: Server) -> None:
    name = server.new_database()
    server.execute("CREATE TABLE people (lamp text)", name)
    assert '"people" already exists' in await refusal(server.url(name))
    server.execute("SELECT lamp FROM people", name)
    server.drop(name)


@pytest.mark.usefixtures("server")
async def test_a_read_that_waits_too_long_for_a_connection_says_that_much_is_going_on(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "READERS", 1)
    monkeypatch.setattr(postgresql, "LONGEST_WAIT_SECONDS", 0.05)
    database = (await open_store(address)).database
    assert isinstance(database.backend, postgresql.PostgresDatabase)
    async with database.backend._readers.connect():
        with pytest.raises(StoreBusy):
            await database.read(select(1))
    assert await database.read(select(1)) == [(1,)]
    assert not AWAY._value.get()
    await database.close()


@pytest.mark.usefixtures("server")
async def test_what_a_busy_server_did_not_answer_is_looked_at_again_until_all_is_answered(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "READERS", 1)
    monkeypatch.setattr(postgresql, "LONGEST_WAIT_SECONDS", 0.05)
    monkeypatch.setattr(outage, "BUSY_SECONDS", 0.01)
    database = (await open_store(address)).database
    assert isinstance(database.backend, postgresql.PostgresDatabase)
    failed, answered = asyncio.Event(), asyncio.Event()

    async def look() -> None:
        try:
            await database.read(select(1))
        except StoreBusy:  # as most do who show tables: they count on being called again
            failed.set()
        else:
            answered.set()

    database.on_return.append(look)
    async with database.backend._readers.connect():
        with pytest.raises(StoreBusy):
            await database.read(select(1))
        await asyncio.wait_for(failed.wait(), PATIENCE)
    await asyncio.wait_for(answered.wait(), PATIENCE)
    await database.close()
