"""Inviting people to an open table: by a mention, or by a code for tables by direct message."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.commands.presses import press, table_action
from bot.commands.request import Request
from bot.delivery.mentions import mentioning
from bot.messages.button_actions import TableAction
from bot.messages.components import Post
from bot.messages.custom_ids import CodeButton, InviteSelect
from bot.messages.escaping import plain
from bot.messages.notices import code_lines, invitation, joined_by_code
from bot.messages.outside import whole_number
from bot.store import TableId, UserId
from bot.store.rows import LARGEST_NUMBER
from games.moves import require

MENTION = re.compile(r"<@!?(\d{5,20})>")
"""Somebody who is mentioned in an option, as Discord writes it."""


def parse_players(typed: str | None) -> Sequence[UserId]:
    """Return who is mentioned in an option; raise `Illegal` if it holds no mention."""
    found = [UserId(int(number)) for number in MENTION.findall(typed or "")]
    require(bool(found) or typed is None, "invite-nobody")
    return found


@press(InviteSelect)
async def press_invite(request: Request, pressed: InviteSelect) -> None:
    """Invite whoever was picked, in a message that mentions them."""
    row = await request.row(pressed.table)
    data: Any = request.interaction.data or {}
    resolved = data.get("resolved", {})
    guests = request.picks(lambda number: UserId(whole_number(number, 0, LARGEST_NUMBER)))
    for guest in guests:
        _check_guest(str(guest), resolved)
    new = await request.host.seating.invite(row.id, request.person.id, guests)
    if not new:
        await request.send(request.words()("invite-known"))
        return
    post = invitation(row, request.host.games.by_key(row.game), plain(request.person.name), new)
    await request.interaction.response.send_message(
        post.content, view=post.view, allowed_mentions=mentioning(new)
    )


def _check_guest(guest: str, resolved: Any) -> None:
    """Raise `Illegal` unless this is a person who sees the channel, as Discord tells it."""
    user, member = (resolved.get(key, {}).get(guest, {}) for key in ("users", "members"))
    who = user.get("global_name") or user.get("username") or ""  # escaped where it is told
    require(not user.get("bot", False), "invite-bot", who=who)
    permissions = discord.Permissions(int(member.get("permissions", 0)))
    require(permissions.view_channel or permissions.administrator, "invite-unseen", who=who)


async def join_by_code(request: Request, typed: str, application: int | None = None) -> None:
    """Seat this person at the table of a code; who may not have the *application* can add it."""
    table = await request.host.codes.table(typed, request.person.id)
    row = await request.host.seating.join(table, request.person)
    request.note_table(row)
    game = request.host.games.by_key(row.game)
    await request.send_post(joined_by_code(row, game, request.words(game), application))


@press(CodeButton)
async def press_code(request: Request, pressed: CodeButton) -> None:
    """Join by the code under an invitation."""
    await join_by_code(request, pressed.code, request.interaction.application_id)


@table_action(TableAction.CODE)
async def renew_code(request: Request, table: TableId) -> None:
    """Give a table a new code; the former one is good no more."""
    await request.row(table)
    row = await request.host.codes.renew(table, request.person.id)
    pressed = request.interaction.message
    if pressed is not None and pressed.id == row.notice:
        await request.interaction.response.defer()
    else:
        lines = code_lines(row, request.words(), request.interaction.application_id)
        await request.send_post(Post("\n".join(lines)))
