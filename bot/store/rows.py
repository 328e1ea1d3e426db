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
    """How an action came about."""

    HAND = "hand"
    ORDER = "order"
    AUTOMA = "automa"


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
    """One action of the record; the first has ply 1."""

    ply: int
    seat: Seat
    user: UserId | None
    action: bytes
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
