"""Whole games of High Society over the wire, each played twice: nobody is told what only somebody
else may know.

The second time, bids are made by standing orders, and sealed limits stand differently until they
are changed. Every byte that everybody, or one more player, was sent must be the same; and no money
card may be named but on the table.
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

import pytest

from bot.commands import previews, table_list
from bot.sandbox.ids import UserId
from bot.sandbox.things import Channel, Message
from bot.sandbox.world_events import (
    ChannelCreated,
    ChannelUpdated,
    MessageCreated,
    MessageEdited,
    WorldEvent,
)
from bot.workers.picture_worker import Subject, described
from games.chance import Chance
from games.engine import Seat
from games.high_society import GAME
from games.high_society.actions import Raise
from games.high_society.events import added
from games.high_society.mind.habits import limit
from games.high_society.rules.auctions import DiscardToThief, SealedBid, Turn
from games.high_society.rules.limits import SPANS
from games.high_society.table import MOST_LIMIT, HighSocietyTable, Player
from renderers.words import LANGUAGES, words_for
from tests.bot.clockwork import Clockwork
from tests.bot.evenings.course import Course, course_at
from tests.bot.evenings.evening import Evening, unhurried
from tests.bot.wire import standing
from tests.games.high_society.tables import ANN
from tests.renderers.high_society_positions import NAMES, buying
from tests.rule import rule

GAMES_PLAYED = 2
"""More than a handful is for a long evening: each game takes seconds."""
VARIANTS = (
    "hidden-scoring=on",
    "auctions=sealed hidden-scoring=on",
    "auctions=open",
    "auctions=sealed",
)
"""Those come first that have the most secrets."""
PEOPLE = ("ann", "pyotr", "ingrid", "mei", "theo")
"""Pyotr reads Russian, and is there however few play."""
QUESTIONS = ("record", "board", "hand", "table list", "orders")
"""What is asked now and then by whoever is curious."""
NOW_AND_THEN = 9

PATIENT = 60.0
"""Seconds: here it does not matter how soon people are answered. Nor how soon a menu's picture is
drawn: it always comes with the menu, since one that follows it is a message more, at random.
"""

ID = re.compile(r"\d{15,}")
CARDS = re.compile(r"\d+(?:(?:\+|, | and | и )\d+)+")
"""Several money cards, however they are listed."""
STATUS = re.compile(
    r"(?:Still to come|Ещё не вышли): [^.]*\.|[×÷−]\d|^-# Auction \d+, \d+",
    re.MULTILINE,
)
"""Status cards in the same figures, and how many auctions there were."""


Place: TypeAlias = Literal["server", "direct"]
"""Where something is read."""


@dataclass
class Told:
    """What everybody was sent, and each person alone, in the order in which it was; and what was
    logged.

    What somebody reads in the thread stands apart from their direct messages: which of the two
    comes first after their own move is a matter of how soon each is drawn.
    """

    by_reader: dict[tuple[UserId | None, Place], list[tuple[object, ...]]] = field(
        default_factory=dict
    )
    fresh: list[tuple[UserId | None, str]] = field(default_factory=list)
    """Of that, as text, what nobody has looked through yet."""
    logged: list[str] = field(default_factory=list)
    compared: list[list[tuple[object, ...]]] = field(default_factory=list)
    """Of all that, what everybody was sent and whoever is curious."""
    obeyed: int = 0
    """How many bids were made by order."""

    def add(self, reader: UserId | None, place: Place, *parts: object) -> None:
        """Note something that was sent."""
        said = tuple(ID.sub("#", as_text(part)) for part in parts)
        self.by_reader.setdefault((reader, place), []).append(said)
        self.fresh.append((reader, "\n".join(said)))


@dataclass
class Guests:
    """Those who play a game, by hand or by order; one of them is curious and does all by hand."""

    course: Course
    seed: int
    clock: Clockwork
    told: Told
    by_order: bool
    limits: dict[Seat, int] = field(default_factory=dict)
    """How far each goes in the auction under way."""
    armed: set[Seat] = field(default_factory=set)
    """Whose order stands in it."""
    auction: int = 0
    public: set[frozenset[int]] = field(default_factory=set)
    """What has lain on the table together, which may be told of again at any time."""

    @property
    def curious(self) -> Seat:
        return Seat(self.seed % len(self.course.people))

    async def play(self) -> None:
        """Play to the end, looking through all that is told."""
        table = await self.table()
        while not table.over:
            if table.auction != self.auction:
                await self.think(table)
            await self.act(table)
            before, table = table, await self.table()
            if not table.over:
                self.look_through(before, table)

    async def table(self) -> HighSocietyTable:
        table = (await self.course.position()).table
        assert isinstance(table, HighSocietyTable)
        return table

    async def think(self, table: HighSocietyTable) -> None:
        """Decide how far to go in a new auction; leave orders for it."""
        self.auction, self.armed = table.auction, set()
        for seat in map(Seat, range(len(table.players))):
            self.limits[seat] = limit(table, seat, self.luck(seat))
            asked = {decision.seat for decision in table.waiting}
            if (
                self.by_order
                and not table.sealed
                and seat not in {self.curious, *asked}
                and self.luck(seat).below(3)
            ):
                await self.course.type(seat, named(self.limits[seat]))
                self.armed.add(seat)

    def luck(self, seat: Seat) -> Chance:
        """The same both times."""
        return Chance(self.seed * 10_000 + self.auction * 10 + seat)

    async def act(self, table: HighSocietyTable) -> None:
        """Let whoever must act do so."""
        match table.waiting[0]:
            case SealedBid():
                await self.hand_in(table)
            case Turn(seat) if seat in self.armed:
                await self.course.order_obeyed(self.clock)
                self.told.obeyed += 1
            case Turn(seat) as turn:
                match turn.within(table, self.limits[seat]):
                    case Raise(cards):
                        await self.course.type(seat, f"cards {added(sorted(cards))}")
                    case _:
                        await self.course.type(seat, "pass")
            case DiscardToThief(seat):
                await self.course.type(seat, table.players[seat].luxuries[0].id)
        if (await self.course.position()).row.ply % NOW_AND_THEN == 0:
            for line in QUESTIONS:
                await self.course.evening.slash(
                    self.course.person(self.curious), self.course.thread, line
                )

    async def hand_in(self, table: HighSocietyTable) -> None:
        """Hand in sealed limits; all but the last one first another limit, which is not the same
        both times.
        """
        *others, _ = owing = [decision.seat for decision in table.waiting]
        for seat in others:
            shift = 13 if self.by_order and seat != self.curious else 0
            await self.course.type(seat, named((self.limits[seat] + 29 + shift) % MOST_LIMIT))
        for seat in owing:
            await self.course.type(seat, named(self.limits[seat]))

    def look_through(self, *tables: HighSocietyTable) -> None:
        """Find no money cards in what was told since but such as have lain on the table, or are the
        reader's own.
        """
        self.public |= {*seen_by_all(*tables)}
        for reader, text in self.told.fresh:
            seat = next(
                (number for number, user in enumerate(self.course.people) if user.id == reader),
                None,
            )
            known = self.public | (
                {*own(*(table.players[seat] for table in tables))} if seat is not None else set()
            )
            found = [*unknown(text, known)]
            assert found == [], f"{reader} is told of them: {text}"
        self.told.fresh.clear()


def as_text(part: object) -> str:
    """What was sent, in a file as well, as its reader reads it."""
    return part.decode(errors="backslashreplace") if isinstance(part, bytes) else str(part)


def unknown(text: str, known: Collection[frozenset[int]]) -> Iterator[frozenset[int]]:
    """The money cards in a text, as they are listed there, that are not known together."""
    for cards in CARDS.findall(STATUS.sub("", text)):
        listed = frozenset(map(int, re.findall(r"\d+", cards)))
        if not any(listed <= some for some in known):
            yield listed


def seen_by_all(*tables: HighSocietyTable) -> Iterator[frozenset[int]]:
    """What lies on the table, or has just been paid; the worth of luxuries is written in the same
    figures.
    """
    for table in tables:
        for player in table.players:
            yield frozenset(player.bid)
            yield frozenset(card.worth for card in player.luxuries)
        for event in table.last:
            yield frozenset(getattr(event, "cards", None) or getattr(event, "paid", None) or ())


def own(*players: Player) -> Iterator[frozenset[int]]:
    """What is a player's own."""
    for player in players:
        yield frozenset((*player.hand, *player.bid, *player.spent))


