"""*What is this?* under a menu: a card large and in words, before it is chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial

import discord

from bot.commands.learn import proposed_answers
from bot.commands.presses import press
from bot.commands.previews import PATIENCE_SECONDS
from bot.commands.request import Request
from bot.hosting.host import Position
from bot.messages.button_actions import MenuAction, MenuSubject
from bot.messages.components import (
    LONGEST_ENTRY,
    LONGEST_PLACEHOLDER,
    Post,
    Row,
    button,
    shortened,
)
from bot.messages.custom_ids import WhatPress, encode
from bot.messages.escaping import plain
from bot.messages.meanings import pieces_at
from bot.messages.menus import MenuPlace
from bot.messages.outside import one_of
from bot.messages.turns import open_question, order_question
from bot.store import SeatRow, TableId
from games.moves import Illegal
from games.teaching import Piece
from games.text import Text


@press(WhatPress)
async def press_what(request: Request, pressed: WhatPress) -> None:
    """Explain the card that was picked, else the one that a lesson proposes, or the first.

    The explanation takes the place of the menu, and the way back that of the explanation: there is
    one menu.
    """
    position = await request.position(TableId(pressed.table))
    seat = request.seat(position.row)
    pieces = _pieces(position, seat, pressed)
    if not pieces:
        raise Illegal(Text("what-late"))
    if request.selected:
        picked = request.picked(partial(one_of, known=pieces))
    else:
        wanted = await proposed_answers(request, position)
        picked = next((key for key in wanted if key in pieces), next(iter(pieces)))
    post = _explained(request, position, pressed, pieces, picked)
    drawing = asyncio.create_task(
        request.services.painter.look_at(position, seat.seat, request.language, picked)
    )
    # A picture of the menu that is still being drawn comes too late.
    request.services.pages.turn(request.person.id, position.row.id, request.interaction.id)
    drawn, _ = await asyncio.wait({drawing}, timeout=PATIENCE_SECONDS)
    if request.may_edit:
        if drawn:
            await request.edit(post, files=drawing.result().files)
            return
        await request.defer_edit()
        await request.edit_with_files(post, (await drawing).files)
        return
    if not drawn:
        await request.defer()
    await request.send(post.content, view=post.view, files=(await drawing).files)


def _pieces(position: Position, seat: SeatRow, pressed: WhatPress) -> Mapping[str, Piece]:
    """What can be explained of the page, by its answers."""
    ordering = pressed.subject is MenuSubject.ORDER
    asked = (order_question if ordering else open_question)(position, seat.seat)
    if asked is None:
        return {}
    return pieces_at(position, seat.seat, asked.question, pressed.path)


def _explained(
    request: Request,
    position: Position,
    pressed: WhatPress,
    pieces: Mapping[str, Piece],
    picked: str,
) -> Post:
    """The name and the meaning of one card, over a select of all of them, and the way back to the
    menu. What the cards do tells apart those whose names are alike or only numbers.
    """
    words, names = request.words(position.game), position.row.names
    piece, written = pieces[picked], [*map(plain, names)]
    content = f"**{words.say(piece.name, written)}**\n{words.say(piece.text, written)}"
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=encode(pressed),
        placeholder=shortened(request.words()("what-pick"), LONGEST_PLACEHOLDER),
    )
    listed = _each_once(pieces)
    for key, other in listed.items():
        name, text = words.say(other.name, names), words.say(other.text, names)
        select.add_option(
            label=shortened(name, LONGEST_ENTRY),
            description=shortened(text, LONGEST_ENTRY),
            value=key,
            default=other == piece,
        )
    rows: list[Row] = [[select]] if len(listed) > 1 else []
    ordering = pressed.subject is MenuSubject.ORDER
    menu = MenuPlace(pressed.table, position.row.ply, pressed.path, ordering)
    return Post(content, [*rows, [button(words("menu-back"), menu.press(MenuAction.ASK))]])


def _each_once(pieces: Mapping[str, Piece]) -> Mapping[str, Piece]:
    """The pieces by the first answer that stands for each: two copies of a card are one entry."""
    first: dict[Piece, str] = {}
    for key, piece in pieces.items():
        first.setdefault(piece, key)
    return {key: piece for piece, key in first.items()}
