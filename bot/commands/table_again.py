"""*Play again*, with the same seats or swapped ones: another table for the same people."""

from __future__ import annotations

from bot.commands.presses import table_action
from bot.commands.request import Request
from bot.commands.server_rules import check_may_reopen
from bot.commands.table_opening import conversation_of
from bot.delivery.direct_invitations import invite_directly
from bot.messages.button_actions import TableAction
from bot.messages.components import Post, buttons
from bot.messages.table_names import place_of
from bot.store import Status, TableId
from games.moves import require


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
    opening = await request.host.seating.rematch(row) is None
    if opening:
        services = request.services
        await check_may_reopen(services.servers, request.host, request.interaction, row)
        if row.direct:
            await request.host.codes.check_may_open(request.person.id)
    channel = await conversation_of(request) if row.direct and opening else None
    found, new = await request.host.seating.again(
        table, request.person, swap=swap, channel=channel, opens=opening
    )
    words = request.words()
    if new:
        request.services.table_delivery.post_notice(found.id)
    elif found.status is Status.OPEN and found.seat_of(request.person.id) is None:
        found = await request.host.seating.join(found.id, request.person)
    waits = found.status is Status.OPEN
    require(waits or found.seat_of(request.person.id) is not None, "table-begun")
    asked = new and waits
    if not (waits or found.direct or found.thread):  # its thread is being opened, if there is one
        await request.defer()
        found = await request.services.table_delivery.opened(found.id)
    key = "again-opened" if asked else "again-joined" if waits else "again-there"
    said = words(key, number=str(found.id), place=place_of(found, words))
    rows = [buttons(found, [TableAction.LEAVE], words)] if waits else []
    await request.send_post(Post(said, rows))
    if asked and found.direct:
        await invite_directly(
            request.interaction.client,
            request.services.store.people,
            request.services.people,
            found,
            former=row,
            game=request.host.games.by_key(found.game),
        )
