"""What the bot carries on a PostgreSQL server: a hundred thousand running tables, not ten."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.bench.figures import Figure
from tests.bench.many_tables import number_figures
from tests.postgres import Server

TABLES = 100_000
SETTINGS = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}
"""As a server has them that nobody has set."""


async def table_figures(tables: int = TABLES) -> AsyncIterator[Figure]:
    """How the bot starts with so many tables on a server, and what a move costs among them."""
    server = Server(**SETTINGS)
    server.start()
    try:
        async for figure in number_figures(tables, server):
            yield figure
    finally:
        server.close()
