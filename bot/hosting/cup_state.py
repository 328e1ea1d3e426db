"""A cup as it stands, by its rows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.hosting.cup_points import Brought, CupStanding, ranked, standings
from bot.hosting.pairing import CupTable, Round
from bot.hosting.seasons import divided, movers
from bot.store import TableId, TableRow, UserId
from bot.store.cups import CupRow, CupSeat, Entrant
from games.chance import Chance


@dataclass(frozen=True, slots=True)
class CupGame:
    """Of which cup and round the game at a table is."""

    cup: CupRow
    round: int
    left: tuple[tuple[int, str], ...]
    """Places and names, the best first, if the table is closed, or everybody has left it."""


@dataclass(frozen=True, slots=True)
class Cup:
    """A cup as it stands."""

    row: CupRow
    entrants: Sequence[Entrant]
    seats: Sequence[CupSeat]
    """All rounds, the first first."""

    @property
    def field(self) -> list[Entrant]:
        """Who plays in the next round."""
        return [one for one in self.entrants if one.plays]

    @property
    def now(self) -> list[CupSeat]:
        """The seats of the round that is played."""
        return [seat for seat in self.seats if seat.round == self.row.round]

    @property
    def going(self) -> set[TableId]:
        """The tables that are played."""
        return {seat.table for seat in self.now if seat.table and seat.points is None}

    @property
    def tables(self) -> list[TableId]:
        """The tables of the round that is played."""
        return sorted({seat.table for seat in self.now if seat.table is not None})

    @property
    def groups(self) -> dict[int, list[CupSeat]]:
        """The tables of the round that is played, by their numbers in it."""
        found = dict[int, list[CupSeat]]()
        for seat in self.now:
            if seat.group:
                found.setdefault(seat.group, []).append(seat)
        return found

    def company(self, table: TableRow) -> int:
        """Return how many seats of a table are nobody's who has entered."""
        return len(table.seats) - sum(seat.table == table.id for seat in self.seats)

    @property
    def divisions(self) -> list[list[CupStanding]]:
        """How people stand in each division of a season, the first one first; of another cup there
        is one.
        """
        brought = [
            Brought(
                seat.round,
                seat.entrant,
                seat.group,
                seat.place or 0,
                seat.points,
                seat.share or 0,
                seat.ended_at or 0,
            )
            for seat in self.seats
            if seat.points is not None
        ]
        inside, begun = dict[int, list[int]](), self.row.days is not None and self.row.round > 0
        for one in self.entrants:
            if not one.barred and (one.division is not None or not begun):
                inside.setdefault(one.division or 1, []).append(one.number)
        return [
            standings(people, [one for one in brought if one.entrant in people])
            for _, people in sorted(inside.items())
        ]

    @property
    def standings(self) -> list[CupStanding]:
        """How people stand, the best first; in a season division by division."""
        return [one for division in self.divisions for one in division]

    @property
    def movers(self) -> list[int]:
        """How many change places at the end of a season: after each division but the last one, with
        the next one.
        """
        sizes = [len(division) for division in self.divisions]
        return [movers(upper, lower) for upper, lower in pairwise(sizes)]

    @property
    def staying(self) -> set[int]:
        """Who is in the season that follows this one: all who play, but for whoever has left every
        seat to the computer. Whoever had no table has left none.
        """
        played = {seat.entrant for seat in self.seats if seat.group and seat.points is not None}
        stayed = {seat.entrant for seat in self.seats if seat.stayed}
        return {one.number for one in self.field} - (played - stayed)

    @property
    def first(self) -> list[CupStanding]:
        """How those stand who can win: in a season the first division."""
        return next(iter(self.divisions), [])

    @property
    def best_game(self) -> CupSeat | None:
        """The seat with the best score of all games, the first of several; of those who were
        forgotten none.
        """
        known = {one.number for one in self.entrants if one.user is not None}
        scored = [
            (seat.merit, seat)
            for seat in self.seats
            if seat.merit is not None and seat.score is not None and seat.entrant in known
        ]
        return max(scored, key=lambda pair: pair[0], default=(None, None))[1]

    def entrant(self, user: UserId) -> Entrant | None:
        """Return somebody who has entered."""
        return next((one for one in self.entrants if one.user == user), None)


def divided_field(cup: Cup) -> dict[int, int]:
    """The divisions of all who play in a season that begins: whoever is new stands at the foot of
    the ladder, in an order that is drawn.
    """
    known = sorted((one.rank, one.number) for one in cup.field if one.rank is not None)
    new = [one.number for one in cup.field if one.rank is None]
    ladder = [number for _, number in known] + list(Chance(cup.row.seed).shuffled(new))
    divisions = enumerate(divided(ladder), start=1)
    return {who: number for number, people in divisions for who in people}


def round_played(seats: Iterable[CupSeat], number: int) -> Round:
    """A round as it was played."""
    groups, byes = dict[int, list[int | None]](), list[int]()
    for seat in seats:
        if seat.round != number:
            continue
        if seat.group:
            groups.setdefault(seat.group, [None] * seat.seats)[seat.seat] = seat.entrant
        else:
            byes.append(seat.entrant)
    return Round(tuple(CupTable(tuple(people)) for people in groups.values()), tuple(byes))


def places_left(table: TableRow, entered: Collection[int]) -> list[int]:
    """The places at a table that was closed, or that everybody has left, before its game was over:
    first the seats of its company, then those of the people who have *entered* and still sit there,
    then those of the people who gave theirs up.
    """
    places = [2 if seat.seat in entered else 1 for seat in table.seats]
    return ranked(places, {seat for seat in entered if table.seats[seat].automa})
