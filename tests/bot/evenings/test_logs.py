"""Evenings of which the bot logs all that it can: none of it is a secret of the game, or lets
anybody in.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from bot.sandbox.server import StandIn
from bot.sandbox.things import User
from tests.bot.beside import bot_beside
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.wire import standing

LIMITS = ("26-50 29", "26-50 43", "26-50 37")
"""As they are typed; none is the number of anything else, nor part of a date."""
BLOBS = ("state FROM tables", "action FROM record", '"order" FROM orders')
LIST = re.compile(r"\d+(?:, \d+){4,}")
"""Several money cards."""


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    """A Discord at which people wait longer for a bot that logs much."""
    async with standing(rates=unhurried()) as opened:
        yield opened


async def bid_in_secret(evening: Evening, people: Sequence[User], options: str) -> list[str]:
    """Play an auction in which nobody sees how far others go; what each was shown alone."""
    thread = await evening.begun(*people, game="high-society", options=options)
    for person, limit in zip(people, LIMITS, strict=True):
        await evening.hand(person)
        await evening.slash(person, thread, "play", move=limit)
    return [
        file.description or ""
        for person in people
        for file in (await evening.hand(person)).attachments
    ]


def kept(database: Path) -> Iterator[str]:
    """What the database holds that nobody may read who plays: how luck falls, what lies there, what
    was decided.
    """
    with closing(sqlite3.connect(database)) as connection:
        for (seed,) in connection.execute("SELECT seed FROM tables"):
            yield str(seed)
        for column in BLOBS:
            for (blob,) in connection.execute(f"SELECT {column}"):
                yield blob.decode()


async def test_at_debug_the_log_holds_no_secret(stand_in: StandIn, tmp_path: Path) -> None:
    evening = Evening(stand_in)
    people = [evening.person(name) for name in ("ann", "theo", "ingrid")]
    async with bot_beside(stand_in, tmp_path, {"PARLOUR_LOG": "DEBUG"}) as bot:
        sealed = await bid_in_secret(evening, people, "auctions=sealed")
        ordered = await bid_in_secret(evening, people, "auctions=open")
    logged = "\n".join(bot.logged)
    hands = {cards for told in (*sealed, *ordered) for cards in LIST.findall(told)}
    secrets = {
        *kept(tmp_path / "parlour.db"),
        *hands,
        *LIMITS,
        *stand_in.open_interactions._by_token,
        stand_in.world.token,
    }
    assert "DEBUG bot." in logged, "what is of use to whoever looks for a fault is logged"
    assert hands
    assert len(secrets) > 20
    assert [secret for secret in secrets if secret in logged] == []
    assert re.findall(r"^.* DEBUG (?!bot\.|games\.|renderers\.).*", logged, re.MULTILINE) == []