def named(limit_: int) -> str:
    """A limit as it is typed."""
    return next((f"{span[0]}-{span[-1]} {limit_}" for span in SPANS if limit_ in span), "pass")


@asynccontextmanager
async def overheard(evening: Evening) -> AsyncIterator[Told]:
    """Everything that people are sent from now on."""
    world, told = evening.stand_in.world, Told()

    def hear(note: WorldEvent) -> None:
        match note:
            case MessageCreated(message) | MessageEdited(message):
                channel = world.channels[message.channel]
                reader = message.only_for or channel.recipient
                told.add(reader, place_of(channel), *parts(message, evening))
            case ChannelCreated(channel) | ChannelUpdated(channel):
                told.add(channel.recipient, place_of(channel), channel.name)

    stop = world.watch(hear)
    yield told
    stop()


def place_of(channel: Channel) -> Place:
    """Whether something is read on the server or by direct message."""
    return "server" if channel.recipient is None else "direct"


def parts(message: Message, evening: Evening) -> Iterator[object]:
    """All that a message tells whoever sees it, but for numbers and times that Discord gives
    out.
    """
    yield from (message.content, message.components, message.embeds, message.flags, message.kind)
    yield from ((message.nonce or "").rpartition(".")[0], len(message.mentions))
    for file in message.attachments:
        yield from (
            file.filename,
            file.description,
            file.size,
            evening.stand_in.world.shelf.get(file.id),
        )


