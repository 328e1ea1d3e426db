"""A version that changes the shape of the database replaces an older one while people play."""

from __future__ import annotations

import asyncio
import shutil
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from aiohttp import ClientError, ClientSession

from bot.sandbox.things import Channel
from bot.store.migrating import NEWEST
from tests.bot.beside import Beside
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.processes import Processes, holding
from tests.bot.test_roles import begun
from tests.bot.wire import PATIENCE, standing
from tests.conftest import ROOT
from tests.postgres import Server

ADDED, REMOVED = f"{int(NEWEST) + 1:04}", f"{int(NEWEST) + 2:04}"
ADDING = f"""
import sqlalchemy as sa
from alembic import op

revision, down_revision, ADDITIVE = "{ADDED}", "{NEWEST}", True


def upgrade():
    op.add_column("tables", sa.Column("weather", sa.Text))
"""
REMOVING = f"""
from alembic import op

revision, down_revision = "{REMOVED}", "{ADDED}"


def upgrade():
    op.drop_column("tables", "weather")
"""


def newer(folder: Path, *migrations: str) -> Path:
    """A tree of a later version, which has these migrations besides."""
    shutil.copytree(ROOT.parent / "bot", folder / "bot")
    for number, migration in enumerate(migrations, int(NEWEST) + 1):
        (folder / f"bot/store/migrations/versions/{number:04}_next.py").write_text(migration)
    return folder


async def ended(running: Beside) -> int | None:
    """How a process ended that was asked to."""
    running.process.terminate()
    async with asyncio.timeout(PATIENCE):
        return await running.process.wait()


async def well(port: int) -> None:
    """Wait until a process says that it is well."""
    async with asyncio.timeout(PATIENCE), ClientSession() as session:
        while True:
            with suppress(ClientError):
                async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                    if answer.ok:
                        return
            await asyncio.sleep(0.05)


async def moved(evening: Evening, thread: Channel) -> None:
    """Whoever is to move takes gems, and reads so."""
    answers = list[str]()
    for who in map(evening.person, ("ann", "theo")):
        said = await evening.slash(who, thread, "play", move="take white+blue+green")
        if f"**{who.shown_name}** takes" in said.content:
            return
        answers.append(said.content)
    raise AssertionError(answers)


async def test_one_process_after_another_is_replaced(
    server: Server, template: str, tmp_path: Path
) -> None:
    """No picture is waited for: what matters is who answers."""
    adding = newer(tmp_path / "adding", ADDING)
    removing = newer(tmp_path / "removing", ADDING, REMOVING)
    database = server.new_database(template)
    shape = "SELECT version_num, (SELECT count(*) FROM record) FROM alembic_version"

    async with standing(rates=unhurried()) as stand_in, AsyncExitStack() as opened:
        stand_in.world.logins.apart = 0.0
        processes = Processes(stand_in, server.url(database), tmp_path, opened)
        evening = Evening(stand_in)
        gateway, port = await processes.start("gateway")
        await well(port)
        worker, port = await processes.start("worker", python=sys.executable, tree=adding)
        await holding(port, 64)
        assert server.ask(shape, database) == (ADDED, 0)
        people = (evening.person("ann"), evening.person("theo"))
        thread = await begun(stand_in, *people, evening.games)
        await moved(evening, thread)

        second, port = await processes.start("gateway", python=sys.executable, tree=removing)
        async with asyncio.timeout(PATIENCE):
            while not any("waits until" in line for line in second.logged):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await moved(evening, thread)
        assert server.ask(shape, database) == (ADDED, 2)
        assert gateway.process.returncode is worker.process.returncode is None

        assert [await ended(older) for older in (gateway, worker)] == [0, 0]
        await well(port)
        await moved(evening, thread)
        assert server.ask(shape, database) == (REMOVED, 3)
        assert not stand_in.rest.faults
    server.drop(database)
