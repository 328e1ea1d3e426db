"""Opens tables, seats people and automas, plays moves, keeps orders: whoever shows tables or asks for moves comes here.

What a method has returned is on disk. Refusals are `Illegal`, with a text for the player; one lock for each table lets
moves, seatings and orders happen one after the other. Nothing here waits for Discord.
"""

from __future__ import annotations

from bot.ordering import LeftOrder
from bot.playing import Outcome, Playing
from bot.seating import Seating
from bot.tables import AnyGame, Clock, MovedOn, Position

__all__ = ["AnyGame", "Clock", "Host", "LeftOrder", "MovedOn", "Outcome", "Position"]


class Host(Seating, Playing):
    """All of a table's life, from its opening to its end; see `Tables` for what it is made with."""
