"""One person at a table: their request, what lies there, their seat, and the answer to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.commands.request import Request
from bot.hosting.cache import News
from bot.hosting.host import LeftOrder, Position
from bot.hosting.puzzles import AskedPuzzle
from bot.messages.components import Post
from bot.messages.compose import MenuPage, Player, compose
from bot.messages.puzzles import asked_lines, ended_lines
from bot.store import SeatRow, TableId


@dataclass(frozen=True, slots=True)
class AtTable:
    """A request of somebody who sits at a table; what answers it is handed this one value."""

    request: Request
    position: Position
    seat: SeatRow
    page: MenuPage | None = None
    """The page of their menu that is shown; without one all that they may do."""
    asked: AskedPuzzle | None = None
    """The puzzle that their next move answers, if it answers one."""

    @property
    def player(self) -> Player:
        """This person as the reader of the answer.

        Only the message with their hand has further buttons.
        """
        interaction, words = self.request.interaction, self.request.words(self.position.game)
        return Player(
            words,
            self.seat.seat,
            channel=interaction.channel_id,
            warned=self.request.preferences.warnings,
            in_hand=interaction.message is not None
            and interaction.message.id == self.seat.hand_message,
            tested=self.asked is not None,
            notes=asked_lines(self.asked, words),
            page=self.page,
        )


async def at_table(request: Request, table: TableId) -> AtTable:
    """Return the request of somebody who sits at a table; raise `Illegal` for a stranger, or if the
    game has not begun. If they are called otherwise by now, they are called so from now on.
    """
    position = await request.position(table)
    seat = request.seat(position.row)
    here = position.row.guild in {None, request.interaction.guild_id}  # names differ by server
    if here and seat.name != request.person.name:
        await request.host.seating.rename(table, request.person)
        position = await request.position(table)
        seat = request.seat(position.row)
    return AtTable(request, position, seat, asked=await _asked(request, position))


async def _asked(request: Request, position: Position) -> AskedPuzzle | None:
    return await request.host.puzzles.asked_at(position.row, request.person.id)


def _noted(at: AtTable) -> list[str]:
    """What whoever was asked a puzzle is told once they have moved."""
    counts = at.asked is not None and not at.asked.late
    return [at.request.words()("puzzle-noted")] if counts else []


async def compose_answer(
    at: AtTable,
    news: Sequence[News] = (),
    *,
    notes: Sequence[str] = (),
    undo_ply: int | None = None,
    orders: tuple[LeftOrder | None, LeftOrder | None] | None = None,
) -> Post:
    """The news and notes, and below them all that this person may do at the table now.

    A decision that is new to them is explained, if they want that. *orders* are the one that they
    left before the news, and the one that is left now, if both are known.
    """
    request, position, seat = at.request, at.position, at.seat.seat
    words, row = request.words(position.game), position.row
    asked = asked_lines(await _asked(request, position), words)
    ended = ended_lines(await request.host.puzzles.ended_at(row, request.person.id), words)
    before, now = orders or (None, await request.host.orders.at(position, seat))
    tips, introductions = request.preferences.tips, request.host.introductions
    reader = replace(
        at.player,
        order=now,
        order_before=before,
        newcomer=tips and await introductions.is_newcomer(position, seat),
        notes=[*(asked or ended or _noted(at)), *notes],
        undo_ply=undo_ply,
    )
    trouble = request.services.table_delivery.problem_of(row)
    here = row.place == request.interaction.channel_id
    posted = bool(news) and here and trouble is None and not (row.direct or row.lesson)
    post = compose(position, news, replace(reader, end_is_posted=posted and not reader.in_hand))
    return Post(post.content + request.permission_note(trouble), post.rows)


async def moved_on(at: AtTable, since: int) -> str:
    """Why a press of ply *since* came too late: somebody has moved, maybe this very person."""
    own = await at.request.host.tables.has_moved(at.position.row.id, at.seat.seat, since)
    return at.request.words()("table-moved-yourself" if own else "table-moved-on")


async def refresh_hand(at: AtTable) -> None:
    """Send the hand again if it was pressed and had shown something newer than this answer."""
    row, pressed = at.position.row, at.request.interaction.message
    delivery = at.request.services.table_delivery
    if pressed is not None and await delivery.hands.answer_is_outdated(
        row, at.seat.seat, pressed.id
    ):
        delivery.refresh(row.id)
