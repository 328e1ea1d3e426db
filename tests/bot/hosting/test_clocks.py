"""Machines whose clocks differ: the one that opens a table may be ahead of those that write its
moves.
"""

from __future__ import annotations

from bot.hosting.host import open_host
from bot.store import Store
from games.chance import Chance
from games.library import Library
from games.splendor import GAME as SPLENDOR
from tests.bot.clockwork import Clockwork
from tests.bot.host_helpers import begun, move


async def test_moves_older_than_their_table_are_played_there(
    store: Store, clock: Clockwork
) -> None:
    host, chance = open_host(store, Library((SPLENDOR,)), clock, lambda bits: 1), Chance(3)
    table = await begun(host)
    clock.set_back(60)
    while not (position := await host.tables.position(table)).table.over:
        await move(host, table, chance)
    went = await host.replay.history(position)
    assert went is not None
    assert went.first == 0
