"""INSERT … ON CONFLICT, which SQLAlchemy writes differently for each kind of database."""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Upsert: TypeAlias = postgresql.Insert | sqlite.Insert


def upsert(connection: AsyncConnection, table: Table) -> Upsert:
    """Return an INSERT into *table* that can say what happens to a row that is there already."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
