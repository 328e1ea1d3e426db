"""The picture of a private menu: what is being chosen from, drawn anew with each press.

A picture that is ready soon comes with the menu. Otherwise the menu appears first, and the picture
follows. The file name tells whether the picture took the place of a hand, since the bot stores
nothing about menus.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import discord

from bot.commands.at_table import AtTable, compose_answer
from bot.commands.hand import paint_hand
from bot.commands.request import Request
from bot.delivery.errors import REQUEST_FAILURES, Code
from bot.delivery.hand_pictures import (
    OVER_HAND,
    PREVIEW,
    choice_picture,
    shown_table,
    table_picture,
)
from bot.delivery.mentions import NO_MENTIONS
from bot.hosting.cache import MAX_NEWS
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

_log = logging.getLogger(__name__)


async def send_menu(at: AtTable, post: Post) -> None:
    """Send a menu with its picture; without a page it asks all that the seat may do."""
    who = _asks(at)
    at.request.services.pages.turn(*who)
    shown = at if at.page else replace(at, page=_first_page(at))
    drawing = asyncio.create_task(_painting(shown, over_hand=False))
    done, _ = await asyncio.wait({drawing}, timeout=PATIENCE_SECONDS)
    files = _files(drawing.result()) if done else []
    await at.request.send(post.content, view=post.view, files=files)
    if not done:
        files = _files(await drawing)
        if at.request.services.pages.is_latest(*who):
            with suppress(discord.NotFound):  # its owner has put the menu away
                await at.request.interaction.edit_original_response(attachments=files)
    _keep_open(at)


async def show_menu_page(at: AtTable, post: Post) -> None:
    """Replace the pressed message by a page of the menu with its picture."""
    await _replace(at, post)
    _keep_open(at)


async def close_menu(at: AtTable, post: Post) -> None:
    """Replace the pressed menu by the result of a move, with the picture of what can be chosen
    next.

    A picture of what was chosen from would contradict the news above it, so the old one goes at
    once.
    """
    await _replace(replace(at, page=_first_page(at)), post, moved=True)
    _keep_open(at)


def _keep_open(at: AtTable) -> None:
    """Let a menu that was shown go on once it is its owner's turn. In direct messages a hand does
    that.
    """
    if not at.position.row.lesson and at.request.interaction.guild_id is not None:
        at.request.services.menus.note(at.position, at.request.person.id, _PrivateMenu(at))


@dataclass(frozen=True, slots=True)
class _PrivateMenu:
    """A menu that one person alone sees: the answer to a request, or one that has followed it."""

    at: AtTable
    followup: int | None = None

    async def renewed(self, position: Position) -> _PrivateMenu | None:
        """Ask its owner anew, below what has happened since their last move, and take this menu
        away.
        """
        request, row = self.at.request, position.row
        sits = row.seat_of(request.person.id)
        if sits is None or request.interaction.is_expired():
            return None
        at, seat = replace(self.at, position=position, seat=sits, page=None), sits.seat
        who = request.person.id, row.id, -row.ply
        request.services.pages.turn(*who)
        since = max(await request.host.tables.last_ply(row.id, seat), row.ply - MAX_NEWS)
        post = await compose_answer(at, await request.host.tables.news_since(row.id, since))
        shown = replace(at, page=_first_page(at))
        painting = await _painting(shown, over_hand=False)
        if not request.services.pages.is_latest(*who):
            return None  # its owner has pressed something meanwhile
        try:
            sent = await _follow(request, post, _files(painting))
        except REQUEST_FAILURES as failure:  # the post offers another menu
            _log.info("the menu of seat %d at table %d does not go on: %s", seat, row.id, failure)
            return None
        try:
            await _take_away(request, self.followup)
        except REQUEST_FAILURES as failure:  # whoever presses it is told that it is old
            _log.info("an old menu of seat %d at table %d stays: %s", seat, row.id, failure)
        return _PrivateMenu(at, sent)


async def _follow(request: Request, post: Post, files: Sequence[discord.File]) -> int:
    """Send a further post that only this person sees, after another answer; return its id."""
    sent = await request.interaction.followup.send(
        post.content,
        view=post.view,
        files=files,
        ephemeral=True,
        allowed_mentions=NO_MENTIONS,
        wait=True,
    )
    return sent.id


async def _take_away(request: Request, followup: int | None) -> None:
    """Delete the answer, or a post that has followed it; nothing if it was put away."""
    with suppress(discord.NotFound):
        if followup is None:
            await request.interaction.delete_original_response()
        else:
            await request.interaction.followup.delete_message(followup)


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
    done, _ = await asyncio.wait({drawing}, timeout=PATIENCE_SECONDS)
    old = kept if moved else None
    try:
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
