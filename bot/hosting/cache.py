"""In-memory cache of decoded tables and recent news; both can be rebuilt from the record.

`replayed` rebuilds them by playing the record again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from cachetools import Cache, LRUCache

from bot.hosting.acts import TakenBack, read_act
from bot.store import MadeBy, NewTable, RecordRow, TableId, TableRow, UserId
from games import engine
from games.chance import Chance
from games.engine import Event, Seat, Table
from games.package import AnyGame
from games.text import Name, Text

MAX_TABLES = 1024
MAX_NEWS = 40
"""News of at most so many plies are cached for a table; posts and hands retell no more plies."""


@dataclass(frozen=True, slots=True)
class News:
    """What happened at one ply. The seat is None for the set-up (ply 0) and for table acts."""

    ply: int
    seat: Seat | None
    events: Sequence[Event]
    notes: tuple[Text, ...] = ()
    """What everybody is told besides the events."""
    final: bool = False
    """Whether it revealed something hidden."""
    forced: bool = False
    """Whether the game went on by itself, because nothing was left to choose."""
    user: UserId | None = None
    """Who sat there then; None for an automa."""

    @classmethod
    def of_entry(
        cls, entry: RecordRow, events: Sequence[Event], final: bool, *, explained: bool = False
    ) -> News:
        """The news of an action that was entered into the record; *explained* if a game was said
        before to go on by itself.
        """
        notes = () if entry.forced and explained else notes_of(entry)
        return cls(entry.ply, entry.seat, events, notes, final, entry.forced, entry.user)


@dataclass(slots=True)
class _Entry:
    ply: int
    table: Table
    news: deque[News] = field(default_factory=lambda: deque(maxlen=MAX_NEWS))
    """Of consecutive plies, up to the table's."""


class PositionCache:
    """The tables used last, decoded, with the news of their latest plies."""

    def __init__(self) -> None:
        self._entries: LRUCache[TableId, _Entry] = LRUCache(MAX_TABLES)

    def table(self, table: TableId, ply: int) -> Table | None:
        """Return a table's decoded state at *ply*, if it is cached."""
        entry = self._entries.get(table)
        return entry.table if entry is not None and entry.ply == ply else None

    def news(self, table: TableId, since: int, ply: int) -> Sequence[News] | None:
        """Return the news after *since* up to *ply*, or None unless all of it is cached."""
        entry = self._peek(table)
        known = [news for news in entry.news if since < news.ply <= ply] if entry else []
        return known if len(known) == ply - since else None

    def last_ply(self, table: TableId, seat: Seat) -> int | None:
        """Return the ply of a seat's latest action, or None unless it is cached."""
        entry = self._peek(table)
        for news in reversed(entry.news if entry else ()):
            if news.seat is None:
                # The set-up or a table act: only the record tells whose action came before it.
                return None
            if news.seat == seat:
                return news.ply
        return None

    def put(self, table: TableId, ply: int, decoded: Table, news: News | None = None) -> None:
        """Cache a table's decoded state at *ply*, and the news that led to it."""
        entry = self._entries.setdefault(table, _Entry(ply, decoded))
        if entry.news and (news is None or news.ply != entry.news[-1].ply + 1):
            entry.news.clear()
        if news is not None:
            entry.news.append(news)
        entry.ply, entry.table = ply, decoded

    def put_news(self, table: TableId, ply: int, news: Sequence[News]) -> None:
        """Cache news up to *ply* that were replayed, if the table is still at that ply."""
        entry = self._peek(table)
        if entry is not None and entry.ply == ply and len(entry.news) < len(news):
            entry.news.clear()
            entry.news.extend(news)

    def _peek(self, table: TableId) -> _Entry | None:
        """Return an entry without counting it as used."""
        return Cache.__getitem__(self._entries, table) if table in self._entries else None


@dataclass(frozen=True, slots=True)
class Replayed:
    """A table's state after an entry of its record, and the news of that entry."""

    ply: int
    table: Table
    news: News


def replayed(game: AnyGame, row: NewTable, record: Sequence[RecordRow]) -> Iterator[Replayed]:
    """Play the *record* of a table again from its set-up.

    Raises `ValueError` or `Illegal` if that fails. A table that is not in the database yet counts
    as full.
    """
    seats = len(row.seats) if isinstance(row, TableRow) else row.size
    acts = {entry.ply: read_act(entry.action) for entry in record if entry.by is MadeBy.TABLE}
    returns = {act.to for act in acts.values() if isinstance(act, TakenBack)}
    played = engine.begin(game.rules.laid_out(seats, Chance(row.seed), row.chosen))
    table, came_to, explained = played.table, {0: played.table}, False
    yield Replayed(0, table, News(0, None, played.news))
    for entry in record:
        if (act := acts.get(entry.ply)) is None:
            played = engine.play(table, entry.seat, game.rules.codec.read_action(entry.action))
            table = played.table
            news = News.of_entry(entry, played.news, played.final, explained=explained)
            explained |= entry.forced
        else:
            table = came_to[act.to] if isinstance(act, TakenBack) else table
            news = News(entry.ply, None, (), notes_of(entry))
        if entry.ply in returns:
            came_to[entry.ply] = table
        yield Replayed(entry.ply, table, news)


def notes_of(entry: RecordRow) -> tuple[Text, ...]:
    """Return what everybody is told of an entry besides its events.

    Never whether it was an order: orders are secret.
    """
    match entry.by:
        case MadeBy.TABLE:
            return (read_act(entry.action).line(entry),)
        case MadeBy.STAND_IN:
            return (Text("note-stand-in", who=Name(entry.seat)),)
        case MadeBy.FORCED:
            return (Text("note-forced", who=Name(entry.seat)),)
    return ()
