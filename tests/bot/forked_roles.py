"""Gateways and workers forked from processes that have read the program already: so that hundreds
can be started, and killed, in one test.

The program forks one for every line of its input: `gateway SHARD/COUNT` or `worker`. It says
`ended` whenever one is dead.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app import Parlour, Workers
from bot.operations.login import connect, log_in
from bot.operations.settings import Role
from bot.sandbox.seam import point
from bot.sandbox.server import StandIn
from bot.store import open_store
from tests.bot.forked import warm
from tests.bot.forked_commands import fork_program
from tests.bot.forks import Forks, fork_for_each
from tests.bot.scribes import Scribes
from tests.bot.tab import end
from tests.bot.wire import SOON
from tests.library import LIBRARY

_log = logging.getLogger(__name__)


@asynccontextmanager
async def forking_roles(stand_in: StandIn, database: str, log: Path) -> AsyncIterator[Forks]:
    """A process that forks gateways and workers on a database, one at a time; at the end neither
    it nor one of them is left.
    """
    process = await fork_program(
        __name__, stand_in.address, stand_in.world.token, database, str(log)
    )
    forks = Forks(process)
    try:
        yield forks
    finally:
        end(process)
        await process.wait()
        if forks.ended is not None:
            await forks.ended


def named(process: int) -> str:
    """What the server calls the connections of a process."""
    return f"parlour-{process}"


async def live(token: str, database: str, role: Role, shards: str) -> None:
    """Be a gateway or a worker until this process is killed, or whoever forks is."""
    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), os._exit, 0)
    shard, _, count = shards.partition("/")
    store = await open_store(f"{database}&application_name={named(os.getpid())}")
    parlour = Parlour(
        store,
        LIBRARY,
        workers=Workers(pictures=Scribes()),
        role=role,
        shard_count=int(count) if count else None,
        shard_ids=(int(shard),) if shard else None,
        **SOON,
    )
    async with parlour as client:
        if role.answers:
            await connect(client, token, client.identifying, store.key_values)
        else:
            await log_in(client, token, store.key_values)
            await client.catch_up()
            await asyncio.Event().wait()


def main(address: str, token: str, database: str, log: str) -> None:
    """Fork a gateway or a worker for every line."""
    point(address)
    warm()
    logging.basicConfig(level=logging.WARNING, filename=log)

    def be(line: str) -> None:
        role, _, shards = line.strip().partition(" ")
        try:
            asyncio.run(live(token, database, Role(role), shards))
        except Exception:
            _log.exception("a %s ends", role)
            raise

    fork_for_each(sys.stdin, be)
