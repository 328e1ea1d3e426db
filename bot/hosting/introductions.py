"""Who is new to a kind of decision: whoever has not met it, at tables that are no lessons, and has
not learned the game.
"""

from __future__ import annotations

from bot.hosting.position import Position
from bot.store import UserId
from bot.store.introductions import IntroductionStore
from games.engine import Decision, Seat

LEARNED = "lesson"
"""Stands among the kinds of decision for the game's whole lesson."""


class Introductions:
    """Knows who is new to a kind of decision."""

    def __init__(self, store: IntroductionStore) -> None:
        self._store = store

    async def is_newcomer(self, position: Position, seat: Seat) -> bool:
        """Whether the person in a seat is new to the decision that they owe."""
        user, decision = position.row.seats[seat].user, position.owed_by(seat)
        if user is None or decision is None or position.row.lesson or not _introduces(position):
            return False
        kinds = (decision.kind, LEARNED)
        return not await self._store.has_met(user, position.game.key, kinds)

    async def note_met(self, position: Position, user: UserId, decision: Decision) -> None:
        """Note that somebody has answered a decision themselves; in a lesson it counts for
        nothing until the lesson is over.
        """
        if not position.row.lesson and _introduces(position):
            await self._note(position, user, decision.kind)

    async def note_learned(self, position: Position, user: UserId) -> None:
        """Note that somebody has followed the lesson of a game to its end."""
        if _introduces(position):
            await self._note(position, user, LEARNED)

    async def _note(self, position: Position, user: UserId, kind: str) -> None:
        game = position.game.key
        if not await self._store.has_met(user, game, (kind,)):
            await self._store.met(user, game, kind)


def _introduces(position: Position) -> bool:
    """Whether newcomers to this game are told anything."""
    return position.game.teaching.introduce is not None
