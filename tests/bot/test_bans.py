"""Who is barred is told so and nothing else, others are answered as before; all read a notice."""

from __future__ import annotations

from pathlib import Path

from bot.app import Parlour
from bot.sandbox.things import User
from bot.store import Store
from tests.bot.evenings.evening import Evening
from tests.bot.operations.test_maintenance import said_by
from tests.bot.wire import SOON, logged_in, standing
from tests.library import LIBRARY

BARRED = "no longer answers"


async def test_whoever_is_barred_while_the_bot_runs_is_answered_no_longer(
    store: Store, database: Path
) -> None:
    async with standing() as stand_in:
        evening = Evening(stand_in)
        ann, theo = evening.person("ann"), evening.person("theo")
        guild = next(iter(stand_in.world.guilds))
        client = Parlour(store, LIBRARY, **SOON)

        async def answer(who: User) -> str:
            await client.services.bans.open()
            return (await evening.slash(who, evening.games, "games")).content

        async def ban(*words: str) -> str:
            code, said = await said_by("ban", *words, "--data", database.parent)
            assert code == 0, said
            return said

        async with logged_in(client, stand_in):
            assert BARRED not in await answer(ann)
            assert await ban(ann.id) == f"person {ann.id}\n"
            assert BARRED in await answer(ann)
            assert BARRED not in await answer(theo)
            kept = await evening.slash(ann, evening.games, "privacy")
            assert BARRED not in kept.content
            forgotten = await evening.answer(ann, kept, "privacy:forget")
            assert BARRED not in forgotten.content
            assert await ban(ann.id, "--lift") == "Everybody is answered.\n"
            assert BARRED not in await answer(ann)
            assert await ban(guild, "--server") == f"server {guild}\n"
            assert BARRED in await answer(theo)


async def test_what_the_operator_tells_stands_under_private_answers(
    store: Store, database: Path
) -> None:
    async with standing() as stand_in:
        evening = Evening(stand_in)
        ann = evening.person("ann")
        client = Parlour(store, LIBRARY, **SOON)

        async def answer(*words: str) -> str:
            code, said = await said_by("notice", *words, "--data", database.parent)
            assert code == 0, said
            await client.services.bans.open()
            return (await evening.slash(ann, evening.games, "games")).content

        async with logged_in(client, stand_in):
            assert (await answer("Back  at\nten.")).endswith("\n-# ⏳ Back at ten.")
            assert (await answer()).endswith("Back at ten.")
            assert "Back at ten" not in await answer("--lift")
            code, _ = await said_by("notice", "x" * 201, "--data", database.parent)
            assert code == 2
