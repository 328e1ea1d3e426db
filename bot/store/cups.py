"""Cups in the database: who has entered, who meets whom in each round, and what it brought.

Whoever changes a cup raises `changes` in its row first. That keeps other processes from it until
the transaction is over, and a transaction that expects another state than it finds writes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import ceil
from types import MappingProxyType
from typing import Any, NewType

from sqlalchemy import ColumnElement, CursorResult, delete, func, insert, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.cup_schema import CUP_SEATS, CUPS, ENTRANTS
from bot.store.database import Database, uncancelled
from bot.store.enums import CupForm, CupPace, CupStatus
from bot.store.people import write_person
from bot.store.rows import NewAutoma, NewTable, Person, TableId, UserId
from bot.store.schema import PEOPLE
from bot.store.slots import SLOTS, TIME_BITS
from bot.store.statements import update_table, upsert
from bot.store.tables import insert_running
from games.engine import Seat

CupId = NewType("CupId", int)
BROUGHT = ("place", "points", "share", "ended_at", "score", "merit", "stayed")
"""What is written of a seat once its game is over."""
SAID = "cup"
"""What the other processes are told of a cup that has changed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewCup:
    """What is known of a cup when it is opened."""

    guild: int
    channel: int
    organiser: UserId
    name: str
    game: str
    """The family of the game."""
    form: CupForm
    size: int
    """People at a table."""
    rounds: int
    """At most; where everybody meets everybody, as many as that takes."""
    pace: CupPace
    most: int
    """With so many people it begins."""
    language: str
    seed: int
    opened_at: int
    until: int
    """Unix time at which it begins, or ends without enough people."""
    former: CupId | None = None
    """Which cup it follows, with the same settings."""
    days: int | None = None
    """How long it lasts, if it is a season."""
    season: int | None = None
    """Which season it is, of those that follow each other."""

    @property
    def tables(self) -> int:
        """How many tables a round has at most, if none of them is smaller."""
        return ceil(self.most / self.size)


@dataclass(frozen=True, slots=True, kw_only=True)
class CupRow(NewCup):
    """A cup."""

    id: CupId
    status: CupStatus
    round: int
    """The round that is played; 0 before the first."""
    round_until: int | None
    changes: int
    """How often it has changed."""
    message: int | None
    """Its post."""
    shown: int | None
    """A digest of what the post shows."""
    last_message: int | None
    """The post that tells its end."""
    told_round: int | None = None
    """The last round of which a post has told how it ended."""

    @property
    def follows(self) -> bool:
        """Whether it is a season that follows another one."""
        return self.season is not None and self.season > 1

    @property
    def over(self) -> bool:
        """Whether nothing more happens."""
        return self.status not in {CupStatus.OPEN, CupStatus.RUNNING}


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """Somebody who has entered a cup."""

    number: int
    user: UserId | None
    """None for somebody who was forgotten."""
    name: str
    gone: int | None
    """The round from which on they play no more."""
    departed: bool
    """Whether they have left the server."""
    rank: int | None = None
    """Where they stand on the ladder as a season begins; None for whoever is new."""
    division: int | None = None
    """In which division of a season they are, since it has begun."""

    @property
    def barred(self) -> bool:
        """Whether they were taken out before the first round: they have never been in the cup."""
        return self.gone == 1

    @property
    def plays(self) -> bool:
        """Whether they are in the next round."""
        return self.user is not None and self.gone is None and not self.departed


@dataclass(frozen=True, slots=True, kw_only=True)
class CupSeat:
    """Where somebody sits in a round of a cup, and what it has brought."""

    round: int
    entrant: int
    group: int
    """The number of the table in its round; 0 for whoever has none."""
    seat: int
    seats: int
    """How many there are at the table."""
    table: TableId | None = None
    place: int | None = None
    points: float | None = None
    """None until the table's game is over."""
    share: float | None = None
    """Of the winner's score."""
    ended_at: int | None = None
    """When the game was over."""
    score: float | None = None
    stayed: bool | None = None
    """Whether they had their seat until the end."""
    merit: tuple[int, ...] | None = None
    """The score, and by what scores of one game compare; None if it does not count."""


class _Moved(Exception):
    """A cup is not in the state any more in which something was to be done."""


