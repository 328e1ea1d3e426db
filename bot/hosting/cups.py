"""Cups: people enter, meet in rounds, and somebody wins.

What is due at a cup follows from its rows, so a restart loses nothing and repeats nothing, and
several processes may look at the same cup: whoever writes a step first has done it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace

from bot.hosting.changes import Changes
from bot.hosting.characters import next_name
from bot.hosting.clock import HOUR_SECONDS, Clock, Randomness, seconds
from bot.hosting.cup_again import next_season
from bot.hosting.cup_paces import (
    EXTENSION_HOURS,
    TABLE_PACES,
    TURN_HOURS,
    round_hours,
    season_pace,
)
from bot.hosting.cup_points import mean, points, ranked
from bot.hosting.cup_state import Cup, CupGame, divided_field, places_left, round_played
from bot.hosting.games import Games
from bot.hosting.locks import TableLocks
from bot.hosting.pairing import (
    FEWEST_PEOPLE,
    MOST_EVERYBODY,
    Round,
    among,
    fewest,
    mini_cup,
    swiss,
    without,
)
from bot.hosting.results import results
from bot.hosting.seasons import FEWEST_IN_A_DIVISION, moved
from bot.hosting.seasons import paired as season_round
from bot.hosting.seating import SEED_BITS
from bot.hosting.tables import Tables
from bot.store import (
    Absence,
    Hints,
    NewAutoma,
    NewTable,
    Person,
    ResultRow,
    Status,
    TableId,
    TablePace,
    TablePolicy,
    TableRow,
    UserId,
)
from bot.store.cups import CupId, CupRow, CupSeat, CupStore, NewCup
from bot.store.enums import CupForm, CupStatus
from bot.store.record import RecordStore
from games import engine
from games.chance import Chance
from games.moves import Illegal, require
from games.text import Text

MOST_PEOPLE = {CupForm.SWISS: 64, CupForm.MINI: MOST_EVERYBODY, CupForm.SEASON: 64}
"""In a cup of each form."""
MOST_ROUNDS = 12
HONOURED = 3
"""Whoever ends in these places is told of in their profile."""
MOST_EACH = 3
"""Cups that somebody organises at once on a server."""

_log = logging.getLogger(__name__)


class Cups:
    """Opens cups and leads them to their end."""

    def __init__(  # its collaborators
        self,
        *,
        store: CupStore,
        record: RecordStore,
        tables: Tables,
        games: Games,
        locks: TableLocks,
        changes: Changes,
        clock: Clock,
        randomness: Randomness,
    ) -> None:
        self._store, self._record, self._tables = store, record, tables
        self._games, self._locks, self._changes = games, locks, changes
        self._clock, self._randomness = clock, randomness
        self.on_change: list[Callable[[CupId], None]] = []
        """Called after every change of a cup, once it is on disk."""
        self.before_round: Callable[[Cup], Awaitable[None]] | None = None
        """Called before a round is paired: it may take out whoever is not there any more."""
        self.may_go_on: Callable[[Cup], Awaitable[bool]] | None = None
        """Asked at the end of a season whether the rules of its server allow another one."""

    async def of(self, cup: CupId) -> Cup:
        """Return a cup as it stands; raise `Illegal` if there is none."""
        row = await self._store.find(cup)
        if row is None:
            raise Illegal(Text("cup-gone"))
        return Cup(row, await self._store.entrants(cup), await self._store.seats(cup))

    async def on_server(self, guild: int) -> Sequence[CupRow]:
        """Return the cups of a server that are not over."""
        return await self._store.on_server(guild)

    async def of_user(self, user: UserId) -> Sequence[CupId]:
        """Return the cups that somebody has entered and that are not over."""
        return await self._store.of_user(user)

    async def honours(self, guild: int, user: UserId) -> Sequence[tuple[str, int, int]]:
        """Return by game in which of the first places somebody has ended cups on a server, and how
        often.
        """
        return await self._store.honours(guild, user)

    async def unfinished(self, slots: Collection[int] | None = None) -> Sequence[CupId]:
        """Return the cups of which something is still to be done or told; in the channels of all
        slots, or of some.
        """
        return await self._store.unfinished(slots)

    async def open(self, cup: NewCup, organiser: Person) -> CupRow:
        """Open a cup, which people may enter from now on."""
        sizes = self._games.for_new_tables(cup.game).rules.seats
        least, most = min(sizes), max(sizes)
        require(cup.size in sizes, "cup-size", n=cup.size, least=least, most=most)
        require(1 <= cup.rounds <= MOST_ROUNDS, "cup-rounds", n=cup.rounds, most=MOST_ROUNDS)
        room = MOST_PEOPLE[cup.form]
        require(self.fewest(cup) <= cup.most <= room, "cup-most", least=self.fewest(cup), most=room)
        number = await self._store.add(cup, organiser, MOST_EACH)
        if number is None:
            if cup.former is not None and (followed := await self.next_of(cup.former)):
                require(followed.over, "cup-followed")
                raise Illegal(Text("cup-followed-over", n=followed.id))
            raise Illegal(Text("cup-enough", n=MOST_EACH))
        self.announce(number)
        return (await self.of(number)).row

    async def next_of(self, cup: CupId) -> CupRow | None:
        """Return the cup that follows this one, if it has been opened."""
        following = await self._store.following(cup)
        return None if following is None else await self._store.find(following)

    async def first_of(self, cup: CupRow) -> CupRow:
        """Return the first of the cups that follow each other up to this one."""
        while cup.former is not None and (found := await self._store.find(cup.former)) is not None:
            cup = found
        return cup

    async def game_at(self, table: TableRow) -> CupGame | None:
        """Return of which cup and round the game at a table is; None at other tables."""
        if table.cup is None or not (seats := await self._store.seats_at(table.id)):
            return None
        if (cup := await self._store.find(CupId(table.cup))) is None:
            return None
        left = list[tuple[int, str]]()
        if table.status is Status.ENDED:
            people = await self._store.entrants(cup.id)
            names = {one.number: one.name for one in people if one.user is not None}
            places = places_left(table, {seat.seat for seat in seats})
            left = [(places[one.seat], names[one.entrant]) for one in seats if one.entrant in names]
        return CupGame(cup, seats[0].round, tuple(sorted(left)))

    def fewest(self, cup: NewCup) -> int:
        """Return with how many people a cup begins at least."""
        if cup.form is CupForm.SEASON:
            return FEWEST_IN_A_DIVISION
        return fewest(cup.size, self._games.for_new_tables(cup.game).rules.seats)

    def draw_seed(self) -> int:
        """Return a seed for a new cup."""
        return self._randomness(SEED_BITS)

    async def enter(self, cup: CupId, person: Person) -> None:
        """Let somebody enter."""
        found = await self.of(cup)
        _check_may_enter(found, person.id)
        if not await self._store.enter(cup, person, found.row.most):
            _check_may_enter(await self.of(cup), person.id)  # what has come between
            raise Illegal(Text("cup-moved"))
        self.announce(cup)

    async def leave(self, cup: CupId, user: UserId, *, barred: bool = False) -> bool:
        """Take somebody out: at once while people enter, else from the next round on. Whoever is
        *barred* cannot enter again. Return whether the cup has begun.
        """
        for _ in range(2):  # it may begin just now
            found = await self.of(cup)
            require(not found.row.over, "cup-over")
            entrant = found.entrant(user)
            require(entrant is not None and entrant.gone is None, "cup-not-in")
            begun = found.row.status is not CupStatus.OPEN
            take_out = self._store.withdraw if begun or barred else self._store.leave
            if await take_out(cup, user):
                self.announce(cup)
                return begun
        raise Illegal(Text("cup-moved"))

    async def readmit(self, cup: CupId, user: UserId) -> None:
        """Let somebody who was taken out before the first round enter again, if they like."""
        found = await self.of(cup)
        require(found.row.status is CupStatus.OPEN, "cup-begun")
        entrant = found.entrant(user)
        require(entrant is not None and entrant.barred, "cup-not-barred")
        require(await self._store.leave(cup, user), "cup-moved")
        self.announce(cup)

    async def begin_now(self, cup: CupId) -> None:
        """Let a cup begin with those who have entered."""
        found = await self.of(cup)
        require(found.row.status is CupStatus.OPEN, "cup-begun")
        least = self.fewest(found.row)
        require(len(found.field) >= least, "cup-too-few-yet", n=len(found.field), least=least)
        now = seconds(self._clock)
        require(await self._store.extend(found.row, now, ()), "cup-moved")
        self.announce(cup)

    async def extend(self, cup: CupId) -> int:
        """Let the sign-up or the round last longer; return until when."""
        found = await self.of(cup)
        row = found.row
        require(not row.over, "cup-over")
        last = row.until if row.status is CupStatus.OPEN else row.round_until or 0
        hours = EXTENSION_HOURS[row.pace]
        until = max(last, seconds(self._clock)) + hours * HOUR_SECONDS
        tables = found.going
        async with self._locks.all_of(tables):
            require(await self._store.extend(row, until, tables), "cup-moved")
        for table in tables:
            self._changes.announce(table)
        self.announce(cup)
        return until

    async def end(self, cup: CupId) -> None:
        """End a cup before its time. Its games go on, by the people's own rules."""
        found = await self.of(cup)
        require(not found.row.over, "cup-over")
        tables = found.going
        async with self._locks.all_of(tables):
            require(await self._store.end(found.row, CupStatus.ENDED, tables), "cup-moved")
        for table in tables:
            self._changes.announce(table)
        self.announce(cup)

    async def advance(self, cup: CupId) -> Cup:
        """Do all that is due at a cup, and return how it stands then."""
        while await self._step(found := await self.of(cup)):
            pass
        return found

    async def _step(self, cup: Cup) -> bool:
        """Do the next thing that is due; return whether there was any."""
        row = cup.row
        match row.status:
            case CupStatus.OPEN:
                return await self._begin(cup)
            case CupStatus.RUNNING:
                pass
            case _:
                return False
        for number, seats in cup.groups.items():
            if all(seat.table is None and seat.points is None for seat in seats):
                await self._open_table(cup, number, seats)
                return True
        for seats in cup.groups.values():
            if any(seat.points is None for seat in seats) and await self._count(cup, seats):
                return True
        if any(seat.points is None for seat in cup.now):
            return False
        if row.round >= row.rounds or len(cup.field) < FEWEST_PEOPLE:
            await self._finish(cup)
        else:
            await self._begin_round(cup)
        return True

    async def _finish(self, cup: Cup) -> None:
        """End a cup that was played to its end; after a season the next one is opened for those who
        stay, if that is allowed.
        """
        row = cup.row
        first = [one for one in cup.first if one.place <= HONOURED and one.points > 0]
        places, following = {one.entrant: one.place for one in first}, None
        if row.form is CupForm.SEASON and (self.may_go_on is None or await self.may_go_on(cup)):
            known = {one.number: one for one in cup.field}
            standing = [[one.entrant for one in division] for division in cup.divisions]
            if ladder := [known[who] for who in moved(standing, cup.staying)]:
                first_begun, now = (await self.first_of(row)).until, seconds(self._clock)
                new = next_season(row, first_begun, self.draw_seed(), now)
                following = (new, ladder)
        await self._store.end(row, CupStatus.FINISHED, places=places, following=following)
        if following is not None and (number := await self._store.following(row.id)) is not None:
            self.announce(number)

    async def _begin(self, cup: Cup) -> bool:
        """Begin a cup that is full, or whose time has come; or end it, if too few have entered. A
        season that follows another one waits for its time: so whoever is in it may leave.
        """
        row, n = cup.row, len(cup.field)
        if (n < row.most or row.follows) and seconds(self._clock) < row.until:
            return False
        if n < self.fewest(row):
            await self._store.end(row, CupStatus.TOO_FEW)
        else:
            await self._begin_round(cup)
        return True

    async def _begin_round(self, cup: Cup) -> None:
        """Write who meets whom in the next round."""
        row = cup.row
        if self.before_round is not None:
            await self.before_round(cup)
        known = {one.number: one.division for one in cup.entrants if one.division is not None}
        divisions = known or (divided_field(cup) if row.form is CupForm.SEASON else {})
        one, rounds = await asyncio.to_thread(self._paired, cup, divisions)
        if row.days is not None:
            row = replace(row, pace=season_pace(row.days, rounds))
        bye = mean(row.size)
        seats = [
            CupSeat(round=row.round + 1, entrant=who, group=0, seat=0, seats=0, points=bye)
            for who in one.byes
        ]
        for number, group in enumerate(one.groups, start=1):
            seats += [
                CupSeat(
                    round=row.round + 1,
                    entrant=who,
                    group=number,
                    seat=seat,
                    seats=len(group.people),
                )
                for seat, who in enumerate(group.people)
                if who is not None
            ]
        until = seconds(self._clock) + round_hours(row, rounds) * HOUR_SECONDS
        new = {} if known else divisions
        if await self._store.begin_round(row, seats, until, rounds, new):
            _log.info("cup %d: round %d, %d tables", row.id, row.round + 1, len(one.groups))

    def _paired(self, cup: Cup, divisions: Mapping[int, int]) -> tuple[Round, int]:
        """The next round, and how many there are; *divisions* are those of a season."""
        row, field = cup.row, [one.number for one in cup.field]
        sizes = self._games.for_new_tables(row.game).rules.seats
        match row.form:
            case CupForm.SEASON:
                inside = dict[int, list[int]]()
                for number, division in sorted(divisions.items()):
                    inside.setdefault(division, []).append(number)
                members = [people for _, people in sorted(inside.items())]
                gone = set(divisions) - set(field)
                return season_round(
                    members, row.round, gone, size=row.size, sizes=sizes, seed=row.seed
                )
            case CupForm.MINI:
                began = sorted({seat.entrant for seat in cup.seats if seat.round == 1}) or field
                planned = mini_cup(len(began), size=row.size, sizes=sizes, seed=row.seed)
                here = among(planned[row.round], began)
                return without(here, set(began) - set(field)), len(planned)
        total = {one.entrant: one.points for one in cup.standings}
        before = [round_played(cup.seats, number) for number in range(1, row.round + 1)]
        paired = swiss(field, total, before, size=row.size, sizes=sizes, seed=row.seed)
        return paired, row.rounds

    async def _open_table(self, cup: Cup, number: int, seats: Sequence[CupSeat]) -> None:
        """Open a table of the round, at which the game begins at once. Computer players sit where
        nobody is to, and where somebody has withdrawn or was forgotten meanwhile.
        """
        row = cup.row
        people = {
            one.number: Person(one.user, one.name, "")
            for one in cup.entrants
            if one.user is not None and one.gone is None
        }
        sits = {seat.seat: people[seat.entrant] for seat in seats if seat.entrant in people}
        if not sits:
            last = [replace(seat, place=seat.seats, points=0.0) for seat in seats]
            await self._store.count(row.id, last)
            return
        size, now = seats[0].seats, seconds(self._clock)
        players, names = list[Person | NewAutoma](), [one.name for one in sits.values()]
        for seat in range(size):
            if seat in sits:
                players.append(sits[seat])
                continue
            name = next_name(TableId(row.seed % 1000 + number), names)
            names.append(name)
            players.append(NewAutoma(name))
        game, seed = self._games.for_new_tables(row.game), self._randomness(SEED_BITS)
        chosen = game.rules.chosen(())
        begun = engine.begin(game.rules.laid_out(size, Chance(seed), chosen)).table
        table = NewTable(
            game=game.key,
            edition=game.rules.edition,
            seed=seed,
            chosen=chosen,
            size=size,
            language=row.language,
            guild=row.guild,
            channel=row.channel,
            opener=next(iter(sits.values())).id,
            opened_at=now,
            policy=TablePolicy(
                absent=Absence.AUTOMATIC,
                absent_after=TURN_HOURS[row.pace],
                hints=Hints.NONE,
                pace=TABLE_PACES.get(row.pace, TablePace.FREE),
            ),
            cup=row.id,
            round_until=row.round_until,
        )
        state = game.rules.codec.write_table(begun)
        waiting = [decision.seat for decision in begun.waiting]
        opened = await self._store.open_table(row, number, table, players, state, waiting)
        if opened is not None:
            self._changes.announce(opened)

    async def _count(self, cup: Cup, seats: Sequence[CupSeat]) -> bool:
        """Write what a table has brought, if its game is over; return whether it is."""
        table = seats[0].table
        assert table is not None, "a table is opened before it is counted"
        row = await self._tables.row(table)
        if row.status is Status.RUNNING:
            return False
        entered = {seat.seat for seat in seats}
        record, found = await self._record.of(table), list[ResultRow]()
        if row.status is Status.ENDED:
            places = places_left(row, entered)
        else:
            found = results(await self._tables.position(table), record)
            gone = {seat for seat in entered if row.seats[seat].automa}
            places = ranked([one.place for one in found], gone)
        worth = points(places, cup.row.size)
        best = max((one.points or 0 for one in found), default=0)
        brought = list[CupSeat]()
        for seat in seats:
            own = found[seat.seat] if found else None
            score = own.points if own is not None else None
            brought.append(
                replace(
                    seat,
                    place=places[seat.seat],
                    points=worth[seat.seat],
                    share=max(0, score or 0) / best if best > 0 else 0.0,
                    ended_at=record[-1].at if record else row.opened_at,
                    score=score,
                    merit=own.merit if own is not None else None,
                    stayed=not row.seats[seat.seat].automa,
                )
            )
        await self._store.count(cup.row.id, brought)
        return True

    def announce(self, cup: CupId) -> None:
        """Call everybody who listens for changes."""
        for listener in self.on_change:
            listener(cup)


def _check_may_enter(cup: Cup, user: UserId) -> None:
    """Raise `Illegal` unless somebody may enter."""
    require(cup.row.status is CupStatus.OPEN, "cup-begun")
    entrant, inside = cup.entrant(user), cup.field
    require(entrant is None or not entrant.barred, "cup-barred")
    require(entrant is None, "cup-entered")
    require(len(inside) < cup.row.most, "cup-full", n=len(inside))
