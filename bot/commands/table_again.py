"""*Play again* and *Swap seats*: another table for the same people, once a game is over."""

from __future__ import annotations

from bot.commands.presses import table_action
from bot.commands.request import Request
from bot.commands.server_rules import check_may_reopen
from bot.messages.button_actions import TableAction
from bot.messages.components import Post, buttons
from bot.store import Status, TableId


@table_action(TableAction.AGAIN)
async def play_again(request: Request, table: TableId) -> None:
    """Open a table at which everybody has the same seat."""
    await _again(request, table, swap=False)


@table_action(TableAction.SWAP)
async def swap_seats(request: Request, table: TableId) -> None:
    """Open a table at which everybody sits one seat before."""
    await _again(request, table, swap=True)


async def _again(request: Request, table: TableId, *, swap: bool) -> None:
    """Open the table, or join the one that somebody else has opened by now."""
    row = await request.row(table)
    if row.rematch is None:
        services = request.services
        await check_may_reopen(services.servers, request.host, request.interaction, row)
    found, new = await request.host.seating.again(table, request.person, swap=swap)
    words = request.words()
    if new:
        request.services.table_delivery.post_notice(found.id)
    elif found.status is Status.OPEN and found.seat_of(request.person.id) is None:
        found = await request.host.seating.join(found.id, request.person)
    waits = found.status is Status.OPEN
    asked = new and waits
    key = "again-opened" if asked else "again-joined" if waits else "again-there"
    said = words(key, number=str(found.id), place=f"<#{found.place}>")
    rows = [buttons(found, [TableAction.LEAVE], words)] if waits else []
    await request.send_post(Post(said, rows))
