"""Moves: by hand, by automas, and by order, each recorded once together with what it led to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.memory import News, notes_of
from bot.metrics import MOVES
from bot.ordering import Ordering
from bot.store import AlreadyPlayed, By, RecordRow, Status, TableId, UserId
from bot.tables import MovedOn, Position, require_live, seat_of
from games import engine
from games.engine import Action, Illegal, Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a move."""

    position: Position
    news: News


class Playing(Ordering):
    """Plays moves."""

    async def play(
        self, table: TableId, ply: int, user: UserId, action: Action, *, interaction: int | None = None
    ) -> Outcome:
        """Play *user*'s action, thought of at *ply*; raise `MovedOn` unless it still `holds`.

        An *interaction* that is delivered again gets its first outcome again and changes nothing.
        """
        async with self._lock(table):
            position = await self.position(table)
            seat = seat_of(position.row, user).seat
            try:
                return await self._play(position, ply, seat, action, By.HAND, interaction)
            except Illegal:
                # The same once more is refused, for the table has moved on: only then need one look whether it was.
                if interaction is not None and (made := await self._store.ply_of(table, interaction)) is not None:
                    return Outcome(position, await self._news_of(table, made, seat))
                raise

    async def play_automa(self, table: TableId, ply: int, seat: Seat, action: Action) -> Outcome:
        """Play the action of an automa, who sits there or stands in for somebody; otherwise like `play`."""
        async with self._lock(table):
            position = await self.position(table)
            sitting = position.row.seats[seat]
            if not sitting.automa and not sitting.stand_in:
                raise MovedOn
            return await self._play(position, ply, seat, action, By.AUTOMA if sitting.automa else By.STAND_IN, None)

    async def obey(self, table: TableId, seat: Seat) -> None:
        """Play the action of a seat's order, if that is due; what the rules refuse is not obeyed any more."""
        async with self._lock(table):
            row = await self._order_row(table, seat)
            if row is None or row.due is None or row.due > self.clock():
                return
            position = await self.position(table)
            if position.row.paused_at is not None:
                return
            owed = position.owed_by(seat)
            action = position.game.codec.read_order(row.order).obey(position.table, owed) if owed else None
            if action is None or position.row.status is not Status.RUNNING:
                await self._store.mark_due(table, seat, None)
                return
            try:
                await self._play(position, position.row.ply, seat, action, By.ORDER, None)
                return
            except MovedOn:
                raise
            except Illegal as refusal:
                await self._store.keep_order(replace(row, due=None, over=refusal.text))
        self._tell(table)

    async def holds(self, position: Position, seat: Seat, ply: int) -> bool:
        """Whether what was put to a seat at *ply* is still put to it: at most others have answered since."""
        row, table = position.row, position.table
        if ply == row.ply:
            return True
        since = max(row.ply - table.answered, row.back_at) <= ply < row.ply and table.decision_of(seat) is not None
        return since and await self._store.last_ply(row.id, seat) <= ply

    async def _play(
        self, position: Position, ply: int, seat: Seat, action: Action, by: By, interaction: int | None
    ) -> Outcome:
        row, game = position.row, position.game
        require_live(row)
        if not await self.holds(position, seat, ply):
            raise MovedOn
        played = engine.play(position.table, seat, action)
        entry = RecordRow(
            ply=row.ply + 1,
            seat=seat,
            user=row.seats[seat].user,
            action=game.codec.write_move(action),
            edition=game.edition,
            final=played.final,
            by=by,
            at=self._now(),
        )
        status = Status.FINISHED if played.table.over else Status.RUNNING
        after = Position(replace(row, ply=entry.ply, status=status), game, played.table)
        waited = self._waited_for(position, after, seat, stood_in=by is By.STAND_IN)
        after = replace(after, row=replace(after.row, seats=waited))
        orders = await self._changed_orders(position, after, seat)
        seats = [now for now, then in zip(after.row.seats, row.seats, strict=True) if now != then]
        written = game.codec.write_table(played.table)
        try:
            await self._store.add_play(row.id, entry, written, status, interaction, orders, seats)
        except AlreadyPlayed:
            raise MovedOn from None
        news = News(entry.ply, seat, played.news, notes_of(entry), played.final)
        self._memory.keep(row.id, entry.ply, played.table, news)
        MOVES.labels(game.key, "automa" if by in {By.AUTOMA, By.STAND_IN} else "hand").inc()
        self._tell(row.id)
        return Outcome(after, news)

    async def _news_of(self, table: TableId, ply: int, seat: Seat) -> News:
        since = await self.news_since(table, ply - 1)
        return next((news for news in since if news.ply == ply), News(ply, seat, ()))
