"""One interaction: what a person did, until the bot has answered it and for the fifteen minutes
that its token lives.

It remembers when it was acknowledged and with what, so that a test may ask how long the bot took.
"""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.ids import ChannelId, InteractionId, MessageId, UserId
from bot.sandbox.things import InteractionKind, Json

TOKEN_SECONDS = 15 * 60


class AnswerKind(IntEnum):
    """How a bot may answer an interaction, by Discord's numbers."""

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True, eq=False)
class Interaction:
    """What a person did and how the bot answered; `original` is the message that the answer made or
    changed.
    """

    id: InteractionId
    token: str
    kind: InteractionKind
    user: UserId
    channel: ChannelId
    data: Json
    started_at: float
    message: MessageId | None = None
    answer: AnswerKind | None = None
    answered_at: float | None = None
    failed: bool = False
    ephemeral: bool = False
    original: MessageId | None = None
    amended: bool = False
    """Whether the message of the answer was changed later, as is promised by deferring that."""
    followups: list[MessageId] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    settled: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def seconds(self) -> float | None:
        """How long the bot took to acknowledge, or None if it has not."""
        return None if self.answered_at is None else self.answered_at - self.started_at
