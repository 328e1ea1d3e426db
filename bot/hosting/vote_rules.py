"""Rules of votes: who may vote, what the votes decide, and who counts as absent. No I/O."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from bot.hosting.acts import Handed, TakenBack, read_act
from bot.hosting.clock import HOUR_SECONDS
from bot.hosting.undo_rule import is_barred
from bot.store import (
    NEVER,
    Absence,
    MadeBy,
    ProposalKind,
    ProposalRow,
    RecordRow,
    SeatRow,
    Status,
    TableRow,
    UserId,
)
from games.engine import Seat

GUEST = Seat(-1)
"""The seat number under which a guest, who does not sit at the table, votes."""


class Ballot(Enum):
    """What people can vote for."""

    YES = "yes"
    NO = "no"
    SKIP = "skip"
    """An automa plays this turn."""
    AUTOMA = "automa"
    """An automa takes the seat."""
    END = "end"
    """The table ends."""


class ProposalOutcome(Enum):
    """How a proposal ends without a decision. A decided one ends with the winning `Ballot`."""

    LATE = "late"
    """The time for votes is over."""
    OVER = "over"
    """The table has moved on, so there is nothing left to decide."""
    WITHDRAWN = "withdrawn"
    """The person who made the proposal withdrew it."""


def ballots(kind: ProposalKind) -> tuple[Ballot, ...]:
    """Return the ballots of a kind of proposal."""
    return (
        (Ballot.SKIP, Ballot.AUTOMA, Ballot.END)
        if kind is ProposalKind.ABSENT
        else (Ballot.YES, Ballot.NO)
    )


def voters(proposal: ProposalRow, row: TableRow) -> frozenset[Seat]:
    """Return the seats that may vote; none on an offer, which the guest decides."""
    people = frozenset(seat.seat for seat in row.seats if not seat.automa)
    match proposal.kind:
        case ProposalKind.OFFER:
            return frozenset()
        case ProposalKind.PAUSE | ProposalKind.END:
            return people
    return people - {proposal.seat}


def counted(proposal: ProposalRow, row: TableRow, now: int) -> frozenset[Seat]:
    """Return the seats whose majority decides.

    Absent players count only once they have voted. At a table that only reminds absent players,
    they count until the vote's end, so that nobody decides alone before the others could answer.
    At a table without any rule for absence, they always count. Who has left the server cannot
    vote.
    """
    absent = row.policy.absent
    if absent is Absence.NONE or (absent is Absence.REMIND and now < proposal.until):
        gone = {seat.seat for seat in row.seats if seat.departed}
        return voters(proposal, row) - (gone - proposal.votes.keys())
    away = {seat.seat for seat in row.seats if is_away(row, seat, now)}
    return voters(proposal, row) - (away - proposal.votes.keys())


def recount_at(proposal: ProposalRow, row: TableRow, now: int) -> int | None:
    """Return when the next silent voter begins to count as absent, or None.

    None also in a pause, where nobody's time runs, and for votes that no majority decides.
    """
    unhurried = row.paused_at is not None or row.policy.absent in {Absence.NONE, Absence.REMIND}
    if unhurried or proposal.kind in {ProposalKind.TAKE_BACK, ProposalKind.PAUSE}:
        return None
    silent = counted(proposal, row, now) - proposal.votes.keys()
    return min(
        (at for seat in silent if (at := absent_from(row, row.seats[seat])) < NEVER), default=None
    )


def verdict(proposal: ProposalRow, row: TableRow, now: int) -> Ballot | None:
    """Return what the votes have decided, or None."""
    may = voters(proposal, row)
    votes = [Ballot(vote) for seat, vote in proposal.votes.items() if seat in may or seat == GUEST]
    match proposal.kind:
        case ProposalKind.OFFER:
            return next(iter(votes), None)
        case ProposalKind.TAKE_BACK | ProposalKind.PAUSE:
            if Ballot.NO in votes:
                return Ballot.NO
            return Ballot.YES if 0 < len(votes) == len(may) else None
    count = len(counted(proposal, row, now))
    if proposal.kind is ProposalKind.ABSENT:
        return next(
            (ballot for ballot in ballots(ProposalKind.ABSENT) if 2 * votes.count(ballot) > count),
            None,
        )
    if 2 * votes.count(Ballot.YES) > count:
        # The absent player has the whole time to come back, however soon the others agree.
        return None if concerned(proposal, row) is not None and now < proposal.until else Ballot.YES
    return Ballot.NO if 2 * votes.count(Ballot.NO) >= count > 0 else None


def closed(proposal: ProposalRow, outcome: Ballot | ProposalOutcome) -> ProposalRow:
    """Return the proposal closed with this outcome."""
    return replace(proposal, outcome=outcome.value, changes=proposal.changes + 1)


def absent_from(row: TableRow, seat: SeatRow) -> int:
    """Return when somebody who does not act begins to count as absent."""
    if seat.waits_since is None:
        return NEVER
    late = seat.waits_since + round(row.policy.absent_after * HOUR_SECONDS)
    if row.round_until is None:
        return late
    return min(late, max(seat.waits_since, row.round_until))


def is_away(row: TableRow, seat: SeatRow, now: int) -> bool:
    """Whether somebody counts as absent: who has left the server does at once. In a pause nobody's
    time runs.
    """
    return seat.departed or absent_from(row, seat) <= (
        now if row.paused_at is None else row.paused_at
    )


def knows_another(row: TableRow, record: Sequence[RecordRow], guest: UserId, seat: Seat) -> bool:
    """Whether *guest* may know hidden cards: they opened the table, or sat in another seat.

    The record names whoever gave a seat up. Their own former seat tells them nothing new.
    """
    return guest == row.opener or any(
        entry.user == guest and entry.seat != seat for entry in record
    )


def concerned(proposal: ProposalRow, row: TableRow) -> UserId | None:
    """Return the person whose seat others want to hand on, or None."""
    holder = row.seats[proposal.seat].user
    return (
        holder
        if proposal.kind in {ProposalKind.REPLACE, ProposalKind.OFFER} and holder != proposal.user
        else None
    )


def unattended(row: TableRow, open_ones: Sequence[ProposalRow]) -> list[SeatRow]:
    """Return the seats that the game waits for and whose absence nobody has dealt with yet."""
    if row.status is not Status.RUNNING or row.paused_at is not None:
        return []
    waited = [
        seat
        for seat in row.seats
        if not seat.automa and seat.waits_since is not None and not seat.stand_in
    ]
    match row.policy.absent:
        case Absence.AUTOMATIC:
            return waited
        case Absence.VOTE:
            asked = {found.seat for found in open_ones if found.kind is ProposalKind.ABSENT}
            others = sum(not seat.automa for seat in row.seats) - 1
            return [seat for seat in waited if seat.seat not in asked and others]
    return []


def is_by_person(entry: RecordRow) -> bool:
    """Whether a person moved, or took a move back."""
    if entry.by is MadeBy.TABLE:
        return isinstance(read_act(entry.action), TakenBack)
    return entry.by not in {MadeBy.AUTOMA, MadeBy.FORCED}


def hands_on(entry: RecordRow, seat: Seat) -> bool:
    """Whether the entry hands this seat on."""
    return (
        entry.by is MadeBy.TABLE
        and entry.seat == seat
        and isinstance(read_act(entry.action), Handed)
    )


def is_void(proposal: ProposalRow, row: TableRow, record: Sequence[RecordRow], now: int) -> bool:
    """Whether the table has moved on, so that there is nothing left to decide."""
    seat = row.seats[proposal.seat]
    # Somebody who deleted their data proposes nothing, and is offered nothing, any more.
    forgotten = proposal.user is None and proposal.kind is not ProposalKind.ABSENT
    if row.status is not Status.RUNNING or forgotten:
        return True
    since = [entry for entry in record if entry.ply > proposal.ply]
    match proposal.kind:
        case ProposalKind.TAKE_BACK:
            return _is_take_back_void(proposal, row, since)
        case ProposalKind.ABSENT:
            if any(hands_on(entry, seat.seat) for entry in since):
                return True
            return row.paused_at is None and (seat.automa or absent_from(row, seat) > now)
        case ProposalKind.PAUSE:
            return row.paused_at is not None
        case ProposalKind.REPLACE | ProposalKind.OFFER:
            guest = proposal.guest
            if guest is None or row.seat_of(guest) is not None:
                return True
            if any(hands_on(entry, seat.seat) for entry in since):
                return True
            # An absent player who acts while the others decide keeps the seat.
            others = not seat.automa and seat.user != proposal.user
            if others and not is_away(row, seat, now):
                return True
            return knows_another(row, record, guest, seat.seat)
    return False


def _is_take_back_void(proposal: ProposalRow, row: TableRow, since: Sequence[RecordRow]) -> bool:
    if row.seats[proposal.seat].user != proposal.user or row.paused_at is not None:
        return True
    if any(map(is_by_person, since)):
        return True
    # Automas' moves since are taken back as well, unless they revealed something hidden.
    return is_barred(row, since)