@uncancelled
class CupStore:
    """Reads and writes cups."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, cup: CupId) -> CupRow | None:
        """Return the cup with this id, or None."""
        found = await self._database.read_apart(select(CUPS).where(CUPS.c.id == cup))
        return _cup(found[0]._asdict()) if found else None

    async def on_server(self, guild: int) -> Sequence[CupRow]:
        """Return the cups of a server that are not over, the newest first."""
        wanted = select(CUPS).where(CUPS.c.guild == guild, _ACTIVE).order_by(CUPS.c.id.desc())
        return [_cup(row._asdict()) for row in await self._database.read_apart(wanted)]

    async def of_user(self, user: UserId) -> Sequence[CupId]:
        """Return the cups that somebody has entered and that are not over."""
        entered = select(ENTRANTS.c.cup).where(ENTRANTS.c.user == user)
        wanted = select(CUPS.c.id).where(CUPS.c.id.in_(entered), _ACTIVE)
        return [CupId(row.id) for row in await self._database.read_apart(wanted)]

    async def unfinished(self, slots: Collection[int] | None = None) -> Sequence[CupId]:
        """Return the cups that are not over, or whose end was not told; in the channels of all
        slots, or of some.
        """
        own = CUPS.c.channel // 2**TIME_BITS % SLOTS
        here = true() if slots is None else own.in_(sorted(slots))
        untold = CUPS.c.last_message.is_(None)
        found = await self._database.read_apart(select(CUPS.c.id).where(here, untold))
        return [CupId(row.id) for row in found]

    async def entrants(self, cup: CupId) -> Sequence[Entrant]:
        """Return who has entered a cup, in their order."""
        wanted = (
            select(ENTRANTS, PEOPLE.c.departed)
            .outerjoin(PEOPLE, ENTRANTS.c.user == PEOPLE.c.id)
            .where(ENTRANTS.c.cup == cup)
            .order_by(ENTRANTS.c.number)
        )
        return [
            Entrant(
                number=row.number,
                user=row.user,
                name=row.name,
                gone=row.gone,
                departed=bool(row.departed),
                rank=row.rank,
                division=row.division,
            )
            for row in await self._database.read_apart(wanted)
        ]

    async def seats(self, cup: CupId) -> Sequence[CupSeat]:
        """Return where people have sat in a cup so far, round by round and table by table."""
        columns = [column for column in CUP_SEATS.columns if column.name != "cup"]
        wanted = (
            select(*columns)
            .where(CUP_SEATS.c.cup == cup)
            .order_by(CUP_SEATS.c.round, CUP_SEATS.c.group, CUP_SEATS.c.seat)
        )
        return [_seat(row._asdict()) for row in await self._database.read_apart(wanted)]

    async def seats_at(self, table: TableId) -> Sequence[CupSeat]:
        """Return who has sat at a table for a cup."""
        columns = [column for column in CUP_SEATS.columns if column.name != "cup"]
        wanted = select(*columns).where(CUP_SEATS.c.table == table).order_by(CUP_SEATS.c.seat)
        return [_seat(row._asdict()) for row in await self._database.read_apart(wanted)]

    async def add(self, cup: NewCup, organiser: Person, most: int) -> CupId | None:
        """Open a cup; None if somebody organises *most* on that server that are not over, or if
        another one follows the same cup.
        """
        mine = (CUPS.c.guild == cup.guild, CUPS.c.organiser == cup.organiser, _ACTIVE)
        async with self._database.transaction() as connection:
            await write_person(connection, organiser)  # which keeps them from opening two at once
            if (await connection.scalar(select(func.count()).where(*mine)) or 0) >= most:
                return None
            new = upsert(connection, CUPS).values(_values(cup))
            once = new.on_conflict_do_nothing(index_elements=["former"]).returning(CUPS.c.id)
            if (number := await connection.scalar(once)) is None:
                return None
            self._database.say(SAID, number)
        return CupId(number)

    async def following(self, cup: CupId) -> CupId | None:
        """Return the cup that follows this one, if it has been opened."""
        wanted = select(CUPS.c.id).where(CUPS.c.former == cup)
        found = await self._database.read_apart(wanted)
        return CupId(found[0].id) if found else None

    async def honours(self, guild: int, user: UserId) -> Sequence[tuple[str, int, int]]:
        """Return by game in which of the first places somebody has ended on a server, and how
        often.
        """
        theirs = (CUPS.c.guild == guild, ENTRANTS.c.user == user, ENTRANTS.c.place.is_not(None))
        wanted = (
            select(CUPS.c.game, ENTRANTS.c.place, func.count())
            .join(ENTRANTS, ENTRANTS.c.cup == CUPS.c.id)
            .where(*theirs)
            .group_by(CUPS.c.game, ENTRANTS.c.place)
            .order_by(CUPS.c.game, ENTRANTS.c.place)
        )
        return [tuple(row) for row in await self._database.read_apart(wanted)]

    async def enter(self, cup: CupId, person: Person, most: int) -> bool:
        """Let somebody enter a cup that is open and has room for them; return whether they did.
        Where there is no other room, they take that of whoever has left the server.
        """

        async def write(connection: AsyncConnection) -> None:
            await write_person(connection, person)
            theirs = ENTRANTS.c.cup == cup
            inside = func.count().filter(ENTRANTS.c.gone.is_(None))
            counted = select(inside, func.max(ENTRANTS.c.number)).where(theirs)
            entered, last = (await connection.execute(counted)).one()
            known = select(ENTRANTS.c.user).where(theirs, ENTRANTS.c.user == person.id)
            if await connection.scalar(known) is not None:
                raise _Moved
            if entered >= most:
                away = ENTRANTS.c.user.in_(select(PEOPLE.c.id).where(PEOPLE.c.departed))
                empty = delete(ENTRANTS).where(theirs, ENTRANTS.c.gone.is_(None), away)
                _check_written(await connection.execute(empty))
            values = {"cup": cup, "number": (last or 0) + 1, "user": person.id}
            await connection.execute(insert(ENTRANTS).values(values | {"name": person.name}))

        return await self._change(cup, write, CUPS.c.status == CupStatus.OPEN.value)

    async def leave(self, cup: CupId, user: UserId) -> bool:
        """Take somebody out of a cup that is open; return whether they had entered."""

        async def write(connection: AsyncConnection) -> None:
            theirs = delete(ENTRANTS).where(ENTRANTS.c.cup == cup, ENTRANTS.c.user == user)
            _check_written(await connection.execute(theirs))

        return await self._change(cup, write, CUPS.c.status == CupStatus.OPEN.value)

    async def withdraw(self, cup: CupId, user: UserId) -> bool:
        """Let somebody play no more from the next round on, and enter no more; return whether they
        did before.
        """

        async def write(connection: AsyncConnection) -> None:
            theirs = (ENTRANTS.c.cup == cup, ENTRANTS.c.user == user, ENTRANTS.c.gone.is_(None))
            reached = select(CUPS.c.round + 1).where(CUPS.c.id == cup).scalar_subquery()
            gone = update(ENTRANTS).where(*theirs).values(gone=reached)
            _check_written(await connection.execute(gone))

        return await self._change(cup, write, _ACTIVE)

    async def begin_round(
        self,
        cup: CupRow,
        seats: Sequence[CupSeat],
        until: int,
        rounds: int,
        divisions: Mapping[int, int] = MappingProxyType({}),
    ) -> bool:
        """Write who meets whom in the next round of a cup; False if it has changed meanwhile.
        *divisions* are those of the entrants, as a season begins.
        """
        values = [asdict(seat) | {"cup": cup.id} for seat in seats]

        async def write(connection: AsyncConnection) -> None:
            if values:
                await connection.execute(insert(CUP_SEATS), values)
            for number, division in divisions.items():
                theirs = (ENTRANTS.c.cup == cup.id, ENTRANTS.c.number == number)
                await connection.execute(update(ENTRANTS).where(*theirs).values(division=division))

        running = {"status": CupStatus.RUNNING.value, "round": cup.round + 1}
        running |= {"pace": cup.pace.value}
        running |= {"round_until": until, "rounds": rounds}
        return await self._change(cup.id, write, CUPS.c.changes == cup.changes, **running)

    async def open_table(  # all that a table begins with
        self,
        cup: CupRow,
        group: int,
        table: NewTable,
        players: Sequence[Person | NewAutoma],
        state: bytes,
        waiting: Collection[Seat],
    ) -> TableId | None:
        """Open a table of the round that is played, whose game has begun; None if the cup has
        changed meanwhile: somebody who was to sit there may be out.
        """
        opened = list[TableId]()

        async def write(connection: AsyncConnection) -> None:
            row = await insert_running(connection, table, {"state": state}, players, waiting)
            there = (CUP_SEATS.c.cup == cup.id, CUP_SEATS.c.round == cup.round)
            mine = (*there, CUP_SEATS.c.group == group, CUP_SEATS.c.table.is_(None))
            seated = update(CUP_SEATS).where(*mine).values(table=row)
            _check_written(await connection.execute(seated))
            opened.append(row)

        unchanged = CUPS.c.changes == cup.changes
        return opened[0] if await self._change(cup.id, write, unchanged) else None

    async def count(self, cup: CupId, seats: Sequence[CupSeat]) -> bool:
        """Write what a table has brought those who sat there; False if that was done."""

        async def write(connection: AsyncConnection) -> None:
            for seat in seats:
                there = (CUP_SEATS.c.cup == cup, CUP_SEATS.c.round == seat.round)
                mine = (*there, CUP_SEATS.c.entrant == seat.entrant, CUP_SEATS.c.points.is_(None))
                brought = {name: getattr(seat, name) for name in BROUGHT}
                counted = update(CUP_SEATS).where(*mine).values(brought)
                _check_written(await connection.execute(counted))

        return await self._change(cup, write, true())

    async def extend(self, cup: CupRow, until: int, tables: Collection[TableId]) -> bool:
        """Let the sign-up or the round that is played last until then; the tables are locked."""

        async def write(connection: AsyncConnection) -> None:
            for table in sorted(tables):
                await connection.execute(update_table(table, round_until=until))

        last = "until" if cup.status is CupStatus.OPEN else "round_until"
        return await self._change(cup.id, write, CUPS.c.changes == cup.changes, **{last: until})

    async def end(
        self,
        cup: CupRow,
        status: CupStatus,
        tables: Collection[TableId] = (),
        places: Mapping[int, int] = MappingProxyType({}),
        following: tuple[NewCup, Sequence[Entrant]] | None = None,
    ) -> bool:
        """End a cup; its tables that are played are locked, and are free of it from now on. False
        if it has changed meanwhile. Unless it was played to its end, another one may follow the
        cup that it follows. *places* are those of the first entrants. With *following*,
        open the season that follows, with these people in the order of the ladder.
        """

        async def write(connection: AsyncConnection) -> None:
            for table in sorted(tables):
                await connection.execute(update_table(table, round_until=None))
            for number, place in places.items():
                theirs = (ENTRANTS.c.cup == cup.id, ENTRANTS.c.number == number)
                await connection.execute(update(ENTRANTS).where(*theirs).values(place=place))
            if following is not None:
                new, people = following
                added = insert(CUPS).values(_values(new)).returning(CUPS.c.id)
                number = (await connection.execute(added)).scalar_one()
                entered = [
                    {"cup": number, "number": at, "user": one.user, "name": one.name, "rank": at}
                    for at, one in enumerate(people, start=1)
                ]
                await connection.execute(insert(ENTRANTS), entered)
                self._database.say(SAID, number)

        unchanged = CUPS.c.changes == cup.changes
        ended: dict[str, object] = {"status": status.value}
        if status is not CupStatus.FINISHED:
            ended["former"] = None
        return await self._change(cup.id, write, unchanged, **ended)

    async def mark_shown(self, cup: CupId, **shown: int | None) -> None:
        """Write which messages show a cup, and what its post shows."""
        await self._database.execute(update(CUPS).where(CUPS.c.id == cup).values(**shown))

    async def _change(
        self, cup: CupId, write: Any, expected: ColumnElement[bool], **values: object
    ) -> bool:
        """Write to a cup that is as expected, in one transaction; return whether it was."""
        raised = update(CUPS).where(CUPS.c.id == cup, expected)
        changed = raised.values(changes=CUPS.c.changes + 1, **values)
        try:
            async with self._database.transaction() as connection:
                _check_written(await connection.execute(changed))
                await write(connection)
                self._database.say(SAID, cup)
        except _Moved:
            return False
        return True


def _check_written(result: CursorResult[Any]) -> None:
    """Raise `_Moved` if a statement has found no row."""
    if result.rowcount == 0:
        raise _Moved


_ACTIVE = CUPS.c.status.in_([CupStatus.OPEN.value, CupStatus.RUNNING.value])


def _values(cup: NewCup) -> dict[str, Any]:
    """The columns of a new cup."""
    kinds = {"form": cup.form.value, "pace": cup.pace.value, "status": CupStatus.OPEN.value}
    return asdict(cup) | kinds


def _seat(values: Mapping[str, Any]) -> CupSeat:
    merit = values["merit"]
    return CupSeat(**dict(values) | {"merit": None if merit is None else tuple(merit)})


def _cup(values: Mapping[str, Any]) -> CupRow:
    kinds = {
        "form": CupForm(values["form"]),
        "pace": CupPace(values["pace"]),
        "status": CupStatus(values["status"]),
    }
    return CupRow(**dict(values) | kinds)
