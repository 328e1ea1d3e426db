"""The values that the store returns: tables, seats, record entries, orders and proposals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType

from bot.store.enums import Hints, MadeBy, ProposalKind, Status
from bot.store.policy import USUAL, TablePolicy
from bot.store.shown_names import seats_called, shown_names
from games.engine import Seat
from games.levels import REGULAR
from games.text import Text

TableId = NewType("TableId", int)
UserId = NewType("UserId", int)
ProposalId = NewType("ProposalId", int)

LARGEST_NUMBER = 2**63 - 1
"""The largest whole number that the database keeps. Discord makes no larger id."""
NOWHERE = 0
"""The channel of a table that is shown in none, such as a lesson or one that was imported; and the
notice of one that could not be posted.
"""
DELAY = (30, 180)
"""Least and most seconds before an order is obeyed, unless the table sets others."""
NO_CALL = 0
"""In place of the message that calls the opener, where they know that the table is full."""


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user, with their name on the server where they act."""

    id: UserId
    name: str
    locale: str
    """Discord's code, such as `ru` or `en-GB`."""


@dataclass(frozen=True, slots=True)
class NewAutoma:
    """A computer player who is to sit down."""

    name: str
    level: str = REGULAR.key


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A seat at a table: who sits there, and what their direct message shows."""

    seat: Seat
    user: UserId | None
    """None for an automa."""
    name: str
    locale: str
    closed: bool = False
    """Whether Discord last refused to deliver a direct message to this person."""
    departed: bool = False
    """Whether it refused because they have left the table's server."""
    hand_channel: int | None = None
    hand_message: int | None = None
    hand_shown: int | None = None
    """The ply that the hand message shows."""
    hand_called: int | None = None
    """The ply at which a direct message last notified this person of their turn."""
    order_changes: int = 0
    """How often this seat's order has changed."""
    hand_order_changes: int = 0
    """The `order_changes` that the hand message shows."""
    waits_since: int | None = None
    """When the game began to wait for this seat, moved on by pauses.

    None if it does not wait, or the time is not known.
    """
    stand_in: bool = False
    """Whether an automa plays this turn for the person who sits here."""
    level: str = REGULAR.key
    """How strong the automa in this seat is: the key of a level."""
    ready_by: int | None = None
    """Until when this person, who was found for the table, has to say that they are there; None if
    they have, or need not.
    """
    ready_called: bool = False
    """Whether they were called to say so."""
    hints: int | None = None
    """At how many plies whoever sits here has asked for a hint; None where that is not known."""
    hinted: int | None = None
    """The last of these plies."""

    @property
    def automa(self) -> bool:
        """Whether a computer player sits here."""
        return self.user is None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """What is known of a table when it is opened."""

    game: str
    edition: int
    seed: int
    chosen: Mapping[str, str]
    size: int
    """The number of seats."""
    language: str
    guild: int | None
    channel: int
    """The channel in which the table was opened."""
    opener: UserId
    opened_at: int
    """Unix time in seconds, as all times in this module."""
    least_delay: int = DELAY[0]
    """Least seconds before an order is obeyed."""
    most_delay: int = DELAY[1]
    """Most seconds before an order is obeyed."""
    policy: TablePolicy = USUAL
    invited: tuple[UserId, ...] = ()
    """Who was invited to sit down. Others may, too."""
    begins_full: bool = False
    """Whether the game begins by itself as soon as all seats are taken."""
    plan: tuple[UserId | str, ...] = ()
    """Who is to sit in which seat once the game begins: people, and the names of automas. Whoever
    is not in it gets a seat behind the others.
    """
    lesson: bool = False
    """Whether somebody learns the game here: nobody else ever sees this table."""
    forum: bool = False
    """Whether `channel` is a forum. The table is a post there, and its notice begins the post."""
    code: str | None = field(default=None, repr=False)
    """By this one joins a table that is played by direct message, as long as it is open."""
    code_until: int | None = None
    """Until when the code is good; None at tables that a channel shows."""
    found: int | None = None
    """The scope in which the people here looked for players, if they were found; their free seats
    are offered on.
    """
    meets_at: int | None = None
    """When the people here mean to meet, if they have said so."""
    cup: int | None = None
    """The cup in a round of which this table is played."""
    round_until: int | None = None
    """Until when that round lasts: from then on nobody is waited for. None once the cup has ended
    before its time.
    """

    @property
    def bound(self) -> bool:
        """Whether a cup waits for the end of this table, so its people cannot put it off."""
        return self.cup is not None and self.round_until is not None


