"""Who is new to a kind of decision: whoever has not met it twice, at tables that are no lessons."""

from __future__ import annotations

from bot.hosting.position import Position
from bot.store import UserId
from bot.store.introductions import IntroductionStore
from games.engine import Decision, Seat

OFTEN = 2
"""Whoever has met a kind of decision so often knows it."""


class Introductions:
    """Knows who is new to a kind of decision."""

    def __init__(self, store: IntroductionStore) -> None:
        self._store = store

    async def is_newcomer(self, position: Position, seat: Seat) -> bool:
        """Whether the person in a seat is new to the decision that they owe."""
        user, decision = position.row.seats[seat].user, position.owed_by(seat)
        if user is None or decision is None or not _introduces(position):
            return False
        return await self._store.times(user, position.game.key, decision.kind) < OFTEN

    async def note_met(self, position: Position, user: UserId, decision: Decision) -> None:
        """Note that somebody has answered a decision themselves."""
        game = position.game.key
        if not _introduces(position):
            return
        if await self._store.times(user, game, decision.kind) < OFTEN:
            await self._store.met(user, game, decision.kind)


def _introduces(position: Position) -> bool:
    """Whether newcomers are told anything at this table: a lesson says all that itself."""
    return position.game.teaching.introduce is not None and not position.row.lesson
