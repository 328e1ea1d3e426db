"""What rows say in one word: a table's state and rules, and kinds of entries and proposals."""

from __future__ import annotations

from enum import Enum


class Status(Enum):
    """The state of a table's life."""

    OPEN = "open"
    """Seats are still being taken."""
    RUNNING = "running"
    FINISHED = "finished"
    """Played to the end of the game."""
    ENDED = "ended"
    """Closed before the end of the game."""


class MadeBy(Enum):
    """How an entry of the record came about."""

    HAND = "hand"
    ORDER = "order"
    AUTOMA = "automa"
    STAND_IN = "stand-in"
    """An automa made this move for a person who was away."""
    FORCED = "forced"
    """The game went on by itself, because its player had nothing to choose."""
    TABLE = "table"
    """A table act rather than an action: see `bot.hosting.acts`."""


class TakeBack(Enum):
    """Which moves may be taken back at a table."""

    NONE = "none"
    UNREVEALED = "unrevealed"
    """Moves since which nothing hidden was revealed."""
    ANYTHING = "anything"
    """Other moves, too, if everybody agrees."""


class Absence(Enum):
    """What happens at a table when somebody does not act."""

    NONE = "none"
    REMIND = "remind"
    VOTE = "vote"
    """After `absent_after` hours the others vote."""
    AUTOMATIC = "automatic"
    """After `absent_after` hours an automa plays the turn."""


class Hints(Enum):
    """Who may ask for hints at a table."""

    NONE = "none"
    ALONE = "alone"
    """Whoever has only computer players around them."""
    ALL = "all"


class TablePace(Enum):
    """How fast the people at a table mean to play."""

    FREE = "free"
    """Nobody is in a hurry."""
    DAILY = "daily"
    """A move a day, or more."""
    LIVE = "live"
    """All are there, this evening."""


class ProposalKind(Enum):
    """What a proposal proposes."""

    TAKE_BACK = "take-back"
    PAUSE = "pause"
    END = "end"
    ABSENT = "absent"
    """Whether to let an automa play for somebody who does not act, or hand on their seat."""
    REPLACE = "replace"
    """Whether to offer a seat to somebody else."""
    OFFER = "offer"
    """Whether a guest takes the seat that is offered to them."""


class CupStatus(Enum):
    """The state of a cup's life."""

    OPEN = "open"
    """People enter."""
    RUNNING = "running"
    FINISHED = "finished"
    """All rounds are played."""
    ENDED = "ended"
    """Somebody has ended it before."""
    TOO_FEW = "too-few"
    """At its time too few people had entered."""


class CupForm(Enum):
    """Who meets whom in a cup."""

    SWISS = "swiss"
    """Those with about as many points, nobody twice if that can be avoided."""
    MINI = "mini"
    """Everybody meets everybody."""
    SEASON = "season"
    """Everybody of a division meets everybody; the best move up, the last down, and the next one
    begins by itself.
    """


class CupPace(Enum):
    """How long a round lasts."""

    EVENING = "evening"
    DAY = "day"
    DAYS = "days"
    WEEK = "week"
