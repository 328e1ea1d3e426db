"""Invitations by direct message, for those who have just played together that way."""

from __future__ import annotations

import logging

import discord

from bot.delivery.errors import DIRECT_MESSAGES_CLOSED, REQUEST_FAILURES, code_of
from bot.hosting.preferences import KnownPreferences
from bot.messages.escaping import plain
from bot.messages.language import language_of, words_of
from bot.messages.notices import code_invitation
from bot.store import TableRow
from bot.store.people import PeopleStore
from games.package import AnyGame

_log = logging.getLogger(__name__)


async def invite_directly(
    client: discord.Client,
    store: PeopleStore,
    people: KnownPreferences,
    row: TableRow,
    *,
    former: TableRow,
    game: AnyGame,
) -> None:
    """Invite those who sat at the *former* table, as far as they take direct messages.

    An invitation that cannot be sent is not sent later: whoever opened the table can pass on its
    code.
    """
    opener = row.seat_of(row.opener)
    for seat in former.seats:
        if seat.user is None or seat.user == row.opener or not people.of(seat.user).direct:
            continue
        words = words_of(language_of(seat.locale), game)
        post = code_invitation(row, game, plain(opener.name if opener else ""), words)
        try:
            channel = await client.create_dm(discord.Object(seat.user))
            await channel.send(post.content, view=post.view, nonce=f"{row.id}.{seat.seat}.again")
        except REQUEST_FAILURES as refusal:
            if code_of(refusal) in DIRECT_MESSAGES_CLOSED:
                await store.mark_closed(seat.user, True)
            _log.info("table %d: seat %d is not invited: %s", former.id, seat.seat, refusal)