@dataclass(frozen=True, slots=True)
class Full:
    """All seats of an open table are taken."""

    since: int
    known: bool
    """Whether the opener knows, because they filled it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(NewTable):
    """A table without its game's state."""

    id: TableId
    status: Status
    ply: int
    notice: int | None
    """The message in `notice_place` that announced the table."""
    thread: int | None
    message: int | None
    """The newest message with the table's picture, in `place`."""
    shown: int | None
    """The ply that this message shows."""
    called: frozenset[Seat]
    """The seats that this message mentions, because they must act."""
    seats: tuple[SeatRow, ...]
    settled: int | None = None
    """The ply that the table message and all hand messages show."""
    noticed: int | None = None
    """A digest of the notice's content; None if it was written before digests were kept."""
    paused_at: int | None = None
    """When the table was paused; None if it is not."""
    full_since: int | None = None
    """Since when all seats have been taken; None before."""
    opener_call: int | None = None
    """The message that told the opener so; 0 if they knew."""
    rematch: TableId | None = None
    """The table at which the same people play again."""
    call: int | None = None
    """The message that calls whoever must act beside a live board."""
    ready_call: int | None = None
    """The message that calls those who have yet to say that they are there."""
    seat_call: int | None = None
    """The message that calls those who asked to be told of free seats."""
    tagged: str | None = None
    """The status that the tags of the table's post in a forum say."""
    back_at: int = 0
    """The ply of the last take-back. Decisions faced before it are out of date."""

    @property
    def begun(self) -> bool:
        """Whether the game has begun, even if the table was closed since."""
        return self.status in {Status.RUNNING, Status.FINISHED} or (
            self.status is Status.ENDED and self.ply > 0
        )

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called wherever they are shown, by seat: see `shown_names`."""
        return shown_names(tuple(seat.name for seat in self.seats))

    def seats_called(self, typed: str) -> list[Seat]:
        """Return the seats that are meant by a name: the one that is shown so, or all whose own
        name it is.
        """
        own = [seat.name for seat in self.seats]
        return [Seat(seat) for seat in seats_called(own, typed)]

    @property
    def unreachable(self) -> frozenset[Seat]:
        """The seats whose players take no direct messages."""
        return frozenset(seat.seat for seat in self.seats if seat.closed)

    @property
    def direct(self) -> bool:
        """Whether this table is played by direct message alone: no channel shows it."""
        return self.code_until is not None

    @property
    def alone(self) -> bool:
        """Whether this table was laid out for one person in the midst of a game: nobody may join,
        and what led there is older than the table.
        """
        return self.code_until is not None and self.code_until <= self.opened_at

    @property
    def meets_later(self) -> bool:
        """Whether nobody has been called yet to a table whose people mean to meet."""
        return self.status is Status.OPEN and self.meets_at is not None and not self.begins_full

    @property
    def awaited(self) -> tuple[SeatRow, ...]:
        """The seats whose people have yet to say that they are there, before the game."""
        if self.status is not Status.OPEN:
            return ()
        # Nobody can say it for somebody who was forgotten.
        people = (seat for seat in self.seats if seat.user is not None)
        return tuple(seat for seat in people if seat.ready_by is not None)

    @property
    def place(self) -> int:
        """The thread in which the game is shown, or else the channel."""
        return self.thread or self.channel

    @property
    def notice_place(self) -> int:
        """The channel that holds the notice: in a forum, the table's own post."""
        return self.place if self.forum else self.channel

    def hints_for(self, seat: Seat) -> bool:
        """Whether *seat* may ask for hints."""
        others = [other for other in self.seats if other.seat != seat]
        return self.policy.hints is Hints.ALL or (
            self.policy.hints is Hints.ALONE and all(other.automa for other in others)
        )

    def seat_of(self, user: UserId) -> SeatRow | None:
        """Return the seat in which *user* sits, if any."""
        return next((seat for seat in self.seats if seat.user == user), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordRow:
    """One entry of the record; the first has ply 1."""

    ply: int
    seat: Seat
    user: UserId | None
    """Who sat there then; for a seat that changed hands, who gave it up."""
    action: bytes
    """Written by the game's codec, or by `bot.hosting.acts` if it is `MadeBy.TABLE`."""
    edition: int
    final: bool
    """Whether it revealed something hidden."""
    by: MadeBy
    at: int

    @property
    def forced(self) -> bool:
        """Whether the game went on by itself, because nothing was left to choose."""
        return self.by is MadeBy.FORCED


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRow:
    """A standing order, in force or over. Only its owner may see it."""

    table: TableId
    seat: Seat
    order: bytes = field(repr=False)
    due: float | None = None
    """When it is obeyed; None while its owner need not act.

    A fraction of a second, so that a move at a full second does not give an order away.
    """
    over: Text | None = field(default=None, repr=False)
    """Why it is over; None while it is in force.

    Kept until its owner acts: then they have been told.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposalRow:
    """A proposal to the people at a table, with the votes so far."""

    id: ProposalId
    table: TableId
    kind: ProposalKind
    seat: Seat
    """The seat that takes a move back, is absent, or is to be handed on."""
    user: UserId | None
    """Who proposed it; None if the bot did."""
    ply: int
    """The table's ply when this was proposed."""
    back_to: int | None = None
    """The ply to return to, for a take-back."""
    guest: UserId | None = None
    """Who is offered the seat."""
    until: int
    """When voting ends."""
    votes: Mapping[Seat, str] = field(default_factory=dict)
    outcome: str | None = None
    """None while it is open."""
    channel: int | None = None
    message: int | None = None
    """The message with the buttons to vote, in `channel`."""
    changes: int = 0
    """How often it has changed."""
    shown: int | None = None
    """The `changes` that its message shows."""
    copies: tuple[Copy, ...] = ()
    """At a table by direct message: the messages with the buttons, one for each person."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A message that shows one person a proposal."""

    user: UserId
    channel: int
    message: int