async def game_played(
    folder: Path, seed: int, caplog: pytest.LogCaptureFixture, *, by_order: bool
) -> Told:
    """A game of that seed; who was told what."""
    caplog.clear()
    clock, size = Clockwork(), 3 + seed // len(VARIANTS) % 3
    async with standing(rates=unhurried(), answer_seconds=PATIENT) as stand_in:
        evening = Evening(stand_in)
        people = [evening.person(name) for name in PEOPLE[:size]]
        options: Mapping[str, str] = {"options": VARIANTS[seed % len(VARIANTS)]}
        async with (
            overheard(evening) as told,
            course_at(
                evening, folder, seed, people, "high-society", clock, None, **options
            ) as course,
        ):
            # no order could be left yet, and of those who sit down some posts may be spared
            told.by_reader.clear()
            guests = Guests(course, seed, clock, told, by_order)
            await guests.play()
    assert not stand_in.rest.refused
    told.logged = [
        ID.sub("#", record.getMessage())
        for record in caplog.records
        if record.name.startswith(("bot.", "games."))
    ]
    curious = people[guests.curious].id
    told.compared = [
        told.by_reader[None, "server"],
        told.by_reader[curious, "server"],
        told.by_reader[curious, "direct"],
    ]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_status_cards_are_not_taken_for_money_in_any_language(language: str) -> None:
    table = buying()
    public, hand = {*seen_by_all(table)}, {*own(table.players[ANN])}
    seen, own_hand = (
        described(Subject(GAME, table, seat, language, NAMES)) for seat in (None, ANN)
    )
    for text in (seen.text, seen.alt):
        assert [*unknown(text, public)] == [], text
    for text in (own_hand.text, own_hand.alt):
        assert [*unknown(text, public | hand)] == [], text
        assert [*unknown(text, public)] != [], "a hand is found"
    to_come = words_for(language, GAME.home)("told-to-come", cards="1, 4, 6")
    assert [*unknown(to_come, public)] == []


@rule("HS-75", "HS-79", "HS-85")
@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
async def test_nobody_is_told_what_only_somebody_else_may_know(
    seed: int,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(previews, "PATIENCE_SECONDS", PATIENT)
    monkeypatch.setattr(table_list, "PICTURE_SECONDS", PATIENT)
    with caplog.at_level(logging.INFO):
        by_hand = await game_played(tmp_path / "hand", seed, caplog, by_order=False)
        by_order = await game_played(tmp_path / "order", seed, caplog, by_order=True)
    assert by_order.obeyed or "sealed" in VARIANTS[seed % len(VARIANTS)]
    assert by_order.compared == by_hand.compared
    assert by_order.logged == by_hand.logged
