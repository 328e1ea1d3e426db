"""The answer to one person at a table: the news, notes, and all that they may do now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.commands.request import Request
from bot.hosting.cache import News
from bot.hosting.host import Position
from bot.messages.components import Post
from bot.messages.compose import Player, compose
from bot.store import SeatRow


def player_of(request: Request, position: Position, seat: SeatRow) -> Player:
    """This person as the reader of the answer.

    Only the message with their hand has further buttons.
    """
    pressed = request.interaction.message
    return Player(
        request.words(position.game),
        seat.seat,
        channel=request.interaction.channel_id,
        warned=request.preferences.warnings,
        in_hand=pressed is not None and pressed.id == seat.hand_message,
    )


async def compose_answer(
    request: Request,
    position: Position,
    player: Player,
    news: Sequence[News] = (),
    notes: Sequence[str] = (),
    undo_ply: int | None = None,
) -> Post:
    """The news and notes, and below them all that this person may do at the table now."""
    player = replace(player, order=await request.host.orders.at(position, player.seat))
    player = await introduced(request, position, player)
    return composed(request, position, player, news, notes, undo_ply)


async def introduced(request: Request, position: Position, player: Player) -> Player:
    """The same player, who is told of their decision if it is new to them and they want that."""
    newcomer = request.preferences.tips and await request.host.introductions.is_newcomer(
        position, player.seat
    )
    return replace(player, newcomer=newcomer)


def composed(
    request: Request,
    position: Position,
    player: Player,
    news: Sequence[News] = (),
    notes: Sequence[str] = (),
    undo_ply: int | None = None,
) -> Post:
    """The same for a player whose order is known."""
    post = compose(position, news, player, notes=notes, undo_ply=undo_ply)
    trouble = request.services.table_delivery.problem_of(position.row)
    return Post(post.content + request.permission_note(trouble), post.rows)


async def refresh_hand(request: Request, position: Position, seat: SeatRow) -> None:
    """Send the hand again if it was pressed and had shown something newer than this answer."""
    pressed, table_delivery = request.interaction.message, request.services.table_delivery
    if pressed is not None and await table_delivery.hands.answer_is_outdated(
        position.row, seat.seat, pressed.id
    ):
        table_delivery.refresh(position.row.id)
