"""Inviting people to a table that is open: they are mentioned, and sit down with one press."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.commands.presses import press
from bot.commands.request import Request
from bot.delivery.mentions import mentioning
from bot.messages.custom_ids import InviteSelect
from bot.messages.escaping import plain
from bot.messages.notices import invitation
from bot.messages.outside import whole_number
from bot.store import UserId
from games.moves import require

LARGEST_ID = 2**63 - 1
"""The database holds no larger one, and Discord makes none."""
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
    guests = request.picks(lambda number: UserId(whole_number(number, 0, LARGEST_ID)))
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
