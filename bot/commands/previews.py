"""The picture of a private menu: what is being chosen from, drawn anew with each press.

A picture that is ready soon comes with the menu. Otherwise the menu appears first, and the picture
follows. The file name tells whether the picture took the place of a hand, since the bot stores
nothing about menus.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from functools import partial

import discord

from bot.commands.at_table import AtTable, compose_answer
from bot.commands.hand import paint_hand
from bot.commands.private_menus import Send
from bot.commands.request import Request
from bot.delivery.errors import Code
from bot.delivery.hand_pictures import (
    OVER_HAND,
    PREVIEW,
    choice_picture,
    shown_table,
    table_picture,
)
from bot.hosting.host import Position
from bot.messages.choices import settled
from bot.messages.components import Post
from bot.messages.compose import MenuPage
from bot.messages.layouts import is_layout
from bot.messages.menus import MenuPlace
from bot.messages.turns import TurnPart, turn_of
from bot.store import TableId, UserId
from bot.workers.pictures import Painting

PATIENCE_SECONDS = 0.25
"""How long a menu waits for its picture."""


async def send_menu(at: AtTable, post: Post, *, goes_on: bool = True) -> None:
    """Send a menu with its picture; without a page it asks all that the seat may do. If it *goes
    on*, whoever sees it is asked again once they must act.
    """
    who = _asks(at)
    at.request.services.pages.turn(*who)
    shown = at if at.page else replace(at, page=_first_page(at))
    drawing = asyncio.create_task(_painting(shown, over_hand=False))
    with _noting(at) if goes_on else nullcontext():
        done, _ = await asyncio.wait({drawing}, timeout=PATIENCE_SECONDS)
        files = _files(drawing.result()) if done else []
        await at.request.send(post.content, view=post.view, files=files)
    if done:
        return
    files = _files(await drawing)
    if at.request.services.pages.is_latest(*who):
        with suppress(discord.NotFound):  # its owner has put the menu away
            await at.request.interaction.edit_original_response(attachments=files)


async def show_menu_page(at: AtTable, post: Post) -> None:
    """Replace the pressed message by a page of the menu with its picture."""
    await _replace(at, post)


async def show_first_page(at: AtTable, post: Post) -> None:
    """Replace the pressed menu by all that the seat may do, with its picture."""
    await _replace(replace(at, page=_first_page(at)), post)


async def close_menu(at: AtTable, post: Post) -> None:
    """Replace the pressed menu by the result of a move, with the picture of what can be chosen
    next.

    A picture of what was chosen from would contradict the news above it, so the old one goes at
    once.
    """
    await _replace(replace(at, page=_first_page(at)), post, moved=True)


@contextmanager
def _noting(at: AtTable) -> Iterator[None]:
    """Let whoever is shown a menu be asked again below the table's newest post, but not while it is
    on its way. By direct message a hand does that, and a lesson asks by itself.
    """
    row, interaction, menus = at.position.row, at.request.interaction, at.request.services.menus
    if interaction.guild_id is None or interaction.channel_id != row.place or row.lesson:
        yield
        return
    with menus.answering(row.id, at.request.person.id):
        yield
    ask = partial(_another_menu, replace(at, page=None))
    menus.note(at.position, at.request.person.id, ask)


async def _another_menu(before: AtTable, position: Position) -> Send | None:
    """What sends the menu that *Play* would open now, after the one *before*."""
    request, sits = before.request, position.row.seat_of(before.request.person.id)
    if sits is None or request.interaction.is_expired():
        return None
    at = replace(before, position=position, seat=sits)
    post = await compose_answer(at)
    painting = await _painting(replace(at, page=_first_page(at)), over_hand=False)
    return partial(request.send, post.content, view=post.view, files=_files(painting))


def _asks(at: AtTable) -> tuple[UserId, TableId, int]:
    """Who asks for a page of which table's menu, and with which interaction."""
    return at.request.person.id, at.position.row.id, at.request.interaction.id


def _first_page(at: AtTable) -> MenuPage | None:
    """What the seat is asked first; nothing where it must only wait, or may leave an order."""
    turn, row = turn_of(at.position, at.seat.seat), at.position.row
    if turn.asking is None or turn.part not in {TurnPart.ACT, TurnPart.REVISE}:
        return None
    return MenuPage(turn.asking, MenuPlace(row.id, row.ply, settled(turn.asking.question, ())))


async def _replace(at: AtTable, post: Post, *, moved: bool = False) -> None:
    request, who = at.request, _asks(at)
    request.services.pages.turn(*who)
    pressed = request.interaction.message
    layout = request.may_edit and is_layout(pressed)
    kept = shown_table(pressed, at.position) if layout and pressed is not None else []
    drawing = asyncio.create_task(_drawn(at, table=layout and not kept))
    old = kept if moved else None
    try:
        with _noting(at):
            done, _ = await asyncio.wait({drawing}, timeout=PATIENCE_SECONDS)
            await request.edit(post, files=[*kept, *_files(*drawing.result())] if done else old)
        if done:
            return
        paintings = await drawing
    except discord.HTTPException as refusal:
        if not layout or refusal.code != Code.INVALID_FORM:
            raise
        # The hand was shown anew since it was pressed: the pictures that it had are gone.
        await request.edit(post, files=[])
        kept, paintings = [], await _drawn(at, table=True)
    if not request.services.pages.is_latest(*who):
        return
    try:
        if layout:  # its pictures change only with all of it
            await request.edit_with_files(post, [*kept, *_files(*paintings)])
        else:
            await request.interaction.edit_original_response(attachments=_files(*paintings))
    except discord.NotFound:
        pass  # its owner has put the menu away
    except discord.HTTPException as refusal:
        if not layout or refusal.code != Code.INVALID_FORM:
            raise  # else the hand was shown anew while the picture was drawn


async def _drawn(at: AtTable, *, table: bool) -> Sequence[Painting | None]:
    """The picture of a page; without one that of the hand, where the message had shown it. Above it
    that of the *table*, where the message is to show it anew.
    """
    painter, language = at.request.services.painter, at.request.language
    above = await table_picture(painter, at.position, language) if table else None
    return above, await _painting(at, over_hand=_was_hand(at.request))


def _files(*paintings: Painting | None) -> list[discord.File]:
    return [file for painting in paintings if painting is not None for file in painting.files]


async def _painting(at: AtTable, *, over_hand: bool) -> Painting | None:
    shows_hand = over_hand and not _in_direct_message(at.request)
    if at.page is None or (shows_hand and at.page == _first_page(at)):
        return await paint_hand(at) if over_hand else None
    mark = OVER_HAND if over_hand else PREVIEW
    return await choice_picture(at.request.services.painter, at.position, at.player, mark)


def _was_hand(request: Request) -> bool:
    """Whether the pressed message has shown a hand, now or before it was a menu."""
    if _in_direct_message(request):  # its picture may be on its way
        return True
    message = request.interaction.message
    if not request.may_edit:
        return False
    names = [file.filename for file in message.attachments] if message is not None else []
    previewed = any(PREVIEW in name for name in names)
    return any(OVER_HAND in name for name in names) if previewed else bool(names)


def _in_direct_message(request: Request) -> bool:
    """Whether the pressed message is the lasting one by which somebody plays."""
    message = request.interaction.message
    return message is not None and request.may_edit and not message.flags.ephemeral
