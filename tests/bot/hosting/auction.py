"""An auction of Ann's and Theo's at the host, bids there, and whom it waits for."""

from __future__ import annotations

from bot.hosting.host import Host
from bot.store import TableId
from bot.store.policy import TablePolicy
from games.engine import Seat
from tests.bot.evenings.marbles import GAME as MARBLES
from tests.bot.evenings.marbles.rules import Lay
from tests.bot.host_helpers import ANN, THEO

HOUR = 3600
FIRST, SECOND = Seat(0), Seat(1)


async def begun(
    host: Host, policy: TablePolicy | None = None, automas: int = 0, **options: str
) -> TableId:
    """An auction of Ann's and Theo's, with Ann to bid first."""
    row = await host.seating.open(
        MARBLES.key,
        ANN,
        size=2 + automas,
        automas=automas,
        options=options.items(),
        policy=policy or TablePolicy(),
        language="en",
        guild=7,
        channel=8,
    )
    await host.seating.join(row.id, THEO)
    await host.seating.begin(row.id, ANN.id)
    return row.id


def lay(*coins: int) -> Lay:
    return Lay(frozenset(coins))


async def waits(host: Host, table: TableId) -> list[int | None]:
    """Since when the game waits, by seat, in hours since the table was opened."""
    row = await host.tables.row(table)
    return [
        None if seat.waits_since is None else (seat.waits_since - row.opened_at) // HOUR
        for seat in row.seats
    ]
