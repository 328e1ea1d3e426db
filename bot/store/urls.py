"""Where a database is: the path of a SQLite file, or the URL of one on a PostgreSQL server."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.errors import StoreError

DRIVER = "postgresql+psycopg"
_UNREADABLE = "The database's URL, PARLOUR_DATABASE, cannot be read."
_HOSTS = re.compile(r"([\w+]+://(?:[^:/]*(?::[^@]*)?@)?)([^/?]*)")
"""The beginning of a URL: all that stands before its hosts, and the hosts."""
_HOST = re.compile(r"(?:\[([^]]*)]|([^:]*))(?::(\d*))?")
"""A host, in brackets or without, and its port."""


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


DatabaseAddress: TypeAlias = Path | ServerUrl


def parse_address(database: Path | str) -> DatabaseAddress:
    """Return a database's address, a path or a URL; raise `StoreError` for a wrong URL."""
    if isinstance(database, Path):
        return database
    try:
        url = _read(database)
    except (ArgumentError, ValueError) as error:
        raise StoreError(_UNREADABLE) from error
    if "@" in f"{url.host}{url.query.get('host')}":  # the rest of a password
        raise StoreError(
            "The database's URL, PARLOUR_DATABASE, has a “@” too many:"
            " in a password write it as %40."
        )
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
    url = url.set(drivername=DRIVER)
    try:
        connection_arguments(url)
    except ArgumentError as error:
        raise StoreError(_UNREADABLE) from error
    return ServerUrl(url)


def connection_arguments(url: URL) -> dict[str, Any]:
    """Return what libpq is told of a database; raise `ArgumentError` if it makes no sense."""
    return dict(url.get_dialect()().create_connect_args(url)[1])


def _read(database: str) -> URL:
    """Read a URL. It may name several hosts before the path, which SQLAlchemy cannot read."""
    begin = _HOSTS.match(database)
    if begin is not None and "," in begin[2]:
        read = [_HOST.fullmatch(one) for one in begin[2].split(",")]
        hosts = [one[1] or one[2] for one in read if one is not None]
        ports = [one[3] or "" for one in read if one is not None]
        if len(hosts) < len(read):
            raise ValueError(begin[2])
        named = {"port": ",".join(ports)} if any(ports) else {}
        url = make_url(begin[1] + database[begin.end() :])
        url = url.update_query_dict({"host": ",".join(hosts), **named})
    else:
        url = make_url(database)
    host, port = url.query.get("host"), url.query.get("port")
    if isinstance(host, str) and isinstance(port, str) and port.isdecimal():
        # One port is for all hosts.
        url = url.update_query_dict({"port": ",".join([port] * len(host.split(",")))})
    return url
