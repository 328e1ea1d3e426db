"""`/table replace`: hand a seat to somebody else."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.localization import localized
from bot.commands.request import Interaction, name_of, open_request
from bot.commands.table_choice import RUNNING, complete_table, find_tables
from bot.commands.votes import proposal_answer
from bot.store import UserId
from games.engine import Seat
from games.moves import Illegal, require
from games.text import Text


@app_commands.command(name="replace", description=localized("command-table-replace"))
@app_commands.describe(
    user=localized("option-user"),
    seat=localized("option-which-seat"),
    table=localized("option-table"),
)
@app_commands.autocomplete(table=complete_table)
async def replace(
    interaction: Interaction,
    user: discord.User,
    seat: app_commands.Range[int, 1, 8] | None = None,
    table: str | None = None,
) -> None:
    """Propose that somebody else takes over a seat."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, RUNNING)
    if len(rows) > 1:
        raise Illegal(Text("which-table-option"))
    row = rows[0]
    request.note_table(row)
    require(not user.bot, "table-no-bot", who=name_of(user))
    wanted = None if seat is None else Seat(seat - 1)
    proposal = await request.host.proposals.offer(
        row.id, request.person.id, wanted, UserId(user.id)
    )
    await request.send(proposal_answer(request, proposal, "leaving-asked"))
