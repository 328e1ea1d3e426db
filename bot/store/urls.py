"""Where a database is: the path of a SQLite file, or the URL of one on a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.errors import StoreError

DRIVER = "postgresql+psycopg"


@dataclass(frozen=True, slots=True)
class ServerUrl:
    """The URL of a database on a PostgreSQL server. As text it names no user and no password."""

    url: URL = field(repr=False)

    def __str__(self) -> str:
        """Return where the database is, for the operator."""
        hosts = self.url.host or self.url.query.get("host") or "localhost"
        host = hosts if isinstance(hosts, str) else ",".join(hosts)
        port = f":{self.url.port}" if self.url.port else ""
        return f"postgresql://{host}{port}/{self.url.database or ''}"


def file_url(path: Path, driver: str = "sqlite") -> URL:
    """Return the URL of a SQLite file, whatever letters are in its path."""
    return URL.create(driver, database=str(path))


DatabaseAddress: TypeAlias = Path | ServerUrl


def parse_address(database: Path | str) -> DatabaseAddress:
    """Return a database's address, a path or a URL; raise `StoreError` for a wrong URL."""
    if isinstance(database, Path):
        return database
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise StoreError("The database's URL, PARLOUR_DATABASE, cannot be read.") from error
    if url.drivername not in {"postgresql", "postgres", DRIVER}:
        raise StoreError(
            f"The database's URL, PARLOUR_DATABASE, begins with “{url.drivername}:”:"
            " it must begin with “postgresql://”."
        )
    if not url.database and "dbname" not in url.query:
        raise StoreError(
            "The database's URL, PARLOUR_DATABASE, names no database:"
            " postgresql://user@host/database."
        )
    return ServerUrl(url.set(drivername=DRIVER))
