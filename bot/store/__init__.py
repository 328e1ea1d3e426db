"""All that is kept, in one SQLite file: tables, seats, the record, orders. No other part of the bot knows SQL.

What `Store` says is done has reached the disk. What cannot be read or written raises `StoreError`; nothing is ever
kept in memory instead.
"""

from bot.store.opening import StoreError
from bot.store.rows import DELAY, By, NewTable, OrderRow, Person, RecordRow, SeatRow, Status, TableId, TableRow, UserId
from bot.store.store import AlreadyPlayed, Store

__all__ = [
    "DELAY",
    "AlreadyPlayed",
    "By",
    "NewTable",
    "OrderRow",
    "Person",
    "RecordRow",
    "SeatRow",
    "Status",
    "Store",
    "StoreError",
    "TableId",
    "TableRow",
    "UserId",
]
