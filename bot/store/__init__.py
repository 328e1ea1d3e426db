"""All that is kept, in one SQLite file: tables, seats, the record, orders. No other part of the bot knows SQL.

What `Store` says is done has reached the disk. What cannot be read or written raises `StoreError`; nothing is ever
kept in memory instead.
"""

from bot.store.former import FormerHand
from bot.store.opening import StoreError
from bot.store.people import ForetoldRow, Preferences, WaitRow, Where
from bot.store.record import AlreadyPlayed
from bot.store.results import ResultRow
from bot.store.rows import (
    DELAY,
    PATIENCE,
    Absence,
    By,
    Kind,
    NewTable,
    OrderRow,
    Person,
    ProposalId,
    ProposalRow,
    RecordRow,
    SeatRow,
    Status,
    TableId,
    TableRow,
    TakeBack,
    UserId,
)
from bot.store.servers import ServerRow
from bot.store.store import Store

__all__ = [
    "DELAY",
    "PATIENCE",
    "Absence",
    "AlreadyPlayed",
    "By",
    "ForetoldRow",
    "FormerHand",
    "Kind",
    "NewTable",
    "OrderRow",
    "Person",
    "Preferences",
    "ProposalId",
    "ProposalRow",
    "RecordRow",
    "ResultRow",
    "SeatRow",
    "ServerRow",
    "Status",
    "Store",
    "StoreError",
    "TableId",
    "TableRow",
    "TakeBack",
    "UserId",
    "WaitRow",
    "Where",
]
