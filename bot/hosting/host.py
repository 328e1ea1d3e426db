"""`Host`: all services for what happens at tables. `open_host` puts them together.

When a method returns, its change is on disk. A refusal is `Illegal`, with a text for the player.
Nothing here waits for Discord.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from bot.hosting.act_recorder import ActRecorder
from bot.hosting.beginning import Beginning
from bot.hosting.cache import PositionCache
from bot.hosting.changes import Changes
from bot.hosting.clock import Clock, Randomness
from bot.hosting.closing import Closing
from bot.hosting.codes import Codes
from bot.hosting.cups import Cups
from bot.hosting.data_deletion import DataDeletion
from bot.hosting.finding import Finder
from bot.hosting.free_seats import FreeSeats
from bot.hosting.games import Games
from bot.hosting.introductions import Introductions
from bot.hosting.invitations import Invitations
from bot.hosting.lessons import Lessons
from bot.hosting.locks import TableLocks
from bot.hosting.moves import Moves, PlayedMove
from bot.hosting.orders import LeftOrder, Orders
from bot.hosting.pauses import Pauses
from bot.hosting.portraits import Portraits
from bot.hosting.position import MovedOn, Position
from bot.hosting.preferences import KnownPreferences
from bot.hosting.proposals import Proposals
from bot.hosting.puzzles import Puzzles
from bot.hosting.replay import Replay
from bot.hosting.results import Results
from bot.hosting.seating import Seating
from bot.hosting.seats import Seats
from bot.hosting.settlement import Settlement
from bot.hosting.tables import Tables
from bot.hosting.take_backs import TakeBacks
from bot.hosting.trials import Trials
from bot.hosting.votes import Votes
from bot.store import Store
from bot.store.record import RecordStore
from bot.store.startup import StartupStore
from games.library import Library
from games.package import AnyGame

__all__ = [
    "AnyGame",
    "Clock",
    "Host",
    "LeftOrder",
    "MovedOn",
    "PlayedMove",
    "Position",
    "open_host",
]


@dataclass(frozen=True, slots=True)
class Host:
    """The services for what happens at tables, each for one subject."""

    clock: Clock
    games: Games
    changes: Changes
    locks: TableLocks
    tables: Tables
    record: RecordStore
    replay: Replay
    seating: Seating
    finding: Finder
    free_seats: FreeSeats
    cups: Cups
    codes: Codes
    orders: Orders
    moves: Moves
    take_backs: TakeBacks
    seats: Seats
    pauses: Pauses
    closing: Closing
    lessons: Lessons
    trials: Trials
    puzzles: Puzzles
    proposals: Proposals
    votes: Votes
    settlement: Settlement
    results: Results
    startup: StartupStore
    preferences: KnownPreferences
    portraits: Portraits
    data_deletion: DataDeletion
    introductions: Introductions


def open_host(
    store: Store,
    library: Library,
    clock: Clock = time.time,
    randomness: Randomness = secrets.randbits,
) -> Host:
    """Return a host for tables of the games of a *library* that are kept in *store*."""
    known = Games(library)
    cache, changes = PositionCache(), Changes()
    locks, preferences = TableLocks(store.database.locked), KnownPreferences(store.people)
    tables = Tables(store.tables, store.record, known, cache)
    beginning = Beginning(store.tables, known, cache, clock)
    invitations = Invitations(clock)
    seating = Seating(
        store=store.tables,
        tables=tables,
        games=known,
        beginning=beginning,
        locks=locks,
        changes=changes,
        invitations=invitations,
        clock=clock,
        randomness=randomness,
    )
    orders = Orders(store.orders, tables, locks, changes, clock, randomness)
    introductions = Introductions(store.introductions)
    moves = Moves(
        record=store.record,
        order_store=store.orders,
        tables=tables,
        orders=orders,
        introductions=introductions,
        cache=cache,
        locks=locks,
        changes=changes,
        clock=clock,
    )
    portraits = Portraits(store.portraits)
    acts = ActRecorder(store.record, cache, changes, clock)
    take_backs = TakeBacks(store.record, orders, acts, clock)
    pauses = Pauses(store.orders, tables, orders, acts, locks, clock)
    closing = Closing(tables, seating, acts, locks)
    seats = Seats(store.people, store.proposals, tables, closing, acts, locks, clock)
    lessons = Lessons(
        store=store.tables,
        lessons=store.lessons,
        record=store.record,
        tables=tables,
        seating=seating,
        moves=moves,
        introductions=introductions,
        take_backs=take_backs,
        games=known,
        locks=locks,
        clock=clock,
    )
    finding = Finder(
        store=store.seekers,
        table_store=store.tables,
        tables=tables,
        games=known,
        people=preferences,
        beginning=beginning,
        locks=locks,
        changes=changes,
        clock=clock,
        randomness=randomness,
    )
    settlement = Settlement(
        store=store.proposals,
        record=store.record,
        table_store=store.tables,
        tables=tables,
        take_backs=take_backs,
        pauses=pauses,
        seats=seats,
        beginning=beginning,
        finding=finding,
        closing=closing,
        locks=locks,
        changes=changes,
        clock=clock,
    )
    proposals = Proposals(
        store=store.proposals,
        record=store.record,
        tables=tables,
        take_backs=take_backs,
        closing=closing,
        settlement=settlement,
        locks=locks,
        changes=changes,
        invitations=invitations,
        clock=clock,
    )
    replay = Replay(store.record, tables)
    codes = Codes(store.codes, tables, locks, changes, clock, randomness)
    return Host(
        clock=clock,
        games=known,
        changes=changes,
        locks=locks,
        tables=tables,
        record=store.record,
        replay=replay,
        seating=seating,
        finding=finding,
        free_seats=FreeSeats(store.callees, known, invitations, preferences, clock),
        cups=Cups(
            store=store.cups,
            record=store.record,
            tables=tables,
            games=known,
            locks=locks,
            changes=changes,
            clock=clock,
            randomness=randomness,
        ),
        codes=codes,
        orders=orders,
        moves=moves,
        take_backs=take_backs,
        seats=seats,
        pauses=pauses,
        closing=closing,
        lessons=lessons,
        puzzles=Puzzles(
            store=store.puzzles,
            tables=store.tables,
            closing=closing,
            codes=codes,
            record=store.record,
            games=known,
            changes=changes,
            clock=clock,
        ),
        trials=Trials(
            store=store.tables,
            record=store.record,
            tables=tables,
            replay=replay,
            changes=changes,
            clock=clock,
        ),
        proposals=proposals,
        votes=Votes(store.proposals, tables, settlement, locks, changes),
        settlement=settlement,
        results=Results(store.results, store.record, tables, replay),
        startup=store.startup,
        preferences=preferences,
        portraits=portraits,
        data_deletion=DataDeletion(store.people, preferences, portraits),
        introductions=introductions,
    )
