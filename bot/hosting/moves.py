"""Plays moves: by hand, by automas and by order. Each is recorded once, with its effects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from prometheus_client import Counter

from bot.hosting.cache import News, PositionCache
from bot.hosting.changes import Changes
from bot.hosting.clock import Clock, seconds
from bot.hosting.introductions import Introductions
from bot.hosting.locks import TableLocks
from bot.hosting.orders import LeftOrder, Orders
from bot.hosting.position import MovedOn, Position, require_live, seat_of
from bot.hosting.tables import Tables
from bot.hosting.waiting import with_waiting
from bot.store import AlreadyPlayed, MadeBy, OrderRow, RecordRow, Status, TableId, UserId
from bot.store.orders import OrderStore
from bot.store.record import RecordStore
from games import engine
from games.engine import Order, Seat, Table
from games.moves import Action, Illegal
from games.text import Text

MOVES = Counter("parlour_moves", "Moves that were made", ["game", "by"])


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that was played: the position after it, and its news."""

    position: Position
    news: News
    order_before: LeftOrder | None = None
    """The standing order of whoever moved by hand, as it was before the move."""
    order: LeftOrder | None = None
    """The same after the move."""
    following: tuple[News, ...] = ()
    """What happened by itself then, because there was nothing to choose."""


class Moves:
    """Plays moves."""

    def __init__(  # noqa: PLR0913  # its collaborators
        self,
        *,
        record: RecordStore,
        order_store: OrderStore,
        tables: Tables,
        orders: Orders,
        introductions: Introductions,
        cache: PositionCache,
        locks: TableLocks,
        changes: Changes,
        clock: Clock,
    ) -> None:
        self._record = record
        self._order_store = order_store
        self._tables = tables
        self._orders = orders
        self._introductions = introductions
        self._cache = cache
        self._locks = locks
        self._changes = changes
        self._clock = clock
        self._unannounced: set[TableId] = set()

    async def play(
        self,
        table: TableId,
        ply: int,
        user: UserId,
        move: Action | Order,
        *,
        interaction: int | None = None,
    ) -> PlayedMove:
        """Play the action that *user* chose at *ply*; raise `MovedOn` unless it still `holds`. An
        order is obeyed once, as if by hand, and stands from then on.

        If Discord delivers an *interaction* twice, both get the same answer and one move is made.
        """
        with self._announcing(table):
            async with self._locks.of(table):
                position = await self._tables.position(table)
                seat = seat_of(position.row, user).seat
                before = await self._orders.at(position, seat)
                try:
                    action = position.taken_by(seat, move)
                    left = await self._orders.begun(position, seat, move)
                    played = await self._play(
                        position, ply, seat, action, MadeBy.HAND, interaction, left
                    )
                except Illegal:
                    # A repeated interaction is always refused, because the table has moved on. So
                    # only a refusal needs this look-up.
                    if (
                        interaction is not None
                        and (made := await self._record.ply_of(table, interaction)) is not None
                    ):
                        news = await self._news_of(table, made, seat)
                        return PlayedMove(position, news, before, before)
                    raise
                if (decision := position.owed_by(seat)) is not None:
                    await self._introductions.note_met(position, user, decision)
                after = await self._orders.at(played.position, seat)
                return replace(played, order_before=before, order=after)

    async def play_free_moves(
        self, table: TableId, user: UserId, *, interaction: int | None = None
    ) -> PlayedMove:
        """Play all that *user* may do for nothing, each as a move of its own; raise `Illegal` if
        there is nothing.
        """
        with self._announcing(table):
            async with self._locks.of(table):
                position = await self._tables.position(table)
                seat = seat_of(position.row, user).seat
                before = await self._orders.at(position, seat)
                made, asked_by = None, interaction
                while (action := position.free_move(seat)) is not None:
                    ply = position.row.ply
                    then = await self._play(position, ply, seat, action, MadeBy.HAND, asked_by)
                    position, asked_by = then.position, None
                    following = (*made.following, then.news, *then.following) if made else ()
                    made = PlayedMove(position, made.news, following=following) if made else then
                if made is None:
                    raise Illegal(Text("free-none"))
                after = await self._orders.at(made.position, seat)
                return replace(made, order_before=before, order=after)

    async def play_automa(self, table: TableId, ply: int, seat: Seat, action: Action) -> PlayedMove:
        """Play the action of an automa that sits there or stands in; otherwise like `play`."""
        with self._announcing(table):
            async with self._locks.of(table):
                position = await self._tables.position(table)
                sitting = position.row.seats[seat]
                if not sitting.automa and not sitting.stand_in:
                    raise MovedOn
                return await self._play(
                    position,
                    ply,
                    seat,
                    action,
                    MadeBy.AUTOMA if sitting.automa else MadeBy.STAND_IN,
                    None,
                )

    async def obey(self, table: TableId, seat: Seat) -> None:
        """Play the action of a seat's due order. If the rules refuse it, the order is over."""
        with self._announcing(table):
            async with self._locks.of(table):
                row = await self._orders.row(table, seat)
                if row is None or row.due is None or row.due > self._clock():
                    return
                position = await self._tables.position(table)
                if position.row.paused_at is not None:
                    return
                owed = position.owed_by(seat)
                action = (
                    position.game.rules.codec.read_order(row.order).obey(position.table, owed)
                    if owed
                    else None
                )
                if action is None or position.row.status is not Status.RUNNING:
                    await self._order_store.mark_due(table, seat, None)
                    return
                try:
                    await self._play(position, position.row.ply, seat, action, MadeBy.ORDER, None)
                    return
                except MovedOn:
                    raise
                except Illegal as refusal:
                    await self._order_store.keep(replace(row, due=None, over=refusal.text))
                    self._unannounced.add(table)

    async def holds(self, position: Position, seat: Seat, ply: int) -> bool:
        """Whether a seat still faces the decision it faced at *ply*.

        It does if, since then, only others have answered in the same round of simultaneous
        decisions.
        """
        row, table = position.row, position.table
        if ply == row.ply:
            return True
        unanswered = (
            max(row.ply - table.answered, row.back_at) <= ply < row.ply
            and table.decision_of(seat) is not None
        )
        return unanswered and await self._record.last_ply(row.id, seat) <= ply

    async def _play(
        self,
        position: Position,
        ply: int,
        seat: Seat,
        action: Action,
        by: MadeBy,
        interaction: int | None,
        left: OrderRow | None = None,
    ) -> PlayedMove:
        require_live(position.row)
        if not await self.holds(position, seat, ply):
            raise MovedOn
        played = engine.play(position.table, seat, action)
        made = await self._enter(position, seat, action, played, by, interaction, left)
        return await self._gone_on(made)

    async def _gone_on(self, made: PlayedMove) -> PlayedMove:
        """Let the game go on by itself as long as its player has nothing to choose.

        What would reveal something hidden is left to the player: it cannot be taken back. In a
        lesson all is pressed by the learner.
        """
        while made.position.live and not made.position.row.lesson:
            position, waiting = made.position, made.position.table.waiting
            action = waiting[0].forced(position.table) if len(waiting) == 1 else None
            if action is None:
                break
            seat = waiting[0].seat
            played = engine.play(position.table, seat, action)
            if played.final or played.table.over:
                break
            then = await self._enter(position, seat, action, played, MadeBy.FORCED, None)
            following = (*made.following, then.news)
            made = PlayedMove(then.position, made.news, following=following)
        return made

    async def _enter(
        self,
        position: Position,
        seat: Seat,
        action: Action,
        played: engine.Played[Table],
        by: MadeBy,
        interaction: int | None,
        left: OrderRow | None = None,
    ) -> PlayedMove:
        """Enter what came of an action into the record, with the order that was *left* with it."""
        row, game = position.row, position.game
        stood_in = by is MadeBy.STAND_IN or (by is MadeBy.FORCED and row.seats[seat].stand_in)
        entry = RecordRow(
            ply=row.ply + 1,
            seat=seat,
            user=row.seats[seat].user,
            action=game.rules.codec.write_move(action),
            edition=game.rules.edition,
            final=played.final,
            by=by,
            at=seconds(self._clock),
        )
        status = Status.FINISHED if played.table.over else Status.RUNNING
        after = Position(replace(row, ply=entry.ply, status=status), game, played.table)
        after = with_waiting(position, after, seconds(self._clock), seat, stood_in=stood_in)
        orders = await self._orders.changed_by_move(position, after, seat, left)
        seats = [now for now, then in zip(after.row.seats, row.seats, strict=True) if now != then]
        written = game.rules.codec.write_table(played.table)
        try:
            await self._record.add_play(row.id, entry, written, status, interaction, orders, seats)
        except AlreadyPlayed:
            raise MovedOn from None
        explained = entry.forced and await self._record.was_forced(row.id, before=entry.ply)
        news = News.of_entry(entry, played.news, played.final, explained=explained)
        self._cache.put(row.id, entry.ply, played.table, news)
        if by is not MadeBy.FORCED:
            MOVES.labels(
                game.family, "automa" if by in {MadeBy.AUTOMA, MadeBy.STAND_IN} else "hand"
            ).inc()
        if not row.lesson:  # of a lesson nobody else is told
            self._unannounced.add(row.id)
        return PlayedMove(after, news)

    @contextmanager
    def _announcing(self, table: TableId) -> Iterator[None]:
        """Announce what was entered, as the last thing before the answer.

        So whoever asked for a move can note its interaction before anything is shown.
        """
        try:
            yield
        finally:
            if table in self._unannounced:
                self._unannounced.remove(table)
                self._changes.announce(table)

    async def _news_of(self, table: TableId, ply: int, seat: Seat) -> News:
        since = await self._tables.news_since(table, ply - 1)
        return next((news for news in since if news.ply == ply), News(ply, seat, ()))
