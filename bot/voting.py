"""Who may vote about what, what the votes decide, and who counts as absent: all of it read off what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from bot.acts import Handed, TakenBack, read_act
from bot.store import Absence, By, Kind, ProposalRow, RecordRow, SeatRow, Status, TableRow
from games.engine import Seat

HOUR = 3600
NEVER = 2**53
"""A time that does not come."""
GUEST = Seat(-1)
"""Whose vote it is that somebody who does not sit at the table gives."""


class Ballot(Enum):
    """What one may vote for."""

    YES = "yes"
    NO = "no"
    SKIP = "skip"
    """An automa plays this one turn."""
    AUTOMA = "automa"
    """An automa takes the seat."""
    END = "end"
    """The table is closed."""


class Outcome(Enum):
    """What becomes of a proposal that the votes do not decide; otherwise it is the ballot that was agreed on."""

    LATE = "late"
    OVER = "over"
    """The table has moved on."""
    WITHDRAWN = "withdrawn"
    """Whoever proposed it thinks better of it."""


def ballots(kind: Kind) -> tuple[Ballot, ...]:
    """Return what may be voted for."""
    return (Ballot.SKIP, Ballot.AUTOMA, Ballot.END) if kind is Kind.ABSENT else (Ballot.YES, Ballot.NO)


def voters(proposal: ProposalRow, row: TableRow) -> frozenset[Seat]:
    """Return the seats of those who may vote; of an offer, nobody's."""
    people = frozenset(seat.seat for seat in row.seats if not seat.automa)
    match proposal.kind:
        case Kind.OFFER:
            return frozenset()
        case Kind.PAUSE | Kind.END | Kind.REPLACE:
            return people
    return people - {proposal.seat}


def counted(proposal: ProposalRow, row: TableRow, now: int) -> frozenset[Seat]:
    """Return the seats of which a majority decides.

    Those who are away count only once they have voted: at a table that merely reminds them from the end of the vote on,
    so that nobody decides alone before they could answer; at one where nothing happens to whoever is away, not at all.
    """
    if row.absence is Absence.NONE or (row.absence is Absence.REMIND and now < proposal.until):
        return voters(proposal, row)
    stands_at = now if row.paused_at is None else row.paused_at
    away = {seat.seat for seat in row.seats if absent_from(row, seat) <= stands_at}
    return voters(proposal, row) - (away - proposal.votes.keys())


def recount_at(proposal: ProposalRow, row: TableRow, now: int) -> int | None:
    """When next somebody who has not voted counts as away where a majority decides; in a pause nobody's time runs."""
    unhurried = row.paused_at is not None or row.absence in {Absence.NONE, Absence.REMIND}
    if unhurried or proposal.kind in {Kind.TAKE_BACK, Kind.PAUSE}:
        return None
    silent = counted(proposal, row, now) - proposal.votes.keys()
    return min((at for seat in silent if (at := absent_from(row, row.seats[seat])) < NEVER), default=None)


def verdict(proposal: ProposalRow, row: TableRow, now: int) -> Ballot | None:
    """Return what the votes have decided, if they have."""
    may = voters(proposal, row)
    votes = [Ballot(vote) for seat, vote in proposal.votes.items() if seat in may or seat == GUEST]
    match proposal.kind:
        case Kind.OFFER:
            return next(iter(votes), None)
        case Kind.TAKE_BACK | Kind.PAUSE:
            if Ballot.NO in votes:
                return Ballot.NO
            return Ballot.YES if 0 < len(votes) == len(may) else None
    count = len(counted(proposal, row, now))
    if proposal.kind is Kind.ABSENT:
        return next((ballot for ballot in ballots(Kind.ABSENT) if 2 * votes.count(ballot) > count), None)
    if 2 * votes.count(Ballot.YES) > count:
        return Ballot.YES
    return Ballot.NO if 2 * votes.count(Ballot.NO) >= count > 0 else None


def closed(proposal: ProposalRow, outcome: Ballot | Outcome) -> ProposalRow:
    """Return a proposal as it is once this has become of it."""
    return replace(proposal, outcome=outcome.value, changes=proposal.changes + 1)


def absent_from(row: TableRow, seat: SeatRow) -> int:
    """When somebody who does not act begins to count as absent."""
    return NEVER if seat.waits_since is None else seat.waits_since + row.patience * HOUR


def unattended(row: TableRow, open_ones: Sequence[ProposalRow]) -> list[SeatRow]:
    """The people for whom the game waits, and of whom nobody has been asked yet what to do if they stay away."""
    if row.status is not Status.RUNNING or row.paused_at is not None:
        return []
    waited = [seat for seat in row.seats if not seat.automa and seat.waits_since is not None and not seat.stand_in]
    match row.absence:
        case Absence.AUTOMATIC:
            return waited
        case Absence.VOTE:
            asked = {found.seat for found in open_ones if found.kind is Kind.ABSENT}
            others = sum(not seat.automa for seat in row.seats) - 1
            return [seat for seat in waited if seat.seat not in asked and others]
    return []


def of_people(entry: RecordRow) -> bool:
    """Whether somebody has moved, or has taken a move back."""
    if entry.by is By.TABLE:
        return isinstance(read_act(entry.action), TakenBack)
    return entry.by is not By.AUTOMA


def hands(entry: RecordRow, seat: Seat) -> bool:
    """Whether a seat has changed hands."""
    return entry.by is By.TABLE and entry.seat == seat and isinstance(read_act(entry.action), Handed)
