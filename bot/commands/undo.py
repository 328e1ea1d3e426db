"""`/undo`: take back one's last move, or ask the others for permission."""

from __future__ import annotations

from discord import app_commands

from bot.commands.at_table import at_table, compose_answer, moved_on, refresh_hand
from bot.commands.localization import localized
from bot.commands.presses import press, table_action
from bot.commands.previews import close_menu, send_menu
from bot.commands.request import Interaction, Request, open_request
from bot.commands.table_choice import RUNNING, complete_table, do_at_table, find_tables
from bot.hosting.host import MovedOn
from bot.hosting.undo_rule import in_force
from bot.messages.button_actions import TableAction
from bot.messages.custom_ids import UndoButton
from bot.store import TableId
from games.moves import Illegal
from games.text import Name, Text


@app_commands.command(name="undo", description=localized("command-undo"))
@app_commands.describe(table=localized("option-table"))
@app_commands.autocomplete(table=complete_table)
async def undo(interaction: Interaction, table: str | None = None) -> None:
    """Take back one's last move."""
    request = await open_request(interaction)
    rows = await find_tables(request, table, RUNNING)
    await do_at_table(request, TableAction.UNDO, rows)


@table_action(TableAction.UNDO)
async def undo_last_move(request: Request, table: TableId) -> None:
    """Take back this person's last move, or ask the others for permission."""
    await request.row(table)
    proposal = await request.host.proposals.take_back(
        table, request.person.id, interaction=request.interaction.id
    )
    await request.send(request.words()("undo-done" if proposal is None else "undo-asked"))


@press(UndoButton)
async def press_undo(request: Request, pressed: UndoButton) -> None:
    """Take back the move of the pressed message; show there what may be done or undone next.

    Under the table's post everybody sees the button, so the answer is for this person alone.
    """
    table, ply = pressed.table, pressed.ply
    row = await request.row(table)
    message = request.interaction.message
    under_post = message is not None and message.id != request.seat(row).hand_message
    under_post = under_post and message is not None and not message.flags.ephemeral
    if under_post:
        made = next((move for move in await request.host.record.of(table) if move.ply == ply), None)
        if made is not None and made.seat != request.seat(row).seat:
            raise Illegal(Text("only-mover-undoes", who=Name(made.seat)))
    request.services.presses.note(request.interaction)
    try:
        with request.services.menus.answering(table, request.person.id):
            proposal = await request.host.proposals.take_back(
                table, request.person.id, ply=ply, interaction=request.interaction.id
            )
        note: str | None = "undo-done" if proposal is None else "undo-asked"
    except Illegal as refusal:
        # Both halves of a double press edit the same message. The one that comes too late must not
        # hide what the other did. Under a post each half has a message of its own.
        double = request.services.presses.is_double(request.interaction) and not under_post
        if double and await _is_undone(request, table, ply):
            note = "undo-done"
        elif isinstance(refusal, MovedOn):
            note = None
        else:
            raise
    at = await at_table(request, table)
    try:
        way = await request.host.take_backs.way_back(at.position, request.person.id)
    except Illegal:
        way = None
    undo_ply = None if way is None or way.asks else way.ply
    told = at.player.words(note) if note else await moved_on(at, ply)
    answer = await compose_answer(at, notes=[told], undo_ply=undo_ply)
    await (send_menu if under_post else close_menu)(at, answer)
    await refresh_hand(at)


async def _is_undone(request: Request, table: TableId, ply: int) -> bool:
    """Whether the move of a ply was taken back."""
    return all(entry.ply != ply for entry in in_force(await request.host.record.of(table)))
