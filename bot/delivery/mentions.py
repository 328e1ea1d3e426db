"""Whom a message mentions, so that Discord notifies them and nobody else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import discord

from bot.hosting.cache import News
from bot.hosting.host import Position
from bot.hosting.moves import Moves
from bot.hosting.orders import may_act_by_order
from bot.messages.turns import seats_to_act
from bot.store import Status, TableRow, UserId
from games.engine import Seat

NO_MENTIONS = discord.AllowedMentions.none()
"""Let a message notify nobody."""


def mentioning(users: Iterable[int]) -> discord.AllowedMentions:
    """Let a message notify these people alone."""
    people = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=people)


def people_of(row: TableRow, seats: Collection[Seat]) -> list[UserId]:
    """Return the people who sit in these seats."""
    return [user for seat in row.seats if seat.seat in seats and (user := seat.user)]


def seats_in(position: Position) -> frozenset[Seat]:
    """Return the seats that the newest post mentions: of those who must act, or at the end all."""
    if position.table.over:
        return frozenset(seat.seat for seat in position.row.seats if not seat.automa)
    return seats_to_act(position)


def is_called_later(position: Position) -> bool:
    """Whether a post notifies nobody yet, because those who must act may have left orders.

    Then all of them are called aloud once an order would have acted, if they still must act. It is
    the same for everybody, whether they have left an order or not, so it gives nothing away.
    """
    acting = seats_to_act(position)
    return bool(acting) and all(may_act_by_order(position, seat) for seat in acting)


async def seats_to_mention(
    moves: Moves, position: Position, news: Sequence[News]
) -> frozenset[Seat] | None:
    """Return the seats that a new post notifies, or None if the newest post is edited instead.

    At the end of a game these are all, so that everybody hears of the result.

    Nobody is notified twice of the same question: not when others answer it, nor when somebody
    changes an answer. The *news* are those since the newest post or its last edit.
    """
    row, acting = position.row, seats_to_act(position)
    before = row.called
    # A change to the table itself, such as a new player in a seat, concerns all who must act.
    table_changed = any(move.notes and move.seat is None for move in news)
    same: set[Seat] = set()
    if row.shown is not None and not table_changed:
        same = {seat for seat in before & acting if await moves.holds(position, seat, row.shown)}
    new = acting - same
    if position.table.over and any(move.seat is not None for move in news):
        return seats_in(position)
    ended = position.table.over or row.status is Status.ENDED
    if ended or (table_changed and new) or any(_is_waiting(seat, before, news) for seat in new):
        return new
    return None


def _is_waiting(seat: Seat, before: Collection[Seat], news: Sequence[News]) -> bool:
    """Return whether a seat with a new question was waiting for others, and needs a notification.

    Whoever moves and must act again at once needs none.
    """
    return seat not in before or any(move.seat not in {None, seat} for move in news)
