"""Taking moves back, and voting about what people at a table propose."""

from __future__ import annotations

import re

import discord

from bot.desk import Asked
from bot.host import Position
from bot.menus import Row, button
from bot.store import ProposalId, SeatRow, TableId
from bot.voting import Ballot
from games.engine import Illegal
from renderers.words import Words

TEMPLATE = re.compile(r"undo:(?P<table>\d{1,18}):(?P<ply>\d{1,6})")
"""The custom ids of the buttons that take one certain move back."""


async def undo(asked: Asked, table: TableId, ply: int | None = None) -> None:
    """Take this person's last move back, or ask the others whether they may; pressed, only the move it stands under."""
    asked.at(await asked.host.row(table))
    proposal = await asked.host.undo(table, asked.person.id, ply=ply, interaction=asked.interaction.id)
    await asked.say(asked.words()("undo-done" if proposal is None else "undo-asked"))


async def vote(asked: Asked, proposal: ProposalId, ballot: Ballot) -> None:
    """Count this person's vote; they see it where they pressed."""
    await asked.host.vote(proposal, asked.person, ballot)
    await asked.interaction.response.defer()


async def undo_row(asked: Asked, position: Position, seat: SeatRow, words: Words) -> Row:
    """A button that takes this person's last move back, if that is possible at once."""
    assert seat.user is not None
    try:
        way = await asked.host.way_back(position, seat.user)
    except Illegal:
        return []
    label, custom_id = words("button-undo"), f"undo:{position.row.id}:{way.ply}"
    return [] if way.asks else [button(label, custom_id, discord.ButtonStyle.secondary)]
