"""Storage: everything the bot keeps, in one SQLite file or in a database of a PostgreSQL server.

No other part of the bot knows SQL.

When a write returns, it is on disk. A read or write that fails raises `StoreError`; nothing is
kept in memory instead.
"""

from bot.store.carried_out import AlreadyCarriedOut, carry_out
from bot.store.columns import NEVER
from bot.store.enums import Absence, Hints, MadeBy, ProposalKind, Status, TablePace, TakeBack
from bot.store.errors import StaleTable, StoreAway, StoreBusy, StoreError
from bot.store.former_hands import FormerHand
from bot.store.people import Preferences, Where
from bot.store.policy import TablePolicy
from bot.store.record import AlreadyPlayed
from bot.store.results import ResultRow
from bot.store.rows import (
    DELAY,
    NO_CALL,
    NOWHERE,
    Copy,
    Full,
    NewAutoma,
    NewTable,
    OrderRow,
    Person,
    ProposalId,
    ProposalRow,
    RecordRow,
    SeatRow,
    TableId,
    TableRow,
    UserId,
)
from bot.store.servers import ServerRow
from bot.store.store import Store, open_store
from bot.store.turns import ForetoldRow, WaitRow

__all__ = [
    "DELAY",
    "NEVER",
    "NOWHERE",
    "NO_CALL",
    "Absence",
    "AlreadyCarriedOut",
    "AlreadyPlayed",
    "Copy",
    "ForetoldRow",
    "FormerHand",
    "Full",
    "Hints",
    "MadeBy",
    "NewAutoma",
    "NewTable",
    "OrderRow",
    "Person",
    "Preferences",
    "ProposalId",
    "ProposalKind",
    "ProposalRow",
    "RecordRow",
    "ResultRow",
    "SeatRow",
    "ServerRow",
    "StaleTable",
    "Status",
    "Store",
    "StoreAway",
    "StoreBusy",
    "StoreError",
    "TableId",
    "TablePace",
    "TablePolicy",
    "TableRow",
    "TakeBack",
    "UserId",
    "WaitRow",
    "Where",
    "carry_out",
    "open_store",
]
