"""Opens tables, seats people, plays moves and takes them back: whoever shows tables or asks for moves comes here.

What a method has returned is on disk. Refusals are `Illegal`, with a text for the player; one lock for each table lets
moves, seatings and orders happen one after the other. Nothing here waits for Discord.
"""

from __future__ import annotations

from bot.closing import Closing
from bot.ordering import LeftOrder
from bot.playing import Outcome
from bot.proposing import Proposing
from bot.starting import Starting
from bot.tables import AnyGame, Clock, MovedOn, Position

__all__ = ["AnyGame", "Clock", "Host", "LeftOrder", "MovedOn", "Outcome", "Position"]


class Host(Closing, Proposing, Starting):
    """All of a table's life, from its opening to its end; see `Tables` for what it is made with."""
