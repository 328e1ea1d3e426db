"""What the host keeps at hand: the tables it last used, decoded, and the news of their latest moves.

Bounded, and only ever a shortcut: the tables can be had again from the store, and the news from the record, `replayed`.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.acts import TakenBack, read_act
from bot.store import By, NewTable, RecordRow, TableId, TableRow
from games import engine
from games.chance import Chance
from games.engine import Event, Seat, Table
from games.game import Game
from games.text import Name, Text

_TABLES = 1024
_NEWS = 40
"""Of so many plies posts tell at the most: see `bot.announcer.FARTHEST`."""


@dataclass(frozen=True, slots=True)
class News:
    """What one move caused to happen; of the set-up (ply 0), and of what people did to the table, nobody's seat."""

    ply: int
    seat: Seat | None
    events: Sequence[Event]
    notes: tuple[Text, ...] = ()
    """What everybody is told of it beside the events."""
    final: bool = False
    """Whether something hidden came to light."""


@dataclass(slots=True)
class _Kept:
    ply: int
    table: Table
    news: deque[News] = field(default_factory=lambda: deque(maxlen=_NEWS))
    """Of plies that follow one another, up to the table's."""


class Memory:
    """The latest tables; the least recently used are forgotten first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[TableId, _Kept] = OrderedDict()

    def table(self, table: TableId, ply: int) -> Table | None:
        """Return what lies on a table at *ply*, if that is at hand."""
        kept = self._kept.get(table)
        if kept is None or kept.ply != ply:
            return None
        self._kept.move_to_end(table)
        return kept.table

    def news(self, table: TableId, since: int, ply: int) -> Sequence[News] | None:
        """Return the news after *since* up to *ply*, or nothing unless all of it is at hand."""
        kept = self._kept.get(table)
        known = [news for news in kept.news if since < news.ply <= ply] if kept else []
        return known if len(known) == ply - since else None

    def last_ply(self, table: TableId, seat: Seat) -> int | None:
        """Return the ply of a seat's latest action, or nothing unless that is at hand."""
        kept = self._kept.get(table)
        for news in reversed(kept.news if kept else ()):
            if news.seat is None:
                return None  # the set-up, or what people did to a table: for the record to say whose it is
            if news.seat == seat:
                return news.ply
        return None

    def keep(self, table: TableId, ply: int, lying: Table, news: News | None = None) -> None:
        """Remember what lies on a table at *ply*, and the news that brought it there."""
        kept = self._kept.setdefault(table, _Kept(ply, lying))
        if kept.news and (news is None or news.ply != kept.news[-1].ply + 1):
            kept.news.clear()
        if news is not None:
            kept.news.append(news)
        kept.ply, kept.table = ply, lying
        self._kept.move_to_end(table)
        if len(self._kept) > _TABLES:
            self._kept.popitem(last=False)

    def recall(self, table: TableId, ply: int, news: Sequence[News]) -> None:
        """Remember the news up to *ply*, found in the record, of a table that is still as it was then."""
        kept = self._kept.get(table)
        if kept is not None and kept.ply == ply and len(kept.news) < len(news):
            kept.news.clear()
            kept.news.extend(news)


@dataclass(frozen=True, slots=True)
class Replayed:
    """What lies on a table after an entry of its record, and the news of it."""

    ply: int
    table: Table
    news: News


def replayed(game: Game[Any, Any], row: NewTable, record: Sequence[RecordRow]) -> Iterator[Replayed]:
    """Play the *record* of a table once more, from its set-up; raise `ValueError` or `Illegal` where that cannot be.

    Of a table that is yet to be kept all seats are taken.
    """
    seats = len(row.seats) if isinstance(row, TableRow) else row.size
    acts = {entry.ply: read_act(entry.action) for entry in record if entry.by is By.TABLE}
    returns = {act.to for act in acts.values() if isinstance(act, TakenBack)}
    played = engine.begin(game.laid_out(seats, Chance(row.seed), row.chosen))
    table, came_to = played.table, {0: played.table}
    yield Replayed(0, table, News(0, None, played.news))
    for entry in record:
        if (act := acts.get(entry.ply)) is None:
            played = engine.play(table, entry.seat, game.codec.read_action(entry.action))
            table, news = played.table, News(entry.ply, entry.seat, played.news, notes_of(entry), played.final)
        else:
            table = came_to[act.to] if isinstance(act, TakenBack) else table
            news = News(entry.ply, None, (), notes_of(entry))
        if entry.ply in returns:
            came_to[entry.ply] = table
        yield Replayed(entry.ply, table, news)


def notes_of(entry: RecordRow) -> tuple[Text, ...]:
    """What everybody is told of an entry beside the events of its action.

    Not whether an order made it: nobody else learns of orders.
    """
    match entry.by:
        case By.TABLE:
            return (read_act(entry.action).line(entry),)
        case By.STAND_IN:
            return (Text("note-stand-in", who=Name(entry.seat)),)
    return ()
