"""How puzzles are proved: searches of everything that can still happen, by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Generic, TypeVar

from games.draft import draft
from games.engine import Decision, Seat, Table, advance
from games.moves import Action, Illegal
from games.puzzles import Proved, SearchLimit, Unproved
from games.questions import answers

T = TypeVar("T", bound=Table)
C = TypeVar("C")


def nothing_drawn(_table: Any, _seat: Seat, _action: Action) -> Sequence[Any]:
    """No action of the search turns anything up."""
    return ()


def each_move(_table: Any, _action: Action) -> bool:
    """Every move is looked at."""
    return True


def ways(
    table: T, decision: Decision[T], worth_a_look: Callable[[T, Action], bool] = each_move
) -> Iterator[tuple[Action, T]]:
    """Yield every legal answer to a decision, each once, with the table after it."""
    seen = set[Action]()
    for _, move in answers(decision.ask(table)):
        if not isinstance(move, Action) or move in seen or not worth_a_look(table, move):
            continue
        seen.add(move)
        after = draft(table)
        try:
            advance(after, decision.seat, move)
        except Illegal:
            continue
        yield move, after


def topped(table: T, deck_of: Callable[[T], list[C]], card: C) -> T:
    """The table with *card* on top of the deck in which it lies."""
    possible = draft(table)
    deck = deck_of(possible)
    deck.remove(card)
    deck.append(card)
    return possible


def _settled(before: Table, after: Table) -> bool:
    """Whether nothing has come to light."""
    return (before.revealed, before.chance.drawn) == (after.revealed, after.chance.drawn)


def _turned_up(
    table: T,
    seat: Seat,
    action: Action,
    drawn: Callable[[T, Seat, Action], Sequence[T]],
    limit: SearchLimit,
) -> Iterator[T]:
    """Yield the tables after an action, one for each thing that it may turn up.

    Raises `Unproved` if nobody says what that may be, or if there is too much to search.
    """
    possible = drawn(table, seat, action)
    if not possible:
        raise Unproved
    for before in possible:
        limit.spend()
        after = draft(before)
        advance(after, seat, action)
        yield after


def _in_common(lines: Sequence[tuple[Action, ...]]) -> tuple[Action, ...]:
    """With what all of them begin."""
    together = takewhile(lambda moves: len({*moves}) == 1, zip(*lines, strict=False))
    return tuple(moves[0] for moves in together)


@dataclass(frozen=True, slots=True)
class _Outcome:
    least: int
    most: int
    moves: int = 0
    """How many own moves it takes."""
    line: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Alone(Generic[T]):
    """The rest of a turn in which nobody else decides anything; what follows it is cut off."""

    worth: Callable[[T, Seat], int]
    """What is reached when the turn is over; more is better."""
    key: Callable[[T, Seat], Hashable]
    """All that the rest depends on: positions with the same key are searched once."""
    worth_a_look: Callable[[T, Action], bool] = each_move
    """Whether a move need be searched: what never brings more than another one need not."""
    answers: Callable[[T, Action], bool] | None = None
    """Which first moves are looked at, if others than later."""
    drawn: Callable[[T, Seat, Action], Sequence[T]] = nothing_drawn
    """The tables, one for each thing that an action may turn up, before the action is taken."""
    ended: Callable[[T, Seat], bool] | None = None
    """Whether the turn is over; it is as well where nothing is worth a look any more. Without it
    the decision of the moment, and what that leads to, is the whole turn: what follows is cut off.
    """

    def prove(self, table: T, seat: Seat, limit: SearchLimit) -> Sequence[Proved]:
        """Return what each first move brings in the end."""
        search, alone = _Search(self, seat, limit), draft(table)
        if self.ended is None:
            alone.agenda[:-1] = []
        return [
            Proved(action, found.least, found.most, found.moves, found.line)
            for action, found in search.moves(alone, self.answers or self.worth_a_look)
        ]


@dataclass(slots=True)
class _Search(Generic[T]):
    how: Alone[T]
    seat: Seat
    limit: SearchLimit
    known: dict[Hashable, _Outcome] = field(default_factory=dict)

    def moves(
        self, table: T, looked_at: Callable[[T, Action], bool]
    ) -> Iterator[tuple[Action, _Outcome]]:
        decision = table.decision_of(self.seat)
        assert decision is not None
        for action, after in ways(table, decision, looked_at):
            self.limit.spend()
            found = self.after(table, action, after)
            line = (action, *found.line)
            yield action, _Outcome(found.least, found.most, found.moves + 1, line)

    def after(self, table: T, action: Action, after: T) -> _Outcome:
        """What comes of an action, for whatever it may turn up."""
        if _settled(table, after):
            return self.outcome(after)
        turned = _turned_up(table, self.seat, action, self.how.drawn, self.limit)
        found = [*map(self.outcome, turned)]
        return _Outcome(
            min(outcome.least for outcome in found),
            max(outcome.most for outcome in found),
            max(outcome.moves for outcome in found),
            _in_common([outcome.line for outcome in found]),
        )

    def outcome(self, table: T) -> _Outcome:
        """The best that can be made of a table."""
        if table.over or (self.how.ended is not None and self.how.ended(table, self.seat)):
            worth = self.how.worth(table, self.seat)
            return _Outcome(worth, worth)
        key = self.how.key(table, self.seat)
        if key not in self.known:
            found = [outcome for _, outcome in self.moves(table, self.how.worth_a_look)]
            if not found:
                if self.how.ended is None:
                    raise Unproved
                worth = self.how.worth(table, self.seat)
                found = [_Outcome(worth, worth)]
            best = max(found, key=lambda outcome: (outcome.least, -outcome.moves))
            most = max(outcome.most for outcome in found)
            self.known[key] = _Outcome(best.least, most, best.moves, best.line)
        return self.known[key]


@dataclass(frozen=True, slots=True, kw_only=True)
class Forced(Generic[T]):
    """A win that nobody can prevent, whatever the others do and whatever is turned up."""

    won: Callable[[T, Seat], bool | None]
    """Whether the seat has won, or can win no more; nothing while that is open."""
    key: Callable[[T, Seat], Hashable]
    """All that the rest depends on: positions with the same key are searched once."""
    worth_a_look: Callable[[T, Action], bool]
    """Whether a move need be searched: of others what could hinder the seat, of the seat's own what
    could help it.
    """
    drawn: Callable[[T, Seat, Action], Sequence[T]]
    """The tables, one for each thing that an action may turn up, before the action is taken; what
    helps nobody first.
    """

    def prove(self, table: T, seat: Seat, limit: SearchLimit) -> Sequence[Proved]:
        """Return which first moves win: they bring 1, others, which can be refuted, 0."""
        contest, decision = _Contest(self, seat, limit), table.decision_of(seat)
        assert decision is not None
        moves = list[Proved]()
        for action, after in ways(table, decision):
            wins = int(contest.stands(table, decision.seat, action, after))
            moves.append(Proved(action, wins, wins, 1, (action,)))
        return moves


@dataclass(slots=True)
class _Contest(Generic[T]):
    how: Forced[T]
    seat: Seat
    limit: SearchLimit
    known: dict[Hashable, bool] = field(default_factory=dict)

    def stands(self, table: T, seat: Seat, action: Action, after: T) -> bool:
        """Whether the win stands after an action of a seat, whatever it turns up."""
        self.limit.spend()
        if _settled(table, after):
            return self.holds(after)
        turned = _turned_up(table, seat, action, self.how.drawn, self.limit)
        return all(map(self.holds, turned))

    def holds(self, table: T) -> bool:
        """Whether the seat wins by force from here."""
        won = self.how.won(table, self.seat)
        if won is not None:
            return won
        key = self.how.key(table, self.seat)
        if key not in self.known:
            decision = table.waiting[0]
            enough = any if decision.seat == self.seat else all
            self.known[key] = enough(
                self.stands(table, decision.seat, action, after)
                for action, after in ways(table, decision, self.how.worth_a_look)
            )
        return self.known[key]
