"""What the host keeps at hand: the tables it last used, decoded, and the news of their latest moves.

Bounded, and only ever a shortcut: the tables can be had again from the store, and the news by a `replay` of the record.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.store import RecordRow, TableId, TableRow
from games import engine
from games.chance import Chance
from games.engine import Event, Seat, Table
from games.game import Game

_TABLES = 256
_NEWS = 64


@dataclass(frozen=True, slots=True)
class News:
    """What one move caused to happen; of the set-up: ply 0, and nobody's seat."""

    ply: int
    seat: Seat | None
    events: Sequence[Event]


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


def replay(game: Game[Any, Any], row: TableRow, record: Iterable[RecordRow]) -> Sequence[News]:
    """Play the *record* of a table once more, from its set-up, and return all its news."""
    played = engine.begin(game.set_up(len(row.seats), Chance(row.seed), row.chosen))
    told = [News(0, None, played.news)]
    for entry in record:
        played = engine.play(played.table, entry.seat, game.codec.read_action(entry.action))
        told.append(News(entry.ply, entry.seat, played.news))
    return told
