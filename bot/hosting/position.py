"""A table with its game's state, and the checks that most requests begin with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.hosting.cache import News
from bot.hosting.undo_rule import way_back
from bot.store import SeatRow, Status, TableRow, UserId
from games import engine
from games.engine import Decision, Order, Seat, Table
from games.moves import Action, Illegal, Move, require
from games.package import AnyGame
from games.text import Text


class MovedOn(Illegal):
    """The table has changed since the player decided; they must decide again."""

    def __init__(self) -> None:
        super().__init__(Text("table-moved-on"))


@dataclass(frozen=True, slots=True)
class Position:
    """A table that has begun, with its state. `table` must not be modified."""

    row: TableRow
    game: AnyGame
    table: Table

    @property
    def live(self) -> bool:
        """Whether moves may be made: the game is running and not paused."""
        return self.row.status is Status.RUNNING and self.row.paused_at is None

    def owed_by(self, seat: Seat) -> Decision | None:
        """Return the decision the game waits for from *seat*.

        None once the seat has answered, even if it may still change its answer.
        """
        waiting = self.table.waiting if self.live else ()
        return next((decision for decision in waiting if decision.seat == seat), None)

    def free_move(self, seat: Seat) -> Action | None:
        """Return a move of *seat* that costs nothing, if the game knows one now."""
        owed, find = self.owed_by(seat), self.game.mind.free_move
        return find(self.table, owed) if find and owed else None

    def taken_by(self, seat: Seat, move: Action | Order) -> Action:
        """Return the action that a move of *seat* takes now: of an order, the one with which it is
        obeyed. Raises `MovedOn` if that is none any more.
        """
        if isinstance(move, Action):
            return move
        owed = self.owed_by(seat)
        action = move.obey(self.table, owed) if owed is not None else None
        if action is None:
            raise MovedOn
        return action

    def free_to_undo(self, seat: Seat, news: Sequence[News]) -> int | None:
        """Return the ply of a seat's last move, if the *news* tell of it and it may be taken back
        without asking anybody.
        """
        acts = [n for n, move in enumerate(news, start=1) if move.seat is None]
        found = way_back(self.row, seat, news[max(acts, default=0) :])
        if not self.live or isinstance(found, Text) or found.asks:
            return None
        return found.ply

    def refusal(self, seat: Seat, move: Move) -> Text | None:
        """Return why *seat* could not make a move now, or None if it could."""
        match move:
            case Action():
                try:
                    engine.play(self.table, seat, move)
                except Illegal as illegal:
                    return illegal.text
            case Order():
                return move.lapsed(self.table, seat)
        return None


def require_running(row: TableRow) -> None:
    """Raise `Illegal` unless the game is running, whether paused or not."""
    require(row.status is not Status.OPEN, "table-not-begun")
    require(row.status is not Status.ENDED, "table-ended")
    require(row.status is Status.RUNNING, "table-finished")


def require_open(row: TableRow) -> None:
    """Raise `Illegal` unless a table waits for its game to begin."""
    require(row.status is not Status.RUNNING, "table-begun")
    require(row.status is not Status.FINISHED, "table-finished")
    require(row.status is Status.OPEN, "table-ended")


def require_live(row: TableRow) -> None:
    """Raise `Illegal` unless moves may be made at a table: it is running and not paused."""
    require_running(row)
    require(row.paused_at is None, "table-paused")


def seat_of(row: TableRow, user: UserId) -> SeatRow:
    """Return the seat in which *user* sits; raise `Illegal` for a stranger."""
    seat = row.seat_of(user)
    if seat is None:
        raise Illegal(Text("table-not-yours", names=row.names))
    return seat
