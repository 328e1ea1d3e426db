"""Which kinds of decision of a game people have met."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from bot.store.database import Database, uncancelled
from bot.store.people import is_known
from bot.store.people_schema import INTRODUCTIONS
from bot.store.rows import UserId
from bot.store.statements import upsert


@uncancelled
class IntroductionStore:
    """Reads and writes which kinds of decision somebody has met."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def has_met(self, user: UserId, game: str, kinds: Collection[str]) -> bool:
        """Whether somebody has met one of these kinds of decision."""
        met = INTRODUCTIONS.c
        theirs = (met.user == user, met.game == game, met.kind.in_(kinds))
        return bool(await self._database.read(select(met.times).where(*theirs)))

    async def met(self, user: UserId, game: str, kind: str) -> None:
        """Write that somebody has met a kind of decision once more, unless they have been forgotten
        meanwhile.
        """
        more = {"times": INTRODUCTIONS.c.times + 1}
        async with self._database.transaction() as connection:
            if not await is_known(connection, user):
                return
            once = upsert(connection, INTRODUCTIONS).values(
                user=user, game=game, kind=kind, times=1
            )
            await connection.execute(
                once.on_conflict_do_update(index_elements=["user", "game", "kind"], set_=more)
            )
