"""The rule of undo: which move somebody may take back, and whom they must ask first. No I/O."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.hosting.acts import TakenBack, read_act
from bot.store import MadeBy, RecordRow, TableRow, TakeBack, UserId
from games.engine import Seat
from games.text import Text


class Made(Protocol):
    """A move that was made and stands: an entry of the record, or the news of one."""

    @property
    def ply(self) -> int: ...

    @property
    def seat(self) -> Seat | None: ...

    @property
    def user(self) -> UserId | None:
        """Who sat there then; None for an automa."""

    @property
    def final(self) -> bool:
        """Whether it revealed something hidden."""

    @property
    def forced(self) -> bool:
        """Whether the game went on by itself."""


@dataclass(frozen=True, slots=True)
class WayBack:
    """How a player's last move could be taken back."""

    seat: Seat
    ply: int
    """The ply of the move."""
    asks: frozenset[Seat]
    """The seats that must agree."""

    @property
    def to(self) -> int:
        """The ply that the table would return to."""
        return self.ply - 1


def way_back(row: TableRow, seat: Seat, standing: Sequence[Made]) -> WayBack | Text:
    """Return how the last move of whoever sits in a seat could be taken back, or why it could not.

    All moves from there on go back with it. Everybody else is asked if one of them has moved since,
    or if something was revealed.
    """
    user = row.seats[seat].user
    if row.policy.undo is TakeBack.NONE:
        return Text("undo-never")
    own = [
        made.ply for made in standing if made.seat == seat and made.user == user and not made.forced
    ]
    if not own:
        return Text("undo-nothing")
    gone = [made for made in standing if made.ply >= own[-1]]
    if is_barred(row, gone):
        return Text("undo-revealed")
    revealed = any(made.final for made in gone)
    moved = any(made.seat != seat and made.user is not None and not made.forced for made in gone)
    others = {other.seat for other in row.seats if not other.automa and other.seat != seat}
    return WayBack(seat, own[-1], frozenset(others) if moved or revealed else frozenset())


def is_barred(row: TableRow, gone: Sequence[Made]) -> bool:
    """Whether these moves have revealed something, so that they stay whoever agrees."""
    return row.policy.undo is not TakeBack.ANYTHING and any(made.final for made in gone)


def in_force(record: Sequence[RecordRow]) -> list[RecordRow]:
    """Return the actions of a record that were not taken back."""
    standing: list[RecordRow] = []
    for entry in record:
        if entry.by is not MadeBy.TABLE:
            standing.append(entry)
        elif isinstance(act := read_act(entry.action), TakenBack):
            standing = [action for action in standing if action.ply <= act.to]
    return standing
