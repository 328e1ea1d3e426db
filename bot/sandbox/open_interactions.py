"""Which interactions are open, and until when.

A person's action waits here for the bot's first answer; without one in three seconds it has failed
and a later answer is refused. The token of an answered interaction works for fifteen minutes.
"""

import asyncio
import contextlib
import secrets

from bot.sandbox import world_events
from bot.sandbox.ids import ChannelId, InteractionId, MessageId, UserId
from bot.sandbox.interactions import TOKEN_SECONDS, AnswerKind, Interaction
from bot.sandbox.refusals import Refusal
from bot.sandbox.things import InteractionKind, Json
from bot.sandbox.world import World

ANSWER_SECONDS = 3.0


class OpenInteractions:
    """The open interactions of a world."""

    def __init__(self, world: World, answer_seconds: float = ANSWER_SECONDS) -> None:
        self._world = world
        self.answer_seconds = answer_seconds
        """How long whoever acts waits for the bot's first answer."""
        self._by_id: dict[InteractionId, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.too_late = 0
        """How many of the next first answers come too late, whenever they come."""

    async def put(
        self,
        kind: InteractionKind,
        user: UserId,
        channel: ChannelId,
        action: Json,
        message: MessageId | None = None,
    ) -> Interaction:
        """Tell the bot what a person did and wait for its first answer, or for the failure."""
        interaction = Interaction(
            InteractionId(self._world.new_id()),
            secrets.token_urlsafe(60),
            kind,
            user,
            channel,
            action,
            self._world.clock(),
            message,
        )
        self._forget_the_old()
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        self._world.announce(world_events.InteractionStarted(interaction))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(interaction.settled.wait(), self.answer_seconds)
        if interaction.answer is None:
            self._fail(interaction)
        return interaction

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """The interaction that a first answer is for; a Refusal if it is unknown, too late, or
        already answered.
        """
        interaction = self._by_id.get(InteractionId(interaction_id))
        if interaction is None or interaction.token != token:
            raise Refusal.unknown_interaction()
        # By the clock too: a bot that shares this event loop and blocks it must not win the race
        # against the timer.
        if (
            interaction.answer is None
            and self._world.clock() - interaction.started_at > self.answer_seconds
        ):
            self._fail(interaction)
        if interaction.answer is None and self.too_late:
            self.too_late -= 1
            self._fail(interaction)
        if interaction.failed:
            raise Refusal.unknown_interaction()
        if interaction.answer is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        return interaction

    def to_follow(self, token: str) -> Interaction:
        """The answered interaction whose token this is; a Refusal if there is none or the token is
        too old.
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        if self._world.clock() - interaction.started_at > TOKEN_SECONDS:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return interaction

    def answered(self, interaction: Interaction, answer: AnswerKind) -> None:
        """The bot's first answer has come and has taken effect."""
        interaction.answer = answer
        interaction.answered_at = self._world.clock()
        interaction.settled.set()
        self._world.announce(world_events.InteractionAnswered(interaction))

    def _fail(self, interaction: Interaction) -> None:
        if not interaction.failed:
            interaction.failed = True
            interaction.settled.set()
            self._world.announce(world_events.InteractionFailed(interaction))

    def _forget_the_old(self) -> None:
        horizon = self._world.clock() - 2 * TOKEN_SECONDS
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.started_at > horizon:
                return
            del self._by_id[oldest.id], self._by_token[oldest.token]
