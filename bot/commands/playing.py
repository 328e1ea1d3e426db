"""`/play`, `/hand`, `/orders`, `/board`, `/record`: at a table that has begun."""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

from bot.commands import agreeing, errands, looking, moves, recording
from bot.commands.choosing import BEGUN, ask_which, complete_table, meant
from bot.commands.translation import told
from bot.desk import Asked, Interaction, ask, asked_by
from bot.posts import Verb
from bot.store import Status, TableRow
from bot.turns import asking
from games.engine import Illegal, require

RUNNING = (Status.RUNNING,)


@app_commands.command(name="play", description=told("command-play"))
@app_commands.describe(move=told("option-move"), table=told("option-table"))
@app_commands.autocomplete(table=complete_table)
async def play(interaction: Interaction, move: str | None = None, table: str | None = None) -> None:
    """Open the menu of one's moves, or play a typed one."""
    asked = await ask(interaction)
    rows = await _awaiting(asked, await meant(asked, table, RUNNING))
    if len(rows) > 1:
        await ask_which(asked, Verb.PLAY, rows)
    elif move is None:
        await moves.open_menu(asked, rows[0].id)
    else:
        await moves.play_typed(asked, rows[0].id, move)


@play.autocomplete("move")
async def complete_move(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer what may follow what is typed so far."""
    asked = asked_by(interaction)
    try:
        rows = await _awaiting(asked, await meant(asked, interaction.namespace.table, RUNNING))
    except Illegal:
        return []
    offered = await moves.suggest(asked, rows[0].id, typed)
    return [app_commands.Choice(name=suggestion.name, value=suggestion.value) for suggestion in offered]


async def _awaiting(asked: Asked, rows: Sequence[TableRow]) -> Sequence[TableRow]:
    """Of several tables those that wait for this person, or else those that would take an answer or an order."""
    if len(rows) == 1:
        return rows
    waiting, open_to = list[TableRow](), list[TableRow]()
    for row in rows:
        if seat := row.seat_of(asked.person.id):
            position = await asked.host.position(row.id)
            if position.owed_by(seat.seat) is not None:
                waiting.append(row)
            elif asking(position, seat.seat) is not None:
                open_to.append(row)
    return waiting or open_to or rows


@app_commands.command(name="undo", description=told("command-undo"))
@app_commands.describe(table=told("option-table"))
@app_commands.autocomplete(table=complete_table)
async def undo(interaction: Interaction, table: str | None = None) -> None:
    """Take one's last move back."""
    asked = await ask(interaction)
    rows = await meant(asked, table, RUNNING)
    await (agreeing.undo(asked, rows[0].id) if len(rows) == 1 else ask_which(asked, Verb.UNDO, rows))


@app_commands.command(name="hand", description=told("command-hand"))
@app_commands.describe(table=told("option-table"))
@app_commands.autocomplete(table=complete_table)
async def hand(interaction: Interaction, table: str | None = None) -> None:
    """Show one's hand."""
    asked = await ask(interaction)
    rows = await meant(asked, table, BEGUN)
    await (looking.show_hand(asked, rows[0].id) if len(rows) == 1 else ask_which(asked, Verb.HAND, rows))


@app_commands.command(name="orders", description=told("command-orders"))
async def orders(interaction: Interaction) -> None:
    """Show the orders that one has left."""
    await errands.show_orders(await ask(interaction))


@app_commands.command(name="board", description=told("command-board"))
@app_commands.describe(
    table=told("option-table"), text=told("option-text"), ply=told("option-ply"), seat=told("option-seat")
)
@app_commands.autocomplete(table=complete_table)
async def board(
    interaction: Interaction,
    text: bool = False,
    ply: app_commands.Range[int, 0] | None = None,
    seat: str | None = None,
    table: str | None = None,
) -> None:
    """Show the table, as a picture or in words; or how it lay after an earlier move, or what lies before one player."""
    asked = await ask(interaction)
    rows = await meant(asked, table, BEGUN)
    if seat is not None:
        require(len(rows) == 1, "which-table-option")
        await looking.show_seat(asked, rows[0].id, seat)
    elif len(rows) > 1:
        await ask_which(asked, Verb.TEXT if text else Verb.BOARD if ply is None else Verb.REPLAY, rows, ply)
    elif ply is not None:
        await looking.show_moment(asked, rows[0].id, ply)
    else:
        await (looking.show_text if text else looking.show_board)(asked, rows[0].id)


@board.autocomplete("seat")
async def complete_seat(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer who sits at the table."""
    asked = asked_by(interaction)
    try:
        rows = await meant(asked, interaction.namespace.table, BEGUN)
    except Illegal:
        return []
    names = {str(seat.seat + 1): seat.name for seat in rows[0].seats}
    return [app_commands.Choice(name=name, value=n) for n, name in names.items() if typed.lower() in name.lower()]


@app_commands.command(name="record", description=told("command-record"))
@app_commands.describe(table=told("option-table"))
@app_commands.autocomplete(table=complete_table)
async def record(interaction: Interaction, table: str | None = None) -> None:
    """Show the latest moves in words."""
    asked = await ask(interaction)
    rows = await meant(asked, table, BEGUN)
    await (recording.show_record(asked, rows[0].id) if len(rows) == 1 else ask_which(asked, Verb.RECORD, rows))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (play, undo, hand, orders, board, record)
