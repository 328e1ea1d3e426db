"""What Discord remembers of nonces: for some minutes, by their author alone, whatever became of the
message since.

The documentation names neither channel nor deletion, and "the past few minutes" is all that it says
of the time: a bot must not rely on a nonce being free again because its message lies elsewhere, or
is gone.
"""

from bot.sandbox.ids import Clock
from bot.sandbox.things import Message

SECONDS = 300.0


class Nonces:
    """The bot's latest messages, by nonce."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[str, Message] = {}

    def note(self, message: Message) -> None:
        """Remember a message that was just posted."""
        if message.nonce is not None:
            self._known[message.nonce] = message
        while self._known and self._is_old(oldest := next(iter(self._known.values()))):
            del self._known[str(oldest.nonce)]

    def sent(self, nonce: str) -> Message | None:
        """The message that was posted with a nonce, as it was then."""
        found = self._known.get(nonce)
        return None if found is None or self._is_old(found) else found

    def forget(self) -> None:
        """So much time has passed."""
        self._known.clear()

    def _is_old(self, message: Message) -> bool:
        return message.posted_at < self._clock() - SECONDS
