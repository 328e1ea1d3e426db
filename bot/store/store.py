"""`Store`: all services of the store over one database. Open it with `open_store`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bot.store.callees import CalleeStore
from bot.store.cups import CupStore
from bot.store.database import Database
from bot.store.former_hands import FormerHandStore
from bot.store.introductions import IntroductionStore
from bot.store.key_values import KeyValueStore
from bot.store.lessons import LessonStore
from bot.store.orders import OrderStore
from bot.store.people import PeopleStore
from bot.store.portraits import PortraitStore
from bot.store.proposals import ProposalStore
from bot.store.puzzles import PuzzleStore
from bot.store.record import RecordStore
from bot.store.results import ResultStore
from bot.store.seekers import SeekerStore
from bot.store.servers import ServerStore
from bot.store.shown import ShownStore
from bot.store.startup import StartupStore
from bot.store.tables import CodeStore, TableStore
from bot.store.turns import TurnStore


@dataclass(frozen=True, slots=True)
class Store:
    """The services of one bot's database, each for one subject."""

    database: Database
    tables: TableStore
    codes: CodeStore
    lessons: LessonStore
    record: RecordStore
    orders: OrderStore
    proposals: ProposalStore
    people: PeopleStore
    portraits: PortraitStore
    turns: TurnStore
    results: ResultStore
    servers: ServerStore
    seekers: SeekerStore
    callees: CalleeStore
    puzzles: PuzzleStore
    cups: CupStore
    shown: ShownStore
    former_hands: FormerHandStore
    startup: StartupStore
    key_values: KeyValueStore
    introductions: IntroductionStore


async def open_store(where: Path | str) -> Store:
    """Open the database of a path or URL; raise `StoreError` on failure.

    A file that is missing is created; a server's database must be there.

    Close it with `store.database.close()`.
    """
    database = await Database.open(where)
    return Store(
        database=database,
        tables=TableStore(database),
        codes=CodeStore(database),
        lessons=LessonStore(database),
        record=RecordStore(database),
        orders=OrderStore(database),
        proposals=ProposalStore(database),
        people=PeopleStore(database),
        portraits=PortraitStore(database),
        turns=TurnStore(database),
        results=ResultStore(database),
        servers=ServerStore(database),
        seekers=SeekerStore(database),
        callees=CalleeStore(database),
        puzzles=PuzzleStore(database),
        cups=CupStore(database),
        shown=ShownStore(database),
        former_hands=FormerHandStore(database),
        startup=StartupStore(database),
        key_values=KeyValueStore(database),
        introductions=IntroductionStore(database),
    )
