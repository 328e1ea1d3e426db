"""What the store gives out: tables, seats and the record as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NewType

from games.engine import Seat
from games.text import Text

TableId = NewType("TableId", int)
UserId = NewType("UserId", int)
ProposalId = NewType("ProposalId", int)

DELAY = (30, 180)
"""For how many seconds an order waits before it is obeyed, unless its table was opened otherwise: at least, at most."""


class Status(Enum):
    """How far a table has come."""

    OPEN = "open"
    """Seats are still being taken."""
    RUNNING = "running"
    FINISHED = "finished"
    """Played to the end of the game."""
    ENDED = "ended"
    """Given up before that."""


class By(Enum):
    """How an entry of the record came about."""

    HAND = "hand"
    ORDER = "order"
    AUTOMA = "automa"
    STAND_IN = "stand-in"
    """An automa made this move for a person who was away."""
    TABLE = "table"
    """No action: something that people did to the table, and not in the game; see `bot.acts`."""


class TakeBack(Enum):
    """Which moves may be taken back at a table."""

    NONE = "none"
    UNREVEALED = "unrevealed"
    """As far back as nothing hidden has come to light."""
    ANYTHING = "anything"
    """Beyond that, too, if everybody agrees."""


class Absence(Enum):
    """What happens at a table when somebody does not act."""

    NONE = "none"
    REMIND = "remind"
    VOTE = "vote"
    """After the table's patience the others decide."""
    AUTOMATIC = "automatic"
    """After the table's patience an automa plays the turn."""


class Kind(Enum):
    """What people at a table may be asked to agree to."""

    TAKE_BACK = "take-back"
    PAUSE = "pause"
    END = "end"
    ABSENT = "absent"
    """What is to become of the turn, or the seat, of somebody who does not act."""
    REPLACE = "replace"
    """Whether a seat is to be offered to somebody else."""
    OFFER = "offer"
    """A seat that is offered to somebody who does not sit at the table."""


PATIENCE = 48
"""After how many hours somebody counts as absent, unless the table was opened otherwise."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord, as they are called where they act."""

    id: UserId
    name: str
    locale: str
    """As Discord gives it: `ru`, `en-GB`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A place at a table, who sits there, and what their direct message shows."""

    seat: Seat
    user: UserId | None
    """Nobody: an automa sits here."""
    name: str
    locale: str
    closed: bool = False
    """Whether this person's direct messages were last found closed."""
    hand_channel: int | None = None
    hand_message: int | None = None
    hand_shown: int | None = None
    """The ply that the hand message shows."""
    order_changes: int = 0
    """How often this seat's order has changed."""
    hand_order_changes: int = 0
    """How many of these changes the hand message knows of."""
    waits_since: int | None = None
    """Since when the game has waited for this seat, pauses left out; nothing while it does not, or nobody knows."""
    stand_in: bool = False
    """Whether an automa is to play this turn for the person who sits here."""

    @property
    def automa(self) -> bool:
        """Whether a computer player sits here."""
        return self.user is None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """What a table is opened with."""

    game: str
    edition: int
    seed: int
    chosen: Mapping[str, str]
    size: int
    """How many seats there are to take."""
    language: str
    guild: int | None
    channel: int
    """Where the table was opened."""
    opener: UserId
    opened_at: int
    """Unix time in seconds, as all times here."""
    least_delay: int = DELAY[0]
    """Seconds for which an order waits at the least before it is obeyed."""
    most_delay: int = DELAY[1]
    """Seconds for which it waits at the most."""
    take_back: TakeBack = TakeBack.UNREVEALED
    absence: Absence = Absence.REMIND
    patience: int = PATIENCE
    """Hours after which somebody who does not act counts as absent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(NewTable):
    """A table, without what lies on it."""

    id: TableId
    status: Status
    ply: int
    notice: int | None
    """The message, in `channel`, by which the table was opened."""
    thread: int | None
    message: int | None
    """The newest message with the table's picture: in the thread, or without one in the channel."""
    shown: int | None
    """The ply that this message shows."""
    called: frozenset[Seat]
    """The seats that this message calls on to act."""
    seats: tuple[SeatRow, ...]
    settled: int | None = None
    """The ply up to which all that anybody is to see was shown: the table, and the hands."""
    noticed: int | None = None
    """A digest of what the notice says; nothing, if it was last changed before that was kept."""
    paused_at: int | None = None
    """Since when the table pauses, if it does."""
    back_at: int = 0
    """The ply at which a move was last taken back: what was asked before that is not asked any more."""

    @property
    def begun(self) -> bool:
        """Whether the game has begun, whatever has become of it: a table ends with an entry of its record."""
        return self.status in {Status.RUNNING, Status.FINISHED} or (self.status is Status.ENDED and self.ply > 0)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def place(self) -> int:
        """The channel or thread in which the game is shown."""
        return self.thread or self.channel

    def seat_of(self, user: UserId) -> SeatRow | None:
        """Return the seat in which *user* sits, if any."""
        return next((seat for seat in self.seats if seat.user == user), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordRow:
    """One entry of the record; the first has ply 1."""

    ply: int
    seat: Seat
    user: UserId | None
    """Who sat there then; of a seat that changed hands, who gave it up."""
    action: bytes
    """As the game's codec wrote it; if it is `By.TABLE`, as `bot.acts` did."""
    edition: int
    final: bool
    """Whether it brought something hidden to light."""
    by: By
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRow:
    """An order that stands at a table, or that has come to its end: nobody's business but its owner's."""

    table: TableId
    seat: Seat
    order: bytes = field(repr=False)
    due: float | None = None
    """When it is obeyed, if its owner must act; to a fraction of a second, so that no full second gives it away."""
    over: Text | None = field(default=None, repr=False)
    """Why it is not obeyed any more; kept until its owner has acted, and so has surely read it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposalRow:
    """Something that people at a table are asked to agree to, with their votes so far."""

    id: ProposalId
    table: TableId
    kind: Kind
    seat: Seat
    """Whom it concerns: who wants to take back, is absent, or sits where somebody else is to sit."""
    user: UserId | None
    """Who proposed it; nobody, if the bot did."""
    ply: int
    """The table's ply when it was proposed."""
    back_to: int | None = None
    """The ply whose position is wanted back."""
    guest: UserId | None = None
    """Who is to have the seat."""
    until: int
    """When it lapses."""
    votes: Mapping[Seat, str] = field(default_factory=dict)
    outcome: str | None = None
    """What has become of it; nothing while it is open."""
    channel: int | None = None
    message: int | None = None
    """Where it is put to people."""
    changes: int = 0
    """How often it has changed."""
    shown: int | None = None
    """How many of these changes its message shows."""
